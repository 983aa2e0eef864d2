/** Which pallets are built, of what, and where the rest goes. */
import { all, blocksIn, layers, layersOf, left, loose, onPallets, palletsOf, spacesOf } from './order.js';
import type { PalletizedRow } from './row.js';

const TO_MIXED = { palletizing: { remainQtyToMixPallet: true } };
const mixed = { containerType: 'Pallet', name: 'Mix', length: 120, width: 80, height: 100, palletThickness: 15 };
/** One place on the floor. */
const NICHE = { length: 120, width: 80, qty: 1 };
const UNIT_LOAD = { actualSize: { length: 100, width: 70, height: 60 }, loadSummary: { weightTotal: 90 } };

const whichPallet: readonly PalletizedRow[] = [
  {
    says: 'rules.isPalletized (or rules.palletizing.isUsed) palletizes every cargo.',
    order: { cargoes: [{ isPalletized: false }, { isPalletized: false, qty: 16 }], rules: { isPalletized: true } },
    reads: all,
    is: { pallets: ['A 32', 'B 16'], loose: {}, left: {} },
  },
  {
    says: 'rules.isPalletized (or rules.palletizing.isUsed)',
    case: 'isUsed',
    order: { cargoes: [{ isPalletized: false }], rules: { palletizing: { isUsed: true } } },
    reads: onPallets,
    is: ['A 32'],
  },
  {
    says: 'Style Palletload and pre-packed unit loads are never palletized again.',
    order: {
      cargoes: [{ style: 'Palletload', qty: 2 }, { unitload: UNIT_LOAD, qty: 2 }, { qty: 8 }],
      rules: { isPalletized: true },
    },
    reads: (answer) => [all(answer).left, loose(answer)['A'], onPallets(answer)],
    is: [{}, 2, ['C 8']],
  },
  {
    says: 'Style Palletload and pre-packed unit loads',
    case: 'nor do they need a pallet',
    order: {
      cargoes: [
        { style: 'Palletload', palletizing: null },
        { unitload: UNIT_LOAD, palletizing: null, qty: 2 },
      ],
    },
    reads: left,
    is: {},
  },
  {
    says: 'The pallet is `palletizing.pallet` of the cargo, or else rules.MixPallet; a request without either is faulty.',
    order: { cargoes: [{}, { palletizing: null }], rules: { MixPallet: mixed } },
    reads: (answer) =>
      palletsOf(answer)
        .map(({ unitload }) => (unitload.emptyContainer as { name: string }).name)
        .sort(),
    is: ['Deck', 'Mix'],
  },
  {
    says: 'The pallet is `palletizing.pallet`',
    case: 'the fault',
    order: { cargoes: [{}, { palletizing: null }] },
    is: { faults: ['/cargoes/1/palletizing/pallet ValidationFailed'] },
  },
  {
    says: 'A Carton may be used instead of a pallet.',
    order: { cargoes: [{ qty: 40 }], pallet: { containerType: 'Carton', palletThickness: 0 } },
    reads: all,
    is: { pallets: ['A 32', 'A 8'], loose: {}, left: {} },
  },
  {
    says: 'Its qty is the stock for all cargo together; 0 is as many as needed.',
    order: { cargoes: [{ qty: 64 }, {}], pallet: { qty: 2 } },
    reads: all,
    is: { pallets: ['A 32', 'A 32'], loose: {}, left: { B: '32 NoContainerLeft' } },
  },
  {
    says: 'Its height is the height for cargo, without its thickness.',
    order: { cargoes: [{ qty: 40 }], pallet: { height: 75, palletThickness: 30 } },
    reads: onPallets,
    is: ['A 24', 'A 16'],
  },
  {
    says: 'A full pallet holds as many units as its limits allow, including the weight limit.',
    order: { cargoes: [{ qty: 30 }], pallet: { maxWeight: 129 } },
    reads: onPallets,
    is: ['A 12', 'A 12', 'A 6'],
  },
  {
    says: 'A full pallet holds as many units as its limits allow',
    case: 'where a top layer takes fewer than are left by weight',
    // 38 by weight: 20 and 16 make 36.
    order: {
      cargoes: [{ length: 31, width: 14, height: 30, weight: 10, qty: 38, unitloadTopPattern: 'Pattern1Block' }],
      pallet: { maxWeight: 389 },
    },
    reads: onPallets,
    is: ['A 38'],
  },
  {
    says: 'With isSequenceUsed a pallet holds one sequence, with isGroupSequenceUsed one group, and a row without groupName',
    order: {
      cargoes: [
        { ...TO_MIXED, qty: 4, sequence: 1 },
        { ...TO_MIXED, qty: 4, sequence: 2 },
        { ...TO_MIXED, qty: 4, sequence: 1 },
      ],
      rules: { isSequenceUsed: true, palletizing: { isDifferentGroupsAllowedInSamePallet: true } },
    },
    reads: onPallets,
    is: ['A 4 + C 4', 'B 4'],
  },
  {
    says: 'With isSequenceUsed a pallet holds one sequence, with isGroupSequenceUsed one group',
    case: 'groups',
    order: {
      cargoes: [
        { ...TO_MIXED, qty: 4, groupName: 'north' },
        { ...TO_MIXED, qty: 4, groupName: 'south' },
        { ...TO_MIXED, qty: 4, groupName: 'north' },
        { ...TO_MIXED, qty: 4 },
        { ...TO_MIXED, qty: 4 },
      ],
      rules: { isGroupSequenceUsed: true, palletizing: { isDifferentGroupsAllowedInSamePallet: true } },
    },
    reads: onPallets,
    is: ['A 4 + C 4', 'B 4', 'D 4', 'E 4'],
  },
  {
    says: 'The unit load takes the place of its cargo in the order of loading.',
    order: {
      cargoes: [{ sequence: 7 }, { sequence: 7, isPalletized: false, qty: 8 }, { sequence: 7 }],
      rules: { isGroupSequenceUsed: true },
    },
    reads: (answer) => spacesOf(answer).map(({ isUnitload }) => isUnitload),
    is: [true, false, true],
  },
];

const fixed: readonly PalletizedRow[] = [
  {
    says: 'fixedCargoCountOnPallet: the exact number of units on a full pallet of one cargo; mixed pallets have no fixed count',
    order: { cargoes: [{ qty: 25, palletizing: { fixedCargoCountOnPallet: 10 } }] },
    reads: onPallets,
    is: ['A 10', 'A 10', 'A 5'],
  },
  {
    says: 'fixedCargoCountOnPallet: the exact number',
    case: 'mixed pallets',
    order: {
      cargoes: [
        { qty: 36, palletizing: { fixedCargoCountOnPallet: 40, remainQtyToMixPallet: true } },
        { qty: 9, palletizing: { fixedCargoCountOnPallet: 5, remainQtyToMixPallet: true } },
      ],
    },
    reads: (answer) => [all(answer).left, onPallets(answer).length, onPallets(answer).includes('B 5')],
    is: [{}, 3, true],
  },
];

const partial: readonly PalletizedRow[] = [
  {
    says: 'partialPalletsAllowed: the last pallet of a cargo may be partial.',
    order: { cargoes: [{ qty: 40 }, { qty: 40, palletizing: { partialPalletsAllowed: false } }] },
    reads: all,
    is: { pallets: ['A 32', 'A 8', 'B 32'], loose: {}, left: { B: '8 PalletIncomplete' } },
  },
  {
    says: 'partialPalletsAllowed: Absent: true, but false where remainQtyToMixPallet or remainQtyToVehicle is true; if it is',
    order: { cargoes: [{ qty: 40 }, { qty: 40, palletizing: { remainQtyToVehicle: true } }] },
    reads: all,
    is: { pallets: ['A 32', 'A 8', 'B 32'], loose: { B: 8 }, left: {} },
  },
  {
    says: 'partialPalletsAllowed: Absent: true, but false where remainQtyToMixPallet',
    case: 'mixed pallets',
    order: {
      cargoes: [
        { qty: 40, ...TO_MIXED },
        { qty: 40, ...TO_MIXED },
      ],
    },
    reads: onPallets,
    is: ['A 32', 'A 8 + B 8', 'B 32'],
  },
  {
    says: 'partialPalletsAllowed: Absent: true',
    case: 'sent true beside remainQtyToVehicle',
    order: { cargoes: [{ qty: 44, palletizing: { remainQtyToVehicle: true, partialPalletsAllowed: true } }] },
    reads: all,
    is: { pallets: ['A 32', 'A 12'], loose: {}, left: {} },
  },
  {
    says: 'partialPalletsAllowed: Absent: true',
    case: 'sent true beside remainQtyToMixPallet, with what flatPalletTop leaves',
    order: {
      cargoes: [44, 43].map((qty) => ({
        qty,
        palletizing: { remainQtyToMixPallet: true, partialPalletsAllowed: true, flatPalletTop: true },
      })),
    },
    reads: onPallets,
    is: ['A 32', 'A 8', 'A 4 + B 3', 'B 32', 'B 8'],
  },
  {
    says: 'partialPalletsAllowed: Absent: true',
    case: 'sent true beside remainQtyToVehicle, with what minHeightOfPallets leaves',
    order: {
      cargoes: [{ qty: 40, palletizing: { remainQtyToVehicle: true, partialPalletsAllowed: true } }],
      rules: { palletizing: { minHeightOfPallets: 30 } },
    },
    reads: all,
    is: { pallets: ['A 32'], loose: { A: 8 }, left: {} },
  },
];

const rest: readonly PalletizedRow[] = [
  {
    says: 'flatPalletTop: the top layer of a pallet of one cargo is whole, or the pallet ends one layer lower',
    order: { cargoes: [{ qty: 44, palletizing: { flatPalletTop: true } }] },
    reads: all,
    is: { pallets: ['A 32', 'A 8'], loose: {}, left: { A: '4 PalletIncomplete' } },
  },
  {
    says: 'flatPalletTop: the top layer',
    case: 'with a pattern of its own, of fewer pieces',
    order: {
      cargoes: [
        {
          ...{ length: 31, width: 14, height: 30, qty: 45, unitloadTopPattern: 'Pattern1Block' },
          palletizing: { flatPalletTop: true },
        },
      ],
    },
    reads: (answer) => [layers(answer), left(answer)],
    is: [[20, 16], { A: '9 PalletIncomplete' }],
  },
  {
    says: 'flatPalletTop: the top layer',
    case: 'of rolls',
    order: {
      cargoes: [{ style: 'Roll', diameter: 40, height: 50, qty: 8, palletizing: { flatPalletTop: true } }],
    },
    reads: (answer) => [layers(answer), left(answer)],
    is: [[6], { A: '2 PalletIncomplete' }],
  },
  {
    says: 'flatPalletTop: the top layer',
    case: 'no layer is whole under the weight',
    order: { cargoes: [{ qty: 30, palletizing: { flatPalletTop: true } }], pallet: { maxWeight: 129 } },
    reads: all,
    is: { pallets: ['A 8', 'A 8', 'A 8'], loose: {}, left: { A: '6 PalletIncomplete' } },
  },
  {
    says: 'remainQtyToMixPallet, MixPallet: pieces that fill no pallet go to mixed pallets',
    order: {
      cargoes: [
        { qty: 36, ...TO_MIXED },
        { qty: 36, ...TO_MIXED },
      ],
      rules: { MixPallet: mixed },
    },
    reads: (answer) =>
      palletsOf(answer)
        .map(
          ({ unitload }) =>
            `${(unitload.emptyContainer as { name: string }).name} ${unitload.loadSummary.cargoesLoaded}`,
        )
        .sort(),
    is: ['Deck 32', 'Deck 32', 'Mix 8'],
  },
  {
    says: 'remainQtyToMixPallet, MixPallet: pieces that fill no pallet go to mixed pallets',
    case: 'of all cargo, by the rules',
    order: { cargoes: [{ qty: 36 }, { qty: 36 }], rules: { palletizing: { remainQtyToMixPallet: true } } },
    reads: onPallets,
    is: ['A 32', 'A 4 + B 4', 'B 32'],
  },
  {
    says: 'remainQtyToVehicle: pieces that fill no pallet, not even a mixed one, go loose into the vehicle',
    order: {
      cargoes: [
        { qty: 36, palletizing: { remainQtyToMixPallet: true, remainQtyToVehicle: true } },
        { qty: 33, palletizing: { remainQtyToVehicle: true } },
      ],
      rules: { MixPallet: mixed },
    },
    reads: all,
    is: { pallets: ['A 32', 'A 4', 'B 32'], loose: { B: 1 }, left: {} },
  },
  {
    says: 'isDifferentGroupsAllowedInSamePallet: mixed pallets may hold several groups',
    order: {
      cargoes: [
        { ...TO_MIXED, qty: 4, groupName: 'north' },
        { ...TO_MIXED, qty: 4, groupName: 'south' },
      ],
      rules: { palletizing: { isDifferentGroupsAllowedInSamePallet: true } },
    },
    reads: onPallets,
    is: ['A 4 + B 4'],
  },
  {
    says: 'isDifferentGroupsAllowedInSamePallet: mixed pallets',
    case: 'not without it',
    order: {
      cargoes: [
        { ...TO_MIXED, qty: 4, groupName: 'north' },
        { ...TO_MIXED, qty: 4, groupName: 'south' },
      ],
    },
    reads: onPallets,
    is: ['A 4', 'B 4'],
  },
  {
    says: 'minHeightOfPallets: a pallet whose cargo is lower than that, without the thickness, is not built',
    order: { cargoes: [{ qty: 48 }, { qty: 40 }], rules: { palletizing: { minHeightOfPallets: 50 } } },
    reads: all,
    is: { pallets: ['A 32', 'A 16', 'B 32'], loose: {}, left: { B: '8 PalletIncomplete' } },
  },
  {
    says: 'Pieces that flatPalletTop, minHeightOfPallets or partialPalletsAllowed leave over go where remainQtyToMixPallet, then',
    order: {
      cargoes: [
        { qty: 36, palletizing: { remainQtyToMixPallet: true, remainQtyToVehicle: true } },
        { qty: 36, palletizing: { remainQtyToMixPallet: true } },
        { qty: 36 },
      ],
      rules: { palletizing: { minHeightOfPallets: 50 } },
    },
    reads: all,
    is: {
      pallets: ['A 32', 'B 32', 'C 32'],
      loose: { A: 4 },
      left: { B: '4 PalletIncomplete', C: '4 PalletIncomplete' },
    },
  },
];

const DYNAMIC = { palletizing: { palletizingAlgorithm: 'UnitloadsDevelopedDinamically' } };
const LOOSE = { remainQtyToVehicle: true };
/** 14 in a layer: pallets of it would take 322. */
const SMALL = { length: 41, width: 18, height: 8, weight: 12.8, qty: 60 };

const heights: readonly PalletizedRow[] = [
  {
    says: 'palletizingAlgorithm: UnitloadsDevelopedInAdvance: pallets are built as high as allowed.',
    order: { cargoes: [{ qty: 64 }], truck: { ...NICHE, height: 185 } },
    reads: all,
    is: { pallets: ['A 32'], loose: {}, left: { A: '32 NoContainerLeft' } },
  },
  {
    says: 'palletizingAlgorithm: UnitloadsDevelopedDinamically: heights are chosen while the vehicle is loaded',
    order: { cargoes: [{ qty: 64 }], truck: { ...NICHE, height: 185 }, rules: DYNAMIC },
    reads: all,
    is: { pallets: ['A 24', 'A 24'], loose: {}, left: { A: '16 NoContainerLeft' } },
  },
  {
    says: 'palletizingAlgorithm: UnitloadsDevelopedDinamically',
    case: 'no more behind than in advance',
    // In advance 40 stay behind; pallets of one layer would leave 47, of less volume.
    order: {
      cargoes: [
        { length: 52, width: 41, height: 46, qty: 49, palletizing: LOOSE },
        { length: 27, width: 41, height: 48, qty: 90, palletizing: LOOSE },
      ],
      pallet: { height: 97 },
      truck: { length: 375, width: 245, height: 171, qty: 1 },
      rules: DYNAMIC,
    },
    reads: ({ loadSummary }) => loadSummary.cargoesLeft <= 40,
    is: true,
  },
  {
    says: 'palletizingAlgorithm: UnitloadsDevelopedDinamically',
    case: 'no palletful stays loose',
    order: {
      cargoes: [{ ...SMALL, palletizing: LOOSE }],
      pallet: { length: 110, width: 110, height: 187 },
      truck: { length: 1263, width: 241, height: 234 },
      rules: DYNAMIC,
    },
    reads: loose,
    is: { A: 4 },
  },
];

const BRICK = { length: 31, width: 14, height: 30 };
const patternOf = (place: number) => (answer: Parameters<typeof palletsOf>[0]) =>
  blocksIn(layersOf(palletsOf(answer)[0]!.unitload).at(place)!);

const patterns: readonly PalletizedRow[] = [
  {
    says: 'unitloadTopPattern, unitloadBottomPattern: patterns of the top layer and of the layers below, hard:',
    order: {
      cargoes: [{ ...BRICK, qty: 48, unitloadBottomPattern: 'Pattern1Block', unitloadTopPattern: 'Pattern1Block' }],
    },
    reads: (answer) => [layers(answer), patternOf(0)(answer), patternOf(-1)(answer)],
    is: [[16, 16, 16], 1, 1],
  },
  ...([2, 3, 4] as const).map(
    (blocks): PalletizedRow => ({
      says: 'unitloadTopPattern, unitloadBottomPattern: patterns of the top layer',
      case: `${blocks} blocks`,
      order: {
        cargoes: [
          {
            ...{ ...BRICK, qty: 60 },
            ...{ unitloadBottomPattern: `Pattern${blocks}Blocks`, unitloadTopPattern: `Pattern${blocks}Blocks` },
          },
        ],
      },
      reads: (answer) => [patternOf(0)(answer) <= blocks, patternOf(-1)(answer) <= blocks],
      is: [true, true],
    }),
  ),
  {
    says: 'unitloadTopPattern, unitloadBottomPattern: patterns of the top layer',
    case: 'MultiSurface: any side up that is allowed',
    // Lying flat five layers, upright two of more.
    order: {
      cargoes: [
        {
          ...{ length: 40, width: 30, height: 100, qty: 99, orientationsAllowed: 'OrientationsAll' },
          ...{ unitloadBottomPattern: 'MultiSurface', unitloadTopPattern: 'MultiSurface' },
        },
      ],
      pallet: { height: 60 },
    },
    reads: (answer) => layers(answer).reduce((sum, one) => sum + one, 0) > 0,
    is: true,
  },
  {
    says: 'unitloadTopPattern, unitloadBottomPattern: A single layer has the bottom pattern; a partial layer is its whole',
    order: { cargoes: [{ ...BRICK, qty: 20, unitloadTopPattern: 'Pattern1Block' }] },
    reads: layers,
    is: [20],
  },
  {
    says: 'unitloadTopPattern, unitloadBottomPattern: A single layer has the bottom pattern; a partial layer',
    case: 'a partial one',
    order: { cargoes: [{ ...BRICK, qty: 24, unitloadTopPattern: 'Pattern1Block' }] },
    reads: (answer) => [layers(answer), patternOf(-1)(answer)],
    is: [[20, 4], 1],
  },
  {
    says: 'unitloadTopPattern, unitloadBottomPattern: A single layer has the bottom pattern',
    case: 'rolls in rows',
    order: {
      cargoes: [
        {
          style: 'Roll',
          diameter: 40,
          height: 50,
          qty: 12,
          unitloadBottomPattern: 'Pattern1Block',
          unitloadTopPattern: 'Pattern1Block',
        },
      ],
    },
    reads: (answer) => [layers(answer), patternOf(0)(answer), left(answer)],
    is: [[6, 6], 1, {}],
  },
  {
    says: 'unitloadTopPattern, unitloadBottomPattern: patterns of the top layer',
    case: 'within the edges, where small pieces would lie too far over them',
    order: {
      cargoes: [{ length: 14, width: 19, height: 10, qty: 11, unitloadBottomPattern: 'Pattern3Blocks' }],
      pallet: { length: 100, width: 100, palletOverhang: true, palletOverhangLength: 4, palletOverhangWidth: 1 },
    },
    reads: (answer) => [onPallets(answer), left(answer)],
    is: [['A 11'], {}],
  },
  {
    says: 'unitloadTopPattern, unitloadBottomPattern: Mixed pallets have no pattern',
    order: {
      cargoes: [
        { ...BRICK, qty: 3, ...TO_MIXED, unitloadBottomPattern: 'Pattern1Block' },
        { qty: 8, ...TO_MIXED, unitloadBottomPattern: 'Pattern1Block' },
      ],
    },
    reads: (answer) => [onPallets(answer), left(answer)],
    is: [['A 3 + B 8'], {}],
  },
  ...[1, 2, 9].map(
    (count): PalletizedRow => ({
      says: 'unitloadLayersQtyRotated: the number of layers that are turned by 180 degrees or mirrored against the layer below',
      case: `${count} of them`,
      order: { cargoes: [{ qty: 40, unitloadLayersQtyRotated: count }], pallet: { width: 100 } },
      reads: (answer) => {
        const lying = layersOf(palletsOf(answer)[0]!.unitload).map((layer) =>
          JSON.stringify(layer.map(({ pos, size }) => `${pos.length} ${pos.width} ${size.length}`).sort()),
        );
        return lying.slice(1).map((layer, below) => layer !== lying[below]);
      },
      is: [true, count > 1, count > 2],
    }),
  ),
];

/** Larger than all on a pallet; only one of them has room. */
const CRATE = { isPalletized: false, length: 120, width: 80, height: 125, qty: 1 };
const FIRST = { isUnitloadFirst: true };
const PARTIALS = { isUnitloadFirst: true, isUnitloadsPartialAllowedWhenUnitloadsFirst: true };
const FIRST_SAYS =
  'isUnitloadFirst, isUnitloadsPartialAllowedWhenUnitloadsFirst: vehicles get whole unit loads first (partial ones with';

const first = (
  [
    ['', 32, FIRST, ['A 32']],
    ['the crate without it', 32, {}, []],
    ['the crate before a partial one', 8, FIRST, []],
    ['partial ones too', 8, PARTIALS, ['A 8']],
    ['not where something has to lie together', 32, { ...FIRST, isSpreadIdenticalCargoAllowed: false }, []],
  ] as const
).map(
  ([what, qty, rules, is]): PalletizedRow => ({
    says: FIRST_SAYS,
    ...(what === '' ? {} : { case: what }),
    order: { cargoes: [{ qty }, CRATE], truck: NICHE, rules },
    reads: onPallets,
    is,
  }),
);

export const BUILDING: readonly PalletizedRow[] = [
  ...whichPallet,
  ...fixed,
  ...partial,
  ...rest,
  ...heights,
  ...patterns,
  ...first,
];
