/** Whether a load changed after the search still holds every rule: asked of the verifier's own rules. */
import type { LoadedContainer } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { ContainerLoad, Report, RULES } from '../../rules/index.js';

export function holdsEveryRule(problem: LoadProblem, loaded: LoadedContainer): boolean {
  const load = new ContainerLoad(problem, loaded);
  return RULES.every((rule) => {
    if (!rule.isUsed(problem)) return true;
    const report = new Report(rule.id, 0);
    rule.check(load, report);
    return report.faults.length === 0;
  });
}
