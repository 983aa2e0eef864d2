/** Sequence over containers, soft: earlier containers hold what is loaded earlier (isSequenceUsed, isGroupSequenceUsed). */
import { loadingRanks } from '../../domain/loading-ranks.js';
import type { LoadProblem } from '../../domain/problem.js';
import { containersIn, type Draft } from './draft.js';
import { type Goal, least } from './goal.js';

/** The figure: pairs of pieces of which the one of a later rank lies in an earlier container. */
export const sequences: Goal = { id: 'sequences', figure: pairsAgainst, compare: least };

function pairsAgainst(problem: LoadProblem, draft: Draft): number {
  const { isSequenceUsed, isGroupSequenceUsed } = problem.rules;
  if ((!isSequenceUsed && !isGroupSequenceUsed) || containersIn(draft) < 2) return 0;
  const ranks = loadingRanks(problem);
  const most = ranks.reduce((highest, rank) => Math.max(highest, rank), 0);
  /** By rank, in the containers so far. */
  const before = new Array<number>(most + 1).fill(0);
  let pairs = 0;
  for (const { loaded, times } of draft.loads) {
    const own = new Array<number>(most + 1).fill(0);
    for (const [cargo, count] of loaded.entries()) own[ranks[cargo]!]! += count;
    pairs += times * pairsOf(before, own) + ((times * (times - 1)) / 2) * pairsOf(own, own);
    for (const [rank, count] of own.entries()) before[rank]! += times * count;
  }
  return pairs;
}

/** Pieces of the first by rank, each with those of the second that have a lower rank. */
function pairsOf(first: readonly number[], second: readonly number[]): number {
  let lower = 0;
  let pairs = 0;
  for (const [rank, count] of first.entries()) {
    pairs += count * lower;
    lower += second[rank]!;
  }
  return pairs;
}
