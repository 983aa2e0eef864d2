/** A gap that could hold a whole piece: tops of several heights under one base may not mislead the search. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { draws } from '../support/draws.js';
import { faultsOf, fillOf } from '../support/engine/fills.js';
import fc from '../support/fast-check.js';
import { arbitraryRequest } from '../support/problems/arbitrary-request.js';
import { problemOf } from '../support/problems/load-problems.js';

const RUNS = draws(25);
/** Deeper than the thinnest cargo of the requests (10 mm). */
const DEPTH = 25;

t.test('no plan of a deep gap is rejected', async (t) => {
  const engine = loadEngine();
  let planned = 0;
  fc.assert(
    fc.property(arbitraryRequest(), (body) => {
      const rules = { ...(body['rules'] as object), maxDepthToSupportForSafeStacking: DEPTH };
      // A rejected plan throws.
      const outcome = calculate({ ...body, rules }, { uom: 'UnitMetric', maxRunTimeSeconds: 60 }, engine);
      if (outcome.status === 'succeed') planned++;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  t.ok(planned > RUNS / 2);
});

t.test('what hovers above a deck does not stand on it', async (t) => {
  // Of 10 above the deck: its foot is the piece beside the deck, on which it lies without a gap.
  const problem = problemOf(
    [
      { size: { length: 100, width: 100, height: 110 }, orientations: 1 },
      { size: { length: 200, width: 100, height: 100 }, orientations: 1 },
    ],
    [{ size: { length: 200, width: 100, height: 330 }, dropDeckFront: { length: 100, width: 100, height: 100 } }],
    { maxDepthToSupport: 40, maxStackingHeightRate: 1.5 },
  );
  const result = fillOf(problem, 1e6);
  t.same(faultsOf(problem, result), []);
  t.same(result.loaded, [1, 0]);
});
