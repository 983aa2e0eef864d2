/** The plan of any order, of one level or two, from nothing or around what is placed. */
import type { LoadedContainer, LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { vehicleLevel } from '../domain/unit-loads.js';
import type { PlanHooks } from './filling/hooks.js';
import type { Solvers } from './filling/solvers.js';
import { blocksInOrder } from './finishing/blocks-in-order.js';
import type { KeptContainer } from './kept-containers.js';
import { planAround } from './plan-around.js';
import { planPalletized } from './plan-palletized.js';

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
  return asBlocks(problem, plan, new Set(kept.map(({ loaded }) => loaded)));
}

/** The same order of pieces in as few spaces as it has, as they are found when the plan is given back. */
function asBlocks(problem: LoadProblem, plan: LoadPlan, kept: ReadonlySet<LoadedContainer>): LoadPlan {
  const { cargoes } = vehicleLevel(problem, plan).problem;
  const containers = plan.containers.map((loaded) => {
    if (kept.has(loaded)) return loaded;
    const arrangements = blocksInOrder(loaded.arrangements, cargoes);
    return { ...loaded, arrangements };
  });
  return { ...plan, containers };
}
