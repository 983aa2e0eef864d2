/** What stays free beside the cargo. */
import type { Cuboid } from '../../domain/geometry.js';

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
