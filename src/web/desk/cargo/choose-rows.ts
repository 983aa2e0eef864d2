/** Chooses rows of cargo together, by the clicks and keys that spreadsheets have for it. */
import { change, draft } from '../../plan-request/draft-store.js';
import { withRowsRemoved } from '../../plan-request/listed-rows.js';
import { chosenRow, chosenRows, chosenTogether } from '../desk-state.js';

const NONE: ReadonlySet<number> = new Set();
/** Where a choice began that Shift goes on from. */
let anchor = 0;

export interface Keys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Shift: all from where the choice began; Ctrl: this one too, or not; else this one alone, or none. */
export function chooseRow(at: number, { shiftKey, ctrlKey, metaKey }: Keys): void {
  const before = allChosen();
  if (shiftKey) {
    if (before.size === 0) anchor = at;
    if (before.size === 1) [anchor = at] = before;
    const [from, to] = [Math.min(anchor, at), Math.max(anchor, at)];
    choose(new Set(Array.from({ length: to - from + 1 }, (_, place) => from + place)));
    return;
  }
  anchor = at;
  if (ctrlKey || metaKey) {
    const now = new Set(before);
    if (!now.delete(at)) now.add(at);
    choose(now);
  } else {
    const isAlone = chosenRow.peek() === at && chosenRows.peek().size === 0;
    choose(asSet(isAlone ? null : at));
  }
}

/** @param at row whose letters have the focus */
export function chooseByKey({ key, shiftKey }: KeyboardEvent, at: number): void {
  const before = allChosen();
  if (shiftKey) {
    if (before.size === 0) choose(asSet(at));
    const to = at + (key === 'ArrowUp' ? -1 : 1);
    const isThere = to >= 0 && to < draft.peek().cargoes.length;
    if (isThere) chooseRow(to, { shiftKey, ctrlKey: false, metaKey: false });
  } else if (key === 'Escape') choose(NONE);
  else if (key === 'Delete') {
    if (before.size === 0) return;
    choose(NONE);
    change(withRowsRemoved(draft.peek(), before));
  } else choose(new Set(draft.peek().cargoes.keys()));
}

export function chooseNoRow(): void {
  choose(NONE);
}

/** Whatever is chosen: rows together, or one. */
function allChosen(): ReadonlySet<number> {
  return chosenRows.peek().size > 0 ? chosenRows.peek() : asSet(chosenRow.peek());
}

function asSet(row: number | null): ReadonlySet<number> {
  return row === null ? NONE : new Set([row]);
}

function choose(rows: ReadonlySet<number>): void {
  chosenTogether.value = rows.size > 1 ? { rows, of: draft.peek().cargoes.length } : null;
  chosenRow.value = rows.size === 1 ? [...rows][0]! : null;
}
