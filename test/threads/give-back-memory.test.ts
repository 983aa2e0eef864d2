/** A heap that was large goes back to the system once nothing refers to it, with the room for new objects. */
import t from 'tap';
import { giveBackLargeHeap } from '../../src/threads/give-back-memory.js';

const MEBIBYTE = 2 ** 20;

/** Grows the heap by more than 100 MiB, and lets go of it. */
function grow(): number {
  const rows = Array.from({ length: 1_500_000 }, (_, place) => ({ place, sides: [place, place + 1, place + 2] }));
  return rows.length;
}

t.test('what large work took is given back', async (t) => {
  t.equal(grow(), 1_500_000);
  const before = process.memoryUsage().heapTotal;
  t.ok(before > 100 * MEBIBYTE, `${Math.round(before / MEBIBYTE)} MiB`);
  await giveBackLargeHeap();
  const after = process.memoryUsage().heapTotal;
  t.ok(after < 40 * MEBIBYTE, `${Math.round(after / MEBIBYTE)} MiB`);
});
