/** What lmdb says when a disk takes no more, and what its operator reads. */
import { statfsSync } from 'node:fs';

const FULL = 'the disk of the data folder is full';

const REASONS: readonly (readonly [said: RegExp, reason: string])[] = [
  [/no space left|MDB_MAP_FULL/i, FULL],
  [/disk quota exceeded/i, 'the quota of the disk of the data folder is used up'],
  [/file too large/i, 'the file of the store may not grow'],
  [/read-only file system/i, 'the disk of the data folder is read-only'],
  [/input\/output error/i, 'the disk of the data folder fails'],
];

/** A disk with less has no room for a page and what belongs to it. */
const LEAST_FREE_BYTES = 1 << 20;

/** @param folder of the store; @returns null when it is not the disk */
export function faultOfDisk(error: unknown, folder: string): string | null {
  if (!(error instanceof Error)) return null;
  const reason = REASONS.find(([said]) => said.test(error.message))?.[1] ?? null;
  // Of a page that is written in part only lmdb says input/output error.
  return reason !== null && isFull(folder) ? FULL : reason;
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
