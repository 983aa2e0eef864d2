/** How much of a base is carried, and whether that is enough: exact, in whole numbers. */

import { spend } from '../effort/budget';
import { supportDenominator, supportNumerator } from '../problem/view';
import { TOP } from './tops';

/** Of bases up to this area the product with a denominator up to 2^20 stays within 63 bits. */
const SHORT_AREA: i64 = 1 << 40;

const LOW_BITS: i64 = 0xffffffff;

/** So many tops are part of the usual cost of a look at a block. */
const USUAL_TOPS: i32 = 16;

/** Charges the effort for going through many tops: there are hundreds where small rolls are interlocked. */
export function chargeTops(count: i32): void {
  if (count > USUAL_TOPS) spend((count - USUAL_TOPS) >> 1);
}

/** True when tops may overlap: those of standing rolls in staggered rows, which count as their bounding squares. */
export let topsOverlap: bool = false;

export function letTopsOverlap(overlap: bool): void {
  topsOverlap = overlap;
}

/** Area of the rectangle that lies on the given tops (rules/tops). */
export function carriedArea(x1: i32, y1: i32, x2: i32, y2: i32, tops: usize, count: i32): i64 {
  chargeTops(count);
  if (topsOverlap) return <i64>(x2 - x1) * <i64>(y2 - y1) - bareArea(x1, y1, x2, y2, tops, count);
  let area: i64 = 0;
  for (let i = 0; i < count; i++) {
    const dx = min(x2, load<i32>(tops, 8)) - max(x1, load<i32>(tops));
    const dy = min(y2, load<i32>(tops, 12)) - max(y1, load<i32>(tops, 4));
    if (dx > 0 && dy > 0) area += <i64>dx * <i64>dy;
    tops += TOP;
  }
  return area;
}

/** Area of the rectangle that lies on none of the tops: what the first leaves of it is cut by the others. */
export function bareArea(x1: i32, y1: i32, x2: i32, y2: i32, tops: usize, count: i32): i64 {
  if (x1 >= x2 || y1 >= y2) return 0;
  while (count > 0) {
    const tx1 = max(x1, load<i32>(tops));
    const ty1 = max(y1, load<i32>(tops, 4));
    const tx2 = min(x2, load<i32>(tops, 8));
    const ty2 = min(y2, load<i32>(tops, 12));
    tops += TOP;
    count--;
    if (tx1 >= tx2 || ty1 >= ty2) continue;
    return (
      bareArea(x1, y1, tx1, y2, tops, count) +
      bareArea(tx2, y1, x2, y2, tops, count) +
      bareArea(tx1, y1, tx2, ty1, tops, count) +
      bareArea(tx1, ty2, tx2, y2, tops, count)
    );
  }
  return <i64>(x2 - x1) * <i64>(y2 - y1);
}

export function enough(carried: i64, base: i64): bool {
  if (base <= SHORT_AREA) return carried * supportDenominator >= supportNumerator * base;
  return isProductAtLeast(carried, supportDenominator, base, supportNumerator);
}

/** a * b >= c * d, of whole numbers, b and d of at most 32 bits: by the upper bits of the products, then the lower. */
function isProductAtLeast(a: i64, b: i64, c: i64, d: i64): bool {
  const lowA = (a & LOW_BITS) * b;
  const lowC = (c & LOW_BITS) * d;
  const highA = (a >> 32) * b + (lowA >> 32);
  const highC = (c >> 32) * d + (lowC >> 32);
  return highA > highC || (highA == highC && (lowA & LOW_BITS) >= (lowC & LOW_BITS));
}
