/** What may rest on what, in the search: for every rule a load whose plan it changes and one that it makes impossible. */
import t from 'tap';
import type { Cargo, Container, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { problemOf } from '../../support/load-problems.js';
import { type Expectation, expectPlans, planned } from '../../support/planned.js';

/** Room for two cubes of 100, one on the other. */
const TOWER: Partial<Container> = { quantity: 1, size: { length: 100, width: 100, height: 200 } };
/** Two such towers one behind the other. */
const TWO_TOWERS: Partial<Container> = { quantity: 1, size: { length: 200, width: 100, height: 200 } };

const QUICK: Partial<Rules> = { optimizationLevel: 1 };

function tower(cargoes: readonly Partial<Cargo>[], rules: Partial<Rules> = {}): LoadProblem {
  return problemOf(cargoes, [TOWER], { ...QUICK, ...rules });
}

/** The first cargo can only lie below the second: whichever way round they are ordered. */
function firstBelow(what: string, a: Partial<Cargo>, b: Partial<Cargo>, rules: Partial<Rules> = {}): Expectation[] {
  const z = (cargo: number, at: number) => ({ cargo, axis: 'z', at: [at] }) as const;
  return [
    {
      what: `${what}: one order of two`,
      problem: tower([a, b], rules),
      loads: [1, 1],
      places: [z(0, 0), z(1, 100)],
    },
    {
      what: `${what}: whichever is named first`,
      problem: tower([b, a], rules),
      loads: [1, 1],
      places: [z(1, 0), z(0, 100)],
    },
  ];
}

/** Of two cargoes only one goes into a tower; without the rule both do. */
function notTogether(what: string, a: Partial<Cargo>, b: Partial<Cargo>, rules: Partial<Rules> = {}): Expectation[] {
  return [
    {
      what: `${what}: impossible on each other`,
      problem: tower([a, b], rules),
      loads: [1, 0],
      reasons: { 1: 'StackingRules' },
    },
  ];
}

/** Two of each in two towers: `mixed` says whether each tower holds both cargoes or one of them. */
function inTowers(
  what: string,
  mixed: boolean,
  a: Partial<Cargo>,
  b: Partial<Cargo>,
  rules: Partial<Rules> = {},
): void {
  t.test(`${what}: who shares a tower`, async (t) => {
    const problem = problemOf(
      [
        { ...a, quantity: 2 },
        { ...b, quantity: 2 },
      ],
      [TWO_TOWERS],
      { ...QUICK, ...rules },
    );
    const { loaded, placements } = planned(t, problem);
    t.same(loaded, [2, 2]);
    const fronts = new Set(placements.map((piece) => piece.position.x));
    t.equal(fronts.size, 2, 'two towers');
    for (const x of fronts) {
      const kinds = new Set(placements.filter((piece) => piece.position.x === x).map((piece) => piece.cargo));
      t.equal(kinds.size, mixed ? 2 : 1);
    }
  });
}

const BOTTOM: Partial<Cargo> = { floorStackType: 'BottomOnly' };
const light = { weight: 10 };
const heavy = { weight: 20 };
const upright = { orientations: 0b000001 };
const narrow = { ...upright, size: { length: 80, width: 100, height: 100 } };
const wide = { ...upright, size: { length: 100, width: 100, height: 100 } };

t.test('without a rule two cubes share a tower', async (t) => {
  expectPlans(t, [{ what: 'both', problem: tower([light, heavy]), loads: [1, 1] }]);
});

/** Rules that order two cargoes: what must lie below, what above. */
const ORDERED: readonly (readonly [
  what: string,
  below: Partial<Cargo>,
  above: Partial<Cargo>,
  rules: Partial<Rules>,
])[] = [
  ['StackValue', { stackValue: 1 }, { stackValue: 2 }, { stackingRule: 'StackValue' }],
  [
    'HigherStackValueBottomFirst',
    { stackValue: 2 },
    { stackValue: 1 },
    { stackingRule: 'HigherStackValueBottomFirst' },
  ],
  ['HeavierBottomFirst', heavy, light, { stackingRule: 'HeavierBottomFirst' }],
  ['LargerFootprintBottomFirst', wide, narrow, { stackingRule: 'LargerFootprintBottomFirst' }],
  ['DenserBottomFirst', { ...narrow, ...heavy }, { ...wide, ...heavy }, { stackingRule: 'DenserBottomFirst' }],
  ['LowerSequenceBottomFirst', { sequence: 1 }, { sequence: 2 }, { stackingRule: 'LowerSequenceBottomFirst' }],
  ['weight difference', { weight: 100 }, { weight: 80 }, { minWeightDifferencePercentage: 10 }],
  ['supporting weight', { ...heavy, maxSupportingWeight: 10 }, { ...light, maxSupportingWeight: 5 }, {}],
];

for (const [what, below, above, rules] of ORDERED) {
  expectPlans(t, firstBelow(what, below, above, rules));
  expectPlans(t, notTogether(what, { ...above, ...BOTTOM, volume: 2e6 }, below, rules));
}

expectPlans(t, [
  ...firstBelow(
    'matrix',
    { name: 'A' },
    { name: 'B' },
    { stackingRule: 'FollowStackMatrix', stackingMatrix: [{ bottomCargo: 'B', topCargo: 'A', allowed: false }] },
  ),
  ...notTogether(
    'matrix',
    {},
    {},
    { stackingRule: 'FollowStackMatrix', stackingMatrix: [{ bottomCargo: '*', topCargo: '*', allowed: false }] },
  ),
  ...firstBelow('over different cargoes', { maxLayersAllowedOverDifferentCargoes: false }, {}),
  ...notTogether(
    'over different cargoes',
    { maxLayersAllowedOverDifferentCargoes: false },
    { maxLayersAllowedOverDifferentCargoes: false },
  ),
  ...firstBelow('supports others', {}, { floorStackSupportsOthers: false }),
  ...notTogether('supports others', { floorStackSupportsOthers: false }, { floorStackSupportsOthers: false }),
  ...firstBelow('BottomOnly', BOTTOM, {}),
  ...notTogether('BottomOnly', BOTTOM, BOTTOM),
  ...firstBelow('NoBottom', {}, { floorStackType: 'NoBottom' }),
  {
    what: 'NoBottom: impossible without others to stand on',
    problem: tower([{ floorStackType: 'NoBottom' }]),
    loads: [0],
    reasons: { 0: 'StackingRules' },
  },
  ...firstBelow('turned not on the floor', {}, { orientations: 0b000100, turnAllowedOnFloor: false }),
  {
    what: 'turned not on the floor: impossible alone',
    problem: tower([{ orientations: 0b000100, turnAllowedOnFloor: false }]),
    loads: [0],
    reasons: { 0: 'StackingRules' },
  },
]);

/** Rules that let only like, or only unlike, share a tower. */
const SHARED: readonly (readonly [
  what: string,
  mixed: boolean,
  a: Partial<Cargo>,
  b: Partial<Cargo>,
  rules: Partial<Rules>,
])[] = [
  ['StackCode', false, { stackCode: 'x' }, { stackCode: 'y' }, { stackingRule: 'StackCode' }],
  [
    'AllowedTopBottmStackValueSame',
    false,
    { stackValue: 1 },
    { stackValue: 2 },
    { stackingRule: 'AllowedTopBottmStackValueSame' },
  ],
  ['AllowedTopBottomFootPrintSame', false, wide, narrow, { stackingRule: 'AllowedTopBottomFootPrintSame' }],
  ['SameGroupOnly', false, { groupName: 'x' }, { groupName: 'y' }, { stackingRule: 'SameGroupOnly' }],
  ['SameAliasOnly', false, { alias: 'x' }, { alias: 'y' }, { stackingRule: 'SameAliasOnly' }],
  ['AlwaysNotAllowed', false, {}, {}, { stackingRule: 'AlwaysNotAllowed' }],
  ['groupsStackingRule', false, { groupName: 'x' }, { groupName: 'y' }, { groupsStackingRule: 'AlwaysNotAllowed' }],
];

for (const [what, mixed, a, b, rules] of SHARED) {
  inTowers(what, mixed, a, b, rules);
  expectPlans(t, notTogether(what, { ...a, volume: 2e6 }, b, rules));
}

inTowers('layers', true, { maxLayers: [1, 1, 0, 0, 0, 0] }, { maxLayers: [1, 1, 0, 0, 0, 0] });

const twice = { quantity: 2 };
const bothOnFloor = { cargo: 0, axis: 'z', at: [0, 0] } as const;
expectPlans(t, [
  {
    what: 'layers: two of one cargo',
    problem: tower([{ ...twice, maxLayers: [1, 1, 0, 0, 0, 0] }]),
    loads: [1],
    reasons: { 0: 'StackingRules' },
  },
  {
    what: 'AlwaysSingleLayerOnBottom: side by side',
    problem: problemOf([twice], [TWO_TOWERS], { ...QUICK, stackingRule: 'AlwaysSingleLayerOnBottom' }),
    loads: [2],
    places: [bothOnFloor],
  },
  {
    what: 'AlwaysSingleLayerOnBottom: no second layer',
    problem: tower([twice], { stackingRule: 'AlwaysSingleLayerOnBottom' }),
    loads: [1],
    reasons: { 0: 'StackingRules' },
  },
  {
    what: 'stacking height: side by side',
    problem: problemOf([twice], [TWO_TOWERS], { ...QUICK, maxStackingHeightRate: 1.5 }),
    loads: [2],
    places: [bothOnFloor],
  },
  {
    what: 'stacking height: no second layer',
    problem: tower([twice], { maxStackingHeightRate: 1.5 }),
    loads: [1],
    reasons: { 0: 'StackingRules' },
  },
]);
