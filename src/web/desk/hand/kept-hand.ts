/** Of which draft this device keeps what a hand did last: a reload goes on with it. */
import { draftId } from '../../plan-request/draft-store.js';

const KEPT = 'stowage.desk.of';

export function isHandKept(): boolean {
  return localStorage.getItem(KEPT) === draftId.peek();
}

/** @param isEdited the plan of the draft is a hand's; false: it is the search's own again */
export function markHandKept(isEdited: boolean): void {
  if (isEdited) {
    try {
      localStorage.setItem(KEPT, draftId.peek());
    } catch {
      // The edits themselves found no room either, and the editor says so.
    }
  } else if (isHandKept()) localStorage.removeItem(KEPT);
}
