/**
 * Which container types a plan uses, where neither prices nor a figure of each container decide (docs/rules.md, Which
 * containers): priorities that differ come before the number of containers, the volume of the containers and the order
 * of the request after it.
 */
import { usableVolume } from '../../domain/grounds.js';
import type { LoadProblem } from '../../domain/problem.js';
import { hasPrices } from './cost.js';
import { type Draft, sumOfLoads } from './draft.js';
import { firstThatDiffers, type Goal, least, most } from './goal.js';

/** True where the plan as a whole decides which types are taken. */
export function decidesByPlan(problem: LoadProblem): boolean {
  return !hasPrices(problem) && problem.rules.bestFitSelection === 'BestfitDisabled';
}

/** Of each type, in the order of the request. */
function containersByType({ containers }: LoadProblem, draft: Draft): number[] {
  return containers.map((_, type) => sumOfLoads(draft, ({ container }) => (container === type ? 1 : 0)));
}

/** The fewest containers of the highest priority number, then of the next; containers of each, the highest first. */
export const lastPriorities: Goal<readonly number[]> = {
  id: 'lastPriorities',
  figure: (problem, draft) => {
    if (!decidesByPlan(problem)) return [];
    const numbers = [...new Set(problem.containers.map(({ priority }) => priority))].sort((a, b) => b - a);
    if (numbers.length < 2) return [];
    const counts = containersByType(problem, draft);
    return numbers.map((number) =>
      problem.containers.reduce((sum, { priority }, type) => sum + (priority === number ? counts[type]! : 0), 0),
    );
  },
  compare: firstThatDiffers(least),
};

/** The smallest containers, of as many; cubic scaled units. */
export const containerVolume: Goal = {
  id: 'containerVolume',
  figure: (problem, draft) =>
    decidesByPlan(problem) ? sumOfLoads(draft, ({ container }) => usableVolume(problem.containers[container]!)) : 0,
  compare: least,
};

/** Of equal volume, more of the type given earlier. */
export const earlierTypes: Goal<readonly number[]> = {
  id: 'earlierTypes',
  figure: (problem, draft) => (decidesByPlan(problem) ? containersByType(problem, draft) : []),
  compare: firstThatDiffers(most),
};
