/** What a file is, told by its first bytes and its name. */
import { UnreadableFile } from './unreadable-file.js';

export interface NamedBytes {
  /** As whoever sent it calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A workbook is one. */
export function isArchive(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
}

/** The bytes of what must be a text. @throws UnreadableFile */
export function textOf({ name, bytes }: NamedBytes): Uint8Array {
  const shown = JSON.stringify(name.slice(0, 100));
  if (bytes.length === 0) throw new UnreadableFile(`The file ${shown} is empty.`, 'empty');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableFile(
      `The file ${shown} is an old workbook (.xls) or is locked with a password. Save it as .xlsx without a password.`,
      'oldWorkbook',
    );
  }
  if (/\.xls[xmb]?$/i.test(name)) {
    throw new UnreadableFile(
      `The file ${shown} is called a workbook, but is none. If it is a text, call it .csv; else save it again as .xlsx.`,
      'noWorkbook',
    );
  }
  if (!/\.(csv|txt|tsv)$/i.test(name) || isBinary(bytes)) {
    throw new UnreadableFile(`The file ${shown} is neither a workbook (.xlsx) nor a text (.csv).`, 'noText');
  }
  return bytes;
}

function isBinary(bytes: Uint8Array): boolean {
  const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  return !isUtf16 && bytes.subarray(0, 4096).includes(0);
}
