/**
 * The evaluation of search/evaluate for blocks that must be carried, when there are thousands of candidates. The order of
 * the tests differs: tests that are cheap and refuse most candidates come first; those that look up tables too large
 * for the processor's caches come last.
 */
import { blockOf, rankHeight, rankLength, rankWidth } from '../blocks/ranking';
import { blockWeight } from '../blocks/table';
import { isCornerAllowed, isCornerRefused } from '../contacts/corner-pieces';
import { limited, mayStandThere, standsFree, withinLimits } from '../contacts/every-rule';
import { spend } from '../effort/budget';
import { isCarried } from '../rules/support';
import { contactShare } from '../spaces/neighbours';
import { longestSum } from '../state/reachable';
import { stacksUsed } from '../state/stack-table';
import { leastExtent, stacksOf } from '../state/state';
import { topsUnder, topsUnderCount } from '../tops/tops';
import { found, keep, threshold, wanted } from './actions';
import { makeSieve, mightBeCarried } from './carry-sieve';
import {
  cornerAt,
  cornerCount,
  cornerRoomL,
  cornerRoomW,
  cornerX,
  cornerY,
  leastReachL,
  leastReachW,
  mostUsed,
} from './corners';
import {
  corner,
  isTooLate,
  left,
  mostBase,
  mostWeight,
  roomH,
  STEPS_OF_CARRYING,
  spaceZ1,
  spaceZ2,
} from './filled-space';
import { alpha, power, raised, worth } from './formula';
import { mostContact } from './most-contact';

/** Makes the sieve of each corner. @returns false when the tops can carry nothing at any corner */
export function makeSieves(state: usize): bool {
  const leastL = leastExtent(state, 0);
  const leastW = leastExtent(state, 1);
  let any = false;
  for (let i = 0; i < cornerCount; i++) {
    const at = cornerAt(i);
    const mostL = <i32>min(<f64>cornerRoomL(at), mostBase / <f64>leastW);
    const mostW = <i32>min(<f64>cornerRoomW(at), mostBase / <f64>leastL);
    const x = cornerX(at);
    const y = cornerY(at);
    if (makeSieve(i, x, y, corner, mostL, mostW, leastL, leastW, topsUnder, topsUnderCount)) any = true;
  }
  return any;
}

/** Tries a block at each corner, and keeps the first placement that every test allows. */
export function evaluateCarried(state: usize, rank: i32): void {
  const l = rankLength(rank);
  const w = rankWidth(rank);
  const h = rankHeight(rank);
  if (h > roomH) return;
  if (mostWeight != Infinity && blockWeight(blockOf(rank)) > mostWeight) return;
  const s = worth(state, rank);
  const z = (corner & 4) != 0 ? spaceZ2 - h : spaceZ1;
  for (let i = 0; i < cornerCount; i++) {
    const at = cornerAt(i);
    const roomL = cornerRoomL(at);
    const roomW = cornerRoomW(at);
    if (l > roomL || w > roomW || !mightBeCarried(i, l, w)) continue;
    const most = s * mostUsed(at);
    const bound = mostContact(rank, l, w, h, l >= leastReachL(at), w >= leastReachW(at));
    if (most * raised(bound, alpha) <= threshold) continue;
    const cx = cornerX(at);
    const cy = cornerY(at);
    const x = (corner & 1) != 0 ? cx - l : cx;
    const y = (corner & 2) != 0 ? cy - w : cy;
    const contact = raised(contactShare(l, w, h, x, y, z), alpha);
    if (most * contact <= threshold) continue;
    const usedL = l + longestSum(0, roomL - l, left);
    const usedW = w + longestSum(1, roomW - w, left);
    const usedH = h + longestSum(2, roomH - h, left);
    const score = s * raised(<f64>usedL * <f64>usedW * <f64>usedH, power) * contact;
    if (score <= threshold && found >= wanted) continue;
    if (limited && !withinLimits(state, rank)) return;
    if (isTooLate(rank)) return;
    spend(STEPS_OF_CARRYING);
    if (!isCarried(blockOf(rank), x, y, corner, topsUnder, topsUnderCount)) continue;
    if (stacksUsed && (isCornerRefused(i, rank) || !isCornerAllowed(stacksOf(state), i, rank, cx, cy, z, corner)))
      continue;
    if (!standsFree() && !mayStandThere(state, rank, x, y, z, corner, spaceZ2)) continue;
    keep(rank, x, y, z, corner, score);
    return;
  }
}
