/** A variant in which cargo is searched larger than it is: every piece keeps its corner and leaves a gap behind it. */
import { type Arrangement, placementsOf } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { holdsEveryRule } from '../every-rule.js';
import type { Variant } from './variant.js';

const SINGLE = { length: 1, width: 1, height: 1 };

/** @param searched the problem with some cargoes larger */
export function resized(problem: LoadProblem, container: number, searched: LoadProblem): Variant {
  return {
    problem: searched,
    restore: (found) => {
      const arrangements = inTrueSizes(problem, searched, found);
      return holdsEveryRule(problem, { container, arrangements }) ? arrangements : null;
    },
  };
}

/** Piece by piece where the true size is smaller. */
function inTrueSizes(problem: LoadProblem, searched: LoadProblem, arrangements: readonly Arrangement[]): Arrangement[] {
  return arrangements.flatMap((arrangement) => {
    const { cargo, orientation } = arrangement;
    if (searched.cargoes[cargo]!.size === problem.cargoes[cargo]!.size) return [arrangement];
    return [...placementsOf(arrangement, searched.cargoes)].map(({ position }) => ({
      cargo,
      orientation,
      position,
      counts: SINGLE,
    }));
  });
}
