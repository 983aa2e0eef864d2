/** A cell of a sheet, whatever file it comes from. */

export type Cell =
  | string
  | number
  | boolean
  /** Nothing, or blanks only. */
  | null
  | DateCell
  | ErrorCell
  | FormulaCell;

/** A number that the workbook shows as a date. */
export interface DateCell {
  readonly kind: 'date';
  /** ISO, without the time when it is midnight. */
  readonly text: string;
}

/** An error of the workbook's own, such as #N/A. */
export interface ErrorCell {
  readonly kind: 'error';
  readonly text: string;
}

/** A formula whose result the workbook does not hold: nothing is calculated here. */
export interface FormulaCell {
  readonly kind: 'formula';
  readonly text: string;
}

export interface Row {
  /** As the spreadsheet program numbers it, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** Cells of a column that are merged over several rows; in all of them stands what stands in the first. */
export interface MergedRows {
  readonly firstRow: number;
  readonly lastRow: number;
  /** From 1. */
  readonly column: number;
}

export interface Table {
  /** Name of the sheet. */
  readonly sheet: string;
  /** Rows with a cell that is not blank, in order; those that are hidden are none. */
  readonly rows: readonly Row[];
  /** Numbers of the rows that are hidden and hold something, in order; absent: none. */
  readonly hidden?: readonly number[];
  /** Places of the columns that are hidden and hold something, in order; they are read. Absent: none. */
  readonly hiddenColumns?: readonly number[];
  /** Absent: none. */
  readonly merged?: readonly MergedRows[];
  /** What stands between the fields of a text file; null: a workbook, whose cells are numbers and texts. */
  readonly delimiter: string | null;
}

export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

const SHOWN_LENGTH = 60;

/** A cell as a message shows it. */
export function shownCell(cell: Cell): string {
  if (cell === null) return 'the cell is empty';
  if (typeof cell === 'object') return cell.text.slice(0, SHOWN_LENGTH);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'number') return String(cell);
  return cell.length > SHOWN_LENGTH ? `"${cell.slice(0, SHOWN_LENGTH)}..."` : `"${cell}"`;
}

/** A, B, ... Z, AA, ...; @param index from 0 */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
