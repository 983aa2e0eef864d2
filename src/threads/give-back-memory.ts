/**
 * Memory of large work goes back to the system: an idle thread collects no garbage by itself, and one that waits for its
 * next task keeps the heap of the last one for as long as it waits.
 */
import { Session } from 'node:inspector/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Collects soon: some 20 ms, and more with what is still in use. `gc()` of V8 keeps the room for new objects as large as it once
 * was, 32 MiB; what the inspector asks for is what V8 does where memory runs short, which shrinks that room to 1 MiB.
 */
export async function giveBackMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}

/** A heap of this size, bytes, is worth it; that of an idle thread has 18 MB. */
const LARGE_HEAP = 48 * 2 ** 20;

/** To be called when large objects are no longer referred to, but by frames that have returned. */
export async function giveBackLargeHeap(): Promise<void> {
  if (process.memoryUsage().heapTotal < LARGE_HEAP) return;
  await nextTurn();
  await giveBackMemory();
}
