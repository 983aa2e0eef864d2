/** What is reached over other cargo, stop by stop, shown in the picture on a click; and limits of it, tried on a click. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../styles/desk-left.css';
import { ShownUnits } from '../../../domain/shown-units.js';
import { UNITS } from '../../../domain/units.js';
import { running, shownPlan } from '../../pages/plan/planner.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { number, text } from '../../words/words.js';
import { isOfNow, pane } from '../desk-state.js';
import { hand } from '../hand/hand.js';
import { viewing } from '../picture/shown-view.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { limitTrial, type TriedLimit, tryLimits } from './reach-limits.js';
import { piecesAt, type ReachedOver, reachedOver } from './reached-over.js';

export default function Reached() {
  const calculated = shownPlan.value?.answer.plan;
  const rows = reachedOver.value;
  if (!calculated || rows.length === 0) return null;
  const units = new ShownUnits(calculated.problem, draft.value.shown);
  return (
    <>
      <ul class="reached">
        {rows.map((row) => (
          <li key={row.stop}>
            <Stop row={row} reach={`${number(units.length(row.reach), 1)} ${units.names.length}`} />
          </li>
        ))}
      </ul>
      {hand.value === null && <Limits largest={units.length(Math.max(...rows.map(({ reach }) => reach)))} />}
    </>
  );
}

/** Whose pieces are marked in the picture, while any are. */
const markedRow = signal<ReachedOver | null>(null);

function Stop({ row, reach }: { readonly row: ReachedOver; readonly reach: string }) {
  const view = viewing.value;
  const { stop, receivers, count, total, pieces } = row;
  const title = stop === null ? [] : [`${text('stop')} ${number(stop)}`, ...receivers];
  const isMarked = view !== null && view.marked.value !== null && markedRow.value === row;
  const mark = () => {
    if (view === null) return;
    const { sheet } = view.opened.value;
    const [first] = pieces.keys();
    const at = sheet.kind === 'container' && pieces.has(sheet.place) ? sheet.place : first!;
    view.showSheet(at);
    view.ask({ kind: 'step', to: view.opened.value.sheet.steps.length });
    view.marked.value = isMarked ? null : piecesAt(view.opened.value, pieces.get(at)!);
    markedRow.value = row;
    pane.value = 'picture';
  };
  return (
    <button type="button" class="as-text" aria-pressed={isMarked} onClick={mark}>
      {title.length > 0 && <strong>{title.join(' · ')}</strong>}
      <span>{more('reachedOf', { count: number(count), total: number(total), reach })}</span>
    </button>
  );
}

let ends = new AbortController();

function endTrial(): void {
  ends.abort(new Error('Something else is asked for.'));
}

/** @param largest in the unit that is shown */
function Limits({ largest }: { readonly largest: number }) {
  const now = draft.value;
  useEffect(() => endTrial, [now]);
  if (!isOfNow.value) return null;
  const tried = limitTrial.value?.of === now ? limitTrial.value : null;
  const begin = () => {
    endTrial();
    ends = new AbortController();
    void tryLimits(now, largest, ends.signal);
  };
  if (tried === null) {
    return (
      <button type="button" class="desk-button is-small" disabled={running.value !== null} onClick={begin}>
        {more('reachTry')}
      </button>
    );
  }
  return (
    <div class="help">
      <ul>
        {tried.found.map((one) => (
          <Found key={one.limit} tried={one} />
        ))}
      </ul>
      <p class="quiet" role="status">
        {tried.done < tried.count
          ? more('helpTrying', { number: tried.done + 1, count: tried.count })
          : tried.found.length === 0 && more('helpNone', { count: tried.count })}
      </p>
    </div>
  );
}

function Found({ tried: { limit, loaded, left, draft: then } }: { readonly tried: TriedLimit }) {
  const title = more('reachMost', { reach: `${number(limit)} ${UNITS[draft.value.shown].length}` });
  const brings = left === 0 ? desk('allLoad', { count: loaded }) : desk('someLoad', { loaded, count: loaded + left });
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <small>{brings}</small>
      </span>
      <button
        type="button"
        class="desk-button"
        aria-label={`${more('helpTake')}: ${title}`}
        onClick={() => change(then)}
      >
        {more('helpTake')}
      </button>
    </li>
  );
}
