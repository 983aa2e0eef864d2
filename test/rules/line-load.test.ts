/** What a length of the floor bears: figures worked out by hand, and kept by every plan. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { VerificationFailed } from '../../src/calculation/verify.js';
import { floorWeights } from '../../src/rules/floor-weights.js';
import { heaviestStretch, metreOf } from '../../src/rules/line-load.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryCalculation } from '../support/problems/arbitrary-request.js';
import { problemOf } from '../support/problems/load-problems.js';
import { type Box, loadOf } from '../support/rules/floors.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const engine = loadEngine();
const METRIC = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;
const VAN = {
  containerType: 'SeaVan',
  name: 'Van',
  length: 11998,
  width: 2330,
  height: 2350,
  maxWeight: 26_000,
  qty: 1,
};

const heaviest = (boxes: readonly Box[]) => {
  const load = loadOf(boxes);
  return heaviestStretch(floorWeights(load), metreOf(load.problem), 11998);
};

t.test('the heaviest metre of the floor', async (t) => {
  const crate = (y: number, z: number): Box => ({ x: 0, y, z, size: [1000, 1150, 1100], weight: 6000 });
  t.match(heaviest([crate(0, 0), crate(1150, 0), crate(0, 1100), crate(1150, 1100)]), { from: 0, weight: 24_000 });
  t.match(heaviest([{ x: 2000, y: 0, z: 0, size: [4000, 2000, 1000], weight: 16_000 }]), { from: 2000, weight: 4000 });
  const half = (x: number): Box => ({ x, y: 0, z: 0, size: [500, 1000, 1000], weight: 900 });
  const found = heaviest([half(500), half(1500)]);
  t.ok(Math.abs(found.weight - 900) < 1e-6, 'one of the two at a time, or halves of each');
});

t.test("'line-load' is planted and found", async (t) => {
  // A container of 1,000 mm: a stretch of a metre is all of it.
  const limited = (maxWeightPerLength: number) => problemOf([{ weight: 10 }], [{ maxWeightPerLength }]);
  accepts(t, 'as much as it bears', limited(10), [at(0, 0, 0, 0)]);
  const fault = { rule: 'line-load', cargo: null, at: null };
  rejects(t, 'more than the length bears', limited(9.9), [at(0, 0, 0, 0)], fault);
});

t.test('of a floor that bears less, stacks are spread and the rest stays behind with the reason', async (t) => {
  const crates = { style: 'Shipcase', name: 'Crate', length: 1000, width: 1150, height: 1100, weight: 1400, qty: 16 };
  const ask = (fields: object) => {
    const outcome = calculate(
      {
        ...{ title: 'x', cargoes: [crates], rules: { calculationType: 'MixLoad', optimizationLevel: 1 } },
        emptyContainers: [{ ...VAN, ...fields }],
      },
      METRIC,
      engine,
    );
    if (outcome.status === 'failed') throw new Error('it fails');
    return outcome.load;
  };
  const free = ask({});
  t.equal(free.plan.unloaded.length, 0);
  t.ok(
    free.warnings.some(({ code }) => code === 'LineLoad'),
    'of a van that says nothing',
  );
  const spread = ask({ maxWeightPerLength: 3000 });
  t.equal(spread.plan.unloaded.length, 0, '16 of 1.4 t on 12 m of 3 t: single or spread');
  const pressed = ask({ maxFloorPressure: 1300 });
  t.ok(pressed.plan.unloaded.length === 0, 'not one on another');
  const tooMuch = ask({ maxWeightPerLength: 1500 });
  t.match(tooMuch.plan.unloaded, [{ reason: 'FloorLoad' }]);
  t.ok(tooMuch.plan.unloaded[0]!.quantity <= 6, `${tooMuch.plan.unloaded[0]!.quantity} of 16 on 18 t of floor`);
  const nothing = calculate(
    {
      ...{ title: 'x', cargoes: [crates], rules: { calculationType: 'MixLoad', optimizationLevel: 1 } },
      emptyContainers: [{ ...VAN, maxFloorPressure: 1000 }],
    },
    METRIC,
    engine,
  );
  t.match(nothing, { status: 'failed', error: { code: 'NothingLoaded' } });
});

const limit = fc.constantFrom('maxWeightPerLength', 'maxFloorPressure');

t.test('no plan of any order is beyond what its floors bear', async (t) => {
  let limited = 0;
  fc.assert(
    fc.property(
      arbitraryCalculation(),
      fc.double({ min: 0.005, max: 0.5, noNaN: true }),
      limit,
      (body, share, field) => {
        const { cargoes, emptyContainers = [] } = body as {
          cargoes: { weight?: number; qty?: number }[];
          emptyContainers?: object[];
        };
        const weight = cargoes.reduce((sum, one) => sum + (one.weight ?? 0) * (one.qty ?? 0), 0);
        const containers = emptyContainers.map((one) => ({ ...one, [field]: 1 + weight * share }));
        try {
          const outcome = calculate(
            { ...body, emptyContainers: containers },
            { ...METRIC, uom: 'UnitHighMetric' },
            engine,
          );
          if (outcome.status === 'succeed' && outcome.load.plan.unloaded.some(({ reason }) => reason === 'FloorLoad'))
            limited++;
        } catch (error) {
          if (error instanceof VerificationFailed) t.comment(JSON.stringify([error.faults.slice(0, 2), body]));
          throw error;
        }
      },
    ),
    { numRuns: draws(150, 12), seed: 42 },
  );
  t.ok(limited > draws(3), `${limited} orders are limited by it`);
});
