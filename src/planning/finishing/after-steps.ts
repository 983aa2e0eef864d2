/** What the rounds have found after the steps of balancing that the rules ask for. */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeBound } from '../bounds/bounds.js';
import { volumeCapacity } from '../bounds/capacity.js';
import { effortOfRounds } from '../fills/effort.js';
import type { Found } from '../fills/found.js';
import type { PlanHooks } from '../fills/hooks.js';
import { Session } from '../fills/session.js';
import type { Solvers } from '../fills/solvers.js';
import { TimeLeft } from '../fills/time-left.js';
import { containersIn, type Draft, sumOfLoads } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';
import { balanced, isAnyStepAsked, movedLoads } from './balance/balance.js';
import type { WhyLeft } from './balance/unload-poor.js';
import { bestFinished } from './of-finished.js';
import { broughtWithin } from './vehicle/brought-within.js';

export interface Finished extends Found {
  /** Of cargo that a step left behind. */
  readonly whyLeft: ReadonlyMap<number, WhyLeft>;
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
    return balanced(session, lots, { ...plan.draft, left }, effort, broughtWithin);
  });
  const done = bestFinished(problem, balancedPlans);
  const isChanged = levels.every((plan) => plan.draft.loads !== done.draft.loads);
  hooks.onStep?.({ what: 'finishing', name: `balancing${isChanged ? '' : ': nothing is changed'}` });
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

/** Of alternatives each is shifted and balanced; other pieces none of them gets. */
export function alternativesMoved(
  problem: LoadProblem,
  _lots: readonly Lot[],
  { draft, search }: Found,
  solvers: Solvers,
  hooks: PlanHooks,
  begun: number,
): Finished {
  if (problem.rules.balancing === undefined) return { draft, search, whyLeft: new Map() };
  const session = sessionFrom(problem, solvers, hooks, begun);
  const effort = effortOfRounds(problem.rules, draft.loads.length).at(-1) ?? 0;
  const moved = movedLoads(session, { ...draft, left: problem.cargoes.map(() => 0) }, effort);
  const { allNodes: nodes, stopped } = session.meter;
  return {
    draft: moved,
    search: { ...search, nodes: search.nodes + nodes, complete: search.complete && !stopped },
    whyLeft: new Map(),
  };
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
