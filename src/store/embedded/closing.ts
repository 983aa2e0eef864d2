/**
 * Closing lmdb while somebody still reads: while `close` waits for its own last turns, a read would throw from a timer,
 * where nobody can catch it, and end the process. So from then on reads are refused before they reach lmdb.
 */
import type { Database, RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../index.js';

/** The methods by which the store reads. */
const READS = ['get', 'getKeys', 'getRange', 'getKeysCount', 'doesExist'] as const;

/** To be called before the first database is opened. @returns what closes them all, once nothing writes any more */
export function closerOf(root: RootDatabase): () => Promise<void> {
  const opened: Database[] = [];
  const open = root.openDB as (...given: unknown[]) => Database;
  const openDB = (...given: unknown[]) => {
    const database = open.apply(root, given);
    opened.push(database);
    return database;
  };
  Object.assign(root, { openDB });
  return async () => {
    for (const database of opened) for (const name of READS) database[name] = refuse;
    root.useReadTransaction = refuse;
    await root.close();
  };
}

function refuse(): never {
  throw new StoreUnavailable('the store is closed');
}
