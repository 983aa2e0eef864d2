/** Reasons for thousands of cargoes: each is asked about once, and no question looks through all the others. */
import t, { type Test } from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { Arrangement } from '../../../src/domain/plan.js';
import type { Draft } from '../../../src/planning/goals/draft.js';
import { planOrder } from '../../../src/planning/plan-order.js';
import { unloadedOf } from '../../../src/planning/reasons/reasons.js';
import { problemOf } from '../../support/problems/load-problems.js';

const CUBE = { length: 100, width: 100, height: 100 };

/** Times that a weight is read while the reasons are found for all of so many cargoes but the first. */
function readsFor(t: Test, count: number): number {
  const problem = problemOf(
    Array.from({ length: count }, (_, n) => ({ size: CUBE, name: `cargo ${n}` })),
    [{ size: { length: 100, width: 100, height: 150 }, quantity: 1 }],
  );
  let reads = 0;
  for (const cargo of problem.cargoes) {
    for (const field of ['weight', 'maxSupportingWeight', 'volume'] as const) {
      const value = cargo[field];
      Object.defineProperty(cargo, field, {
        get: () => {
          reads++;
          return value;
        },
      });
    }
  }
  const arrangement: Arrangement = {
    ...{ cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 } },
    counts: { length: 1, width: 1, height: 1 },
  };
  const loaded = problem.cargoes.map((_, place) => (place === 0 ? 1 : 0));
  const draft: Draft = {
    loads: [{ container: 0, arrangements: [arrangement], loaded, times: 1 }],
    left: loaded.map((count) => 1 - count),
  };
  t.equal(unloadedOf(problem, [], draft, false).length, count - 1);
  return reads;
}

t.test('ten times as many cargoes: ten times as much to look at', async (t) => {
  const [few, many] = [readsFor(t, 100), readsFor(t, 1000)];
  t.ok(few > 100);
  t.ok(many <= 12 * few, `${few} reads for 100 cargoes, ${many} for 1,000`);
});

t.test('when patience is gone nobody counts the load again', async (t) => {
  const looksFor = (count: number) => {
    const problem = problemOf(
      Array.from({ length: count }, (_, n) => ({ size: CUBE, name: `cargo ${n}`, quantity: 300 })),
      [{ size: { length: 30_000, width: 100, height: 150 }, quantity: 1 }],
    );
    let looks = 0;
    const arrangements = Array.from({ length: 300 }, (_, n): Arrangement => {
      const counts = { length: 1, width: 1, height: 1 };
      const arrangement: Arrangement = { cargo: 0, orientation: 1, position: { x: 100 * n, y: 0, z: 0 }, counts };
      return Object.defineProperty(arrangement, 'counts', {
        get: () => {
          looks++;
          return counts;
        },
      });
    });
    const loaded = problem.cargoes.map((_, place) => (place === 0 ? 300 : 0));
    const draft = { loads: [{ container: 0, arrangements, loaded, times: 1 }], left: loaded.map((one) => 300 - one) };
    t.equal(unloadedOf(problem, [], draft, false).length, count - 1);
    return looks;
  };
  const [few, many] = [looksFor(100), looksFor(1000)];
  t.ok(few > 300);
  t.equal(many, few);
});

const GROUP = { count: 1, spacing: 0, emptyWeight: 0, maxWeight: 0, minWeight: 0, minShare: 0, minShareOfVehicle: 0 };

t.test('what the axles keep out has their reason, though one piece alone would be too light for them', async (t) => {
  const axles = {
    ...({ layout: 'Rigid', maxGrossWeight: 50 } as const),
    ...{ steer: { ...GROUP, position: 0, minWeight: 15 }, drive: { ...GROUP, position: 400, minWeight: 15 } },
  };
  const problem = problemOf(
    [{ size: CUBE, weight: 10, quantity: 9 }],
    [
      { size: { length: 400, width: 400, height: 100 }, quantity: 1, axles },
      { size: CUBE, quantity: 1 },
    ],
    { isMultiContainerTypesEnabled: false },
  );
  const plan = planOrder(problem, { engine: loadEngine() });
  t.match(plan.unloaded, [{ cargo: 0, quantity: 4, reason: 'AxleLimit' }]);
});
