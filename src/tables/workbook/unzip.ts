/**
 * The parts of a workbook that matter, unzipped with a limit. One that says of itself that it has more is refused before
 * anything is unpacked. What comes out is counted all the same, so that one that says less than it has is given up.
 */
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from '../unreadable-file.js';

/** A sheet of 10,000 cargoes with every column filled has some 25 MB. */
export const MOST_UNZIPPED_BYTES = 50 * 1024 * 1024;
/** A workbook has some dozens of parts. */
const MOST_ENTRIES = 10_000;
const CHUNK_BYTES = 64 * 1024;

/** No pictures, no charts, no links to other workbooks, no macros: they are never unpacked. */
const WANTED =
  /^(\[Content_Types\]\.xml|xl\/(workbook|styles|sharedStrings[^/]*)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

export interface Parts {
  /** Wanted parts by their path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Paths of all parts. */
  readonly names: readonly string[];
}

/** @throws UnreadableFile */
export function unzipParts(archive: Uint8Array): Parts {
  if (saidBytes(archive) > MOST_UNZIPPED_BYTES) throw tooLarge();
  const names: string[] = [];
  const chunks = new Map<string, Uint8Array[]>();
  let unzipped = 0;
  const unzip = new Unzip((file) => {
    names.push(file.name);
    if (names.length > MOST_ENTRIES) throw tooLarge();
    if (!WANTED.test(file.name) || chunks.has(file.name)) return;
    const ofFile: Uint8Array[] = [];
    chunks.set(file.name, ofFile);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unzipped += chunk.length;
      if (unzipped > MOST_UNZIPPED_BYTES) throw tooLarge();
      ofFile.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length; at += CHUNK_BYTES) {
      unzip.push(archive.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= archive.length);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      'The file is a damaged workbook: it cannot be unpacked. Save it again and send it once more.',
      'damaged',
    );
  }
  const files = [...chunks].map(([name, ofFile]): [string, Uint8Array] => [name, joined(ofFile)]);
  return { files: new Map(files), names };
}

/** Of the directory at the end of an archive (PKWARE's APPNOTE.TXT, 4.3.12 and 4.3.16). */
const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The size stands elsewhere. */
const ELSEWHERE = 0xffffffff;

/** Bytes that the wanted parts have together, as the directory says; what it does not say is not counted. */
function saidBytes(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const first = Math.max(0, archive.length - END_BYTES - 0xffff);
  let end = archive.length - END_BYTES;
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < first) return 0;
  let sum = 0;
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < MOST_ENTRIES && at + ENTRY_BYTES <= end; n++) {
    if (view.getUint32(at, true) !== IN_DIRECTORY) break;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const path = new TextDecoder().decode(archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + name));
    const size = view.getUint32(at + 24, true);
    if (size !== ELSEWHERE && WANTED.test(path)) sum += size;
    at += ENTRY_BYTES + name + extra + comment;
  }
  return sum;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function tooLarge(): UnreadableFile {
  const most = MOST_UNZIPPED_BYTES / (1024 * 1024);
  return new UnreadableFile(
    `The workbook is too large: unpacked, its sheets have more than ${most} MB. Divide it into several files.`,
    'tooLarge',
  );
}
