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
  /^(grand |sub ?)?(total|totals|totale|tot|ttl|sum|summe|ges|gesamt|insgesamt|gesamtsumme|zwischensumme|ubertrag|somme|sous total|suma|subtotal|soma|合计|总计|小计|共计|合計|総計|总計|小計|합계|총계|소계|총합)\b|^(合计|总计|总計|小计|共计|合計|総計|小計|합계|총계|소계|총합|total|summe|gesamt)/;

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

/** `2 pallets` names nothing. */
function isCount(text: string): boolean {
  const [, word] = /^\d+ ?([\p{L}]+)$/u.exec(plainTitle(text)) ?? [];
  return word !== undefined && PACKAGE.test(word);
}

function isFigure(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /\d/.test(cell));
}
