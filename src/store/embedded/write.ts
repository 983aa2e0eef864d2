/** How the embedded store writes: all of an action or none of it, answered once it is on the disk. */
import type { RootDatabase } from 'lmdb';
import { StoreCannotWrite, StoreUnavailable } from '../index.js';
import { faultOfDisk } from './disk-faults.js';

export type Write = <T>(action: () => T) => Promise<T>;

export interface Writer {
  /** `action` reads and writes synchronously; when it throws nothing of it stays, and its error is the promise's. */
  readonly write: Write;
  /** The same, answered before it is on the disk: a crash may lose it. */
  readonly writeSoon: Write;
  /** Begins no more writes; resolves when those under way have reached the disk or failed. */
  end(): Promise<void>;
  /** False after a commit that failed: lmdb would wait for it for ever. */
  canEnd(): boolean;
}

function signal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * @param folder of the store
 * @param onFailed told why a write found the disk unable, in words for the operator, and what lmdb said
 */
export function writerOf(
  root: RootDatabase,
  folder: string,
  onFailed: (reason: string, cause: unknown) => void = () => {},
): Writer {
  const underWay = new Set<Promise<unknown>>();
  let isEnded = false;
  let lastReason = '';
  /** Whether the newest commit that ended failed: lmdb never settles what waits for such a one to be flushed. */
  let isLastFailed = false;
  let whenNextFails = signal();
  const inTransaction = async <T>(action: () => T): Promise<T> => {
    try {
      const result = await root.childTransaction(action);
      isLastFailed = false;
      return result;
    } catch (error) {
      const cause = await causeOf(error);
      const reason = faultOfDisk(cause, folder);
      if (reason === null) throw error;
      lastReason = reason;
      // lmdb has said so itself, without an end of line: the next line of the log must not hang on it.
      process.stderr.write('\n');
      onFailed(reason, cause);
      isLastFailed = true;
      whenNextFails.resolve();
      whenNextFails = signal();
      throw new StoreCannotWrite(reason, { cause });
    }
  };
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
    return noted(inTransaction(action));
  };
  return {
    writeSoon,
    async write(action) {
      const result = await writeSoon(action);
      const isFlushed = Promise.resolve(root.flushed).then(() => true);
      // A commit after ours that fails may keep us from ever hearing of ours: it is in, but nobody knows for how long.
      if (!(await Promise.race([isFlushed, whenNextFails.promise.then(() => false)])))
        throw new StoreCannotWrite(lastReason);
      return result;
    },
    async end() {
      isEnded = true;
      await Promise.allSettled(underWay);
      if (!isLastFailed) await root.flushed;
    },
    canEnd: () => !isLastFailed,
  };
}

/** A commit that fails says why in a promise of its own. */
async function causeOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error && 'commitError' in error)) return error;
  return Promise.resolve(error.commitError).then(
    () => error,
    (cause: unknown) => cause,
  );
}
