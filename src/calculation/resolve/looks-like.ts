/**
 * Containers whose sizes look like ones in another unit than that of the request: one that is out of what is usual of its
 * type as it is read, and within it in another unit, was probably meant so.
 */
import { measure } from '../../domain/sentences.js';
import { UNITS } from '../../domain/units.js';
import { isUsualSize } from '../../domain/usual-sizes.js';
import type { Uom } from '../../domain/words.js';
import { UOM } from '../../schema/enums.js';
import type { Warning } from '../types.js';
import type { FilledContainerBody } from './resolve-container.js';

export const UNIT_NAMES: Readonly<Record<Uom, string>> = {
  UnitEnglish: 'inches',
  UnitMetric: 'millimetres',
  UnitHighMetric: 'centimetres',
};

/** What people measure in, and how many millimetres it has: metres are no unit of a request, but are sent. */
export const GUESSES: readonly { readonly uom: Uom | null; readonly name: string; readonly millimetres: number }[] = [
  ...UOM.values.map((uom) => ({ uom, name: UNIT_NAMES[uom], millimetres: UNITS[uom].tenthsOfMillimetre / 10 })),
  { uom: null, name: 'metres', millimetres: 1000 },
];

/** `millimetres (UOM=UnitMetric)`. */
export function unitGuessed({ name, uom }: (typeof GUESSES)[number]): string {
  return `${name} (${uom === null ? 'no unit of a request' : `UOM=${uom}`})`;
}

export function isUsual(container: FilledContainerBody, uom: Uom): boolean {
  return isUsualSize(container.containerType, container, UNITS[uom].tenthsOfMillimetre / 10);
}

export function looksLikeOtherUnit(
  containers: readonly FilledContainerBody[],
  uom: Uom,
  containersPointer: string,
): Warning[] {
  return containers.flatMap((container, index): Warning[] => {
    if (isUsual(container, uom)) return [];
    const { containerType, length, width, height } = container;
    const guesses = GUESSES.filter(
      (guess) => guess.uom !== uom && isUsualSize(containerType, container, guess.millimetres),
    );
    if (guesses.length === 0) return [];
    const sides = [length, width, height].map(measure).join(' x ');
    const named = guesses.map(unitGuessed).join(' or in ');
    const message =
      `A ${containerType} of ${sides} ${UNITS[uom].length} looks like one measured in ${named}; ` +
      `the request is read in ${UNIT_NAMES[uom]} (${uom}).`;
    return [{ code: 'LooksLikeOtherUnit', pointer: `${containersPointer}/${index}/length`, message }];
  });
}
