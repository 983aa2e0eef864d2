/**
 * Columns that people call otherwise than the interface does, read beside those that it knows: names of the interface
 * win, and the unit is that of the call.
 */
import { convert, convertTyped, UNITS } from '../domain/units.js';
import type { Uom } from '../domain/words.js';
import { columnLetters, type Table } from '../tables/cell.js';
import { COLUMNS } from '../tables/columns.js';
import { isOnHandling } from '../tables/lists/handling.js';
import { type ListColumn, proposeColumns } from '../tables/lists/list-columns.js';
import type { ListFault } from '../tables/lists/list-fault.js';
import type { Meaning } from '../tables/lists/meanings.js';
import type { Measure } from '../tables/lists/measures.js';
import type { NameSource } from '../tables/lists/names.js';
import { type ReadList, readList } from '../tables/lists/read-list.js';
import type { TakenRow } from '../tables/lists/read-row.js';
import { faultSentence } from '../tables/lists/sentences.js';
import { readTitle } from '../tables/lists/title.js';
import { isLengthUnit, ratioTo, type Unit } from '../tables/lists/units.js';
import type { CellFault, ReadRow, RecordBody } from './read-records.js';

/** What can name cargo, the first that can first. */
const NAMING = ['name', 'description', 'alias'] as const;

const NAMING_MEANINGS: ReadonlySet<string> = new Set([...NAMING, 'kind']);

/** What a title says that no figure below it can mend: a unit that is not that of the call, weights of who knows what. */
export interface TitleFault {
  readonly title: string;
  readonly index: number;
  readonly message: string;
  readonly hint: string;
}

export interface PeopleColumns {
  /** Rows that hold cargo and nothing else, with what these columns say. */
  readonly rows: readonly ReadRow[];
  /** By dotted path the title as it was typed. */
  readonly titles: Readonly<Record<string, string>>;
  readonly titleFaults: readonly TitleFault[];
  /** Numbers of the rows that hold no cargo. */
  readonly rowsLeftOut: readonly number[];
  /** Titles that mean something to people, and nothing for a load. */
  readonly leftOut: readonly string[];
  /** What was made of figures that stand for more than one piece. */
  readonly divided: readonly string[];
  /** A sentence on where the names come from; null: there was no choice. */
  readonly naming: string | null;
}

/**
 * @param header place of the row of titles
 * @param known columns that the interface knows
 * @param rows as the interface reads them
 */
export function withPeopleColumns(
  table: Table,
  header: number,
  known: ReadonlySet<number>,
  rows: readonly ReadRow[],
  uom: Uom,
): PeopleColumns {
  const columns = proposeColumns(table, header);
  const ofInterface = new Set(columns.flatMap(({ index, title }) => (known.has(index) ? (pathOf(title) ?? []) : [])));
  // Handling adds up: what one column forbids no other allows, whatever it is called.
  const isSaidTwice = (column: ListColumn) =>
    !isOnHandling(column.meaning ?? '') && pathsOf(column).every((path) => ofInterface.has(path));
  const others = columns.filter(({ index }) => !known.has(index));
  const own = others.filter((column) => column.meaning !== null && !isSaidTwice(column));
  const list = readList(table, { uom, header, columns })!;
  const byRow = new Map(list.rows.map((row) => [row.row, row]));
  const leftOut = new Set(list.leftOut.map(({ row }) => row));
  const paths = new Set([...own.flatMap(pathsOf), ...givenPaths(columns, own, ofInterface)]);
  const read = new Map(rows.map((row) => [row.row, row]));
  // A row may hold nothing that the interface calls by name.
  const numbers = [...new Set([...read.keys(), ...byRow.keys()])].sort((a, b) => a - b);
  return {
    rows: numbers
      .filter((row) => !leftOut.has(row))
      .map((row) => joined(read.get(row) ?? emptyRow(row), byRow.get(row), { columns, known, paths, uom })),
    rowsLeftOut: [...leftOut],
    titles: Object.fromEntries(own.flatMap((column) => pathsOf(column).map((path) => [path, column.title]))),
    titleFaults: [...own.flatMap((column) => otherUnit(column, uom)), ...doubtfulWeights(list, own)],
    leftOut: others
      .filter((column) => !own.includes(column) && readTitle(column.title) !== null)
      .map(({ title }) => title),
    divided: dividedIn(list, own, uom),
    naming: paths.has('name') ? namingOf(columns, list.namedBy) : null,
  };
}

function dividedIn({ sharedWeights, weightIs }: ReadList, own: readonly ListColumn[], uom: Uom): string[] {
  const weights = sharedWeights.map(
    ({ firstRow, lastRow, whole: { figure, unit }, pieces }) =>
      `rows ${firstRow} to ${lastRow} share the weight ${figure} ${unit ?? UNITS[uom].weight}: each of their ${pieces} pieces has an equal part of it.`,
  );
  const weight = weightIs === 'ofRow' ? own.find((column) => isOfWeight(column)) : undefined;
  const divided =
    weight === undefined ? [] : [`weights of a piece are \`${weight.title}\` divided by the quantity of the row.`];
  const ofRows = own.find(({ meaning }) => meaning === 'rowPrice');
  const price = ofRows === undefined ? [] : [`prices are \`${ofRows.title}\` divided by the quantity.`];
  return [...divided, ...weights, ...price];
}

const isOfWeight = (column: ListColumn) => pathsOf(column).includes('weight');

/** The page asks; here nobody answers, and a load is not to be planned with weights that may be many times too high. */
function doubtfulWeights({ weightIs }: ReadList, own: readonly ListColumn[]): TitleFault[] {
  const column = weightIs === 'unknown' ? own.find(isOfWeight) : undefined;
  if (column === undefined) return [];
  const { title, index } = column;
  return [
    {
      ...{ title, index },
      message: `\`${title}\` may be the weight of one piece or of all pieces of a row: neither its title nor its figures tell.`,
      hint: 'call it `Weight` where it is the weight of one piece, `Total weight` where it is that of the row',
    },
  ];
}

/** Which column names the cargo depends on what tells its rows apart: it is said where there are several to choose from. */
function namingOf(columns: readonly ListColumn[], source: NameSource): string | null {
  const titleOf = (meaning: Meaning) => columns.find((column) => column.meaning === meaning)?.title;
  const there = NAMING.flatMap((meaning) => titleOf(meaning) ?? []);
  const taken = source === 'name' || source === 'description' || source === 'alias' ? titleOf(source) : undefined;
  if (there.length === 0 || (there.length === 1 && taken !== undefined)) return null;
  const quoted = (titles: readonly string[]) => titles.map((title) => `\`${title}\``).join(' and ');
  if (source === 'both') {
    const [first, alias] = [titleOf('name') ?? titleOf('description'), titleOf('alias')];
    return `${quoted([first!, alias!])} together, for neither alone tells cargo of different sizes apart`;
  }
  if (source === 'known') return `${quoted(there)}, and the place in the list where a row has none`;
  if (source === 'place')
    return `${quoted(there)} and the place in the list, for nothing tells cargo of different sizes apart`;
  const others = there.filter((title) => title !== taken);
  const before = there.slice(0, there.indexOf(taken!));
  const why =
    before.length > 0 ? `; ${quoted(before)} is missing in a row, or the same for cargo of different sizes` : '';
  return `${quoted([taken!])}, not from ${quoted(others)}${why}`;
}

/** A list gives a row its style, and a name from whatever tells its rows apart. */
function givenPaths(
  columns: readonly ListColumn[],
  own: readonly ListColumn[],
  ofInterface: ReadonlySet<string>,
): string[] {
  const isNamed = columns.some(({ meaning }) => NAMING_MEANINGS.has(meaning ?? ''));
  // A kind of pallet has its sizes.
  const isOfKind = own.some(({ meaning }) => meaning === 'kind');
  // A remark that nothing may stand on it may stand in a column of what stays upright.
  const isHandled = own.some(({ meaning }) => isOnHandling(meaning ?? ''));
  const sides = isOfKind ? ['length', 'width'] : [];
  const given = ['style', ...sides, ...(isNamed ? ['name'] : []), ...(isHandled ? HANDLING_FIELDS : [])];
  return given.filter((path) => !ofInterface.has(path));
}

function pathOf(title: string): string | undefined {
  return COLUMNS.Cargoes.named(title)?.path.join('.');
}

function emptyRow(row: number): ReadRow {
  return { row, title: null, description: null, record: {}, faults: [] };
}

/** In which what people say is joined with what the interface's own columns say. */
const STACK_HEIGHTS = [1, 2, 3, 4, 5, 6].map((orientation) => `maxLayersOnOrientation${orientation}`);
const HANDLING_FIELDS = ['nothingOnTop', 'orientationsAllowed', ...STACK_HEIGHTS] as const;

interface Reading {
  readonly columns: readonly ListColumn[];
  readonly known: ReadonlySet<number>;
  /** That people's columns fill. */
  readonly paths: ReadonlySet<string>;
  readonly uom: Uom;
}

function joined(row: ReadRow, taken: TakenRow | undefined, { columns, known, paths, uom }: Reading): ReadRow {
  if (taken === undefined) return row;
  const faults: CellFault[] = [];
  const place = (fault: ListFault, path: string) => {
    const { index, title } = columns[fault.column!]!;
    const message = `${faultSentence(fault, `\`${title}\``)}.`;
    faults.push({
      message,
      row: row.row,
      column: title,
      cell: `${columnLetters(index)}${row.row}`,
      path: path.split('.'),
    });
  };
  const said: RecordBody = {};
  for (const [field, value] of Object.entries(taken.fields)) {
    if (paths.has(field)) said[field] = value;
  }
  for (const [field, measure] of Object.entries(taken.measures)) {
    if (!paths.has(field) || measure === undefined) continue;
    said[field] = inUnitOfCall(measure, isOfTitle(columns, field, measure.unit), uom);
  }
  for (const fault of [...taken.faults, ...taken.doubtful]) {
    if (fault.kind === 'missing' || fault.column === null || known.has(fault.column)) continue;
    place(fault, pathsOf(columns[fault.column]!)[0] ?? fault.about);
  }
  const handling = HANDLING_FIELDS.filter((field) => said[field] !== undefined).map((field) => [field, said[field]]);
  const record = { ...said, ...row.record, ...Object.fromEntries(handling) };
  return { ...row, record, faults: [...row.faults, ...faults] };
}

/**
 * A cell that names its own unit is in no doubt, and converted as the page does. Of a title that names another than the
 * call the load fails: as no figure at all its cells would be told once more.
 */
function inUnitOfCall({ figure, unit }: Measure, isUnitOfTitle: boolean, uom: Uom): number {
  if (unit === null || isUnitOfTitle || unit === UNITS[uom][isLengthUnit(unit) ? 'length' : 'weight']) return figure;
  return isLengthUnit(unit) ? convertTyped(figure, ratioTo(uom, unit), 'up') : convert(figure, ratioTo(uom, unit));
}

function isOfTitle(columns: readonly ListColumn[], field: string, unit: Unit | null): boolean {
  return columns.some((column) => pathsOf(column).includes(field) && column.unit === unit);
}

function otherUnit({ title, index, unit }: ListColumn, uom: Uom): TitleFault[] {
  if (unit === null) return [];
  const wanted = UNITS[uom][isLengthUnit(unit) ? 'length' : 'weight'];
  if (unit === wanted) return [];
  const others = Object.entries(UNITS).filter(([, units]) => units.length === unit || units.weight === unit);
  const hint =
    others.length > 0
      ? `send UOM=${others.map(([name]) => name).join(' or ')}, or write the figures in ${wanted}`
      : `write the figures in ${wanted}`;
  return [
    {
      title,
      index,
      message: `\`${title}\` is in ${unit}, and the upload in ${wanted} (the query parameter UOM).`,
      hint,
    },
  ];
}

/** The fields that a column fills. */
function pathsOf({ meaning }: ListColumn): string[] {
  switch (meaning) {
    case null:
      return [];
    case 'packages':
    case 'pieces':
      return ['qty'];
    case 'rowPrice':
      return ['price'];
    case 'sizes':
      return ['length', 'width', 'height', 'diameter'];
    case 'pieceWeight':
    case 'weight':
    case 'grossWeight':
    case 'netWeight':
    case 'rowWeight':
      return ['weight'];
    case 'upright':
    case 'tiltAllowed':
      return ['orientationsAllowed', 'floorStackType'];
    case 'nothingOnTop':
    case 'stackable':
      return ['nothingOnTop', 'floorStackType', ...STACK_HEIGHTS];
    case 'remark':
      return ['nothingOnTop', 'orientationsAllowed', 'floorStackType'];
    case 'stop':
    case 'destination':
      return ['sequence', 'groupName'];
    case 'group':
      return ['groupName'];
    case 'kind':
      return ['style'];
    default:
      return pathOf(meaning) === undefined ? [] : [meaning];
  }
}
