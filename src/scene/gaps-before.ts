/** What stays free between what a step loads and what stands before it: whoever loads has to measure it. */
import type { Cuboid } from '../domain/geometry.js';
import type { Way } from '../domain/loading-way.js';
import type { LoadProblem } from '../domain/problem.js';
import { scaledMillimetres } from '../domain/reach.js';

/** Millimetres: nobody measures less on a floor. On other cargo more than the second is no gap that closes by itself. */
const LEAST_BEFORE = 20;
const MOST_ABOVE = 500;

interface GapPart {
  readonly extent: Cuboid;
  readonly isRolls: boolean;
}

/**
 * By part, in scaled units: what stays free between it and what is loaded before it and stands nearer to the front wall;
 * on the floor that is the wall itself where nothing does. 0: on other cargo so much that its place says it better, less than anybody measures, or cargo comes in by another way.
 * Rolls settle against each other, and are not measured.
 */
export function gapsBefore(problem: Pick<LoadProblem, 'uom' | 'scale'>, way: Way, parts: readonly GapPart[]): number[] {
  if (way !== 'fromDoor') return parts.map(() => 0);
  const least = scaledMillimetres(problem, LEAST_BEFORE);
  const mostAbove = scaledMillimetres(problem, MOST_ABOVE);
  /** Those that end nearest to the door come last. */
  const loaded: Cuboid[] = [];
  return parts.map(({ extent, isRolls }) => {
    const before = loaded.findLast((other) => other.x2 <= extent.x1 && meetAcross(other, extent));
    const at = loaded.findLastIndex(({ x2 }) => x2 <= extent.x2);
    loaded.splice(at + 1, 0, extent);
    const isOnFloor = extent.z1 <= 0;
    const gap = extent.x1 - (before?.x2 ?? (isOnFloor ? 0 : extent.x1));
    return isRolls || gap < least || (gap > mostAbove && !isOnFloor) ? 0 : gap;
  });
}

function meetAcross(a: Cuboid, b: Cuboid): boolean {
  return a.y1 < b.y2 && b.y1 < a.y2 && a.z1 < b.z2 && b.z1 < a.z2;
}
