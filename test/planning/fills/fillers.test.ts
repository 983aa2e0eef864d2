/** Prepared searches take memory of their own: those not used for long are given up. */
import t from 'tap';
import { type Engine, EngineFailure, type Filler } from '../../../src/engine/port.js';
import { Fillers } from '../../../src/planning/fills/fillers.js';
import { stricter } from '../../../src/planning/fills/variants/variant.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import { preparedEngine } from '../../support/engine/prepared-engine.js';
import { problemOf } from '../../support/problems/load-problems.js';

const MEBIBYTE = 2 ** 20;

function fillersOf(engine: Engine, variants: number) {
  const problem = problemOf([{}]);
  const fillers = new Fillers(engine);
  fillers.startRound(1e6);
  const all = Array.from({ length: variants }, () => stricter(problem));
  const use = (place: number, isOver = () => false) => fillers.use(all[place]!, 0, isOver, (filler) => filler);
  return { fillers, use };
}

t.test('who was used longest ago goes first when memory runs out', async (t) => {
  const { engine, live } = preparedEngine(300 * MEBIBYTE);
  const { use } = fillersOf(engine, 4);
  for (const place of [0, 1, 2, 0]) use(place);
  t.same([...live], [0, 1, 2]);
  use(3);
  t.same([...live], [0, 2, 3], 'of 1 GiB');
  use(1);
  t.same([...live], [0, 3, 4], 'prepared anew');
});

t.test('one that takes all the memory is used all the same', async (t) => {
  const { engine, live } = preparedEngine(1100 * MEBIBYTE);
  const { use } = fillersOf(engine, 2);
  t.equal(use(0), use(0), 'and kept');
  use(1);
  t.same([...live], [1]);
});

t.test('however small, not more than 128', async (t) => {
  const { engine, live } = preparedEngine(0);
  const { use, fillers } = fillersOf(engine, 200);
  for (let place = 0; place < 200; place++) use(place);
  t.equal(live.size, 128);
  fillers.startRound(1e6);
  t.equal(live.size, 0, 'a round begins with none');
});

t.test('a single fill that has tasks keeps its filler until another one does', async (t) => {
  const { engine, live, prepared } = preparedEngine(MEBIBYTE);
  const { fillers } = fillersOf(engine, 0);
  const [one, other] = [stricter(problemOf([{}])), stricter(problemOf([{}]))] as const;
  let isOver = false;
  const use = <Result>(variant: typeof one, isAskedAgain: boolean, call: (filler: Filler) => Result) =>
    fillers.useOnce({ variant, container: 0, effort: 5e8, isAskedAgain }, () => isOver, call);
  const fails = (error: Error) => () => {
    throw error;
  };
  const itself = (filler: Filler) => filler;
  const filler = use(one, true, (own) => {
    t.equal(use(one, true, itself), own, 'a task in the middle of the fill');
    return own;
  });
  t.equal(use(one, true, itself), filler);
  t.same([fillers.memoryBytes, prepared()], [MEBIBYTE, 1]);
  use(other, false, itself);
  t.same([...live], [0], 'one without tasks is not kept');
  t.throws(() => use(one, true, fails(new Error('left'))));
  t.same([...live], [0]);
  use(other, true, itself);
  t.same([...live], [2]);
  isOver = true;
  use(other, true, itself);
  t.equal(live.size, 0, 'nor is one that may have been left half prepared');
  use(other, true, () => {
    isOver = false;
  });
  t.equal(live.size, 0, 'even where nobody has to stop any more');
  t.throws(() => use(one, true, fails(new EngineFailure('trap', 'trapped'))));
  t.equal(live.size, 0, 'nor one that has trapped');
  use(one, true, itself);
  fillers.startRound(1e6);
  t.equal(live.size, 0);
});

t.test('a plan for many container types keeps few of them', async (t) => {
  const { engine, live, prepared } = preparedEngine(200 * MEBIBYTE);
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

t.test('one whose preparing was cut short serves once', async (t) => {
  const { engine, live, prepared } = preparedEngine(MEBIBYTE);
  const { use } = fillersOf(engine, 1);
  use(0, () => true);
  t.equal(live.size, 0);
  use(0);
  use(0);
  t.same([prepared(), live.size], [2, 1]);
});
