/** What the order of loading or the axles take out of one vehicle goes into another that is hardly filled. */
import t from 'tap';
import { check } from '../../../src/calculation/check.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { equipmentIn } from '../../../src/domain/equipment.js';
import { planOrder } from '../../../src/planning/plan-order.js';

/** A tour with five stops: rank of loading, length, width, height in centimetres, kilograms, pieces. */
const TOUR = [
  [5, 240, 80, 190, 640, 2],
  [5, 120, 80, 110, 320, 3],
  [5, 600, 40, 35, 280, 2],
  [4, 120, 80, 145, 780, 2],
  [4, 120, 100, 116, 1065, 2],
  [4, 60, 40, 40, 11.5, 12],
  [4, 120, 80, 180, 145, 1],
  [3, 220, 140, 185, 1450, 1],
  [3, 150, 110, 100, 165, 4],
  [3, 120, 80, 95, 540, 3],
  [3, 80, 60, 60, 95, 4],
  [2, 120, 80, 90, 1400, 1],
  [2, 120, 80, 75, 1150, 1],
  [2, 120, 60, 100, 28, 6],
  [2, 120, 100, 105, 1050, 1],
  [2, 100, 100, 15, 32, 5],
  [1, 300, 150, 30, 1200, 1],
  [1, 110, 110, 90, 1350, 1],
  [1, 120, 80, 130, 820, 2],
  [1, 100, 80, 80, 160, 2],
  [1, 160, 120, 125, 1900, 1],
  [1, 120, 120, 80, 610, 1],
  [2, 500, 30, 30, 210, 2],
  [4, 180, 60, 40, 38, 2],
  [5, 300, 40, 20, 75, 3],
  [1, 90, 70, 100, 230, 1],
  [3, 60, 40, 40, 22, 8],
  [5, 220, 110, 60, 310, 1],
] as const;

t.test('no piece of a tour stays behind beside a trailer that holds three', async (t) => {
  const { source: _, ...trailer } = equipmentIn('UnitHighMetric').find(({ name }) =>
    /tractor with 2 axles/.test(name),
  )!;
  const cargoes = TOUR.map(([sequence, length, width, height, weight, qty], row) => {
    return { style: 'Shipcase', name: `row ${row}`, sequence, length, width, height, weight, qty };
  });
  const rules = {
    ...{ calculationType: 'MixLoad', optimizationLevel: 1 },
    ...{ stackingRule: 'HeavierBottomFirst', isSequenceUsed: true },
  };
  const { problem } = check(
    { title: 'Tour', cargoes, emptyContainers: [{ ...trailer, qty: 2 }], rules },
    { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 },
  );
  const plan = planOrder(problem!, { engine: loadEngine() });
  t.same(plan.unloaded, []);
  t.equal(plan.containers.length, 2);
  t.same(verify(problem!, plan).faults, []);
});
