/** Why the order as it stands is not planned, and the way to what is wrong. */
import { engineFault, faults, refused } from '../pages/plan/planner.js';
import { placeOf } from '../plan-request/faults.js';
import { hasNoContainer, isYetToCome, lackText } from './desk-state.js';
import { goToCell } from './go-to-cell.js';
import { firstIssueOf, refusalOf } from './refusal.js';
import { desk } from './words.js';

/** What is still to be given, which is no fault; empty: nothing keeps the order from being planned but what is wrong. */
export function lackNow(): string {
  if (hasNoContainer.value && [...faults.value.cells.cargoes.keys()].every(isKeyYetToCome)) return lackText();
  return isBeingTyped() ? desk('needRow') : '';
}

/** Empty: nothing is. */
export function wrongNow(): string {
  const refusal = refused.value;
  return engineFault.value || (refusal === null ? '' : refusalOf(refusal.answer, refusal.draft));
}

function isKeyYetToCome(key: string): boolean {
  const [row, field = ''] = key.split('/');
  return isYetToCome(Number(row), field);
}

/** All that keeps the order from being planned is not typed yet. */
function isBeingTyped(): boolean {
  const issues = refused.value?.answer.load.calculationError?.issues ?? [];
  return (
    issues.length > 0 &&
    issues.every(({ pointer }) => {
      const place = placeOf(pointer);
      return place?.list === 'cargoes' && isYetToCome(place.row, place.field);
    })
  );
}

/** To the cell that is wrong. */
export function GoToFault() {
  const refusal = refused.value;
  const issue = refusal === null ? undefined : firstIssueOf(refusal.answer, refusal.draft);
  const place = issue === undefined ? null : placeOf(issue.pointer);
  if (place === null || place.list !== 'cargoes') return null;
  return (
    <button type="button" class="desk-button is-small" onClick={() => goToCell(place.row, place.field)}>
      {desk('faultGo')}
    </button>
  );
}
