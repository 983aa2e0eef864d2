/**
 * Every value of the embedded store carries a checksum, so that what a disk has changed is found where it is read:
 *
 *     the value   its bytes, or JSON in UTF-8
 *     4 bytes     MARK
 *     4 bytes     CRC-32 of the value, little-endian
 *
 * Values of earlier versions end without the mark; they are read as they are. The pieces of words by which searches
 * find rows have no checksums: they are many and small, and follow from the rows.
 */
import { crc32 } from 'node:zlib';
import type { RootDatabase } from 'lmdb';
import { damagedValue } from './damage.js';

const MARK = Buffer.from('\0Sk1', 'latin1');
const TRAILER_BYTES = MARK.length + 4;

/** What lmdb hands over lies in a buffer that may be longer, and is overwritten by the next read. */
type Read = (bytes: Uint8Array, size?: number | object) => unknown;

function exactly(bytes: Uint8Array, size?: number | object): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, typeof size === 'number' ? size : bytes.length);
}

function sealed(value: Uint8Array): Buffer {
  const kept = Buffer.allocUnsafe(value.byteLength + TRAILER_BYTES);
  kept.set(value);
  kept.set(MARK, value.byteLength);
  kept.writeUInt32LE(crc32(value), value.byteLength + MARK.length);
  return kept;
}

function unsealed(kept: Buffer): { readonly value: Buffer; readonly hasChecksum: boolean } {
  const end = kept.byteLength - TRAILER_BYTES;
  if (end < 0 || !kept.subarray(end, end + MARK.length).equals(MARK)) return { value: kept, hasChecksum: false };
  const value = kept.subarray(0, end);
  if (crc32(value) !== kept.readUInt32LE(end + MARK.length)) throw damagedValue();
  return { value, hasChecksum: true };
}

/** @throws Damaged */
export const readJson: Read = (bytes, size) => {
  const { value } = unsealed(exactly(bytes, size));
  try {
    return JSON.parse(value.toString());
  } catch {
    throw damagedValue();
  }
};

const readBytes: Read = (bytes, size) => Buffer.from(unsealed(exactly(bytes, size)).value);

/** Damage may have taken the checksum, and what is left then looks like a value of an earlier version. */
const readBytesOfJson: Read = (bytes, size) => {
  if (!isSound(bytes, typeof size === 'number' ? size : bytes.length, true)) throw damagedValue();
  return readBytes(bytes, size);
};

const JSON_VALUES = { encode: (value: unknown) => sealed(Buffer.from(JSON.stringify(value))), decode: readJson };
const BINARY_VALUES = { encode: (value: Uint8Array) => sealed(value), decode: readBytes };
const BYTES_OF_JSON = { encode: BINARY_VALUES.encode, decode: readBytesOfJson };

/** Tables whose values are no JSON, or are the bytes of whoever keeps them. */
const NO_JSON: ReadonlySet<string> = new Set(['answers.bodies', 'jobs.bodies', 'pictures', 'plans.bodies']);

/** Whether the values of a table are JSON, also where they are kept as bytes. */
export function isOfJson(table: string): boolean {
  return !NO_JSON.has(table);
}

/** Tables of pieces of words (term-index.ts). */
export function isOfTerms(table: string): boolean {
  return table.endsWith('.terms');
}

/** To be called before the first database is opened. */
export function withChecksums(root: RootDatabase): void {
  const open = root.openDB as (options: Readonly<Record<string, unknown>> & { name: string }) => unknown;
  const openDB = ({ encoding, ...options }: { readonly encoding: 'json' | 'binary'; readonly name: string }) => {
    if (isOfTerms(options.name)) return open.call(root, { ...options, encoding });
    const ofBytes = isOfJson(options.name) ? BYTES_OF_JSON : BINARY_VALUES;
    return open.call(root, { ...options, encoder: encoding === 'json' ? JSON_VALUES : ofBytes });
  };
  Object.assign(root, { openDB });
}

/** Whether a value is as it was written; one without checksum, as far as its form shows. @param isJson of that one */
export function isSound(kept: Uint8Array, size: number, isJson: boolean): boolean {
  try {
    const { value, hasChecksum } = unsealed(exactly(kept, size));
    if (isJson && !hasChecksum) JSON.parse(value.toString());
    return true;
  } catch {
    return false;
  }
}
