/** Cells of a spreadsheet program, pasted into the columns of a table from one cell on. */
import { typedIn, type Units } from '../units/measured.js';
import { valueOfText } from './cell-text.js';
import type { Column } from './columns.js';
import { cellsOfText } from './table-text.js';

/** Whether one of the first rows may be titles: several of its cells are words. */
export function mayHaveTitles(text: string): boolean {
  const rows = cellsOfText(text).slice(0, LOOKED_AT);
  return rows.length > 1 && rows.some((row) => row.filter((cell) => /\p{L}/u.test(cell)).length >= LEAST_WORDS);
}

const LOOKED_AT = 20;
const LEAST_WORDS = 3;

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
