/** What comes of the request: figures, the picture, what stays behind and why, what there is to know. */

import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import type { Warning } from '../../../schema/issue.js';
import type { LoadResponse } from '../../../schema/load.js';
import { draft } from '../../plan-request/draft-store.js';
import { faultSentence, placeOf, sentence } from '../../plan-request/faults.js';
import { isSamePlan } from '../../plan-request/request-draft.js';
import { tab } from '../../plan-request/view-state.js';
import { Fault } from '../../shell/fault.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { volumeShown, weightShown } from '../../units/measured.js';
import { fieldText, told } from '../../words/said.js';
import { number, percent, text } from '../../words/words.js';
import { FilledContainers } from './filled-containers.js';
import { PlanView } from './plan-view.js';
import { engineFault, refused, running, type ShownPlan, shownPlan } from './planner.js';

type Load = Omit<LoadResponse, 'document'>;

export function Result() {
  const plan = shownPlan.value;
  return (
    <section class="stack" aria-label={text('result')}>
      <State />
      <Fault text={engineFault.value} />
      {refused.value !== null && <Refusal refusal={refused.value} />}
      {plan === null ? (
        refused.value === null && <p class="panel quiet">{text('nothingPlanned')}</p>
      ) : (
        <Plan plan={plan} isOld={refused.value !== null} />
      )}
    </section>
  );
}

/** What happens now; told to screen readers when it ends. */
function State() {
  const runs = running.value;
  const plan = shownPlan.value;
  const share = runs?.progress?.share;
  return (
    <div class="plan-state">
      {runs !== null && !runs.isQuick && (
        <>
          <progress class="progress" value={share ?? undefined} max={1} aria-label={text('calculating')} />
          <p class="quiet small">
            {runs.progress === null
              ? text('calculating')
              : text('progress', {
                  share: percent(100 * runs.progress.share, 0),
                  volume: number(runs.progress.bestVolume, 2),
                  containers: runs.progress.containers,
                })}
          </p>
        </>
      )}
      <p role="status" class="visually-hidden">
        {runs === null && plan !== null && refused.value === null ? headline(plan.answer.load) : ''}
      </p>
    </div>
  );
}

function headline({ loadSummary: { cargoesLoaded, cargoesLeft, containersLoaded } }: Load): string {
  return cargoesLeft === 0
    ? text('allLoaded', { loaded: cargoesLoaded, containers: containersLoaded })
    : text('someLoaded', { loaded: cargoesLoaded, left: cargoesLeft, containers: containersLoaded });
}

function Refusal({ refusal }: { readonly refusal: ShownPlan }) {
  const { calculationError: error, unloaded } = refusal.answer.load;
  const issues = error?.issues ?? [];
  return (
    <div class="notice is-bad">
      <strong>{text('cannotPlan')}</strong>
      {issues.length === 0 && <p>{error && told(error.code, error.message)}</p>}
      <ul class="plain-list">
        {issues.slice(0, 50).map((issue) => (
          <Said
            key={issue.pointer + issue.message}
            pointer={issue.pointer}
            message={faultSentence(issue, refusal.draft)}
            isWhole
          />
        ))}
      </ul>
      {issues.length > 50 && <p>{text('more', { count: issues.length - 50 })}</p>}
      {unloaded.length > 0 && <Unloaded rows={unloaded} />}
    </div>
  );
}

interface SaidProps extends Pick<Warning, 'pointer' | 'message'> {
  /** The sentence names the field itself. */
  readonly isWhole?: boolean;
}

/** A fault or a warning, and the way to where it is. */
function Said({ pointer, message, isWhole = false }: SaidProps) {
  const place = placeOf(pointer);
  const go = () => {
    if (place === null) return;
    tab.value = place.list;
    requestAnimationFrame(() => {
      const selector = place.list === 'rules' ? `#rule-${place.field}` : `[data-cell="${place.row}/${place.field}"]`;
      document.querySelector<HTMLElement>(selector)?.focus();
    });
  };
  return (
    <li>
      {place !== null && (
        <button type="button" class="link" onClick={go}>
          {whereOf(place, isWhole)}
        </button>
      )}{' '}
      {message}
    </li>
  );
}

function whereOf(place: NonNullable<ReturnType<typeof placeOf>>, isRowAlone: boolean): string {
  if (place.list === 'rules') return `${text('tabRules')}, ${fieldText(place.field)}`;
  const row = `${text(place.list === 'cargoes' ? 'tabCargo' : 'tabContainers')} ${place.row + 1}`;
  return isRowAlone ? row : `${row}, ${fieldText(place.field)}`;
}

function Plan({ plan, isOld }: { readonly plan: ShownPlan; readonly isOld: boolean }) {
  const { load } = plan.answer;
  const { loadSummary: sum, unloaded, warnings } = load;
  const { shown } = draft.value;
  const from = load.uom as Uom;
  const cube = UNITS[shown].volume === 'm3' ? 'm³' : 'ft³';
  return (
    <>
      <div class="panel stack" data-is-old={isOld}>
        <div class="row is-apart">
          <h1 class="plan-headline">{headline(load)}</h1>
          <Verdict plan={plan} isOld={isOld} />
        </div>
        {load.alternatives === true && <p class="notice">{text('alternatives')}</p>}
        <dl class="figures">
          <Figure name={text('volumeUsed')} value={percent(sum.volumeUtilization)} />
          <Figure name={text('weightUsed')} value={sum.weightUtilization > 0 ? percent(sum.weightUtilization) : '–'} />
          <Figure name={text('containers')} value={number(sum.containersLoaded)} />
          <Figure name={text('volume')} value={`${number(volumeShown(sum.volumeLoaded, from, shown), 2)} ${cube}`} />
          <Figure
            name={text('weight')}
            value={`${number(weightShown(sum.weightLoaded, from, shown), 1)} ${UNITS[shown].weight}`}
          />
          <Figure name={text('time')} value={`${number(plan.milliseconds)} ms`} />
        </dl>
      </div>
      <PlanView plan={plan} />
      {unloaded.length > 0 && (
        <div class="panel stack">
          <h2>{text('leftBehind', { count: sum.cargoesLeft })}</h2>
          <Unloaded rows={unloaded} />
        </div>
      )}
      <FilledContainers load={load} shown={shown} />
      {warnings.length > 0 && (
        <details class="panel" open={warnings.length < 4}>
          <summary>{text('warnings', { count: warnings.length })}</summary>
          <ul class="plain-list small">
            {warnings.map((warning) => (
              <Said key={warning.pointer + warning.message} pointer={warning.pointer} message={sentence(warning)} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Whether it was checked, how thoroughly it was looked for, and whether it is of the request as it stands. */
function Verdict({ plan, isOld }: { readonly plan: ShownPlan; readonly isOld: boolean }) {
  const { engine, verification } = plan.answer.load;
  const level = engine?.optimizationLevel ?? 0;
  const isLate = isOld || !isSamePlan(plan.draft, draft.value);
  return (
    <span class="row small">
      {isLate && <span class="badge is-warn">{text('isOld')}</span>}
      <span class={`badge ${plan.isQuick ? '' : 'is-good'}`} title={text('levelHint')}>
        {text(plan.isQuick ? 'levelQuick' : 'level', { level })}
      </span>
      {verification?.valid === true && (
        <span class="badge is-good">{text('verified', { checks: verification.checks.length })}</span>
      )}
    </span>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Unloaded({ rows }: { readonly rows: Load['unloaded'] }) {
  return (
    <ScrollArea kind="table-frame" label={text('tabCargo')}>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{text('cargo')}</th>
            <th scope="col" class="number">
              {text('quantity')}
            </th>
            <th scope="col">{text('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, qty, reason, detail }, at) => (
            <tr key={at}>
              <td>{name}</td>
              <td class="number">{number(qty)}</td>
              <td title={reason}>{told(reason, detail)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
