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
import { supportDenominator, supportNumerator } from '../problem/view';
import { carriedArea, enough } from '../tops/carried';
import { hasOverhang, staysWithinLeave } from './cargo-overhang';
import { carriedLine, isLyingRoll, lineLength } from './rolls';

/** A composite carried by less than this part of the rate is refused without a look at its pieces (rules-in-search). */
const QUICK_REFUSAL: f64 = 0.95;

/** True when quick refusals by area would be wrong for some cargo: past an edge, or along a line. */
let onlyExact: bool = false;

export function openSupport(cargoNeedsExactTests: bool): void {
  onlyExact = cargoNeedsExactTests;
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

export function isPieceCarried(
  cargo: i32,
  orientation: i32,
  x: i32,
  y: i32,
  l: i32,
  w: i32,
  tops: usize,
  count: i32,
): bool {
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

/** The least part of its base that any block needs on tops, loosely; 0: not known by areas. */
export function leastShare(): f64 {
  return onlyExact ? 0 : (QUICK_REFUSAL * <f64>supportNumerator) / <f64>supportDenominator;
}

/** Overhang is a leave over cargo; on a pallet's deck it is not (src/rules/pallet-overhang.ts). */
function onFloorOnly(tops: usize, count: i32): bool {
  return count == 1 && load<i32>(tops, 16) == 0 && load<i32>(tops, 20) < 0;
}
