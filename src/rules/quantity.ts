/** Quantity: of every cargo, what is loaded and what stays behind is exactly what was ordered, and what is extra. */

import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { figure } from '../domain/sentences.js';
import { contentsOf, palletsOpened } from '../domain/unit-loads.js';
import type { PlanRule } from './rule.js';

export const quantity: PlanRule = {
  id: 'quantity',
  title: 'Loaded and unloaded pieces are those ordered',
  fields: ['qty', 'isBalanceFillWithAdditionalAmountofExstingCargoes'],
  isUsed: () => true,
  check(problem, plan, report) {
    const loaded = loadedPieces(problem, plan);
    const left = problem.cargoes.map(() => 0);
    for (const row of plan.unloaded) left[row.cargo]! += row.quantity;
    const extra = extraPieces(problem, plan);
    problem.cargoes.forEach((cargo, place) => {
      if (extra[place]! > 0 && problem.rules.isExtraCargoAllowed !== true) {
        report.whole(cargo.name, `${figure(extra[place]!)} pieces beyond the order are loaded; none are allowed.`);
      }
      if (loaded[place]! + left[place]! === cargo.quantity + extra[place]!) return;
      const beyond = extra[place]! > 0 ? ` and ${figure(extra[place]!)} beyond` : '';
      report.whole(
        cargo.name,
        `${figure(loaded[place]!)} pieces are loaded and ${figure(left[place]!)} left of ${figure(cargo.quantity)} ordered${beyond}.`,
      );
    });
  },
};

/**
 * Pieces loaded of each cargo, on pallets too. Under UnitLoad the filled containers are alternatives: of each cargo the one
 * with most pieces counts (docs/rules.md, Calculation types).
 */
function loadedPieces(problem: LoadProblem, plan: LoadPlan): number[] {
  const areAlternatives = problem.rules.calculationType === 'UnitLoad';
  const opened = palletsOpened(problem, plan);
  const total = problem.cargoes.map(() => 0);
  for (const { arrangements } of plan.containers) {
    for (const [cargo, pieces] of opened(contentsOf(arrangements))) {
      total[cargo] = areAlternatives ? Math.max(total[cargo]!, pieces) : total[cargo]! + pieces;
    }
  }
  return total;
}

/** Pieces beyond the order, of each cargo. */
function extraPieces(problem: LoadProblem, plan: LoadPlan): number[] {
  const opened = palletsOpened(problem, plan);
  const total = problem.cargoes.map(() => 0);
  for (const { extra = [] } of plan.containers) {
    for (const [cargo, pieces] of opened(extra)) total[cargo]! += pieces;
  }
  return total;
}
