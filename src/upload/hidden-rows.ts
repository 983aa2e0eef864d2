/** Rows of a workbook that nobody sees are left out, and named: one warning a sheet. */
import type { Warning } from '../schema/issue.js';
import { prefix } from '../schema/places.js';
import type { Table } from '../tables/cell.js';

/** Runs of rows that are named; of more it is said how many rows there are. */
const MOST_NAMED = 20;

export function hiddenRows({ sheet, hidden = [] }: Table): Warning[] {
  if (hidden.length === 0) return [];
  const runs: { readonly from: number; to: number }[] = [];
  for (const row of hidden) {
    const last = runs.at(-1);
    if (last?.to === row - 1) last.to = row;
    else runs.push({ from: row, to: row });
  }
  const named = runs.slice(0, MOST_NAMED).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const more = runs.length > MOST_NAMED ? ` and others, ${hidden.length} in all` : '';
  const message = `${hidden.length === 1 ? 'row' : 'rows'} ${named.join(', ')}${more}: hidden, and left out. Show them if they count.`;
  return [{ code: 'NoEffect', pointer: '', message: prefix({ sheet }) + message }];
}
