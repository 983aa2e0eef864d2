/** What a plan with cargo laid together may cost beside the plan without it (docs/rules.md, Grouping and sequence). */
import type { LoadProblem } from '../../../domain/problem.js';
import { reachOf } from '../../../domain/tidiness.js';
import { imbalance, weightHalves } from '../../../domain/weight-halves.js';
import { compare, FIRM_GOALS, Score } from '../../goals/compare.js';
import { type Draft, sumOfLoads } from '../../goals/draft.js';
import { favourites } from '../../goals/favourites.js';
import type { Goal } from '../../goals/goal.js';
import { groupFavourites } from '../../goals/group-favourites.js';
import { aliases, groups, secondAliases } from '../../goals/together.js';
import { compareFinished } from '../of-finished.js';

/** How much longer the last load may be. */
const LONGER = 1.05;

/** None of them gets worse. */
const PROMISED: readonly Goal<unknown>[] = [...FIRM_GOALS, favourites, groupFavourites, groups, aliases, secondAliases];

/** How far the last load may go along the fill direction, scaled units. */
export function reachPromised(problem: LoadProblem, draft: Draft): number {
  return Math.floor(LONGER * reachOf(problem, draft.loads.at(-1)?.arrangements ?? []));
}

/**
 * Whether the plan is better than the one without the rule, and costs nothing that was not to be given for it. Pieces beyond
 * reach may be given for it: what lies together counts before them, and they decide where it is as close either way.
 */
export function isBetterAsPromised(problem: LoadProblem, draft: Draft, without: Draft): boolean {
  const [one, other] = [new Score(problem, draft), new Score(problem, without)];
  return (
    compareFinished(one, other) < 0 &&
    PROMISED.every((goal) => compare(one, other, [goal]) <= 0) &&
    reachOf(problem, draft.loads.at(-1)?.arrangements ?? []) <= reachPromised(problem, without) &&
    imbalanceOf(problem, draft) <= imbalanceOf(problem, without)
  );
}

/** Weight by which halves differ more than the request allows, over all containers. */
function imbalanceOf(problem: LoadProblem, draft: Draft): number {
  const { maxWeightDifference = null } = problem.rules.balancing ?? {};
  if (maxWeightDifference === null) return 0;
  return sumOfLoads(draft, ({ container, arrangements }) =>
    imbalance(weightHalves(problem, problem.containers[container]!, arrangements), maxWeightDifference),
  );
}
