/**
 * Whether every row of a table is indexed by its pieces across blanks (ngrams.ts). Rows of an earlier version are not;
 * a table that was opened empty by this version can have none of those, and is marked so for good.
 */
import type { Database, RootDatabase } from 'lmdb';

/** Before anything is written into `rows`; any number of processes at once. */
export function isIndexedAcrossBlanks(root: RootDatabase, table: string, rows: Database): boolean {
  const marks: Database<true, string> = root.openDB({ name: 'indexedAcrossBlanks', encoding: 'json' });
  const isUnmarkedAndEmpty = () => !marks.doesExist(table) && rows.getKeysCount({ limit: 1 }) === 0;
  if (isUnmarkedAndEmpty()) {
    root.transactionSync(() => {
      // Another process may have written meanwhile.
      if (isUnmarkedAndEmpty()) marks.putSync(table, true);
    });
  }
  return marks.doesExist(table);
}
