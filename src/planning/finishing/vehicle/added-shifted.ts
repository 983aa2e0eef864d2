/**
 * A load of which some pieces are kept where they lie, with what was added to them moved along the floor: all of it, or only
 * what is loaded last.
 */
import { loadingRanks } from '../../../domain/loading-ranks.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import type { End } from '../../envelope/centre-limits.js';
import { joined } from '../balance/join.js';
import { extentOfAll, movedBy, type Part, stacksOf } from '../balance/parts.js';
import { shiftAlong } from '../balance/room.js';

/** Into how many steps the room is divided. */
const STEPS = 8;

/** @param end to which it is moved */
export function* addedShifted(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
  end: End,
): Generator<readonly Arrangement[]> {
  const stacks = stacksOf(problem, load);
  const isFree = ({ arrangements }: Part) => arrangements.every(({ isKept }) => isKept !== true);
  const free = stacks.filter(isFree);
  const standing = stacks.filter((one) => !isFree(one)).flatMap(({ arrangements }) => arrangements);
  const ranks = loadingRanks(problem);
  const rankOf = ({ arrangements }: Part) => Math.min(...arrangements.map(({ cargo }) => ranks[cargo]!));
  for (const from of [...new Set(free.map(rankOf))].sort((a, b) => a - b)) {
    const moved = free.filter((one) => rankOf(one) >= from).flatMap(({ arrangements }) => arrangements);
    const rest = free.filter((one) => rankOf(one) < from).flatMap(({ arrangements }) => arrangements);
    const { least, most } = shiftAlong(problem, container, extentOfAll(problem, moved));
    const room = end === 'rear' ? most : least;
    let last = 0;
    for (let step = 1; step <= STEPS; step++) {
      const by = Math.trunc((room * step) / STEPS);
      if (by === last) continue;
      last = by;
      yield joined(problem, [...standing, ...rest, ...movedBy(moved, by, 0)]);
    }
  }
}
