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
/** For some large loads; of a small disk a share. */
const ROOM_BYTES = 32 << 20;
const ROOM_SHARE = 0.05;

/** @param folder of the store; @returns null when it is not the disk */
export function faultOfDisk(error: unknown, folder: string): string | null {
  if (!(error instanceof Error)) return null;
  const reason = REASONS.find(([said]) => said.test(error.message))?.[1] ?? null;
  // Of a page that is written in part only lmdb says input/output error.
  return reason !== null && isFull(folder) ? FULL : reason;
}

/** Whether the disk has room for more than a little; also where nobody can tell. @param folder of the store */
export function hasRoom(folder: string): boolean {
  const { free, all } = bytesOf(folder);
  return free >= Math.min(ROOM_BYTES, ROOM_SHARE * all);
}

/** Null: there is some room. @param folder of the store */
export function faultOfFullDisk(folder: string): string | null {
  return isFull(folder) ? FULL : null;
}

function isFull(folder: string): boolean {
  return bytesOf(folder).free < LEAST_FREE_BYTES;
}

function bytesOf(folder: string): { readonly free: number; readonly all: number } {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { free: bavail * bsize, all: blocks * bsize };
  } catch {
    return { free: Number.POSITIVE_INFINITY, all: 0 };
  }
}
