/** What each column of somebody's list means, judged by its title and by what stands below. */
import { type Cell, isBlank, type Row, type Table } from '../cell.js';
import { COLUMNS, type Column } from '../columns.js';
import { type HandlingMeaning, isOnHandling, readHandling } from './handling.js';
import { titleText } from './header-row.js';
import { PACKAGE } from './kinds.js';
import type { ListColumn } from './list-column.js';
import { type Meaning, plainTitle } from './meanings.js';
import { readMeasure, readSizes } from './measures.js';
import { withNames } from './name-columns.js';
import { isHeeded, readRemark } from './remark.js';
import {
  LENGTH_MEANINGS,
  orderOfSides,
  readingsOfTitle,
  readTitle,
  SIDES,
  type Title,
  unitIn,
  WEIGHT_MEANINGS,
  withoutUnit,
} from './title.js';
import { handlingIn, toldByCells } from './told-by-cells.js';
import { isLengthUnit, type Unit } from './units.js';

export type { ListColumn, WhyLeftOut } from './list-column.js';

/** Fields that people have words of their own for: what is chosen for such a column is said in these. */
const MEANT_BY_FIELD: Readonly<Record<string, Meaning>> = { nothingOnTop: 'nothingOnTop', groupName: 'group' };

/** Names of the interface that mean what people mean by the same word. */
const EVERYDAY: ReadonlySet<string> = new Set([
  ...['name', 'description', 'alias', 'length', 'width', 'height', 'diameter', 'weight', 'price', 'qty', 'pieceInside'],
]);

const NUMBERS: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['packages', 'pieces', 'pieceInside', 'length', 'width', 'height', 'diameter', 'price'] as const),
  ...(['pieceWeight', 'weight', 'grossWeight', 'netWeight', 'rowWeight'] as const),
]);
const COUNTS: ReadonlySet<Meaning> = new Set<Meaning>(['packages', 'pieces', 'pieceInside']);
/** `24 pcs`. */
const COUNTED = /^\s*\d[\d.,\s]*\p{L}+\.?\s*$/u;
const FLAGS: ReadonlySet<Meaning> = new Set<Meaning>(['upright', 'tiltAllowed', 'nothingOnTop', 'stackable']);
const USELESS: ReadonlySet<Meaning> = new Set<Meaning>(['position', 'volume', 'other', 'rowPrice']);

/** Of the cells that hold something, how many must be of the kind that a title names: figures may have their faults. */
const MOST_OF = 0.6;
const SOME_OF = 0.3;
/** What is not read of handling is told by the rows: a column that is left out is told by nobody. */
const HALF_OF = 0.5;
/** Rows whose cells are looked at. */
const LOOKED_AT = 200;

/** What a list holds. */
export type ListSheet = 'Cargoes' | 'Containers';

/** @param header place of the row of titles */
export function proposeColumns({ rows }: Table, header: number, sheet: ListSheet = 'Cargoes'): ListColumn[] {
  const titles = rows[header]!.cells;
  const body = rows.slice(header + 1, header + 1 + LOOKED_AT);
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const columns = Array.from({ length: width }, (_, index) =>
    sheet === 'Cargoes'
      ? columnOf(index, titleText(titles[index]), body)
      : containerColumn(index, titleText(titles[index])),
  );
  if (sheet === 'Containers') return withoutRepeatedFields(columns);
  const told = withToldByCells(withoutRepeated(withLengthOfDepth(columns), body), body);
  return withUnitOfOthers(withRowPrice(withGroupOfPlace(withNames(told, body))));
}

function columnOf(index: number, title: string, body: readonly Row[]): ListColumn {
  const field = COLUMNS.Cargoes.named(title) ?? COLUMNS.Cargoes.named(withoutUnit(title)) ?? null;
  const isField = field !== null && !EVERYDAY.has(field.path.join('.'));
  const column = emptyColumn(index, title);
  const cells = cellsOf(body, index);
  // By hand or by machine, to the interface; to people how a piece may be handled.
  const handling = field?.path.join('.') === 'handling' ? handlingIn(cells) : null;
  if (handling !== null) return { ...column, meaning: handling };
  const meant = isField ? MEANT_BY_FIELD[field.path.join('.')] : undefined;
  if (meant !== undefined) return { ...column, meaning: meant };
  if (isField) return { ...column, field, unit: unitOfField(field, title) };
  const isSizes = shareOf(cells, (cell) => readSizes(String(cell), null) !== null) >= MOST_OF && cells.length > 0;
  const readings = readingsOfTitle(title);
  // A title that names its unit is meant, whatever stands below it.
  const isMeant = (reading: Title) => reading.unit !== null || isAsSaid(reading.meaning, cells, title);
  const own = readings.find(isMeant) ?? readings[0] ?? null;
  const meaning = isSizes ? 'sizes' : (own?.meaning ?? null);
  if (meaning === null) return { ...column, whyLeftOut: 'unknown' };
  if (meaning === 'remark') return { ...column, ...ofRemarks(cells) };
  if (USELESS.has(meaning)) return { ...column, whyLeftOut: 'useless' };
  if (!isSizes && !isMeant(own!)) return { ...column, whyLeftOut: 'otherContent' };
  return { ...column, meaning, unit: unitOf(meaning, own, title) };
}

/** Remarks that nearly all are on handling are held to it; of others those that are count. */
function ofRemarks(cells: readonly Cell[]): Pick<ListColumn, 'meaning' | 'whyLeftOut'> {
  const isSome = cells.some((cell) => typeof cell === 'string' && isHeeded(readRemark(cell)));
  const meaning = handlingIn(cells) ?? (isSome ? 'remark' : null);
  return { meaning, whyLeftOut: meaning === null ? 'useless' : null };
}

/** Nothing is known of it. */
export function emptyColumn(index: number, title: string): ListColumn {
  return {
    ...{ index, title, meaning: null, field: null, unit: null, whyLeftOut: null },
    sides: orderOfSides(title),
  };
}

/** What people call fields of containers otherwise than cargo. */
const CONTAINER_FIELDS: Readonly<Partial<Record<Meaning, string>>> = {
  ...{ name: 'name', description: 'description', alias: 'name', kind: 'containerType', price: 'price' },
  ...{ packages: 'qty', pieces: 'qty', length: 'length', width: 'width', height: 'height' },
  ...{ weight: 'maxWeight', grossWeight: 'maxWeight', netWeight: 'maxWeight' },
};
const CONTAINER_TITLES: readonly (readonly [RegExp, string])[] = [
  [/\b(payload|capacity|max(imum)?\.? (weight|load|kg)|nutzlast|zuladung|charge utile|carga util)\b/i, 'maxWeight'],
  [/\b(tare|empty weight|own weight|leergewicht|eigengewicht|poids a vide)\b/i, 'emptyWeight'],
];

function containerColumn(index: number, title: string): ListColumn {
  const { Containers } = COLUMNS;
  const meaning = readTitle(title)?.meaning;
  const called =
    CONTAINER_TITLES.find(([words]) => words.test(title))?.[1] ??
    (meaning === undefined ? undefined : CONTAINER_FIELDS[meaning]);
  const field =
    Containers.named(title) ??
    Containers.named(withoutUnit(title)) ??
    (called === undefined ? null : Containers.at([called]));
  const column = emptyColumn(index, title);
  if (field === null) return { ...column, whyLeftOut: meaning === undefined ? 'unknown' : 'useless' };
  return { ...column, field, unit: unitOfField(field, title) };
}

function withoutRepeatedFields(columns: readonly ListColumn[]): ListColumn[] {
  const first = new Map(columns.toReversed().map(({ field, index }) => [field, index]));
  return columns.map((column) =>
    column.field !== null && first.get(column.field) !== column.index
      ? { ...column, field: null, whyLeftOut: 'repeated' }
      : column,
  );
}

/** A field that is a size or a weight may have its unit in the title. */
function unitOfField({ node }: Column, title: string): Unit | null {
  const quantity = node['x-quantity'];
  const said = quantity === undefined ? null : unitIn(title);
  return said !== null && isLengthUnit(said) === (quantity === 'length') ? said : null;
}

function unitOf(meaning: Meaning, own: Title | null, title: string): Unit | null {
  const said = own?.unit ?? (meaning === 'sizes' ? unitIn(title) : null);
  if (said === null) return null;
  return (isLengthUnit(said) ? LENGTH_MEANINGS : WEIGHT_MEANINGS).has(meaning) ? said : null;
}

function withToldByCells(columns: readonly ListColumn[], body: readonly Row[]): ListColumn[] {
  const known = new Set(columns.map(({ meaning }) => meaning));
  return columns.map((column) => {
    if (column.meaning !== null || column.field !== null || column.whyLeftOut === 'repeated') return column;
    const meaning = toldByCells(cellsOf(body, column.index), column.title);
    const isThere = (meaning?.startsWith('unit') || meaning === 'kind') && known.has(meaning);
    return meaning === null || isThere ? column : { ...column, meaning, whyLeftOut: null };
  });
}

function cellsOf(body: readonly Row[], index: number): Cell[] {
  return body.map((row) => row.cells[index] ?? null).filter((cell) => !isBlank(cell));
}

function shareOf(cells: readonly Cell[], isOne: (cell: Cell) => boolean): number {
  return cells.length === 0 ? 1 : cells.filter(isOne).length / cells.length;
}

function isAsSaid(meaning: Meaning, cells: readonly Cell[], title: string): boolean {
  // Sizes with faults are still sizes: the rows say what is wrong with them.
  if (meaning === 'sizes' && cells.length > 0 && cells.every((cell) => /\d/.test(String(cell)))) return true;
  if (meaning === 'sizes')
    return cells.length === 0 || shareOf(cells, (cell) => readSizes(String(cell), null) !== null) >= MOST_OF;
  // Figures are no words for a unit, nor for what a piece is packed in.
  if (meaning === 'unitOfSizes' || meaning === 'unitOfWeight' || meaning === 'kind')
    return cells.length === 0 || shareOf(cells, (cell) => typeof cell === 'string') >= HALF_OF;
  if (NUMBERS.has(meaning)) {
    const isCounted = COUNTS.has(meaning);
    const isFigure = (cell: Cell) =>
      typeof cell === 'number' ||
      (typeof cell === 'string' && (readMeasure(cell, 'point') !== null || (isCounted && COUNTED.test(cell))));
    return shareOf(cells, isFigure) >= SOME_OF;
  }
  if (FLAGS.has(meaning)) {
    const isRead = (cell: Cell) => readHandling(String(cell), meaning as HandlingMeaning, title) !== null;
    return shareOf(cells, isRead) >= HALF_OF;
  }
  return true;
}

/** `W x D x H` in three columns: D is the depth where nothing else is the length. */
function withLengthOfDepth(columns: readonly ListColumn[]): ListColumn[] {
  const has = (meaning: Meaning) => columns.some((column) => column.meaning === meaning);
  if (!has('width') || !has('height')) return [...columns];
  const isLetter = ({ meaning, title }: ListColumn) => meaning === 'diameter' && /^d\b/i.test(title.trim());
  // Beside all three it says nothing that anybody can tell.
  const instead = has('length') || has('sizes') ? null : 'length';
  return columns.map((column) => {
    if (!isLetter(column)) return column;
    return instead === null ? { ...column, meaning: null, whyLeftOut: 'unknown' } : { ...column, meaning: instead };
  });
}

/** Beside the numbers of stops, whose the goods are is no second stop: the pieces of one are a group. */
function withGroupOfPlace(columns: readonly ListColumn[]): ListColumn[] {
  const isGrouped = columns.some(({ meaning, field }) => meaning === 'group' || field?.path[0] === 'groupName');
  const hasStop = columns.some(({ meaning }) => meaning === 'stop');
  const place = columns.find(
    ({ whyLeftOut, title }) => whyLeftOut === 'repeated' && readTitle(title)?.meaning === 'destination',
  );
  return columns.map((column) =>
    hasStop && !isGrouped && column === place ? { ...column, meaning: 'group', whyLeftOut: null } : column,
  );
}

/** What all pieces of a row cost tells what one costs, where a price stands beside it that may be of something else. */
function withRowPrice(columns: readonly ListColumn[]): ListColumn[] {
  const isPriced = columns.some(({ meaning }) => meaning === 'price');
  const row = columns.find(
    ({ meaning, whyLeftOut, title }) =>
      meaning === null && whyLeftOut === 'useless' && readTitle(title)?.meaning === 'rowPrice',
  );
  return columns.map((column) =>
    isPriced && column === row ? { ...column, meaning: 'rowPrice', whyLeftOut: null } : column,
  );
}

/** `L (cm)`, `W`, `H`: one unit is that of all. */
function withUnitOfOthers(columns: readonly ListColumn[]): ListColumn[] {
  const isLength = ({ meaning }: ListColumn) => meaning !== null && LENGTH_MEANINGS.has(meaning);
  const said = new Set(columns.filter(isLength).flatMap(({ unit }) => unit ?? []));
  const [unit] = said;
  if (said.size !== 1 || unit === undefined) return [...columns];
  return columns.map((column) => (isLength(column) ? { ...column, unit: column.unit ?? unit } : column));
}

/** Of several that say one thing the first here counts; of those that say it alike the first in the table. */
const RIVALS: readonly (readonly Meaning[])[] = [
  ['packages', 'pieces'],
  ['pieceWeight', 'weight', 'grossWeight', 'netWeight'],
  ['rowWeight'],
  ['stop', 'destination'],
];

const UNLOADING =
  /entlade|ablade|anliefer|auslieferort|liefer(?:ort|stelle|adresse|platz)|zielort|unload|discharge|deliver|drop|ship to|dechargement|livraison|descarga|descarregamento|entrega|destination|destino|[卸送到交]货|[卸送到交]貨|目的地|荷降|荷卸|卸し|納品(?:先|場所)|配送(?:先|場所)|届|하차|하역|배송|납품|목적지|도착지/;

function withoutRepeated(columns: readonly ListColumn[], body: readonly Row[]): ListColumn[] {
  const chosen = new Set<number>();
  const meanings = new Set(columns.flatMap(({ meaning }) => (meaning === null ? [] : [meaning])));
  const rivalsOf = (meaning: Meaning) => RIVALS.find((rivals) => rivals.includes(meaning)) ?? [meaning];
  for (const meaning of meanings) {
    const rivals = rivalsOf(meaning);
    const first = rivals.find((rival) => meanings.has(rival))!;
    const alike = columns.filter((column) => column.meaning === first);
    // Cartons are what is loaded; a quantity beside them may be one of articles.
    const told = first === 'packages' ? alike.find(({ title }) => PACKAGE.test(plainTitle(title))) : undefined;
    // Whose the goods are is no place where they come off.
    const place = first === 'destination' ? alike.find(({ title }) => UNLOADING.test(plainTitle(title))) : undefined;
    chosen.add((told ?? place ?? alike[0]!).index);
  }
  // Length, width and height win over a cell that says all three once more; some rows may have nothing but that cell.
  const hasSides = SIDES.every((side) => meanings.has(side));
  const sides = columns.filter(({ meaning }) => SIDES.some((side) => side === meaning));
  const isAlone = ({ cells }: Row, { index }: ListColumn) =>
    !isBlank(cells[index] ?? null) && sides.every((side) => isBlank(cells[side.index] ?? null));
  return columns.map((column) => {
    // What is said of handling adds up: what breaks may stand in another column than what is not stackable.
    if (column.meaning !== null && isOnHandling(column.meaning)) return column;
    const isOfAll = column.meaning === 'sizes' && hasSides;
    const isRepeated = !chosen.has(column.index) || (isOfAll && !body.some((row) => isAlone(row, column)));
    return column.meaning !== null && isRepeated ? { ...column, meaning: null, whyLeftOut: 'repeated' } : column;
  });
}
