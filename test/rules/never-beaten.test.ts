/** The search against a plain loader under the same rules; the whole comparison is `npm run bench -- storm`. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { draws } from '../support/draws.js';
import { loadPlainly, valueLoaded } from '../support/engine/plain-loader.js';
import fc from '../support/fast-check.js';
import { arbitraryProblem } from '../support/problems/arbitrary-request.js';

const REQUESTS = draws(60);
/** Always the same requests: one in fifty may be lost, and the test must not fail by the luck of a draw. */
const SEED = 2001;

t.test('the search loads as much as one piece after another in the first place that every rule allows', async (t) => {
  const engine = loadEngine();
  let beaten = 0;
  let better = 0;
  for (const problem of fc.sample(arbitraryProblem(), { numRuns: REQUESTS, seed: SEED })) {
    const plain = valueLoaded(problem, loadPlainly(problem));
    const ours = valueLoaded(problem, planLoad(problem, { engine }));
    if (ours < plain * (1 - 1e-9)) beaten++;
    if (ours > plain * (1 + 1e-9)) better++;
  }
  t.ok(beaten <= REQUESTS / 50, `beaten in ${beaten}`);
  t.ok(better >= REQUESTS / 10, `better in ${better}`);
});
