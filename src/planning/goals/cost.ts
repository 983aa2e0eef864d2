/** Cheaper containers. */
import type { LoadProblem } from '../../domain/problem.js';
import { sumOfContainers } from './draft.js';
import { type Goal, least } from './goal.js';

/** With prices on containers the price decides which are taken, where there are several. */
export function hasPrices({ containers }: LoadProblem): boolean {
  return containers.length > 1 && containers.some((container) => container.price > 0);
}

export const cost: Goal = {
  id: 'cost',
  figure: (problem, draft) => sumOfContainers(problem, draft, 'price'),
  compare: least,
};
