/** How wide columns of figures are: as wide as what stands in them, so that names have the rest. */
import type { Row } from '../../plan-request/request-draft.js';
import { textOfValue } from '../../sheet/cell-text.js';
import { shownIn, type Units } from '../../units/measured.js';
import { decimalSign } from '../../words/words.js';
import { columnAt } from './cells.js';

const SIZES = ['length', 'width', 'height'];
/** Of a digit in the type of the table, and beside the figure of a size, a weight and a quantity, pixels. */
const DIGIT = 7.5;
const BESIDE = { size: 6, weight: 7, qty: 14 };
/** Of how many stay behind. */
const LEFT_WIDTH = 28;
/** A title has its room; longer figures than go into the most are set smaller. */
const SIZES_WIDTH = { least: 84, most: 120 };
const WEIGHT_WIDTH = { least: 40, most: 44 };
const QTY_WIDTH = { least: 54, most: 70 };

interface Digits {
  readonly size: number;
  readonly weight: number;
  readonly qty: number;
}

/** Rows are replaced when they change: of thousands one is counted anew. */
const known = new WeakMap<Row, Digits & Units>();

/**
 * @param isAnyLeft beside a quantity stands how many of it stay behind
 * @returns custom properties of the grid
 */
export function columnWidths(rows: readonly Row[], units: Units, isAnyLeft: boolean): Record<string, string> {
  let most: Digits = { size: 0, weight: 0, qty: 0 };
  for (const row of rows) {
    const { size, weight, qty } = digitsOf(row, units);
    most = { size: Math.max(most.size, size), weight: Math.max(most.weight, weight), qty: Math.max(most.qty, qty) };
  }
  return {
    '--sizes': within(SIZES_WIDTH, SIZES.length * widthOf(most.size, BESIDE.size)),
    '--weight': within(WEIGHT_WIDTH, widthOf(most.weight, BESIDE.weight)),
    '--qty': within(QTY_WIDTH, widthOf(most.qty, BESIDE.qty + (isAnyLeft ? LEFT_WIDTH : 0))),
  };
}

function digitsOf(row: Row, units: Units): Digits {
  const before = known.get(row);
  if (before?.uom === units.uom && before.shown === units.shown) return before;
  const digits = (cell: string) => {
    const column = columnAt(cell, row);
    return column === null ? 0 : textOfValue(shownIn(row[column.field], column.quantity, units), decimalSign()).length;
  };
  const counted = { size: Math.max(...SIZES.map(digits)), weight: digits('weight'), qty: digits('qty'), ...units };
  known.set(row, counted);
  return counted;
}

const widthOf = (digits: number, beside: number): number => Math.ceil(digits * DIGIT + beside);

function within({ least, most }: { readonly least: number; readonly most: number }, width: number): string {
  return `${Math.min(most, Math.max(least, width))}px`;
}
