/** Which sheets of a workbook, and which titles of a text, hold the parts of a load request. */
import type { Table } from '../tables/cell.js';
import { COLUMNS, LOAD_TITLE, plainHeader, type SheetName } from '../tables/columns.js';
import { tablesOfCargo } from '../tables/lists/best-table.js';
import { isListTitle } from '../tables/lists/title.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import { openWorkbook } from '../tables/workbook/read-workbook.js';
import type { Tables } from './read-loads.js';

const SHEETS: readonly SheetName[] = ['Cargoes', 'Containers', 'Rules'];

export interface ReadSheets {
  readonly tables: Tables;
  /** Sheets that look like lists of cargo, too, and are not read. */
  readonly others: readonly string[];
}

/** By name, without regard to case and blanks; where no sheet is called Cargoes, the one that holds a list of cargo. @throws UnreadableFile */
export async function sheetsOfWorkbook(archive: Uint8Array): Promise<ReadSheets> {
  const workbook = openWorkbook(archive);
  const named = new Map<SheetName, string>();
  for (const name of SHEETS) {
    const sheet = workbook.sheets.find((candidate) => plainHeader(candidate) === plainHeader(name));
    if (sheet !== undefined) named.set(name, sheet);
  }
  const others = workbook.sheets.filter((name) => ![...named.values()].includes(name));
  const wanted = [...named.values(), ...(named.has('Cargoes') ? [] : others)];
  const read = await workbook.read(wanted);
  const tables: Partial<Record<SheetName, Table>> = {};
  for (const [name, sheet] of named) {
    const table = read.get(sheet);
    if (table !== undefined) tables[name] = table;
  }
  if (tables.Cargoes !== undefined) return { tables, others: [] };
  const lists = others.flatMap((name) => read.get(name) ?? []);
  const Cargoes = listAmong(lists, workbook.sheets);
  const more = tablesOfCargo(lists).filter((list) => list !== Cargoes);
  return { tables: { ...tables, Cargoes }, others: more.map(({ sheet }) => sheet) };
}

function listAmong(tables: readonly Table[], names: readonly string[]): Table {
  const list = tablesOfCargo(tables)[0] ?? (names.length === 1 ? tables[0] : undefined);
  if (list !== undefined) return list;
  const shown = names.map((name) => JSON.stringify(name)).slice(0, 10);
  throw new UnreadableFile(
    `The workbook has no sheet Cargoes; it has ${shown.join(', ')}. GET /Upload/Template gives a workbook to start from.`,
  );
}

/** Whether a cell is the title of a column of that sheet. */
export function isTitleOf(sheet: SheetName): (text: string) => boolean {
  const columns = COLUMNS[sheet];
  const isKnown = (text: string) => plainHeader(text) === plainHeader(LOAD_TITLE) || columns.named(text) !== undefined;
  if (sheet === 'Rules') return (text) => isKnown(text) || ['field', 'value'].includes(plainHeader(text));
  return sheet === 'Cargoes' ? (text) => isKnown(text) || isListTitle(text) : isKnown;
}
