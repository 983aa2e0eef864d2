/**
 * Optional cargo: it fills only the containers that the request names for it, and opens none: something that was ordered
 * lies in each of them. What was placed by hand may lie where it does.
 */
import type { LoadedContainer, LoadPlan } from '../domain/plan.js';
import type { CargoCount, LoadProblem } from '../domain/problem.js';
import { contentsOf, palletsOpened } from '../domain/unit-loads.js';
import type { PlanRule, Report } from './rule.js';

export const optionalCargo: PlanRule = {
  id: 'optional-cargo',
  title: 'Optional cargo fills what is left',
  fields: ['isBalanceFillWithOptionalCargoes', 'optionalCargoesFillingAction', 'isOptional'],
  isOfWholeLoads: true,
  isUsed: ({ cargoes }) => cargoes.some(({ isOptional }) => isOptional),
  check(problem, plan, report) {
    const opened = palletsOpened(problem, plan);
    plan.containers.forEach((loaded, place) => {
      const added = opened(contentsOf(loaded.arrangements.filter(({ isKept }) => isKept !== true)));
      const optional = [...added].filter(([cargo]) => problem.cargoes[cargo]!.isOptional);
      const [first] = optional;
      if (first === undefined) return;
      const { name } = problem.cargoes[first[0]]!;
      const pieces = optional.reduce((sum, [, count]) => sum + count, 0);
      const where = `filled container ${place + 1}`;
      if (!isOpened(problem, loaded, opened)) report.whole(name, `Nothing but optional cargo lies in ${where}.`);
      checkPlace(problem, plan, place, report, name, `${pieces} optional pieces lie in ${where}`);
    });
  },
};

/** By cargo that is not optional, in a quantity beyond the extra pieces, or by hand. */
function isOpened(
  { cargoes }: LoadProblem,
  { arrangements, extra = [] }: LoadedContainer,
  opened: ReturnType<typeof palletsOpened>,
): boolean {
  if (arrangements.some(({ isKept }) => isKept === true)) return true;
  const ordinary = (rows: readonly CargoCount[]) =>
    [...opened(rows)].reduce((sum, [cargo, count]) => (cargoes[cargo]!.isOptional ? sum : sum + count), 0);
  return ordinary(contentsOf(arrangements)) > ordinary(extra);
}

function checkPlace(
  { rules }: LoadProblem,
  { containers }: LoadPlan,
  place: number,
  report: Report,
  name: string,
  found: string,
): void {
  const { optionalFilling, balancing } = rules;
  const isLast = place === containers.length - 1;
  if (optionalFilling === 'FillNone') report.whole(name, `${found}; none is to be filled.`);
  else if (!isLast && (optionalFilling === 'FillLastContainer' || balancing?.isLastOnly === true)) {
    report.whole(name, `${found}; only the last is to be filled.`);
  }
}
