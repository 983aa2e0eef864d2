/**
 * isBalanceAlignLoadCenter: the whole load is shifted until its centre of gravity lies over the middle of the floor, or along
 * it as near to the middle as the limits of the vehicle allow, as far as there is room.
 */
import { centreOfGravity } from '../../../domain/centre-of-gravity.js';
import { piecesIn } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { windowAtDeparture } from '../../envelope/centre-limits.js';
import type { DraftLoad } from '../../goals/draft.js';
import { Judge } from './judge.js';
import { bestMove, type Figure } from './move.js';
import { extentOfAll, movedBy } from './parts.js';
import { type Range, shiftAcross, shiftAlong } from './room.js';

export function aligned(problem: LoadProblem, load: DraftLoad): DraftLoad {
  const { container, arrangements } = load;
  const { length, width } = problem.containers[container]!.size;
  const extent = extentOfAll(problem, arrangements);
  const centre = centreOfGravity(problem.cargoes, arrangements);
  const weight = arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.weight, 0);
  const window = windowAtDeparture(problem.containers[container]!, weight);
  const aim = window === null ? length / 2 : Math.min(window.to, Math.max(window.from, length / 2));
  const dx = within(aim - centre.x, shiftAlong(problem, container, extent));
  const dy = within(width / 2 - centre.y, shiftAcross(problem, container, extent));
  const off: Figure = (moved) => {
    const { x, y } = centreOfGravity(problem.cargoes, moved);
    return Math.abs(x - aim) + Math.abs(y - width / 2);
  };
  const shifts = [
    [dx, dy],
    [0, dy],
    [dx, 0],
  ] as const;
  const moved = shifts.filter(([x, y]) => x !== 0 || y !== 0).map(([x, y]) => movedBy(arrangements, x, y));
  return { ...load, arrangements: bestMove(new Judge(problem, container), arrangements, moved, off) ?? arrangements };
}

function within(shift: number, { least, most }: Range): number {
  return Math.max(least, Math.min(most, Math.round(shift)));
}
