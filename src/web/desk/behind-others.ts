/** Units that other cargo stands before, in all containers of the plan that is shown: reports and loaders are told of them. */
import { computed } from '@preact/signals';
import { piecesIn } from '../../domain/plan.js';
import { reachFigures } from '../../domain/reach.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { shownPlan } from '../pages/plan/planner.js';

export interface BehindOthers {
  readonly count: number;
  /** Of so many units that are loaded. */
  readonly total: number;
}

/** Null: there are none, or containers to choose from. */
export const behindOthers = computed((): BehindOthers | null => {
  const calculated = shownPlan.value?.answer.plan;
  if (!calculated || calculated.plan.alternatives === true) return null;
  const { problem, plan } = vehicleLevel(calculated.problem, calculated.plan);
  let [count, total] = [0, 0];
  for (const loaded of plan.containers) {
    count += reachFigures(problem, loaded).beyond;
    total += loaded.arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
  }
  return count === 0 ? null : { count, total };
});
