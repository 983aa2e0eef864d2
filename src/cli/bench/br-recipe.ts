/**
 * The BR problems by their published recipe (Bischoff and Ratcliff 1995 for BR1-7, Davies and Bischoff 1999 for BR0 and
 * BR8-15). Problems 1 to 100 of a class are the published ones, number for number; those above 100 are fresh, so that
 * nobody tunes on what is reported.
 */
import { type Size, volumeOf } from '../../domain/geometry.js';
import type { ThpackProblem } from './thpack-format.js';

/** Cargoes in a problem of class 0 to 15. */
export const BR_CARGOES = [1, 3, 5, 8, 10, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/** A 20-foot container inside, centimetres. */
const CONTAINER: Size = { length: 587, width: 233, height: 220 };

/** Bounds of the three sides before they are sorted, centimetres. */
const SIDES = [
  { least: 30, most: 120 },
  { least: 25, most: 100 },
  { least: 20, most: 80 },
] as const;

/** A side may stand upright when it is less than this many times the shortest one. */
const STABLE = 2;

const FIRST_SEED = 2502505;
const MODULUS = 2 ** 31 - 1;
const FACTOR = 16807;
const THROWN_AWAY = 10;

export function brProblem(brClass: number, number: number): ThpackProblem {
  const seed = FIRST_SEED + 100 * (number - 1);
  const random = minimalStandard(seed);
  for (let i = 0; i < THROWN_AWAY; i++) random();

  const cargoes = Array.from({ length: BR_CARGOES[brClass]! }, () => {
    const drawn = SIDES.map(({ least, most }) => least + Math.floor(random() * (most - least + 1)));
    const [length, width, height] = drawn.sort((a, b) => b - a) as [number, number, number];
    const stands = (side: number) => side / height < STABLE;
    return {
      size: { length, width, height },
      upright: { length: stands(length), width: stands(width), height: stands(height) },
      quantity: 1,
    };
  });

  let volume = cargoes.reduce((sum, cargo) => sum + volumeOf(cargo.size), 0);
  for (;;) {
    const cargo = cargoes[Math.floor(random() * cargoes.length)]!;
    volume += volumeOf(cargo.size);
    if (volume > volumeOf(CONTAINER)) break;
    cargo.quantity++;
  }
  return { number, seed, container: CONTAINER, cargoes };
}

/** Numbers in 0..1 by x <- 16807 x mod (2^31 - 1) (Park and Miller 1988); every product is exact in a double. */
function minimalStandard(seed: number): () => number {
  let x = seed;
  return () => {
    x = (FACTOR * x) % MODULUS;
    return x / MODULUS;
  };
}
