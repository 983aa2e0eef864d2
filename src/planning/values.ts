/**
 * What loading one piece of a cargo is worth to the search. With several containers ahead large pieces are worth more
 * than their volume, (V / Vc)^p: small ones find room in the last containers, large ones do not.
 */
import { volumeOf } from '../domain/geometry.js';
import type { Container, LoadProblem } from '../domain/problem.js';

/** Exponents tried in turn, as sums of powers of a half, so that square roots give the same result on every machine. */
export const EXPONENTS = [1, 1.125, 1.3125, 1.625] as const;
export type Exponent = (typeof EXPONENTS)[number];

/** Null when the value is the plain volume, as the engine takes it by itself. */
export function valuesOf(problem: LoadProblem, container: Container, exponent: Exponent): number[] | null {
  if (exponent === 1) return null;
  const room = volumeOf(container.size);
  return problem.cargoes.map((cargo) => power(cargo.volume / room, exponent));
}

/** `share` to the power of `exponent`, by square roots and products only. */
export function power(share: number, exponent: Exponent): number {
  const half = Math.sqrt(share);
  const quarter = Math.sqrt(half);
  const eighth = Math.sqrt(quarter);
  switch (exponent) {
    case 1:
      return share;
    case 1.125:
      return share * eighth;
    case 1.3125:
      return share * quarter * Math.sqrt(eighth);
    case 1.625:
      return share * half * eighth;
  }
}
