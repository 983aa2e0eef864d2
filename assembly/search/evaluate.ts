/**
 * Choosing a block for a space: the evaluation of Araya, Guerrero and Nunez 2017 (VCS),
 *
 *   score = s * D^power * CS^alpha       s = V n^-gamma        D = prod over the axes of (b + K(R - b))
 *
 * R the space's size, b the block's, K the longest sum of cargo that fits beside it, CS the share of its surface that
 * touches. An exact bound saves most of the contact look-ups: the near faces are at most half the surface, a far face
 * counts only when the block reaches it. Blocks that reach a far face are scored first, then the others.
 */
import { SUPPORT_NONE, SUPPORT_PARTIAL } from '../abi/layout';
import { blockOf, hotRecord, rankHeight, rankLength, rankWidth, staticScore } from '../blocks/ranking';
import { fitRow, floorBarred, groundRow, ON_CARGO, ON_EITHER, ON_FLOOR } from '../blocks/rows';
import { allocate } from '../memory/arena';
import { tag, x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { supportDepth, supportMode, zones } from '../problem/view';
import { carriedArea } from '../rules/carried';
import { isDeckLevel } from '../rules/drop-decks';
import { limited, mayStandThere, standsFree, withinLimits } from '../rules/index';
import { reachesPastFloor } from '../rules/pallet-overhang';
import { enterStage, isLastStage } from '../rules/sequence';
import { stacksUsed } from '../rules/stack-table';
import { isCarried, mostCarried } from '../rules/support';
import { gatherTops, TOP, topsUnder, topsUnderCount } from '../rules/tops';
import { zoneEnd } from '../rules/zones';
import { nextSpace, removeSpace } from '../spaces/maximal';
import { contactShare, GAP, lookAround, sideHeight } from '../spaces/neighbours';
import { longestSum } from '../spaces/reachable';
import { clearActions, found, keep, openActionList, sortActions, threshold, wantActions, wanted } from './actions';
import { spend } from './budget';
import { allowed, chunkCount, chunkList, leftMask, mostPlaced, placedCount, space, spaceCount, stage } from './state';

/** Published: 4; measured best: 3 (engine.md). */
const ALPHA: i32 = 3;
const POWER: i32 = 1;

/** With more candidates a pass the rest, of lower static score, is left out: thousands of cargoes are much alike. */
const MOST_LOOKED: i32 = 4000;
const STEPS_OF_CHOICE: i32 = 80;
const STEPS_OF_CANDIDATE: i32 = 8;
const STEPS_OF_CARRYING: i32 = 12;

let alpha: i32 = ALPHA;
let power: i32 = POWER;
/** The space being filled. */
let spaceX1: i32 = 0;
let spaceY1: i32 = 0;
let spaceZ1: i32 = 0;
let spaceX2: i32 = 0;
let spaceY2: i32 = 0;
let spaceZ2: i32 = 0;
let corner: i32 = 0;
let left: v128 = i64x2(0, 0);
/** The blocks that may be placed on what is below it. */
let ground: usize = 0;

/** True when some block may not stand on the floor and may do without any support. */
let floorBars: bool = false;

/** The largest base that the tops under the space may carry. */
let mostBase: f64 = Infinity;

/** Corners tried for a block that must be carried: x, y as i32 pairs. */
let corners: usize = 0;
let cornerCount: i32 = 0;

/** @param mostActions the most actions ever asked for at once */
export function openEvaluate(mostActions: i32): void {
  openActionList(mostActions);
  corners = allocate(4 << 3);
  floorBars = supportMode == SUPPORT_NONE && floorBarred();
  resetEvaluation();
}

export function setEvaluation(contactPower: i32, lossPower: i32): void {
  alpha = contactPower;
  power = lossPower;
}
export function resetEvaluation(): void {
  alpha = ALPHA;
  power = POWER;
}
/** Tells searches under different evaluations apart in the transposition table. */
export function evaluationSalt(): u64 {
  return <u64>(alpha * 8 + power) * 0x9e3779b97f4a7c15;
}

function raised(base: f64, exponent: i32): f64 {
  let product = base;
  for (let i = 1; i < exponent; i++) product *= base;
  return product;
}

/**
 * The best `most` ways to fill the next space of a state, best first; spaces that nothing fits are dropped on the
 * way. 0: the load is complete.
 */
export function choose(state: usize, most: i32): i32 {
  wantActions(most);
  if (placedCount(state) >= mostPlaced) return 0;
  while (spaceCount(state) > 0) {
    const index = nextSpace(state);
    spend(STEPS_OF_CHOICE + (spaceCount(state) >> 1));
    const at = space(state, index);
    if (candidates(state, at, 0) || (mayHover(z1(at)) && candidates(state, at, supportDepth + 1))) {
      if (found > 1) sortActions();
      return found;
    }
    removeSpace(state, index);
    if (spaceCount(state) == 0) enterNextStage(state);
  }
  return 0;
}

/** When a stage fits nothing more the next one begins; stages without cargo are passed over. */
function enterNextStage(state: usize): void {
  while (spaceCount(state) == 0 && !isLastStage(state)) enterStage(state, stage(state) + 1);
}

/** What may be below the space: with a gap allowed, or at the height of a deck, floor and cargo together. */
function groundKind(): i32 {
  if (spaceZ1 == 0) return ON_FLOOR;
  return isDeckLevel(spaceZ1) ? ON_EITHER : ON_CARGO;
}

/** Where nothing asks for support, what may not stand on the floor may hang just above it. */
function mayHover(z: i32): bool {
  return floorBars && (z == 0 || isDeckLevel(z));
}

/** @param lift how far above the space's floor blocks are placed */
function candidates(state: usize, at: usize, lift: i32): bool {
  spaceX1 = x1(at);
  spaceY1 = y1(at);
  spaceZ1 = z1(at) + lift;
  spaceX2 = x2(at);
  spaceY2 = y2(at);
  spaceZ2 = z2(at);
  corner = tag(at);
  const l = spaceX2 - spaceX1;
  const w = spaceY2 - spaceY1;
  const h = spaceZ2 - spaceZ1;
  const rowL = fitRow(0, l);
  const rowW = fitRow(1, w);
  const rowH = fitRow(2, h);
  if (rowL == 0 || rowW == 0 || rowH == 0) return false;
  clearActions();
  left = leftMask(state);
  ground = groundRow(stage(state), groundKind());
  const partial = supportMode == SUPPORT_PARTIAL && (spaceZ1 > 0 || reachesPastFloor());
  if (!anyCandidate(state, rowL, rowW, rowH)) return false;
  lookAround(state, at);
  mostBase = Infinity;
  if (partial || stacksUsed) {
    gatherTops(state, spaceX1, spaceY1, spaceZ1, spaceX2, spaceY2);
    mostBase = mostCarried(<f64>carriedArea(spaceX1, spaceY1, spaceX2, spaceY2, topsUnder, topsUnderCount));
    if (!partial) mostBase = Infinity;
  }
  if (!partial) {
    setCorner(0, nearX(), nearY());
    cornerCount = 1;
    scan(state, rowL, rowW, rowH, l, w, h, false);
    return found > 0 || (zones > 0 && besideZones(state, rowL, rowW, rowH, l, w, h, false));
  }
  // The space's own corner may hang in the air: try it, then the nearest top's, then the next top's.
  const tried = topsUnderCount;
  for (let i = 0; i < tried; i++) {
    const nearest = nextTop(i);
    const tx = clampX(nearest);
    const ty = clampY(nearest);
    setCorner(0, nearX(), nearY());
    cornerCount = 1;
    if (tx != nearX()) setCorner(cornerCount++, tx, nearY());
    if (ty != nearY()) setCorner(cornerCount++, nearX(), ty);
    if (tx != nearX() && ty != nearY()) setCorner(cornerCount++, tx, ty);
    scan(state, rowL, rowW, rowH, l, w, h, true);
    if (found > 0) return true;
  }
  return zones > 0 && besideZones(state, rowL, rowW, rowH, l, w, h, true);
}

/** Where a zone lies over the space's corner, the space begins where the zone ends: along the length, the width, both. */
function besideZones(
  state: usize,
  rowL: usize,
  rowW: usize,
  rowH: usize,
  l: i32,
  w: i32,
  h: i32,
  mustBeCarried: bool,
): bool {
  for (let zone = 0; zone < zones; zone++) {
    const zx = zoneEnd(zone, 0, (corner & 1) != 0);
    const zy = zoneEnd(zone, 1, (corner & 2) != 0);
    const insideX = zx > spaceX1 && zx < spaceX2;
    const insideY = zy > spaceY1 && zy < spaceY2;
    for (let way = 1; way < 4; way++) {
      const alongX = (way & 1) != 0;
      const alongY = (way & 2) != 0;
      if ((alongX && !insideX) || (alongY && !insideY)) continue;
      setCorner(0, alongX ? zx : nearX(), alongY ? zy : nearY());
      cornerCount = 1;
      scan(state, rowL, rowW, rowH, l, w, h, mustBeCarried);
      if (found > 0) return true;
    }
  }
  return false;
}

/** Most choices at the end of a completion find nothing: seen before anything else is done. */
function anyCandidate(state: usize, rowL: usize, rowW: usize, rowH: usize): bool {
  const bits = allowed(state);
  const list = chunkList(state);
  const n = chunkCount(state);
  for (let i = 0; i < n; i++) {
    const at = (<usize>load<u16>(list + ((<usize>i) << 1))) << 4;
    const v = v128.and(
      v128.and(v128.load(bits + at), v128.load(rowL + at)),
      v128.and(v128.load(rowW + at), v128.load(rowH + at)),
    );
    if (v128.any_true(v128.and(v, v128.load(ground + at)))) return true;
  }
  spend(n);
  return false;
}

function nearX(): i32 {
  return (corner & 1) != 0 ? spaceX2 : spaceX1;
}
function nearY(): i32 {
  return (corner & 2) != 0 ? spaceY2 : spaceY1;
}
function setCorner(index: i32, x: i32, y: i32): void {
  store<i32>(corners + ((<usize>index) << 3), x);
  store<i32>(corners + ((<usize>index) << 3), y, 4);
}
/** The corner of a top towards the space's own corner, moved into the space. */
function clampX(top: usize): i32 {
  return (corner & 1) != 0 ? min(load<i32>(top, 8), spaceX2) : max(load<i32>(top), spaceX1);
}
function clampY(top: usize): i32 {
  return (corner & 2) != 0 ? min(load<i32>(top, 12), spaceY2) : max(load<i32>(top, 4), spaceY1);
}

/** Selection sort, one step a call: brings the nearest of the tops from `from` on to that place. */
function nextTop(from: i32): usize {
  const at = topsUnder + <usize>from * TOP;
  let best = at;
  let bestDistance = i32.MAX_VALUE;
  let other = at;
  for (let i = from; i < topsUnderCount; i++) {
    const distance = abs(clampX(other) - nearX()) + abs(clampY(other) - nearY());
    if (distance < bestDistance) {
      bestDistance = distance;
      best = other;
    }
    other += TOP;
  }
  if (best != at) {
    const rectangle = v128.load(best);
    const rest = v128.load(best, 16);
    v128.store(best, v128.load(at));
    v128.store(best, v128.load(at, 16), 16);
    v128.store(at, rectangle);
    v128.store(at, rest, 16);
  }
  return at;
}

/** The largest size that a block may have and still leave more than the gap to the far wall. */
function shortOf(size: i32): i32 {
  return <i32>(<f64>size / (1 + GAP));
}

/** Goes through the candidates, those that may reach a far face first. */
function scan(state: usize, rowL: usize, rowW: usize, rowH: usize, l: i32, w: i32, h: i32, mustBeCarried: bool): void {
  const shortL = fitRow(0, shortOf(l) - 1);
  const shortW = fitRow(1, shortOf(w) - 1);
  const shortH = fitRow(2, shortOf(h) - 1);
  const haveShort = shortL != 0 && shortW != 0 && shortH != 0;
  const most = raised(<f64>l * <f64>w * <f64>h, power);
  const bits = allowed(state);
  const list = chunkList(state);
  const n = chunkCount(state);
  let looked = 0;
  for (let pass = 0; pass < 2; pass++) {
    if (pass == 1 && !haveShort) break;
    const cap = pass == 0 ? most : most * raised(0.5, alpha);
    const last = looked + MOST_LOOKED;
    let open = true;
    for (let i = 0; i < n && open; i++) {
      const chunk = <i32>load<u16>(list + ((<usize>i) << 1));
      const at = (<usize>chunk) << 4;
      let v = v128.and(
        v128.and(v128.load(bits + at), v128.load(rowL + at)),
        v128.and(v128.load(rowW + at), v128.load(rowH + at)),
      );
      v = v128.and(v, v128.load(ground + at));
      if (haveShort) {
        const short = v128.and(v128.and(v128.load(shortL + at), v128.load(shortW + at)), v128.load(shortH + at));
        v = pass == 0 ? v128.andnot(v, short) : v128.and(v, short);
      }
      if (!v128.any_true(v)) continue;
      for (let half = 0; half < 2 && open; half++) {
        let word = half == 0 ? i64x2.extract_lane(v, 0) : i64x2.extract_lane(v, 1);
        while (word != 0) {
          const rank = (chunk << 7) + (half << 6) + <i32>ctz(word);
          word &= word - 1;
          looked++;
          // Ranks fall in s: once even a perfect fit could not win, no later one can.
          if (staticScore(hotRecord(rank)) * cap <= threshold || looked > last) {
            open = false;
            break;
          }
          consider(state, rank, mustBeCarried);
        }
      }
    }
  }
  spend(n * 2 + looked * STEPS_OF_CANDIDATE);
}

function consider(state: usize, rank: i32, mustBeCarried: bool): void {
  const l = rankLength(rank);
  const w = rankWidth(rank);
  const h = rankHeight(rank);
  const roomH = spaceZ2 - spaceZ1;
  if (h > roomH || <f64>l * <f64>w > mostBase) return;
  if (limited && !withinLimits(state, rank)) return;
  const usedH = <f64>(h + longestSum(2, roomH - h, left));
  for (let i = 0; i < cornerCount; i++) {
    const cx = load<i32>(corners + ((<usize>i) << 3));
    const cy = load<i32>(corners + ((<usize>i) << 3), 4);
    const roomL = (corner & 1) != 0 ? cx - spaceX1 : spaceX2 - cx;
    const roomW = (corner & 2) != 0 ? cy - spaceY1 : spaceY2 - cy;
    if (l > roomL || w > roomW) continue;
    const x = (corner & 1) != 0 ? cx - l : cx;
    const y = (corner & 2) != 0 ? cy - w : cy;
    const z = (corner & 4) != 0 ? spaceZ2 - h : spaceZ1;
    const used = <f64>(l + longestSum(0, roomL - l, left)) * <f64>(w + longestSum(1, roomW - w, left)) * usedH;
    const score = staticScore(hotRecord(rank)) * raised(used, power);
    if (score * raised(mostContact(l, w, h, roomL, roomW, roomH), alpha) <= threshold) {
      if (mustBeCarried) continue;
      return;
    }
    if (mustBeCarried) {
      spend(STEPS_OF_CARRYING);
      if (!isCarried(blockOf(rank), x, y, corner, topsUnder, topsUnderCount)) continue;
    }
    if (!standsFree() && !mayStandThere(state, rank, x, y, z, corner)) {
      if (mustBeCarried) continue;
      return;
    }
    const final = score * raised(contactShare(l, w, h, x, y, z), alpha);
    if (final > threshold || found < wanted) keep(rank, x, y, z, corner, final);
    return;
  }
}

/** The near faces may touch wholly, a far face only when the gap to the space's far wall is small. */
function mostContact(l: i32, w: i32, h: i32, roomL: i32, roomW: i32, roomH: i32): f64 {
  const sideX = <f64>w * <f64>h;
  const sideY = <f64>l * <f64>h;
  const sideZ = <f64>l * <f64>w;
  const half = sideX + sideY + sideZ;
  const reachesX = <f64>(roomL - l) <= GAP * <f64>l;
  const reachesY = <f64>(roomW - w) <= GAP * <f64>w;
  const reachesZ = <f64>(roomH - h) <= GAP * <f64>h;
  let area = sideZ;
  if (reachesZ) area += sideZ;
  if (supportMode == SUPPORT_NONE) {
    area += sideX + sideY;
    if (reachesX) area += sideX;
    if (reachesY) area += sideY;
  } else {
    const farX = (corner & 1) != 0;
    const farY = (corner & 2) != 0;
    area += <f64>w * <f64>sideHeight(0, farX, h) + <f64>l * <f64>sideHeight(1, farY, h);
    if (reachesX) area += <f64>w * <f64>sideHeight(0, !farX, h);
    if (reachesY) area += <f64>l * <f64>sideHeight(1, !farY, h);
  }
  return area / (2 * half) + 1e-4;
}
