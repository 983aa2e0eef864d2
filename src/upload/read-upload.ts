/** The files of an upload as load requests, whatever they are: told by their content, and of texts by their names. */
import type { Uom } from '../domain/words.js';
import type { Warning } from '../schema/issue.js';
import type { Table } from '../tables/cell.js';
import type { SheetName } from '../tables/columns.js';
import type { Encoding } from '../tables/encodings.js';
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
    const { table, guessedEncoding: encoding } = readCsv(textOfSheet(given, name), name, isTitleOf(name));
    if (encoding !== null) warnings.push(guessedEncoding(name, encoding));
    return table;
  };
  const { tables: main, others } = isArchive(file.bytes)
    ? await sheetsOfWorkbook(file.bytes)
    : { tables: { Cargoes: text(file, 'Cargoes') } as Tables, others: [] };
  if (others.length > 0) warnings.push(otherSheets(others, main.Cargoes!.sheet));
  const tables = {
    ...main,
    ...(containers && { Containers: text(containers, 'Containers') }),
    ...(rules && { Rules: text(rules, 'Rules') }),
  };
  const read = readLoads(tables, uom);
  return { ...read, warnings: [...warnings, ...read.warnings] };
}

function otherSheets(others: readonly string[], taken: string): Warning {
  const shown = others.map((name) => JSON.stringify(name)).join(', ');
  const message = `Cargo is read from the sheet ${JSON.stringify(taken)} only: ${shown} looks like a list of cargo, too. Send it as an upload of its own, or put all rows into one sheet called Cargoes.`;
  return { code: 'Unsupported', pointer: '', message };
}

const NAMES: Readonly<Record<Encoding, string>> = {
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB 18030',
  'euc-kr': 'EUC-KR',
  big5: 'Big5',
};

function guessedEncoding(name: SheetName, encoding: Encoding): Warning {
  const message = `${name}: the file is not in UTF-8 and was read as ${NAMES[encoding]}. Save it as "CSV UTF-8" if letters look wrong.`;
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
