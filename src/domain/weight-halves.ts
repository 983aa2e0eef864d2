/**
 * What the halves of a container carry. A piece across the middle is shared by volume (a roll by its bounding box, as in
 * zones). The middle is that of the container's inner size, of a pallet that of its deck.
 */
import { sharedLength } from './geometry.js';
import { type Arrangement, extentOf, piecesIn } from './plan.js';
import type { Container, LoadProblem } from './problem.js';

/** Weights in the units of the request. */
export interface WeightHalves {
  /** Of all the cargo. */
  readonly total: number;
  /** The half with the lower coordinates along the width; the other one carries the rest. */
  readonly left: number;
  /** The half at the front wall. */
  readonly front: number;
}

export function weightHalves(
  { cargoes }: LoadProblem,
  { size }: Container,
  arrangements: readonly Arrangement[],
): WeightHalves {
  let [total, left, front] = [0, 0, 0];
  for (const arrangement of arrangements) {
    const weight = cargoes[arrangement.cargo]!.weight * piecesIn(arrangement);
    const { x1, y1, x2, y2 } = extentOf(arrangement, cargoes);
    total += weight;
    left += weight * shareBelow(y1, y2, size.width / 2);
    front += weight * shareBelow(x1, x2, size.length / 2);
  }
  return { total, left, front };
}

/** Share of an interval below a limit, 0..1. */
function shareBelow(from: number, to: number, limit: number): number {
  return sharedLength(from, to, Math.min(from, limit), limit) / (to - from);
}

/** How much heavier the left half is than the right one; below 0: lighter. */
export function acrossDifference({ total, left }: WeightHalves): number {
  return 2 * left - total;
}

/** How much heavier the front half is than the rear one; below 0: lighter. */
export function alongDifference({ total, front }: WeightHalves): number {
  return 2 * front - total;
}

/** Sums of weights that differ by rounding alone are equal. */
const ROUNDING = 1e-9;

/**
 * The weight that is too much, beyond what the halves may differ, along and across together; 0 in balance.
 * @param mostPercent of the weight of all the cargo
 */
export function imbalance(halves: WeightHalves, mostPercent: number): number {
  const most = halves.total * (mostPercent / 100 + ROUNDING);
  const beyond = (difference: number) => Math.max(0, Math.abs(difference) - most);
  return beyond(acrossDifference(halves)) + beyond(alongDifference(halves));
}
