/** Opens a row of cargo and puts the focus into one of its texts or cells; at its name, if it has none such. */
import { askedRow, chosenRow, pane } from './desk-state.js';

/** Frames after which the row is open, however slowly it is loaded. */
const LONGEST = 120;

export function goToText(row: number, field: string): void {
  pane.value = 'cargo';
  askedRow.value = row;
  chosenRow.value = row;
  const look = (left: number) => {
    const isOpen = document.querySelector(`[data-text^="${row}/"]`) !== null;
    if (!isOpen && left > 0) return void requestAnimationFrame(() => look(left - 1));
    const selector = [`[data-text="${row}/${field}"]`, `[data-cell="${row}/${field}"]`, `[data-cell="${row}/name"]`];
    const [found] = selector.flatMap((one) => document.querySelector<HTMLElement>(one) ?? []);
    found?.focus();
  };
  look(LONGEST);
}
