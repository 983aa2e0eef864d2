/**
 * Optional cargo: it fills only the containers that the request names for it, and opens none: something that was ordered
 * lies in each of them. What was placed by hand may lie where it does.
 */
import { type LoadedContainer, type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanRule, Report } from './rule.js';

export const optionalCargo: PlanRule = {
  id: 'optional-cargo',
  title: 'Optional cargo fills what is left',
  fields: ['isBalanceFillWithOptionalCargoes', 'optionalCargoesFillingAction', 'isOptional'],
  isUsed: ({ cargoes }) => cargoes.some(({ isOptional }) => isOptional),
  check(problem, plan, report) {
    plan.containers.forEach((loaded, place) => {
      const optional = loaded.arrangements.filter(
        ({ cargo, isKept }) => isKept !== true && problem.cargoes[cargo]!.isOptional,
      );
      const [first] = optional;
      if (first === undefined) return;
      const { name } = problem.cargoes[first.cargo]!;
      const pieces = optional.reduce((sum, one) => sum + piecesIn(one), 0);
      const where = `filled container ${place + 1}`;
      if (!isOpened(problem, loaded)) report.whole(name, `Nothing but optional cargo lies in ${where}.`);
      checkPlace(problem, plan, place, report, name, `${pieces} optional pieces lie in ${where}`);
    });
  },
};

/** By cargo that is not optional, in a quantity beyond the extra pieces, or by hand. */
function isOpened({ cargoes }: LoadProblem, { arrangements, extra = [] }: LoadedContainer): boolean {
  if (arrangements.some(({ isKept }) => isKept === true)) return true;
  const ordered = arrangements.reduce((sum, one) => (cargoes[one.cargo]!.isOptional ? sum : sum + piecesIn(one)), 0);
  const beyond = extra.reduce((sum, { cargo, quantity }) => (cargoes[cargo]!.isOptional ? sum : sum + quantity), 0);
  return ordered > beyond;
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
