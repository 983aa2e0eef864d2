/** Containers of one type change places where earlier ones should hold what is loaded earlier. */
import { loadingRanks } from '../../domain/loading-ranks.js';
import type { LoadProblem } from '../../domain/problem.js';
import { Score } from '../goals/compare.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { sequences } from '../goals/sequences.js';

export function containersInSequence(problem: LoadProblem, draft: Draft): Draft {
  const against = (one: Draft) => new Score(problem, one).of(sequences);
  if (against(draft) === 0) return draft;
  const ranks = loadingRanks(problem);
  const meanRanks = new Map(draft.loads.map((load) => [load, meanRank(load, ranks)]));
  const inTurn = [...draft.loads].sort((a, b) => meanRanks.get(a)! - meanRanks.get(b)!);
  const types = draft.loads.map(({ container }) => container);
  const ofType = new Map(types.map((type) => [type, inTurn.filter(({ container }) => container === type)]));
  const ordered = [inTurn, types.map((type) => ofType.get(type)!.shift()!)].map((loads) => ({ ...draft, loads }));
  return ordered.reduce((best, one) => (against(one) < against(best) ? one : best), draft);
}

function meanRank({ loaded }: DraftLoad, ranks: readonly number[]): number {
  const pieces = loaded.reduce((sum, count) => sum + count, 0);
  return loaded.reduce((sum, count, cargo) => sum + count * ranks[cargo]!, 0) / pieces;
}
