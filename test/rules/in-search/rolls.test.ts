/** Interlocked rolls in the search: staggered rows of standing ones, lying ones in the valleys of the row below. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import type { Cargo, Rules } from '../../../src/domain/problem.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { draws } from '../../support/draws.js';
import { faultsOf, fillOf } from '../../support/engine/fills.js';
import fc from '../../support/fast-check.js';
import { refill } from '../../support/planning/kept-parts.js';
import { expectPlans } from '../../support/planning/planned.js';
import { arbitraryProblem } from '../../support/problems/arbitrary-request.js';
import { problemOf } from '../../support/problems/load-problems.js';

const STANDING = 0b000001;
const LYING_ALONG_WIDTH = 0b000100;
const LYING_ALONG_LENGTH = 0b001000;

/** Sizes in tenths of a millimetre, so that the grid is fine enough. */
const GRID = 10;
const VAN = { length: 5890 * GRID, width: 2330 * GRID, height: 2380 * GRID };

function rollOf(diameter: number, axis: number, fields: Partial<Cargo> = {}): Partial<Cargo> {
  return {
    style: 'Roll',
    diameter,
    size: { length: diameter, width: diameter, height: axis },
    volume: (Math.PI / 4) * diameter * diameter * axis,
    quantity: 1000,
    ...fields,
  };
}

/** Most circles on the grid in rows across `width`, n or by turns n and n - 1 a row, spread so that rows are nearest. */
function mostStaggered(length: number, width: number, diameter: number): number {
  let most = 0;
  for (let n = 1; n * diameter <= width; n++) {
    const spread = width - diameter;
    const even = Math.max(diameter, Math.floor(spread / (n - 0.5)));
    const offsets = [{ pitch: even, offset: spread - (n - 1) * even, fewer: 0 }];
    const whole = Math.floor(spread / (n - 1));
    if (n > 1) offsets.push({ pitch: whole, offset: Math.floor(whole / 2), fewer: 1 });
    for (const { pitch, offset, fewer } of offsets) {
      const aside = Math.min(diameter, n === 1 ? offset : Math.min(offset, pitch - offset));
      const advance = Math.ceil(Math.max(diameter / 2, Math.sqrt(diameter * diameter - aside * aside)));
      const rows = 1 + Math.floor((length - diameter) / advance);
      most = Math.max(most, n * rows - fewer * Math.floor(rows / 2));
    }
  }
  return most;
}

/** Circles heaped on a row that is `length` long, one less in each row above. */
function mostHeaped(length: number, height: number, diameter: number): number {
  let most = 0;
  let n = Math.floor(length / diameter);
  for (let top = diameter; top <= height && n > 0; top += (diameter * Math.sqrt(3)) / 2) most += n--;
  return most;
}

t.test('standing rolls reach the best hexagonal pattern', async (t) => {
  for (const diameter of [450, 600, 800, 1000].map((millimetres) => millimetres * GRID)) {
    const problem = problemOf([rollOf(diameter, 1500 * GRID, { orientations: STANDING })], [{ size: VAN }]);
    const fill = fillOf(problem, 4e7);
    const known = Math.max(
      mostStaggered(VAN.length, VAN.width, diameter),
      mostStaggered(VAN.width, VAN.length, diameter),
    );
    const straight = Math.floor(VAN.length / diameter) * Math.floor(VAN.width / diameter);
    t.ok(known > straight, `${known} staggered, ${straight} in straight rows`);
    t.ok(fill.loaded[0]! >= known, `diameter ${diameter / GRID}: ${fill.loaded[0]} of ${known}`);
    t.same(faultsOf(problem, fill), []);
  }
});

t.test('lying rolls reach the largest heap', async (t) => {
  for (const diameter of [450, 600, 1000].map((millimetres) => millimetres * GRID)) {
    const across = rollOf(diameter, 2300 * GRID, { orientations: LYING_ALONG_WIDTH });
    const along = rollOf(diameter, 1900 * GRID, { orientations: LYING_ALONG_LENGTH });
    for (const [roll, known] of [
      [across, mostHeaped(VAN.length, VAN.height, diameter)],
      [along, 3 * mostHeaped(VAN.width, VAN.height, diameter)],
    ] as const) {
      const problem = problemOf([roll], [{ size: VAN }]);
      const fill = fillOf(problem, 4e7);
      t.ok(fill.loaded[0]! >= known, `diameter ${diameter / GRID}: ${fill.loaded[0]} of ${known}`);
      t.same(faultsOf(problem, fill), []);
    }
  }
});

/** Room for two rolls side by side and a third in their valley, with air above. */
const pit = { size: { length: 2000, width: 3000, height: 2000 }, quantity: 1 };
const three = (fields: Partial<Cargo>, rules: Partial<Rules> = {}) =>
  problemOf([rollOf(1000, 3000, { orientations: LYING_ALONG_WIDTH, quantity: 3, weight: 10, ...fields })], [pit], {
    optimizationLevel: 1,
    ...rules,
  });

expectPlans(t, [
  {
    what: 'valley: the third roll lies in it',
    problem: three({}),
    loads: [3],
    places: [{ cargo: 0, axis: 'z', at: [0, 0, 867] }],
  },
  { what: 'valley: each roll below bears half', problem: three({ maxSupportingWeight: 5 }), loads: [3] },
  {
    what: 'valley: impossible when they bear less than half',
    problem: three({ maxSupportingWeight: 4.9 }),
    loads: [2],
    reasons: { 0: 'StackingRules' },
  },
  {
    what: 'valley: a layer like any other',
    problem: three({ maxLayers: [0, 0, 1, 0, 0, 0] }),
    loads: [2],
    reasons: { 0: 'StackingRules' },
  },
  {
    what: 'valley: forbidden by the stacking rule',
    problem: three({}, { stackingRule: 'AlwaysSingleLayerOnBottom' }),
    loads: [2],
    reasons: { 0: 'StackingRules' },
  },
  {
    what: 'valley: not between rolls of other axes',
    problem: problemOf(
      [
        rollOf(1000, 2000, { orientations: LYING_ALONG_WIDTH, quantity: 2, volume: 2e9 }),
        rollOf(1000, 2000, { orientations: LYING_ALONG_LENGTH, quantity: 1 }),
      ],
      [{ size: { length: 2000, width: 2000, height: 2000 }, quantity: 1 }],
      { optimizationLevel: 1 },
    ),
    loads: [2, 0],
    reasons: { 1: 'StackingRules' },
  },
]);

expectPlans(t, [
  {
    what: 'staggered: a lid counts the squares once',
    problem: problemOf(
      [
        rollOf(1000, 1000, { orientations: STANDING, quantity: 3, weight: 30, maxLayers: [1, 1, 1, 1, 1, 1] }),
        { size: { length: 1867, width: 2000, height: 1000 }, volume: 1, orientations: STANDING },
      ],
      [{ size: { length: 1867, width: 2000, height: 2000 }, quantity: 1 }],
      { optimizationLevel: 1, stackingRule: 'HeavierBottomFirst' },
    ),
    // 2000 x 1000 and 867 x 1000 of 1867 x 2000 are 77 %; counted twice the overlap would make it 80 %.
    loads: [3, 0],
    reasons: { 1: 'StackingRules' },
  },
]);

/** Places that only a roll has, between two others: what forbids them is the reason. */
const low = { size: { length: 2000, width: 3000, height: 1867 }, quantity: 1 };
const upperZone = (groupName: string) => ({
  name: 'top',
  position: { x: 0, y: 0, z: 1000 },
  size: { length: 2000, width: 3000, height: 1000 },
  maxWeight: 0,
  allowedGroups: [groupName],
});
const lying = (fields: Partial<Cargo>) => rollOf(1000, 3000, { orientations: LYING_ALONG_WIDTH, ...fields });

expectPlans(t, [
  {
    what: 'reason: a valley in which the rolls below bear too little',
    problem: problemOf([lying({ quantity: 3, weight: 10, maxSupportingWeight: 4 })], [low], { optimizationLevel: 1 }),
    loads: [2],
    reasons: { 0: 'StackingRules' },
  },
  {
    what: 'reason: a valley in the zone of another group',
    problem: problemOf([lying({ quantity: 3, groupName: 'dry' })], [{ ...pit, zones: [upperZone('cold')] }], {
      optimizationLevel: 1,
    }),
    loads: [2],
    reasons: { 0: 'Zone' },
  },
  {
    what: 'reason: a gap between standing rolls in the zone of another group',
    problem: problemOf(
      [rollOf(1000, 1000, { orientations: STANDING, quantity: 3, groupName: 'dry' })],
      [
        {
          size: { length: 1867, width: 2000, height: 1000 },
          quantity: 1,
          zones: [{ ...upperZone('cold'), position: { x: 1001, y: 0, z: 0 } }],
        },
      ],
      { optimizationLevel: 1 },
    ),
    loads: [2],
    reasons: { 0: 'Zone' },
  },
  {
    what: 'reason: no valley is high enough',
    problem: problemOf([lying({ quantity: 3 })], [{ ...low, size: { ...low.size, height: 1866 } }], {
      optimizationLevel: 1,
    }),
    loads: [2],
    reasons: { 0: 'NoContainerLeft' },
  },
]);

/** Two thick rolls and a thin one, which has room only in the gap between them. */
const two = (orientations: number, [length, width, height]: readonly [number, number, number], fields = {}) =>
  problemOf(
    [
      rollOf(1000, 2000, { orientations, quantity: 2, weight: 10, ...fields }),
      rollOf(600, 2000, { orientations, quantity: 1, weight: 10 }),
    ],
    [{ size: { length, width, height }, quantity: 1 }],
    { optimizationLevel: 1 },
  );

expectPlans(t, [
  {
    what: 'different diameters: a thin roll stands in the gap of two thick ones',
    problem: two(STANDING, [1425, 2000, 2000]),
    loads: [2, 1],
    places: [{ cargo: 1, axis: 'x', at: [825] }],
  },
  {
    what: 'different diameters: a unit shorter it does not',
    problem: two(STANDING, [1424, 2000, 2000]),
    loads: [2, 0],
    reasons: { 1: 'NoContainerLeft' },
  },
  {
    what: 'different diameters: a thin roll lies in the valley of two thick ones',
    problem: two(LYING_ALONG_WIDTH, [2000, 2000, 1600]),
    loads: [2, 1],
    places: [{ cargo: 1, axis: 'z', at: [825] }],
  },
  {
    what: 'different diameters: the thick ones bear half of it each',
    problem: two(LYING_ALONG_WIDTH, [2000, 2000, 1600], { maxSupportingWeight: 4.9 }),
    loads: [2, 0],
    reasons: { 1: 'StackingRules' },
  },
]);

/** A roll that is twice as wide as each of the cartons below, whose middle is right over an edge of them. */
const overEdge = (cartons: number) =>
  problemOf(
    [
      rollOf(2000, 1000, { orientations: LYING_ALONG_WIDTH, quantity: 1, volume: 1 }),
      {
        size: { length: 1000, width: 1000, height: 1000 },
        quantity: cartons,
        floorStackType: 'BottomOnly',
        orientations: STANDING,
      },
    ],
    [{ size: { length: 2000, width: 1000, height: 3000 }, quantity: 1 }],
    { optimizationLevel: 1 },
  );

expectPlans(t, [
  { what: 'lying: along the seam of two cartons', problem: overEdge(2), loads: [1, 2] },
  {
    what: 'lying: not along the edge of one carton',
    problem: overEdge(1),
    loads: [0, 1],
    reasons: { 0: 'StackingRules' },
  },
]);

t.test('many small rolls: a fill keeps to its effort', async (t) => {
  const effort = 4e7;
  for (const diameter of [150, 250]) {
    for (const orientations of [STANDING, STANDING | LYING_ALONG_WIDTH | LYING_ALONG_LENGTH]) {
      const roll = rollOf(diameter, diameter, { orientations, quantity: 10_000 });
      const fill = fillOf(problemOf([roll], [{ size: { length: 5890, width: 2330, height: 2380 } }]), effort);
      t.ok(fill.effort < 1.5 * effort, `diameter ${diameter}: ${fill.effort} of ${effort}`);
      t.ok(fill.loaded[0]! > 0);
    }
  }
});

t.test('no overhang is taken over rolls whose tops another row hides in part', async (t) => {
  const rolls: Partial<Cargo> = {
    style: 'Roll',
    size: { length: 38, width: 38, height: 27 },
    orientations: STANDING,
    quantity: 7,
  };
  const plates: Partial<Cargo> = {
    size: { length: 47, width: 32, height: 23 },
    orientations: 0b000011,
    quantity: 3,
    overhang: { length: 20, width: 15 },
  };
  const rules: Partial<Rules> = { optimizationLevel: 1, isSafeStackingUsed: true, minSupportRate: 0.8, isTuned: false };
  const problem = problemOf([rolls, plates], [{ size: { length: 90, width: 106, height: 70 } }], rules);
  t.same(verify(problem, planLoad(problem, { engine: loadEngine() })).faults, []);
});

t.test('rolls under random rules: every plan holds them', async (t) => {
  const engine = loadEngine();
  const settings = [
    { rolls: 7, pieces: 20 },
    { rolls: 3, pieces: 12 },
  ];
  for (const { rolls, pieces } of settings) {
    const faulty = fc
      .sample(arbitraryProblem({ rolls, pieces }), { numRuns: draws(12), seed: 20 })
      .flatMap((problem) => verify(problem, planLoad(problem, { engine })).faults);
    t.same(faulty, [], `${rolls} of 7 cargoes are rolls`);
  }
});

t.test('where no support is asked for, rolls lie on each other as the rules allow', async (t) => {
  const size = { length: 1000, width: 3000, height: 4000 };
  const free = { isSafeStackingUsed: false } as const;
  const lying = { orientations: LYING_ALONG_WIDTH, quantity: 4 };
  for (const [what, cargo, rules, loaded] of [
    ['freely', {}, {}, 4],
    ['in two layers', { maxLayers: [0, 0, 2, 0, 0, 0] }, {}, 2],
    ['not at all', {}, { stackingRule: 'AlwaysSingleLayerOnBottom' }, 1],
    ['under 25', { weight: 10, maxSupportingWeight: 25 }, {}, 3],
  ] as const) {
    const problem = problemOf([rollOf(1000, 3000, { ...lying, ...cargo })], [{ size }], { ...free, ...rules });
    const result = fillOf(problem, 1e6);
    t.same(faultsOf(problem, result), [], what);
    // One more may hang under the roof, where it touches nothing.
    const most = loaded === 4 ? 4 : loaded + 1;
    t.ok(result.loaded[0]! >= loaded && result.loaded[0]! <= most, `${what}: ${result.loaded}`);
  }
});

t.test('random rolls without support, under every rule', async (t) => {
  const engine = loadEngine();
  const property = fc.property(arbitraryProblem({ rolls: 6 }), (problem) => {
    const free = { ...problem, rules: { ...problem.rules, isSafeStackingUsed: false } };
    const fault = faultsOf(free, fillOf(free, 1e6))[0];
    if (fault !== undefined) throw new Error(fault);
    for (const { part, fault } of refill(engine, free)) if (fault !== null) throw new Error(`${part}: ${fault}`);
  });
  t.doesNotThrow(() => fc.assert(property, { numRuns: draws(30) }));
});
