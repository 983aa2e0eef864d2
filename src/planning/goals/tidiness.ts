/**
 * Tidy loads, behind the goals of the search (docs/rules.md, What best means): a load may be a little longer than the shortest found
 * where it is tidier for it. Measured against that one length, so that the comparison is no circle.
 */
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { clustersIn } from '../../domain/tidiness.js';
import { compactness } from './compactness.js';
import { type Draft, sumOfLoads } from './draft.js';
import { firstThatDiffers, type Goal, least } from './goal.js';

/** How much longer than the shortest a load may be for being tidy. */
const ALLOWANCE = 1.03;
/** The same where the account would have space beside a cargo filled with the same cargo. */
const ALLOWANCE_OF_SIDES = 1.1;

/** Up to where the length of the last load does not count; scaled units. @param shortest reach of the shortest found */
export function reachAllowed({ rules }: LoadProblem, shortest: number): number {
  if (rules.isEasyLoadUsed === true) return Number.POSITIVE_INFINITY;
  return Math.floor(shortest * (rules.isSideFilledAlike === true ? ALLOWANCE_OF_SIDES : ALLOWANCE));
}

export const TIDINESS = 'tidiness';

/** The first figure of tidiness, how much longer the last load is than allowed: asked alone, before pieces beyond reach, which are dear to know. */
export function lengthBeyond(shortest: number): Goal {
  return {
    id: TIDINESS,
    figure: (problem, draft) => Math.max(0, compactness.figure(problem, draft) - reachAllowed(problem, shortest)),
    compare: least,
  };
}

/** How many pieces of a load are beyond reach: known to whoever puts loads in order. */
export type BeyondReach = (problem: LoadProblem, container: number, arrangements: readonly Arrangement[]) => number;

/**
 * The figures: reach of the last load beyond what is allowed, pieces beyond reach, clusters, spaces, reach.
 * @param shortest reach of the shortest last load found for the request
 */
export function tidiness(shortest: number, beyond: BeyondReach): Goal<readonly number[]> {
  return {
    id: TIDINESS,
    figure: (problem, draft) => {
      const reach = compactness.figure(problem, draft);
      return [
        Math.max(0, reach - reachAllowed(problem, shortest)),
        beyondShare(problem, draft, beyond),
        sumOfLoads(draft, ({ arrangements }) => clustersIn(problem, arrangements)),
        sumOfLoads(draft, ({ arrangements }) => arrangements.length),
        reach,
      ];
    },
    compare: firstThatDiffers(least),
  };
}

/** In tenths of a percent of the pieces loaded, rounded up: a piece of a large load is worth no cluster. */
function beyondShare(problem: LoadProblem, draft: Draft, beyond: BeyondReach): number {
  const pieces = sumOfLoads(draft, ({ loaded }) => loaded.reduce((sum, count) => sum + count, 0));
  const out = sumOfLoads(draft, ({ container, arrangements }) => beyond(problem, container, arrangements));
  return pieces === 0 ? 0 : Math.ceil((1000 * out) / pieces);
}
