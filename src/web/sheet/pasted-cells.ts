/** Cells of a spreadsheet program, pasted into the columns of a table from one cell on. */
import { typedIn, type Units } from '../units/measured.js';
import { valueOfText } from './cell-text.js';
import type { Column } from './columns.js';
import { cellsOfText } from './table-text.js';

/** @returns values by row, by field */
export function pastedCells(
  text: string,
  columns: readonly Column[],
  units: Units,
  decimalSign: string,
): Readonly<Record<string, unknown>>[] {
  return cellsOfText(text).map((row) =>
    Object.fromEntries(
      row.flatMap((cell, index) => {
        const to = columns[index];
        if (to === undefined) return [];
        return [[to.field, typedIn(valueOfText(to, cell, decimalSign), to.quantity, units)] as const];
      }),
    ),
  );
}
