/**
 * The file of a store, opened once in a process, however many stores are opened on it. Opened by lmdb a second time this
 * thread would wait there for the lock of writing, while a write of the first may hold it until this thread runs its action.
 */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { withChecksums } from './checksums.js';
import { closerOf } from './closing.js';
import { MOST_TABLES } from './file.js';

interface Opened {
  readonly root: RootDatabase;
  readonly close: () => Promise<void>;
  users: number;
}

const openedIn = new Map<string, Opened>();

/**
 * @param path in a folder that is there
 * @returns the databases of the file, and what ends this use of them: the last one closes it
 */
export function openedFile(path: string): Pick<Opened, 'root' | 'close'> {
  const folder = realpathSync(dirname(path));
  const opened = openedIn.get(folder) ?? newlyOpened(path);
  openedIn.set(folder, opened);
  opened.users++;
  let isClosed = false;
  return {
    root: opened.root,
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (--opened.users > 0) return;
      openedIn.delete(folder);
      await opened.close();
    },
  };
}

function newlyOpened(path: string): Opened {
  // With turns batched lmdb rejects a promise that nobody holds when a commit fails, which ends the process.
  const root = open({ path, maxDbs: MOST_TABLES, eventTurnBatching: false });
  withChecksums(root);
  return { root, close: closerOf(root), users: 0 };
}
