/** The plan of an order of which cargo is palletized, whatever its calculation type. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Solvers } from './fills/solvers.js';
import type { KeptContainer } from './kept-containers.js';
import { planPalletizedAlternatives } from './palletized-alternatives.js';
import { planMixed } from './palletized-order.js';
import { planPalletizedSets } from './palletized-sets.js';
import { planPalletizedVolumes } from './palletized-volumes.js';
import { planTogether } from './plan-together.js';

/** @param kept what is placed already, cargo and not finished pallets: it stays where it is; none but under MixLoad */
export function planPalletized(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks = {},
): LoadPlan {
  return planTogether(problem, (plain, ...rest) => plannedByType(plain, kept, ...rest), solvers, hooks);
}

function plannedByType(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks,
): LoadPlan {
  switch (problem.rules.calculationType) {
    case 'MixLoad':
      return planMixed(problem, kept, solvers, hooks);
    case 'UnitLoad':
      return planPalletizedAlternatives(problem, solvers, hooks);
    case 'SetLoad':
    case 'MultipleSetLoad':
      return planPalletizedSets(problem, solvers, hooks);
    case 'SetLoadByVolume':
      return planPalletizedVolumes(problem, solvers, hooks);
  }
}
