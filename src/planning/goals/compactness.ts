/** A short last load: how far it reaches along the fill direction. */
import { orientedSize } from '../../domain/geometry.js';
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { type Goal, least } from './goal.js';

/** The figure: reach of the last load, scaled units. */
export const compactness: Goal = {
  id: 'compactness',
  figure: (problem, { loads }) => reachOf(problem, loads.at(-1)?.arrangements ?? []),
  compare: least,
};

export function fillsLayers({ rules }: LoadProblem): boolean {
  return rules.fillDirection === 'BottomToTop';
}

/** How far pieces reach from the front wall; where layers are filled, from the floor; scaled units. */
export function reachOf(problem: LoadProblem, arrangements: readonly Arrangement[]): number {
  return arrangements.reduce((reach, { cargo, orientation, position, counts }) => {
    const size = orientedSize(problem.cargoes[cargo]!.size, orientation);
    const end = fillsLayers(problem)
      ? position.z + counts.height * size.height
      : position.x + counts.length * size.length;
    return Math.max(reach, end);
  }, 0);
}
