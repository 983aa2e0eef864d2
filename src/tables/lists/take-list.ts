/** The rows of a list as cargo: which of them are, and what only the whole list can say of each, its name and its stop. */
import type { Cell, Row, Table } from '../cell.js';
import { type DecimalMark, provenMark } from '../numbers.js';
import { kindOfRow, type RowKind } from './body-rows.js';
import type { ListColumn, ListSheet } from './list-columns.js';
import type { Meaning } from './meanings.js';
import { type NameSource, nameOf, nameSource } from './names.js';
import { type ReadRow, RowReader, type TakenRow } from './read-row.js';
import { sequenceOf, stopsOf } from './stops.js';

export interface LeftOutRow {
  readonly row: number;
  readonly kind: Exclude<RowKind, 'cargo'>;
  readonly cells: readonly Cell[];
}

export interface TakenList {
  readonly rows: readonly TakenRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** How many stops the list names. */
  readonly stops: number;
  /** What its rows have their names from. */
  readonly namedBy: NameSource;
}

export interface TakeOptions {
  /** The account loads higher sequences first. */
  readonly isSequenceOpposite?: boolean;
  /** What the rows are; absent: cargo. */
  readonly sheet?: ListSheet;
}

const FIGURES: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['packages', 'pieces', 'pieceInside', 'length', 'width', 'height', 'diameter', 'sizes', 'price'] as const),
  ...(['pieceWeight', 'weight', 'grossWeight', 'netWeight', 'rowWeight'] as const),
]);
const OF_SIZES: ReadonlySet<Meaning> = new Set<Meaning>(['length', 'width', 'height', 'diameter', 'sizes']);

/** @param header place of the row of titles; -1: there is none */
export function takeList(
  { rows, delimiter }: Table,
  header: number,
  columns: readonly ListColumn[],
  options: TakeOptions = {},
): TakenList {
  const { sheet = 'Cargoes' } = options;
  const titles = rows[header]?.cells ?? [];
  const body = rows.slice(header + 1);
  const indexOf = (wanted: ReadonlySet<string>) =>
    columns.flatMap(({ meaning, field, index }) =>
      wanted.has(meaning ?? '') || (field?.kind === 'number' && wanted.has(field.path.join('.'))) ? [index] : [],
    );
  const places = { figures: indexOf(FIGURES), sizes: indexOf(OF_SIZES) };
  const kinds = body.map((row) => kindOfRow(row, titles, places));
  const cargo = body.filter((_, at) => kinds[at] === 'cargo');
  const leftOut = body.flatMap(({ number, cells }, at): LeftOutRow[] => {
    const kind = kinds[at]!;
    return kind === 'cargo' ? [] : [{ row: number, kind, cells }];
  });
  const reader = new RowReader(columns, decimalMark(body, columns), delimiter, sheet);
  const read = cargo.map((row) => reader.read(row));
  const isCounted = columns.some(
    ({ meaning, field }) => meaning === 'packages' || meaning === 'pieces' || field?.path[0] === 'qty',
  );
  const whole = sheet === 'Cargoes' ? withWholeList(read, isCounted, options) : asContainers(read);
  return { ...whole, leftOut };
}

/** Containers have their names, or their place. */
function asContainers(read: readonly ReadRow[]): Omit<TakenList, 'leftOut'> {
  const rows = read.map(({ name: _, description: __, alias: ___, stop: ____, ...row }, at) => ({
    ...row,
    fields: { name: `#${at + 1}`, ...row.fields },
  }));
  return { rows, stops: 0, namedBy: 'name' };
}

/** What a figure that can be read in two ways means: another figure of the list may prove it. */
function decimalMark(rows: readonly Row[], columns: readonly ListColumn[]): DecimalMark | null {
  const proven = new Set<DecimalMark>();
  for (const { meaning, field, index } of columns) {
    if (field?.kind !== 'number' && (meaning === null || !FIGURES.has(meaning))) continue;
    for (const { cells } of rows) {
      const cell = cells[index];
      const mark = typeof cell === 'string' ? provenMark(cell.replace(/[^\d.,+-]/g, '')) : null;
      if (mark !== null) proven.add(mark);
    }
  }
  if (proven.size === 1) return [...proven][0]!;
  // Who measures in inches and pounds writes a decimal point.
  const isEnglish = columns.some(({ unit }) => unit === 'in' || unit === 'ft' || unit === 'lb');
  return proven.size === 0 && isEnglish ? 'point' : null;
}

/**
 * Names tell products apart over the whole list, and stops are counted over it.
 * @param isCounted the list counts its pieces; else each row is one
 */
function withWholeList(
  read: readonly ReadRow[],
  isCounted: boolean,
  { isSequenceOpposite = false }: TakeOptions,
): Omit<TakenList, 'leftOut'> {
  const named = read.map(({ name, description, alias, measures, fields }) => ({
    ...{ name, description, alias },
    sizes: JSON.stringify([measures, { ...fields, qty: 0, groupName: '', sequence: 0 }]),
  }));
  const source = nameSource(named);
  const stops = stopsOf(read.map(({ stop }) => stop));
  const most = Math.max(0, ...stops.map((stop) => stop ?? 0));
  const rows = read.map(({ name: _, description, alias, stop: __, ...row }, at): TakenRow => {
    const stop = stops[at] ?? null;
    const isDescribed = description !== '' && source !== 'description';
    return {
      ...row,
      fields: {
        ...row.fields,
        name: nameOf(named[at]!, source, at + 1),
        ...(isCounted ? {} : { qty: 1 }),
        ...(isDescribed && { description }),
        ...(alias !== '' && source !== 'alias' && { alias }),
        ...(stop !== null &&
          row.fields['sequence'] === undefined && { sequence: sequenceOf(stop, most, isSequenceOpposite) }),
      },
    };
  });
  return { rows, stops: most, namedBy: source };
}
