/**
 * Warnings on what of a workbook nobody sees, or no cargo is: rows are left out, columns read; each is named in one warning
 * a sheet.
 */
import type { Warning } from '../schema/issue.js';
import { prefix } from '../schema/places.js';
import { columnLetters, type Table } from '../tables/cell.js';

/** Runs of rows that are named; of more it is said how many rows there are. */
const MOST_NAMED = 20;

export function hiddenRows({ sheet, hidden = [] }: Table): Warning[] {
  return leftOut(sheet, hidden, 'hidden, and left out. Show them if they count.');
}

/** @param rows numbers of rows below the titles that are totals, notes or titles once more */
export function rowsWithoutCargo(sheet: string, rows: readonly number[]): Warning[] {
  return leftOut(
    sheet,
    rows,
    'left out: no cargo, but a total, a note, titles once more or contents of the piece above.',
  );
}

export function hiddenColumns({ sheet, hiddenColumns: hidden = [] }: Table): Warning[] {
  if (hidden.length === 0) return [];
  const letters = hidden.slice(0, MOST_NAMED).map(columnLetters).join(', ');
  const more = hidden.length > MOST_NAMED ? ` and others, ${hidden.length} in all` : '';
  const message = `${hidden.length === 1 ? 'column' : 'columns'} ${letters}${more}: hidden, and read like the others. Delete them if they do not count.`;
  return [{ code: 'NoEffect', pointer: '', message: prefix({ sheet }) + message }];
}

function leftOut(sheet: string, rows: readonly number[], why: string): Warning[] {
  if (rows.length === 0) return [];
  const runs: { readonly from: number; to: number }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.to === row - 1) last.to = row;
    else runs.push({ from: row, to: row });
  }
  const named = runs.slice(0, MOST_NAMED).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const more = runs.length > MOST_NAMED ? ` and others, ${rows.length} in all` : '';
  const message = `${rows.length === 1 ? 'row' : 'rows'} ${named.join(', ')}${more}: ${why}`;
  return [{ code: 'NoEffect', pointer: '', message: prefix({ sheet }) + message }];
}
