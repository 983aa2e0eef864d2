/** What a hand did to the plan of a draft, as this device keeps it beside the draft: text, which the editor reads and writes. */
const KEPT = 'stowage.hand/';

/** @param id of the draft; @returns null: the plan is the search's own, or the server has what the hand left */
export function keptHand(id: string): string | null {
  return localStorage.getItem(KEPT + id);
}

/** @throws DOMException the device has no room for it or forbids it */
export function keepHand(id: string, written: string): void {
  localStorage.setItem(KEPT + id, written);
}

export function dropHand(id: string): void {
  localStorage.removeItem(KEPT + id);
}
