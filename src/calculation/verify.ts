/**
 * The last line of defence: every plan is judged by all rules before it leaves. It shares no code with the search, so
 * that a fault of the search cannot bless itself.
 */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { ContainerLoad, type Fault, FIRST_RULE, PLAN_RULES, Report, RULES } from '../rules/index.js';

export interface Verification {
  readonly valid: boolean;
  /** Empty when valid. */
  readonly faults: readonly Fault[];
  /** Ids of the rules that were checked: those that the request uses. */
  readonly checks: readonly string[];
}

export function verify(problem: LoadProblem, plan: LoadPlan): Verification {
  const wellFormed = new Report(FIRST_RULE.id, null);
  FIRST_RULE.check(problem, plan, wellFormed);
  if (wellFormed.faults.length > 0) return { valid: false, faults: wellFormed.faults, checks: [FIRST_RULE.id] };

  const planRules = PLAN_RULES.filter((rule) => rule.isUsed(problem));
  const rules = RULES.filter((rule) => rule.isUsed(problem));
  const faults: Fault[] = [];
  for (const rule of planRules) {
    const report = new Report(rule.id, null);
    rule.check(problem, plan, report);
    faults.push(...report.faults);
  }
  plan.containers.forEach((loaded, place) => {
    const load = new ContainerLoad(problem, loaded);
    for (const rule of rules) {
      const report = new Report(rule.id, place);
      rule.check(load, report);
      faults.push(...report.faults);
      // A heap of faults is no load; to go on could take long, and would say nothing.
      if (report.isFull) break;
    }
  });
  const checks = [FIRST_RULE, ...planRules, ...rules].map((rule) => rule.id);
  return { valid: faults.length === 0, faults, checks };
}
