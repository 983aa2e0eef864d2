/**
 * Whether a load changed after the search still holds every rule: asked of the verifier's own rules, all but the order of
 * loading, in which the finished plan is put at the end.
 */
import type { LoadedContainer } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { ContainerLoad, Report, RULES } from '../../rules/index.js';
import { loadingOrder } from '../../rules/loading-order.js';

/** What a load must hold in whatever order it is loaded. */
export const RULES_IN_ANY_ORDER = RULES.filter((rule) => rule !== loadingOrder);

export function holdsEveryRule(problem: LoadProblem, loaded: LoadedContainer): boolean {
  const load = new ContainerLoad(problem, loaded);
  return RULES_IN_ANY_ORDER.every((rule) => {
    if (!rule.isUsed(problem)) return true;
    const report = new Report(rule.id, 0);
    rule.check(load, report);
    return report.faults.length === 0;
  });
}
