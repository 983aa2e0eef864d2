/** Pairs of cuboids that lie behind one another, seen along an axis, without comparing all with all. */

import { Grid } from '../lib/grid.js';
import type { Cuboid } from './geometry.js';

/** Seen along the length from the door, or from above. */
export type Sight = 'x' | 'z';

/**
 * Visits the pairs whose rectangles, seen along the axis, share an area; `near` has the greater middle along it. Where
 * the visitor returns true and `far` covers all that is seen of `near`, what lies behind `far` is not compared with
 * `near` any more.
 */
export function forEachPairSeen(
  cuboids: readonly Cuboid[],
  sight: Sight,
  visit: (near: number, far: number) => boolean,
): void {
  const { order, left, right, bottom, top } = seenFrom(cuboids, sight);
  const grid = new Grid(spansOf(left, right), spansOf(bottom, top));
  /** By near one: the far one that took its place. */
  const hiddenBy = new Int32Array(order.length).fill(-1);
  for (let far = 0; far < order.length; far++) {
    let hidden = 0;
    grid.forEachCell(far, (cell, row, column) => {
      for (let k = 0; k < cell.length; k++) {
        const near = cell[k]!;
        if (left[near]! >= right[far]! || left[far]! >= right[near]!) continue;
        if (bottom[near]! >= top[far]! || bottom[far]! >= top[near]!) continue;
        if (!grid.isCellOfPair(far, near, row, column)) continue;
        const mayHide = visit(order[near]!, order[far]!);
        const isSidewaysCovered = left[far]! <= left[near]! && right[far]! >= right[near]!;
        if (!mayHide || !isSidewaysCovered || bottom[far]! > bottom[near]! || top[far]! < top[near]!) continue;
        hiddenBy[near] = far;
        hidden++;
      }
    });
    grid.forEachCell(far, (cell) => {
      if (hidden > 0) {
        let kept = 0;
        for (const near of cell) if (hiddenBy[near] !== far) cell[kept++] = near;
        cell.length = kept;
      }
      cell.push(far);
    });
  }
}

/** The rectangles that are seen, nearest first. */
function seenFrom(cuboids: readonly Cuboid[], sight: Sight) {
  const middles = cuboids.map(({ x1, x2, z1, z2 }) => (sight === 'x' ? x1 + x2 : z1 + z2));
  const order = cuboids.map((_, place) => place).sort((a, b) => middles[b]! - middles[a]! || a - b);
  const side = () => new Float64Array(order.length);
  const [left, right, bottom, top] = [side(), side(), side(), side()];
  order.forEach((place, i) => {
    const cuboid = cuboids[place]!;
    left[i] = cuboid.y1;
    right[i] = cuboid.y2;
    bottom[i] = sight === 'x' ? cuboid.z1 : cuboid.x1;
    top[i] = sight === 'x' ? cuboid.z2 : cuboid.x2;
  });
  return { order, left, right, bottom, top };
}

function spansOf(lows: Float64Array, highs: Float64Array) {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < lows.length; i++) {
    if (lows[i]! < from) from = lows[i]!;
    if (highs[i]! > to) to = highs[i]!;
  }
  return { lows, highs, from, to };
}
