/** Rows of a sheet under columns that know how their numbers are shown. */

import type { ReportPaper } from '../../schema/reports.js';

export type Value = string | number | boolean | null;

export interface RowSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Value[])[];
  /** By column: how its numbers are shown, in the spelling of spreadsheets; null: it has none. */
  readonly formats: readonly (string | null)[];
  /** Sums under the rows, that no filter hides. */
  readonly foot: readonly Value[] | null;
  /** What it is printed on; absent: A4. */
  readonly paper?: ReportPaper;
}

export interface Column {
  readonly title: string;
  /** Most decimal places of its numbers; absent: it has texts. */
  readonly places?: number;
  /** Its numbers are shares of one, shown as percent. */
  readonly isShare?: boolean;
}

/** Characters that no name of a sheet may have, and the most it may have of all. */
const FORBIDDEN = /[[\]:*?/\\]/g;
const LONGEST_NAME = 31;

export function rowSheet(
  name: string,
  columns: readonly Column[],
  rows: readonly (readonly Value[])[],
  foot: readonly Value[] | null = null,
): RowSheet {
  const all = foot === null ? rows : [...rows, foot];
  return {
    name: name.replace(FORBIDDEN, ' ').slice(0, LONGEST_NAME),
    header: columns.map(({ title }) => title),
    rows,
    formats: columns.map((column, at) => formatOf(column, all, at)),
    foot,
  };
}

/** As many places as the numbers of the column need, so that they stand below each other. */
function formatOf({ places, isShare = false }: Column, rows: readonly (readonly Value[])[], at: number): string | null {
  if (isShare) return '0.0%';
  if (places === undefined) return null;
  let needed = 0;
  for (const row of rows) {
    const value = row[at];
    if (typeof value === 'number') needed = Math.max(needed, placesOf(value, places));
  }
  return needed === 0 ? '#,##0' : `#,##0.${'0'.repeat(needed)}`;
}

function placesOf(value: number, most: number): number {
  const [, fraction = ''] = value.toFixed(most).split('.');
  return fraction.replace(/0+$/, '').length;
}
