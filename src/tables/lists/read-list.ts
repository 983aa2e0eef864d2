/**
 * Somebody's list as cargo, with all that was understood of it and may be chosen otherwise:
 *
 *     table -> row of titles -> what each column means -> rows of cargo -> whose weights -> sums to compare
 */
import { toFourPlaces } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { isBlank, type Table } from '../cell.js';
import type { DecimalMark } from '../numbers.js';
import { findHeaderRow } from './header-row.js';
import { type ListColumn, proposeColumns } from './list-columns.js';
import type { Meaning } from './meanings.js';
import { figureOf, type Measure } from './measures.js';
import type { TakenRow } from './read-row.js';
import { type LeftOutRow, type TakenList, type TakeOptions, takeList } from './take-list.js';
import { readTitle } from './title.js';
import { withOneRowOfTitles } from './title-rows.js';
import { inUom, type LengthUnit, type Unit, unitOfUom, type WeightUnit } from './units.js';
import { isTimesCount, type WeighedRow, type WeightIs, weightByFigures, weightByTotal } from './weights.js';

export interface ListChoices extends TakeOptions {
  /** Of figures of which nothing says the unit, unless these do. */
  readonly uom: Uom;
  readonly unitOfSizes?: LengthUnit | undefined;
  readonly unitOfWeights?: WeightUnit | undefined;
  /** Place of the row of titles; -1: there is none; absent: it is found. */
  readonly header?: number;
  /** Absent: proposed. */
  readonly columns?: readonly ListColumn[];
  /** Absent: found out, and `weightIs` says whether it was. */
  readonly weightIs?: Exclude<WeightIs, 'unknown'>;
}

/** Of all cargo of the list. */
export interface Sums {
  readonly pieces: number;
  /** Kilograms; null: a row has no weight. */
  readonly kilograms: number | null;
  readonly cubicMetres: number;
}

/** A figure of the list's own line of totals beside what its rows add up to. */
export interface ComparedTotal {
  /** Contents: of pieces over several rows, what is in all of them. */
  readonly of: 'pieces' | 'contents' | 'weight' | 'volume';
  readonly row: number;
  readonly said: number;
  readonly found: number;
}

export type WeightWhy = 'chosen' | 'title' | 'total' | 'weightOfOne' | 'usual';

export interface ReadList extends TakenList {
  readonly header: number;
  readonly columns: readonly ListColumn[];
  /** What the weights of the list are, and what shows it; unknown: ask, they are taken as those of one piece. */
  readonly weightIs: WeightIs;
  readonly weightWhy: WeightWhy;
  readonly sums: Sums;
  readonly totals: readonly ComparedTotal[];
}

/** Null: no row of titles was found, and none was chosen. */
export function readList(given: Table, choices: ListChoices): ReadList | null {
  const found = choices.header ?? findHeaderRow(given)?.place ?? null;
  if (found === null) return null;
  // Whoever knows the columns has joined their titles.
  const { table, header } = choices.columns ? { table: given, header: found } : withOneRowOfTitles(given, found);
  const columns = choices.columns ?? (header < 0 ? [] : proposeColumns(table, header, choices.sheet));
  const read = takeList(table, header, columns, choices);
  const taken = { ...read, rows: read.rows.map((row) => withUnsaid(row, choices)) };
  const weighed = weigh(taken, columns, choices);
  const rows = taken.rows.map((row) => withPrice(withWeight(row, weighed, columns)));
  const sums = sumsOf(rows, choices.uom);
  const totals = totalsOf(taken, rows, columns, weighed);
  const volume = totalVolume(taken, columns);
  if (volume !== null) totals.push({ of: 'volume', ...volume, found: sums.cubicMetres });
  return { ...taken, header, columns, rows, ...weighed, sums, totals };
}

/** Figures of which nothing says the unit have that which was chosen for them. */
function withUnsaid(row: TakenRow, { unitOfSizes, unitOfWeights }: ListChoices): TakenRow {
  if (unitOfSizes === undefined && unitOfWeights === undefined) return row;
  const said = (measure: Measure | null | undefined, unit: Unit | undefined) =>
    measure && measure.unit === null && unit !== undefined ? { ...measure, unit } : measure;
  const measures = Object.entries(row.measures).map(([path, measure]) => [
    path,
    said(measure, isWeight(path) ? unitOfWeights : unitOfSizes),
  ]);
  return {
    ...row,
    measures: Object.fromEntries(measures),
    rowWeight: said(row.rowWeight, unitOfWeights) ?? null,
  };
}

/** Whether the figure of a field is a weight; all others are lengths. */
export const isWeight = (path: string) => /weight$/i.test(path);

const count = ({ fields }: TakenRow) => (typeof fields['qty'] === 'number' ? fields['qty'] : 0);

interface Weighed {
  readonly weightIs: WeightIs;
  readonly weightWhy: WeightWhy;
}

const UNSAID: ReadonlySet<Meaning> = new Set<Meaning>(['weight', 'grossWeight', 'netWeight']);

function weigh(
  { rows, leftOut, mark, sharedWeights }: TakenList,
  columns: readonly ListColumn[],
  choices: ListChoices,
): Weighed {
  const own = columns.find(({ meaning }) => meaning !== null && (UNSAID.has(meaning) || meaning === 'pieceWeight'));
  const ofRows = columns.find(({ meaning }) => meaning === 'rowWeight');
  if (choices.weightIs !== undefined) return { weightIs: choices.weightIs, weightWhy: 'chosen' };
  if (own === undefined) return { weightIs: ofRows === undefined ? 'ofOne' : 'ofRow', weightWhy: 'title' };
  if (own.meaning === 'pieceWeight') return { weightIs: 'ofOne', weightWhy: 'title' };
  const weighed = rows.flatMap((row) => (row.isWeightShared ? [] : (weighedRow(row, choices.uom) ?? [])));
  const beside = rows.flatMap((row) =>
    row.rowWeight === null || row.measures.weight === undefined
      ? []
      : [{ count: count(row), one: row.measures.weight.figure, row: row.rowWeight.figure }],
  );
  if (isTimesCount(beside)) return { weightIs: 'ofOne', weightWhy: 'weightOfOne' };
  const total = totalIn(leftOut, own.index, mark);
  const ofShared = sharedWeights.reduce((sum, { whole }) => sum + whole.figure, 0);
  const byTotal = total === null ? 'unknown' : weightByTotal(weighed, total.said - ofShared);
  if (byTotal !== 'unknown') return { weightIs: byTotal, weightWhy: 'total' };
  return { weightIs: weightByFigures(weighed, own.meaning !== 'weight'), weightWhy: 'usual' };
}

function weighedRow(row: TakenRow, uom: Uom): WeighedRow | null {
  const { weight } = row.measures;
  if (weight === undefined) return null;
  const unit = weight.unit ?? unitOfUom(uom, 'weight');
  return { count: count(row), weight: weight.figure, cubicMetres: cubicMetres(row, uom), kilograms: kilogramsIn(unit) };
}

function kilogramsIn(unit: Unit): number {
  return inUom(1, unit, 'UnitMetric');
}

function cubicMetres({ measures }: TakenRow, uom: Uom): number | null {
  const metres = (side: 'length' | 'width' | 'height' | 'diameter') => {
    const measure = measures[side];
    return measure && inUom(measure.figure, measure.unit ?? unitOfUom(uom, 'length'), 'UnitMetric') / 1000;
  };
  const [length, width] = [metres('length') ?? metres('diameter'), metres('width') ?? metres('diameter')];
  const height = metres('height');
  return length && width && height ? length * width * height : null;
}

/** The weight of one piece, of that of the row where the list has only that. */
function withWeight(row: TakenRow, { weightIs }: Weighed, columns: readonly ListColumn[]): TakenRow {
  const pieces = count(row);
  const isOfRow = weightIs === 'ofRow';
  if (row.isWeightShared) return row;
  const hasOwn = columns.some(({ meaning }) => meaning === 'pieceWeight' || (meaning !== null && UNSAID.has(meaning)));
  const given = hasOwn ? (row.measures.weight ?? null) : row.rowWeight;
  if (given === null || !isOfRow || pieces === 0) return row;
  return { ...row, measures: { ...row.measures, weight: { ...given, figure: divided(given.figure, pieces) } } };
}

/**
 * What one piece of freight costs: of a row with a sum that is the sum divided, for the price beside it may be that of
 * what is inside.
 */
function withPrice(row: TakenRow): TakenRow {
  const pieces = count(row);
  if (row.rowPrice === null || pieces === 0) return row;
  return { ...row, fields: { ...row.fields, price: divided(row.rowPrice, pieces) } };
}

/** To four places, for 94.8 / 12 is 7.8999999999999995; a figure smaller than that stays. */
function divided(figure: number, by: number): number {
  return toFourPlaces(figure / by) || figure / by;
}

function sumsOf(rows: readonly TakenRow[], uom: Uom): Sums {
  const kilograms = (row: TakenRow) => {
    const { weight } = row.measures;
    return weight === undefined ? null : weight.figure * kilogramsIn(weight.unit ?? unitOfUom(uom, 'weight'));
  };
  const isWeighed = rows.every(({ measures }) => measures.weight !== undefined);
  return {
    pieces: rows.reduce((sum, row) => sum + count(row), 0),
    kilograms: isWeighed ? rows.reduce((sum, row) => sum + count(row) * (kilograms(row) ?? 0), 0) : null,
    cubicMetres: rows.reduce((sum, row) => sum + count(row) * (cubicMetres(row, uom) ?? 0), 0),
  };
}

interface Total {
  readonly row: number;
  readonly said: number;
}

/** The last line of totals: those before it are of pages or parts. */
function totalIn(leftOut: readonly LeftOutRow[], index: number, mark: DecimalMark | null): Total | null {
  for (const { row, kind, cells } of leftOut.toReversed()) {
    const cell = cells[index] ?? null;
    if (kind !== 'total' || isBlank(cell)) continue;
    const text = typeof cell === 'string' ? /[\d][\d.,\s\u00a0']*/.exec(cell.normalize('NFKC'))?.[0].trim() : undefined;
    const said = typeof cell === 'number' ? cell : text === undefined ? null : figureOf(text, mark);
    if (said !== null) return { row, said };
  }
  return null;
}

/** In cubic metres. Null: the list's line of totals has none. */
function totalVolume({ leftOut, mark }: TakenList, columns: readonly ListColumn[]): Total | null {
  const column = columns.find(({ title, field }) => field === null && readTitle(title)?.meaning === 'volume');
  const total = column === undefined ? null : totalIn(leftOut, column.index, mark);
  if (column === undefined || total === null) return null;
  const isInFeet = /ft|foot|feet|cuft|cft/i.test(column.title);
  return isInFeet ? { ...total, said: total.said * CUBIC_FOOT } : total;
}

/** Cubic metres: 0.3048 m, three times. */
const CUBIC_FOOT = 0.028316846592;

function totalsOf(
  { leftOut, mark }: TakenList,
  rows: readonly TakenRow[],
  columns: readonly ListColumn[],
  { weightIs }: Weighed,
): ComparedTotal[] {
  const indexOf = (isOne: (meaning: Meaning) => boolean) =>
    columns.find(({ meaning }) => meaning !== null && isOne(meaning))?.index;
  const totals: ComparedTotal[] = [];
  const counted = indexOf((meaning) => meaning === 'packages' || meaning === 'pieces');
  const pieces = counted === undefined ? null : totalIn(leftOut, counted, mark);
  const isOfContents = leftOut.some(({ kind }) => kind === 'part');
  if (pieces !== null && !isOfContents)
    totals.push({ of: 'pieces', ...pieces, found: rows.reduce((sum, row) => sum + count(row), 0) });
  const inside = isOfContents ? indexOf((meaning) => meaning === 'pieceInside') : undefined;
  const contents = inside === undefined ? null : totalIn(leftOut, inside, mark);
  if (contents !== null) {
    const found = rows.reduce((sum, row) => sum + count(row) * Number(row.fields['pieceInside'] ?? 0), 0);
    totals.push({ of: 'contents', ...contents, found });
  }
  const weighed =
    indexOf((meaning) => meaning === 'rowWeight') ??
    (weightIs === 'unknown' ? undefined : indexOf((meaning) => UNSAID.has(meaning)));
  const weight = weighed === undefined ? null : totalIn(leftOut, weighed, mark);
  if (weight !== null) {
    const found = rows.reduce((sum, row) => sum + count(row) * (row.measures.weight?.figure ?? 0), 0);
    totals.push({ of: 'weight', ...weight, found });
  }
  return totals;
}
