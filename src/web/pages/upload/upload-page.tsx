/** Many loads from one workbook: sent to the server, which names each faulty row. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import type { MassLoadsSchema } from '../../../schema/answers.js';
import type { LoadResponse } from '../../../schema/load.js';
import type { Static } from '../../../schema/typebox.js';
import { BuildOptions, queryOfBuild, USUAL_BUILD } from '../../plan-request/build-options.js';
import { Fault } from '../../shell/fault.js';
import { saveFile } from '../../shell/save-file.js';
import { withQuery } from '../../shell/server.js';
import { callServer } from '../../shell/session.js';
import { useTyped } from '../../shell/use-typed.js';
import { office } from '../../words/office-words.js';
import { told } from '../../words/said.js';
import { number, percent, text } from '../../words/words.js';
import { uploadFault, uploadRefusal } from './fault-text.js';

type Answer = Static<typeof MassLoadsSchema>;

const ASKED = { ...USUAL_BUILD, uom: 'UnitMetric', isSaved: true };
const FILES = ['file', 'containers', 'rules'] as const;

export default function UploadPage() {
  const [request, setRequest] = useTyped('upload', ASKED);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [fault, setFault] = useState('');
  const [isRunning, setRunning] = useState(false);
  const upload = async (event: SubmitEvent) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const body = new FormData();
    for (const name of FILES) {
      const file = given.get(name);
      if (file instanceof File && file.size > 0) body.append(name, file);
    }
    setAnswer(null);
    setFault(body.has('file') ? '' : office('uploadNoFile'));
    if (!body.has('file')) return;
    setRunning(true);
    try {
      const path = withQuery('/Upload/Loads', {
        UOM: request.uom,
        loadSaved: String(request.isSaved),
        ...queryOfBuild(request),
      });
      setAnswer((await (await callServer(path, { method: 'POST', body })).json()) as Answer);
    } catch (error) {
      setFault(uploadRefusal((error as Error).message));
    } finally {
      setRunning(false);
    }
  };
  const template = async () => {
    setFault('');
    try {
      saveFile('stowage-loads.xlsx', await (await callServer('/Upload/Template')).blob());
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div class="stack">
      <section class="panel stack" aria-label={office('uploadTitle')}>
        <div class="row is-apart">
          <h1>{office('uploadTitle')}</h1>
          <button type="button" class="button" onClick={() => void template()}>
            {office('uploadTemplate')}
          </button>
        </div>
        <p class="quiet">{office('uploadExplained')}</p>
        <form class="stack" onSubmit={(event) => void upload(event)}>
          <div class="fields">
            <FileField name="file" label={office('uploadFile')} accept=".xlsx,.csv" />
            <FileField name="containers" label={office('uploadContainers')} accept=".csv" />
            <FileField name="rules" label={office('uploadRules')} accept=".csv" />
            <div class="field">
              <label for="upload-uom">{office('importUnit')}</label>
              <select
                id="upload-uom"
                class="input"
                value={request.uom}
                onChange={(event) => setRequest({ ...request, uom: event.currentTarget.value })}
              >
                {Object.entries(UNITS).map(([one, { length, weight }]) => (
                  <option key={one} value={one}>{`${length}, ${weight}`}</option>
                ))}
              </select>
            </div>
          </div>
          <label class="check">
            <input
              type="checkbox"
              checked={request.isSaved}
              onChange={(event) => setRequest({ ...request, isSaved: event.currentTarget.checked })}
            />
            <span>{office('uploadSaved')}</span>
          </label>
          <BuildOptions request={request} onRequest={(build) => setRequest({ ...request, ...build })} />
          <Fault text={fault} />
          <div class="row">
            <button type="submit" class="button is-main" disabled={isRunning}>
              {text(isRunning ? 'uploadRuns' : 'uploadGo')}
            </button>
          </div>
        </form>
      </section>
      {answer !== null && <Outcome answer={answer} />}
    </div>
  );
}

function FileField({
  name,
  label,
  accept,
}: {
  readonly name: string;
  readonly label: string;
  readonly accept: string;
}) {
  return (
    <div class="field">
      <label for={`upload-${name}`}>{label}</label>
      <input id={`upload-${name}`} class="file" name={name} type="file" accept={accept} />
    </div>
  );
}

function Outcome({ answer }: { readonly answer: Answer }) {
  return (
    <section class="panel stack" aria-label={text('result')}>
      <h2>{text('result')}</h2>
      <p role="status">{office('uploadDone', { count: answer.count })}</p>
      {answer.status === 'failed' && <Fault text={answer.message} />}
      <ul class="plain-list cards">
        {answer.items.map((item, at) => (
          <li key={at} class="card stack is-tight">
            <strong class="long">{item.title || office('uploadWithoutTitle')}</strong>
            {'loadSummary' in item ? (
              <Built load={item as unknown as LoadResponse} />
            ) : (
              <p>
                <a href="#/processes">{office('uploadQueued')}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Built({ load }: { readonly load: LoadResponse }) {
  const { loadSummary: sum, reportLinks, calculationError } = load;
  if (load.status === 'failed') {
    return (
      <div class="notice is-bad">
        <ul class="plain-list">
          {(calculationError?.issues ?? []).map((issue) => (
            <li key={issue.pointer + issue.message}>{uploadFault(issue)}</li>
          ))}
          {(calculationError?.issues ?? []).length === 0 && <li>{told(calculationError?.code, load.message)}</li>}
        </ul>
      </div>
    );
  }
  return (
    <p class="row">
      <span>
        {text('containers')}: {number(sum.containersLoaded)} · {percent(sum.volumeUtilization)} · {text('left')}:{' '}
        {number(sum.cargoesLeft)}
      </span>
      {reportLinks?.overview && (
        <a href={reportLinks.overview} target="_blank" rel="noreferrer">
          {text('report')}
        </a>
      )}
    </p>
  );
}
