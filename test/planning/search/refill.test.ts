import t from 'tap';
import { planLoad } from '../../../src/planning/plan-order.js';
import { Random } from '../../../src/planning/search/random.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import { problemOf } from '../../support/problems/load-problems.js';

/** Nine cargoes that greedy loading puts into ten trucks, though nine will do. */
const MIXED = Array.from({ length: 9 }, (_, i) => ({
  size: { length: 250 + 40 * (i % 4), width: 150 + 50 * (i % 3), height: 200 + 30 * (i % 2) },
  quantity: 14,
}));
const TRUCK = { size: { length: 1000, width: 500, height: 500 } };

t.test('refilling saves a container', async (t) => {
  const counts = ([1, 2] as const).map((optimizationLevel) => {
    const plan = planLoad(problemOf(MIXED, [TRUCK], { optimizationLevel }), { engine: naiveEngine() });
    t.same(plan.unloaded, []);
    return plan.containers.length;
  });
  t.same(counts, [10, 9]);
});

t.test('with too few containers refilling loads no less', async (t) => {
  const volumeLeft = (optimizationLevel: 1 | 2) => {
    const problem = problemOf(MIXED, [{ ...TRUCK, quantity: 4 }], { optimizationLevel });
    const plan = planLoad(problem, { engine: naiveEngine() });
    t.equal(plan.containers.length, 4);
    return plan.unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * problem.cargoes[cargo]!.volume, 0);
  };
  const [quick, thorough] = [volumeLeft(1), volumeLeft(2)];
  t.ok(thorough < quick, `${thorough} < ${quick}`);
});

t.test('random numbers are the same for the same seed, and spread', async (t) => {
  const draw = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 1000 }, () => random.next());
  };
  t.same(draw(7), draw(7));
  t.not(draw(7)[0], draw(8)[0]);
  const mean = draw(1).reduce((sum, value) => sum + value, 0) / 1000;
  t.ok(Math.abs(mean - 0.5) < 0.03, `mean ${mean}`);
  t.ok(draw(3).every((value) => value >= 0 && value < 1));
});
