/** The best plan of several searches, each finished where it may still be the best; then moves that compete. */
import type { PlanHooks } from '../fills/hooks.js';
import type { Pausing } from '../fills/pausing.js';
import type { Session } from '../fills/session.js';
import { compared } from '../fills/steps.js';
import { compactness } from '../goals/compactness.js';
import { compare, FIRM_GOALS, isBetter, Score } from '../goals/compare.js';
import type { Draft } from '../goals/draft.js';
import type { Goal } from '../goals/goal.js';
import type { Lot } from '../lots/lot.js';
import { afterMove, afterMoves, type Finishing, type FinishingEffort } from './finishing-move.js';
import { COMPETING, INTO_ORDER, OF_LOOSE_LOADS } from './moves.js';
import { compareFinished, goalsOfFinished } from './of-finished.js';

interface Candidate {
  readonly session: Session;
  /** Its loads in no order yet. */
  readonly loose: Draft;
  readonly draft: Draft;
  readonly score: Score;
}

/** @param sessions that have searched the same order beside each other */
export function* finishedBest(
  sessions: readonly Session[],
  lots: readonly Lot[],
  hooks: PlanHooks,
  effort: FinishingEffort,
): Pausing<Draft> {
  const [first, ...others] = sessions as [Session, ...Session[]];
  const { problem } = first;
  const isStopped = () => sessions.some(({ meter }) => meter.stopped);
  const isGreedy = problem.rules.algorithmType === 'MaxVolumeFirst';
  let toBeat: Draft | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  const { onStep } = first;
  /** Says what a move was good for. */
  const describe = (name: string, after: Score, before: Score, goals?: readonly Goal<unknown>[]) =>
    onStep?.({ what: 'finishing', name, ...compared(after, before, goals) });
  const describeMove: NonNullable<Finishing['onMove']> = ({ name }, before, after) => {
    if (isSame(before, after)) onStep?.({ what: 'finishing', name: `${name}: nothing is changed` });
    else {
      const [one, other] = [new Score(problem, after), new Score(problem, before)];
      describe(name, one, other, goalsOfFinished(Math.min(one.of(compactness), other.of(compactness))));
    }
  };
  const at = (session: Session): Finishing => ({
    ...{ session, lots, effort, toBeat, shortest },
    ...(hooks.onTakenOut && { onTakenOut: hooks.onTakenOut }),
    ...(onStep && { onMove: describeMove }),
  });
  const candidateOf = function* (session: Session, loose: Draft): Pausing<Candidate> {
    const draft = yield* afterMoves(INTO_ORDER, at(session), loose);
    return { session, loose, draft, score: new Score(problem, draft) };
  };
  const found = function* (session: Session): Pausing<Candidate> {
    const { draft } = session.incumbent;
    const loose = isGreedy ? draft : yield* afterMoves(OF_LOOSE_LOADS, at(session), draft);
    const candidate = yield* candidateOf(session, loose);
    shortest = Math.min(shortest, candidate.score.of(compactness));
    return candidate;
  };
  let best = yield* found(first);
  for (const session of others) {
    if (isStopped() || compare(session.incumbent.score, best.score, FIRM_GOALS) > 0) continue;
    toBeat = best.draft;
    const other = yield* found(session);
    describe('the plan without tuning', other.score, best.score);
    if (isBetter(other.score, best.score)) best = other;
  }
  if (isStopped() || isGreedy) return best.draft;
  for (const move of COMPETING) {
    const before = move.begins === 'loose' ? best.loose : best.draft;
    if (!move.mayGain(at(best.session), before)) continue;
    const moved = yield* afterMove(move, at(best.session), before);
    if (moved === before) continue;
    const other = yield* candidateOf(best.session, moved);
    describe(move.name, other.score, best.score, goalsOfFinished(shortest));
    if (compareFinished(other.score, best.score, shortest) < 0) best = other;
  }
  return best.draft;
}

/** Moves give back loads that they leave alone. */
function isSame(one: Draft, other: Draft): boolean {
  return one.loads.every(({ arrangements }, place) => arrangements === other.loads[place]?.arrangements);
}
