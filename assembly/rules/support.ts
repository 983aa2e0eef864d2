/**
 * Support: every piece above the floor has at least `minSupportRate` of its base on tops at its own level.
 * Exact, in whole numbers: carried * denominator >= numerator * base (980 of 1,225 is exactly 0.8; in floating point
 * it is not). The search's own incremental test; src/rules/support.ts judges the finished plan with other code.
 */
import { blockLength, blockWidth, first, isUniform, joinAxis, second, uniformCount } from '../blocks/table';
import { supportDenominator, supportNumerator } from '../problem/view';

/** A composite carried by less than this part of the rate is refused without a look at its pieces (rules-in-search). */
const QUICK_REFUSAL: f64 = 0.95;

/** Bases up to this area are compared exactly (their product with a denominator up to 2^20 stays within 63 bits). */
const EXACT_AREA: i64 = 1 << 40;

/** Area of the rectangle that lies on the given tops (x1, y1, x2, y2 as i32); tops do not overlap. */
export function carriedArea(x1: i32, y1: i32, x2: i32, y2: i32, tops: usize, count: i32): i64 {
  let area: i64 = 0;
  for (let i = 0; i < count; i++) {
    const dx = min(x2, load<i32>(tops, 8)) - max(x1, load<i32>(tops));
    const dy = min(y2, load<i32>(tops, 12)) - max(y1, load<i32>(tops, 4));
    if (dx > 0 && dy > 0) area += <i64>dx * <i64>dy;
    tops += 16;
  }
  return area;
}

function enough(carried: i64, base: i64): bool {
  if (base <= EXACT_AREA) return carried * supportDenominator >= supportNumerator * base;
  // Beyond: a hair stricter than the rate, so that rounding never lets through what the verifier refuses.
  return <f64>carried * <f64>supportDenominator >= <f64>supportNumerator * <f64>base * (1 + 1e-12);
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
    if (nx == 1 && ny == 1) return enough(carried, base);
    if (!enough(carried, base)) return false;
    const pl = l / nx;
    const pw = w / ny;
    const piece = <i64>pl * <i64>pw;
    for (let i = 0; i < nx; i++) {
      for (let j = 0; j < ny; j++) {
        const px = x + i * pl;
        const py = y + j * pw;
        if (!enough(carriedArea(px, py, px + pl, py + pw, tops, count), piece)) return false;
      }
    }
    return true;
  }
  if (<f64>carried * <f64>supportDenominator < QUICK_REFUSAL * <f64>supportNumerator * <f64>base) return false;
  const a = first(block);
  const b = second(block);
  const axis = joinAxis(block);
  const ax = x + ((mirror & 1) != 0 ? l - blockLength(a) : 0);
  const ay = y + ((mirror & 2) != 0 ? w - blockWidth(a) : 0);
  if (!isCarried(a, ax, ay, mirror, tops, count)) return false;
  if (axis == 2) return true;
  const beyondX = axis == 0 ? blockLength(a) : 0;
  const beyondY = axis == 1 ? blockWidth(a) : 0;
  const bx = (mirror & 1) != 0 ? x + l - beyondX - blockLength(b) : x + beyondX;
  const by = (mirror & 2) != 0 ? y + w - beyondY - blockWidth(b) : y + beyondY;
  return isCarried(b, bx, by, mirror, tops, count);
}

/** The largest base that tops of this area may carry, loosely: a quick refusal before anything is placed. */
export function mostCarried(area: f64): f64 {
  return (area * <f64>supportDenominator) / (QUICK_REFUSAL * <f64>supportNumerator);
}
