/** Searches use the memories of those before them, and find what they would in fresh ones. */
import t from 'tap';
import { engineModules } from '../../src/calculation/node/node-engine.js';
import { PreparedSearch } from '../../src/engine/instance.js';
import { FIRST_PAGES, PAGE_BYTES } from '../../src/engine/layout.js';
import { Memories } from '../../src/engine/memories.js';
import { requestOf } from '../support/engine/fills.js';
import fc from '../support/fast-check.js';
import { arbitraryProblem } from '../support/problems/arbitrary-request.js';

const EFFORT = 1e6;
const OWN_BYTES = 1000;

t.test('a fill is the same after any other', async (t) => {
  const problems = fc.sample(arbitraryProblem({ rolls: 1, pieces: 12 }), { numRuns: 60, seed: 5 });
  const found = (problem: (typeof problems)[number]) => {
    const search = new PreparedSearch(engineModules(), problem, 0, EFFORT, 0.98);
    const result = search.fill(requestOf(problem, EFFORT), 0.5, true);
    const memoryBytes = search.memoryBytes;
    search.dispose();
    return { ...result, memoryBytes };
  };
  const there = problems.map(found);
  const back = [...problems].reverse().map(found).reverse();
  t.strictSame(back, there);
});

t.test('what is given back is lent again, its first part cleared', async (t) => {
  const memories = new Memories();
  const memory = memories.lend();
  t.equal(memory.buffer.byteLength, FIRST_PAGES * PAGE_BYTES);
  new Uint8Array(memory.buffer).fill(7);
  memories.giveBack(memory, OWN_BYTES);
  const again = memories.lend();
  t.equal(again, memory);
  const bytes = new Uint8Array(again.buffer);
  t.same([bytes[0], bytes[OWN_BYTES - 1], bytes[OWN_BYTES]], [0, 0, 7]);
});

t.test('few are kept, and none that is large', async (t) => {
  const memories = new Memories();
  const many = Array.from({ length: 10 }, () => memories.lend());
  for (const memory of many) memories.giveBack(memory, OWN_BYTES);
  const kept = Array.from({ length: 10 }, () => memories.lend()).filter((memory) => many.includes(memory));
  t.equal(kept.length, 4);
  const large = kept[0]!;
  large.grow(1024);
  memories.giveBack(large, OWN_BYTES);
  t.not(memories.lend(), large);
});

t.test('the largest are kept, and lent first', async (t) => {
  const memories = new Memories();
  const [small, larger, largest] = [0, 100, 300].map((pages) => {
    const memory = memories.lend();
    memory.grow(pages);
    return memory;
  });
  for (const memory of [larger!, small!, largest!]) memories.giveBack(memory, OWN_BYTES);
  const lent = [1, 2, 3].map(() => memories.lend());
  t.ok(lent[0] === largest && lent[1] === larger && lent[2] === small);
  // Together more than is kept.
  larger!.grow(300);
  for (const memory of [largest!, larger!]) memories.giveBack(memory, OWN_BYTES);
  t.equal(memories.lend(), larger);
  t.not(memories.lend(), largest);
});
