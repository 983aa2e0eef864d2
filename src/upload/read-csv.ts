/** A text file (.csv) as a table: what divides its fields and how it writes characters is found out. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Warning } from '../schema/issue.js';
import { isBlank, type Row, type Table } from '../tables/cell.js';
import { COLUMNS, LOAD_TITLE, plainHeader, type SheetName } from '../tables/columns.js';
import { UploadFailure } from './upload-failure.js';

const DELIMITERS = [';', ',', '\t', '|'];
/** Rows that are looked at for a header. */
const LOOKED_AT = 30;
const MOST_ROWS = 200_000;
const MOST_CELLS = 1_000_000;
/** A row of 10,000 characters in each of its columns would still be shorter. */
const LONGEST_RECORD = 1024 * 1024;

export interface ReadText {
  readonly table: Table;
  readonly warnings: readonly Warning[];
}

/** @throws UploadFailure */
export function readCsv(bytes: Uint8Array, name: SheetName): ReadText {
  const { text, warnings } = decode(bytes, name);
  const { body, said } = saidDelimiter(text);
  const delimiter = said ?? likeliest(body, name);
  const records = recordsOf(body, delimiter, name);
  if (records.length > MOST_ROWS)
    throw new UploadFailure(`${name}: at most ${MOST_ROWS} rows are read. Divide the file.`);
  const cells = records.reduce((sum, { length }) => sum + length, 0);
  if (cells > MOST_CELLS) throw new UploadFailure(`${name}: at most ${MOST_CELLS} cells are read. Divide the file.`);
  const rows = records.map((record, index): Row => ({ number: index + 1, cells: record }));
  return { table: { sheet: name, rows: rows.filter((row) => !row.cells.every(isBlank)), delimiter }, warnings };
}

/** UTF-8 with or without a byte-order mark, UTF-16 with one; anything else is read as Windows does in the West. */
function decode(bytes: Uint8Array, name: SheetName): { text: string; warnings: Warning[] } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), warnings: [] };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), warnings: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warnings: [] };
  } catch {
    const message = `${name}: the file is not in UTF-8 and was read as Windows-1252. Save it as "CSV UTF-8" if letters look wrong.`;
    const warning: Warning = { code: 'Unsupported', pointer: '', message };
    return { text: new TextDecoder('windows-1252').decode(bytes), warnings: [warning] };
  }
}

/** A first line `sep=;`, which spreadsheet programs follow and do not count. */
function saidDelimiter(text: string): { body: string; said: string | null } {
  const line = /^sep=(.)\r?\n/i.exec(text);
  return line === null ? { body: text, said: null } : { body: text.slice(line[0].length), said: line[1]! };
}

/** The one by which the first rows name the most columns, else the one that the first line has most of. */
function likeliest(text: string, name: SheetName): string {
  const start = text.slice(0, 64 * 1024);
  const counts = DELIMITERS.map((delimiter) => known(recordsOrNone(start, delimiter), name));
  const isHeaderFound = Math.max(...counts) > 0;
  const [firstLine = ''] = start.trimStart().split(/\r?\n/, 1);
  const scores = isHeaderFound ? counts : DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return DELIMITERS[scores.indexOf(Math.max(...scores))]!;
}

function known(records: readonly (readonly string[])[], name: SheetName): number {
  const columns = COLUMNS[name];
  const isKnown = (text: string) =>
    plainHeader(text) === plainHeader(LOAD_TITLE) || columns.named(text) !== undefined || isRulesHeader(text, name);
  return Math.max(0, ...records.map((record) => record.filter((text) => text !== '' && isKnown(text)).length));
}

function isRulesHeader(text: string, name: SheetName): boolean {
  return name === 'Rules' && ['field', 'value'].includes(plainHeader(text));
}

const OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: LONGEST_RECORD,
} as const;

function recordsOrNone(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...OPTIONS, delimiter, to: LOOKED_AT });
  } catch {
    return [];
  }
}

function recordsOf(text: string, delimiter: string, name: SheetName): string[][] {
  try {
    return parse(text, { ...OPTIONS, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = /line (\d+)/.exec(error.message)?.[1];
    const where = line === undefined ? '' : `, line ${line}`;
    const what = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark is opened and not closed' : error.message;
    throw new UploadFailure(`${name}${where}: ${what}.`);
  }
}
