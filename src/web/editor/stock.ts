/** How many containers of a type may still be opened. */
import type { LoadProblem } from '../../domain/problem.js';
import type { EditedPlan } from './edited-plan.js';

/** Whether there is one more of a type. */
export function isInStock(problem: LoadProblem, { containers }: Pick<EditedPlan, 'containers'>, type: number): boolean {
  const kind = problem.containers[type];
  if (kind === undefined) return false;
  return kind.quantity === 0 || containers.filter(({ container }) => container === type).length < kind.quantity;
}
