/** Of the sheets of a workbook the one that holds the cargo. */
import type { Table } from '../cell.js';
import { COLUMNS } from '../columns.js';
import { findHeaderRow, LOOKED_AT } from './header-row.js';

/** A sheet must name two weighty things of cargo, or one and two others. */
const LEAST_SCORE = 4;

/** Undefined: none looks like a list of cargo. */
export function bestTable(tables: readonly Table[]): Table | undefined {
  const scored = tables.map((table) => ({ table, score: scoreOf(table) }));
  return scored.filter(({ score }) => score >= LEAST_SCORE).sort((a, b) => b.score - a.score)[0]?.table;
}

/** By the titles that people use, or by those of the interface; more rows decide between equals. */
function scoreOf(table: Table): number {
  const ofPeople = findHeaderRow(table)?.score ?? 0;
  const ofInterface = Math.max(
    0,
    ...table.rows
      .slice(0, LOOKED_AT)
      .map(
        ({ cells }) =>
          cells.filter((cell) => typeof cell === 'string' && COLUMNS.Cargoes.named(cell) !== undefined).length,
      ),
  );
  const rows = Math.min(table.rows.length, 1_000) / 1_001;
  return Math.max(ofPeople, ofInterface) + rows;
}
