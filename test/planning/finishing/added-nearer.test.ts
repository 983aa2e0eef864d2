/** What is added to what stands already goes as near to the front wall as it can, and leaves no hole behind it. */
import t, { type Test } from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { reachOf } from '../../../src/domain/tidiness.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { planOrder } from '../../../src/planning/plan-order.js';
import { containerOf, PALLETIZING_RULES, palletizingOf, problemOf } from '../../support/problems/load-problems.js';

const engine = loadEngine();

const TRAILER = { size: { length: 13600, width: 2450, height: 2700 }, quantity: 1 };

/** How far a plan of one container reaches that loads all of it, scaled units. */
function reachOfWhole(t: Test, problem: LoadProblem): number {
  const plan = planOrder(problem, { engine });
  t.same(plan.unloaded, []);
  t.equal(plan.containers.length, 1);
  t.same(verify(problem, plan).faults, []);
  const vehicles = vehicleLevel(problem, plan);
  return reachOf(vehicles.problem, vehicles.plan.containers[0]!.arrangements);
}

t.test('loose cargo stands behind the unit loads that come first, not at the door', async (t) => {
  const cargoes = [
    { size: { length: 400, width: 300, height: 300 }, quantity: 64, weight: 5, palletizing: palletizingOf({}) },
    { size: { length: 600, width: 500, height: 400 }, quantity: 20, weight: 10 },
  ];
  const order = problemOf(cargoes, [TRAILER], {
    optimizationLevel: 1,
    palletizing: { ...PALLETIZING_RULES, areUnitLoadsFirst: true },
  });
  const pallet = containerOf({
    containerType: 'Pallet',
    size: { length: 1200, width: 800, height: 1200 },
    thickness: 150,
    emptyWeight: 25,
  });
  const reach = reachOfWhole(t, { ...order, pallets: [pallet] });
  t.ok(reach <= 3000, `${reach}`);
});

t.test('lying rolls that had no order of loading lie by the others', async (t) => {
  for (const [diameter, height, quantity, most] of [
    [1000, 2400, 8, 5200],
    [800, 1200, 20, 4100],
  ] as const) {
    const size = { length: diameter, width: diameter, height };
    const roll = { style: 'Roll', size, diameter, quantity, weight: 500, orientations: 0b111100 } as const;
    const reach = reachOfWhole(t, problemOf([roll], [TRAILER], { optimizationLevel: 1 }));
    t.ok(reach <= most, `${reach}`);
  }
});
