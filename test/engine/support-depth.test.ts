/** A gap that could hold a whole piece: tops of several heights under one base may not mislead the search. */
import fc from 'fast-check';
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { arbitraryRequest } from '../support/arbitrary-request.js';

const RUNS = 25;
/** Deeper than the thinnest cargo of the requests (10 mm). */
const DEPTH = 25;

t.test('no plan of a deep gap is rejected', async (t) => {
  const seed = Number(process.env['STORM_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  t.comment(`STORM_SEED=${seed}`);
  const engine = loadEngine();
  let planned = 0;
  fc.assert(
    fc.property(arbitraryRequest(), (body) => {
      const rules = { ...(body['rules'] as object), maxDepthToSupportForSafeStacking: DEPTH };
      // A rejected plan throws.
      const outcome = calculate({ ...body, rules }, { uom: 'UnitMetric', maxRunTimeSeconds: 60 }, engine);
      if (outcome.status === 'succeed') planned++;
    }),
    { seed, numRuns: RUNS, endOnFailure: true },
  );
  t.ok(planned > RUNS / 2);
});
