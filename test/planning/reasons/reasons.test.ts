/** Reasons for thousands of cargoes: each is asked about once, and no question looks through all the others. */
import t, { type Test } from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { inEnglish } from '../../../src/domain/coded-sentences.js';
import type { Arrangement, LoadPlan } from '../../../src/domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../../src/domain/problem.js';
import type { Draft } from '../../../src/planning/goals/draft.js';
import { planOrder } from '../../../src/planning/plan-order.js';
import { limitsAsReasons } from '../../../src/planning/reasons/of-limits.js';
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

/** How many pieces stay behind, and why, in one van of 1,000 x 500 x 500. */
function leftIn(van: Partial<Container>, cargoes: readonly Partial<Cargo>[]) {
  const problem = problemOf(cargoes, [{ quantity: 1, ...van }], { optimizationLevel: 1 });
  const plan = planOrder(problem, { engine: loadEngine() });
  t.same(verify(problem, plan).faults, []);
  return plan.unloaded.map(({ cargo, quantity, reason }) => ({ cargo, quantity, reason }));
}

t.test('what would be loaded but for a limit of the vehicle says which one it is', async (t) => {
  const door = { side: 'Rear', width: 450, height: 450, sill: 0, position: 25 } as const;
  t.match(leftIn({ door }, [{ quantity: 250 }]), [{ cargo: 0, reason: 'Door' }]);
  // Across, seven lie one behind the other; through the door they come lengthways only, and three lie side by side.
  const beam = { size: { length: 140, width: 490, height: 450 }, quantity: 7 };
  t.same(leftIn({}, [beam]), []);
  t.same(leftIn({ door }, [beam]), [{ cargo: 0, quantity: 1, reason: 'Door' }]);
  // The heavy one must lie in the middle, and takes the places of the others there.
  const size = { length: 500, width: 250, height: 500 };
  const halves = [
    { name: 'light', size, weight: 1, quantity: 2 },
    { name: 'heavy', size, weight: 20 },
  ];
  const off = leftIn({ cogTolerance: { length: 5, width: 5, height: 0 } }, halves);
  t.ok(off.length > 0);
  for (const { reason } of off) t.equal(reason, 'OffCentre');
  // Of two limits the one that costs the piece is named, not the one that a plan without both breaks first.
  const laden = [
    { ...beam, name: 'light', weight: 1, quantity: 6 },
    { ...beam, name: 'heavy', weight: 20, quantity: 1 },
  ];
  const cogTolerance = { length: 5, width: 0, height: 0 };
  t.same(leftIn({ cogTolerance }, laden), []);
  t.match(leftIn({ door, cogTolerance }, laden), [{ quantity: 1, reason: 'Door' }]);
});

t.test('where weight decides it is the reason, not the want of room in another container', async (t) => {
  const problem = (maxWeight: number) =>
    problemOf(
      [{ size: CUBE, weight: 10, quantity: 600 }],
      [
        { name: 'strong', quantity: 1, maxWeight: 10_000 },
        { name: 'weak', quantity: 1, maxWeight },
      ],
      { optimizationLevel: 1, isWeightLimited: true, isMultiContainerTypesEnabled: true },
    );
  const left = (maxWeight: number) =>
    planOrder(problem(maxWeight), { engine: loadEngine() }).unloaded.map(({ reason, quantity, detail }) => [
      ...[reason, quantity, inEnglish(problem(maxWeight), detail)],
    ]);
  t.same(left(105), [['WeightLimit', 340, 'One piece weighs 10 kg; "weak" may take 5 kg more of its 105 kg.']]);
  t.match(left(10_000), [['NoContainerLeft', 100]]);
});

t.test('a limit of the vehicle that costs no pieces is not named', async (t) => {
  const cogTolerance = { length: 20, width: 20, height: 0 };
  t.same(leftIn({ cogTolerance }, [{ quantity: 300 }]), [{ cargo: 0, quantity: 50, reason: 'NoContainerLeft' }]);
});

t.test('what a rule forbids is said without one of the places that were tried', async (t) => {
  const problem = problemOf(
    [
      { size: { length: 100, width: 100, height: 100 }, quantity: 1, nothingOnTop: true },
      { size: { length: 100, width: 100, height: 50 }, quantity: 1, nothingOnTop: true },
    ],
    [{ size: { length: 100, width: 100, height: 200 }, quantity: 1 }],
    { optimizationLevel: 1 },
  );
  const plan = planOrder(problem, { engine: loadEngine() });
  const [row] = plan.unloaded;
  t.equal(row!.reason, 'StackingRules');
  t.notMatch(JSON.stringify(row!.detail), /\d mm|\(/);
});

t.test('a door keeps out what does not pass it, not what would lie beside such a piece', async (t) => {
  const door = { side: 'Rear', width: 500, height: 450, sill: 0, position: 0 } as const;
  const problem = problemOf(
    [
      { name: 'tank', size: { length: 500, width: 500, height: 500 }, quantity: 1 },
      { name: 'crate', size: CUBE, quantity: 1 },
    ],
    [{ size: { length: 1000, width: 500, height: 500 }, door, quantity: 1 }],
  );
  const at = (cargo: number, x: number): Arrangement => {
    return { cargo, orientation: 1, position: { x, y: 0, z: 0 }, counts: { length: 1, width: 1, height: 1 } };
  };
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const why = { detail: 'no room' };
  const plan: LoadPlan = {
    containers: [{ container: 0, arrangements: [] }],
    unloaded: [
      { cargo: 0, quantity: 1, reason: 'Door', ...why },
      { cargo: 1, quantity: 1, reason: 'NoContainerLeft', ...why },
    ],
    search,
  };
  const asked: number[][] = [];
  const beside = (order: LoadProblem): LoadPlan => {
    asked.push(order.cargoes.map(({ quantity }) => quantity));
    return { containers: [{ container: 0, arrangements: [at(0, 0), at(1, 500)] }], unloaded: [], search };
  };
  t.same(limitsAsReasons(problem, plan, beside).unloaded, plan.unloaded);
  t.same(asked, [[0, 1]], 'nor is it planned where the rest is asked for');
});
