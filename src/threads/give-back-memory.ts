/**
 * Memory of large work goes back to the system: an idle thread collects no garbage by itself, and one that waits for its
 * next task keeps the heap of the last one for as long as it waits.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/** Collects now: some 20 ms, and more with what is still in use. */
export function giveBackMemory(): void {
  if (collect === null) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  // The first time pages are emptied, the second time they are given back.
  collect();
}

/** A heap of this size, bytes, is worth it; that of an idle thread has 18 MB. */
const LARGE_HEAP = 48 * 2 ** 20;

/** To be called when large objects are no longer referred to, but by frames that have returned. */
export async function giveBackLargeHeap(): Promise<void> {
  if (process.memoryUsage().heapTotal < LARGE_HEAP) return;
  await nextTurn();
  giveBackMemory();
}
