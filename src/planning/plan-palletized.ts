/** The plan of an order of which cargo is palletized, whatever its calculation type. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanHooks } from './filling/hooks.js';
import type { Solvers } from './filling/solvers.js';
import type { KeptContainer } from './kept-containers.js';
import { planMixed } from './palletized-order.js';

/** @param kept what is placed already, cargo and not finished pallets: it stays where it is */
export function planPalletized(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks = {},
): LoadPlan {
  return planMixed(problem, kept, solvers, hooks);
}
