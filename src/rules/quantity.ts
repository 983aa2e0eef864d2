/** Quantity: of every cargo, what is loaded and what stays behind is exactly what was ordered. */
import { type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanRule } from './rule.js';

export const quantity: PlanRule = {
  id: 'quantity',
  title: 'Loaded and unloaded pieces are those ordered',
  fields: ['qty'],
  isUsed: () => true,
  check(problem, plan, report) {
    const loaded = loadedPieces(problem, plan);
    const left = problem.cargoes.map(() => 0);
    for (const row of plan.unloaded) left[row.cargo]! += row.quantity;
    problem.cargoes.forEach((cargo, place) => {
      if (loaded[place]! + left[place]! === cargo.quantity) return;
      report.whole(
        cargo.name,
        `${loaded[place]} pieces are loaded and ${left[place]} left of ${cargo.quantity} ordered.`,
      );
    });
  },
};

/**
 * Pieces loaded of each cargo. Under UnitLoad the filled containers are alternatives: of each cargo the one with most
 * pieces counts (docs/rules.md, Calculation types).
 */
function loadedPieces(problem: LoadProblem, plan: LoadPlan): number[] {
  const areAlternatives = problem.rules.calculationType === 'UnitLoad';
  const total = problem.cargoes.map(() => 0);
  for (const { arrangements } of plan.containers) {
    const inContainer = problem.cargoes.map(() => 0);
    for (const arrangement of arrangements) inContainer[arrangement.cargo]! += piecesIn(arrangement);
    inContainer.forEach((pieces, cargo) => {
      total[cargo] = areAlternatives ? Math.max(total[cargo]!, pieces) : total[cargo]! + pieces;
    });
  }
  return total;
}
