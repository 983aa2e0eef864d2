/**
 * Every rule with a limit, met exactly and missed by one unit of the grid, or by 2e-9 of a weight: the search and the
 * verifier judge alike. The search loads all where the verifier accepts a plan of all, and less where it refuses it.
 */
import t, { type Test } from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import type { Arrangement } from '../../src/domain/plan.js';
import type { Cargo, Container, LoadProblem, Rules } from '../../src/domain/problem.js';
import { planOrder } from '../../src/planning/plan-order.js';
import { RULES } from '../../src/rules/index.js';
import { planned } from '../support/planning/planned.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

/** A load of everything. */
interface Case {
  readonly problem: LoadProblem;
  readonly load: readonly Arrangement[];
}

interface Row {
  readonly rule: string;
  readonly what: string;
  readonly met: Case;
  readonly missed: Case;
}

/** A weight that is more by twice what counts as equal. */
const MORE = 1 + 2e-9;

function box(length: number, width: number, height: number, fields: Partial<Cargo> = {}): Partial<Cargo> {
  const size = { length, width, height };
  return { size, volume: length * width * height, orientations: 1, ...fields };
}

function room(length: number, width: number, height: number, fields: Partial<Container> = {}): Partial<Container> {
  return { size: { length, width, height }, quantity: 1, ...fields };
}

function all(
  cargoes: readonly Partial<Cargo>[],
  container: Partial<Container>,
  load: readonly Arrangement[],
  rules: Partial<Rules> = {},
): Case {
  return { problem: problemOf(cargoes, [container], { optimizationLevel: 1, ...rules }), load };
}

const BELOW = { floorStackType: 'BottomOnly' } as const;
const ABOVE = { floorStackType: 'NoBottom' } as const;

/** One piece on another in a room that has no place for them side by side. */
function tower(lower: Partial<Cargo>, upper: Partial<Cargo>, rules: Partial<Rules> = {}): Case {
  const [low, high] = [lower.size!, upper.size!];
  const cargoes = [
    { ...lower, ...BELOW },
    { ...upper, ...ABOVE },
  ];
  const container = room(Math.max(low.length, high.length), Math.max(low.width, high.width), low.height + high.height);
  return all(cargoes, container, [at(0, 0, 0, 0), at(1, 0, 0, low.height)], rules);
}

/** Three cubes in a row, of one cargo. */
function three(fields: Partial<Cargo>, container: Partial<Container>, rules: Partial<Rules> = {}): Case {
  return all(
    [box(10, 10, 10, { quantity: 3, ...fields })],
    room(30, 10, 10, container),
    [at(0, 0, 0, 0, 1, [3, 1, 1])],
    rules,
  );
}

/** A column of cubes. */
function column(side: number, pieces: number, fields: Partial<Cargo>, rules: Partial<Rules> = {}): Case {
  return all(
    [box(side, side, side, { quantity: pieces, ...fields })],
    room(side, side, side * pieces),
    [at(0, 0, 0, 0, 1, [1, 1, pieces])],
    rules,
  );
}

/** A cube that bears some weight under three of a tenth of a kilogram, whose sum is not three tenths. */
function under(bears: number): Case {
  const lower = box(10, 10, 10, { maxSupportingWeight: bears, weight: 7, ...BELOW });
  const upper = box(10, 10, 10, { weight: 0.1, quantity: 3, ...ABOVE });
  return all([lower, upper], room(10, 10, 40), [at(0, 0, 0, 0), at(1, 0, 0, 10, 1, [1, 1, 3])]);
}

function stack(rate: number, width: number, heights: readonly number[]): Case {
  const cargoes = heights.map((height) => box(width, width, height));
  const load = heights.map((_, place) =>
    at(
      place,
      0,
      0,
      heights.slice(0, place).reduce((sum, height) => sum + height, 0),
    ),
  );
  return all(cargoes, room(width, width, 10_000), load, { maxStackingHeightRate: rate });
}

/** Nine tenths of a large room in one piece, and a cube of one unit beside it or not. */
function ofLargeRoom(percent: Partial<Container>, rules: Partial<Rules>, more: number): Case {
  const large = box(100_000, 10_000, 4_500);
  const small = box(1, 1, 1, { quantity: more });
  return all(
    more > 0 ? [large, small] : [large],
    room(100_000, 10_000, 9_000, percent),
    more > 0 ? [at(0, 0, 0, 0), at(1, 0, 0, 4_500)] : [at(0, 0, 0, 0)],
    rules,
  );
}

function lyingRoll(boxLength: number): Case {
  const size = { length: 50, width: 50, height: 100 };
  const roll: Partial<Cargo> = {
    style: 'Roll',
    size,
    diameter: 50,
    volume: (Math.PI / 4) * 250_000,
    orientations: 0b001000,
  };
  return all([box(boxLength, 50, 10, BELOW), { ...roll, ...ABOVE }], room(100, 50, 60), [
    at(0, 0, 0, 0),
    at(1, 0, 0, 10, 4),
  ]);
}

function overDeck(length: number, reach: number): Case {
  const container = room(length, 500, 100, { containerType: 'Pallet', deckReach: { length: reach, width: 0 } });
  return all([box(1_000, 500, 100)], container, [at(0, -reach, 0, 0)]);
}

function inZone(maxWeight: number): Case {
  const zone = { name: 'z', position: { x: 0, y: 0, z: 0 }, size: { length: 30, width: 10, height: 10 } };
  return three({ weight: 0.1 }, { zones: [{ ...zone, maxWeight, allowedGroups: null }] });
}

function besideZone(from: number): Case {
  const size = { length: 100 - from, width: 10, height: 10 };
  const zone = { name: 'z', position: { x: from, y: 0, z: 0 }, size, maxWeight: 0, allowedGroups: ['others'] };
  return all([box(50, 10, 10)], room(100, 10, 10, { zones: [zone] }), [at(0, 0, 0, 0)]);
}

function onDeck(height: number): Case {
  const container = room(100, 100, 400, { dropDeckFront: { length: 100, width: 0, height } });
  return all([box(100, 100, 300)], container, [at(0, 0, 0, 100)]);
}

function inRow(length: number): Case {
  return all([box(500, 10, 10, { quantity: 2 })], room(length, 10, 10), [at(0, 0, 0, 0), at(0, length - 500, 0, 0)]);
}

/** What may reach 200 past its support, at both ends. */
function inTheMiddle(length: number): Case {
  const upper = box(1_400, 10, 10, { ...ABOVE, overhang: { length: 200, width: 0 } });
  return all([box(length, 10, 10, BELOW), upper], room(1_400, 10, 20), [at(0, 200, 0, 0), at(1, 0, 0, 10)]);
}

const ROWS: readonly Row[] = [
  {
    ...{ rule: 'containment', what: 'a piece as long as the room' },
    met: all([box(500, 10, 10)], room(500, 10, 10), [at(0, 0, 0, 0)]),
    missed: all([box(500, 10, 10)], room(499, 10, 10), [at(0, 0, 0, 0)]),
  },
  {
    ...{ rule: 'extent', what: 'maxLength' },
    met: three({}, { maxExtent: { length: 30, width: 0, height: 0 } }),
    missed: three({}, { maxExtent: { length: 29, width: 0, height: 0 } }),
  },
  { rule: 'drop-decks', what: 'the room above a deck', met: onDeck(100), missed: onDeck(101) },
  { rule: 'overlap', what: 'two pieces in a row', met: inRow(1_000), missed: inRow(999) },
  {
    ...{ rule: 'weight-limit', what: 'maxWeight' },
    met: three({ weight: 0.1 }, { maxWeight: 0.3 }),
    missed: three({ weight: 0.1 * MORE }, { maxWeight: 0.3 }),
  },
  {
    ...{ rule: 'price-limit', what: 'maxPrice' },
    met: three({ price: 0.1 }, { maxPrice: 0.3 }, { isPriceLimited: true }),
    missed: three({ price: 0.1 * MORE }, { maxPrice: 0.3 }, { isPriceLimited: true }),
  },
  {
    ...{ rule: 'volume-limit', what: 'a share that no floating point number is' },
    met: all([box(323, 1, 1)], room(1_000, 1, 1, { maxVolumePercent: 32.3 }), [at(0, 0, 0, 0)]),
    missed: all([box(324, 1, 1)], room(1_000, 1, 1, { maxVolumePercent: 32.3 }), [at(0, 0, 0, 0)]),
  },
  {
    ...{ rule: 'volume-limit', what: 'maxVolPercent of a large room' },
    met: ofLargeRoom({ maxVolumePercent: 50 }, {}, 0),
    missed: ofLargeRoom({ maxVolumePercent: 50 }, {}, 1),
  },
  {
    ...{ rule: 'volume-limit', what: 'maxSearchVolPerncentage of a large room' },
    met: ofLargeRoom({}, { maxSearchVolumePercentage: 50 }, 0),
    missed: ofLargeRoom({}, { maxSearchVolumePercentage: 50 }, 1),
  },
  {
    ...{ rule: 'fill-quantity', what: 'maxFillQtyPerContainer' },
    met: three({}, {}, { maxFillQuantityPerContainer: 3 }),
    missed: three({}, {}, { maxFillQuantityPerContainer: 2 }),
  },
  {
    ...{ rule: 'cargo-types', what: 'maxCargoTypes' },
    met: all([box(10, 10, 10), box(10, 10, 10)], room(20, 10, 10, { maxCargoTypes: 2 }), [
      at(0, 0, 0, 0),
      at(1, 10, 0, 0),
    ]),
    missed: all([box(10, 10, 10), box(10, 10, 10)], room(20, 10, 10, { maxCargoTypes: 1 }), [
      at(0, 0, 0, 0),
      at(1, 10, 0, 0),
    ]),
  },
  { rule: 'zones', what: 'maxWeight of a zone', met: inZone(0.3), missed: inZone(0.3 / MORE) },
  { rule: 'zones', what: 'the edge of a zone', met: besideZone(50), missed: besideZone(49) },
  {
    ...{ rule: 'support', what: 'four fifths of a base' },
    met: tower(box(28, 35, 10), box(35, 35, 10)),
    missed: tower(box(27, 35, 10), box(35, 35, 10)),
  },
  {
    ...{ rule: 'support', what: 'four fifths of a base of 2e6 x 2e6 units' },
    met: tower(box(1_600_000, 2_000_000, 10), box(2_000_000, 2_000_000, 10)),
    missed: tower(box(1_599_999, 2_000_000, 10), box(2_000_000, 2_000_000, 10)),
  },
  { rule: 'pallet-overhang', what: 'four fifths on the deck', met: overDeck(800, 100), missed: overDeck(799, 101) },
  {
    ...{ rule: 'cargo-overhang', what: 'overhangLength' },
    met: inTheMiddle(1_000),
    missed: inTheMiddle(999),
  },
  { rule: 'rolls', what: 'four fifths of the line of a roll', met: lyingRoll(80), missed: lyingRoll(79) },
  { rule: 'supporting-weight', what: 'maxSupportingWeight', met: under(0.3), missed: under(0.3 / MORE) },
  {
    ...{ rule: 'weight-difference', what: 'twenty percent less' },
    met: tower(box(10, 10, 10, { weight: 0.7 }), box(10, 10, 10, { weight: 0.7 * 0.8 }), {
      minWeightDifferencePercentage: 20,
    }),
    missed: tower(box(10, 10, 10, { weight: 0.7 }), box(10, 10, 10, { weight: 0.7 * 0.8 * MORE }), {
      minWeightDifferencePercentage: 20,
    }),
  },
  {
    ...{ rule: 'layers', what: 'maxLayersOnOrientation1' },
    met: column(10, 3, { maxLayers: [3, 0, 0, 0, 0, 0] }),
    missed: column(10, 4, { maxLayers: [3, 0, 0, 0, 0, 0] }),
  },
  {
    ...{ rule: 'stacking-rule', what: 'HeavierBottomFirst, weights that differ by rounding' },
    met: tower(box(10, 10, 10, { weight: 0.3 }), box(10, 10, 10, { weight: 0.1 + 0.2 }), {
      stackingRule: 'HeavierBottomFirst',
    }),
    missed: tower(box(10, 10, 10, { weight: 0.3 }), box(10, 10, 10, { weight: 0.3 * MORE }), {
      stackingRule: 'HeavierBottomFirst',
    }),
  },
  {
    ...{ rule: 'stacking-rule', what: 'DenserBottomFirst, densities that differ by rounding' },
    met: tower(box(10, 10, 10, { weight: 0.7 }), box(10, 10, 110, { weight: 7.7 }), {
      stackingRule: 'DenserBottomFirst',
    }),
    missed: tower(box(10, 10, 10, { weight: 0.7 }), box(10, 10, 110, { weight: 7.7 * MORE }), {
      stackingRule: 'DenserBottomFirst',
    }),
  },
  {
    ...{ rule: 'stacking-rule', what: 'LargerFootprintBottomFirst' },
    met: tower(box(24, 26, 10), box(26, 24, 10), { stackingRule: 'LargerFootprintBottomFirst' }),
    missed: tower(box(24, 26, 10), box(25, 25, 10), { stackingRule: 'LargerFootprintBottomFirst' }),
  },
  {
    ...{ rule: 'stacking-rule', what: 'HigherStackValueBottomFirst' },
    met: tower(box(10, 10, 10, { stackValue: 0.3 }), box(10, 10, 10, { stackValue: 0.3 }), {
      stackingRule: 'HigherStackValueBottomFirst',
    }),
    missed: tower(box(10, 10, 10, { stackValue: 0.3 }), box(10, 10, 10, { stackValue: 0.3 * MORE }), {
      stackingRule: 'HigherStackValueBottomFirst',
    }),
  },
  {
    ...{ rule: 'stacking-height', what: 'a rate of 2' },
    met: stack(2, 400, [200, 200, 200, 200]),
    missed: stack(2, 400, [200, 200, 200, 201]),
  },
  {
    ...{ rule: 'stacking-height', what: 'a rate that no floating point number is' },
    met: stack(0.57, 100, [20, 20, 17]),
    missed: stack(0.57, 100, [20, 20, 18]),
  },
  { rule: 'reach', what: 'half of a beam', met: onBeam(100), missed: onBeam(99) },
  { rule: 'axles', what: 'half of the load on the drive axle', met: onAxles(1), missed: onAxles(0.99) },
  { rule: 'door', what: 'as high as the door', met: byDoor(1, 10), missed: byDoor(1, 9) },
  { rule: 'door-bay', what: 'the last stack', met: byDoor(2, 20), missed: byDoor(2, 19) },
  {
    rule: 'line-load',
    what: 'all of a short floor',
    met: onFloor({ maxWeightPerLength: 300 }),
    missed: onFloor({ maxWeightPerLength: 299 }),
  },
  {
    rule: 'floor-pressure',
    what: 'a column',
    met: onFloor({ maxFloorPressure: 30_000 }),
    missed: onFloor({ maxFloorPressure: 29_999 }),
  },
  { rule: 'centre-of-gravity', what: 'an eighth off the middle', met: offMiddle(12.5), missed: offMiddle(12.49) },
];

/** Two cubes that fill a lorry whose axles stand under its ends. */
function onAxles(maxWeight: number): Case {
  const group = { emptyWeight: 0, maxWeight: 0, minWeight: 0, count: 1, spacing: 0, minShare: 0, minShareOfVehicle: 0 };
  const axles = {
    layout: 'Rigid',
    ...{ steer: { ...group, position: 0 }, drive: { ...group, position: 20, maxWeight }, maxGrossWeight: 0 },
  } as const;
  return all([box(10, 10, 10, { weight: 1, quantity: 2 })], room(20, 10, 10, { axles }), [
    at(0, 0, 0, 0, 1, [2, 1, 1]),
  ]);
}

/** Cubes in a column before a door. */
function byDoor(pieces: number, height: number): Case {
  const door = { side: 'Rear', width: 10, height, sill: 0, position: 0 } as const;
  return all([box(10, 10, 10, { quantity: pieces })], room(10, 10, 20, { door }), [at(0, 0, 0, 0, 1, [1, 1, pieces])]);
}

/** Three cubes in a column on a hundredth of a metre. */
function onFloor(limit: Partial<Container>): Case {
  return all([box(10, 10, 10, { weight: 1, quantity: 3 })], room(10, 10, 30, limit), [at(0, 0, 0, 0, 1, [1, 1, 3])]);
}

/** Two cubes fill the length, one three times as heavy: the centre is 2.5 of 20 off the middle either way. */
function offMiddle(length: number): Case {
  const cargoes = [box(10, 10, 10, { weight: 1 }), box(10, 10, 10, { weight: 3 })];
  const container = room(20, 10, 10, { cogTolerance: { length, width: 0, height: 0 } });
  return all(cargoes, container, [at(0, 0, 0, 0), at(1, 10, 0, 0)]);
}

/** Two cubes on a beam: the inner one is reached over half of it. */
function onBeam(maxLoadingReach: number): Case {
  const cargoes = [box(200, 10, 10, BELOW), box(100, 10, 10, { ...ABOVE, quantity: 2 })];
  const container = room(200, 10, 20, { containerType: 'Truck' });
  return all(cargoes, container, [at(0, 0, 0, 0), at(1, 0, 0, 10), at(1, 100, 0, 10)], { maxLoadingReach });
}

/** Nothing of these is a figure. */
const WITHOUT_LIMIT = [
  'floor-stack-type',
  'groups-stacking-rule',
  'loading-order',
  'nothing-on-top',
  'orientations',
  'over-different-cargoes',
  'sequence',
  'supports-others',
];

const engine = loadEngine();

t.test('every rule of a container is tried, or has no limit', async (t) => {
  const tried = new Set(ROWS.map(({ rule }) => rule));
  t.same(RULES.map(({ id }) => id).sort(), [...tried, ...WITHOUT_LIMIT].sort());
});

for (const { rule, what, met, missed } of ROWS) {
  t.test(`${rule}: ${what}`, async (t) => {
    t.same(faultsOf(met), [], 'met: the verifier accepts');
    t.equal(leftBehind(t, met.problem), 0, 'met: the search loads all');
    t.ok(faultsOf(missed).includes(rule), 'missed: the verifier refuses');
    t.ok(leftBehind(t, missed.problem) > 0, 'missed: the search leaves some behind');
  });
}

function faultsOf({ problem, load }: Case): string[] {
  return verify(problem, planOf(problem, load)).faults.map((fault) => fault.rule);
}

function leftBehind(t: Test, problem: LoadProblem): number {
  const plan = planOrder(problem, { engine });
  t.same(verify(problem, plan).faults, [], 'no rule is broken');
  return plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0);
}

t.test('what a stacking height leaves behind has the reason StackingRules', async (t) => {
  const cargo = box(400, 400, 200, { quantity: 20 });
  const problem = problemOf([cargo], [room(400, 400, 2_000)], { maxStackingHeightRate: 2 });
  const { loaded, reasons } = planned(t, problem);
  t.same(loaded, [4], 'to the limit');
  t.same(reasons, { 0: 'StackingRules' });
});

t.test('planning: as many pieces more as maxWeight allows exactly', async (t) => {
  const problem = problemOf([box(10, 10, 10, { weight: 0.1, quantity: 2 })], [room(30, 10, 10, { maxWeight: 0.3 })], {
    isExtraCargoAllowed: true,
  });
  t.same(planned(t, problem).loaded, [3]);
});

t.test('planning: a container that is used to exactly the least utilisation is not emptied', async (t) => {
  const balancing = { isLastOnly: false, isCentred: false, isSpread: false, maxWeightDifference: null };
  const left = (weight: number) => {
    const problem = problemOf(
      [box(100, 10, 10, { weight: 1 }), box(10, 10, 10, { weight })],
      [room(100, 10, 10, { maxWeight: 1, quantity: 2 })],
      { balancing: { ...balancing, isLastSmaller: false, poorUtilization: 29 } },
    );
    return planned(t, problem).plan.unloaded;
  };
  t.same(left(0.29), [], '29 %, which is 28.999999999999996 in floating point');
  t.equal(left(0.29 / MORE).length, 1);
});
