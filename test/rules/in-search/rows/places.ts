/** Where cargo may be: walls, extents, decks, edges, orientations, zones and the loading sequence. */
import type { RuleRow } from '../../../support/rules/rule-rows.js';

/** One cube fits. */
const NICHE = { length: 100, width: 100, height: 100 };
/** Two cubes, one on the other. */
const TOWER = { length: 100, width: 100, height: 200 };
const UPRIGHT = { orientationsAllowed: 'Orientation1' };
const ON_FLOOR = { floorStackType: 'BottomOnly' };
const SIDES = ['length', 'width', 'height'] as const;

/** Turned, a piece keeps within a side that it would stick out of. */
const sides = SIDES.flatMap((side): RuleRow[] => {
  const piece = { [side]: 120, orientationsAllowed: 'OrientationsAll', orientationPriority: 'Orientations1' };
  const fixed = { [side]: 120, ...UPRIGHT };
  const wide = { length: 120, width: 120, height: 120 };
  const limit = `max${side[0]!.toUpperCase()}${side.slice(1)}`;
  return [
    {
      field: side,
      case: 'of the container',
      rule: 'containment',
      changes: {
        cargoes: [piece],
        container: { ...wide, [side]: 100 },
        off: { container: wide },
        loads: [1],
      },
      impossible: {
        cargoes: [fixed],
        container: { ...wide, [side]: 100 },
        off: { container: wide },
        loads: [0],
        cargo: 0,
        reason: 'TooBig',
      },
    },
    {
      field: limit,
      rule: 'extent',
      changes: { cargoes: [piece], container: { ...wide, [limit]: 100 }, loads: [1] },
      impossible: { cargoes: [fixed], container: { ...wide, [limit]: 100 }, loads: [0], cargo: 0, reason: 'TooBig' },
    },
  ];
});

const decks = (['Front', 'Rear'] as const).map((end): RuleRow => {
  const field = `vehicleDropDeck${end}Size`;
  const deck = { [field]: { length: 100, width: 0, height: 100 } };
  return {
    field,
    rule: 'drop-decks',
    // Without the deck both are on the floor.
    changes: { cargoes: [{ ...ON_FLOOR, qty: 2 }], container: deck, loads: [2] },
    impossible: {
      cargoes: [{ length: 150 }],
      container: { ...deck, height: 150 },
      loads: [0],
      cargo: 0,
      reason: 'TooBig',
    },
  };
});

const pallet = { containerType: 'Pallet', ...NICHE };

const edges: readonly RuleRow[] = [
  {
    field: 'palletOverhang',
    rule: 'containment',
    isLeave: true,
    changes: {
      cargoes: [{ ...UPRIGHT, length: 120 }],
      container: { ...pallet, palletOverhang: true, palletOverhangLength: 10 },
      loads: [1],
      loadsOff: [0],
    },
    impossible: {
      cargoes: [{ ...UPRIGHT, length: 121 }],
      container: { ...pallet, palletOverhang: true, palletOverhangLength: 10 },
      off: { container: { palletOverhangLength: 11 } },
      loads: [0],
      cargo: 0,
      reason: 'TooBig',
    },
  },
  {
    field: 'palletOverhang',
    case: 'most of a base on the deck',
    rule: 'pallet-overhang',
    changes: {
      // The nearest corner is 30 over the edge.
      cargoes: [UPRIGHT],
      container: { ...pallet, palletOverhang: true, palletOverhangLength: 30 },
      off: { rules: { isSafeStackingUsed: false } },
      loads: [1],
    },
    impossible: {
      cargoes: [{ qty: 2 }],
      container: { ...pallet, palletOverhang: true, palletOverhangLength: 60 },
      off: { rules: { isSafeStackingUsed: false } },
      loads: [1],
      cargo: 0,
      reason: 'StackingRules',
    },
  },
  {
    field: 'palletUnderhang',
    rule: 'containment',
    changes: {
      cargoes: [{}],
      container: { ...pallet, length: 110, palletUnderhang: true, palletUnderhangLength: 5 },
      loads: [1],
    },
    impossible: {
      cargoes: [{}],
      container: { ...pallet, palletUnderhang: true, palletUnderhangWidth: 5 },
      loads: [0],
      cargo: 0,
      reason: 'TooBig',
    },
  },
];

const shapes: readonly RuleRow[] = [
  {
    field: 'bulgeSize',
    rule: 'containment',
    changes: {
      cargoes: [{ bulgeSize: { length: 20, width: 0, height: 0 }, orientationPriority: 'Orientations1' }],
      container: { ...NICHE, width: 120 },
      loads: [1],
    },
    impossible: {
      cargoes: [{ bulgeSize: { length: 0, width: 0, height: 1 } }],
      container: NICHE,
      loads: [0],
      cargo: 0,
      reason: 'TooBig',
    },
  },
  {
    field: 'orientationsAllowed',
    rule: 'orientations',
    changes: {
      cargoes: [{ length: 120, orientationsAllowed: 'Orientation2', orientationPriority: 'Orientations1' }],
      container: { length: 120, width: 120 },
      loads: [1],
    },
    impossible: {
      cargoes: [{ width: 50, height: 200, orientationsAllowed: 'OrientationsBasic' }],
      container: { length: 200, width: 100, height: 50 },
      off: { cargoes: { orientationsAllowed: 'OrientationsAll' } },
      loads: [0],
      cargo: 0,
      reason: 'TooBig',
    },
  },
  {
    field: 'turnAllowedOnFloor',
    rule: 'orientations',
    changes: {
      cargoes: [{}, { orientationsAllowed: 'Orientation3', turnAllowedOnFloor: false }],
      container: TOWER,
      loads: [1, 1],
    },
    impossible: {
      cargoes: [{ orientationsAllowed: 'Orientation3', turnAllowedOnFloor: false }],
      loads: [0],
      cargo: 0,
      reason: 'StackingRules',
    },
  },
  {
    field: 'style',
    case: 'Palletload',
    rule: 'orientations',
    changes: {
      cargoes: [{ style: 'Palletload', length: 120, orientationPriority: 'Orientations3' }],
      container: { width: 120 },
      off: { cargoes: { orientationsAllowed: 'OrientationsAll' } },
      loads: [1],
    },
    impossible: {
      cargoes: [{ style: 'Palletload', length: 120 }],
      container: { length: 100, width: 100, height: 120 },
      off: { cargoes: { orientationsAllowed: 'OrientationsAll' } },
      loads: [0],
      cargo: 0,
      reason: 'TooBig',
    },
  },
];

const zone = (length: number, fields: object) => ({
  zones: [{ name: 'front', position: { length: 0, width: 0, height: 0 }, size: { ...NICHE, length }, ...fields }],
});
const FLAT = { length: 200, width: 100, height: 100 };

const zones: readonly RuleRow[] = [
  {
    field: 'zones',
    case: 'allowedGroups',
    rule: 'zones',
    changes: {
      cargoes: [{ groupName: 'dry' }],
      container: { ...FLAT, ...zone(100, { allowedGroups: ['cold'] }) },
      loads: [1],
    },
    impossible: {
      cargoes: [{ groupName: 'dry' }],
      container: { ...FLAT, ...zone(101, { allowedGroups: ['cold'] }) },
      loads: [0],
      cargo: 0,
      reason: 'Zone',
    },
  },
  {
    field: 'zones',
    case: 'maxWeight',
    rule: 'zones',
    changes: {
      cargoes: [{ weight: 60 }],
      container: { ...FLAT, ...zone(100, { maxWeight: 50 }) },
      loads: [1],
    },
    impossible: {
      cargoes: [{ weight: 60, qty: 2 }],
      container: { ...FLAT, ...zone(100, { maxWeight: 50 }) },
      loads: [1],
      cargo: 0,
      reason: 'Zone',
    },
  },
  {
    field: 'zones',
    case: 'weight shared by volume',
    rule: 'zones',
    // The front half of a cube is in the zone, with half its weight.
    changes: {
      cargoes: [{ weight: 60 }, { weight: 61 }],
      container: { ...FLAT, ...zone(50, { maxWeight: 30 }) },
      loads: [1, 1],
    },
    impossible: {
      cargoes: [{ weight: 61 }],
      container: { ...NICHE, ...zone(50, { maxWeight: 30 }) },
      loads: [0],
      cargo: 0,
      reason: 'Zone',
    },
  },
];

/** With both fill directions and every container type. */
const sequences = (
  [
    ['Truck', 'FrontToRear'],
    ['SeaVan', 'BottomToTop'],
    ['ULD', 'FrontToRear'],
    ['Pallet', 'BottomToTop'],
    ['Carton', 'FrontToRear'],
  ] as const
).map(
  ([containerType, fillDirection]): RuleRow => ({
    field: 'isSequenceUsed',
    case: `${containerType}, ${fillDirection}`,
    rule: 'sequence',
    changes: {
      cargoes: [{ sequence: 1 }, { sequence: 2 }],
      container: { ...FLAT, containerType },
      rules: { isSequenceUsed: true, fillDirection },
      loads: [1, 1],
    },
    impossible: {
      cargoes: [
        { sequence: 1, groupName: 'dry' },
        { sequence: 2, groupName: 'cold' },
      ],
      container: { ...FLAT, containerType, ...zone(100, { allowedGroups: ['cold'] }) },
      rules: { isSequenceUsed: true, fillDirection },
      loads: [1, 0],
      cargo: 1,
      reason: 'Sequence',
    },
  }),
);

const groupSequence: RuleRow = {
  field: 'isGroupSequenceUsed',
  rule: 'sequence',
  changes: {
    cargoes: [
      { groupName: 'north', sequence: 5 },
      { groupName: 'south', sequence: 3 },
      { groupName: 'north', sequence: 1 },
    ],
    container: { ...FLAT, length: 300 },
    rules: { isGroupSequenceUsed: true },
    loads: [1, 1, 1],
  },
  impossible: {
    cargoes: [
      { groupName: 'dry', sequence: 1 },
      { groupName: 'cold', sequence: 2 },
    ],
    container: { ...FLAT, ...zone(100, { allowedGroups: ['cold'] }) },
    rules: { isGroupSequenceUsed: true },
    loads: [1, 0],
    cargo: 1,
    reason: 'Sequence',
  },
};

/** A beam along the truck, and cubes that lie on it alone: the one at the front wall is reached over the rest of the beam. */
const BEAM = { length: 200, ...ON_FLOOR, ...UPRIGHT };
const ON_BEAM = { floorStackType: 'NoBottom', ...UPRIGHT };

const withinReach: RuleRow = {
  field: 'maxLoadingReach',
  rule: 'reach',
  changes: {
    cargoes: [BEAM, ON_BEAM],
    rules: { maxLoadingReach: 50 },
    loads: [1, 1],
  },
  impossible: {
    // The beam takes the whole floor: the cubes lie on it whatever they say.
    cargoes: [BEAM, { ...UPRIGHT, qty: 2 }],
    rules: { maxLoadingReach: 50 },
    loads: [1, 1],
    loadsOff: [1, 2],
    cargo: 1,
    reason: 'Reach',
  },
};

export const PLACES: readonly RuleRow[] = [
  withinReach,
  ...sides,
  ...decks,
  ...edges,
  ...shapes,
  ...zones,
  ...sequences,
  groupSequence,
];
