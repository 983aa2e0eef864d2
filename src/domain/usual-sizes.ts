/** Inner sizes between which usual containers of a type lie: what is out of them was probably meant in another unit. */
import type { ContainerType } from './words.js';

/** Least and most of a side, in millimetres. */
type Range = readonly [least: number, most: number];

interface Usual {
  readonly length: Range;
  readonly width: Range;
  readonly height: Range;
}

/** From a small van to a road train's trailer; quarter pallets to aircraft pallets; sales cartons to pallet boxes. */
const USUAL: Readonly<Record<ContainerType, Usual>> = {
  Truck: { length: [1_500, 26_000], width: [1_100, 3_600], height: [1_000, 4_200] },
  SeaVan: { length: [1_800, 18_000], width: [1_500, 3_700], height: [1_500, 3_700] },
  ULD: { length: [1_100, 7_000], width: [1_100, 3_300], height: [600, 3_200] },
  Pallet: { length: [550, 2_900], width: [380, 2_900], height: [60, 3_500] },
  Carton: { length: [60, 2_500], width: [40, 2_500], height: [10, 2_500] },
};

export interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** @param millimetres of one unit of the sides */
export function isUsualSize(type: ContainerType, { length, width, height }: Sides, millimetres: number): boolean {
  const usual = USUAL[type];
  return (
    isWithin(length * millimetres, usual.length) &&
    isWithin(width * millimetres, usual.width) &&
    isWithin(height * millimetres, usual.height)
  );
}

/** Of a vehicle or a container the first side that is longer than that of any; null: none, or it is something else. */
export function oddSide(type: ContainerType, sides: Sides, millimetres: number): keyof Sides | null {
  if (type === 'Pallet' || type === 'Carton') return null;
  const all = ['length', 'width', 'height'] as const;
  return all.find((side) => sides[side] * millimetres > USUAL[type][side][1]) ?? null;
}

function isWithin(side: number, [least, most]: Range): boolean {
  return side >= least && side <= most;
}
