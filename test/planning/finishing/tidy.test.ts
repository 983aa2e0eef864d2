/** Loads that people can load: fewer clusters and spaces, in hardly more length, and nothing left behind for it. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { type Arrangement, placementsOf } from '../../../src/domain/plan.js';
import type { Rules } from '../../../src/domain/problem.js';
import { reachFigures } from '../../../src/domain/reach.js';
import { tidinessOf } from '../../../src/domain/tidiness.js';
import { merged } from '../../../src/planning/finishing/merge.js';
import { reachAllowed, tidiness } from '../../../src/planning/goals/tidiness.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { some } from '../../support/draws.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { HALF_FULL_SEA_VAN, truckLoad } from '../../support/problems/truck-loads.js';

const engine = loadEngine();

t.test('half full sea vans', async (t) => {
  let [cargoes, clusters, spaces] = [0, 0, 0];
  for (const order of [2, 3, 5]) {
    const problem = truckLoad(order, { optimizationLevel: 2 }, HALF_FULL_SEA_VAN);
    const plan = planLoad(problem, { engine });
    t.same(plan.unloaded, []);
    t.same(verify(problem, plan).faults, []);
    const found = tidinessOf(problem, plan.containers[0]!.arrangements);
    cargoes += problem.cargoes.length;
    clusters += found.clusters;
    spaces += found.spaces;
  }
  // Without tidying they were 2.1 clusters and 3.8 spaces a cargo.
  t.ok(clusters <= 1.4 * cargoes, `${clusters} clusters of ${cargoes} cargoes`);
  t.ok(spaces <= 2.4 * cargoes, `${spaces} spaces of ${cargoes} cargoes`);
});

t.test('tidy loads are no further from reach than others', async (t) => {
  for (const name of some(['lcl', 'pallets'])) {
    const body = JSON.parse(readFileSync(`test/fixtures/dock/${name}.json`, 'utf8')) as object;
    const rules = { calculationType: 'MixLoad', optimizationLevel: 2 };
    const outcome = calculate({ ...body, rules }, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
    if (outcome.status === 'failed') throw new Error(outcome.error.message);
    const { problem, plan } = outcome.load;
    const beyond = plan.containers.reduce((sum, one) => sum + reachFigures(problem, one).beyond, 0);
    // When the search did not see it they were 19 and 4.
    t.equal(beyond, 0, name);
  }
});

t.test('a setting of the account gives tidy loads more length', async (t) => {
  const asked = (rules: Partial<Rules>) => problemOf([{}], [{}], rules);
  t.equal(reachAllowed(asked({}), 1000), 1030);
  t.equal(reachAllowed(asked({ isSideFilledAlike: true }), 1000), 1100);
  t.equal(reachAllowed(asked({ isEasyLoadUsed: true }), 1000), Number.POSITIVE_INFINITY);
  const clusters = (rules: Partial<Rules>) =>
    [2, 8, 10].reduce((sum, order) => {
      const problem = truckLoad(order, { optimizationLevel: 1, ...rules }, HALF_FULL_SEA_VAN);
      return sum + tidinessOf(problem, planLoad(problem, { engine }).containers[0]!.arrangements).clusters;
    }, 0);
  t.ok(clusters({ isEasyLoadUsed: true }) < clusters({}), 'whole walls before a short load');
});

t.test('what is longer than allowed counts first, then clusters, spaces, length', (t) => {
  const problem = problemOf([{ size: { length: 10, width: 10, height: 10 }, quantity: 4 }]);
  const at = (x: number, y: number, length = 1): Arrangement => ({
    cargo: 0,
    orientation: 1,
    position: { x, y, z: 0 },
    counts: { length, width: 1, height: 1 },
  });
  const figures = (...arrangements: Arrangement[]) =>
    tidiness(100, () => 0).figure(problem, {
      loads: [{ container: 0, arrangements, loaded: [1], times: 2 }],
      left: [0],
    });
  t.strictSame(figures(at(0, 0, 2), at(0, 30)), [0, 0, 4, 4, 20]);
  t.strictSame(figures(at(100, 0), at(90, 0)), [7, 0, 2, 4, 110]);
  const goal = tidiness(100, () => 0);
  t.ok(goal.compare([0, 2, 9, 103], [1, 1, 1, 104]) < 0);
  t.ok(goal.compare([0, 2, 3, 103], [0, 2, 4, 90]) < 0);
  t.equal(goal.compare([0, 2, 3, 90], [0, 2, 3, 90]), 0);
  t.end();
});

t.test('arrangements with a whole face in common become one', (t) => {
  const problem = problemOf([{ size: { length: 10, width: 20, height: 5 }, quantity: 99 }, { style: 'Roll' }]);
  const at = (x: number, y: number, z: number, length = 1, width = 1, height = 1, cargo = 0): Arrangement => ({
    cargo,
    orientation: 1,
    position: { x, y, z },
    counts: { length, width, height },
  });
  const four = [at(10, 0, 0), at(0, 0, 0), at(0, 20, 0, 2), at(0, 0, 5, 2, 2)];
  t.strictSame(merged(problem, four), [at(0, 0, 0, 2, 2, 2)]);
  const apart = [at(0, 0, 0, 2), at(0, 20, 0), at(30, 0, 0)];
  t.equal(merged(problem, apart), apart, 'a part of a face is not enough, nor a gap');
  const rolls = [at(0, 0, 0, 1, 1, 1, 1), at(100, 0, 0, 1, 1, 1, 1)];
  t.equal(merged(problem, rolls), rolls);
  const kept = [{ ...at(0, 0, 0), isKept: true as const }, at(10, 0, 0)];
  t.equal(merged(problem, kept), kept);
  const many = Array.from({ length: 60 }, (_, i) => at(10 * (i % 5), 20 * (i % 4), 5 * (i % 3)));
  const pieces = (load: readonly Arrangement[]) =>
    load.flatMap((one) => [...placementsOf(one, problem.cargoes)].map(({ position: { x, y, z } }) => `${x} ${y} ${z}`));
  t.strictSame(pieces(merged(problem, many)).sort(), pieces(many).sort(), 'the same pieces');
  t.end();
});
