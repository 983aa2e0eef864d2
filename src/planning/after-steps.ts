/** What the rounds have found after the steps of balancing that the rules ask for. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { volumeBound } from './bounds/bounds.js';
import { volumeCapacity } from './bounds/capacity.js';
import { effortOfRounds } from './fills/effort.js';
import type { PlanHooks } from './fills/hooks.js';
import { Session } from './fills/session.js';
import type { Solvers } from './fills/solvers.js';
import { TimeLeft } from './fills/time-left.js';
import { balanced, isAnyStepAsked, movedLoads } from './finishing/balance/balance.js';
import { containersIn, type Draft, draftLoadOf, sumOfLoads, unfold } from './goals/draft.js';
import type { Lot } from './lots/lot.js';
import { bestFinished } from './of-finished.js';
import type { Obstacle } from './reasons/obstacle.js';
import type { Found } from './search/found.js';

export interface Finished extends Found {
  /** Of cargo that a step left behind. */
  readonly whyLeft: ReadonlyMap<number, Obstacle>;
}

/**
 * The plan of each level gets the steps as it would alone, and the best of them is taken.
 * @param found for the problem without its optional cargo
 * @param begun when the request was begun, by the clock of the hooks
 */
export function afterSteps(
  problem: LoadProblem,
  lots: readonly Lot[],
  { draft, search, levels = [{ level: problem.rules.optimizationLevel, draft }] }: Found,
  solvers: Solvers,
  hooks: PlanHooks,
  begun: number,
): Finished {
  if (!isAnyStepAsked(problem)) return { draft, search, whyLeft: new Map() };
  const session = sessionFrom(problem, solvers, hooks, begun);
  const balancedPlans = levels.map((plan) => {
    const rules = { ...problem.rules, optimizationLevel: plan.level };
    const effort = effortOfRounds(rules, containersIn(plan.draft)).at(-1) ?? 0;
    const left = problem.cargoes.map(({ isOptional, quantity }, cargo) =>
      isOptional ? quantity : plan.draft.left[cargo]!,
    );
    return balanced(session, lots, { ...plan.draft, left }, effort);
  });
  const done = bestFinished(problem, balancedPlans);
  const { allNodes: nodes, stopped } = session.meter;
  return {
    ...done,
    search: {
      ...search,
      nodes: search.nodes + nodes,
      complete: search.complete && !stopped,
      volumeBound: Math.max(search.volumeBound, mostVolume(problem, done.draft)),
    },
  };
}

/** Of alternatives (UnitLoad) each is shifted and balanced; other pieces none of them gets. */
export function withAlternativesMoved(
  problem: LoadProblem,
  plan: LoadPlan,
  solvers: Solvers,
  hooks: PlanHooks,
  begun: number,
): LoadPlan {
  if (problem.rules.balancing === undefined) return plan;
  const session = sessionFrom(problem, solvers, hooks, begun);
  const loads = plan.containers.map((loaded) => draftLoadOf(problem, loaded));
  const left = problem.cargoes.map(() => 0);
  const effort = effortOfRounds(problem.rules, loads.length).at(-1) ?? 0;
  const moved = movedLoads(session, { loads, left }, effort);
  const { allNodes: nodes, stopped } = session.meter;
  const search = { ...plan.search, nodes: plan.search.nodes + nodes, complete: plan.search.complete && !stopped };
  return { ...plan, containers: unfold(moved), search };
}

/** It has the time that is left, and reports to nobody: the steps are short beside the search. */
function sessionFrom(problem: LoadProblem, solvers: Solvers, { now, isCancelled }: PlanHooks, begun: number): Session {
  const hooks = { ...(now && { now }), ...(isCancelled && { isCancelled }) };
  return new Session(new TimeLeft(problem, hooks, begun).limit(problem), solvers, hooks);
}

/** Of extra pieces there are as many as there is room for. */
function mostVolume(problem: LoadProblem, draft: Draft): number {
  if (problem.rules.isExtraCargoAllowed !== true) return volumeBound(problem);
  return sumOfLoads(draft, ({ container }) => volumeCapacity(problem.containers[container]!, problem));
}
