/** The rows of a list as cargo: which of them are, and what only the whole list can say of each, its name and its stop. */
import { sequenceOfStop } from '../../domain/stop-numbers.js';
import { toFourPlaces } from '../../domain/units.js';
import type { Cell, Row, Table } from '../cell.js';
import { type DecimalMark, provenMark } from '../numbers.js';
import { kindOfRow, type RowKind, withTotalsBySums } from './body-rows.js';
import type { ListColumn, ListSheet } from './list-columns.js';
import { type Meaning, plainTitle } from './meanings.js';
import { type Measure, readMeasure } from './measures.js';
import { withoutMerged } from './merged-rows.js';
import { type NameSource, nameOf, nameSource } from './names.js';
import { type ReadRow, RowReader, type TakenRow } from './read-row.js';
import { numberIn, stopsOf } from './stops.js';
import { withoutUnit } from './title.js';
import type { Unit } from './units.js';

/** A part is what is in the piece of a row above. */
export type LeftOutKind = Exclude<RowKind, 'cargo'> | 'part';

/** A weight that stands for several rows, and what each of their pieces has of it. */
export interface SharedWeight {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly whole: Measure;
  readonly pieces: number;
}

export interface LeftOutRow {
  readonly row: number;
  readonly kind: LeftOutKind;
  readonly cells: readonly Cell[];
}

export interface TakenList {
  readonly rows: readonly TakenRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** How many stops the list names. */
  readonly stops: number;
  /** The number of the first one; 0: it names none. */
  readonly firstStop: number;
  /** The number of the last one, from which its sequences count; 0: it names none. */
  readonly lastStop: number;
  /** What it calls them, from the first on; empty: by the numbers that they have here. */
  readonly stopsCalled: readonly string[];
  /** What its rows have their names from. */
  readonly namedBy: NameSource;
  readonly sharedWeights: readonly SharedWeight[];
  /** What its figures prove; null: nothing. */
  readonly mark: DecimalMark | null;
}

export interface TakeOptions {
  /** The account loads higher sequences first. */
  readonly isSequenceOpposite?: boolean;
  /** What the rows are; absent: cargo. */
  readonly sheet?: ListSheet;
  /** The decimal mark of figures that can be read in two ways; absent: what the others of the list prove. */
  readonly mark?: DecimalMark | undefined;
}

const FIGURES: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['packages', 'pieces', 'pieceInside', 'length', 'width', 'height', 'diameter', 'sizes', 'price'] as const),
  ...(['pieceWeight', 'weight', 'grossWeight', 'netWeight', 'rowWeight'] as const),
]);
/** Of which lists give sums. */
const SUMMED: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['packages', 'pieces', 'weight', 'grossWeight', 'netWeight', 'rowWeight', 'rowPrice'] as const),
]);
const COUNTS: ReadonlySet<Meaning> = new Set<Meaning>(['packages', 'pieces']);
const OF_SIZES: ReadonlySet<Meaning> = new Set<Meaning>(['length', 'width', 'height', 'diameter', 'sizes']);

/** @param header place of the row of titles; -1: there is none */
export function takeList(
  { rows, delimiter, merged = [] }: Table,
  header: number,
  columns: readonly ListColumn[],
  options: TakeOptions = {},
): TakenList {
  const { sheet = 'Cargoes' } = options;
  const titles = rows[header]?.cells ?? [];
  const whole = rows.slice(header + 1);
  const { rows: body, parts, shared } = withoutMerged(whole, merged, columns);
  const indexOf = (wanted: ReadonlySet<string>) =>
    columns.flatMap(({ meaning, field, index }) =>
      wanted.has(meaning ?? '') || (field?.kind === 'number' && wanted.has(field.path.join('.'))) ? [index] : [],
    );
  const places = { figures: indexOf(FIGURES), sizes: indexOf(OF_SIZES) };
  const mark = options.mark ?? decimalMark(body, columns);
  const ofSums = { sizes: places.sizes, sums: indexOf(SUMMED), counted: indexOf(COUNTS)[0] ?? null };
  const said = body.map((row) => kindOfRow(row, titles, places));
  const kinds = withTotalsBySums(body, said, ofSums, (cell) => figureIn(cell, mark));
  const cargo = body.filter((_, at) => kinds[at] === 'cargo');
  const kindOf = new Map(body.map(({ number }, at) => [number, kinds[at]!]));
  const leftOut = whole.flatMap(({ number, cells }): LeftOutRow[] => {
    const kind = parts.has(number) ? 'part' : kindOf.get(number)!;
    return kind === 'cargo' ? [] : [{ row: number, kind, cells }];
  });
  // Where commas are decimal a single point may be one of thousands, as in texts with semicolons.
  const usual = mark === null && isOfDecimalCommas(columns) ? ';' : delimiter;
  const reader = new RowReader(columns, cargo, mark, usual, sheet);
  const { rows: read, weights: sharedWeights } = withSharedWeights(
    cargo.map((row) => reader.read(row)),
    shared,
  );
  const isCounted = columns.some(
    ({ meaning, field }) => meaning === 'packages' || meaning === 'pieces' || field?.path[0] === 'qty',
  );
  const named = sheet === 'Cargoes' ? withWholeList(read, isCounted, options) : asContainers(read);
  return { ...named, leftOut, sharedWeights, mark };
}

function figureIn(cell: Cell, mark: DecimalMark | null): number | null {
  if (typeof cell !== 'string') return typeof cell === 'number' ? cell : null;
  return readMeasure(cell, mark ?? 'point')?.figure ?? null;
}

/** The pieces of all rows that share a weight have equal parts of it. */
function withSharedWeights(rows: readonly ReadRow[], shared: readonly (readonly [number, number])[]) {
  const weights: SharedWeight[] = [];
  const changed = new Map<ReadRow, ReadRow>();
  for (const [firstRow, lastRow] of shared) {
    const own = rows.filter(({ row }) => firstRow <= row && row <= lastRow);
    const whole = own[0]?.measures.weight ?? own[0]?.rowWeight;
    const pieces = own.reduce((sum, { fields }) => sum + (typeof fields['qty'] === 'number' ? fields['qty'] : 1), 0);
    if (!whole || pieces === 0 || own.length < 2) continue;
    weights.push({ firstRow, lastRow, whole, pieces });
    const weight = { ...whole, figure: toFourPlaces(whole.figure / pieces) };
    for (const row of own) changed.set(row, { ...row, isWeightShared: true, measures: { ...row.measures, weight } });
  }
  return { rows: rows.map((row) => changed.get(row) ?? row), weights };
}

/** Containers have their names, or their place. */
function asContainers(read: readonly ReadRow[]): Omit<TakenList, 'leftOut' | 'sharedWeights' | 'mark'> {
  const rows = read.map(({ name: _, description: __, alias: ___, stop: ____, ...row }, at) => ({
    ...row,
    fields: { name: `#${at + 1}`, ...row.fields },
  }));
  return { rows, stops: 0, firstStop: 0, lastStop: 0, stopsCalled: [], namedBy: 'name' };
}

/** What a figure that can be read in two ways means: another figure of the list may prove it. */
function decimalMark(rows: readonly Row[], columns: readonly ListColumn[]): DecimalMark | null {
  const proven = new Set<DecimalMark>();
  let [hasComma, isEnglish] = [false, false];
  for (const { meaning, field, index, unit } of columns) {
    if (field?.kind !== 'number' && (meaning === null || !FIGURES.has(meaning))) continue;
    for (const { cells } of rows) {
      const cell = cells[index];
      for (const mark of typeof cell === 'string' ? marksIn(cell, meaning, unit) : []) proven.add(mark);
      isEnglish ||= typeof cell === 'string' && ENGLISH.test(cell);
      hasComma ||= typeof cell === 'string' && /\d,\d/.test(cell);
    }
  }
  if (proven.size === 1) return [...proven][0]!;
  if (proven.size > 1) return null;
  // Who measures in inches and pounds writes a decimal point.
  // In Asia a comma is never decimal.
  if (isEnglish || columns.some(({ title }) => OF_ASIA.test(title))) return 'point';
  if (columns.some(({ unit }) => unit === 'in' || unit === 'ft' || unit === 'lb')) return 'point';
  return isOfDecimalCommas(columns) && hasComma ? 'comma' : null;
}

/** Each of several sizes in a cell for itself: `1.200 x 800` is not one figure. */
function marksIn(cell: string, meaning: ListColumn['meaning'], unit: Unit | null): DecimalMark[] {
  const figures = meaning === 'sizes' ? cell.split(/[^\d.,]+/) : [cell.replace(/[^\d.,+-]/g, '')];
  const isInMillimetres = MILLIMETRES.test(cell) || unit === 'mm';
  return figures
    .map((figure) => provenMark(figure) ?? (isInMillimetres ? markOfThousand(figure) : null))
    .filter((mark) => mark !== null);
}

const MILLIMETRES = /\d\s*(?:mm|毫米|ミリ|밀리)/i;

/** Nobody gives thousandths of a millimetre of freight: `1.200 mm` is more than a metre. */
function markOfThousand(figure: string): DecimalMark | null {
  const [, mark] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(figure) ?? [];
  return mark === undefined ? null : mark === '.' ? 'comma' : 'point';
}

const OF_ASIA = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const ENGLISH = /\d\s*(?:lbs?\.?|ft\.?|in\.|inch(?:es)?|["″])\s*$/i;

/** Titles of languages that write a decimal comma and never a comma for thousands. */
const OF_DECIMAL_COMMAS =
  /^(?:.*(?:lange|breite|hohe|gewicht|menge|anzahl|stuck|masse|packstuck|bezeichnung).*|longueur|largeur|hauteur|poids.*|quantite|designation|nb .*|colis|comprimento|largura|quantidade|descricao)$/;

function isOfDecimalCommas(columns: readonly ListColumn[]): boolean {
  return columns.filter(({ title }) => OF_DECIMAL_COMMAS.test(plainTitle(withoutUnit(title)))).length >= 2;
}

/**
 * Names tell products apart over the whole list, and stops are counted over it.
 * @param isCounted the list counts its pieces; else each row is one
 */
function withWholeList(
  read: readonly ReadRow[],
  isCounted: boolean,
  { isSequenceOpposite = false }: TakeOptions,
): Omit<TakenList, 'leftOut' | 'sharedWeights' | 'mark'> {
  const named = read.map(({ name, description, alias, measures, fields }) => ({
    ...{ name, description, alias },
    sizes: JSON.stringify([measures, { ...fields, qty: 0, groupName: '', sequence: 0 }]),
  }));
  const source = nameSource(named);
  const stops = stopsOf(read.map(({ stop }) => stop));
  const known = new Set(stops.filter((stop) => stop !== null));
  const [firstStop, lastStop] = known.size === 0 ? [0, 0] : [Math.min(...known), Math.max(...known)];
  const rows = read.map(({ name, description, alias, stop: written, ...row }, at): TakenRow => {
    const stop = stops[at] ?? null;
    const described = descriptionOf({ name, description }, source);
    const isLost = written !== '' && stop === null;
    return {
      ...row,
      ...(isLost && { faults: [...row.faults, { about: 'stop', kind: 'noNumber', found: written, column: null }] }),
      fields: {
        ...row.fields,
        name: nameOf(named[at]!, source, at + 1),
        ...(isCounted ? {} : { qty: 1 }),
        ...(described !== '' && { description: described }),
        ...(alias !== '' && source !== 'alias' && { alias }),
        ...(stop !== null &&
          row.fields['sequence'] === undefined && { sequence: sequenceOfStop(stop, lastStop, isSequenceOpposite) }),
      },
    };
  });
  return { rows, stops: known.size, firstStop, lastStop, stopsCalled: calledOtherwise(read, stops), namedBy: source };
}

/** Words that do not become the name stay beside it. */
function descriptionOf({ name, description }: Pick<ReadRow, 'name' | 'description'>, source: NameSource): string {
  if (source === 'description') return name;
  if (source === 'known' && name === '') return '';
  if (source !== 'alias' || name === description) return description;
  return [name, description].filter((one) => one !== '').join(', ');
}

function calledOtherwise(read: readonly ReadRow[], stops: readonly (number | null)[]): string[] {
  const called = new Map<number, string>();
  for (const [at, stop] of stops.entries())
    if (stop !== null && !called.has(stop)) called.set(stop, read[at]!.stop.trim());
  const inOrder = [...called].sort(([a], [b]) => a - b);
  return inOrder.every(([stop, name]) => numberIn(name) === stop) ? [] : inOrder.map(([, name]) => name);
}
