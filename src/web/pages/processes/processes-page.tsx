/** Work in the background: how far it is, what came of it. */
import { useEffect, useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import type { ProcessSchema } from '../../../schema/processes.js';
import type { Static } from '../../../schema/typebox.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Fault } from '../../shell/fault.js';
import { MoreButton } from '../../shell/more-button.js';
import { RowButton } from '../../shell/row-button.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { read, send } from '../../shell/server.js';
import { useList } from '../../shell/use-list.js';
import { office } from '../../words/office-words.js';
import { type Label, moment, number, percent, text } from '../../words/words.js';
import { LoadDialog } from '../loads/load-dialog.js';

type Process = Static<typeof ProcessSchema>;

const PAGE = 50;
/** One question for all of them: a browser keeps only a few connections to a server open, and each stream of events needs one. */
const ASK_EVERY_MILLISECONDS = { busy: 1000, idle: 10_000 };

const STATES: Readonly<Record<Process['state'], readonly [word: Label, kind: string]>> = {
  queued: ['stateQueued', ''],
  running: ['stateRunning', 'is-warn'],
  done: ['stateDone', 'is-good'],
  failed: ['stateFailed', 'is-bad'],
  cancelled: ['stateCancelled', ''],
};

const isUnderWay = ({ state }: Process) => state === 'queued' || state === 'running';

export default function ProcessesPage() {
  const list = useList<Process>('/Processes', {}, PAGE);
  const [cancelled, setCancelled] = useState<Process | null>(null);
  const [result, setResult] = useState<LoadResponse | null>(null);
  const [fault, setFault] = useState('');
  const isBusy = list.items?.some(isUnderWay) ?? false;
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') list.again();
      },
      isBusy ? ASK_EVERY_MILLISECONDS.busy : ASK_EVERY_MILLISECONDS.idle,
    );
    return () => clearInterval(timer);
  }, [isBusy, list.items?.length]);
  const show = async ({ processId }: Process) => {
    setFault('');
    try {
      const { load } = await read<{ readonly load?: LoadResponse }>(`/Processes/${processId}`);
      if (load) setResult(load);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <section class="panel stack" aria-label={text('pageProcesses')}>
      <div class="row is-apart">
        <h1>{text('pageProcesses')}</h1>
        <button type="button" class="button" onClick={list.again}>
          {text('refresh')}
        </button>
      </div>
      <p class="quiet small">{office('processesExplained')}</p>
      <Fault text={fault || list.fault} />
      {list.items?.length === 0 && <p class="quiet">{office('processesNone')}</p>}
      {list.items !== null && list.items.length > 0 && (
        <ScrollArea kind="table-frame" label={text('pageProcesses')}>
          <table class="table is-tall is-cards">
            <thead>
              <tr>
                <th scope="col">{text('title')}</th>
                <th scope="col">{office('processState')}</th>
                <th scope="col">{office('processAsked')}</th>
                <th scope="col">{office('processStarted')}</th>
                <th scope="col" class="number">
                  {office('processTook')}
                </th>
                <th scope="col">{text('actions')}</th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((process) => (
                <tr key={process.processId}>
                  <th scope="row" class="is-title">
                    {process.title}
                  </th>
                  <td>
                    <State process={process} />
                  </td>
                  <td class="is-date" data-says={office('processAsked')}>
                    {moment(process.createdAt)}
                  </td>
                  <td class="is-date" data-says={office('processStarted')}>
                    {process.startedAt === null ? '–' : moment(process.startedAt)}
                  </td>
                  <td class="number" data-says={office('processTook')}>
                    {tookOf(process)}
                  </td>
                  <td>
                    {isUnderWay(process) && (
                      <RowButton
                        label={office('processCancel')}
                        name={process.title}
                        onClick={() => setCancelled(process)}
                      />
                    )}
                    {process.state === 'done' && (
                      <RowButton
                        label={office('processResult')}
                        name={process.title}
                        onClick={() => void show(process)}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <div class="row">
        <MoreButton list={list} />
      </div>
      {cancelled !== null && (
        <ConfirmDialog
          title={office('processCancel')}
          question={office('processCancelAsk', { title: cancelled.title })}
          label={office('processCancel')}
          onYes={async () => {
            await send('DELETE', `/Processes/${cancelled.processId}`);
            list.again();
          }}
          onClose={() => setCancelled(null)}
        />
      )}
      {result !== null && (
        <LoadDialog load={result} onGone={list.again} onRestored={list.again} onClose={() => setResult(null)} />
      )}
    </section>
  );
}

function State({ process: { state, progress, title, error } }: { readonly process: Process }) {
  const [word, kind] = STATES[state];
  return (
    <div class="stack is-tight">
      <span>
        <span class={`badge ${kind}`}>{text(word)}</span> {state === 'running' && percent(100 * progress, 0)}
      </span>
      {state === 'running' && <progress class="progress" value={progress} max={1} aria-label={title} />}
      {error !== null && <span class="small long">{error}</span>}
    </div>
  );
}

function tookOf({ startedAt, finishedAt }: Process): string {
  if (startedAt === null) return '–';
  const milliseconds = (finishedAt === null ? Date.now() : Date.parse(finishedAt)) - Date.parse(startedAt);
  return text('seconds', { count: number(Math.max(0, milliseconds) / 1000, 1) });
}
