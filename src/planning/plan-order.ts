/** The plan of any order, of one level or two. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanHooks } from './filling/hooks.js';
import type { Solvers } from './filling/solvers.js';
import { planLoad } from './plan-load.js';
import { planPalletized } from './plan-palletized.js';

/** @throws EngineFailure when the engine gives up on the problem */
export function planOrder(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks = {}): LoadPlan {
  return problem.pallets === undefined ? planLoad(problem, solvers, hooks) : planPalletized(problem, solvers, hooks);
}
