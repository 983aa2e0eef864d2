/**
 * Extra pieces: beyond the order there are only pieces of cargo that is loaded whole, on pallets too, in containers that hold
 * ordered pieces too and that are to be filled; by hand they may be placed elsewhere. (Whether any are allowed, and whether they add up, is the business of quantity.)
 */
import { type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { contentsOf, palletsOpened } from '../domain/unit-loads.js';
import type { PlanRule } from './rule.js';

export const extraCargo: PlanRule = {
  id: 'extra-cargo',
  title: 'Extra pieces of cargo that is loaded',
  fields: ['isBalanceFillWithAdditionalAmountofExstingCargoes'],
  isUsed: ({ rules }) => rules.isExtraCargoAllowed === true,
  check(problem, plan, report) {
    const ordered = orderedPieces(problem, plan);
    const opened = palletsOpened(problem, plan);
    plan.containers.forEach(({ arrangements, extra = [] }, place) => {
      if (extra.length === 0) return;
      const where = `filled container ${place + 1}`;
      if (!arrangements.some(({ isKept }) => isKept === true)) {
        const pieces = arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
        if (pieces <= extra.reduce((sum, { quantity }) => sum + quantity, 0)) {
          report.whole(null, `Nothing but extra pieces lies in ${where}.`);
        }
        if (problem.rules.balancing?.isLastOnly === true && place < plan.containers.length - 1) {
          report.whole(null, `Extra pieces lie in ${where}; only the last is to be filled.`);
        }
      }
      for (const cargo of opened(extra).keys()) {
        const { name, quantity } = problem.cargoes[cargo]!;
        if (ordered[cargo] === quantity && quantity > 0) continue;
        report.whole(
          name,
          `There are extra pieces in ${where}, but only ${ordered[cargo]} of ${quantity} ordered are loaded.`,
        );
      }
    });
  },
};

/** Pieces loaded of each cargo, on pallets too, without the extra ones. */
function orderedPieces(problem: LoadProblem, plan: LoadPlan): number[] {
  const opened = palletsOpened(problem, plan);
  const pieces = problem.cargoes.map(() => 0);
  for (const { arrangements, extra = [] } of plan.containers) {
    for (const [cargo, count] of opened(contentsOf(arrangements))) pieces[cargo]! += count;
    for (const [cargo, count] of opened(extra)) pieces[cargo]! -= count;
  }
  return pieces;
}
