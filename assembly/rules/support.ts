/**
 * Support: every piece above the floor has at least `minSupportRate` of its base on tops at its own level.
 * Exact, in whole numbers: carried * denominator >= numerator * base (980 of 1,225 is exactly 0.8; in floating point
 * it is not). The search's own incremental test; src/rules/support.ts judges the finished plan with other code.
 */
import {
  blockLength,
  blockWidth,
  first,
  isUniform,
  joinAxis,
  second,
  uniformCargo,
  uniformCount,
  uniformOrientation,
} from '../blocks/table';
import { firstCorner, secondCorner } from '../blocks/unfold';
import { supportDenominator, supportNumerator } from '../problem/view';
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
    const nx = uniformCount(block, 0);
    const ny = uniformCount(block, 1);
    if (!onlyExact && !enough(carried, base)) return false;
    const pl = l / nx;
    const pw = w / ny;
    for (let i = 0; i < nx; i++) {
      for (let j = 0; j < ny; j++) {
        if (!isPieceCarried(block, x + i * pl, y + j * pw, pl, pw, tops, count)) return false;
      }
    }
    return true;
  }
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

function isPieceCarried(block: i32, x: i32, y: i32, l: i32, w: i32, tops: usize, count: i32): bool {
  const cargo = uniformCargo(block);
  const orientation = uniformOrientation(block);
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
