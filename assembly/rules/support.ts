/**
 * Support: every piece above the floor has at least `minSupportRate` of its base on tops at its own level.
 * Exact, in whole numbers: carried * denominator >= numerator * base (980 of 1,225 is exactly 0.8; in floating point
 * it is not). The search's own incremental test; src/rules/support.ts judges the finished plan with other code.
 */
import {
  blockLength,
  blockWidth,
  first,
  isNest,
  isUniform,
  joinAxis,
  member,
  memberCount,
  second,
  uniformCargo,
  uniformCount,
  uniformOrientation,
} from '../blocks/table';
import { firstCorner, memberCorner, secondCorner } from '../blocks/unfold';
import { orientedSize } from '../geometry/orientation';
import { allocateZeroed } from '../memory/arena';
import { cargoes, supportDenominator, supportNumerator } from '../problem/view';
import { hasOverhang, staysWithinLeave } from './cargo-overhang';
import { carriedArea, enough } from './carried';
import { carriedLine, isLyingRoll, lineLength } from './rolls';

/** A composite carried by less than this part of the rate is refused without a look at its pieces (rules-in-search). */
const QUICK_REFUSAL: f64 = 0.95;

/** True when quick refusals by area would be wrong for some cargo: past an edge, or along a line. */
let onlyExact: bool = false;

export function openSupport(cargoNeedsExactTests: bool): void {
  onlyExact = cargoNeedsExactTests;
}

/**
 * What is known of the piece at a corner, so that thousands of blocks that begin with the same piece ask once:
 *
 *   corner 0 .. 3 | cargo | orientation 1 .. 6 | 2 * trial + (1 carried)      i32
 */
const ORIENTATIONS: i32 = 7;
const MOST_CORNERS: i32 = 4;
let known: usize = 0;
let trial: i32 = 0;

export function openCornerPieces(): void {
  known = allocateZeroed((<usize>(MOST_CORNERS * cargoes * ORIENTATIONS)) << 2);
  trial = 0;
}

/** Forgets the corners: others are tried, or on other tops. */
export function clearCornerPieces(): void {
  trial++;
}

/**
 * True when the piece that a block has at the corner where it is anchored is carried: without it the block is not.
 * @param number of the corner @param x,y the corner @param mirror as in isCarried
 */
export function isCornerCarried(number: i32, block: i32, x: i32, y: i32, mirror: i32, tops: usize, count: i32): bool {
  let leaf = block;
  while (!isUniform(leaf) && !isNest(leaf)) leaf = first(leaf);
  const cargo = isNest(leaf) ? load<i32>(member(leaf, 0)) : uniformCargo(leaf);
  const orientation = isNest(leaf) ? load<i32>(member(leaf, 0), 4) : uniformOrientation(leaf);
  const at = known + ((<usize>((number * cargoes + cargo) * ORIENTATIONS + orientation)) << 2);
  const before = load<i32>(at);
  if (before >> 1 == trial) return (before & 1) != 0;
  const l = orientedSize(cargo, orientation, 0);
  const w = orientedSize(cargo, orientation, 1);
  const px = (mirror & 1) != 0 ? x - l : x;
  const py = (mirror & 2) != 0 ? y - w : y;
  const carried = isPieceCarried(cargo, orientation, px, py, l, w, tops, count);
  store<i32>(at, (trial << 1) | (carried ? 1 : 0));
  return carried;
}

/**
 * True when every bottom piece of the block has its share on the tops.
 * @param mirror bit 0: mirrored along the length, bit 1: along the width
 */
export function isCarried(block: i32, x: i32, y: i32, mirror: i32, tops: usize, count: i32): bool {
  const l = blockLength(block);
  const w = blockWidth(block);
  const base = <i64>l * <i64>w;
  const carried = carriedArea(x, y, x + l, y + w, tops, count);
  if (carried == base) return true;
  if (isUniform(block)) {
    const cargo = uniformCargo(block);
    const orientation = uniformOrientation(block);
    if (!hasOverhang(cargo) && !isLyingRoll(cargo, orientation) && !enough(carried, base)) return false;
    return arePiecesCarried(cargo, orientation, x, y, uniformCount(block, 0), uniformCount(block, 1), tops, count);
  }
  if (isNest(block)) return isNestCarried(block, x, y, mirror, tops, count);
  if (!onlyExact && <f64>carried * <f64>supportDenominator < QUICK_REFUSAL * <f64>supportNumerator * <f64>base)
    return false;
  if (!isCarried(first(block), firstCorner(block, 0, x, mirror), firstCorner(block, 1, y, mirror), mirror, tops, count))
    return false;
  if (joinAxis(block) == 2) return true;
  return isCarried(
    second(block),
    secondCorner(block, 0, x, mirror),
    secondCorner(block, 1, y, mirror),
    mirror,
    tops,
    count,
  );
}

/** The lowest members, that is: the others rest on these. */
function isNestCarried(block: i32, x: i32, y: i32, mirror: i32, tops: usize, count: i32): bool {
  for (let i = 0; i < memberCount(block); i++) {
    const at = member(block, i);
    if (load<i32>(at, 16) > 0) break;
    const mx = memberCorner(block, at, 0, x, mirror);
    const my = memberCorner(block, at, 1, y, mirror);
    const cargo = load<i32>(at);
    if (!arePiecesCarried(cargo, load<i32>(at, 4), mx, my, load<i32>(at, 20), load<i32>(at, 24), tops, count))
      return false;
  }
  return true;
}

/** nx x ny pieces side by side. */
function arePiecesCarried(
  cargo: i32,
  orientation: i32,
  x: i32,
  y: i32,
  nx: i32,
  ny: i32,
  tops: usize,
  count: i32,
): bool {
  const l = orientedSize(cargo, orientation, 0);
  const w = orientedSize(cargo, orientation, 1);
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      if (!isPieceCarried(cargo, orientation, x + i * l, y + j * w, l, w, tops, count)) return false;
    }
  }
  return true;
}

function isPieceCarried(cargo: i32, orientation: i32, x: i32, y: i32, l: i32, w: i32, tops: usize, count: i32): bool {
  if (isLyingRoll(cargo, orientation)) {
    return enough(carriedLine(orientation, x, y, x + l, y + w, tops, count), <i64>lineLength(orientation, l, w));
  }
  if (enough(carriedArea(x, y, x + l, y + w, tops, count), <i64>l * <i64>w)) return true;
  return hasOverhang(cargo) && !onFloorOnly(tops, count) && staysWithinLeave(cargo, x, y, x + l, y + w, tops, count);
}

/** The largest base that tops of this area may carry, loosely: a quick refusal before anything is placed. */
export function mostCarried(area: f64): f64 {
  return onlyExact ? Infinity : (area * <f64>supportDenominator) / (QUICK_REFUSAL * <f64>supportNumerator);
}

/** Overhang is a leave over cargo; on a pallet's deck it is not (src/rules/pallet-overhang.ts). */
function onFloorOnly(tops: usize, count: i32): bool {
  return count == 1 && load<i32>(tops, 16) == 0 && load<i32>(tops, 20) < 0;
}
