/** The limits of vehicles, which parts of loads need not keep on their own: how far a load is beyond them, and by what rules. */
import type { Arrangement } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import type { UnloadedReason } from '../../../domain/reasons.js';
import { centreOfGravity } from '../../../rules/centre-of-gravity.js';
import { floorPressure } from '../../../rules/floor-pressure.js';
import { lineLoad } from '../../../rules/line-load.js';
import type { Rule } from '../../../rules/rule.js';
import { floorBeyond, hasFloorLimit } from './floor-load.js';
import { offCentre } from './off-centre.js';

export const VEHICLE_RULES: readonly { readonly rule: Rule; readonly reason: UnloadedReason }[] = [
  { rule: centreOfGravity, reason: 'OffCentre' },
  { rule: lineLoad, reason: 'FloorLoad' },
  { rule: floorPressure, reason: 'FloorLoad' },
];

export function hasLimits(container: Container): boolean {
  return container.cogTolerance !== undefined || hasFloorLimit(container);
}

export function isLimited({ containers, pallets = [] }: LoadProblem): boolean {
  return [...containers, ...pallets].some(hasLimits);
}

/** In shares of the limits, all together; 0: within. */
export function beyondLimits(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  return offCentre(problem, container, arrangements) + floorBeyond(problem, container, arrangements);
}
