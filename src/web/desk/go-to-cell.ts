/** Shows a cell of the table of cargo and puts the focus into it. */
import { askedRow, pane } from './desk-state.js';

/** Cells that show another field, too. */
const SHOWN_IN: Readonly<Record<string, string | undefined>> = { diameter: 'length', sequence: 'stop' };

/** @param field that the row says; one that has no cell stands in the opened row */
export function goToCell(row: number, field: string): void {
  pane.value = 'cargo';
  askedRow.value = row;
  requestAnimationFrame(() => {
    const cell = document.querySelector<HTMLElement>(`[data-cell="${row}/${SHOWN_IN[field] ?? field}"]`);
    if (cell !== null) cell.focus();
    else void import('./go-to-text.js').then(({ goToText }) => goToText(row, field));
  });
}
