/**
 * Containers whose sizes look like ones in another unit than that of the request. A type has sides between which its
 * usual containers lie; one that is out of them as it is read, and within them in another unit, was probably meant so.
 */
import { measure } from '../../domain/sentences.js';
import { UNITS } from '../../domain/units.js';
import type { ContainerType, Uom } from '../../domain/words.js';
import { UOM } from '../../schema/enums.js';
import type { Warning } from '../types.js';
import type { FilledContainerBody } from './resolve-container.js';

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

export const UNIT_NAMES: Readonly<Record<Uom, string>> = {
  UnitEnglish: 'inches',
  UnitMetric: 'millimetres',
  UnitHighMetric: 'centimetres',
};

export function isUsual({ containerType, length, width, height }: FilledContainerBody, uom: Uom): boolean {
  const usual = USUAL[containerType];
  const millimetres = UNITS[uom].tenthsOfMillimetre / 10;
  return (
    isWithin(length * millimetres, usual.length) &&
    isWithin(width * millimetres, usual.width) &&
    isWithin(height * millimetres, usual.height)
  );
}

function isWithin(side: number, [least, most]: Range): boolean {
  return side >= least && side <= most;
}

export function looksLikeOtherUnit(
  containers: readonly FilledContainerBody[],
  uom: Uom,
  containersPointer: string,
): Warning[] {
  return containers.flatMap((container, index): Warning[] => {
    if (isUsual(container, uom)) return [];
    const guesses = UOM.values.filter((other) => other !== uom && isUsual(container, other));
    if (guesses.length === 0) return [];
    const { containerType, length, width, height } = container;
    const sides = [length, width, height].map(measure).join(' x ');
    const named = guesses.map((guess) => `${UNIT_NAMES[guess]} (UOM=${guess})`).join(' or in ');
    const message =
      `A ${containerType} of ${sides} ${UNITS[uom].length} looks like one measured in ${named}; ` +
      `the request is read in ${UNIT_NAMES[uom]} (${uom}).`;
    return [{ code: 'LooksLikeOtherUnit', pointer: `${containersPointer}/${index}/length`, message }];
  });
}
