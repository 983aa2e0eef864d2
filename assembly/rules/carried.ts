/** How much of a base is carried, and whether that is enough: exact, in whole numbers. */
import { supportDenominator, supportNumerator } from '../problem/view';
import { TOP } from './tops';

/** Bases up to this area are compared exactly (their product with a denominator up to 2^20 stays within 63 bits). */
const EXACT_AREA: i64 = 1 << 40;

/** Area of the rectangle that lies on the given tops (rules/tops); tops do not overlap. */
export function carriedArea(x1: i32, y1: i32, x2: i32, y2: i32, tops: usize, count: i32): i64 {
  let area: i64 = 0;
  for (let i = 0; i < count; i++) {
    const dx = min(x2, load<i32>(tops, 8)) - max(x1, load<i32>(tops));
    const dy = min(y2, load<i32>(tops, 12)) - max(y1, load<i32>(tops, 4));
    if (dx > 0 && dy > 0) area += <i64>dx * <i64>dy;
    tops += TOP;
  }
  return area;
}

export function enough(carried: i64, base: i64): bool {
  if (base <= EXACT_AREA) return carried * supportDenominator >= supportNumerator * base;
  // Beyond: a hair stricter than the rate, so that rounding never lets through what the verifier refuses.
  return <f64>carried * <f64>supportDenominator >= <f64>supportNumerator * <f64>base * (1 + 1e-12);
}
