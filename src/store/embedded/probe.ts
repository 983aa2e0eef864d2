/** Whether the embedded store can write: only a write that has reached the disk shows it. */
import type { Database, RootDatabase } from 'lmdb';
import type { Write } from './write.js';

/** Whoever asks again so soon gets the same answer: asking is open to anybody, and writes wait for the disk. */
const HOLDS_MILLISECONDS = 1000;

/** @returns what rejects with StoreUnavailable when nothing can be written */
export function writingProbe(root: RootDatabase, write: Write): () => Promise<void> {
  const probes: Database<string, string> = root.openDB({ name: 'probe', encoding: 'json' });
  let last: { readonly at: number; readonly outcome: Promise<void> } | null = null;
  return () => {
    const at = performance.now();
    if (last === null || at - last.at > HOLDS_MILLISECONDS) {
      const outcome = write(() => void probes.putSync('written', new Date().toISOString()));
      last = { at, outcome };
    }
    return last.outcome;
  };
}
