/** Real threads that work ahead of a plan: as many as there are, it is the same. */
import { MessageChannel } from 'node:worker_threads';
import t from 'tap';
import { Board } from '../../../src/calculation/node/lanes/board.js';
import { LaneLoop } from '../../../src/calculation/node/lanes/lane-loop.js';
import type { ToLane } from '../../../src/calculation/node/lanes/lane-messages.js';
import { NodeLanes } from '../../../src/calculation/node/lanes/node-lanes.js';
import { OwnLanes } from '../../../src/calculation/node/lanes/own-lanes.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { Part } from '../../../src/planning/fills/ahead.js';
import type { Lanes } from '../../../src/planning/fills/solvers.js';
import { PLAIN_VOLUME } from '../../../src/planning/goals/piece-values.js';
import { keptInOrder } from '../../../src/planning/kept/kept-containers.js';
import { mostLanes } from '../../../src/planning/lane.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { ordersOfEveryKind } from '../../support/problems/every-kind.js';
import { mixedProblem } from '../../support/problems/mixed-problem.js';

/** Of the effort of level 2. */
const SHARE = 0.02;

const engine = loadEngine();
const several = new Map(ordersOfEveryKind()).get('several containers')!;

t.test('1, 2, 3 and 7 threads find the same plan of every kind of order', async (t) => {
  const threads = [2, 3, 7].map((count) => ({ count, lanes: new OwnLanes(count) }));
  t.teardown(() => Promise.all(threads.map(({ lanes }) => lanes.close())));
  for (const [kind, problem] of ordersOfEveryKind()) {
    const planned = (lanes?: Lanes) => planLoad(problem, { engine, lanes }, {}, [], SHARE);
    const alone = JSON.stringify(planned());
    for (const { count, lanes } of threads) t.ok(JSON.stringify(planned(lanes)) === alone, `${kind}, ${count} threads`);
  }
});

t.test('and of an order around what is placed', async (t) => {
  const lanes = new OwnLanes(3);
  t.teardown(() => lanes.close());
  const problem = mixedProblem(6, 60, { optimizationLevel: 2 });
  const first = planLoad(problem, { engine }, {}, [], SHARE);
  const kept = keptInOrder(
    problem,
    first.containers.map((one) => {
      return { loaded: { ...one, arrangements: one.arrangements.slice(0, 3) }, isLocked: false };
    }),
  );
  const [alone, beside] = [undefined, lanes].map((one) => planLoad(problem, { engine, lanes: one }, {}, kept, SHARE));
  t.ok(JSON.stringify(beside) === JSON.stringify(alone));
});

t.test('lanes that never answer cost time, not the plan', { timeout: 60_000 }, async (t) => {
  const lanes = new NodeLanes();
  t.teardown(() => lanes.close());
  const { port1 } = new MessageChannel();
  lanes.add(port1);
  // It takes every part, as one that dies in the middle of it.
  const open = lanes.board.open.bind(lanes.board);
  let left = 1;
  lanes.board.open = (part) => {
    open(part);
    if (left-- > 0) lanes.board.claim(part, 0);
  };
  const [alone, beside] = [undefined, lanes].map((one) => planLoad(several, { engine, lanes: one }, {}, [], SHARE));
  t.ok(JSON.stringify(beside) === JSON.stringify(alone));
});

t.test('a lane that is called away leaves its part to others', async (t) => {
  const board = new Board();
  board.open(5);
  t.ok(board.claim(5, 1));
  t.notOk(board.claim(5, 0), 'another one is at it');
  t.equal(board.laneAt(5), 1);
  board.settle(5, 1, false);
  t.ok(board.isOpen(5));
  t.ok(board.take(5), 'by who plans');
  t.notOk(board.claim(5, 0));
  board.open(5 + 4096);
  board.settle(5, 1, true);
  t.ok(board.isOpen(5 + 4096), 'one that is done late is not taken for another one');
  t.notOk(board.hasToLeave(1));
  board.callAway(1);
  t.same(
    [0, 1].map((lane) => board.hasToLeave(lane)),
    [false, true],
  );
  board.close();
  t.ok(board.hasToLeave(0));
});

t.test('a lane beyond those that have memory for a search leaves it to them', async (t) => {
  const problem = mixedProblem(6, 60, { optimizationLevel: 2 });
  const planned = { problem, lots: [] };
  const part: Part = { what: 'plan', choice: { of: 'one', type: 0 }, valuation: PLAIN_VOLUME, effort: 1, most: 1 };
  const isDone = (lane: number) => {
    const board = new Board();
    const { port1, port2 } = new MessageChannel();
    port1.postMessage({ kind: 'search', search: 0, planned } satisfies ToLane);
    port1.postMessage({
      kind: 'part',
      search: 0,
      part: 0,
      expected: { part, isTuned: true, round: 1 },
    } satisfies ToLane);
    board.open(0);
    const isDone = new LaneLoop(engine, { lane, memory: board.memory, port: port2 }).doNext();
    port1.close();
    return isDone;
  };
  const most = mostLanes(planned);
  t.same([0, most - 1, most].map(isDone), [true, true, false]);
});
