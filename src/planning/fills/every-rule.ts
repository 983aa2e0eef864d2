/**
 * Whether a load changed after the search still holds every rule: asked of the verifier's own rules, all but the order of
 * loading, in which the finished plan is put at the end.
 */
import type { LoadedContainer, LoadPlan } from '../../domain/plan.js';
import type { CargoCount, LoadProblem } from '../../domain/problem.js';
import { ContainerLoad, ORDER_RULES, PLAN_RULES, Report, RULES } from '../../rules/index.js';
import { loadingOrder } from '../../rules/loading-order.js';
import { reach } from '../../rules/reach.js';

/** What a load must hold in whatever order it is loaded. */
export const RULES_IN_ANY_ORDER = RULES.filter((rule) => rule !== loadingOrder && rule !== reach);

export function holdsEveryRule(problem: LoadProblem, loaded: LoadedContainer): boolean {
  const load = new ContainerLoad(problem, loaded);
  return RULES_IN_ANY_ORDER.every((rule) => {
    if (!rule.isUsed(problem)) return true;
    const report = new Report(rule.id, 0);
    rule.check(load, report);
    return report.faults.length === 0;
  });
}

/** The same of all containers together, whatever lies where in them. */
export function holdsEveryPlanRule(
  problem: LoadProblem,
  containers: readonly LoadedContainer[],
  left: readonly CargoCount[],
): boolean {
  const unloaded = left.map((row) => ({ ...row, reason: 'NoSpaceLeft' as const, detail: '' }));
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const plan: LoadPlan = { containers, unloaded, search };
  return [...ORDER_RULES, ...PLAN_RULES].every((rule) => {
    if (!rule.isUsed(problem)) return true;
    const report = new Report(rule.id, null);
    rule.check(problem, plan, report);
    return report.faults.length === 0;
  });
}
