/** How the embedded store writes: all of an action or none of it, answered once it is on the disk. */
import type { RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../index.js';

export type Write = <T>(action: () => T) => Promise<T>;

export interface Writer {
  /** `action` reads and writes synchronously; when it throws nothing of it stays, and its error is the promise's. */
  readonly write: Write;
  /** The same, answered before it is on the disk: a crash may lose it. */
  readonly writeSoon: Write;
  /** Begins no more writes; resolves when those under way have reached the disk or failed. */
  end(): Promise<void>;
}

export function writerOf(root: RootDatabase): Writer {
  const underWay = new Set<Promise<unknown>>();
  let isEnded = false;
  const noted = async <T>(writing: Promise<T>): Promise<T> => {
    underWay.add(writing);
    try {
      return await writing;
    } finally {
      underWay.delete(writing);
    }
  };
  const writeSoon: Write = async (action) => {
    if (isEnded) throw new StoreUnavailable('the store is closed');
    return noted(inTransaction(root, action));
  };
  return {
    writeSoon,
    async write(action) {
      const result = await writeSoon(action);
      await root.flushed;
      return result;
    },
    async end() {
      isEnded = true;
      await Promise.allSettled(underWay);
      await root.flushed;
    },
  };
}

async function inTransaction<T>(root: RootDatabase, action: () => T): Promise<T> {
  try {
    return await root.childTransaction(action);
  } catch (error) {
    const cause = await causeOf(error);
    throw isDiskFault(cause) ? new StoreUnavailable('the data folder cannot be written', { cause }) : error;
  }
}

/** A commit that fails says why in a promise of its own. */
async function causeOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error && 'commitError' in error)) return error;
  return Promise.resolve(error.commitError).then(
    () => error,
    (cause: unknown) => cause,
  );
}

function isDiskFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    /no space left|file too large|input\/output error|MDB_MAP_FULL|read-only file system/i.test(error.message)
  );
}
