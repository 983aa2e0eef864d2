/** The plan of any order, of one level or two, from nothing or around what is placed, in the order of loading. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Solvers } from './fills/solvers.js';
import type { KeptContainer } from './kept-containers.js';
import { planAround } from './plan-around.js';
import { planPalletized } from './plan-palletized.js';
import { withSections } from './with-sections.js';

/** @throws EngineFailure when the engine gives up on the problem */
export function planOrder(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks = {}): LoadPlan {
  return planOrderAround(problem, [], solvers, hooks);
}

/**
 * @param kept accepted by the verifier; it is not moved
 * @throws EngineFailure when the engine gives up on the problem
 */
export function planOrderAround(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks = {},
): LoadPlan {
  const plan =
    problem.pallets === undefined
      ? planAround(problem, kept, solvers, hooks)
      : planPalletized(problem, kept, solvers, hooks);
  return withSections(problem, plan);
}
