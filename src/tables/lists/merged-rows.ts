/**
 * Cells merged over several rows. A text is that of each of them. Figures belong to all of them together: where the
 * sizes, the weight and a mark are merged alike, the rows are one piece with several contents; a weight alone is
 * divided among the pieces of its rows.
 */
import { type Cell, isBlank, type MergedRows, type Row } from '../cell.js';
import type { ListColumn } from './list-columns.js';
import type { Meaning } from './meanings.js';
import { LENGTH_MEANINGS, WEIGHT_MEANINGS } from './title.js';

export interface Unmerged {
  readonly rows: readonly Row[];
  /** Numbers of rows that are contents of the piece in a row above. */
  readonly parts: ReadonlySet<number>;
  /** Of a weight that stands for several rows, the numbers of the first and the last. */
  readonly shared: readonly (readonly [first: number, last: number])[];
}

export function withoutMerged(
  rows: readonly Row[],
  merged: readonly MergedRows[],
  columns: readonly ListColumn[],
): Unmerged {
  const parts = new Set<number>();
  const shared: (readonly [number, number])[] = [];
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const area of areasOf(merged, columns, byNumber)) {
    const { firstRow, lastRow, isPiece, hasWeight, isCounted, places } = area;
    const own = rows.filter(({ number }) => firstRow <= number && number <= lastRow);
    const [first, ...others] = own;
    if (first === undefined || others.length === 0) continue;
    if (isPiece) {
      byNumber.set(firstRow, pieceOf(own, columns, isCounted, places));
      for (const { number } of others) {
        parts.add(number);
        byNumber.delete(number);
      }
    } else if (hasWeight) shared.push([firstRow, lastRow]);
  }
  return { rows: [...byNumber.values()], parts, shared };
}

interface Area {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly isPiece: boolean;
  readonly hasWeight: boolean;
  readonly isCounted: boolean;
  /** Of the columns that are merged. */
  readonly places: ReadonlySet<number>;
}

/** Only of rows that hold cargo: a mark of a stop says nothing of figures. */
function areasOf(
  merged: readonly MergedRows[],
  columns: readonly ListColumn[],
  rows: ReadonlyMap<number, Row>,
): Area[] {
  const byRows = new Map<string, Set<number>>();
  for (const { firstRow, lastRow, column } of merged) {
    if (!rows.has(firstRow)) continue;
    const key = `${firstRow},${lastRow}`;
    byRows.set(key, (byRows.get(key) ?? new Set()).add(column - 1));
  }
  return [...byRows].flatMap(([key, places]): Area[] => {
    const [firstRow, lastRow] = key.split(',').map(Number);
    const own = columns.filter(({ index }) => places.has(index));
    const has = (meanings: ReadonlySet<Meaning>) =>
      own.some(({ meaning }) => meaning !== null && meanings.has(meaning));
    const [hasSizes, isWeighed, isCounted] = [has(LENGTH_MEANINGS), has(WEIGHT_MEANINGS), has(COUNTS)];
    // A weight of one is that of each.
    const hasWeight = own.some(
      ({ meaning }) => meaning !== null && meaning !== 'pieceWeight' && WEIGHT_MEANINGS.has(meaning),
    );
    const hasMark = own.some(({ meaning }) => meaning === null || meaning === 'alias' || meaning === 'kind');
    const isPiece = hasSizes && (isCounted || (isWeighed && hasMark));
    if (!isPiece && !hasWeight) return [];
    return [{ firstRow: firstRow!, lastRow: lastRow!, isPiece, hasWeight, isCounted, places }];
  });
}

const COUNTS: ReadonlySet<Meaning> = new Set<Meaning>(['packages', 'pieces']);
const TEXTS: ReadonlySet<Meaning> = new Set<Meaning>(['name', 'description']);

/** One row of all: texts one after the other, contents added up, one piece where nothing counts them. */
function pieceOf(
  rows: readonly Row[],
  columns: readonly ListColumn[],
  isCounted: boolean,
  merged: ReadonlySet<number>,
): Row {
  const cells = [...rows[0]!.cells];
  for (const { meaning, index } of columns) {
    if (meaning !== null && TEXTS.has(meaning)) {
      const texts = rows.map((row) => row.cells[index] ?? null).filter((cell) => !isBlank(cell));
      cells[index] = [...new Set(texts.map(String))].join(', ').slice(0, 200);
    }
    if (meaning !== null && COUNTS.has(meaning) && !isCounted) cells[index] = 1;
    if (meaning === 'pieceInside' && !merged.has(index))
      cells[index] = sumOf(rows.map((row) => row.cells[index] ?? null));
  }
  return { number: rows[0]!.number, cells: cells as Cell[] };
}

/** Null where a cell is no number: a part of the contents says nothing of all. */
function sumOf(cells: readonly Cell[]): number | null {
  const counts = cells
    .filter((cell) => !isBlank(cell))
    .map((cell) => (typeof cell === 'number' ? cell : countIn(cell)));
  return counts.length === 0 || counts.includes(null) ? null : counts.reduce<number>((sum, count) => sum + count!, 0);
}

/** `24 ctns`. */
function countIn(cell: Cell): number | null {
  const [, digits] = typeof cell === 'string' ? (/^\s*(\d+)\s*\p{L}*\.?\s*$/u.exec(cell) ?? []) : [];
  return digits === undefined ? null : Number(digits);
}
