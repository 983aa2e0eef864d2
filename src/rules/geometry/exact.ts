/** Comparisons that must not go wrong in the last digit: areas exactly, weights with the interface's tolerance. */
import type { Rectangle } from '../../domain/geometry.js';
import type { Fraction } from '../../domain/support-share.js';

/** Whether rectangles that do not overlap cover at least a share of a base, in whole numbers: 980 of 1225 is 0.8. */
export function coversShare(parts: readonly Rectangle[], base: Rectangle, share: Fraction): boolean {
  const { numerator, denominator } = share;
  const whole = (base.x2 - base.x1) * (base.y2 - base.y1);
  if (whole * Math.max(numerator, denominator) <= Number.MAX_SAFE_INTEGER) {
    let covered = 0;
    for (const part of parts) covered += (part.x2 - part.x1) * (part.y2 - part.y1);
    return covered * denominator >= whole * numerator;
  }
  let covered = 0n;
  for (const part of parts) covered += exactProduct(part.x2 - part.x1, part.y2 - part.y1);
  return covered * BigInt(denominator) >= exactProduct(base.x2 - base.x1, base.y2 - base.y1) * BigInt(numerator);
}

/** Below 0, 0 or above 0 as a1 * a2 is less than, equal to or more than b1 * b2; whole numbers up to 2^53. */
export function compareProducts(a1: number, a2: number, b1: number, b2: number): number {
  const a = a1 * a2;
  const b = b1 * b2;
  if (Math.max(Math.abs(a), Math.abs(b)) <= Number.MAX_SAFE_INTEGER) return a - b;
  const difference = exactProduct(a1, a2) - exactProduct(b1, b2);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

export function exactProduct(a: number, b: number): bigint {
  return BigInt(a) * BigInt(b);
}

/** Weights and prices compare with a relative tolerance of 1e-9 (docs/interface.md, Numbers). */
const TOLERANCE = 1e-9;

/** True when a weight, price or volume is above a limit by more than the tolerance. */
export function exceeds(value: number, limit: number): boolean {
  return value - limit > TOLERANCE * Math.max(Math.abs(value), Math.abs(limit));
}
