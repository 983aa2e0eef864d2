/**
 * A load request as the rows of the sheets Cargoes, Containers and Rules: what read-loads.ts reads as the same request
 * again. Only columns that have a value are written, and those that every sheet should show.
 */
import { COLUMNS, type Column, type Columns, LOAD_DESCRIPTION, LOAD_TITLE, type SheetName } from '../tables/columns.js';
import { jsonText, quoted } from '../tables/quoted-text.js';

export type Value = string | number | boolean | null;

export interface WrittenSheet {
  readonly name: SheetName;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

type Fields = Readonly<Record<string, unknown>>;

/** A valid request, in the interface's own names and spelling. */
export interface WrittenRequest {
  readonly title: string;
  readonly description?: string;
  readonly cargoes: readonly object[];
  readonly emptyContainers: readonly object[];
  readonly rules?: object | null;
}

/** Shown even when no record has a value in them. */
const ALWAYS: Readonly<Record<SheetName, readonly string[]>> = {
  Cargoes: ['name', 'style', 'length', 'width', 'height', 'weight', 'qty'],
  Containers: ['containerType', 'name', 'length', 'width', 'height', 'maxWeight', 'qty'],
  Rules: [],
};

/** A spreadsheet program allows 32,767 characters in a cell; what is longer goes on in columns beside it. */
const LONGEST_TEXT = 32_000;

export function writeRequest({ title, description, cargoes, emptyContainers, rules }: WrittenRequest): WrittenSheet[] {
  const ofLoad: [string, string][] = [
    [LOAD_TITLE, quoted(title)],
    ...(description ? [[LOAD_DESCRIPTION, quoted(description)] as [string, string]] : []),
  ];
  return [
    recordSheet('Cargoes', cargoes, ofLoad),
    recordSheet('Containers', emptyContainers, ofLoad.slice(0, 1)),
    ...(rules ? [rulesSheet(rules as Fields)] : []),
  ];
}

interface Entry {
  readonly column: Column;
  readonly value: Value;
}

function recordSheet(
  name: SheetName,
  records: readonly object[],
  ofLoad: readonly (readonly [string, string])[],
): WrittenSheet {
  const columns = COLUMNS[name];
  const rows = records.map((record) => entriesOf(record as Fields, columns, []));
  const used = new Set<Column>(ALWAYS[name].map((field) => columns.at([field])));
  for (const { column } of rows.flat()) used.add(column);
  const known = columns.usual.filter((column) => used.has(column));
  const ordered = [...known, ...[...used].filter((column) => !known.includes(column))];
  const widths = new Map(ordered.map((column): [Column, number] => [column, 1]));
  for (const { column, value } of rows.flat()) {
    widths.set(column, Math.max(widths.get(column)!, piecesOf(value).length));
  }
  const header = ordered.flatMap((column) => headersOf(column.header, widths.get(column)!));
  return {
    name,
    header: [...ofLoad.map(([head]) => head), ...header],
    rows: rows.map((entries) => {
      const values = new Map(entries.map(({ column, value }) => [column, value]));
      const cells = ordered.flatMap((column) => padded(piecesOf(values.get(column) ?? null), widths.get(column)!));
      return [...ofLoad.map(([, text]) => text), ...cells];
    }),
  };
}

function rulesSheet(rules: Fields): WrittenSheet {
  const entries = entriesOf(rules, COLUMNS.Rules, []);
  const width = Math.max(1, ...entries.map(({ value }) => piecesOf(value).length));
  return {
    name: 'Rules',
    header: ['Field', ...headersOf('Value', width)],
    rows: entries.map(({ column, value }) => [column.header, ...padded(piecesOf(value), width)]),
  };
}

function headersOf(header: string, width: number): string[] {
  return Array.from({ length: width }, (_, index) => (index === 0 ? header : `${header}#${index + 1}`));
}

function padded(pieces: readonly Value[], width: number): Value[] {
  return Array.from({ length: width }, (_, index) => pieces[index] ?? null);
}

/** A value as cells side by side; no character is divided. */
function piecesOf(value: Value): Value[] {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return [value];
  const pieces: string[] = [];
  for (let at = 0; at < value.length; ) {
    const end = at + LONGEST_TEXT;
    const isDivided = /[\ud800-\udbff]/.test(value.charAt(end - 1));
    pieces.push(value.slice(at, isDivided ? end - 1 : end));
    at += pieces.at(-1)!.length;
  }
  return pieces;
}

/** The values of a record that a blank cell would not say, members of members included. */
function entriesOf(fields: Fields, columns: Columns, path: readonly string[]): Entry[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === null || value === undefined) return [];
    const column = columns.at([...path, field]);
    if (value === column.absent) return [];
    const members = isOfMembers(column, value) ? entriesOf(value as Fields, columns, column.path) : [];
    return members.length > 0 ? members : [{ column, value: written(column, value) }];
  });
}

/** Objects whose members have columns of their own; a unit load, of which only some members count, stays whole. */
function isOfMembers({ kind, node }: Column, value: unknown): boolean {
  if (kind !== 'json' || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = Object.values(node.properties ?? {});
  return members.every(({ type, anyOf, enum: values, $ref }) => (type ?? anyOf ?? values ?? $ref) !== undefined);
}

function written({ kind }: Column, value: unknown): Value {
  if (kind === 'orientations' && typeof value === 'number') {
    return `Orientations${[1, 2, 3, 4, 5, 6].filter((digit) => value & (1 << (digit - 1))).join('')}`;
  }
  if (typeof value === 'object') return jsonText(value);
  if (typeof value === 'string') return quoted(value);
  return value as Value;
}
