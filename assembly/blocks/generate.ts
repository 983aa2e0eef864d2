/**
 * Block building (Zhu and Lim 2012; Araya and Riff 2014, "BSG"; Fanslau and Bortfeldt 2010): from single pieces,
 * joined first in, first out, each block with all before it, along the three axes, as long as the cuboid around a
 * join is filled well enough and no equal block is known.
 */
import { cargoWeight, SUPPORT_FULL, SUPPORT_NONE, SUPPORT_PARTIAL } from '../abi/layout';
import { orientedSize } from '../geometry/orientation';
import { allocate, allocateZeroed, mark, release } from '../memory/arena';
import { blockEffort, blockFill, cargoes, height, length, supportMode, width } from '../problem/view';
import { letTopsBeClipped } from '../rules/cargo-overhang';
import { letTopsOverlap } from '../rules/carried';
import { fitsRoom } from '../rules/containment';
import { withinUnits } from '../rules/fill-quantity';
import { mayRestOnCargo, mayStandOnFloor } from '../rules/floor-stack-type';
import { withinLayers } from '../rules/layers';
import { isDistinct, mayLie, mayLieOnFloor, preference } from '../rules/orientations';
import { mayRestOn } from '../rules/pairs';
import { quantity, withinQuantity } from '../rules/quantity';
import { isLyingRoll } from '../rules/rolls';
import { stacksUsed, stackTableBytes } from '../rules/stack-table';
import { blockAllowed } from '../rules/stacks';
import { isCarried } from '../rules/support';
import { openSupportingWeight, ownResidual } from '../rules/supporting-weight';
import { clearTops, offerTops, openTopsFor, topsUnder, topsUnderCount } from '../rules/tops';
import { withinVolume } from '../rules/volume-limit';
import { withinWeight } from '../rules/weight-limit';
import { openUsable } from '../spaces/usable';
import { addKnown, enterEnds, isKnown, joinHash, openKnown } from './known';
import { areTopsAlike, enterJoinedTop, enterTop, openLikeTops } from './like-tops';
import { addNests, roomForNests } from './nests';
import {
  addJoined,
  addUniform,
  bearingLength,
  bearingWidth,
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
  partCount,
  parts,
  pieces,
  restAllowed,
  uniformOrientation,
} from './table';

/** Joined blocks beside the single pieces (Araya and Riff 2014). */
const JOINED_BLOCKS: i32 = 10000;
const ROUNDING: f64 = 1 + 1e-6;
/** Elementary steps of four joins tried at once along three axes, and of one join looked at closely. */
const STEPS_OF_FOUR: i32 = 6;
const STEPS_OF_JOIN: i32 = 60;
/** Uniform blocks that fill a run of an axis are offered for each orientation when joining did not get that far. */
const RUNS_OF_AN_ORIENTATION: i32 = 12;
/** Of all orientations together: with thousands of them each gets fewer, the largest ones. */
const MOST_RUNS: i32 = 100000;

/** Sizes and volumes as f32, for the SIMD filter. */
let lengthsF: usize = 0;
let widthsF: usize = 0;
let heightsF: usize = 0;
let volumesF: usize = 0;
/** Stacks of a block that is being judged by itself; a block of more is not built. */
const MOST_TRIED_STACKS: i32 = 1024;
let trial: usize = 0;

/** A block is carried by another when its bottom is by the other's tops. */
function isCarriedBy(upper: i32, lower: i32): bool {
  clearTops();
  offerTops(lower);
  return isCarried(upper, 0, 0, 0, topsUnder, topsUnderCount);
}

/** Whether so many layers of a single piece hold the rules among themselves. */
function mayBeLayered(single: i32, layers: i32): bool {
  if (layers == 1) return true;
  const cargo = load<i32>(parts(single));
  const orientation = uniformOrientation(single);
  return (
    !isLyingRoll(cargo, orientation) &&
    restAllowed(single) &&
    mayRestOn(cargo, orientation, cargo, orientation) &&
    withinLayers(cargo, orientation, layers) &&
    ownResidual(cargo, layers, blockWeight(single)) >= 0
  );
}

/** Builds the table of blocks; returns the work units spent. */
export function generateBlocks(): f64 {
  const singles = countSingles();
  const runs = min(singles * RUNS_OF_AN_ORIENTATION, MOST_RUNS);
  openTable(singles + JOINED_BLOCKS + runs + roomForNests());
  letTopsOverlap(false);
  letTopsBeClipped(false);
  if (stacksUsed) trial = allocate(stackTableBytes(MOST_TRIED_STACKS));
  openTopsFor(MOST_TRIED_STACKS);
  if (stacksUsed) openSupportingWeight(MOST_TRIED_STACKS);
  const scratchColumns = mark();
  const padded = (<usize>capacity + 4) << 2;
  lengthsF = allocateZeroed(padded);
  widthsF = allocateZeroed(padded);
  heightsF = allocateZeroed(padded);
  volumesF = allocateZeroed(padded);
  openKnown();
  openLikeTops();
  addSingles();
  openUsable(singles);
  const limit = singles + JOINED_BLOCKS;
  const spent = joinAll(limit);
  if (spent < 0 || count == limit) addRuns();
  addNests(singles, trial);
  // The columns above are below the parts and tops that joins allocate: they stay, a few hundred KB.
  if (scratchColumns == 0) release(scratchColumns);
  return spent < 0 ? -spent : spent;
}

function isSingle(cargo: i32, orientation: i32): bool {
  if (!mayLie(cargo, orientation) || quantity(cargo) <= 0) return false;
  if (!withinWeight(load<f64>(cargoWeight + ((<usize>cargo) << 3)))) return false;
  return (
    fitsRoom(
      orientedSize(cargo, orientation, 0),
      orientedSize(cargo, orientation, 1),
      orientedSize(cargo, orientation, 2),
    ) && isDistinct(cargo, orientation)
  );
}

function countSingles(): i32 {
  let singles = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    for (let orientation = 1; orientation <= 6; orientation++) {
      if (isSingle(cargo, orientation)) singles++;
    }
  }
  return singles;
}

function addStack(cargo: i32, orientation: i32, nx: i32, ny: i32, nz: i32): void {
  const block = addUniform(
    cargo,
    orientation,
    orientedSize(cargo, orientation, 0),
    orientedSize(cargo, orientation, 1),
    orientedSize(cargo, orientation, 2),
    nx,
    ny,
    nz,
    preference(cargo, orientation),
    mayLieOnFloor(cargo, orientation) && mayStandOnFloor(cargo),
    mayRestOnCargo(cargo),
  );
  remember(block);
  enterEnds(block);
  enterTop(block);
}

function addSingles(): void {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    for (let orientation = 1; orientation <= 6; orientation++) {
      if (isSingle(cargo, orientation)) {
        addStack(cargo, orientation, 1, 1, 1);
      }
    }
  }
}

/** Enters a block into the columns of the filter. */
function remember(block: i32): void {
  const at = (<usize>block) << 2;
  store<f32>(lengthsF + at, <f32>blockLength(block));
  store<f32>(widthsF + at, <f32>blockWidth(block));
  store<f32>(heightsF + at, <f32>blockHeight(block));
  store<f32>(volumesF + at, <f32>packedVolume(block));
}

/** Returns the units spent, negative when the effort ran out. */
function joinAll(limit: i32): f64 {
  let spent: f64 = 0;
  for (let i = 0; i < count && count < limit; i++) {
    spent += joinWithAll(i, limit);
    if (spent >= blockEffort) return -spent;
  }
  return spent;
}

/** Joins block i with the blocks 0..i: four at once are tested for size and fill. */
function joinWithAll(i: i32, limit: i32): f64 {
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
  let spent: i32 = 0;
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
    spent += STEPS_OF_FOUR;
    if (bits == 0) continue;
    for (let k = 0; k < 4; k++) {
      const other = j + k;
      if (other > i || ((bits >> k) & 0x111) == 0) continue;
      for (let axis = 0; axis < 3; axis++) {
        if (((bits >> (k + (axis << 2))) & 1) == 0) continue;
        spent += STEPS_OF_JOIN;
        if (count < limit) join(i, other, axis);
        if (axis == 2 && supportMode != SUPPORT_NONE && other != i && count < limit) join(other, i, axis);
      }
    }
  }
  return <f64>spent;
}

function join(a: i32, b: i32, axis: i32): void {
  // Where cargo must be carried, tops of unequal height side by side carry too little: blocks with a small gap hold
  // 2 to 9 points less of the many cargoes of BR9-15 when they are joined. (The filter's floats do not tell heights
  // above 2^24 apart.)
  if (supportMode != SUPPORT_NONE && axis != 2 && blockHeight(a) != blockHeight(b)) return;
  if (supportMode == SUPPORT_FULL && axis != 2) {
    // The second lies beyond the first, whose bearing rectangle must reach it; else try them the other way round.
    const whole = axis == 0 ? bearingLength(a) == blockLength(a) : bearingWidth(a) == blockWidth(a);
    if (!whole) {
      if (axis == 0 ? bearingLength(b) != blockLength(b) : bearingWidth(b) != blockWidth(b)) return;
      const c = a;
      a = b;
      b = c;
    }
  }
  const l = axis == 0 ? blockLength(a) + blockLength(b) : max(blockLength(a), blockLength(b));
  const w = axis == 1 ? blockWidth(a) + blockWidth(b) : max(blockWidth(a), blockWidth(b));
  const h = axis == 2 ? blockHeight(a) + blockHeight(b) : max(blockHeight(a), blockHeight(b));
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
  const back = mark();
  const merged = allocate((<usize>(partCount(a) + partCount(b))) << 3);
  const number = mergeParts(merged, a, b);
  if (number < 0) {
    release(back);
    return;
  }
  release(merged + ((<usize>number) << 3));
  remember(addJoined(a, b, axis, merged, number));
  enterJoinedTop(count - 1, a, b, axis);
  addKnown(hash, a, b, axis);
}

/** Merges the contents; -1 when a cargo would be used more often than there is. */
function mergeParts(to: usize, a: i32, b: i32): i32 {
  let pa = parts(a);
  let pb = parts(b);
  const endA = pa + ((<usize>partCount(a)) << 3);
  const endB = pb + ((<usize>partCount(b)) << 3);
  const start = to;
  while (pa < endA || pb < endB) {
    const cargoA = pa < endA ? load<i32>(pa) : i32.MAX_VALUE;
    const cargoB = pb < endB ? load<i32>(pb) : i32.MAX_VALUE;
    const cargo = min(cargoA, cargoB);
    let number = 0;
    if (cargoA == cargo) {
      number += load<i32>(pa, 4);
      pa += 8;
    }
    if (cargoB == cargo) {
      number += load<i32>(pb, 4);
      pb += 8;
    }
    if (!withinQuantity(cargo, number)) return -1;
    store<i32>(to, cargo);
    store<i32>(to, number, 4);
    to += 8;
  }
  return <i32>((to - start) >> 3);
}

/** Rows, walls, layers and whole stacks of one cargo, where joining ended before it reached them. */
function addRuns(): void {
  const singles = countSingles();
  if (singles == 0) return;
  const runs = MOST_RUNS / singles;
  const shapes = min(runs, 7);
  for (let block = 0; block < singles; block++) {
    const at = parts(block);
    const cargo = load<i32>(at);
    const runX = length / blockLength(block);
    const runY = width / blockWidth(block);
    const runZ = height / blockHeight(block);
    const most = quantity(cargo);
    for (let shape = 8 - shapes; shape < 8; shape++) {
      let nx = (shape & 1) != 0 ? min(runX, most) : 1;
      let ny = (shape & 2) != 0 ? min(runY, most / nx) : 1;
      let nz = (shape & 4) != 0 ? min(runZ, most / nx / ny) : 1;
      if (nx * ny * nz > 1) addRun(block, cargo, nx, ny, nz);
    }
    // A wall that the quantity does not fill is offered with fewer rows, so that whole layers remain.
    const layers = <i32>(<f64>most / (<f64>runY * <f64>runZ));
    if (layers > 0 && runs > shapes) addRun(block, cargo, min(runX, layers), runY, runZ);
  }
}

function addRun(single: i32, cargo: i32, nx: i32, ny: i32, nz: i32): void {
  if (count >= capacity) return;
  const n = nx * ny * nz;
  if (n <= 1 || n > quantity(cargo)) return;
  if (!withinWeight(blockWeight(single) * <f64>n) || !withinVolume(blockVolume(single) * <f64>n) || !withinUnits(n))
    return;
  if (!mayBeLayered(single, nz)) return;
  addStack(cargo, uniformOrientation(single), nx, ny, nz);
}
