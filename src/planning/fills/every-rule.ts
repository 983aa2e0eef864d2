/**
 * Whether a load changed after the search still holds every rule: asked of the verifier's own rules, all but the order of
 * loading, in which the finished plan is put at the end, and the limits of vehicles, which parts of loads need not keep.
 */
import type { LoadedContainer, LoadPlan } from '../../domain/plan.js';
import type { CargoCount, LoadProblem } from '../../domain/problem.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { axles } from '../../rules/axles.js';
import { centreOfGravity } from '../../rules/centre-of-gravity.js';
import { door } from '../../rules/door.js';
import { doorBay } from '../../rules/door-bay.js';
import { floorPressure } from '../../rules/floor-pressure.js';
import { ContainerLoad, FIRST_RULE, ORDER_RULES, PLAN_RULES, type PlanRule, Report, RULES } from '../../rules/index.js';
import { lineLoad } from '../../rules/line-load.js';
import { loadingOrder } from '../../rules/loading-order.js';
import { reach } from '../../rules/reach.js';

const AT_THE_END: readonly unknown[] = [
  ...[loadingOrder, reach, centreOfGravity, axles, lineLoad, floorPressure, door, doorBay],
];

/** What a load must hold in whatever order it is loaded, and any part of it. */
export const RULES_IN_ANY_ORDER = RULES.filter((rule) => !AT_THE_END.includes(rule));

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
  return holdsAll(problem, { containers, unloaded, search }, [...ORDER_RULES, ...PLAN_RULES]);
}

/** A plan of any order, on pallets or not, as what must hold of all its containers together is judged in the end. */
export function holdsAsWhole(problem: LoadProblem, plan: LoadPlan): boolean {
  if (!holdsAll(problem, plan, [FIRST_RULE]) || !holdsAll(problem, plan, ORDER_RULES)) return false;
  const vehicles = vehicleLevel(problem, plan);
  return holdsAll(vehicles.problem, vehicles.plan, PLAN_RULES);
}

function holdsAll(problem: LoadProblem, plan: LoadPlan, rules: readonly PlanRule[]): boolean {
  return rules.every((rule) => {
    if (!rule.isUsed(problem)) return true;
    const report = new Report(rule.id, null);
    rule.check(problem, plan, report);
    return report.faults.length === 0;
  });
}
