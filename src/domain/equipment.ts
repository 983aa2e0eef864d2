/**
 * Common containers, trailers, air pallets and pallets to choose from, each with where its figures come from. Units differ:
 * what is decided by a centimetre or a kilogram is measured on the unit itself.
 */
import { convert, lengthRatio, toFourPlaces, weightRatio } from './units.js';
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
  readonly source: string;
}

const ISO = 'ISO 668: least inner size and rating, less a usual tare';
const EU_ROAD = 'Usual of makers, within Directive 96/53/EC';
const US_ROAD = 'Usual of makers, within 23 CFR 658';
const AIR =
  'IATA ULD Regulations: base and most gross weight of the type, less a usual tare; the cuboid inside the contour';
const PLATE = 'Usual of carriers; the plate of the unit decides';

const sea = (name: string, [length, width, height]: Sides, tare: number, most: number, source = ISO): Equipment => ({
  containerType: 'SeaVan',
  name,
  length,
  width,
  height,
  emptyWeight: tare,
  maxWeight: most,
  source,
});

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

/** That the figures are given in: millimetres and kilograms. */
export const CATALOGUE_UOM: Uom = 'UnitMetric';

const EQUIPMENT: readonly Equipment[] = [
  sea('20 ft container', [5867, 2330, 2350], 2280, 28200),
  sea('40 ft container', [11998, 2330, 2350], 3780, 26700),
  sea('40 ft high cube', [11998, 2330, 2655], 4020, 26460),
  sea('45 ft high cube', [13542, 2330, 2655], 4800, 25680),
  { ...sea('20 ft open top', [5867, 2330, 2311], 2400, 28080, PLATE), vehicleType: 'OpenTop' },
  { ...sea('40 ft flat rack', [11650, 2400, 1955], 5600, 39400, PLATE), vehicleType: 'FlatRack' },
  { ...sea('20 ft refrigerated', [5440, 2290, 2170], 3000, 27400, PLATE), vehicleType: 'Refrigerated' },
  { ...sea('40 ft high cube refrigerated', [11580, 2290, 2430], 4600, 29400, PLATE), vehicleType: 'Refrigerated' },
  road('Semi-trailer 13.6 m', [13600, 2480, 2700], 24000, EU_ROAD),
  road('Mega trailer 13.6 m', [13600, 2480, 3000], 24000, EU_ROAD),
  { ...road('Refrigerated trailer 13.4 m', [13400, 2460, 2600], 22000, EU_ROAD), vehicleType: 'Refrigerated' },
  road('Swap body 7.45 m', [7300, 2480, 2600], 10000, 'Usual of makers, class C 745 of EN 284'),
  road('Box truck 7.2 m', [7200, 2480, 2400], 5500, EU_ROAD),
  road('Van, long', [4200, 1780, 1900], 1200, EU_ROAD),
  road('53 ft dry van', [16002, 2515, 2794], 20412, US_ROAD),
  road('48 ft dry van', [14478, 2515, 2794], 20412, US_ROAD),
  road('26 ft box truck', [7925, 2464, 2464], 4536, US_ROAD),
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

/** Those that are asked for most, by name. */
export const USUAL_EQUIPMENT = {
  sea20: '20 ft container',
  sea40: '40 ft container',
  sea40High: '40 ft high cube',
  sea45High: '45 ft high cube',
  trailer: 'Semi-trailer 13.6 m',
  euroPallet: 'EUR pallet 1200 x 800',
  megaTrailer: 'Mega trailer 13.6 m',
  swapBody: 'Swap body 7.45 m',
  boxTruck: 'Box truck 7.2 m',
  dryVan53: '53 ft dry van',
} as const;

/** The same in another unit of measure, to four places. */
/** Of the same kind, and no smaller in any direction; the smallest first. @param now as in the unit */
export function largerThan(now: LargerThan, uom: Uom): Equipment[] {
  const volume = (one: Pick<LargerThan, 'length' | 'width' | 'height'>) => one.length * one.width * one.height;
  return equipmentIn(uom)
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
}

export function equipmentIn(uom: Uom): Equipment[] {
  const length = lengthRatio(CATALOGUE_UOM, uom);
  const weight = weightRatio(CATALOGUE_UOM, uom);
  return EQUIPMENT.map((one) => ({
    ...one,
    ...Object.fromEntries(
      LENGTHS.flatMap((side) => (one[side] === undefined ? [] : [[side, toFourPlaces(convert(one[side], length))]])),
    ),
    ...Object.fromEntries(WEIGHTS.map((side) => [side, toFourPlaces(convert(one[side], weight))])),
  }));
}
