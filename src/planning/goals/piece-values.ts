/**
 * What loading one piece of a cargo is worth to the search. With several containers ahead large pieces are worth more
 * than their volume, (V / Vc)^p: small ones find room in the last containers, large ones do not.
 */
import { volumeOf } from '../../domain/geometry.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';

/** An exponent in sixteenths, so that square roots give the same power on every machine: 16 is 1, 18 is 1.125. */
export type Sixteenths = number;

/** How much each counts of what pieces take: shares of the same of all cargo, added. */
export interface Needs {
  readonly volume: number;
  readonly weight: number;
  /** Base area of the piece as given. */
  readonly floor: number;
}

/** Needs to the power of an exponent. */
export interface Valuation {
  readonly exponent: Sixteenths;
  /** Null: volume alone. */
  readonly needs: Needs | null;
}

export const PLAIN_VOLUME: Valuation = { exponent: 16, needs: null };

/** Clearly more than its volume for large cargo. */
export const LARGE_FIRST: Valuation = { exponent: 26, needs: null };

/** Tried in turn: exponents of 1, 1.125, 1.3125, 1.625. */
export const VALUATIONS: readonly Valuation[] = [
  PLAIN_VOLUME,
  { exponent: 18, needs: null },
  { exponent: 21, needs: null },
  LARGE_FIRST,
];

/** The same where cargo bears little: what stands on the floor decides how much goes on top. */
export const STRENGTH_VALUATIONS: readonly Valuation[] = [
  PLAIN_VOLUME,
  { exponent: 16, needs: { volume: 0, weight: 0, floor: 1 } },
  { exponent: 16, needs: { volume: 0, weight: 1, floor: 0 } },
  LARGE_FIRST,
];

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
export function valuesOf(problem: LoadProblem, container: Container, valuation: Valuation): number[] | null {
  const isPlain = valuation.exponent === PLAIN_VOLUME.exponent && valuation.needs === null;
  if (isPlain && !isValuedByPrice(problem)) return null;
  return raisedValues(problem, volumeOf(container.size), valuation);
}

/** (V / room)^p, or another need in place of the volume; of priced cargo times its price for that. */
export function raisedValues(problem: LoadProblem, room: number, { exponent, needs }: Valuation): number[] {
  const byPrice = isValuedByPrice(problem);
  const shares = needs === null ? problem.cargoes.map(({ volume }) => volume / room) : sharesOfNeeds(problem, needs);
  return problem.cargoes.map(({ price }, cargo) => {
    const share = shares[cargo]!;
    const value = power(share, exponent);
    return byPrice ? value * (price / share + LEAST_PRICE) : value;
  });
}

function sharesOfNeeds({ cargoes }: LoadProblem, needs: Needs): number[] {
  const share = (figure: (cargo: Cargo) => number) => {
    const all = cargoes.reduce((sum, cargo) => sum + cargo.quantity * figure(cargo), 0);
    return (cargo: Cargo) => (all > 0 ? figure(cargo) / all : 0);
  };
  const volume = share((cargo) => cargo.volume);
  const weight = share((cargo) => cargo.weight);
  const floor = share(({ size }) => size.length * size.width);
  return cargoes.map(
    (cargo) => needs.volume * volume(cargo) + needs.weight * weight(cargo) + needs.floor * floor(cargo),
  );
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
