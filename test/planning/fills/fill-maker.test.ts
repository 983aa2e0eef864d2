/** What a fill costs is counted alike, whoever has made it, and preparing once a round. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { type FillResult, LEAST_EFFORT_OF_TASKS } from '../../../src/engine/port.js';
import { NOBODY_AHEAD } from '../../../src/planning/fills/ahead.js';
import { type FillAsked, FillMaker } from '../../../src/planning/fills/fill-maker.js';
import { Incumbent } from '../../../src/planning/fills/incumbent.js';
import { Meter } from '../../../src/planning/fills/meter.js';
import { EFFORT_OF_PREPARING, preparedEngine } from '../../support/engine/prepared-engine.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { mixedProblem } from '../../support/problems/mixed-problem.js';

const MEBIBYTE = 2 ** 20;
const problem = problemOf([{}], [{}, {}]);

function makerOf(memoryBytes: number, ahead = NOBODY_AHEAD) {
  const { engine, live, prepared } = preparedEngine(memoryBytes);
  const maker = new FillMaker(problem, engine, ahead);
  maker.startRound(1e6);
  const by = { isTuned: false, meter: new Meter(300, {}, new Incumbent(problem)) };
  const asked = (container: number): FillAsked => {
    return { variant: maker.views.of(container).plain, container, words: { counts: [1], values: null, effort: 100 } };
  };
  return {
    ...{ maker, live, prepared, by },
    make: (container: number) => maker.make(asked(container), by),
    makeOnce: (reach: number) => maker.makeOnce({ ...asked(0), variant: maker.views.cutRoom(0, reach) }, by),
    preparing: () => (by.meter.allSpent - by.meter.searched) / EFFORT_OF_PREPARING,
  };
}

t.test('preparing counts as effort, for one fill too, which is not kept', async (t) => {
  const { make, makeOnce, preparing, live } = makerOf(MEBIBYTE);
  make(0);
  make(0);
  t.equal(preparing(), 1);
  makeOnce(500);
  t.equal(preparing(), 2);
  t.equal(live.size, 1);
});

t.test('preparing again what was given up counts no more in a round', async (t) => {
  const { make, maker, preparing, prepared } = makerOf(600 * MEBIBYTE);
  for (const container of [0, 1, 0, 1]) make(container);
  t.equal(prepared(), 4);
  t.equal(preparing(), 2);
  maker.startRound(1e6);
  make(0);
  t.equal(preparing(), 3, 'but in another one');
});

t.test('what others have made counts as if it were made here', async (t) => {
  const known = new Map<string, FillResult>();
  const teller = {
    ...NOBODY_AHEAD,
    isNobody: false,
    made: (fill: string, result: FillResult) => known.set(fill, result),
  };
  const alone = makerOf(MEBIBYTE, teller);
  const beside = makerOf(MEBIBYTE, { ...NOBODY_AHEAD, isNobody: false, found: (fill) => known.get(fill) });
  const figures = [alone, beside].map(({ make, makeOnce, by }) => {
    const found = [make(0), make(0), makeOnce(500), make(1)];
    return { found, spent: by.meter.allSpent, searched: by.meter.searched, nodes: by.meter.allNodes };
  });
  t.same(figures[1], figures[0]);
  t.same([alone.prepared(), beside.prepared()], [3, 0]);
});

t.test('a fill that was stopped is told to nobody', async (t) => {
  const made: string[] = [];
  const told = makerOf(MEBIBYTE, { ...NOBODY_AHEAD, isNobody: false, made: (fill) => made.push(fill) });
  const meter = new Meter(300, { isCancelled: () => true }, new Incumbent(problem));
  const { maker } = told;
  const words = { counts: [1], values: null, effort: 100 };
  maker.make({ variant: maker.views.of(0).plain, container: 0, words }, { isTuned: false, meter });
  t.same(made, []);
  told.make(0);
  t.equal(made.length, 1);
});

t.test(
  'tasks that others have made of a long fill count, too, and the blocks that they have prepared for it',
  async (t) => {
    const boxes = mixedProblem(8, 150, { isSafeStackingUsed: false });
    const counts = boxes.cargoes.map(({ quantity }) => quantity);
    for (const reach of [undefined, 11_000]) {
      const known = new Map<string, FillResult>();
      const figures = [false, true].map((areMade) => {
        const incumbent = new Incumbent(boxes);
        const meter = new Meter(300, {}, incumbent);
        const maker = new FillMaker(boxes, loadEngine(), {
          ...NOBODY_AHEAD,
          isNobody: false,
          made: (fill, result) => known.set(fill, result),
          // The whole fill has other words than any of its tasks.
          found: (fill) => (areMade && /(beam|improve \d+ \d+|first|second)$/.test(fill) ? known.get(fill) : undefined),
        });
        maker.startRound(2 * LEAST_EFFORT_OF_TASKS);
        const variant = reach === undefined ? maker.views.of(0).plain : maker.views.cutRoom(0, reach);
        const asked = { variant, container: 0, words: { counts, values: null, effort: LEAST_EFFORT_OF_TASKS } };
        const by = { isTuned: true, meter };
        const found = reach === undefined ? maker.make(asked, by) : maker.makeOnce(asked, by);
        maker.dispose();
        return { loaded: found.loaded, value: found.value, spent: meter.allSpent, nodes: meter.allNodes };
      });
      t.ok([...known.keys()].some((fill) => fill.endsWith('second')));
      t.same(figures[1], figures[0]);
    }
  },
);

t.test('blocks that are there for a task nobody needs in the end count nothing', async (t) => {
  const boxes = mixedProblem(8, 150, { isSafeStackingUsed: false });
  const words = { counts: boxes.cargoes.map(() => 3), values: null, effort: LEAST_EFFORT_OF_TASKS };
  let tasks = 0;
  const spent = [false, true].map((isHelped) => {
    const meters = [0, 1].map(() => new Meter(300, {}, new Incumbent(boxes)));
    const [by, byHelper] = meters.map((meter) => ({ isTuned: true, meter }));
    const maker: FillMaker = new FillMaker(boxes, loadEngine(), {
      ...NOBODY_AHEAD,
      isNobody: false,
      expect: (_, parts) => {
        for (const { part } of parts) {
          if (!isHelped || part.what !== 'task' || part.task.what !== 'second') continue;
          new FillMaker(boxes, loadEngine(), NOBODY_AHEAD, maker).doTask(part, byHelper!);
          tasks++;
        }
      },
    });
    maker.startRound(2 * LEAST_EFFORT_OF_TASKS);
    maker.make({ variant: maker.views.of(0).plain, container: 0, words }, by!);
    maker.makeOnce({ variant: maker.views.cutRoom(0, 11_000), container: 0, words }, by!);
    maker.dispose();
    return by!.meter.allSpent;
  });
  t.equal(spent[1], spent[0]);
  t.ok(tasks >= 2, `${tasks} tasks`);
});
