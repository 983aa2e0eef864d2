/** A text file (.csv) as a table: what divides its fields and how it writes characters is found out. */
import { CsvError, parse } from 'csv-parse/sync';
import { isBlank, type Row, type Table } from './cell.js';
import { decode, type Encoding } from './encodings.js';
import { UnreadableFile } from './unreadable-file.js';

const DELIMITERS = [';', ',', '\t', '|'];
/** Rows that are looked at for a header. */
const LOOKED_AT = 30;
const MOST_ROWS = 200_000;
const MOST_CELLS = 1_000_000;
/** A row of 10,000 characters in each of its columns would still be shorter. */
const LONGEST_RECORD = 1024 * 1024;

export interface ReadText {
  readonly table: Table;
  /** Of a file that is not in UTF-8 and does not say in what: what it was taken for. Null: it is sure. */
  readonly guessedEncoding: Encoding | null;
}

/** Whether a cell is the title of a column: by it the sign between the fields is found. */
export type IsTitle = (text: string) => boolean;

/** @param name of the table @throws UnreadableFile */
export function readCsv(bytes: Uint8Array, name: string, isTitle: IsTitle): ReadText {
  const { text, guessedEncoding } = decode(bytes, isTitle);
  return { table: readText(text, name, isTitle), guessedEncoding };
}

/** A text file, or what was copied from a table. @throws UnreadableFile */
export function readText(text: string, name: string, isTitle: IsTitle): Table {
  const { body, said } = saidDelimiter(text.replace(/^\ufeff/, ''));
  const delimiter = said ?? likeliest(body, isTitle);
  const records = recordsOf(body, delimiter, name);
  if (records.length > MOST_ROWS) throw tooLarge(name, `${MOST_ROWS} rows`);
  const cells = records.reduce((sum, { length }) => sum + length, 0);
  if (cells > MOST_CELLS) throw tooLarge(name, `${MOST_CELLS} cells`);
  const rows = records.map((record, index): Row => ({ number: index + 1, cells: record }));
  return { sheet: name, rows: rows.filter((row) => !row.cells.every(isBlank)), delimiter };
}

function tooLarge(name: string, most: string): UnreadableFile {
  return new UnreadableFile(`${name}: at most ${most} are read. Divide the file.`, 'tooLarge');
}

/** A first line `sep=;`, which spreadsheet programs follow and do not count. */
function saidDelimiter(text: string): { body: string; said: string | null } {
  const line = /^sep=(.)\r?\n/i.exec(text);
  return line === null ? { body: text, said: null } : { body: text.slice(line[0].length), said: line[1]! };
}

/** The one by which the first rows name the most columns, else the one that the first line has most of. */
function likeliest(text: string, isTitle: IsTitle): string {
  const start = text.slice(0, 64 * 1024);
  const counts = DELIMITERS.map((delimiter) => known(recordsOrNone(start, delimiter), isTitle));
  const isHeaderFound = Math.max(...counts) > 0;
  const [firstLine = ''] = start.trimStart().split(/\r?\n/, 1);
  const scores = isHeaderFound ? counts : DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return DELIMITERS[scores.indexOf(Math.max(...scores))]!;
}

function known(records: readonly (readonly string[])[], isTitle: IsTitle): number {
  return Math.max(0, ...records.map((record) => record.filter((text) => text !== '' && isTitle(text)).length));
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

function recordsOf(text: string, delimiter: string, name: string): string[][] {
  try {
    return parse(text, { ...OPTIONS, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const said = /line (\d+)/.exec(error.message)?.[1];
    const line = isOpen
      ? lineAfter(text, delimiter, Number(error['records']))
      : said === undefined
        ? null
        : Number(said);
    const where = line === null ? '' : `, line ${line}`;
    const what = isOpen ? 'a quotation mark is opened and not closed' : error.message;
    throw new UnreadableFile(`${name}${where}: ${what}.`, 'openQuotation', line);
  }
}

/** Where the next row begins. What reads the text tells where it ends. @param records rows before it */
function lineAfter(text: string, delimiter: string, records: number): number {
  if (records === 0) return 1;
  const before = parse(text, { ...OPTIONS, delimiter, to: records, info: true });
  return (before as unknown as { readonly info: { readonly lines: number } }[]).at(-1)!.info.lines + 1;
}
