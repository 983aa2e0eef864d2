/** The cells of a row of cargo, from left to right, and how keys go from one to another. */
import type { Row } from '../../plan-request/request-draft.js';
import { type Column, columnsOf } from '../../sheet/columns.js';
import { HANDLINGS } from './handling.js';
import { kindOf } from './row-kind.js';

/** Cells that are typed in; of a roll the diameter stands for length and width. */
export const FIGURES = ['length', 'width', 'height', 'weight', 'qty'] as const;

const CELLS: readonly string[] = ['letters', 'name', ...FIGURES, ...HANDLINGS, 'stop'];

const columns = new Map(columnsOf('Cargo').map((column) => [column.field, column]));

/** Pasted cells go into these, from the cell on in which they are pasted. */
export function columnsFrom(cell: string): Column[] {
  const fields = ['name', ...FIGURES];
  return fields.slice(Math.max(0, fields.indexOf(cell))).map((field) => columns.get(field)!);
}

export function columnOf(field: string): Column {
  return columns.get(field)!;
}

/** The field that a cell shows; null: none, for a roll has no width. Its length may stand in either of two fields. */
export function columnAt(cell: string, row: Row): Column | null {
  if (kindOf(row) !== 'Roll') return columnOf(cell);
  if (cell === 'width') return null;
  if (cell === 'height' && !row['height'] && row['length']) return columnOf('length');
  return columnOf(cell === 'length' ? 'diameter' : cell);
}

function cellsOf(row: Row, setFields: readonly string[]): readonly string[] {
  return [...CELLS, ...setFields].filter((one) => one !== 'width' || columnAt(one, row) !== null);
}

/** A cell beside one; the same at the ends. @param setFields of a row, where whole sets are loaded */
export function beside(cell: string, by: 1 | -1, row: Row, setFields: readonly string[]): string {
  const cells = cellsOf(row, setFields);
  return cells[cells.indexOf(cell) + by] ?? cell;
}

export interface Place {
  readonly row: number;
  readonly cell: string;
}

/** The cell after one, or before it, over the ends of rows; letters are chosen, not typed. */
export function afterTab({ row, cell }: Place, by: 1 | -1, rows: readonly Row[], setFields: readonly string[]): Place {
  const typedIn = (at: number) => cellsOf(rows[at] ?? {}, setFields).slice(1);
  const cells = typedIn(row);
  const next = cells[cells.indexOf(cell) + by];
  return next === undefined ? { row: row + by, cell: typedIn(row + by).at(by > 0 ? 0 : -1)! } : { row, cell: next };
}

/** Where an arrow or Enter leads from a cell; null: the key stays what it is. */
export function stepOf(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  target: EventTarget | null,
): { readonly rows: -1 | 0 | 1; readonly cells: -1 | 0 | 1 } | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Enter' && target instanceof HTMLInputElement) return { rows: shiftKey ? -1 : 1, cells: 0 };
  if (key === 'ArrowDown') return { rows: 1, cells: 0 };
  if (key === 'ArrowUp') return { rows: -1, cells: 0 };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const by = key === 'ArrowLeft' ? -1 : 1;
  return isAtEnd(target, by) ? { rows: 0, cells: by } : null;
}

/** In the middle of a text an arrow moves in it. */
function isAtEnd(target: EventTarget | null, by: 1 | -1): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (by < 0 ? 0 : value.length);
}
