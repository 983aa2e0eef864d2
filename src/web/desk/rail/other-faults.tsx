/** What else is wrong with an order beside what is said first, each a click from its cell. */
import { signal } from '@preact/signals';
import { refused } from '../../pages/plan/planner.js';
import { placeOf } from '../../plan-request/faults.js';
import { goToCell } from '../go-to-cell.js';
import { faultOf, firstIssueOf } from '../refusal.js';
import { more } from '../words-more.js';

/** Whoever has more than these begins with them. */
const MOST_NAMED = 100;

/** While an order is looked at anew the list is gone for a moment. */
const isOpened = signal(false);

/** At once: the browser's own news of it may come to a list that is gone. */
function onSummary(event: Event): void {
  event.preventDefault();
  isOpened.value = !isOpened.value;
}

export default function OtherFaults() {
  const refusal = refused.value;
  if (refusal === null) return null;
  const first = firstIssueOf(refusal.answer, refusal.draft);
  const others = (refusal.answer.load.calculationError?.issues ?? []).filter((issue) => issue !== first);
  return (
    <details class="other-faults" open={isOpened.value}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser's own */}
      <summary onClick={onSummary}>{more('faultsMore', { count: others.length })}</summary>
      <ul>
        {others.slice(0, MOST_NAMED).map((issue) => {
          const place = placeOf(issue.pointer);
          const said = faultOf(issue, refusal.draft);
          return (
            <li key={issue.pointer}>
              {place?.list === 'cargoes' ? (
                <button type="button" class="as-link" onClick={() => goToCell(place.row, place.field)}>
                  {said}
                </button>
              ) : (
                said
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
