/** Loads beyond the limits of their vehicle, brought within them by moves or filled anew. */
import t from 'tap';
import { loadEngine } from '../../../../src/calculation/node/node-engine.js';
import { verify } from '../../../../src/calculation/verify.js';
import type { AxleGroup } from '../../../../src/domain/axles.js';
import { centreOfGravity } from '../../../../src/domain/centre-of-gravity.js';
import { broughtWithin } from '../../../../src/planning/finishing/vehicle/brought-within.js';
import { planOrder } from '../../../../src/planning/plan-order.js';
import { problemOf } from '../../../support/problems/load-problems.js';
import { truckLoad } from '../../../support/problems/truck-loads.js';
import { at, planOf } from '../../../support/rules/judging.js';

const NO_LIMIT: Omit<AxleGroup, 'position'> = {
  ...{ count: 1, spacing: 0, emptyWeight: 0, maxWeight: 0, minWeight: 0, minShare: 0, minShareOfVehicle: 0 },
};

t.test('a wall is mirrored where both are heavier on the same side', async (t) => {
  const problem = problemOf(
    [
      { weight: 90, quantity: 2 },
      { weight: 10, quantity: 2 },
    ],
    [{ quantity: 1, size: { length: 200, width: 200, height: 100 }, cogTolerance: { length: 0, width: 5, height: 0 } }],
  );
  const load = [at(1, 0, 0, 0), at(0, 0, 100, 0), at(1, 100, 0, 0), at(0, 100, 100, 0)];
  const moved = broughtWithin(problem, 0, load)!;
  t.same(verify(problem, planOf(problem, moved)).faults, []);
  t.equal(centreOfGravity(problem.cargoes, moved).y, 100);
});

t.test('all of it is turned round where no stack has the place of another', async (t) => {
  const sides = (length: number) => ({ length, width: 100, height: 100 });
  const axles = {
    ...({ layout: 'Rigid', maxGrossWeight: 0 } as const),
    ...{ steer: { ...NO_LIMIT, position: 0, maxWeight: 50 }, drive: { ...NO_LIMIT, position: 300 } },
  };
  const problem = problemOf(
    [
      { size: sides(300), weight: 1 },
      { size: sides(100), weight: 90 },
      { size: sides(200), weight: 9 },
    ],
    [{ quantity: 1, size: { length: 300, width: 200, height: 100 }, axles }],
  );
  const load = [at(0, 0, 0, 0), at(1, 0, 100, 0), at(2, 100, 100, 0)];
  const moved = broughtWithin(problem, 0, load)!;
  t.same(verify(problem, planOf(problem, moved)).faults, []);
  t.ok(centreOfGravity(problem.cargoes, moved).x > 150);
});

t.test('what cannot be moved, as one stack spans all of it, is filled anew', async (t) => {
  const plain = truckLoad(32, { optimizationLevel: 2 });
  const containers = plain.containers.map((container) => ({
    ...container,
    cogTolerance: { length: 5, width: 5, height: 0 },
  }));
  const problem = { ...plain, containers };
  const plan = planOrder(problem, { engine: loadEngine() });
  t.same(verify(problem, plan).faults, []);
  t.same(plan.unloaded, []);
});
