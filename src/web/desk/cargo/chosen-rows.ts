/** Rows of cargo that are chosen together, by the keys that spreadsheets have for it. */
import { computed, signal } from '@preact/signals';
import { draft } from '../../plan-request/draft-store.js';
import { chosenRow } from '../desk-state.js';

interface Together {
  readonly rows: ReadonlySet<number>;
  /** Of so many: when rows come or go the places are others. */
  readonly of: number;
}

const together = signal<Together | null>(null);
/** Where a choice began that Shift goes on from. */
let anchor = 0;

/** Two or more of them; empty: at most one is chosen, which is `chosenRow`. */
export const chosenRows = computed((): ReadonlySet<number> => {
  const now = together.value;
  return now?.of === draft.value.cargoes.length ? now.rows : NONE;
});
const NONE: ReadonlySet<number> = new Set();

export interface Keys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Shift: all from where the choice began; Ctrl: this one too, or not; else this one alone, or none. */
export function chooseRow(at: number, { shiftKey, ctrlKey, metaKey }: Keys): void {
  const before = chosenRows.peek().size > 0 ? chosenRows.peek() : asSet(chosenRow.peek());
  if (shiftKey) {
    if (before.size === 0) anchor = at;
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

export function chooseAllRows(): void {
  choose(new Set(draft.peek().cargoes.keys()));
}

export function chooseNoRow(): void {
  choose(NONE);
}

/** Whatever is chosen: rows together, or one. */
export function allChosen(): ReadonlySet<number> {
  return chosenRows.peek().size > 0 ? chosenRows.peek() : asSet(chosenRow.peek());
}

function asSet(row: number | null): ReadonlySet<number> {
  return row === null ? NONE : new Set([row]);
}

function choose(rows: ReadonlySet<number>): void {
  together.value = rows.size > 1 ? { rows, of: draft.peek().cargoes.length } : null;
  chosenRow.value = rows.size === 1 ? [...rows][0]! : null;
}
