/**
 * Some cargo before all other, as pallets before what goes loose: it is planned alone first, and kept where it lies until the
 * rest is loaded beside it.
 */
import type { LoadedContainer, LoadPlan } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { withoutSteps, withQuantities } from '../../domain/sub-problems.js';
import type { PlanHooks } from '../fills/hooks.js';
import type { Solvers } from '../fills/solvers.js';
import { TimeLeft } from '../fills/time-left.js';
import { afterSteps, type Finished } from '../finishing/after-steps.js';
import { isAnyStepAsked } from '../finishing/balance/balance.js';
import { withoutOptional } from '../finishing/balance/optional.js';
import { withoutPoor } from '../finishing/balance/unload-poor.js';
import { draftOf, unfold } from '../goals/draft.js';
import { unloadedOf } from '../reasons/reasons.js';
import type { PlanAround } from './around.js';
import type { KeptContainer } from './kept-containers.js';

/**
 * @param first pieces of each cargo that come before all other, with what is placed of it
 * @param plan of each of the two, around what lies there
 */
export function planInTurn(
  problem: LoadProblem,
  first: readonly number[],
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks,
  plan: PlanAround,
): LoadPlan {
  const begun = hooks.now?.() ?? 0;
  const time = new TimeLeft(problem, hooks, begun);
  const before = plan(withoutSteps(withQuantities(problem, first)), kept, hooks);
  const inTurn = before.containers.map((loaded, place) => ({
    ...{ isLocked: false, hasOrder: true },
    ...kept[place],
    loaded: { ...loaded, arrangements: loaded.arrangements.map((one) => ({ ...one, isKept: true as const })) },
  }));
  const all = kept.length > 0 ? problem : withoutOptional(problem);
  const after = plan(withoutSteps(time.limit(all)), inTurn, hooks);
  const containers = after.containers.map((loaded, place) => onlyKeptOf(kept[place]?.loaded, loaded));
  const nodes = before.search.nodes + after.search.nodes;
  const search = { ...after.search, nodes, complete: before.search.complete && after.search.complete };
  const whole = { ...after, containers, search };
  return isAnyStepAsked(problem) ? balanced(problem, whole, kept, solvers, hooks, begun) : whole;
}

/** What was placed by hand is kept; the rest was kept only until all was loaded. */
function onlyKeptOf(placed: LoadedContainer | undefined, loaded: LoadedContainer): LoadedContainer {
  const cornerOf = ({ position: { x, y, z } }: LoadedContainer['arrangements'][number]) => `${x} ${y} ${z}`;
  const corners = new Set(placed?.arrangements.map(cornerOf));
  const arrangements = loaded.arrangements.map((one) => {
    const { isKept: _, ...free } = one;
    return corners.has(cornerOf(one)) ? one : free;
  });
  return { ...loaded, arrangements };
}

/** The steps of balancing, once for both: beside what is kept only a poor container is emptied. */
function balanced(
  problem: LoadProblem,
  { containers, search }: LoadPlan,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks,
  begun: number,
): LoadPlan {
  const draft = draftOf(problem, containers);
  const finished: Finished =
    kept.length > 0
      ? { ...withoutPoor(problem, draft), search }
      : afterSteps(problem, [], { draft, search }, solvers, hooks, begun);
  const unloaded = unloadedOf(problem, [], finished.draft, !finished.search.complete);
  return {
    containers: unfold(finished.draft),
    unloaded: unloaded.map((row) => ({ ...row, ...finished.whyLeft.get(row.cargo) })),
    search: finished.search,
  };
}
