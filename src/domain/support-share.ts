/** A share of support in whole numbers: 980 of 1225 is exactly 0.8, in floating point it is not. */

/** A share as a fraction of whole numbers. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const DECIMALS = 1_000_000;

/** A share of the request, exact to six decimals: 0.8 is 4/5. */
export function fractionOf(share: number): Fraction {
  const numerator = Math.round(share * DECIMALS);
  const divisor = greatestCommonDivisor(numerator, DECIMALS);
  return { numerator: numerator / divisor, denominator: DECIMALS / divisor };
}

function greatestCommonDivisor(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
