/** The searches of an order of which all cargo is loaded as it is: rounds of the search, then finishing. */
import type { LoadProblem } from '../domain/problem.js';
import { aloneIn } from './alone.js';
import { containersAvailable, isAllLoadable } from './bounds/bounds.js';
import { effortOfRounds, levelsUpTo } from './fills/effort.js';
import type { Found, PlanOfLevel } from './fills/found.js';
import type { PlanHooks } from './fills/hooks.js';
import { type Pausing, straightOn } from './fills/pausing.js';
import type { Fills } from './fills/port.js';
import { Session } from './fills/session.js';
import type { Solvers } from './fills/solvers.js';
import { finishedBest } from './finishing/finish.js';
import type { FinishingEffort } from './finishing/finishing-move.js';
import { bestFinished } from './finishing/of-finished.js';
import type { Draft } from './goals/draft.js';
import { type SearchWhole, withinHardReach } from './hard-reach.js';
import type { Lot } from './lots/lot.js';
import { BoundsOf, Rounds } from './search/rounds.js';
import type { Searches } from './types/type.js';

/** Below this level a round has no time for it. */
const BOUND_BY_LOADS_FROM = 3;

/** Of the effort of the last round, what each step of finishing may cost more. */
const STEP_SHARE = 0.1;

/** Of the effort that the rounds have left, what goes into a shorter last load, and then into tidy loads. */
const SHORTENING_SHARE = 0.2;
const TIDYING_SHARE = 0.7;

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
  const search = () => searching(problem, lots, solvers, hooks, share);
  // On the lowest level there is nothing to wait for.
  const elsewhere = problem.rules.optimizationLevel > 1 ? solvers.searches : undefined;
  return elsewhere?.made(search) ?? straightOn(search());
}

function* searching(
  problem: LoadProblem,
  lots: readonly Lot[],
  solvers: Solvers,
  hooks: PlanHooks,
  share: number,
): Pausing<Found> {
  const planned = { problem, lots: lots.map(({ places, quantities }) => ({ places, quantities })) };
  const ahead = problem.rules.optimizationLevel > 1 ? solvers.lanes?.open(planned) : undefined;
  const session = new Session(problem, solvers, hooks, { ...(ahead && { ahead }) });
  ahead?.helpFor(session, solvers.engine);
  try {
    const untuned = session.untuned(solvers);
    const sessions = untuned === null ? [session] : [session, untuned];
    return yield* searchedIn(sessions, lots, share, (effort) => finishedBest(sessions, lots, hooks, effort));
  } finally {
    ahead?.close();
    session.dispose();
  }
}

/**
 * Round by round, up to the level of the rules.
 * @param sessions that plan the same order beside each other, on one ledger
 * @param finish the best plan that they have found so far, finished
 */
export function* searchedIn(
  sessions: readonly Fills[],
  lots: readonly Lot[],
  share: number,
  finish: (effort: FinishingEffort) => Pausing<Draft>,
): Pausing<Found> {
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
  // The last round is the longest.
  for (const effort of efforts.slice(1).reverse()) session.expect(searches[0]!.partsOf(effort), effort);
  let allowedSoFar = 0;
  const plans: PlanOfLevel[] = [];
  for (const [round, effort] of efforts.entries()) {
    allowedSoFar += effort;
    if (!searches.every(({ isDone }) => isDone) && !isStopped()) {
      session.startRound(effort);
      const level = levels.at(round - efforts.length)!;
      session.onStep?.({ what: 'round', name: `level ${level}`, effort });
      if (level >= BOUND_BY_LOADS_FROM) bounds.raiseByLoads(session, effort);
      for (const search of searches) {
        if (!search.isDone && !isStopped()) yield* search.search(effort);
      }
    }
    if (isStopped() && round < efforts.length - 1) continue;
    const step = STEP_SHARE * effort;
    const rest = Math.max(0, allowedSoFar - session.meter.allSpent);
    const draft = yield* finish({
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
