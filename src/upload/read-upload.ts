/** The files of an upload as load requests, whatever they are: told by their content, and of texts by their names. */
import type { Uom } from '../domain/words.js';
import type { Warning } from '../schema/issue.js';
import type { Table } from '../tables/cell.js';
import type { SheetName } from '../tables/columns.js';
import { isArchive, type NamedBytes, textOf } from '../tables/file-kind.js';
import { readCsv } from '../tables/read-csv.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import { type ReadUpload, readLoads, type Tables } from './read-loads.js';
import { isTitleOf, sheetsOfWorkbook } from './sheets.js';

export type UploadedFile = NamedBytes;

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
    const { table, isEncodingGuessed } = readCsv(textOfSheet(given, name), name, isTitleOf(name));
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

/** The bytes of what must be a text. @throws UnreadableFile */
function textOfSheet(file: UploadedFile, sheet: SheetName): Uint8Array {
  if (isArchive(file.bytes)) {
    throw new UnreadableFile(
      `The file ${JSON.stringify(file.name.slice(0, 100))} must be a .csv: in a workbook the sheet ${sheet} is part of the field \`file\`.`,
    );
  }
  return textOf(file);
}
