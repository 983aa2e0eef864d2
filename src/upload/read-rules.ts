/** The sheet Rules: a field and its value in each row. */
import type { Issue, Warning } from '../schema/issue.js';
import { prefix } from '../schema/places.js';
import { type Cell, columnLetters, isBlank, type Row, type Table } from '../tables/cell.js';
import { COLUMNS, type Column, plainHeader } from '../tables/columns.js';
import { type DecimalMark, provenMark } from '../tables/numbers.js';
import { put } from '../tables/put.js';
import { type Fault, readCell } from '../tables/read-cell.js';
import type { RecordBody } from './read-records.js';

export interface ReadRules {
  /** Null: there are none. */
  readonly record: RecordBody | null;
  /** Row of each rule, by dotted path. */
  readonly rows: Readonly<Record<string, number>>;
  readonly faults: readonly Issue[];
  readonly warnings: readonly Warning[];
}

interface Layout {
  readonly field: number;
  readonly value: number;
  /** Columns that go on with a value too long for one cell. */
  readonly continuations: readonly number[];
  readonly rows: readonly Row[];
}

interface Entry {
  readonly row: number;
  readonly column: Column;
  readonly cell: Cell;
}

const LOOKED_AT = 30;

/** Headers are field and value; without them the first two columns are these. */
function layoutOf({ rows }: Table): Layout {
  const at = rows.slice(0, LOOKED_AT).findIndex(({ cells }) => {
    const headers = cells.map(headerText);
    return headers.includes('field') && headers.includes('value');
  });
  if (at < 0) return { field: 0, value: 1, continuations: [], rows };
  const headers = rows[at]!.cells.map(headerText);
  const continuations = headers.flatMap((header, index) => (/^value#\d+$/.test(header) ? [index] : []));
  return { field: headers.indexOf('field'), value: headers.indexOf('value'), continuations, rows: rows.slice(at + 1) };
}

function headerText(cell: Cell): string {
  return typeof cell === 'string' ? plainHeader(cell) : '';
}

export function readRules(table: Table | undefined): ReadRules {
  if (table === undefined) return { record: null, rows: {}, faults: [], warnings: [] };
  const { sheet, delimiter } = table;
  const { field, value, continuations, rows } = layoutOf(table);
  const faults: Issue[] = [];
  const warnings: Warning[] = [];
  const entries = new Map<string, Entry>();
  const fault = (row: number, column: string, found: Fault, pointer = '/rules') => {
    const place = { sheet, row, column };
    faults.push({ pointer, code: 'ValidationFailed', ...found, message: prefix(place) + found.message, ...place });
  };
  for (const { number: row, cells } of rows) {
    const name = cells[field] ?? null;
    const first = cells[value] ?? null;
    if (isBlank(first)) continue;
    if (typeof name !== 'string' || isBlank(name)) {
      fault(row, 'Field', { message: 'the name of the rule is missing.', hint: 'write it left of its value' });
      continue;
    }
    const column = COLUMNS.Rules.named(name);
    if (column === undefined) {
      const hint = COLUMNS.Rules.hint(name);
      const message = `\`${name.trim().slice(0, 60)}\` is no known rule and ignored${hint === undefined ? '.' : `; ${hint}`}`;
      warnings.push({
        code: 'UnknownField',
        pointer: '/rules',
        message: prefix({ sheet, row, column: 'Field' }) + message,
      });
      continue;
    }
    const known = entries.get(column.header);
    if (known !== undefined) {
      fault(row, 'Field', { message: `\`${column.header}\` stands in row ${known.row} already: keep one of them.` });
      continue;
    }
    const rest = continuations.map((index) => cells[index] ?? '').join('');
    entries.set(column.header, { row, column, cell: typeof first === 'string' ? first + rest : first });
  }
  const record: RecordBody = {};
  const marks = { decimal: decimalMark([...entries.values()]), delimiter };
  const inOrder = [...entries.values()].sort((a, b) => a.column.path.length - b.column.path.length);
  for (const { row, column, cell } of inOrder) {
    const reading = readCell(column, cell, marks);
    if ('value' in reading) put(record, reading.path ?? column.path, reading.value);
    else {
      const message = `(${columnLetters(value)}${row}) ${reading.fault.message}`;
      fault(row, 'Value', { ...reading.fault, message }, ['/rules', ...column.path].join('/'));
    }
  }
  const ruleRows = Object.fromEntries([...entries.values()].map(({ column, row }) => [column.path.join('.'), row]));
  return { record: entries.size === 0 ? null : record, rows: ruleRows, faults, warnings };
}

function decimalMark(entries: readonly Entry[]): DecimalMark | null {
  const numbers = entries.filter(({ column }) => column.kind === 'number');
  const marks = new Set(numbers.map(({ cell }) => (typeof cell === 'string' ? provenMark(cell) : null)));
  marks.delete(null);
  return marks.size === 1 ? [...marks][0]! : null;
}
