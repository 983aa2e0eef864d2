/** Whether the embedded store can write: only a write that has reached the disk shows it. */
import type { Database, RootDatabase } from 'lmdb';
import { type Abilities, StoreCannotWrite } from '../index.js';
import type { Writer } from './write.js';

/** Whoever asks again so soon gets the same answer: asking is open to anybody, and writes wait for the disk. */
const HOLDS_MILLISECONDS = 1000;

/** @returns what tells what the store can do */
export function writingProbe(
  root: RootDatabase,
  { write, failedLately }: Pick<Writer, 'write' | 'failedLately'>,
): () => Promise<Abilities> {
  const probes: Database<string, string> = root.openDB({ name: 'probe', encoding: 'json' });
  let last: { readonly at: number; readonly outcome: Promise<Abilities> } | null = null;
  return async () => {
    const at = performance.now();
    if (last === null || at - last.at > HOLDS_MILLISECONDS) {
      const outcome = write(() => void probes.putSync('written', new Date().toISOString())).then(
        () => ({ cannotWrite: null }),
        (error: unknown) => {
          if (error instanceof StoreCannotWrite) return { cannotWrite: error.reason };
          throw error;
        },
      );
      last = { at, outcome };
    }
    const lately = failedLately();
    return lately === null ? last.outcome : { cannotWrite: lately };
  };
}
