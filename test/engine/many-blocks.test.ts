/** Of thousands of cargoes the blocks of too large a base are sorted out early: what is loaded still rests on something. */
import t from 'tap';
import { faultOf } from '../../bench/check.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { volumeOf } from '../../src/domain/geometry.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { mixedProblem } from '../support/problems/mixed-problem.js';

/** A little below what is reached, 88.2. */
const LEAST_PERCENT = 86;

t.test('a load of thousands of cargoes is full and holds every rule', async (t) => {
  const problem = mixedProblem(2600, 7800, { algorithmType: 'MaxVolumeFirst', minSupportRate: 0.8 });
  const plan = planLoad(problem, { engine: loadEngine() });
  t.equal(faultOf(problem, plan), null);
  const left = plan.unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * problem.cargoes[cargo]!.volume, 0);
  const all = problem.cargoes.reduce((sum, { volume, quantity }) => sum + quantity * volume, 0);
  const percent = (100 * (all - left)) / volumeOf(problem.containers[0]!.size);
  t.ok(percent >= LEAST_PERCENT, `${percent.toFixed(2)} %`);
});
