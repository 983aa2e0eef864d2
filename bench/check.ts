/** What the verifier says of a plan, in one line. */
import { verify } from '../src/calculation/verify.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';

/** The first fault, or null when the plan holds every rule. */
export function faultOf(problem: LoadProblem, plan: LoadPlan): string | null {
  const [fault] = verify(problem, plan).faults;
  return fault === undefined ? null : `${fault.rule}: ${fault.message}`;
}
