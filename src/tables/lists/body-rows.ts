/** What the rows below the titles are: cargo, totals, titles that a page repeats, notes. */
import { type Cell, isBlank, type Row } from '../cell.js';
import { PACKAGE } from './kinds.js';
import { plainTitle } from './meanings.js';

export type RowKind = 'cargo' | 'total' | 'titles' | 'note';

export interface ListColumnPlaces {
  /** Columns whose cells are figures of cargo: counts, sizes, weights. */
  readonly figures: readonly number[];
  readonly sizes: readonly number[];
}

const TOTAL =
  /^(say )?(grand |sub ?|over ?all )?(total|totals|totale|tot|ttl|sum|summe|ges|gesamt|insgesamt|gesamtsumme|zwischensumme|ubertrag|somme|sous total|suma|subtotal|soma|合计|总计|小计|共计|合計|総計|总計|小計|합계|총계|소계|총합)\b|^(合计|总计|总計|小计|共计|合計|総計|小計|합계|총계|소계|총합|total|summe|gesamt)/;

/** A word for a sum, and nothing else: a product may be called Total cleaner. */
export function isTotalsWord(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string') return false;
  const words = plainTitle(cell);
  return TOTAL.exec(words)?.[0] === words;
}

/** @param titles cells of the row of titles */
export function kindOfRow({ cells }: Row, titles: readonly Cell[], places: ListColumnPlaces): RowKind {
  const isRepeated =
    titles.filter((title, at) => !isBlank(title) && String(title) === String(cells[at] ?? '')).length >= 3;
  if (isRepeated) return 'titles';
  const has = (at: number | null) => at !== null && !isBlank(cells[at]);
  const isCalledTotal = cells.some((cell) => typeof cell === 'string' && TOTAL.test(plainTitle(cell)));
  // A product may be called Total, too: then it has sizes.
  if (isCalledTotal && !places.sizes.some(has)) return 'total';
  const filled = cells.filter((cell) => !isBlank(cell)).length;
  const figures = places.figures.filter((at) => isFigure(cells[at])).length;
  if (figures === 0) return filled > 0 && places.sizes.some(has) ? 'cargo' : 'note';
  const hasName = cells.some(
    (cell, at) => typeof cell === 'string' && !isBlank(cell) && !places.figures.includes(at) && !isCount(cell),
  );
  // Figures below their columns with nothing said beside them but how many there are: a line of sums.
  return places.sizes.some(has) || hasName ? 'cargo' : 'total';
}

/**
 * Rows without sizes whose figures are the sums of the cargo above: totals, whatever their words. One figure may be so
 * by chance, as that of a second row after a first.
 * @param kinds of the rows, as far as each says by itself
 * @param figureOf a cell of a column of counts, weights or prices; null: it holds none
 */
export function withTotalsBySums(
  rows: readonly Row[],
  kinds: readonly RowKind[],
  { sizes, sums, counted }: ColumnsOfSums,
  figureOf: (cell: Cell) => number | null,
): RowKind[] {
  const figures = rows.map(({ cells }) => sums.map((at) => (isBlank(cells[at]) ? null : figureOf(cells[at]!))));
  const counts = rows.map(({ cells }) => (counted === null || isBlank(cells[counted]) ? 1 : figureOf(cells[counted]!)));
  const plain = sums.map(() => 0);
  const ofPieces = sums.map(() => 0);
  let above = 0;
  return kinds.map((kind, at) => {
    if (kind !== 'cargo') return kind;
    const own = figures[at]!;
    const isSum = (figure: number, column: number) =>
      isAbout(figure, plain[column]!) || (sums[column] !== counted && isAbout(figure, ofPieces[column]!));
    const known = own.flatMap((figure, column) => (figure === null ? [] : [isSum(figure, column)]));
    const isSized = sizes.some((size) => !isBlank(rows[at]!.cells[size]));
    if (!isSized && above >= LEAST_SUMMED && known.length >= LEAST_SUMS && known.every(Boolean)) return 'total';
    above++;
    for (const [column, figure] of own.entries()) {
      plain[column]! += figure ?? 0;
      ofPieces[column]! += (figure ?? 0) * (counts[at] ?? 0);
    }
    return kind;
  });
}

export interface ColumnsOfSums {
  readonly sizes: readonly number[];
  /** Columns of counts, weights and prices of rows. */
  readonly sums: readonly number[];
  /** Which of them counts the pieces; null: none does. */
  readonly counted: number | null;
}

const LEAST_SUMMED = 2;
const LEAST_SUMS = 2;

function isAbout(figure: number, sum: number): boolean {
  return sum > 0 && Math.abs(figure - sum) <= 0.001 * sum;
}

/** `2 pallets` names nothing. */
function isCount(text: string): boolean {
  const [, word] = /^\d+ ?([\p{L}]+)$/u.exec(plainTitle(text)) ?? [];
  return word !== undefined && PACKAGE.test(word);
}

function isFigure(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /\d/.test(cell));
}
