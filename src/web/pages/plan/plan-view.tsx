/** The picture of the plan, with its loading steps; what draws it is loaded when there is a plan. */
import type { ShownPlan } from './planner.js';

export function PlanView({ plan }: { readonly plan: ShownPlan }) {
  return plan.answer.plan === null ? null : <div class="plan-view" />;
}
