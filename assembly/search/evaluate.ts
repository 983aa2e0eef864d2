/**
 * How well a block fits a corner of the space being filled: the evaluation of Araya, Guerrero and Nunez 2017 (VCS),
 *
 *   score = s * D^power * CS^alpha       s = V n^-gamma        D = prod over the axes of (b + K(R - b))
 *
 * R the room from the corner, b the block's size, K the longest sum of cargo that fits beside it, CS the share of its
 * surface that touches. Bounds save most of the look-ups: D is at most R, the near faces are at most half the surface,
 * a far face counts only when the block reaches it, a side face only as high as what lies beyond it
 * (docs/engine.md, Choosing a block).
 */
import { SUPPORT_NONE } from '../abi/layout';
import {
  blockOf,
  hotRecord,
  inverseSurface,
  rankHeight,
  rankLength,
  rankWidth,
  sideArea,
  staticScore,
} from '../blocks/ranking';
import { blockWeight, count, partCount, parts, pieces } from '../blocks/table';
import { clearCornerPieces, isCornerAllowed, isCornerCarried, isCornerRefused } from '../contacts/corner-pieces';
import { limited, mayStandThere, standsFree, withinLimits } from '../contacts/every-rule';
import { spend, spent } from '../effort/budget';
import { allocate } from '../memory/arena';
import { tag, x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { supportMode } from '../problem/view';
import { isCarried } from '../rules/support';
import { contactShare, doorHeight, frontHeight, leftHeight, rightHeight } from '../spaces/neighbours';
import { longestSum } from '../state/reachable';
import { stacksUsed } from '../state/stack-table';
import { countLeft, leastExtent, leftMask, stacksOf } from '../state/state';
import { topsUnder, topsUnderCount } from '../tops/tops';
import { clearActions, found, keep, threshold, wanted } from './actions';
import { leastReaching, reaching, reachingWords, short, shortWords, WORD } from './candidates';
import { makeSieve, mightBeCarried, openCarrySieves } from './carry-sieve';
import { tidinessUsed } from './tidiness';

/** Published: 4; measured best: 3 (docs/engine.md, Choosing a block). */
const ALPHA: i32 = 3;
const POWER: i32 = 1;
/** The contact bound is a float: it may not be less than the share by a rounding. */
const CONTACT_SLACK: f64 = 1e-4;

/** With more candidates a pass the rest, of lower static score, is left out: thousands of cargoes are much alike. */
const MOST_LOOKED: i32 = 4000;
/**
 * Where those of too large a base are sorted out before (choose.ts) fewer find as much: by the number of blocks, so that
 * the more there are, the fewer are looked at; at least so many.
 */
const SORTED_LOOKS: i32 = 120000000;
const LEAST_SORTED_LOOKED: i32 = 1000;
let mostSorted: i32 = 0;
let isSorted: bool = false;
/** Whether the corners in hand have sieves (search/carry-sieve). */
let sieved: bool = false;
const STEPS_OF_CANDIDATE: i32 = 8;
const STEPS_OF_CARRYING: i32 = 12;

let alpha: i32 = ALPHA;
let power: i32 = POWER;

/** In a search for tidy loads, what a block is worth more that holds all that is left of its cargo. */
const LAST_BONUS: i32 = 2;
let lastBonus: i32 = 1;

/** The space being filled; its bits of far walls name the corner that is filled. */
export let spaceX1: i32 = 0;
export let spaceY1: i32 = 0;
export let spaceZ1: i32 = 0;
export let spaceX2: i32 = 0;
export let spaceY2: i32 = 0;
export let spaceZ2: i32 = 0;
export let corner: i32 = 0;
let roomH: i32 = 0;
let leastReachH: i32 = 0;
let left: v128 = i64x2(0, 0);

/** What the effort may come to before only small blocks are tried. */
let mostSpent: f64 = Infinity;
/** Pieces of a block that is always tried. */
const SMALL: i32 = 8;

/** The largest base that the tops under the space may carry. */
let mostBase: f64 = Infinity;
/** The most weight that they may bear. */
let mostWeight: f64 = Infinity;

/**
 * Corners at which a block is tried, in this order: the space's own, those over tops where it must be carried, those
 * beside zones.
 *
 *   corner | x | y | room along length | along width | least size that reaches the end of either | room^power f64 | 32 bytes
 */
const CORNER: usize = 32;
let corners: usize = 0;
let cornerCount: i32 = 0;

export function openEvaluate(): void {
  corners = allocate(4 * CORNER);
  openCarrySieves();
  mostSorted = min(max(SORTED_LOOKS / max(count, 1), LEAST_SORTED_LOOKED), MOST_LOOKED);
  resetEvaluation();
}

export function setEvaluation(contactPower: i32, lossPower: i32, bonus: i32): void {
  alpha = contactPower;
  power = lossPower;
  lastBonus = tidinessUsed ? bonus : 1;
}
export function resetEvaluation(): void {
  alpha = ALPHA;
  power = POWER;
  lastBonus = tidinessUsed ? LAST_BONUS : 1;
}
/** Tells searches under different evaluations apart in the transposition table. */
export function evaluationSalt(): u64 {
  return <u64>((lastBonus - 1) * 64 + alpha * 8 + power) * 0x9e3779b97f4a7c15;
}

function raised(base: f64, exponent: i32): f64 {
  let product = base;
  for (let i = 1; i < exponent; i++) product *= base;
  return product;
}

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

/**
 * Begins the look at the candidates of the space.
 * @param base the largest that what is below may carry @param sorted whether candidates of a larger one are out
 * @param weight the most that it may bear
 */
export function startEvaluation(state: usize, base: f64, sorted: bool, weight: f64): void {
  isSorted = sorted;
  mostWeight = weight;
  left = leftMask(state);
  mostBase = base;
  clearActions();
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

export function clearCorners(): void {
  clearCornerPieces();
  cornerCount = 0;
}

/** A block is tried at the corners in this order. */
export function addCorner(x: i32, y: i32): void {
  const at = corners + <usize>cornerCount * CORNER;
  cornerCount++;
  const roomL = (corner & 1) != 0 ? x - spaceX1 : spaceX2 - x;
  const roomW = (corner & 2) != 0 ? y - spaceY1 : spaceY2 - y;
  store<i32>(at, x);
  store<i32>(at, y, 4);
  store<i32>(at, roomL, 8);
  store<i32>(at, roomW, 12);
  store<i32>(at, leastReaching(roomL), 16);
  store<i32>(at, leastReaching(roomW), 20);
  store<f64>(at, raised(<f64>roomL * <f64>roomW * <f64>roomH, power), 24);
}

/** Goes through the candidates, those that may reach a far face first; what is best is kept (search/actions). */
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
        // Ranks fall in s: once even a perfect fit could not win, no later one can.
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

/** What the tops could carry at each corner; false where that is nothing. */
function makeSieves(state: usize): bool {
  const leastL = leastExtent(state, 0);
  const leastW = leastExtent(state, 1);
  let any = false;
  for (let i = 0; i < cornerCount; i++) {
    const at = corners + <usize>i * CORNER;
    const mostL = <i32>min(<f64>load<i32>(at, 8), mostBase / <f64>leastW);
    const mostW = <i32>min(<f64>load<i32>(at, 12), mostBase / <f64>leastL);
    const x = load<i32>(at);
    const y = load<i32>(at, 4);
    if (makeSieve(i, x, y, corner, mostL, mostW, leastL, leastW, topsUnder, topsUnderCount)) any = true;
  }
  return any;
}

function evaluate(state: usize, rank: i32, mustBeCarried: bool): void {
  const l = rankLength(rank);
  const w = rankWidth(rank);
  const h = rankHeight(rank);
  if (h > roomH || <f64>l * <f64>w > mostBase) return;
  if (mostWeight != Infinity && blockWeight(blockOf(rank)) > mostWeight) return;
  let s = staticScore(hotRecord(rank));
  if (lastBonus > 1 && isLast(state, rank)) s *= <f64>lastBonus;
  let usedH: i32 = -1;
  for (let i = 0; i < cornerCount; i++) {
    const at = corners + <usize>i * CORNER;
    const roomL = load<i32>(at, 8);
    const roomW = load<i32>(at, 12);
    if (l > roomL || w > roomW) continue;
    const reachesX = l >= load<i32>(at, 16);
    const reachesY = w >= load<i32>(at, 20);
    const contact = raised(mostContact(rank, l, w, h, reachesX, reachesY), alpha);
    if (s * load<f64>(at, 24) * contact <= threshold) {
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
    const cx = load<i32>(at);
    const cy = load<i32>(at, 4);
    const x = (corner & 1) != 0 ? cx - l : cx;
    const y = (corner & 2) != 0 ? cy - w : cy;
    const z = (corner & 4) != 0 ? spaceZ2 - h : spaceZ1;
    if (mustBeCarried) {
      if (pieces(blockOf(rank)) > SMALL && evaluationLimited()) return;
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

/**
 * The same where thousands of candidates must be carried: what is cheap and refuses most is asked first, what looks up
 * tables that no cache holds comes last. A corner where the block would touch too little is passed over like one where
 * it is not carried.
 */
function evaluateCarried(state: usize, rank: i32): void {
  const l = rankLength(rank);
  const w = rankWidth(rank);
  const h = rankHeight(rank);
  if (h > roomH) return;
  if (mostWeight != Infinity && blockWeight(blockOf(rank)) > mostWeight) return;
  let s = staticScore(hotRecord(rank));
  if (lastBonus > 1 && isLast(state, rank)) s *= <f64>lastBonus;
  const z = (corner & 4) != 0 ? spaceZ2 - h : spaceZ1;
  for (let i = 0; i < cornerCount; i++) {
    const at = corners + <usize>i * CORNER;
    const roomL = load<i32>(at, 8);
    const roomW = load<i32>(at, 12);
    if (l > roomL || w > roomW || !mightBeCarried(i, l, w)) continue;
    const most = s * load<f64>(at, 24);
    const bound = mostContact(rank, l, w, h, l >= load<i32>(at, 16), w >= load<i32>(at, 20));
    if (most * raised(bound, alpha) <= threshold) continue;
    const cx = load<i32>(at);
    const cy = load<i32>(at, 4);
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
    if (pieces(blockOf(rank)) > SMALL && evaluationLimited()) return;
    spend(STEPS_OF_CARRYING);
    if (!isCarried(blockOf(rank), x, y, corner, topsUnder, topsUnderCount)) continue;
    if (stacksUsed && (isCornerRefused(i, rank) || !isCornerAllowed(stacksOf(state), i, rank, cx, cy, z, corner)))
      continue;
    if (!standsFree() && !mayStandThere(state, rank, x, y, z, corner, spaceZ2)) continue;
    keep(rank, x, y, z, corner, score);
    return;
  }
}

/** Whether a block of one cargo holds all that is left of it. */
function isLast(state: usize, rank: i32): bool {
  const block = blockOf(rank);
  const part = parts(block);
  return partCount(block) == 1 && load<i32>(part, 4) == countLeft(state, load<i32>(part));
}

/** The most of its surface that a block at the corner may touch with. */
function mostContact(rank: i32, l: i32, w: i32, h: i32, reachesX: bool, reachesY: bool): f64 {
  const top = sideArea(rank, 2);
  let area: f64 = h >= leastReachH ? top + top : top;
  if (supportMode == SUPPORT_NONE) {
    const sideX = sideArea(rank, 0);
    const sideY = sideArea(rank, 1);
    area += sideX + sideY;
    if (reachesX) area += sideX;
    if (reachesY) area += sideY;
  } else {
    const fromEnd = (corner & 1) != 0;
    const fromRight = (corner & 2) != 0;
    let heightX = min(h, fromEnd ? doorHeight : frontHeight);
    let heightY = min(h, fromRight ? rightHeight : leftHeight);
    if (reachesX) heightX += min(h, fromEnd ? frontHeight : doorHeight);
    if (reachesY) heightY += min(h, fromRight ? leftHeight : rightHeight);
    area += <f64>w * <f64>heightX + <f64>l * <f64>heightY;
  }
  return area * inverseSurface(rank) + CONTACT_SLACK;
}
