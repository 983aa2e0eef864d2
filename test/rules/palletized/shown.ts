/** What a unit load inherits and shows, and what is counted where. */
import { all, contentsOf, layersOf, onPallets, palletsOf, spacesOf } from './order.js';
import type { PalletizedRow } from './row.js';

const TO_MIXED = { palletizing: { remainQtyToMixPallet: true } };
const UNIT_LOAD = {
  actualSize: { length: 100, width: 70, height: 60 },
  loadSummary: { weightTotal: 90, piecesLoaded: 7 },
};
const NICHE = { length: 120, width: 80, qty: 1 };

type Fields = Readonly<Record<string, unknown>>;

/** Of the first pallet. */
const shows =
  (...names: readonly string[]): NonNullable<PalletizedRow['reads']> =>
  (answer) => {
    const cargo = palletsOf(answer)[0] as unknown as Fields;
    return Object.fromEntries(names.map((name) => [name, cargo[name]]));
  };

const levels: readonly PalletizedRow[] = [
  {
    says: "Cargo with isPalletized is first stacked on pallets; each finished pallet is a unit load of style Palletload, with the pallet's",
    order: { cargoes: [{}] },
    reads: shows('style', 'weight', 'height'),
    is: { style: 'Palletload', weight: 340, height: 115 },
  },
  {
    says: 'Cargo with isPalletized is first stacked on pallets',
    case: 'loaded under all rules above',
    order: { cargoes: [{ qty: 64, maxSupportingWeight: 100 }], truck: { ...NICHE, height: 240 } },
    reads: all,
    is: { pallets: ['A 32'], loose: {}, left: { A: '32 StackingRules' } },
  },
  {
    says: '`spaces[].isUnitload` is true for it, and `spaces[].cargo.unitload` is the filled pallet: vehicle, pallet, carton.',
    order: { cargoes: [{}, { isPalletized: false, qty: 1 }] },
    reads: (answer) =>
      spacesOf(answer).map(({ isUnitload, cargo }) => {
        const { unitload } = cargo as { unitload: Parameters<typeof contentsOf>[0] | null };
        return [isUnitload, unitload === null ? null : contentsOf(unitload)];
      }),
    is: [
      [true, { A: 32 }],
      [false, null],
    ],
  },
  {
    says: 'Two levels are planned; a third comes with a pre-packed `unitload`.',
    order: {
      cargoes: [
        {
          ...{ isPalletized: false, qty: 1 },
          unitload: { ...UNIT_LOAD, spaces: [{ cargo: { name: 'inner', unitload: { name: 'innermost' } } }] },
        },
      ],
    },
    reads: (answer) => JSON.stringify(spacesOf(answer)[0]!.cargo).includes('"innermost"'),
    is: true,
  },
  {
    says: 'unitload: pre-packed: its outer size is loaded, qty counts unit loads',
    order: { cargoes: [{ isPalletized: false, qty: 3, unitload: UNIT_LOAD }] },
    reads: (answer) => [
      Object.values(spacesOf(answer)[0]!.placements![0]!.size).sort((a, b) => b - a),
      answer.loadSummary.unitloadsLoaded,
      answer.loadSummary.cargoesLoaded,
      answer.loadSummary.piecesLoaded,
    ],
    is: [[100, 70, 60], 3, 3, 21],
  },
];

const ALIKE = {
  ...{ groupName: 'north', sequence: 4, alias: 'a', alias2: 'b', stackValue: 3, stackCode: 'c' },
  floorStackType: 'BottomOnly',
};
const ALIKE_SAYS =
  'A unit load has the groupName, sequence, alias, alias2, stackValue, stackCode and floorStackType that all its';

const inherited: readonly PalletizedRow[] = [
  { says: ALIKE_SAYS, order: { cargoes: [ALIKE] }, reads: shows(...Object.keys(ALIKE)), is: ALIKE },
  {
    says: ALIKE_SAYS,
    case: 'else the default',
    order: {
      cargoes: [
        { ...ALIKE, ...TO_MIXED, qty: 4 },
        { ...TO_MIXED, qty: 4, groupName: 'south', alias: 'a', sequence: 5, stackValue: 4, stackCode: 'd' },
      ],
      rules: { palletizing: { isDifferentGroupsAllowedInSamePallet: true } },
    },
    reads: shows(...Object.keys(ALIKE)),
    is: { groupName: '', sequence: 0, alias: 'a', alias2: '', stackValue: 0, stackCode: '', floorStackType: null },
  },
  {
    says: ALIKE_SAYS,
    case: 'and the rules read it',
    order: {
      cargoes: [{ stackValue: 2 }, { stackValue: 1 }],
      truck: { ...NICHE, height: 240 },
      rules: { stackingRule: 'AllowedTopBottmStackValueSame' },
    },
    reads: (answer) => onPallets(answer).length,
    is: 1,
  },
  {
    says: 'Its maxSupportingWeight is the least of theirs; floorStackSupportsOthers and maxLayersAllowedOverDifferentCargoes are',
    order: {
      cargoes: [
        { ...TO_MIXED, qty: 4, maxSupportingWeight: 400, floorStackSupportsOthers: false },
        { ...TO_MIXED, qty: 4, maxSupportingWeight: 300, maxLayersAllowedOverDifferentCargoes: false },
        { ...TO_MIXED, qty: 4 },
      ],
    },
    reads: shows('maxSupportingWeight', 'floorStackSupportsOthers', 'maxLayersAllowedOverDifferentCargoes'),
    is: { maxSupportingWeight: 300, floorStackSupportsOthers: false, maxLayersAllowedOverDifferentCargoes: false },
  },
  {
    says: 'Nothing rests on a unit load in which any carton has nothingOnTop.',
    order: {
      cargoes: [
        { ...TO_MIXED, qty: 4, nothingOnTop: true },
        { ...TO_MIXED, qty: 4 },
      ],
      truck: { ...NICHE, height: 240 },
    },
    reads: shows('nothingOnTop'),
    is: { nothingOnTop: true },
  },
  {
    says: '`spaces[].cargo` shows this, its outer size (deck or cargo, whichever reaches further; thickness and height of the cargo)',
    order: { cargoes: [{ qty: 2 }] },
    reads: shows('length', 'width', 'height', 'weight'),
    is: { length: 120, width: 80, height: 40, weight: 40 },
  },
  {
    says: '`spaces[].cargo` shows this, its outer size',
    case: 'cargo over the deck',
    order: {
      cargoes: [{ length: 65, width: 40, qty: 4, orientationsAllowed: 'Orientation1' }],
      pallet: { palletOverhang: true, palletOverhangLength: 6 },
    },
    reads: shows('length', 'width', 'height', 'weight'),
    is: { length: 130, width: 80, height: 40, weight: 60 },
  },
];

const counted: readonly PalletizedRow[] = [
  {
    says: 'cargoesLoaded counts cartons on every level, piecesLoaded what is inside them, unitloadsLoaded pallets.',
    order: { cargoes: [{ qty: 40, pieceInside: 6 }] },
    reads: (answer) => {
      const counts = ({ cargoesLoaded, piecesLoaded }: { cargoesLoaded: number; piecesLoaded: number }) => [
        cargoesLoaded,
        piecesLoaded,
      ];
      const [truck] = answer.filledContainers;
      return [
        counts(answer.loadSummary),
        counts(truck!.loadSummary),
        palletsOf(answer).map(({ unitload }) => counts(unitload.loadSummary)),
        [answer.loadSummary.unitloadsLoaded, truck!.loadSummary.unitloadsLoaded],
        spacesOf(answer).reduce((sum, { cargoesLoaded }) => sum + cargoesLoaded, 0),
        spacesOf(answer).reduce((sum, { piecesLoaded }) => sum + piecesLoaded, 0),
      ];
    },
    is: [
      [40, 240],
      [40, 240],
      [
        [32, 192],
        [8, 48],
      ],
      [2, 2],
      40,
      240,
    ],
  },
  {
    says: 'The weight of a vehicle includes its pallets; its volumes are those of the cartons.',
    order: { cargoes: [{ qty: 40 }] },
    reads: ({ filledContainers }) => [
      filledContainers[0]!.loadSummary.weightLoaded,
      filledContainers[0]!.loadSummary.volumeLoaded,
    ],
    is: [440, 1.2],
  },
  {
    says: 'Manifest rows are per carton cargo; palletizedUnitloadsQty of a cargo counts the pallets that carry it, over the whole',
    order: {
      cargoes: [
        { qty: 36, ...TO_MIXED },
        { qty: 4, ...TO_MIXED },
      ],
      truck: { length: 120, width: 80 },
    },
    reads: ({ filledContainers }) => {
      const rows = filledContainers.flatMap(({ manifest }) => manifest);
      const cargo = (name: string) => rows.find((row) => row.cargo.name === name)!.cargo as unknown as Fields;
      return [
        rows.map((row) => `${row.cargo.name} ${row.cargoesLoaded}`).sort(),
        cargo('A')['palletizedUnitloadsQty'],
        cargo('B')['palletizedUnitloadsQty'],
      ];
    },
    is: [['A 32', 'A 4', 'B 4'], 2, 1],
  },
  {
    says: 'Spaces of a unit load follow the output options, and are measured from the deck.',
    order: { cargoes: [{}] },
    reads: (answer) => layersOf(palletsOf(answer)[0]!.unitload).map(([one]) => one!.pos.height),
    is: [0, 25, 50, 75],
  },
  {
    says: 'Spaces of a unit load follow the output options',
    case: 'spaces without placements',
    order: { cargoes: [{}], output: { placementsCreated: false } },
    reads: (answer) => {
      const { unitload } = spacesOf(answer)[0]!.cargo as unknown as { unitload: { spaces: readonly object[] } };
      return [unitload.spaces.length > 0, unitload.spaces.some((space) => 'placements' in space)];
    },
    is: [true, false],
  },
];

const types: readonly PalletizedRow[] = [
  {
    says: 'Sets (SetLoad, MultipleSetLoad, SetLoadByVolume) are counted in cartons, on pallets or beside them; each container gets',
    order: {
      cargoes: [
        { qty: 64, setRatio: 4 },
        { qty: 9, setRatio: 1, isPalletized: false },
      ],
      rules: { calculationType: 'SetLoad' },
    },
    reads: all,
    is: { pallets: ['A 32', 'A 4'], loose: { B: 9 }, left: { A: '28 SetIncomplete' } },
  },
  {
    says: 'With sets on pallets no piece can be placed by hand.',
    order: {
      cargoes: [{ setRatio: 1 }],
      rules: { calculationType: 'SetLoad' },
      filledContainers: [
        { emptyContainer: 'Truck', placements: [{ cargo: 'A', pos: { length: 0, width: 0, height: 0 } }] },
      ],
    },
    is: { faults: ['/filledContainers ValidationFailed'] },
  },
  {
    says: 'Under UnitLoad each cargo stands on its pallets alone in one container of each type.',
    order: { cargoes: [{ qty: 64 }, {}], rules: { calculationType: 'UnitLoad' } },
    reads: ({ filledContainers }) => filledContainers.map(contentsOf),
    is: [{ A: 64 }, { B: 32 }],
  },
];

export const SHOWN: readonly PalletizedRow[] = [...levels, ...inherited, ...counted, ...types];
