/** Tuning improves what is found without it, and costs what the level allows. */
import t from 'tap';
import { check } from '../../src/calculation/check.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import { piecesIn } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { reachOf } from '../../src/domain/tidiness.js';
import { Session } from '../../src/planning/fills/session.js';
import { compactness } from '../../src/planning/goals/compactness.js';
import { compare, GOALS_BEFORE_LENGTH } from '../../src/planning/goals/compare.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { deepOnly, draws, some } from '../support/draws.js';
import { counted } from '../support/engine/counted-engine.js';
import { scoreOf } from '../support/planning/plan-score.js';
import { fixtureOrder } from '../support/problems/fixture-orders.js';
import { ordinaryOrder } from '../support/problems/orders.js';

const engine = loadEngine();

function volumeIn(problem: LoadProblem, plan: LoadPlan): number {
  const arrangements = plan.containers.flatMap((one) => one.arrangements);
  return arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.volume, 0);
}

const FIXTURES = ['tuned-loads-less', 'tuned-loads-longer', 'tuned-slow', 'time-limit'].flatMap((name) =>
  ([1, 2] as const).map((level) => ({ name, level })),
);

for (const { name, level } of some(FIXTURES)) {
  t.test(`${name} at level ${level} is not worse tuned`, async (t) => {
    const [tuned, plain] = [true, false].map((isTuned) => {
      const problem = fixtureOrder(name, { optimizationLevel: level, isTuned });
      const plan = planLoad(problem, { engine });
      const reach = Math.max(...plan.containers.map((one) => reachOf(problem, one.arrangements)));
      return { volume: volumeIn(problem, plan), left: plan.unloaded.length, reach };
    });
    t.ok(tuned!.volume >= plain!.volume, 'loads no less');
    if (tuned!.left === 0 && plain!.left === 0)
      t.ok(tuned!.reach <= 1.03 * plain!.reach, 'lies no longer than a tidy load may');
  });
}

t.test('random orders are never worse tuned', async (t) => {
  for (let order = 1; order <= draws(9); order++) {
    const { problem } = check(ordinaryOrder(order), { uom: 'UnitMetric', maxRunTimeSeconds: 300 });
    const [tuned, plain] = [true, false].map((isTuned) => {
      const asked: LoadProblem = { ...problem!, rules: { ...problem!.rules, optimizationLevel: 1, isTuned } };
      return scoreOf(asked, planLoad(asked, { engine }));
    });
    t.ok(compare(tuned!, plain!, GOALS_BEFORE_LENGTH) <= 0, `order ${order}`);
    // 1.03 times the shortest found before loads are tidied, which may make one shorter by chance.
    t.ok(tuned!.of(compactness) <= 1.05 * plain!.of(compactness), `order ${order}, its length`);
  }
});

t.test('what is planned without tuning beside is what would be planned without it', async (t) => {
  const problem = fixtureOrder('tuned-loads-longer', { optimizationLevel: 1, isTuned: true });
  const hooks = {};
  const beside = new Session(problem, { engine }, hooks);
  const alone = new Session({ ...problem, rules: { ...problem.rules, isTuned: false } }, { engine }, hooks);
  const untuned = beside.untuned({ engine })!;
  const counts = problem.cargoes.map(({ quantity }) => quantity);
  for (const session of [beside, alone]) session.startRound(2e7);
  beside.fill(0, counts, null, 2e7);
  const nodes = beside.meter.allNodes;
  t.same(untuned.fill(0, counts, null, 2e7).arrangements, alone.fill(0, counts, null, 2e7).arrangements);
  t.equal(beside.meter.allNodes, nodes, 'and was known');
  t.equal(alone.untuned({ engine }), null);
});

t.test('preparing joins with many stacks counts what its rules cost', deepOnly, async (t) => {
  const problem = fixtureOrder('time-limit', { optimizationLevel: 2 });
  const counting = counted(engine);
  planLoad(problem, { engine: counting });
  t.ok(counting.spent <= 1.3e9, `${counting.spent} work units, at most 1.3 times those of level 2`);
});
