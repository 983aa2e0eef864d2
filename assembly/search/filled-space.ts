/** The space being filled, and what may go into it: where it lies, what it may bear, how much effort it may take. */
import { blockOf } from '../blocks/ranking';
import { pieces } from '../blocks/table';
import { spent } from '../effort/budget';
import { tag, x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { leftMask } from '../state/state';
import { leastReaching } from './candidates';

/** The space being filled; its bits of far walls name the corner that is filled. */
export let spaceX1: i32 = 0;
export let spaceY1: i32 = 0;
export let spaceZ1: i32 = 0;
export let spaceX2: i32 = 0;
export let spaceY2: i32 = 0;
export let spaceZ2: i32 = 0;
export let corner: i32 = 0;
export let roomH: i32 = 0;
export let leastReachH: i32 = 0;
/** Cargoes of which pieces are left. */
export let left: v128 = i64x2(0, 0);

/** What the effort may come to before only small blocks are tried. */
let mostSpent: f64 = Infinity;
/** Work units of asking whether what is below carries a block. */
export const STEPS_OF_CARRYING: i32 = 12;
/** Pieces of a block that is always tried. */
const SMALL: i32 = 8;

/** The largest base that the tops under the space may carry. */
export let mostBase: f64 = Infinity;
/** The most weight that they may bear. */
export let mostWeight: f64 = Infinity;

/** Names the space to be filled. @param lift how far above its floor blocks are placed */
export function setSpace(at: usize, lift: i32): void {
  spaceX1 = x1(at);
  spaceY1 = y1(at);
  spaceZ1 = z1(at) + lift;
  spaceX2 = x2(at);
  spaceY2 = y2(at);
  spaceZ2 = z2(at);
  corner = tag(at);
  roomH = spaceZ2 - spaceZ1;
  leastReachH = leastReaching(roomH);
}

export function nearX(): i32 {
  return (corner & 1) != 0 ? spaceX2 : spaceX1;
}
export function nearY(): i32 {
  return (corner & 2) != 0 ? spaceY2 : spaceY1;
}

/** @param effort when so much is spent, as a whole, only small blocks are still tried */
export function limitEvaluation(effort: f64): void {
  mostSpent = effort;
}
export function evaluationLimited(): bool {
  return spent >= mostSpent;
}

/** True when the effort is spent and a block has more than a few pieces. */
export function isTooLate(rank: i32): bool {
  return pieces(blockOf(rank)) > SMALL && evaluationLimited();
}

/** @param base the largest that what is below may carry @param weight the most that it may bear */
export function setBearing(state: usize, base: f64, weight: f64): void {
  mostWeight = weight;
  left = leftMask(state);
  mostBase = base;
}
