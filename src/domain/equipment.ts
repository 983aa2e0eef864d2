/**
 * Common containers, trailers, air pallets and pallets to choose from, each with where its figures come from. Units differ:
 * what is decided by a centimetre or a kilogram is measured on the unit itself.
 */
import { AXLE_SETS, type AxleSet, axleSetIn } from './axle-sets.js';
import { convert, densityRatio, lengthRatio, toFourPlaces, weightRatio } from './units.js';
import type { ContainerType, Uom, VehicleType } from './words.js';

export interface Equipment {
  readonly containerType: ContainerType;
  readonly vehicleType?: VehicleType;
  readonly palletType?: string;
  readonly name: string;
  /** Inner; of a pallet its deck and the height for cargo. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly emptyWeight: number;
  readonly maxWeight: number;
  readonly palletThickness?: number;
  /** Of a closed sea van the least that it must have. */
  readonly door?: { readonly width: number; readonly height: number };
  /** What a metre (foot) of its floor bears. */
  readonly maxWeightPerLength?: number;
  readonly axles?: AxleSet;
  readonly source: string;
}

const ISO = 'ISO 668: least inner size and rating, less a usual tare';
const EU_ROAD = 'Usual of makers, within Directive 96/53/EC';
const US_ROAD = 'Usual of makers, within 23 CFR 658';
const US_FORWARD = `${US_ROAD}; tandem as California has it (Vehicle Code 35400)`;
const US_REARWARD = `${US_ROAD}; tandem as most states have it that limit it to the middle of the axles`;
const AIR =
  'IATA ULD Regulations: base and most gross weight of the type, less a usual tare; the cuboid inside the contour';
const PLATE = 'Usual of carriers; the plate of the unit decides';

const FLOOR = 'floor: TIS-GDV, permissible loading capacity of containers';
const DOOR = 'door: least opening of ISO 1496-1';
const TYPICAL = 'axle positions and empty weights: typical';

/** What floors bear on a metre (TIS-GDV): of containers up to 20 ft, which bear their payload spread evenly too, and of longer ones. */
const FLOOR_UP_TO_20_FT = { length: 6100, most: 4500 } as const;
const LONGER_FLOOR = 3000;

const floored = (one: Equipment): Equipment => {
  const evenly = Math.ceil((one.maxWeight * 1000) / one.length);
  const isShort = one.length <= FLOOR_UP_TO_20_FT.length;
  return {
    ...one,
    maxWeightPerLength: isShort ? Math.max(FLOOR_UP_TO_20_FT.most, evenly) : LONGER_FLOOR,
    source: `${one.source}; ${FLOOR}`,
  };
};

const sea = (name: string, [length, width, height]: Sides, tare: number, most: number, source = PLATE): Equipment => ({
  containerType: 'SeaVan',
  name,
  length,
  width,
  height,
  emptyWeight: tare,
  maxWeight: most,
  source,
});

/** Closed, with the least door. */
const dry = (name: string, sides: Sides, doorHeight: number, tare: number, most: number): Equipment => {
  const one = floored(sea(name, sides, tare, most, ISO));
  return { ...one, door: { width: 2286, height: doorHeight }, source: `${one.source}; ${DOOR}` };
};

const road = (name: string, [length, width, height]: Sides, most: number, source: string): Equipment => ({
  containerType: 'Truck',
  name,
  length,
  width,
  height,
  emptyWeight: 0,
  maxWeight: most,
  source,
});

const onAxles = (name: string, sides: Sides, most: number, axles: AxleSet, source: string): Equipment => ({
  ...road(name, sides, most, `${source}; ${TYPICAL}`),
  axles,
});

const air = (name: string, [length, width, height]: Sides, tare: number, most: number): Equipment => ({
  containerType: 'ULD',
  name,
  length,
  width,
  height,
  emptyWeight: tare,
  maxWeight: most,
  source: AIR,
});

/** @param thickness of the pallet; with the cargo it is 1.8 m high */
const pallet = (
  name: string,
  [length, width, thickness]: Sides,
  tare: number,
  most: number,
  palletType: string,
  source: string,
): Equipment => ({
  containerType: 'Pallet',
  palletType,
  name,
  length,
  width,
  height: 1800 - thickness,
  emptyWeight: tare,
  maxWeight: most,
  palletThickness: thickness,
  source,
});

type Sides = readonly [length: number, width: number, height: number];

const VAN_53: Sides = [16002, 2515, 2794];

/** That the figures are given in: millimetres and kilograms. */
export const CATALOGUE_UOM: Uom = 'UnitMetric';

const EQUIPMENT: readonly Equipment[] = [
  dry('20 ft container', [5867, 2330, 2350], 2261, 2280, 28200),
  dry('40 ft container', [11998, 2330, 2350], 2261, 3780, 26700),
  dry('40 ft high cube', [11998, 2330, 2655], 2566, 4020, 26460),
  dry('45 ft high cube', [13542, 2330, 2655], 2566, 4800, 25680),
  { ...floored(sea('20 ft open top', [5867, 2330, 2311], 2400, 28080)), vehicleType: 'OpenTop' },
  { ...sea('40 ft flat rack', [11650, 2400, 1955], 5600, 39400), vehicleType: 'FlatRack' },
  { ...floored(sea('20 ft refrigerated', [5440, 2290, 2170], 3000, 27400)), vehicleType: 'Refrigerated' },
  { ...floored(sea('40 ft high cube refrigerated', [11580, 2290, 2430], 4600, 29400)), vehicleType: 'Refrigerated' },
  road('Semi-trailer 13.6 m', [13600, 2480, 2700], 24000, EU_ROAD),
  road('Mega trailer 13.6 m', [13600, 2480, 3000], 24000, EU_ROAD),
  { ...road('Refrigerated trailer 13.4 m', [13400, 2460, 2600], 22000, EU_ROAD), vehicleType: 'Refrigerated' },
  road('Swap body 7.45 m', [7300, 2480, 2600], 10000, 'Usual of makers, class C 745 of EN 284'),
  road('Box truck 7.2 m', [7200, 2480, 2400], 5500, EU_ROAD),
  road('Van, long', [4200, 1780, 1900], 1200, EU_ROAD),
  road('53 ft dry van', VAN_53, 20412, US_ROAD),
  road('48 ft dry van', [14478, 2515, 2794], 20412, US_ROAD),
  road('26 ft box truck', [7925, 2464, 2464], 4536, US_ROAD),
  onAxles('Rigid truck 18 t, 2 axles', [7200, 2480, 2600], 10000, AXLE_SETS.rigidTwo, EU_ROAD),
  onAxles('Rigid truck 26 t, 3 axles', [9200, 2480, 2600], 16400, AXLE_SETS.rigidThree, EU_ROAD),
  onAxles('Semi-trailer 13.6 m, tractor with 2 axles', [13600, 2480, 2700], 24000, AXLE_SETS.tractorTwo, EU_ROAD),
  onAxles('Semi-trailer 13.6 m, tractor with 3 axles', [13600, 2480, 2700], 24000, AXLE_SETS.tractorThree, EU_ROAD),
  onAxles('53 ft dry van, rear axle 40 ft from kingpin', VAN_53, 20412, AXLE_SETS.americanForward, US_FORWARD),
  onAxles('53 ft dry van, tandem 41 ft from kingpin', VAN_53, 20412, AXLE_SETS.americanRearward, US_REARWARD),
  air('AKE (LD3) container', [1460, 1420, 1500], 82, 1506),
  air('PMC pallet, lower deck', [3040, 2300, 1600], 120, 4915),
  air('PMC pallet, main deck', [3040, 2300, 2400], 120, 6684),
  air('PAG pallet, lower deck', [3040, 2100, 1600], 110, 4516),
  air('PLA half pallet, lower deck', [3040, 1400, 1600], 80, 3095),
  pallet('EUR pallet 1200 x 800', [1200, 800, 144], 25, 1500, 'Wood4Ways', 'UIC 435-2, EN 13698-1'),
  pallet('EUR 2 pallet 1200 x 1000', [1200, 1000, 162], 35, 1500, 'Wood4Ways', 'UIC 435-2, EN 13698-2'),
  pallet('EUR 6 half pallet 800 x 600', [800, 600, 144], 9.5, 500, 'Wood4Ways', 'UIC 435-2'),
  pallet(
    'GMA pallet 48 x 40 in',
    [1219.2, 1016, 142],
    17,
    2087,
    'Wood2WaysDoube',
    'Grocery industry pallet, ISO 6780 plan size',
  ),
  pallet('Asia pallet 1100 x 1100', [1100, 1100, 150], 25, 1000, 'Wood2WaysDoube', 'JIS Z 0601, ISO 6780 plan size'),
  pallet('Australia pallet 1165 x 1165', [1165, 1165, 150], 40, 2000, 'Wood2WaysDoube', 'AS 4068'),
];

const LENGTHS = ['length', 'width', 'height', 'palletThickness'] as const;
const WEIGHTS = ['emptyWeight', 'maxWeight'] as const;

/**
 * Of the same kind, and no smaller in any direction; the smallest first. Where axles are checked those with axles: one whose
 * axles nobody knows helps by not being checked. Else of two alike the one without.
 * @param now as in the unit
 */
export function largerThan(now: LargerThan, uom: Uom): Equipment[] {
  const volume = (one: Pick<LargerThan, 'length' | 'width' | 'height'>) => one.length * one.width * one.height;
  const all = equipmentIn(uom);
  const isSame = (one: Equipment, other: Equipment) =>
    one.length === other.length && one.width === other.width && one.height === other.height;
  const hasPlainTwin = (one: Equipment) => all.some((other) => other.axles === undefined && isSame(one, other));
  return all
    .filter((one) => (now.hasAxles ? one.axles !== undefined : one.axles === undefined || !hasPlainTwin(one)))
    .filter(
      (one) => one.containerType === now.containerType && (one.vehicleType ?? 'Dry') === (now.vehicleType ?? 'Dry'),
    )
    .filter((one) => one.length >= now.length && one.width >= now.width && one.height >= now.height)
    .filter((one) => volume(one) > volume(now))
    .toSorted((a, b) => volume(a) - volume(b));
}

interface LargerThan {
  readonly containerType: unknown;
  readonly vehicleType?: unknown;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** They are checked. */
  readonly hasAxles: boolean;
}

/** The same in another unit of measure, to four places. */
export function equipmentIn(uom: Uom): Equipment[] {
  const length = lengthRatio(CATALOGUE_UOM, uom);
  const weight = weightRatio(CATALOGUE_UOM, uom);
  const onLength = densityRatio('weightPerLength', CATALOGUE_UOM, uom);
  const long = (value: number) => toFourPlaces(convert(value, length));
  return EQUIPMENT.map((one) => ({
    ...one,
    ...Object.fromEntries(LENGTHS.flatMap((side) => (one[side] === undefined ? [] : [[side, long(one[side])]]))),
    ...Object.fromEntries(WEIGHTS.map((side) => [side, toFourPlaces(convert(one[side], weight))])),
    ...(one.door && { door: { width: long(one.door.width), height: long(one.door.height) } }),
    ...(one.maxWeightPerLength !== undefined && {
      maxWeightPerLength: toFourPlaces(convert(one.maxWeightPerLength, onLength)),
    }),
    ...(one.axles && { axles: axleSetIn(one.axles, length, weight) }),
  }));
}
