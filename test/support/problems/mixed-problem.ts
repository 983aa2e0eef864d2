/** Mixed orders of any size for one container of 40 feet: 1.2 times its volume in cargoes drawn from a fixed seed. */
import { type Size, volumeOf } from '../../../src/domain/geometry.js';
import type { LoadProblem, Rules } from '../../../src/domain/problem.js';
import { problemOf } from './load-problems.js';

/** Inside, millimetres. */
const CONTAINER: Size = { length: 12_032, width: 2352, height: 2393 };
const OVERFILL = 1.2;
const ALL_ORIENTATIONS = 0b111111;

/** @param pieces in all, as equal numbers of each cargo; rounded down to that */
export function mixedProblem(cargoes: number, pieces: number, rules: Partial<Rules> = {}): LoadProblem {
  const random = minimalStandard(7 * cargoes + pieces);
  const shapes = Array.from({ length: cargoes }, () => {
    const [length, width, height] = [0.5 + random(), 0.5 + random(), 0.5 + random()];
    return { length, width, height };
  });
  const quantity = Math.max(1, Math.floor(pieces / cargoes));
  const volume = shapes.reduce((sum, shape) => sum + quantity * volumeOf(shape), 0);
  const factor = Math.cbrt((OVERFILL * volumeOf(CONTAINER)) / volume);
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return problemOf(
    shapes.map(({ length, width, height }) => ({
      size: { length: scaled(length), width: scaled(width), height: scaled(height) },
      quantity,
      orientations: ALL_ORIENTATIONS,
    })),
    [{ containerType: 'SeaVan', size: CONTAINER, quantity: 1 }],
    rules,
  );
}

/** A mixed order in which every cargo is a loading stage of its own. */
export function stagedProblem(cargoes: number, pieces: number): LoadProblem {
  const problem = mixedProblem(cargoes, pieces, { isSequenceUsed: true });
  return { ...problem, cargoes: problem.cargoes.map((cargo, sequence) => ({ ...cargo, sequence })) };
}

/** Numbers in 0..1 by x <- 16807 x mod (2^31 - 1) (Park and Miller 1988). */
export function minimalStandard(seed: number): () => number {
  let x = 1 + (seed % (2 ** 31 - 2));
  return () => {
    x = (16_807 * x) % (2 ** 31 - 1);
    return x / (2 ** 31 - 1);
  };
}
