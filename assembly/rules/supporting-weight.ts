/**
 * Supporting weight: what rests on a piece, directly and through others, weighs at most its maxSupportingWeight;
 * weight goes down in proportion to contact area. Supporters always have lower numbers in the table of stacks, so
 * that one pass from the highest down carries every weight to the floor.
 */
import { cargoBears, cargoWeight } from '../abi/layout';
import { allocateZeroed } from '../memory/arena';
import { cargoes, maxWeight, quantity } from '../problem/view';
import {
  EDGE,
  edge,
  residual,
  setResidual,
  stack,
  stackEdges,
  stackFirstEdge,
  stackWeight,
} from '../state/stack-table';

/** Rounding of sums and shares; the verifier allows 1e-9. */
export const TOLERANCE: f64 = 1e-10;

/** Load that arrives at each stack (f64), zero between calls; and which stacks one arrives at (a bit each), too. */
let arriving: usize = 0;
let reached: usize = 0;

/** @param stacks the most of a state */
export function openSupportingWeight(stacks: i32): void {
  arriving = allocateZeroed((<usize>stacks) << 3);
  reached = allocateZeroed(((<usize>stacks >> 6) + 1) << 3);
}

/** True when some cargo bears less than everything that could ever lie on it. */
export function supportingWeightUsed(): bool {
  let all: f64 = 0;
  let least: f64 = Infinity;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    all += <f64>quantity(cargo) * load<f64>(cargoWeight + ((<usize>cargo) << 3));
    least = min(least, load<f64>(cargoBears + ((<usize>cargo) << 3)));
  }
  return least < min(all, maxWeight);
}

/** What may rest on top of a run of `layers` pieces: the lowest bears the others. Below 0: too many layers. */
export function ownResidual(cargo: i32, layers: i32, pieceWeight: f64): f64 {
  const bears = load<f64>(cargoBears + ((<usize>cargo) << 3));
  return bears * (1 + TOLERANCE) - <f64>(layers - 1) * pieceWeight;
}

/**
 * Sends the weight of the stacks from `fresh` on down to the floor; false when one below would bear too much.
 * @param keep true writes what remains (when all bear what arrives), false only asks
 */
export function bearsStacks(table: usize, fresh: i32, count: i32, keep: bool): bool {
  let holds = true;
  for (let i = count - 1; i >= fresh; i--) {
    const arrived = takeOver(table, i, keep);
    if (arrived < 0) holds = false;
    else sendDown(table, i, fresh, arrived + stackWeight(stack(table, i)));
  }
  return bearsArrived(table, fresh, keep, holds);
}

/**
 * Sends what has arrived at the stacks before `fresh` down to the floor, and forgets it.
 * @param keep as above @param held false when it is known that not all is borne
 */
export function bearsArrived(table: usize, fresh: i32, keep: bool, held: bool): bool {
  let holds = held;
  for (let word = (fresh - 1) >> 6; word >= 0; word--) {
    const bits = reached + ((<usize>word) << 3);
    // Supporters have lower numbers: what a stack of this word adds to it is below its own bit.
    while (load<u64>(bits) != 0) {
      const bit = 63 - clz(load<u64>(bits));
      store<u64>(bits, load<u64>(bits) ^ ((<u64>1) << bit));
      const i = (word << 6) + <i32>bit;
      const arrived = takeOver(table, i, keep);
      if (arrived < 0) holds = false;
      else if (holds) sendDown(table, i, fresh, arrived);
    }
  }
  return holds;
}

/** Forgets what has arrived at the stacks before `fresh`. */
export function forgetArrived(fresh: i32): void {
  for (let word = (fresh - 1) >> 6; word >= 0; word--) {
    const at = reached + ((<usize>word) << 3);
    let bits = load<u64>(at);
    store<u64>(at, 0);
    while (bits != 0) {
      store<f64>(arriving + ((<usize>((word << 6) + <i32>ctz(bits))) << 3), 0);
      bits &= bits - 1;
    }
  }
}

/** What has arrived at a stack, which goes on from there; below 0 when the stack cannot bear it. */
function takeOver(table: usize, i: i32, keep: bool): f64 {
  const slot = arriving + ((<usize>i) << 3);
  const arrived = load<f64>(slot);
  store<f64>(slot, 0);
  const at = stack(table, i);
  if (!keep && arrived > residual(at)) return -1;
  if (keep) setResidual(at, residual(at) - arrived);
  return arrived;
}

function sendDown(table: usize, i: i32, fresh: i32, weight: f64): void {
  const at = stack(table, i);
  let link = edge(table, stackFirstEdge(at));
  for (let e = stackEdges(at); e > 0; e--) {
    const number = load<i32>(link);
    const part = weight * load<f64>(link, 8);
    if (number < fresh) arrive(number, part);
    else addArriving(number, part);
    link += EDGE;
  }
}

/** Weight that comes to lie on a stack from above. */
export function arrive(number: i32, weight: f64): void {
  addArriving(number, weight);
  const bits = reached + ((<usize>(number >> 6)) << 3);
  store<u64>(bits, load<u64>(bits) | ((<u64>1) << (number & 63)));
}

function addArriving(number: i32, weight: f64): void {
  const slot = arriving + ((<usize>number) << 3);
  store<f64>(slot, load<f64>(slot) + weight);
}
