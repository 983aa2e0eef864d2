/** What the verifier says of a plan as it is edited. Only what it accepts can be built. */
import { type Verification, verify } from '../../calculation/index.js';
import type { LoadProblem } from '../../domain/problem.js';
import { type EditedPlan, planOf } from './edited-plan.js';

export interface Verdict {
  readonly canBeBuilt: boolean;
  /** One sentence each, with the container that it is about; null: the whole plan. */
  readonly faults: readonly { readonly rule: string; readonly container: number | null; readonly sentence: string }[];
}

export function verdictOf(problem: LoadProblem, plan: EditedPlan): Verdict {
  const { valid, faults }: Verification = verify(problem, planOf(problem, plan));
  // Empty containers are no part of the plan that is judged.
  const places = plan.containers.flatMap(({ pieces }, place) => (pieces.length > 0 ? [place] : []));
  return {
    canBeBuilt: valid,
    faults: faults.map(({ rule, container, message }) => ({
      rule,
      container: container === null ? null : places[container]!,
      sentence: message,
    })),
  };
}
