/** The centre of gravity within its tolerance: judged by figures worked out by hand, and kept by every plan. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { VerificationFailed } from '../../src/calculation/verify.js';
import { deviationsOf } from '../../src/rules/centre-of-gravity.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryCalculation } from '../support/problems/arbitrary-request.js';
import { cargoOf, problemOf } from '../support/problems/load-problems.js';
import { palletizedOrder } from '../support/problems/palletized-orders.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const engine = loadEngine();
const UNIT = { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 } as const;
const INNER = { length: 11998, width: 2330, height: 2350 };

const piece = (
  [x1, x2]: readonly number[],
  [y1, y2]: readonly number[],
  [z1, z2]: readonly number[],
  weight: number,
) => ({
  ...{ x1: x1!, x2: x2!, y1: y1!, y2: y2!, z1: z1!, z2: z2! },
  kind: cargoOf({ weight }),
});

t.test('how far from the middle a centre lies', async (t) => {
  const halves = [piece([0, 5999], [0, 2330], [0, 1000], 6000), piece([5999, 11998], [0, 2330], [0, 1000], 4000)];
  const near = (is: number, expected: number) => t.ok(Math.abs(is - expected) < 1e-4, `${is} is ${expected}`);
  const first = deviationsOf(halves, INNER);
  near(first.length, 5);
  near(first.width, 0);
  near(first.height, 21.2766);
  const inFront = [0, 1150].flatMap((y) => [0, 1100].map((z) => piece([0, 1000], [y, y + 1150], [z, z + 1100], 6000)));
  const second = deviationsOf(inFront, INNER);
  near(second.length, 45.8326);
  near(second.width, 0.6438);
  near(second.height, 46.8085);
});

t.test("'centre-of-gravity' is planted and found", async (t) => {
  const fault = { rule: 'centre-of-gravity', cargo: null, at: null };
  const tolerant = (fields: object) =>
    problemOf(
      [{ weight: 10 }, { weight: 30, sequence: 1 }],
      [{ cogTolerance: { length: 0, width: 0, height: 0, ...fields } }],
    );
  accepts(t, 'at the very limit along', tolerant({ length: 10 }), [at(0, 350, 0, 0)]);
  rejects(t, 'one unit further', tolerant({ length: 10 }), [at(0, 349, 0, 0)], fault);
  rejects(t, 'to the rear as well', tolerant({ length: 10 }), [at(0, 551, 0, 0)], fault);
  accepts(t, 'across at the limit', tolerant({ width: 20 }), [at(0, 0, 100, 0)]);
  rejects(t, 'across', tolerant({ width: 20 }), [at(0, 0, 99, 0)], fault);
  accepts(t, 'height at the limit', tolerant({ height: 20 }), [at(0, 0, 0, 0), at(0, 0, 0, 100)]);
  rejects(t, 'too high', tolerant({ height: 19.9 }), [at(0, 0, 0, 0), at(0, 0, 0, 100)], fault);
  accepts(t, 'each heavier counts more', tolerant({ length: 5 }), [at(0, 150, 0, 0), at(1, 550, 0, 0)]);
});

t.test('without weights volumes count', async (t) => {
  const problem = problemOf([{}], [{ cogTolerance: { length: 10, width: 0, height: 0 } }]);
  accepts(t, 'in the middle', problem, [at(0, 450, 0, 0)]);
  rejects(t, 'in front', problem, [at(0, 0, 0, 0)], { rule: 'centre-of-gravity', cargo: null, at: null });
});

t.test('after every stop where that is asked', async (t) => {
  const load = [at(0, 0, 0, 0), at(1, 900, 0, 0)];
  const stops = (afterStops?: true) =>
    problemOf(
      [
        { weight: 10, sequence: 1 },
        { weight: 10, sequence: 2 },
      ],
      [{ cogTolerance: { length: 5, width: 0, height: 0, ...(afterStops && { afterStops }) } }],
      { isSequenceUsed: true },
    );
  accepts(t, 'at departure only', stops(), load);
  rejects(t, 'what stays stands in front', stops(true), load, { rule: 'centre-of-gravity', cargo: null, at: null });
});

const crate = { style: 'Shipcase', name: 'crate', length: 1000, width: 1000, height: 1000, weight: 100, qty: 4 };
const truck = { containerType: 'Truck', name: 'truck', length: 6000, width: 1000, height: 1000, qty: 1 };
const planned = (cargoes: object[], container: object, rules: object = {}) => {
  const body = {
    ...{ title: 'centre', cargoes, emptyContainers: [{ ...truck, ...container }] },
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
  };
  return calculate(body, UNIT, engine);
};
const planOf = (...args: Parameters<typeof planned>) => {
  const outcome = planned(...args);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  return outcome.load.plan;
};

t.test('a whole load is shifted, or its walls are exchanged, before cargo stays behind', async (t) => {
  const shifted = planOf([crate], { cogTolerance: { length: 2, width: 2 } });
  t.same(shifted.unloaded, [], 'four of four');
  const heavy = { ...crate, name: 'heavy', weight: 900, qty: 1 };
  const full = planOf([heavy, { ...crate, qty: 5, height: 900 }], { cogTolerance: { length: 10 } });
  t.same(full.unloaded, [], 'the heavy wall goes to the middle');
});

t.test('what cannot be brought within stays behind, and goes into another container', async (t) => {
  const light = { ...crate, name: 'light', weight: 1, qty: 5 };
  const heavy = { ...crate, name: 'heavy', weight: 2000, qty: 1, orientationsAllowed: 'Orientation1' };
  const one = planOf([{ ...crate, qty: 2, height: 500 }], { length: 1000, cogTolerance: { height: 30 } });
  t.match(one.unloaded, [{ cargo: 0, quantity: 1, reason: 'OffCentre' }]);
  const two = planOf([{ ...crate, qty: 2, height: 500 }], { length: 1000, qty: 2, cogTolerance: { height: 30 } });
  t.same(two.unloaded, []);
  t.equal(two.containers.length, 2);
  t.equal(planOf([heavy, light], { cogTolerance: { length: 10 } }).containers.length, 1);
});

t.test('what is left out has its reason where the whole plan is at fault', async (t) => {
  const outcome = planned([{ ...crate, qty: 1 }], { cogTolerance: { height: 10 } });
  t.equal(outcome.status, 'failed', 'the one piece is too high by itself');
});

t.test('a fault of the field is told', async (t) => {
  for (const [field, value] of [
    ['length', -1],
    ['length', 51],
    ['width', 50.1],
    ['height', 101],
  ] as const) {
    const outcome = planned([crate], { cogTolerance: { [field]: value } });
    if (outcome.status !== 'failed') throw new Error('it is accepted');
    t.match(outcome.error.issues, [{ pointer: `/emptyContainers/0/cogTolerance/${field}` }]);
  }
  const idle = planned([crate], { cogTolerance: { length: 0, width: 0, height: 0 } });
  t.equal(idle.status, 'succeed', 'nothing is asked');
});

t.test('a sea van that gives nothing gets a warning', async (t) => {
  const warned = (fields: object) => {
    const outcome = planned([crate], { containerType: 'SeaVan', maxWeight: 1600, ...fields });
    if (outcome.status === 'failed') throw new Error('it is refused');
    return outcome.load.warnings.map(({ code }) => code).filter((code) => code !== 'DoorTooSmall');
  };
  t.same(warned({}), ['OffCentre']);
  t.same(warned({ maxWeight: 1601 }), [], 'less than a quarter of the payload');
  t.same(warned({ maxWeight: 0 }), [], 'no payload is known');
  t.same(warned({ containerType: 'Truck' }), [], 'no sea van');
  t.same(warned({ cogTolerance: { length: 50 } }), [], 'a tolerance is given');
});

const tolerance = fc.record({
  length: fc.constantFrom(0, 3, 10, 40),
  width: fc.constantFrom(0, 0, 3, 10, 40),
  height: fc.constantFrom(0, 0, 0, 30, 60),
  afterStops: fc.boolean(),
});

type Body = { emptyContainers?: object[]; cargoes: { palletizing?: { pallet?: object } }[] };

t.test('no plan of any order breaks it', async (t) => {
  const tolerant = (body: object, cogTolerance: object, onPallets: boolean): object => {
    const { emptyContainers = [], cargoes, ...rest } = body as Body;
    const withPallet = (cargo: Body['cargoes'][number]) =>
      onPallets && cargo.palletizing?.pallet
        ? { ...cargo, palletizing: { ...cargo.palletizing, pallet: { ...cargo.palletizing.pallet, cogTolerance } } }
        : cargo;
    return {
      ...rest,
      cargoes: cargoes.map(withPallet),
      emptyContainers: emptyContainers.map((one) => ({ ...one, cogTolerance })),
    };
  };
  const judged = (body: object) => {
    try {
      calculate(body, { ...UNIT, uom: 'UnitMetric' }, engine);
      return true;
    } catch (error) {
      if (error instanceof VerificationFailed) t.comment(JSON.stringify([error.faults.slice(0, 2), body]));
      throw error;
    }
  };
  const anyOrder = fc.oneof(
    { weight: 3, arbitrary: arbitraryCalculation() },
    { weight: 1, arbitrary: palletizedOrder },
  );
  fc.assert(
    fc.property(anyOrder, tolerance, fc.boolean(), (body, most, onPallets) =>
      judged(tolerant(body as object, most, onPallets)),
    ),
    { numRuns: draws(150, 12), seed: 43 },
  );
});
