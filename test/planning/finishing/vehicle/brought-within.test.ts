/** Loads beyond the limits of their vehicle, brought within them by moves or filled anew. */
import t from 'tap';
import { loadEngine } from '../../../../src/calculation/node/node-engine.js';
import { verify } from '../../../../src/calculation/verify.js';
import type { AxleGroup } from '../../../../src/domain/axles.js';
import { centreOfGravity } from '../../../../src/domain/centre-of-gravity.js';
import { inSections } from '../../../../src/planning/finishing/loading-order/in-sections.js';
import { withSections } from '../../../../src/planning/finishing/loading-order/with-sections.js';
import { broughtWithin } from '../../../../src/planning/finishing/vehicle/brought-within.js';
import { limitBroken } from '../../../../src/planning/finishing/vehicle/limits.js';
import { withWallsInOrder } from '../../../../src/planning/finishing/vehicle/other-orders.js';
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

t.test('orders of walls are listed once each', async (t) => {
  const axles = {
    ...({ layout: 'Rigid', maxGrossWeight: 0 } as const),
    ...{ steer: { ...NO_LIMIT, position: 0, maxWeight: 10 }, drive: { ...NO_LIMIT, position: 300 } },
  };
  const problem = problemOf(
    [{ weight: 90 }, { weight: 10 }],
    [{ quantity: 1, size: { length: 300, width: 100, height: 100 }, axles }],
  );
  const orders = Array.from(withWallsInOrder(problem, 0, [at(0, 0, 0, 0), at(1, 100, 0, 0)]), (load) =>
    JSON.stringify(load),
  );
  t.ok(orders.length > 0);
  t.equal(new Set(orders).size, orders.length);
});

const TOO_LIGHT_TO_CARRY = {
  ...({ layout: 'Rigid', maxGrossWeight: 1 } as const),
  ...{ steer: { ...NO_LIMIT, position: 0, emptyWeight: 1 }, drive: { ...NO_LIMIT, position: 300, emptyWeight: 1 } },
};

t.test('where the limits of one type let nothing in, others are begun', async (t) => {
  const large = { quantity: 2, size: { length: 400, width: 200, height: 100 } };
  const small = { quantity: 9, size: { length: 200, width: 200, height: 100 } };
  const problem = problemOf([{ weight: 10, quantity: 12 }], [{ ...large, axles: TOO_LIGHT_TO_CARRY }, small]);
  const plan = planOrder(problem, { engine: loadEngine() });
  t.same(verify(problem, plan).faults, []);
  t.same(plan.unloaded, []);
});

t.test('the last container is not replaced with a smaller one that may not carry its load', async (t) => {
  const large = { quantity: 1, size: { length: 400, width: 200, height: 100 } };
  const small = { quantity: 9, size: { length: 200, width: 200, height: 100 } };
  const problem = problemOf([{ weight: 10, quantity: 4 }], [{ ...small, axles: TOO_LIGHT_TO_CARRY }, large], {
    balancing: {
      ...{ isLastOnly: true, isCentred: false, isSpread: false, maxWeightDifference: null },
      ...{ isLastSmaller: true, poorUtilization: 0 },
    },
  });
  const plan = planOrder(problem, { engine: loadEngine() });
  t.same(verify(problem, plan).faults, []);
  t.same(plan.unloaded, []);
});

t.test('sections that would take the room before a door give way to the order of the load', async (t) => {
  // The first is turned to pass: it needs all of the width before the door.
  const door = { side: 'Rear', width: 150, height: 200, sill: 0, position: 0 } as const;
  const problem = problemOf(
    [{ size: { length: 50, width: 200, height: 100 } }, { size: { length: 850, width: 40, height: 100 } }],
    [{ quantity: 1, size: { length: 1000, width: 240, height: 200 }, door }],
  );
  const turnedFirst = [at(0, 600, 40, 0), at(1, 0, 0, 0)];
  const plan = planOf(problem, turnedFirst);
  const listed = withSections(problem, plan);
  t.same(verify(problem, listed).faults, []);
  t.equal(listed.containers[0]!.sections!.length, 1);
  t.same(
    listed.containers[0]!.arrangements.map(({ cargo }) => cargo),
    [0, 1],
  );
  const inAnyOrder = inSections(problem, { container: 0, arrangements: turnedFirst });
  t.match(verify(problem, { ...plan, containers: [inAnyOrder] }).faults, [{ rule: 'door-bay' }]);
});

t.test('of cargo that has left no figures after its stop are said', async (t) => {
  const axles = {
    ...({ layout: 'Rigid', maxGrossWeight: 0 } as const),
    ...{ steer: { ...NO_LIMIT, position: 0, maxWeight: 60 }, drive: { ...NO_LIMIT, position: 300, minShare: 40 } },
  };
  const problem = problemOf(
    [
      { weight: 50, sequence: 1 },
      { weight: 50, sequence: 2 },
    ],
    [{ quantity: 1, size: { length: 300, width: 100, height: 100 }, axles }],
    { isSequenceUsed: true },
  );
  const loaded = { container: 0, arrangements: [at(0, 0, 0, 0), at(1, 200, 0, 0)] };
  const faultOf = (cargo?: number) => JSON.stringify(limitBroken(problem, loaded, cargo)?.detail);
  t.match(faultOf(), /The drive axles carry .* after stop 1/);
  t.match(faultOf(0), /after stop 1/, 'it is still in the vehicle');
  t.match(faultOf(1), /with it no load was found/, 'it is gone by then');
});
