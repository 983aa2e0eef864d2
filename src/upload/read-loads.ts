/** Tables of a workbook as load requests, one a title, each with what is wrong with its rows. */
import type { Uom } from '../domain/words.js';
import type { Issue, Warning } from '../schema/issue.js';
import { didYouMean } from '../schema/near-miss.js';
import { type Places, prefix, type RequestSource } from '../schema/places.js';
import { isBlank, type Table } from '../tables/cell.js';
import { LOAD_TITLE, type SheetName } from '../tables/columns.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import type { CellFault, ReadRow, RecordBody } from './read-records.js';
import { readRules } from './read-rules.js';
import { readSheet, type Sheet, sheetFault, sheetPlace } from './read-sheet.js';
import { hiddenColumns, hiddenRows } from './sheet-warnings.js';

export interface ReadLoad extends RequestSource {
  /** Empty: rows that belong to no load, for no row above them has a title. */
  readonly title: string;
  /** Body of a request, without what is faulty. */
  readonly request: RecordBody;
}

export interface ReadUpload {
  readonly loads: readonly ReadLoad[];
  /** Columns that are not known, and the like. */
  readonly warnings: readonly Warning[];
}

export type Tables = Readonly<Partial<Record<SheetName, Table>>>;

/** More loads would not fit an answer. */
const MOST_LOADS = 1_000;

interface Draft {
  readonly title: string;
  readonly rows: ReadRow[];
}

/**
 * @param uom of the figures
 * @throws UnreadableFile when there is nothing that could be a load
 */
export function readLoads(tables: Tables, uom: Uom): ReadUpload {
  const cargoes = readSheet('Cargoes', tables.Cargoes, uom);
  if (cargoes.header === null) throw noHeader(tables.Cargoes);
  const containers = readSheet('Containers', tables.Containers, uom);
  const rules = readRules(tables.Rules);
  const drafts = byTitle(cargoes.rows);
  if (drafts.length === 0) throw new UnreadableFile(`The sheet ${cargoes.name} has a header, but no rows below it.`);
  for (const title of titlesOnlyOf(containers, drafts)) drafts.push({ title, rows: [] });
  if (drafts.length > MOST_LOADS) {
    throw new UnreadableFile(`The upload holds ${drafts.length} loads; at most ${MOST_LOADS} are allowed.`);
  }
  const ofAll = [...cargoes.faults, ...containers.faults, ...rules.faults];
  const sheets = {
    Cargoes: sheetPlace('Cargoes', cargoes),
    ...(tables.Containers && { Containers: sheetPlace('Containers', containers) }),
    ...(tables.Rules && { Rules: { sheet: tables.Rules.sheet, columns: {}, others: {} } }),
  };
  const titles = drafts.filter(({ rows }) => rows.length > 0).map(({ title }) => title);
  const loads = drafts.map(({ title, rows }): ReadLoad => {
    const own = containers.rows.filter((row) => row.title === null || row.title === title);
    const places: Places = {
      sheets,
      cargoes: rows.map(({ row }) => row),
      containers: own.map(({ row }) => row),
      rules: rules.rows,
    };
    const faults = [
      ...(title === '' ? [withoutTitle(cargoes, rows[0]!)] : []),
      ...(rows.length === 0 ? [withoutCargo(title, titles, containers, own)] : []),
      ...(own.length === 0 && containers.faults.length === 0 ? [withoutContainers(tables, cargoes.name, rows)] : []),
      ...ofAll,
      ...rows.flatMap((row, index) => row.faults.map((fault) => issueOf(fault, cargoes.name, `/cargoes/${index}`))),
      ...own.flatMap((row, index) =>
        row.faults.map((fault) => issueOf(fault, containers.name, `/emptyContainers/${index}`)),
      ),
    ];
    return { title, request: requestOf(title, rows, own, rules.record), faults, places };
  });
  const hidden = [tables.Cargoes, tables.Containers, tables.Rules].flatMap((table) =>
    table ? [...hiddenRows(table), ...hiddenColumns(table)] : [],
  );
  return { loads, warnings: [...hidden, ...cargoes.warnings, ...containers.warnings, ...rules.warnings] };
}

function noHeader(table: Table | undefined): UnreadableFile {
  if (table === undefined) {
    return new UnreadableFile(
      'The workbook has no sheet Cargoes. GET /Upload/Template gives a workbook to start from.',
    );
  }
  const sheet = table.sheet;
  if (table.rows.length === 0) return new UnreadableFile(`The sheet ${sheet} is empty.`);
  const first = table.rows[0]!;
  const shown = first.cells.filter((cell) => !isBlank(cell)).slice(0, 6);
  return new UnreadableFile(
    `${sheet}, row ${first.number}: no header was found. It names columns such as LoadTitle, Name, Style, Length, Width, ` +
      `Height, Weight, Qty; the first row holds ${shown.map((cell) => JSON.stringify(cell)).join(', ')}.`,
  );
}

/** A blank title is that of the row above; rows above the first title have none. */
function byTitle(rows: readonly ReadRow[]): Draft[] {
  const drafts = new Map<string, Draft>();
  let title = '';
  for (const row of rows) {
    title = row.title ?? title;
    const draft = drafts.get(title);
    if (draft === undefined) drafts.set(title, { title, rows: [row] });
    else draft.rows.push(row);
  }
  return [...drafts.values()];
}

/** Titles of containers that no cargo has. */
function titlesOnlyOf(containers: Sheet, drafts: readonly Draft[]): string[] {
  const known = new Set(drafts.map(({ title }) => title));
  const titles = containers.rows.map(({ title }) => title).filter((title) => title !== null);
  return [...new Set(titles)].filter((title) => !known.has(title));
}

function requestOf(
  title: string,
  rows: readonly ReadRow[],
  containers: readonly ReadRow[],
  rules: RecordBody | null,
): RecordBody {
  const description = rows.find((row) => row.description !== null)?.description;
  return {
    title,
    ...(description === undefined ? {} : { description }),
    cargoes: rows.map(({ record }) => withPalletType(record)),
    emptyContainers: containers.map(({ record }) => record),
    ...(rules === null ? {} : { rules }),
  };
}

/** The columns of a pallet need not say that it is one. */
function withPalletType(record: RecordBody): RecordBody {
  const palletizing = record['palletizing'] as RecordBody | undefined;
  const pallet = palletizing?.['pallet'];
  if (typeof pallet !== 'object' || pallet === null || 'containerType' in pallet) return record;
  return { ...record, palletizing: { ...palletizing, pallet: { containerType: 'Pallet', ...pallet } } };
}

function issueOf({ row, column, cell, path, ...fault }: CellFault, sheet: string, record: string): Issue {
  const place = { sheet, row, column };
  return {
    pointer: [record, ...path].join('/'),
    code: 'ValidationFailed',
    ...fault,
    message: `${sheet}, row ${row}, column ${column} (${cell}): ${fault.message}`,
    ...place,
  };
}

function withoutTitle(cargoes: Sheet, first: ReadRow): Issue {
  const typed = cargoes.header!.columns.find(({ content }) => content === LOAD_TITLE);
  if (typed === undefined) {
    const message = `the sheet has no column \`${LOAD_TITLE}\`, which names the load of each row.`;
    return {
      ...sheetFault(cargoes.name, cargoes.header!.row, LOAD_TITLE, message),
      pointer: '/title',
      hint: 'add it; a blank cell has the title of the row above',
    };
  }
  const message = `\`${typed.header}\` must name the load: neither this row nor one above has a title.`;
  return { ...sheetFault(cargoes.name, first.row, typed.header, message), pointer: '/title' };
}

function withoutCargo(title: string, titles: readonly string[], containers: Sheet, rows: readonly ReadRow[]): Issue {
  const row = rows.find((candidate) => candidate.title === title)!.row;
  const hint = didYouMean(title, titles);
  const message = `no cargo has the load title ${JSON.stringify(title)}.`;
  const place = sheetFault(containers.name, row, LOAD_TITLE, message);
  return { ...place, pointer: '/cargoes', code: 'EmptyCargoList', ...(hint && { hint }) };
}

function withoutContainers(tables: Tables, cargoSheet: string, rows: readonly ReadRow[]): Issue {
  const sheet = tables.Containers?.sheet ?? 'Containers';
  const message =
    tables.Containers === undefined
      ? `there is no sheet ${sheet}, so that there is nothing to fill.`
      : tables.Containers.rows.length === 0
        ? 'the sheet is empty, so that there is nothing to fill.'
        : `no row is for this load (${cargoSheet}, row ${rows[0]?.row}): its \`LoadTitle\` is blank for all loads, or that of one.`;
  const hint =
    tables.Cargoes?.delimiter === null
      ? 'give it a row for each container, with ContainerType, Name, Length, Width and Height'
      : 'send the containers as a file of their own, in the field `containers` of the same upload';
  return { pointer: '/emptyContainers', code: 'EmptyContainerList', message: prefix({ sheet }) + message, hint, sheet };
}
