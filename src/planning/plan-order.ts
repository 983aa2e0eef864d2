/**
 * The plan of any order, from nothing or around what is placed, in the order of loading. What is placed is kept; the
 * calculation type says what is searched; the search fills containers with cargo as it is, or on pallets; finishing works on
 * what stands in them; and reasons are given for what stays behind.
 */
import { doorOf } from '../domain/door.js';
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { planInFewer } from './fewer-containers.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Solvers } from './fills/solvers.js';
import { TimeLeft } from './fills/time-left.js';
import { afterSteps, alternativesMoved } from './finishing/after-steps.js';
import { withSections } from './finishing/loading-order/with-sections.js';
import { isLimited } from './finishing/vehicle/limits.js';
import { TOGETHER_RULES } from './goals/together.js';
import type { KeptContainer } from './kept/kept-containers.js';
import { palletizedSearches, planAround, planInAdvance, planTogether, planWithin } from './on-demand.js';
import { standing } from './pallets/standing.js';
import { limitsAsReasons } from './reasons/of-limits.js';
import { withPlaces } from './reasons/with-places.js';
import { looseSearches } from './searches.js';
import type { PlanPart } from './searches-on-pallets.js';
import { TYPES } from './types/types.js';
import { unpricedLast } from './unpriced-last.js';

/** @throws EngineFailure when the engine gives up on the problem */
export function planOrder(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks = {}): LoadPlan {
  return planOrderAround(problem, [], solvers, hooks);
}

/**
 * @param kept accepted by the verifier; it is not moved
 * @throws EngineFailure when the engine gives up on the problem
 */
export function planOrderAround(
  order: LoadProblem,
  kept: readonly KeptContainer[],
  all: Solvers,
  hooks: PlanHooks = {},
): LoadPlan {
  const problem = unpricedLast(order);
  // On pallets there are too many short searches to begin the plan anew for each.
  const { searches: _, ...here } = all;
  const solvers = problem.pallets === undefined ? all : here;
  const time = new TimeLeft(problem, hooks);
  const { now, isCancelled } = hooks;
  const isTogether = TOGETHER_RULES.some((rule) => rule.isUsed(problem.rules));
  const planned = (asked: LoadProblem, told: PlanHooks) =>
    isTogether
      ? planTogether(asked, (plain, ...rest) => planLoad(plain, ...rest, kept), solvers, told)
      : planLoad(asked, solvers, told, kept);
  const isAround = kept.length > 0;
  const within = isVehicleKnown(problem)
    ? (asked: LoadProblem, told: PlanHooks) => planWithin(asked, (one) => planned(one, told), isAround)
    : planned;
  const whole = isAround ? within(problem, hooks) : planInFewer(problem, within, hooks);
  const plan = limitsAsReasons(problem, whole, (asked) => planned(time.limit(asked), { now, isCancelled }));
  return withPlaces(problem, withSections(problem, plan));
}

/**
 * The same before cargo is laid together and loads are cut into sections.
 * @param share of the effort that the rules allow
 */
export function planLoad(
  problem: LoadProblem,
  solvers: Solvers,
  hooks: PlanHooks = {},
  kept: readonly KeptContainer[] = [],
  share = 1,
): LoadPlan {
  const planPart: PlanPart = (part, keptOfIt, hooksOfIt, ofEffort = share, by = solvers) =>
    planLoad(part, by, hooksOfIt, keptOfIt, ofEffort);
  if (isBuiltInAdvance(problem)) return planInAdvance(problem, kept, solvers, hooks, planPart);
  const type = TYPES[problem.rules.calculationType];
  if (kept.length > 0) return planAround(problem, kept, solvers, hooks, planPart, share, type);
  const begun = hooks.now?.() ?? 0;
  hooks.onStep?.({ what: 'order', name: nameOf(problem) });
  const search = problem.pallets === undefined ? looseSearches(solvers) : palletizedSearches(solvers, planPart);
  const found = type.find({ problem, solvers, hooks, share, search });
  const vehicles = standing(problem, found, type.areAlternatives === true);
  const finish = type.areAlternatives ? alternativesMoved : afterSteps;
  const finished = finish(vehicles.problem, vehicles.lots, vehicles.found, solvers, hooks, begun);
  const { draft, whyLeft, ...plan } = vehicles.opened(finished);
  const unloaded = type
    .unloaded(problem, draft, !finished.search.complete, found)
    .map((row) => ({ ...row, ...whyLeft.get(row.cargo) }));
  return {
    ...plan,
    ...(type.areAlternatives && { alternatives: true as const }),
    unloaded: draft.loads.length > 0 ? unloaded : search.whyNone(problem, unloaded, hooks),
    search: finished.search,
  };
}

/** Whether a door, a floor or an axle has a say. */
function isVehicleKnown(problem: LoadProblem): boolean {
  return isLimited(problem) || problem.containers.some((container) => doorOf(container) !== null);
}

function nameOf({ cargoes, containers, pallets, rules }: LoadProblem): string {
  const pieces = cargoes.reduce((sum, { quantity }) => sum + quantity, 0);
  const on = pallets === undefined ? '' : ' on pallets';
  return `${rules.calculationType} of ${pieces} pieces${on}, container types: ${containers.map(({ name }) => name).join(', ')}`;
}

/** Where the cargo of all containers is searched as one, its pallets are built before any of them is filled. */
function isBuiltInAdvance({ pallets, rules }: LoadProblem): boolean {
  return pallets !== undefined && rules.calculationType === 'MixLoad';
}
