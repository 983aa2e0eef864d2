/** The text of a cell that is typed in: while somebody types it is what was typed, afterwards what was understood. */
import { useState } from 'preact/hooks';
import { shownIn, typedIn, type Units } from '../units/measured.js';
import { decimalSign } from '../words/words.js';
import { textOfValue, valueOfText } from './cell-text.js';
import type { Column } from './columns.js';

export function useCellText(column: Column, value: unknown, units: Units) {
  const [typed, setTyped] = useState<string | null>(null);
  const shownOf = (one: unknown) => shownIn(one, column.quantity, units);
  const read = (given: string) => typedIn(valueOfText(column, given, decimalSign()), column.quantity, units);
  // Undo, for instance, changes the value under the typist's hands.
  const isOwn = typed !== null && Object.is(shownOf(read(typed)), shownOf(value));
  return {
    shown: isOwn ? typed : textOfValue(shownOf(value), decimalSign()),
    /** @returns what it is understood as */
    type: (given: string): unknown => {
      setTyped(given);
      return read(given);
    },
    rest: () => setTyped(null),
  };
}
