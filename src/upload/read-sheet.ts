/** One sheet of an upload: its columns, as the interface or as people call them, and its rows as far as they can be read. */
import type { Uom } from '../domain/words.js';
import type { Issue, Warning } from '../schema/issue.js';
import { prefix, type SheetPlace } from '../schema/places.js';
import { columnLetters, type Row, type Table } from '../tables/cell.js';
import { COLUMNS, type SheetName } from '../tables/columns.js';
import { type Content, findHeader, type Header } from './header.js';
import { withPeopleColumns } from './people-columns.js';
import { type ReadRow, readRows } from './read-records.js';
import { rowsWithoutCargo } from './sheet-warnings.js';
import { totalRows } from './total-rows.js';

export interface Sheet {
  readonly name: string;
  readonly header: Header | null;
  readonly rows: readonly ReadRow[];
  /** Of the header: they stop every load. */
  readonly faults: readonly Issue[];
  readonly warnings: readonly Warning[];
  /** Of columns that people call otherwise than the interface: the title by dotted path. */
  readonly titles: Readonly<Record<string, string>>;
}

/** @param uom of the figures: a title that says another is a fault */
export function readSheet(name: SheetName, table: Table | undefined, uom: Uom): Sheet {
  const found = table === undefined ? null : findHeader(table, COLUMNS[name]);
  if (table === undefined || found === null) {
    const faults = table === undefined || table.rows.length === 0 ? [] : [unknownHeaderFault(table, name)];
    return { name: table?.sheet ?? name, header: null, rows: [], faults, warnings: [], titles: {} };
  }
  const { header, rows, place, table: titled } = found;
  const faults = header.repeated.map(({ header: typed, first, index }) =>
    sheetFault(
      table.sheet,
      header.row,
      typed,
      `\`${typed}\` (column ${columnLetters(index)}) says the same as \`${first}\`: keep one of them.`,
    ),
  );
  const sheet = { name: table.sheet, header, faults };
  if (!header.hasPeopleColumns) return { ...sheet, ...ownColumns(table, name, header, rows) };
  const read = readRows(table, rows, header);
  const known = new Set(header.columns.map(({ index }) => index));
  const people = withPeopleColumns(titled, place, known, read, uom);
  const ofTitles = people.titleFaults.map(({ title, message, hint }) => {
    return { ...sheetFault(table.sheet, header.row, title, message), hint };
  });
  const warnings = [
    ...header.warnings,
    ...rowsWithoutCargo(table.sheet, people.rowsLeftOut),
    ...people.leftOut.map((title) => leftOutWarning(table.sheet, title)),
    ...weightless(table.sheet, header, 'weight' in people.titles),
    ...people.divided.map(
      (sentence): Warning => ({ code: 'NoEffect', pointer: '', message: prefix({ sheet: table.sheet }) + sentence }),
    ),
    ...(people.naming === null ? [] : [namingWarning(table.sheet, people.naming)]),
  ];
  return { ...sheet, rows: people.rows, faults: [...faults, ...ofTitles], warnings, titles: people.titles };
}

function isField(content: Content, field: string): boolean {
  return typeof content !== 'string' && content.path.join('.') === field;
}

/** Where no column says it, a piece with a diameter alone is a roll, and any other a box: as in lists of people. */
function withUsualStyle(row: ReadRow): ReadRow {
  const { diameter, length, width } = row.record;
  const isRound = diameter !== undefined && (length === undefined || width === undefined);
  return { ...row, record: { style: isRound ? 'Roll' : 'Shipcase', ...row.record } };
}

function styleWarning(sheet: string): Warning {
  const message = `The sheet ${sheet} has no column \`Style\`: what has a diameter alone is a Roll, all else a Shipcase.`;
  return { code: 'UnknownField', pointer: '', message };
}

/** A weight that stands in a column which nobody knows is missed in no plan: lighter cargo fits all the better. */
function weightless(sheet: string, { columns }: Header, isSaid: boolean): Warning[] {
  if (isSaid || columns.some(({ content }) => isField(content, 'weight'))) return [];
  const message = `No column of the sheet ${sheet} says what its cargo weighs: it is planned as if it weighed nothing. Call the column \`Weight\`.`;
  return [{ code: 'UnknownField', pointer: '', message }];
}

/** Of a sheet whose columns are all called as the interface calls them. */
function ownColumns(table: Table, name: SheetName, header: Header, rows: readonly Row[]) {
  const totals = totalRows(header, rows);
  const read = readRows(
    table,
    rows.filter((row) => !totals.includes(row)),
    header,
  );
  const leftOut = rowsWithoutCargo(
    table.sheet,
    totals.map(({ number }) => number),
  );
  const warnings = [
    ...header.warnings,
    ...leftOut,
    ...(name === 'Cargoes' ? weightless(table.sheet, header, false) : []),
  ];
  const hasStyle = name !== 'Cargoes' || header.columns.some(({ content }) => isField(content, 'style'));
  if (hasStyle) return { rows: read, warnings, titles: {} };
  return { rows: read.map(withUsualStyle), warnings: [...warnings, styleWarning(table.sheet)], titles: {} };
}

function leftOutWarning(sheet: string, title: string): Warning {
  const message = `The column \`${title}\` of the sheet ${sheet} is ignored: another column says the same, its cells do not hold what it says, or a load has no use for it.`;
  return { code: 'UnknownField', pointer: '', message };
}

function namingWarning(sheet: string, naming: string): Warning {
  const message =
    `No column of the sheet ${sheet} is called Name: names of cargo are taken from ${naming}. ` +
    'Call the right one `Name` to have it otherwise.';
  return { code: 'UnknownField', pointer: '', message };
}

export function sheetFault(sheet: string, row: number, column: string | undefined, message: string): Issue {
  const place = { sheet, row, ...(column === undefined ? {} : { column }) };
  return { pointer: '', code: 'ValidationFailed', message: prefix(place) + message, ...place };
}

function unknownHeaderFault(table: Table, name: SheetName): Issue {
  const headers = COLUMNS[name].usual.slice(0, 6).map(({ header }) => header);
  const message = `no header was found; it names columns such as ${headers.join(', ')}.`;
  return { ...sheetFault(table.sheet, table.rows[0]!.number, undefined, message), pointer: '/emptyContainers' };
}

export function sheetPlace(sheet: SheetName, { name, header, titles }: Sheet): SheetPlace {
  const columns = (header?.columns ?? []).flatMap(({ content, header: typed }): [string, string][] =>
    typeof content === 'string' ? [] : content.fills.map((path): [string, string] => [path.join('.'), typed]),
  );
  // A column of its own wins over one that fills a field besides.
  const own = (header?.columns ?? []).flatMap(({ content, header: typed }): [string, string][] =>
    typeof content === 'string' ? [] : [[content.path.join('.'), typed]],
  );
  const others = COLUMNS[sheet].usual.map(({ path, header: usual }): [string, string] => [path.join('.'), usual]);
  return {
    sheet: name,
    columns: { ...titles, ...Object.fromEntries([...columns, ...own]) },
    others: Object.fromEntries(others),
  };
}
