/** Which of two loads of one cargo in one container is better. */
import type { LoadProblem } from '../../domain/problem.js';
import { compactness } from './compactness.js';
import { compare, Score, SOFT_GOALS } from './compare.js';
import type { Draft } from './draft.js';
import { volume } from './volume.js';

/** More pieces, then the soft rules; then on a pallet or in a carton equal layers, in a vehicle the shorter load. */
export function isBetterAlone(problem: LoadProblem, one: Draft, other: Draft): boolean {
  const [a, b] = [new Score(problem, one), new Score(problem, other)];
  const isVehicle = !['Pallet', 'Carton'].includes(problem.containers[0]!.containerType);
  return compare(a, b, [volume, ...SOFT_GOALS, ...(isVehicle ? [compactness] : [])]) < 0;
}
