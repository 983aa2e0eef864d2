/** Containers of one type change places where earlier ones should hold what is loaded earlier. */
import { loadingRanks } from '../../domain/loading-ranks.js';
import type { LoadProblem } from '../../domain/problem.js';
import { Score } from '../goals/compare.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { sequences } from '../goals/sequences.js';
import type { FinishingMove } from './finishing-move.js';

export const sortingContainers: FinishingMove = {
  name: 'containers in the order of what they hold',
  serves: sequences.id,
  mayGain: ({ session }, draft) => against(session.problem, draft) > 0,
  apply: ({ session }, draft) => containersInSequence(session.problem, draft),
};

function against(problem: LoadProblem, draft: Draft): number {
  return new Score(problem, draft).of(sequences);
}

function containersInSequence(problem: LoadProblem, draft: Draft): Draft {
  const ranks = loadingRanks(problem);
  const meanRanks = new Map(draft.loads.map((load) => [load, meanRank(load, ranks)]));
  const inTurn = [...draft.loads].sort((a, b) => meanRanks.get(a)! - meanRanks.get(b)!);
  const types = draft.loads.map(({ container }) => container);
  const ofType = new Map(types.map((type) => [type, inTurn.filter(({ container }) => container === type)]));
  const ordered = [inTurn, types.map((type) => ofType.get(type)!.shift()!)].map((loads) => ({ ...draft, loads }));
  return ordered.reduce((best, one) => (against(problem, one) < against(problem, best) ? one : best), draft);
}

function meanRank({ loaded }: DraftLoad, ranks: readonly number[]): number {
  const pieces = loaded.reduce((sum, count) => sum + count, 0);
  return loaded.reduce((sum, count, cargo) => sum + count * ranks[cargo]!, 0) / pieces;
}
