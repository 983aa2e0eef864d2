/** A palletized plan that is given back: its finished pallets stay pallets, so that it is the plan that it was. */
import type { FinishedPallet, LoadPlan } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { foundBlocks } from '../../planning/finishing/found-blocks.js';
import { withSections } from '../../planning/finishing/loading-order/with-sections.js';
import { planAsPlaced } from '../../planning/kept/as-placed.js';
import { type KeptContainer, keptInOrder, planOfKept } from '../../planning/kept/kept-containers.js';
import type { GivenContainer } from '../resolve/given.js';
import { verify } from '../verify.js';
import { isWaivedByHand } from './given-plan.js';

export interface PlanGiven {
  readonly plan: LoadPlan;
  readonly kept: readonly KeptContainer[];
}

/**
 * @param given its pallets are cargoes behind those of the problem
 * @param pallets without sections
 * @returns null: as a plan on pallets it breaks a rule
 */
export function planOnPallets(
  problem: LoadProblem,
  given: readonly GivenContainer[],
  pallets: readonly FinishedPallet[],
): PlanGiven | null {
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const { problem: level } = vehicleLevel(problem, { containers: [], pallets, unloaded: [], search });
  // Why cargo stays behind is also found in its pallets.
  const vehicles = { ...level, pallets: problem.pallets! };
  const kept = keptInOrder(vehicles, given);
  const { faults } = verify(problem, { ...planOfKept(vehicles, kept), pallets });
  if (faults.some(({ rule }) => !isWaivedByHand(rule))) return null;
  // Sections had cut them.
  const whole = pallets.map((one) => ({ ...one, arrangements: foundBlocks(one.arrangements, problem.cargoes) }));
  return { kept, plan: withSections(problem, { ...planAsPlaced(vehicles, kept), pallets: whole }) };
}
