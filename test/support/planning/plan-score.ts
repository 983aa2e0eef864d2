/** A finished plan by the goals of planning. */
import { type LoadPlan, piecesIn } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { Score } from '../../../src/planning/goals/compare.js';

export function scoreOf(problem: LoadProblem, plan: LoadPlan): Score {
  const left = problem.cargoes.map(() => 0);
  for (const { cargo, quantity } of plan.unloaded) left[cargo]! += quantity;
  const loads = plan.containers.map(({ container, arrangements }) => {
    const loaded = problem.cargoes.map(() => 0);
    for (const arrangement of arrangements) loaded[arrangement.cargo]! += piecesIn(arrangement);
    return { container, arrangements, loaded, times: 1 };
  });
  return new Score(problem, { loads, left });
}
