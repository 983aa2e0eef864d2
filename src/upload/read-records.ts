/** The rows below a header as records, and what is wrong with their cells. */
import { type Cell, columnLetters, isBlank, type Row, type Table } from '../tables/cell.js';
import { type Column, LOAD_DESCRIPTION, LOAD_TITLE } from '../tables/columns.js';
import { type DecimalMark, provenMark } from '../tables/numbers.js';
import { put } from '../tables/put.js';
import { unquoted } from '../tables/quoted-text.js';
import { type Fault, type Marks, readCell } from '../tables/read-cell.js';
import type { Header, HeaderColumn } from './header.js';

export type RecordBody = Record<string, unknown>;

/** A fault of a cell; the record has no value there. */
export interface CellFault extends Fault {
  readonly row: number;
  /** The header as typed. */
  readonly column: string;
  /** For example F7. */
  readonly cell: string;
  readonly path: readonly string[];
}

export interface ReadRow {
  readonly row: number;
  /** Null: the cell is blank. */
  readonly title: string | null;
  readonly description: string | null;
  readonly record: RecordBody;
  readonly faults: readonly CellFault[];
}

/** The decimal mark that the texts of number columns prove; null when they prove none, or both. */
function decimalMark(rows: readonly Row[], columns: readonly HeaderColumn[]): DecimalMark | null {
  const numbers = columns.filter(({ content }) => typeof content !== 'string' && content.kind === 'number');
  const proven = new Set<DecimalMark>();
  for (const { cells } of rows) {
    for (const { index } of numbers) {
      const cell = cells[index];
      const mark = typeof cell === 'string' ? provenMark(cell) : null;
      if (mark !== null) proven.add(mark);
      if (proven.size === 2) return null;
    }
  }
  return [...proven][0] ?? null;
}

export function readRows({ delimiter }: Table, rows: readonly Row[], { columns }: Header): ReadRow[] {
  const marks: Marks = { decimal: decimalMark(rows, columns), delimiter };
  // The whole of an object first: columns of its members may change it.
  const ordered = columns.toSorted((a, b) => depthOf(a) - depthOf(b));
  return rows.map((row) => readRow(row, ordered, marks)).filter((row) => row !== null);
}

function depthOf({ content }: HeaderColumn): number {
  return typeof content === 'string' ? 0 : content.path.length;
}

/** Null: blank in every column that counts. */
function readRow(row: Row, columns: readonly HeaderColumn[], marks: Marks): ReadRow | null {
  let title: string | null = null;
  let description: string | null = null;
  let isEmpty = true;
  const record: RecordBody = {};
  const faults: CellFault[] = [];
  for (const { content, index, header, continuations } of columns) {
    const cell = joined(row.cells, index, continuations);
    if (isBlank(cell)) continue;
    isEmpty = false;
    if (content === LOAD_TITLE || content === LOAD_DESCRIPTION) {
      const text = loadText(cell);
      if (text === null) faults.push(placed(textFault(header), row.number, header, index, [content]));
      else if (content === LOAD_TITLE) title = text;
      else description = text;
      continue;
    }
    const column: Column = { ...content, header };
    const reading = readCell(column, cell, marks);
    if ('fault' in reading) faults.push(placed(reading.fault, row.number, header, index, content.path));
    else put(record, reading.path ?? content.path, reading.value);
  }
  return isEmpty ? null : { row: row.number, title, description, record, faults };
}

function joined(cells: readonly Cell[], index: number, continuations: readonly number[]): Cell {
  const first = cells[index] ?? null;
  if (continuations.length === 0 || typeof first !== 'string') return first;
  return first + continuations.map((other) => cells[other] ?? '').join('');
}

/** People call loads by their day: a date is a title. */
function loadText(cell: Cell): string | null {
  if (typeof cell === 'string') return unquoted(cell.trim());
  if (typeof cell === 'number') return String(cell);
  return typeof cell === 'object' && cell?.kind === 'date' ? cell.text : null;
}

function textFault(header: string): Fault {
  return { message: `\`${header}\` must be a text.`, hint: 'give the cell the format Text and type it again' };
}

function placed(fault: Fault, row: number, column: string, index: number, path: readonly string[]): CellFault {
  return { ...fault, row, column, cell: `${columnLetters(index)}${row}`, path };
}
