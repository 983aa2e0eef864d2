/**
 * The storm: random requests through the door of the calculation, half of them over sizes, containers and the ways to
 * choose among them, half over every rule there is. The verifier may reject none of the plans. STORM_RUNS makes
 * it longer; `npm run bench -- storm` makes it much longer.
 */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryCalculation, arbitraryRequest } from '../support/problems/arbitrary-request.js';

const RUNS = Number(process.env['STORM_RUNS'] ?? draws(250));

/** How a calculation may end: with a plan, or because nothing can be loaded. */
const EXPECTED = ['succeed', 'CargoIsTooBig', 'NothingLoaded'];

const UNITS = ['UnitEnglish', 'UnitMetric', 'UnitHighMetric'] as const;

/** A value, or the field left out. */
function maybe<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined, freq: 1 });
}

/** Mostly whole, sometimes with decimals. */
function side(least: number, most: number): fc.Arbitrary<number> {
  const whole = fc.integer({ min: least, max: most });
  const decimal = fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10);
  return fc.oneof({ weight: 5, arbitrary: whole }, { weight: 1, arbitrary: decimal });
}

const orientations = fc.oneof(
  fc.constantFrom('OrientationsDefault', 'OrientationsBasic', 'OrientationsAll', 'Orientation1'),
  fc.integer({ min: 1, max: 63 }),
  fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 1 }).map((digits) => `Orientations${digits.join('')}`),
);

const cargo = fc.record({
  style: fc.constantFrom('Shipcase', 'Shipcase', 'Palletload'),
  length: side(3, 60),
  width: side(3, 50),
  height: side(3, 50),
  weight: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 }), fc.double({ min: 0.1, max: 40, noNaN: true })),
  qty: fc.integer({ min: 1, max: 30 }),
  pieceInside: maybe(fc.integer({ min: 0, max: 12 })),
  orientationsAllowed: maybe(orientations),
  turnAllowedOnFloor: maybe(fc.boolean()),
  orientationPriority: maybe(fc.shuffledSubarray([1, 2, 3]).map((digits) => `Orientations${digits.join('')}`)),
  bulgeSize: maybe(fc.constantFrom({ length: 1, width: 0, height: 0.5 }, { length: 0, width: 1, height: 1 })),
});

const container = fc.record({
  containerType: fc.constantFrom('Truck', 'SeaVan', 'Pallet', 'Carton', 'ULD'),
  qty: maybe(fc.integer({ min: 0, max: 4 })),
  length: side(50, 240),
  width: side(40, 100),
  height: side(40, 110),
  emptyWeight: maybe(fc.integer({ min: 0, max: 100 })),
  maxWeight: maybe(fc.integer({ min: 0, max: 2000 })),
  maxLength: maybe(fc.integer({ min: 30, max: 260 })),
  maxWidth: maybe(fc.integer({ min: 30, max: 110 })),
  maxHeight: maybe(fc.integer({ min: 30, max: 120 })),
  priority: maybe(fc.integer({ min: 0, max: 3 })),
  price: maybe(fc.integer({ min: 0, max: 500 })),
});

const rules = fc.record({
  calculationType: fc.constant('MixLoad'),
  algorithmType: fc.constantFrom('MaxVolumeFirst', 'MaxVolumeFirst', 'Optimization'),
  optimizationLevel: fc.constant(1),
  fillDirection: maybe(fc.constantFrom('FrontToRear', 'BottomToTop')),
  isSafeStackingUsed: maybe(fc.boolean()),
  minSupportRate: maybe(fc.oneof(fc.constantFrom(0, 0.5, 0.75, 0.8, 1), fc.double({ min: 0, max: 1, noNaN: true }))),
  isWeightLimited: maybe(fc.boolean()),
  isMultiContainerTypesEnabled: maybe(fc.boolean()),
  bestFitContainersSelectionType: maybe(
    fc.constantFrom(
      'BestfitDisabled',
      'BestfitMaxEmptySizeFirst',
      'BestfitMaxVolUtilFirst',
      'BestfitMaxWeightUtilFirst',
    ),
  ),
  seed: maybe(fc.integer({ min: 0, max: 1000 })),
});

const named = (prefix: string) => (record: object, place: number) => ({ ...record, name: `${prefix} ${place + 1}` });

const widely = fc.record({
  uom: fc.constantFrom(...UNITS),
  body: fc.record({
    title: fc.constant('storm'),
    cargoes: fc.array(cargo, { minLength: 1, maxLength: 8 }).map((cargoes) => cargoes.map(named('cargo'))),
    emptyContainers: fc.array(container, { minLength: 1, maxLength: 3 }).map((types) => types.map(named('type'))),
    rules,
  }),
});

/** Every rule; those that are not built yet are left out by the calculation. */
const overAllRules = arbitraryRequest({ isAboutPlans: true }).map((body) => ({
  uom: 'UnitMetric' as const,
  body: { ...body, rules: { ...(body['rules'] as object), algorithmType: 'MaxVolumeFirst' } },
}));

/** UnitLoad and sets: most of them smaller, as few sets go into small containers. */
const otherCalculations = arbitraryCalculation({ cargoes: 3, isAboutPlans: true }).map((body) => ({
  uom: 'UnitMetric' as const,
  body: { ...body, rules: { ...(body['rules'] as object), algorithmType: 'MaxVolumeFirst' } },
}));

t.test(`${RUNS} random requests give no plan that the verifier rejects`, async (t) => {
  const engine = loadEngine();
  const outcomes = new Map<string, number>();
  fc.assert(
    fc.property(fc.oneof(widely, overAllRules, otherCalculations), ({ uom, body }) => {
      // As it comes over the wire: fields that are left out are not there.
      const outcome = calculate(JSON.parse(JSON.stringify(body)), { uom, maxRunTimeSeconds: 60 }, engine);
      const kind = outcome.status === 'succeed' ? 'succeed' : outcome.error.code;
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  t.comment([...outcomes].map(([kind, count]) => `${kind}: ${count}`).join(', '));
  t.ok(outcomes.get('succeed')! > RUNS / 2, 'most requests give a plan');
  const faults = [...outcomes.keys()].filter((kind) => !EXPECTED.includes(kind));
  t.same(faults, [], 'the others cannot be loaded');
});
