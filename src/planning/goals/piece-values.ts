/**
 * What loading one piece of a cargo is worth to the search. With several containers ahead large pieces are worth more
 * than their volume, (V / Vc)^p: small ones find room in the last containers, large ones do not.
 */
import { volumeOf } from '../../domain/geometry.js';
import type { Container, LoadProblem } from '../../domain/problem.js';

/** An exponent in sixteenths, so that square roots give the same power on every machine: 16 is 1, 18 is 1.125. */
export type Sixteenths = number;

/** The exponent 1. */
export const PLAIN_VOLUME: Sixteenths = 16;

/** Clearly more than its volume for large cargo. */
export const LARGE_FIRST: Sixteenths = 26;

/** Exponents tried in turn: 1, 1.125, 1.3125, 1.625. */
export const EXPONENTS: readonly Sixteenths[] = [PLAIN_VOLUME, 18, 21, 26];

/** Where cargo without a price competes with priced cargo, this part of its share of the room decides. */
const LEAST_PRICE = 1e-6;

/** Value is volume; with prices on cargo and isPriceLimited it is price (docs/rules.md, What best means). */
export function isValuedByPrice({ cargoes, rules }: LoadProblem): boolean {
  return rules.isPriceLimited && cargoes.some((cargo) => cargo.price > 0);
}

/** What one piece of each cargo is worth: cubic scaled units, or prices. */
export function plainValues(problem: LoadProblem): number[] {
  const byPrice = isValuedByPrice(problem);
  return problem.cargoes.map((cargo) => (byPrice ? cargo.price : cargo.volume));
}

/** Null when the value is the plain volume, as the engine takes it by itself. */
export function valuesOf(problem: LoadProblem, container: Container, exponent: Sixteenths): number[] | null {
  if (exponent === PLAIN_VOLUME && !isValuedByPrice(problem)) return null;
  return raisedValues(problem, volumeOf(container.size), exponent);
}

/** (V / room)^p, of priced cargo times its price for the volume. */
export function raisedValues(problem: LoadProblem, room: number, exponent: Sixteenths): number[] {
  const byPrice = isValuedByPrice(problem);
  return problem.cargoes.map(({ price, volume }) => {
    const share = volume / room;
    const value = power(share, exponent);
    return byPrice ? value * (price / share + LEAST_PRICE) : value;
  });
}

/** `share` to the power of `exponent / 16`, by square roots and products only: exact on every machine. */
export function power(share: number, exponent: Sixteenths): number {
  let result = 1;
  for (let whole = exponent >> 4; whole > 0; whole--) result *= share;
  let root = share;
  for (let bit = 8; bit > 0; bit >>= 1) {
    root = Math.sqrt(root);
    if ((exponent & bit) !== 0) result *= root;
  }
  return result;
}
