/** Whatever is done ahead, and whenever, the plan is the one that is found by a search alone. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { mostLanes } from '../../src/planning/lane.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { draws } from '../support/draws.js';
import { randomLanes } from '../support/planning/lanes.js';
import { ordersOfEveryKind } from '../support/problems/every-kind.js';
import { generator } from '../support/problems/generator.js';
import { mixedProblem } from '../support/problems/mixed-problem.js';

/** Of the effort of level 2. */
const SHARE = 0.02;

const engine = loadEngine();

t.test('a plan is the same whatever others have done ahead, and whatever of it they give up', async (t) => {
  let taken = 0;
  for (const [kind, problem] of ordersOfEveryKind()) {
    const alone = JSON.stringify(planLoad(problem, { engine }, {}, [], SHARE));
    for (let seed = 1; seed <= draws(12, 1); seed++) {
      const lanes = randomLanes(engine, generator(seed));
      const plan = planLoad(problem, { engine, lanes }, {}, [], SHARE);
      t.ok(JSON.stringify(plan) === alone, `${kind}, ${seed}`);
      taken += lanes.taken;
    }
  }
  t.ok(taken > 30, `${taken} fills were taken from others`);
});

t.test('fewer lanes work for an order of more cargoes', async (t) => {
  const lanesFor = (cargoes: number) => mostLanes({ problem: mixedProblem(cargoes, cargoes), lots: [] });
  t.same([10, 100, 300, 2000, 10_000].map(lanesFor), [4, 4, 3, 1, 1]);
});
