/**
 * Scores how well a block fits a corner of the space that is being filled (VCS of Araya, Guerrero and Nunez 2017), and
 * keeps the best-scoring placements as actions:
 *
 *   score = s * D^power * CS^alpha
 *
 *   s    the block's own worth, V n^-gamma: its volume V, lowered by its number n of pieces
 *   D    the room that is used: the product over the axes of b + K(R - b), where b is the size of the block, R the room
 *        from the corner, and K(x) the longest sum of cargo sizes that is at most x
 *   CS   the share of the block's surface that touches walls or other blocks
 *
 * K and CS are expensive to look up. So bounds that are cheap are tested first, and a candidate whose bound cannot beat
 * `threshold` (search/actions) is dropped: D is at most R; the three faces at the corner are at most half of the surface; a
 * far face touches only when the block reaches it; a side face touches only as high as what lies beyond it
 * (docs/engine.md, Choosing a block).
 */
import { blockOf, hotRecord, rankHeight, rankLength, rankWidth, staticScore } from '../blocks/ranking';
import { blockWeight, count } from '../blocks/table';
import { isCornerAllowed, isCornerCarried, isCornerRefused } from '../contacts/corner-pieces';
import { limited, mayStandThere, standsFree, withinLimits } from '../contacts/every-rule';
import { spend } from '../effort/budget';
import { isCarried } from '../rules/support';
import { contactShare } from '../spaces/neighbours';
import { longestSum } from '../state/reachable';
import { stacksUsed } from '../state/stack-table';
import { stacksOf } from '../state/state';
import { topsUnder, topsUnderCount } from '../tops/tops';
import { clearActions, found, keep, threshold, wanted } from './actions';
import { reaching, reachingWords, short, shortWords, WORD } from './candidates';
import { openCarrySieves } from './carry-sieve';
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
  openCorners,
} from './corners';
import { evaluateCarried, makeSieves } from './evaluate-carried';
import {
  corner,
  isTooLate,
  left,
  mostBase,
  mostWeight,
  roomH,
  STEPS_OF_CARRYING,
  setBearing,
  spaceX1,
  spaceX2,
  spaceY1,
  spaceY2,
  spaceZ1,
  spaceZ2,
} from './filled-space';
import { alpha, lastBonus, power, raised, resetEvaluation, worth } from './formula';
import { mostContact } from './most-contact';

/** The most candidates of a pass. The rest has lower static scores: with thousands of cargoes many are much alike. */
const MOST_LOOKED: i32 = 4000;
/**
 * The same where choose.ts has already sorted out blocks whose base is too large: then fewer candidates find as much. The
 * limit falls with the number of blocks (SORTED_LOOKS / blocks), but not below LEAST_SORTED_LOOKED.
 */
const SORTED_LOOKS: i32 = 120000000;
const LEAST_SORTED_LOOKED: i32 = 1000;
let mostSorted: i32 = 0;
let isSorted: bool = false;
/** Whether the corners of this choice have sieves, which refuse most blocks that would not be carried (search/carry-sieve). */
let sieved: bool = false;
const STEPS_OF_CANDIDATE: i32 = 8;

export function openEvaluate(): void {
  openCorners();
  openCarrySieves();
  mostSorted = min(max(SORTED_LOOKS / max(count, 1), LEAST_SORTED_LOOKED), MOST_LOOKED);
  resetEvaluation();
}

/**
 * Begins the evaluation of the candidates of a space.
 * @param base the largest base that the tops below can carry
 * @param sorted whether candidates with a larger base were sorted out already
 * @param weight the largest weight that the tops below may bear
 */
export function startEvaluation(state: usize, base: f64, sorted: bool, weight: f64): void {
  isSorted = sorted;
  setBearing(state, base, weight);
  clearActions();
}

/**
 * Evaluates the candidates in two passes, and keeps the best actions (search/actions): first the blocks that may reach a far
 * face, then the rest, which touch at most half of their surface. Each pass goes by falling static score, so it can end
 * as soon as even a perfect fit could not win.
 */
export function evaluateAll(state: usize, mustBeCarried: bool): void {
  sieved = mustBeCarried && isSorted;
  if (sieved && !makeSieves(state)) return;
  const most = <f64>lastBonus * raised(<f64>(spaceX2 - spaceX1) * <f64>(spaceY2 - spaceY1) * <f64>roomH, power);
  let looked = 0;
  for (let pass = 0; pass < 2; pass++) {
    const cap = pass == 0 ? most : most * raised(0.5, alpha);
    const last = looked + (isSorted ? mostSorted : MOST_LOOKED);
    let at = pass == 0 ? reaching : short;
    let open = true;
    for (let i = pass == 0 ? reachingWords : shortWords; i > 0 && open; i--) {
      let bits = load<u64>(at);
      const first = load<i32>(at, 8);
      do {
        const rank = first + <i32>ctz(bits);
        bits &= bits - 1;
        looked++;
        // Later ranks have a lower s: when even a perfect fit of this one could not win, none of them can.
        if (staticScore(hotRecord(rank)) * cap <= threshold || looked > last) {
          open = false;
          break;
        }
        if (sieved) evaluateCarried(state, rank);
        else evaluate(state, rank, mustBeCarried);
      } while (bits != 0);
      at += WORD;
    }
  }
  spend(reachingWords + shortWords + looked * STEPS_OF_CANDIDATE);
}

/**
 * Tries a block at each corner, and keeps the first placement that every test allows. The tests go from cheap to expensive.
 * Where the block must be carried, a corner that refuses it leaves the other corners to be tried; elsewhere the first
 * refusal ends the evaluation of the block.
 */
function evaluate(state: usize, rank: i32, mustBeCarried: bool): void {
  const l = rankLength(rank);
  const w = rankWidth(rank);
  const h = rankHeight(rank);
  if (h > roomH || <f64>l * <f64>w > mostBase) return;
  if (mostWeight != Infinity && blockWeight(blockOf(rank)) > mostWeight) return;
  const s = worth(state, rank);
  let usedH: i32 = -1;
  for (let i = 0; i < cornerCount; i++) {
    const at = cornerAt(i);
    const roomL = cornerRoomL(at);
    const roomW = cornerRoomW(at);
    if (l > roomL || w > roomW) continue;
    const reachesX = l >= leastReachL(at);
    const reachesY = w >= leastReachW(at);
    const contact = raised(mostContact(rank, l, w, h, reachesX, reachesY), alpha);
    if (s * mostUsed(at) * contact <= threshold) {
      if (mustBeCarried) continue;
      return;
    }
    if (stacksUsed && isCornerRefused(i, rank)) {
      if (mustBeCarried) continue;
      return;
    }
    if (usedH < 0) usedH = h + longestSum(2, roomH - h, left);
    const usedL = l + longestSum(0, roomL - l, left);
    const usedW = w + longestSum(1, roomW - w, left);
    const score = s * raised(<f64>usedL * <f64>usedW * <f64>usedH, power);
    if (score * contact <= threshold) {
      if (mustBeCarried) continue;
      return;
    }
    if (limited && !withinLimits(state, rank)) return;
    const cx = cornerX(at);
    const cy = cornerY(at);
    const x = (corner & 1) != 0 ? cx - l : cx;
    const y = (corner & 2) != 0 ? cy - w : cy;
    const z = (corner & 4) != 0 ? spaceZ2 - h : spaceZ1;
    if (mustBeCarried) {
      if (isTooLate(rank)) return;
      spend(STEPS_OF_CARRYING);
      if (!isCornerCarried(i, rank, cx, cy, corner)) continue;
      if (!isCarried(blockOf(rank), x, y, corner, topsUnder, topsUnderCount)) continue;
    }
    if (stacksUsed && !isCornerAllowed(stacksOf(state), i, rank, cx, cy, z, corner)) {
      if (mustBeCarried) continue;
      return;
    }
    const final = score * raised(contactShare(l, w, h, x, y, z), alpha);
    if (final <= threshold && found >= wanted) return;
    if (!standsFree() && !mayStandThere(state, rank, x, y, z, corner, spaceZ2)) {
      if (mustBeCarried) continue;
      return;
    }
    keep(rank, x, y, z, corner, final);
    return;
  }
}
