/** How wide columns of figures are: as wide as what stands in them, so that names have the rest. */
import type { Row } from '../../plan-request/request-draft.js';
import { textOfValue } from '../../sheet/cell-text.js';
import { shownIn, type Units } from '../../units/measured.js';
import { decimalSign } from '../../words/words.js';
import { columnAt } from './cells.js';

/** Figures of sizes, of the weight and of the quantity. */
const COLUMNS = [['length', 'width', 'height'], ['weight'], ['qty']] as const;
/** Of a digit in the type of the table, pixels. */
const DIGIT = 7.5;

/**
 * A title has its room, and figures that are longer than the widest column are set smaller.
 * @param isAnyLeft beside a quantity stands how many of it stay behind
 * @returns custom properties of the grid
 */
export function columnWidths(rows: readonly Row[], units: Units, isAnyLeft: boolean): Record<string, string> {
  const digits = (row: Row, cell: string) => {
    const column = columnAt(cell, row);
    return column === null ? 0 : textOfValue(shownIn(row[column.field], column.quantity, units), decimalSign()).length;
  };
  const [size, weight, qty] = COLUMNS.map((cells) =>
    rows.reduce((most, row) => Math.max(most, ...cells.map((cell) => digits(row, cell))), 0),
  );
  return {
    '--sizes': between(84, 3 * (size! * DIGIT + 6), 120),
    '--weight': between(40, weight! * DIGIT + 7, 44),
    '--qty': between(54, qty! * DIGIT + (isAnyLeft ? 42 : 14), 70),
  };
}

const between = (least: number, width: number, most: number): string => `${Math.min(most, Math.max(least, width))}px`;
