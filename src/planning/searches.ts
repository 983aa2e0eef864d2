/** The searches of an order of which all cargo is loaded as it is: rounds of the search, then finishing. */
import type { LoadProblem } from '../domain/problem.js';
import { aloneIn } from './alone.js';
import { containersAvailable, isAllLoadable } from './bounds/bounds.js';
import { effortOfRounds, levelsUpTo } from './fills/effort.js';
import type { Found, PlanOfLevel } from './fills/found.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Fills } from './fills/port.js';
import { Session } from './fills/session.js';
import type { Solvers } from './fills/solvers.js';
import { compared } from './fills/steps.js';
import { withoutEmptySlices } from './finishing/empty-slices.js';
import { containersInSequence } from './finishing/in-sequence.js';
import { interlocked } from './finishing/interlock.js';
import { nearer } from './finishing/nearer.js';
import { bestFinished, compareFinished, goalsOfFinished } from './finishing/of-finished.js';
import { openFaces } from './finishing/open-faces.js';
import { loadsInOrderFilled } from './finishing/refilled.js';
import { compactLastLoad } from './finishing/shorten.js';
import { stagesInReach } from './finishing/stages-in-reach.js';
import { tidied } from './finishing/tidy.js';
import { compactness } from './goals/compactness.js';
import { compare, FIRM_GOALS, isBetter, Score } from './goals/compare.js';
import type { Draft } from './goals/draft.js';
import type { Goal } from './goals/goal.js';
import { type SearchWhole, withinHardReach } from './hard-reach.js';
import type { Lot } from './lots/lot.js';
import { BoundsOf, Rounds } from './search/rounds.js';
import type { Searches } from './types/type.js';

/** Of the effort of the last round, what each step of finishing may cost more. */
const STEP_SHARE = 0.1;

/** Of the effort that the rounds have left, what goes into a shorter last load, and then into tidy loads. */
const SHORTENING_SHARE = 0.2;
const TIDYING_SHARE = 0.7;

/** Work units that finishing may cost. */
export interface FinishingEffort {
  /** Each step but those below. */
  readonly step: number;
  readonly shortening: number;
  readonly tidying: number;
}

/** @throws EngineFailure when the engine gives up on a problem */
export function looseSearches(solvers: Solvers): Searches {
  const search: SearchWhole = (problem, lots, hooks, share) => searched(problem, lots, solvers, hooks, share);
  const whole: Searches['whole'] = (problem, lots, hooks, share) =>
    withinHardReach(problem, lots, solvers, hooks, share, search);
  const mix: Searches['mix'] = (problem, hooks, share) => whole(problem, [], hooks, share);
  const alone: Searches['alone'] = (problem, hooks, share) => aloneIn(problem, mix, hooks, share);
  return { mix, whole, alone, whyNone: (_, unloaded) => unloaded };
}

/**
 * The best plan found, each of its loads in an order in which it can be loaded. Where the rules ask for tuning, what is
 * found without it is taken when that is better.
 * @param lots what is loaded whole in one container, or not at all
 * @param share of the effort that the rules allow
 */
function searched(
  problem: LoadProblem,
  lots: readonly Lot[],
  solvers: Solvers,
  hooks: PlanHooks,
  share: number,
): Found {
  const session = new Session(problem, solvers, hooks);
  try {
    const untuned = session.untuned(solvers);
    const sessions = untuned === null ? [session] : [session, untuned];
    return searchedIn(sessions, lots, share, (effort) => bestOf(sessions, lots, hooks, effort));
  } finally {
    session.dispose();
  }
}

/**
 * Round by round, up to the level of the rules.
 * @param sessions that plan the same order beside each other, on one ledger
 * @param finish the best plan that they have found so far, finished
 */
export function searchedIn(
  sessions: readonly Fills[],
  lots: readonly Lot[],
  share: number,
  finish: (effort: FinishingEffort) => Draft,
): Found {
  const [session] = sessions as [Fills];
  const { problem } = session;
  const isStopped = () => sessions.some(({ meter }) => meter.stopped);
  const available = containersAvailable(problem);
  const bounds = new BoundsOf(problem);
  const efforts = effortOfRounds(problem.rules, Math.min(bounds.quick.containers, available)).map(
    (effort) => effort * share,
  );
  const allowed = efforts.reduce((sum, effort) => sum + effort, 0);
  const levels = levelsUpTo(problem.rules.optimizationLevel);
  session.meter.allow(allowed);
  const searches = sessions.map((one) => new Rounds(one, lots, bounds));
  let allowedSoFar = 0;
  const plans: PlanOfLevel[] = [];
  for (const [round, effort] of efforts.entries()) {
    allowedSoFar += effort;
    if (!searches.every(({ isDone }) => isDone) && !isStopped()) {
      session.startRound(effort);
      const level = levels.at(round - efforts.length)!;
      session.onStep?.({ what: 'round', name: `level ${level}`, effort });
      for (const search of searches) {
        if (!search.isDone && !isStopped()) search.search(effort);
      }
    }
    if (isStopped() && round < efforts.length - 1) continue;
    const step = STEP_SHARE * effort;
    const rest = Math.max(0, allowedSoFar - session.meter.allSpent);
    const draft = finish({
      step,
      shortening: Math.max(step, SHORTENING_SHARE * rest),
      tidying: Math.max(step, TIDYING_SHARE * rest),
    });
    plans.push({ level: levels.at(round - efforts.length)!, draft });
  }
  const { volume, containers } = bounds.known;
  return {
    draft: bestFinished(problem, plans).draft,
    levels: plans,
    search: {
      nodes: session.meter.allNodes,
      complete: !isStopped(),
      volumeBound: volume,
      containerBound: isAllLoadable(problem) && containers <= available ? containers : null,
    },
  };
}

/** The best plan of several searches, each finished where it may still be the best; then its loads are tidied. */
function bestOf(sessions: readonly Session[], lots: readonly Lot[], hooks: PlanHooks, effort: FinishingEffort): Draft {
  const [first, ...others] = sessions;
  const { problem } = first!;
  const isStopped = () => sessions.some(({ meter }) => meter.stopped);
  const candidateOf = (session: Session, loose: Draft): Candidate => {
    const near = nearer(problem, interlocked(problem, loose));
    const filled = loadsInOrderFilled(session, lots, near, effort.step, hooks.onTakenOut);
    const draft = withoutEmptySlices(problem, filled);
    return { session, loose, draft, score: new Score(problem, draft) };
  };
  /** Tells of a step of finishing what it was good for. */
  const told = (name: string, after: Score, before: Score, goals?: readonly Goal<unknown>[]) => {
    first!.onStep?.({ what: 'finishing', name, ...compared(after, before, goals) });
  };
  let best = candidateOf(first!, finished(first!, null, effort));
  told('faces, length and order of loading', best.score, first!.incumbent.score);
  let shortest = best.score.of(compactness);
  for (const session of others) {
    if (isStopped() || compare(session.incumbent.score, best.score, FIRM_GOALS) > 0) continue;
    const other = candidateOf(session, finished(session, best.draft, effort));
    shortest = Math.min(shortest, other.score.of(compactness));
    told('the plan without tuning', other.score, best.score);
    if (isBetter(other.score, best.score)) best = other;
  }
  if (isStopped() || problem.rules.algorithmType === 'MaxVolumeFirst') return best.draft;
  const better = (name: string, one: Candidate, other: Candidate) => {
    told(name, one.score, other.score, goalsOfFinished(shortest));
    return compareFinished(one.score, other.score, shortest) < 0 ? one : other;
  };
  const loose = tidied(best.session, best.loose, effort.tidying);
  const tidy = better('tidy loads', candidateOf(best.session, loose), best);
  const near = stagesInReach(tidy.session, tidy.draft, shortest, effort.tidying);
  return near === tidy.draft ? tidy.draft : better('ranks in reach', candidateOf(tidy.session, near), tidy).draft;
}

interface Candidate {
  readonly session: Session;
  /** Its loads in no order yet. */
  readonly loose: Draft;
  readonly draft: Draft;
  readonly score: Score;
}

/** The best plan with its faces opened and its last load shortened, as far as the rules ask for it. */
function finished(session: Session, toBeat: Draft | null, effort: FinishingEffort): Draft {
  const { problem, incumbent } = session;
  if (problem.rules.algorithmType === 'MaxVolumeFirst') return incumbent.draft;
  const inSequence = containersInSequence(problem, incumbent.draft);
  return compactLastLoad(session, openFaces(session, inSequence, effort.step), toBeat, effort.shortening);
}
