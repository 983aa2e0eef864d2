/** Prepared searches take memory of their own: those not used for long are given up, and their work is counted. */
import t from 'tap';
import type { Engine, Filler } from '../../../src/engine/port.js';
import { Fillers } from '../../../src/planning/fills/fillers.js';
import { Incumbent } from '../../../src/planning/fills/incumbent.js';
import { Meter } from '../../../src/planning/fills/meter.js';
import { stricter } from '../../../src/planning/fills/variants/variant.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import { problemOf } from '../../support/problems/load-problems.js';

const MEBIBYTE = 2 ** 20;
const EFFORT_OF_PREPARING = 1e7;

/** Fillers of that size, numbered as they are prepared, with those not yet disposed of. */
function countingEngine(memoryBytes: number) {
  const naive = naiveEngine();
  const live = new Set<number>();
  let prepared = 0;
  const engine: Engine = {
    prepare(problem, container, effort, shouldStop): Filler {
      const number = prepared++;
      live.add(number);
      const filler = naive.prepare(problem, container, effort, shouldStop);
      return { ...filler, effort: EFFORT_OF_PREPARING, memoryBytes, dispose: () => live.delete(number) };
    },
  };
  return { engine, live, prepared: () => prepared };
}

function fillersOf(engine: Engine, variants: number) {
  const problem = problemOf([{}]);
  const meter = new Meter(300, {}, new Incumbent(problem));
  const fillers = new Fillers(engine);
  fillers.startRound(1e6);
  const all = Array.from({ length: variants }, () => stricter(problem));
  return { fillers, meter, use: (place: number) => fillers.use(all[place]!, 0, meter, (filler) => filler), all };
}

t.test('who was used longest ago goes first when memory runs out', async (t) => {
  const { engine, live } = countingEngine(300 * MEBIBYTE);
  const { use } = fillersOf(engine, 4);
  for (const place of [0, 1, 2, 0]) use(place);
  t.same([...live], [0, 1, 2]);
  use(3);
  t.same([...live], [0, 2, 3], 'of 1 GiB');
  use(1);
  t.same([...live], [0, 3, 4], 'prepared anew');
});

t.test('one that takes all the memory is used all the same', async (t) => {
  const { engine, live } = countingEngine(1100 * MEBIBYTE);
  const { use } = fillersOf(engine, 2);
  t.equal(use(0), use(0), 'and kept');
  use(1);
  t.same([...live], [1]);
});

t.test('however small, not more than 128', async (t) => {
  const { engine, live } = countingEngine(0);
  const { use, fillers } = fillersOf(engine, 200);
  for (let place = 0; place < 200; place++) use(place);
  t.equal(live.size, 128);
  fillers.startRound(1e6);
  t.equal(live.size, 0, 'a round begins with none');
});

t.test('preparing counts as effort, for one fill too, which is not kept', async (t) => {
  const { engine, live } = countingEngine(MEBIBYTE);
  const { use, fillers, meter, all } = fillersOf(engine, 1);
  use(0);
  use(0);
  t.equal(meter.allSpent, EFFORT_OF_PREPARING);
  fillers.useOnce(all[0]!, 0, 1e6, meter, () => null);
  t.equal(meter.allSpent, 2 * EFFORT_OF_PREPARING);
  t.equal(meter.searched, 0);
  t.equal(live.size, 1);
});

t.test('preparing again what was given up counts no more in a round', async (t) => {
  const { engine, prepared } = countingEngine(600 * MEBIBYTE);
  const { use, fillers, meter } = fillersOf(engine, 2);
  for (const place of [0, 1, 0, 1]) use(place);
  t.equal(prepared(), 4);
  t.equal(meter.allSpent, 2 * EFFORT_OF_PREPARING);
  fillers.startRound(1e6);
  use(0);
  t.equal(meter.allSpent, 3 * EFFORT_OF_PREPARING, 'but in another one');
});

t.test('a plan for many container types keeps few of them', async (t) => {
  const { engine, live, prepared } = countingEngine(200 * MEBIBYTE);
  let most = 0;
  const watched: Engine = {
    prepare: (...words) => {
      const filler = engine.prepare(...words);
      most = Math.max(most, live.size);
      return filler;
    },
  };
  const cargoes = Array.from({ length: 20 }, (_, n) => ({ size: { length: 100 + n, width: 100, height: 100 } }));
  const types = Array.from({ length: 20 }, (_, n) => ({ size: { length: 200 + n, width: 200, height: 200 } }));
  const rules = { bestFitSelection: 'BestfitMaxVolUtilFirst', optimizationLevel: 1 } as const;
  planLoad(problemOf(cargoes, types, rules), { engine: watched });
  t.ok(prepared() > 20);
  t.ok(most <= 6, `${most} at once: five of 200 MiB, and the one that is being prepared`);
});

t.test('a search that is being prepared can be cancelled', async (t) => {
  const naive = naiveEngine();
  let isCancelled = false;
  let asked = 0;
  const slow: Engine = {
    prepare(problem, container, effort, shouldStop) {
      // Somebody goes away while blocks are built.
      isCancelled = true;
      if (shouldStop?.({ bestValue: 0, nodes: 0, share: 0.5 }) === true) asked++;
      return naive.prepare(problem, container, effort, shouldStop);
    },
  };
  const plan = planLoad(problemOf([{ quantity: 10 }]), { engine: slow }, { isCancelled: () => isCancelled });
  t.equal(asked, 1);
  t.equal(plan.search.complete, false);
  t.equal(naive.calls.length, 1, 'one last load');
});
