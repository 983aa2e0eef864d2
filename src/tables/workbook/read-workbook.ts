/** A workbook (.xlsx) as tables. Nothing in it is calculated, followed or run: cells are read as they were saved. */
import { strToU8, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import type { Cell, DateCell, Row, Table } from '../cell.js';
import { isBlank } from '../cell.js';
import { UnreadableFile } from '../unreadable-file.js';
import { type PreparedSheet, prepareSheet } from './sheet-xml.js';
import { type Parts, unzipParts } from './unzip.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const NOTHING = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';

interface FoundSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Of the part that holds it. */
  readonly path: string;
}

export interface Workbook {
  /** Names of its sheets, in order; those that are hidden last. */
  readonly sheets: readonly string[];
  /** Reads these sheets only. @throws UnreadableFile */
  readonly read: (names: readonly string[]) => Promise<ReadonlyMap<string, Table>>;
}

/** @throws UnreadableFile */
export function openWorkbook(archive: Uint8Array): Workbook {
  const parts = unzipParts(archive);
  refuseMacros(parts);
  if (!parts.files.has(WORKBOOK)) {
    throw new UnreadableFile(
      'The file is no .xlsx workbook. Save it as .xlsx (not .ods, .xlsb or .numbers), or as .csv.',
      'noWorkbook',
    );
  }
  const found = sheetsOf(parts).toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
  return {
    sheets: found.map(({ name }) => name),
    read: (names) =>
      readThese(
        parts,
        found.filter(({ name }) => names.includes(name)),
      ),
  };
}

async function readThese(parts: Parts, sheets: readonly FoundSheet[]): Promise<ReadonlyMap<string, Table>> {
  const prepared = new Map<string, PreparedSheet>();
  for (const { name, path } of sheets) {
    const xml = parts.files.get(path);
    if (xml !== undefined) prepared.set(path, prepareSheet(new TextDecoder().decode(xml), name));
  }
  const read = await readPrepared(parts, prepared);
  return new Map(
    sheets.flatMap(({ name, path }) => {
      const sheet = prepared.get(path);
      const data = read.get(name);
      return sheet === undefined || data === undefined ? [] : [[name, tableOf(name, data, sheet)] as const];
    }),
  );
}

function refuseMacros({ files, names }: Parts): void {
  const types = files.get('[Content_Types].xml');
  const isMacro = types !== undefined && /macroEnabled/i.test(new TextDecoder().decode(types));
  if (isMacro || names.some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new UnreadableFile(
      'The workbook holds macros, which are not accepted. Save it as .xlsx, without macros.',
      'macros',
    );
  }
}

const SHEET_TAG = /<(?:\w+:)?sheet\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const RELATION_TAG = /<(?:\w+:)?Relationship\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;

function attribute(attributes: string, name: string): string {
  const value = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? '';
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function sheetsOf({ files }: Parts): FoundSheet[] {
  const decoder = new TextDecoder();
  const relations = files.get(RELATIONS);
  const targets = new Map<string, string>();
  for (const [, attributes = ''] of decoder.decode(relations).matchAll(RELATION_TAG)) {
    const target = attribute(attributes, 'Target');
    targets.set(attribute(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return Array.from(decoder.decode(files.get(WORKBOOK)).matchAll(SHEET_TAG), ([, attributes = '']) => ({
    name: attribute(attributes, 'name'),
    isHidden: /hidden/i.test(attribute(attributes, 'state')),
    path: targets.get(attribute(attributes, 'id')) ?? '',
  }));
}

type Data = readonly (readonly (Cell | Date)[])[];

/** Only the sheets that are wanted, packed again without compression: the reader takes archives. */
async function readPrepared(
  { files }: Parts,
  prepared: ReadonlyMap<string, PreparedSheet>,
): Promise<Map<string, Data>> {
  const archive: Record<string, Uint8Array> = {};
  for (const [path, content] of files) {
    const sheet = prepared.get(path);
    const isOtherSheet = path.startsWith('xl/worksheets/') && sheet === undefined;
    archive[path] = sheet ? strToU8(sheet.xml) : isOtherSheet ? strToU8(NOTHING) : content;
  }
  try {
    const packed = zipSync(archive, { level: 0 });
    const sheets = await readSheets(packed.buffer as ArrayBuffer, { trim: false });
    return new Map(sheets.map(({ sheet, data }) => [sheet, data as unknown as Data]));
  } catch (error) {
    throw new UnreadableFile(
      `The workbook cannot be read: ${(error as Error).message}. Save it again as .xlsx and send it once more.`,
      'damaged',
    );
  }
}

function tableOf(name: string, data: Data, { special, hidden, hiddenColumns, merged }: PreparedSheet): Table {
  const rows = data.map((cells) => cells.map(cellOf));
  for (const [place, cell] of special) {
    const [row = 1, column = 1] = place.split(',').map(Number);
    while (rows.length < row) rows.push([]);
    const cells = rows[row - 1]!;
    while (cells.length < column) cells.push(null);
    cells[column - 1] = cell;
  }
  fillMerged(rows, merged);
  const numbered = rows.map((cells, index): Row => ({ number: index + 1, cells }));
  const held = numbered.filter(({ cells }) => !cells.every(isBlank));
  const leftOut = held.flatMap(({ number }) => (hidden.has(number) ? [number] : []));
  const shown = held.filter(({ number }) => !hidden.has(number));
  const width = shown.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const unseen = Array.from({ length: width }, (_, at) => at).filter(
    (at) =>
      hiddenColumns.some(([first, last]) => first <= at + 1 && at + 1 <= last) &&
      shown.some(({ cells }) => !isBlank(cells[at])),
  );
  return {
    sheet: name,
    rows: shown,
    ...(leftOut.length > 0 && { hidden: leftOut }),
    ...(unseen.length > 0 && { hiddenColumns: unseen }),
    ...(merged.length > 0 && { merged }),
    delimiter: null,
  };
}

/** Of merged cells only the first has the value; below it the same is meant. */
function fillMerged(rows: Cell[][], merged: PreparedSheet['merged']): void {
  for (const { firstRow, lastRow, column } of merged) {
    const value = rows[firstRow - 1]?.[column - 1] ?? null;
    if (value === null) continue;
    for (let row = firstRow + 1; row <= Math.min(lastRow, rows.length); row++) {
      const cells = rows[row - 1]!;
      // A blank row stays one.
      if (cells.every(isBlank)) continue;
      while (cells.length < column) cells.push(null);
      cells[column - 1] ??= value;
    }
  }
}

function cellOf(value: Cell | Date): Cell {
  return value instanceof Date ? dateCell(value) : value;
}

function dateCell(date: Date): DateCell {
  const text = Number.isNaN(date.getTime()) ? 'out of range' : date.toISOString().replace(/T00:00:00\.000Z$/, '');
  return { kind: 'date', text };
}
