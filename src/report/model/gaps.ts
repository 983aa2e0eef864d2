/** What stays free beside and before the cargo. */
import type { Cuboid } from '../../domain/geometry.js';
import { scaledMillimetres } from '../../domain/reach.js';
import type { LoadedThing } from './loaded.js';
import type { PlacedPart } from './parts.js';

/** A stretch along the length, and what is free across it at least. */
export interface GapAcross {
  readonly from: number;
  readonly to: number;
  readonly free: number;
}

/**
 * Where cargo stands and leaves something free across the width, whatever its height.
 * @param width of the container; all in scaled units
 */
export function gapsAcross(bodies: readonly Cuboid[], width: number): GapAcross[] {
  const edges = [...new Set(bodies.flatMap(({ x1, x2 }) => [x1, x2]))].sort((a, b) => a - b);
  const coming = [...bodies].sort((a, b) => a.x1 - b.x1);
  const gaps: GapAcross[] = [];
  let here: Cuboid[] = [];
  let next = 0;
  for (let at = 0; at + 1 < edges.length; at++) {
    const [from, to] = [edges[at]!, edges[at + 1]!];
    while (next < coming.length && coming[next]!.x1 <= from) here.push(coming[next++]!);
    here = here.filter(({ x2 }) => x2 > from);
    const free = here.length === 0 ? 0 : width - covered(here);
    const last = gaps.at(-1);
    // What is free in neighbours is one gap.
    if (free > 0 && last?.to === from && last.free === free) gaps[gaps.length - 1] = { ...last, to };
    else if (free > 0) gaps.push({ from, to, free });
  }
  return gaps;
}

/** Of the width, under any of them. */
function covered(bodies: readonly Cuboid[]): number {
  let sum = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { y1, y2 } of [...bodies].sort((a, b) => a.y1 - b.y1)) {
    sum += Math.max(0, y2 - Math.max(end, y1));
    end = Math.max(end, y2);
  }
  return sum;
}

/** Millimetres: nobody measures less on a floor. On other cargo more than the second is no gap that closes by itself. */
const LEAST_BEFORE = 20;
const MOST_ABOVE = 500;

/**
 * By part, in scaled units: what stays free between it and what is loaded before it and stands nearer to the front wall;
 * on the floor that is the wall itself where nothing does. 0: on other cargo so much that its place says it better, less than anybody measures, or cargo comes in by another way.
 * Rolls settle against each other, and are not measured.
 */
export function gapsBefore({ problem, scene }: Pick<LoadedThing, 'problem' | 'scene'>, parts: readonly PlacedPart[]) {
  if (scene.room.way !== 'fromDoor') return parts.map(() => 0);
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
