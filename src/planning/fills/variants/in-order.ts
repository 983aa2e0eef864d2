/** Cargo loaded in an order that nobody asked for, as if it were a sequence: so that what belongs together lies together. */

import { loadingRanks } from '../../../domain/loading-ranks.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { withEachCargo, withRules } from '../../../domain/sub-problems.js';
import { holdsEveryRule } from '../every-rule.js';
import type { Variant } from './variant.js';

/** @param order of each cargo, lower ones first; the loading sequence of the request counts before it */
export function inOrderOf(problem: LoadProblem, container: number, order: readonly number[]): Variant {
  const ranks = loadingRanks(problem);
  const places = [...order.keys()].sort((a, b) => ranks[a]! - ranks[b]! || order[a]! - order[b]!);
  const sequence: number[] = [];
  let last = -1;
  for (const [i, place] of places.entries()) {
    const before = places[i - 1];
    const isSame = before !== undefined && ranks[before] === ranks[place] && order[before] === order[place];
    if (!isSame) last++;
    sequence[place] = last;
  }
  return {
    problem: withRules(
      withEachCargo(problem, (cargo, place) => ({ ...cargo, sequence: sequence[place]! })),
      { isSequenceUsed: true, isGroupSequenceUsed: false, isSequenceReversed: false },
    ),
    restore: (arrangements) => (holdsEveryRule(problem, { container, arrangements }) ? arrangements : null),
  };
}
