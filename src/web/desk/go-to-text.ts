/** Opens a row of cargo and puts the focus into one of its texts; at its name, if it has none such. */
import { chosenRow } from './desk-state.js';

/** Frames after which the row is open, however slowly it is loaded. */
const LONGEST = 120;

export function goToText(row: number, field: string): void {
  chosenRow.value = row;
  const look = (left: number) => {
    const isOpen = document.querySelector(`[data-text^="${row}/"]`) !== null;
    if (!isOpen && left > 0) return void requestAnimationFrame(() => look(left - 1));
    const selector = [`[data-text="${row}/${field}"]`, `[data-cell="${row}/name"]`];
    const [found] = selector.flatMap((one) => document.querySelector<HTMLElement>(one) ?? []);
    found?.focus();
  };
  look(LONGEST);
}
