/** Of the sheets of a workbook the one that holds the cargo. */
import type { Table } from '../cell.js';
import { findHeaderRow } from './header-row.js';

/** A sheet must name two weighty things of cargo, or one and two others. */
const LEAST_SCORE = 4;

/** Undefined: none looks like a list of cargo. */
export function bestTable(tables: readonly Table[]): Table | undefined {
  return tablesOfCargo(tables)[0];
}

/** Those that look like lists of cargo, the likeliest first; more rows decide between equals. */
export function tablesOfCargo(tables: readonly Table[]): Table[] {
  const scored = tables.map((table) => ({ table, score: scoreOf(table) }));
  return scored
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .map(({ table }) => table);
}

function scoreOf(table: Table): number {
  const rows = Math.min(table.rows.length, 1_000) / 1_001;
  return (findHeaderRow(table)?.score ?? 0) + rows;
}
