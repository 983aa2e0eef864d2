/** Pairs of cuboids that lie behind one another, seen along an axis, without comparing all with all. */

import { Grid } from '../lib/grid.js';
import type { Cuboid } from './geometry.js';

/** Seen along the length from the door, or from above. */
export type Sight = 'x' | 'z';

/** So few are compared all with all: cells cost more than they save. */
const FEW = 48;

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
  const view = new View(cuboids, sight);
  if (cuboids.length <= FEW) forEachPairOfFew(view, visit);
  else forEachPairInCells(view, visit);
}

function forEachPairOfFew(view: View, visit: (near: number, far: number) => boolean): void {
  const { order } = view;
  /** Nearer ones that something further may still be behind. */
  const left: number[] = [];
  for (let far = 0; far < order.length; far++) {
    let kept = 0;
    for (let k = 0; k < left.length; k++) {
      const near = left[k]!;
      if (view.meet(near, far) && visit(order[near]!, order[far]!) && view.covers(far, near)) continue;
      left[kept++] = near;
    }
    left.length = kept;
    left.push(far);
  }
}

function forEachPairInCells(view: View, visit: (near: number, far: number) => boolean): void {
  const { order } = view;
  const grid = view.grid();
  /** By near one: the far one that took its place. */
  const hiddenBy = new Int32Array(order.length).fill(-1);
  for (let far = 0; far < order.length; far++) {
    let hidden = 0;
    grid.forEachCell(far, (cell, row, column) => {
      for (let k = 0; k < cell.length; k++) {
        const near = cell[k]!;
        if (!view.meet(near, far) || !grid.isCellOfPair(far, near, row, column)) continue;
        if (!visit(order[near]!, order[far]!) || !view.covers(far, near)) continue;
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
class View {
  /** By place, which cuboid it is of. */
  readonly order: readonly number[];
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  readonly #bottom: Float64Array;
  readonly #top: Float64Array;

  constructor(cuboids: readonly Cuboid[], sight: Sight) {
    const middles = cuboids.map(({ x1, x2, z1, z2 }) => (sight === 'x' ? x1 + x2 : z1 + z2));
    this.order = cuboids.map((_, place) => place).sort((a, b) => middles[b]! - middles[a]! || a - b);
    this.#left = new Float64Array(cuboids.length);
    this.#right = new Float64Array(cuboids.length);
    this.#bottom = new Float64Array(cuboids.length);
    this.#top = new Float64Array(cuboids.length);
    for (let place = 0; place < cuboids.length; place++) {
      const { x1, x2, y1, y2, z1, z2 } = cuboids[this.order[place]!]!;
      this.#left[place] = y1;
      this.#right[place] = y2;
      this.#bottom[place] = sight === 'x' ? z1 : x1;
      this.#top[place] = sight === 'x' ? z2 : x2;
    }
  }

  grid(): Grid {
    return new Grid(spansOf(this.#left, this.#right), spansOf(this.#bottom, this.#top));
  }

  meet(near: number, far: number): boolean {
    return (
      this.#left[near]! < this.#right[far]! &&
      this.#left[far]! < this.#right[near]! &&
      this.#bottom[near]! < this.#top[far]! &&
      this.#bottom[far]! < this.#top[near]!
    );
  }

  /** Whether nothing is seen of `near` beside `far`. */
  covers(far: number, near: number): boolean {
    return (
      this.#left[far]! <= this.#left[near]! &&
      this.#right[far]! >= this.#right[near]! &&
      this.#bottom[far]! <= this.#bottom[near]! &&
      this.#top[far]! >= this.#top[near]!
    );
  }
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
