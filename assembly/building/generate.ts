/**
 * Block building (Zhu and Lim 2012; Araya and Riff 2014, "BSG"; Fanslau and Bortfeldt 2010): from single pieces,
 * joined first in, first out, each block with all before it, along the three axes, as long as the cuboid around a
 * join is filled well enough and no equal block is known.
 */
import { SUPPORT_FULL, SUPPORT_NONE, SUPPORT_PARTIAL } from '../abi/layout';
import {
  bearingExtent,
  bearingLength,
  bearingWidth,
  blockExtent,
  blockHeight,
  blockLength,
  blockStage,
  blockVolume,
  blockWeight,
  blockWidth,
  capacity,
  count,
  openTable,
  packedVolume,
  pieces,
  restAllowed,
} from '../blocks/table';
import { blockAllowed } from '../contacts/stacks';
import { interrupted, spend, spent, UNITS_OF_STEP } from '../effort/budget';
import { allocate, allocateZeroed } from '../memory/arena';
import { blockEffort, blockFill, height, length, supportMode, width } from '../problem/view';
import { letTopsBeClipped } from '../rules/cargo-overhang';
import { fitsRoom } from '../rules/containment';
import { withinUnits } from '../rules/fill-quantity';
import { isCarried } from '../rules/support';
import { openSupportingWeight } from '../rules/supporting-weight';
import { withinVolume } from '../rules/volume-limit';
import { withinWeight } from '../rules/weight-limit';
import { stacksUsed, stackTableBytes } from '../state/stack-table';
import { openUsable } from '../state/usable';
import { letTopsOverlap } from '../tops/carried';
import { clearTops, offerTops, openTopsFor, topsUnder, topsUnderCount } from '../tops/tops';
import { addJoined, joinedExtent } from './joined';
import { addKnown, enterEnds, isKnown, joinHash, openKnown } from './known';
import { areTopsAlike, enterJoinedTop, enterTop, openLikeTops } from './like-tops';
import { mergeContents, mergedParts } from './merged-content';
import { addNests, roomForNests } from './nests';
import { addRuns, addSingles, countSingles, roomForRuns } from './uniform';

/** Joined blocks beside the single pieces (Araya and Riff 2014). */
const JOINED_BLOCKS: i32 = 10000;
const ROUNDING: f64 = 1 + 1e-6;
/** Elementary steps of four joins tried at once along three axes, and of one join looked at closely. */
const STEPS_OF_FOUR: i32 = 6;
const STEPS_OF_JOIN: i32 = 60;
/** Stacks of a block that is being judged by itself; a block of more is not built. */
const MOST_TRIED_STACKS: i32 = 1024;

/** Sizes and packed volumes as f32, for the SIMD filter. */
let lengthsF: usize = 0;
let widthsF: usize = 0;
let heightsF: usize = 0;
let volumesF: usize = 0;
/** Room for the stacks of such a block. */
let trial: usize = 0;

/** Builds the table of blocks. */
export function generateBlocks(): void {
  const singles = countSingles();
  const limit = singles + JOINED_BLOCKS;
  openTable(limit + roomForRuns(singles) + roomForNests());
  letTopsOverlap(false);
  letTopsBeClipped(false);
  if (stacksUsed) trial = allocate(stackTableBytes(MOST_TRIED_STACKS));
  openTopsFor(MOST_TRIED_STACKS);
  if (stacksUsed) openSupportingWeight(MOST_TRIED_STACKS);
  openFilter();
  openKnown();
  openLikeTops();
  addSingles();
  for (let single = 0; single < singles; single++) {
    enterFilter(single);
    enterEnds(single);
    enterTop(single);
  }
  openUsable(singles);
  const endedEarly = !joinAll(limit);
  if (endedEarly || count == limit) addRuns(singles);
  addNests(singles, trial);
}

/** The columns lie below what joining allocates, and so stay: a few hundred KB. */
function openFilter(): void {
  const padded = (<usize>capacity + 4) << 2;
  lengthsF = allocateZeroed(padded);
  widthsF = allocateZeroed(padded);
  heightsF = allocateZeroed(padded);
  volumesF = allocateZeroed(padded);
}

function enterFilter(block: i32): void {
  const at = (<usize>block) << 2;
  store<f32>(lengthsF + at, <f32>blockLength(block));
  store<f32>(widthsF + at, <f32>blockWidth(block));
  store<f32>(heightsF + at, <f32>blockHeight(block));
  store<f32>(volumesF + at, <f32>packedVolume(block));
}

/** False when the effort ran out or the host wishes to stop. */
function joinAll(limit: i32): bool {
  // What the rules ask of a join is counted where it is asked, and may be most of it.
  const mostSpent = spent + UNITS_OF_STEP * blockEffort;
  for (let i = 0; i < count && count < limit; i++) {
    spend(joinWithAll(i, limit));
    if (spent >= mostSpent || interrupted()) return false;
  }
  return true;
}

/** Joins block i with the blocks 0..i: four at once are tested for size and fill. Returns the steps taken. */
function joinWithAll(i: i32, limit: i32): i32 {
  const l = f32x4.splat(<f32>blockLength(i));
  const w = f32x4.splat(<f32>blockWidth(i));
  const h = f32x4.splat(<f32>blockHeight(i));
  const volume = f32x4.splat(<f32>packedVolume(i));
  // A hair more than there is: floats round, and join() compares exactly.
  const containerL = f32x4.splat(<f32>(<f64>length * ROUNDING));
  const containerW = f32x4.splat(<f32>(<f64>width * ROUNDING));
  const containerH = f32x4.splat(<f32>(<f64>height * ROUNDING));
  const least = f32x4.splat(<f32>(blockFill * 0.99999));
  const level = supportMode != SUPPORT_NONE;
  let steps: i32 = 0;
  for (let j = 0; j <= i; j += 4) {
    const at = (<usize>j) << 2;
    const ol = v128.load(lengthsF + at);
    const ow = v128.load(widthsF + at);
    const oh = v128.load(heightsF + at);
    const wanted = f32x4.add(volume, v128.load(volumesF + at));
    const ml = f32x4.max(l, ol);
    const mw = f32x4.max(w, ow);
    const mh = f32x4.max(h, oh);
    const sl = f32x4.add(l, ol);
    const sw = f32x4.add(w, ow);
    const sh = f32x4.add(h, oh);
    const wh = f32x4.mul(f32x4.mul(mw, mh), least);
    let alongX = v128.and(f32x4.ge(wanted, f32x4.mul(sl, wh)), f32x4.le(sl, containerL));
    let alongY = v128.and(
      f32x4.ge(wanted, f32x4.mul(f32x4.mul(ml, mh), f32x4.mul(sw, least))),
      f32x4.le(sw, containerW),
    );
    const alongZ = v128.and(
      f32x4.ge(wanted, f32x4.mul(f32x4.mul(ml, mw), f32x4.mul(sh, least))),
      f32x4.le(sh, containerH),
    );
    if (level) {
      const equal = f32x4.eq(h, oh);
      alongX = v128.and(alongX, equal);
      alongY = v128.and(alongY, equal);
    }
    const bits = i32x4.bitmask(alongX) | (i32x4.bitmask(alongY) << 4) | (i32x4.bitmask(alongZ) << 8);
    steps += STEPS_OF_FOUR;
    if (bits == 0) continue;
    for (let k = 0; k < 4; k++) {
      const other = j + k;
      if (other > i || ((bits >> k) & 0x111) == 0) continue;
      for (let axis = 0; axis < 3; axis++) {
        if (((bits >> (k + (axis << 2))) & 1) == 0) continue;
        steps += STEPS_OF_JOIN;
        if (count < limit) join(i, other, axis);
        if (axis == 2 && supportMode != SUPPORT_NONE && other != i && count < limit) join(other, i, axis);
      }
    }
  }
  return steps;
}

/** Adds the join of two blocks if it may be one. */
function join(a: i32, b: i32, axis: i32): void {
  // Where cargo must be carried, tops of unequal height side by side carry too little: blocks with a small gap hold
  // 2 to 9 points less of the many cargoes of BR9-15 when they are joined. (The filter's floats do not tell heights
  // above 2^24 apart.)
  if (supportMode != SUPPORT_NONE && axis != 2 && blockHeight(a) != blockHeight(b)) return;
  if (supportMode == SUPPORT_FULL && axis != 2 && !bearsToItsEnd(a, axis)) {
    // The second lies beyond the first, whose bearing rectangle must reach it; else try them the other way round.
    if (!bearsToItsEnd(b, axis)) return;
    const c = a;
    a = b;
    b = c;
  }
  const l = joinedExtent(a, b, axis, 0);
  const w = joinedExtent(a, b, axis, 1);
  const h = joinedExtent(a, b, axis, 2);
  // Sums beyond 2^31 have wrapped.
  if (l < 0 || w < 0 || h < 0 || !fitsRoom(l, w, h)) return;
  if (packedVolume(a) + packedVolume(b) < blockFill * (1 - 1e-12) * <f64>l * <f64>w * <f64>h) return;
  if (!withinWeight(blockWeight(a) + blockWeight(b)) || !withinVolume(blockVolume(a) + blockVolume(b))) return;
  if (!withinUnits(pieces(a) + pieces(b))) return;
  if (blockStage(a) != blockStage(b)) return;
  if (axis == 2) {
    if (supportMode == SUPPORT_FULL && (blockLength(b) > bearingLength(a) || blockWidth(b) > bearingWidth(a))) return;
    if (!restAllowed(b)) return;
    if (supportMode == SUPPORT_PARTIAL && !isCarriedBy(b, a)) return;
  }
  if (axis != 2 && !areTopsAlike(a, b)) return;
  const hash = joinHash(a, b, l, w, h, axis);
  if (isKnown(hash)) return;
  // Side by side two blocks do not touch in any way that a rule asks about.
  if (stacksUsed && axis == 2 && !blockAllowed(trial, a, b, blockHeight(a))) return;
  const content = mergeContents(a, b);
  if (content == 0) return;
  addJoined(a, b, axis, content, mergedParts);
  enterFilter(count - 1);
  enterJoinedTop(count - 1, a, b, axis);
  addKnown(hash, a, b, axis);
}

/** Full support: true when a block's top bears up to where the next block begins. */
function bearsToItsEnd(block: i32, axis: i32): bool {
  return bearingExtent(block, axis) == blockExtent(block, axis);
}

/** A block is carried by another when its bottom is by the other's tops. */
function isCarriedBy(upper: i32, lower: i32): bool {
  clearTops();
  offerTops(lower);
  return isCarried(upper, 0, 0, 0, topsUnder, topsUnderCount);
}
