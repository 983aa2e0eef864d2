/** A filler may be used as often as one likes: what an earlier fill left in memory must not show in a later one. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { requestOf } from '../support/engine/fills.js';
import { problemOf } from '../support/problems/load-problems.js';
import { mixedProblem } from '../support/problems/mixed-problem.js';

const problem = problemOf(
  [
    { size: { length: 250, width: 440, height: 400 }, orientations: 0b111111, weight: 3 },
    { size: { length: 250, width: 200, height: 260 }, weight: 20 },
    { size: { length: 550, width: 200, height: 390 }, weight: 2 },
    { size: { length: 41, width: 210, height: 100 }, weight: 10 },
  ].map((cargo) => ({ ...cargo, quantity: 30 })),
  [{ size: { length: 1260, width: 770, height: 570 } }],
);

t.test('a filler used again fills as a fresh one', async (t) => {
  const engine = loadEngine();
  const used = engine.prepare(problem, 0, 1e7);
  const requests = [
    [30, 30, 30, 30],
    [9, 0, 12, 4],
    [3, 1, 0, 30],
    [30, 30, 30, 0],
  ].map((counts, seed) => ({ values: null, counts, effort: 5e6, seed }));
  for (const request of requests) {
    t.same(used.fill(request), engine.prepare(problem, 0, 1e7).fill(request), `counts ${request.counts}`);
  }
});

t.test('and so it does where the first fill had a second set of blocks to build', async (t) => {
  const few = mixedProblem(4, 40);
  const filler = loadEngine().prepare(few, 0, 2e9);
  const request = requestOf(few, 2e8);
  const [first, again] = [filler.fill(request), filler.fill(request)];
  t.ok(
    first.effort > request.effort,
    'the second set was searched, though preparing it for more fills cost some of it',
  );
  t.same(again, first);
});
