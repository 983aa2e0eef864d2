/**
 * A container without a price beside priced ones: nobody knows what it costs, so it does not win by its price. It is taken
 * where more cargo loads with it than without, and else not at all.
 */
import type { LoadProblem } from '../domain/problem.js';
import { withContainers } from '../domain/sub-problems.js';
import { hasPrices } from './goals/cost.js';

/** One that has no price is dearer than so many of the dearest: near it sums of prices are still told apart. */
const DEARER = 1000;

export function unpricedLast(problem: LoadProblem): LoadProblem {
  const { containers } = problem;
  if (!hasPrices(problem) || containers.every(({ price }) => price > 0)) return problem;
  const price = DEARER * Math.max(...containers.map((container) => container.price));
  return withContainers(
    problem,
    containers.map((container) => (container.price > 0 ? container : { ...container, price })),
  );
}
