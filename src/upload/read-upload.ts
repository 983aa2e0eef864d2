/** The files of an upload as load requests, whatever they are: told by their content, and of texts by their names. */
import type { Uom } from '../domain/words.js';
import type { Warning } from '../schema/issue.js';
import type { Table } from '../tables/cell.js';
import type { SheetName } from '../tables/columns.js';
import { readCsv } from '../tables/read-csv.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import { type ReadUpload, readLoads, type Tables } from './read-loads.js';
import { isTitleOf, sheetsOfWorkbook } from './sheets.js';

export interface UploadedFile {
  /** As the client calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface UploadedFiles {
  readonly file: UploadedFile;
  /** Texts only: the sheets Containers and Rules. */
  readonly containers?: UploadedFile;
  readonly rules?: UploadedFile;
}

/** @param uom of the figures in them @throws UnreadableFile */
export async function readUpload(
  { file, containers, rules }: UploadedFiles,
  uom: Uom = 'UnitEnglish',
): Promise<ReadUpload> {
  const warnings: Warning[] = [];
  const text = (given: UploadedFile, name: SheetName): Table => {
    const { table, isEncodingGuessed } = readCsv(textOf(given, name), name, isTitleOf(name));
    if (isEncodingGuessed) warnings.push(guessedEncoding(name));
    return table;
  };
  const main: Tables = isArchive(file.bytes) ? await sheetsOfWorkbook(file.bytes) : { Cargoes: text(file, 'Cargoes') };
  const tables = {
    ...main,
    ...(containers && { Containers: text(containers, 'Containers') }),
    ...(rules && { Rules: text(rules, 'Rules') }),
  };
  const read = readLoads(tables, uom);
  return { ...read, warnings: [...warnings, ...read.warnings] };
}

function guessedEncoding(name: SheetName): Warning {
  const message = `${name}: the file is not in UTF-8 and was read as Windows-1252. Save it as "CSV UTF-8" if letters look wrong.`;
  return { code: 'Unsupported', pointer: '', message };
}

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function isArchive(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
}

/** The bytes of what must be a text. */
function textOf({ name, bytes }: UploadedFile, sheet: SheetName): Uint8Array {
  const shown = JSON.stringify(name.slice(0, 100));
  if (bytes.length === 0) throw new UnreadableFile(`The file ${shown} is empty.`);
  if (isArchive(bytes)) {
    throw new UnreadableFile(
      `The file ${shown} must be a .csv: in a workbook the sheet ${sheet} is part of the field \`file\`.`,
    );
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableFile(
      `The file ${shown} is an old workbook (.xls) or is locked with a password. Save it as .xlsx without a password.`,
    );
  }
  if (/\.xls[xmb]?$/i.test(name)) {
    throw new UnreadableFile(
      `The file ${shown} is called a workbook, but is none. If it is a text, call it .csv; else save it again as .xlsx.`,
    );
  }
  if (!/\.(csv|txt|tsv)$/i.test(name) || isBinary(bytes)) {
    throw new UnreadableFile(`The file ${shown} is neither a workbook (.xlsx) nor a text (.csv).`);
  }
  return bytes;
}

function isBinary(bytes: Uint8Array): boolean {
  const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  return !isUtf16 && bytes.subarray(0, 4096).includes(0);
}
