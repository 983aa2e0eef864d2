/** Where cargo may be, in the search: support, decks, edges, extents, zones, rolls and the loading sequence. */
import t from 'tap';
import type { Cargo, Container, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { problemOf } from '../../support/load-problems.js';
import { expectPlans } from '../../support/planned.js';

const CUBE = { length: 100, width: 100, height: 100 };
const BOTTOM: Partial<Cargo> = { floorStackType: 'BottomOnly', orientations: 0b000001 };

function one(
  cargoes: readonly Partial<Cargo>[],
  [length, width, height]: readonly [number, number, number],
  rules: Partial<Rules> = {},
  container: Partial<Container> = {},
): LoadProblem {
  return problemOf(cargoes, [{ quantity: 1, size: { length, width, height }, ...container }], {
    optimizationLevel: 1,
    ...rules,
  });
}

const long: Partial<Cargo> = { size: { length: 200, width: 100, height: 100 }, orientations: 0b000001 };
const low: Partial<Cargo> = { ...BOTTOM, size: { length: 100, width: 100, height: 95 } };

expectPlans(t, [
  {
    what: 'support: the wide piece comes below',
    problem: one([{ ...long, quantity: 1 }, { quantity: 2 }], [200, 100, 200]),
    loads: [1, 2],
  },
  {
    what: 'support: impossible over half its base',
    problem: one([BOTTOM, { ...long, volume: 1e5 }], [200, 100, 200]),
    loads: [1, 0],
    reasons: { 1: 'StackingRules' },
  },
  {
    what: 'support: without it the piece hangs over',
    problem: one([BOTTOM, long], [200, 100, 200], { isSafeStackingUsed: false }),
    loads: [1, 1],
    places: [{ cargo: 1, axis: 'z', at: [100] }],
  },
  {
    what: 'depth to support: a gap of 5 is bridged',
    problem: one([BOTTOM, low, long], [200, 100, 200], { maxDepthToSupport: 5 }),
    loads: [1, 1, 1],
    places: [{ cargo: 2, axis: 'z', at: [100] }],
  },
  {
    what: 'depth to support: a gap of 5 is too deep for 4',
    problem: one([{ ...BOTTOM, volume: 3e6 }, { ...low, volume: 3e6 }, long], [200, 100, 200], {
      maxDepthToSupport: 4,
    }),
    loads: [1, 1, 0],
    reasons: { 2: 'StackingRules' },
  },
]);

const over: Partial<Cargo> = { size: { length: 120, width: 100, height: 100 }, orientations: 0b000001 };

expectPlans(t, [
  {
    what: 'cargo overhang: with leave past the edge',
    problem: one(
      [
        { ...BOTTOM, volume: 3e6 },
        { ...over, overhang: { length: 20, width: 0 } },
      ],
      [120, 100, 200],
      {
        minSupportRate: 1,
      },
    ),
    loads: [1, 1],
    places: [{ cargo: 1, axis: 'z', at: [100] }],
  },
  {
    what: 'cargo overhang: too little leave',
    problem: one(
      [
        { ...BOTTOM, volume: 3e6 },
        { ...over, overhang: { length: 5, width: 0 } },
      ],
      [120, 100, 200],
      {
        minSupportRate: 1,
      },
    ),
    loads: [1, 0],
    reasons: { 1: 'StackingRules' },
  },
  {
    what: 'pallet overhang: past both edges of the deck',
    problem: one([over], [100, 100, 100], {}, { containerType: 'Pallet', deckReach: { length: 10, width: 0 } }),
    loads: [1],
    places: [{ cargo: 0, axis: 'x', at: [-10] }],
  },
  {
    what: 'pallet overhang: none given',
    problem: one([over], [100, 100, 100], {}, { containerType: 'Pallet' }),
    loads: [0],
    reasons: { 0: 'TooBig' },
  },
  {
    what: 'pallet overhang: most of the base lies on the deck',
    problem: one([{ quantity: 2 }], [100, 100, 100], {}, { deckReach: { length: 60, width: 0 } }),
    loads: [1],
    reasons: { 0: 'StackingRules' },
  },
  {
    what: 'pallet underhang keeps cargo inside',
    problem: one([{}], [100, 100, 100], {}, { deckReach: { length: -5, width: 0 } }),
    loads: [0],
    reasons: { 0: 'TooBig' },
  },
]);

const deck = { dropDeckFront: { length: 100, width: 0, height: 100 } };

expectPlans(t, [
  {
    what: 'drop deck: cargo stands on it',
    problem: one([{ quantity: 4 }], [200, 100, 200], {}, deck),
    loads: [3],
    reasons: { 0: 'NoContainerLeft' },
  },
  {
    what: 'drop deck: nothing goes through it',
    problem: one([{ size: { length: 150, width: 100, height: 100 } }], [200, 100, 150], {}, deck),
    loads: [0],
    reasons: { 0: 'NoSpaceLeft' },
  },
  {
    what: 'extent: half the length',
    problem: one([{ quantity: 2 }], [200, 100, 100], {}, { maxExtent: { length: 150, width: 0, height: 0 } }),
    loads: [1],
    reasons: { 0: 'NoContainerLeft' },
  },
  {
    what: 'extent: nothing is longer',
    problem: one([{}], [200, 100, 100], {}, { maxExtent: { length: 90, width: 0, height: 0 } }),
    loads: [0],
    reasons: { 0: 'TooBig' },
  },
  {
    what: 'orientations: turned it fits',
    problem: one([{ size: { length: 100, width: 50, height: 200 }, orientations: 0b111111 }], [200, 100, 50]),
    loads: [1],
  },
  {
    what: 'orientations: upright it does not',
    problem: one([{ size: { length: 100, width: 50, height: 200 } }], [200, 100, 50]),
    loads: [0],
    reasons: { 0: 'TooBig' },
  },
  {
    what: 'containment: too long',
    problem: one([long], [199, 100, 100]),
    loads: [0],
    reasons: { 0: 'TooBig' },
  },
]);

expectPlans(t, [
  {
    what: 'without support what may not touch the floor hangs above it',
    problem: one([{ floorStackType: 'NoBottom', quantity: 2 }], [200, 100, 101], { isSafeStackingUsed: false }),
    loads: [2],
    places: [{ cargo: 0, axis: 'z', at: [1, 1] }],
  },
]);

const zone = (length: number, fields: object) => ({
  zones: [
    {
      name: 'front',
      position: { x: 0, y: 0, z: 0 },
      size: { ...CUBE, length },
      maxWeight: 0,
      allowedGroups: null,
      ...fields,
    },
  ],
});
const forX = { allowedGroups: ['x'] };

expectPlans(t, [
  {
    what: 'zones: other groups lie behind',
    problem: one([{ groupName: 'y' }], [200, 100, 100], {}, zone(100, forX)),
    loads: [1],
    places: [{ cargo: 0, axis: 'x', at: [100] }],
  },
  {
    what: 'zones: no place for another group',
    problem: one([{ groupName: 'y' }], [200, 100, 100], {}, zone(200, forX)),
    loads: [0],
    reasons: { 0: 'Zone' },
  },
  {
    what: 'zones: the heavy piece lies behind',
    problem: one([{ weight: 60 }, { weight: 10 }], [200, 100, 100], {}, zone(100, { maxWeight: 50 })),
    loads: [1, 1],
    places: [{ cargo: 0, axis: 'x', at: [100] }],
  },
  {
    what: 'zones: two are too heavy',
    problem: one([{ weight: 60, quantity: 2 }], [200, 100, 100], {}, zone(100, { maxWeight: 50 })),
    loads: [1],
    reasons: { 0: 'Zone' },
  },
]);

const byStops: Partial<Rules> = { isSequenceUsed: true };
const x = (cargo: number, at: number) => ({ cargo, axis: 'x', at: [at] }) as const;

expectPlans(t, [
  {
    what: 'sequence: the lower one in front',
    problem: one([{ sequence: 2 }, { sequence: 1 }], [200, 100, 100], byStops),
    loads: [1, 1],
    places: [x(1, 0), x(0, 100)],
  },
  {
    what: 'sequence: and the other way round',
    problem: one([{ sequence: 1 }, { sequence: 2 }], [200, 100, 100], byStops),
    loads: [1, 1],
    places: [x(0, 0), x(1, 100)],
  },
  {
    what: 'sequence: of groups',
    problem: one(
      [
        { groupName: 'north', sequence: 5 },
        { groupName: 'south', sequence: 3 },
        { groupName: 'north', sequence: 1 },
      ],
      [300, 100, 100],
      { isGroupSequenceUsed: true },
    ),
    loads: [1, 1, 1],
    places: [x(1, 200)],
  },
  {
    what: 'sequence: nothing goes behind earlier cargo',
    problem: one(
      [
        { sequence: 1, groupName: 'y' },
        { sequence: 2, groupName: 'x' },
      ],
      [200, 100, 100],
      byStops,
      zone(100, forX),
    ),
    loads: [1, 0],
    reasons: { 1: 'Sequence' },
  },
]);

const lyingRoll: Partial<Cargo> = {
  style: 'Roll',
  diameter: 100,
  size: CUBE,
  volume: 785_398,
  orientations: 0b000100,
};

expectPlans(t, [
  {
    what: 'rolls: a lying one carries nothing, so it lies on top',
    problem: one([lyingRoll, {}], [100, 100, 200]),
    loads: [1, 1],
    places: [{ cargo: 0, axis: 'z', at: [100] }],
  },
  {
    what: 'rolls: no lying one on another without a valley',
    problem: one([{ ...lyingRoll, quantity: 2 }], [100, 100, 200]),
    loads: [1],
    reasons: { 0: 'StackingRules' },
  },
]);
