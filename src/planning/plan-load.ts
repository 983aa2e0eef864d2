/** Which containers, and what goes into each: the whole plan of a request (planning in its first version). */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { afterSteps, withAlternativesMoved } from './after-steps.js';
import { planAlternatives } from './alternatives.js';
import { containersAvailable, isAllLoadable } from './bounds/bounds.js';
import { effortOfRounds } from './filling/effort.js';
import type { PlanHooks } from './filling/hooks.js';
import { Session } from './filling/session.js';
import type { Solvers } from './filling/solvers.js';
import { withoutOptional } from './finishing/balance/optional.js';
import { containersInSequence } from './finishing/in-sequence.js';
import { interlocked } from './finishing/interlock.js';
import { layTogether } from './finishing/lay-together.js';
import { loadsInOrder } from './finishing/loading-order/loads-in-order.js';
import { openFaces } from './finishing/open-faces.js';
import { compactLastLoad } from './finishing/shorten.js';
import type { Found } from './found.js';
import { compare, FIRM_GOALS, isBetter, Score } from './goals/compare.js';
import { type Draft, unfold } from './goals/draft.js';
import { lotsOf } from './lots/every-lot.js';
import type { Lot } from './lots/lot.js';
import { loadsSets, lotsOfSets, setsOf } from './lots/sets.js';
import { tooLarge } from './lots/too-large.js';
import { unloadedOfSets, unloadedOfVolumes } from './reasons/of-sets.js';
import { unloadedOf } from './reasons/reasons.js';
import { BoundsOf, Rounds } from './rounds.js';
import { planSetsByVolume } from './sets-by-volume.js';
import { planWholeSets } from './whole-sets.js';

/** Of the effort of the last round, what opening faces and shortening the last load may each cost more. */
const COMPACTING_SHARE = 0.1;

/** @throws EngineFailure when the engine gives up on the problem */
export function planLoad(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks = {}): LoadPlan {
  const begun = hooks.now?.() ?? 0;
  if (problem.rules.calculationType === 'UnitLoad') {
    const plan = planAlternatives(problem, (one, told, share) => searched(one, [], solvers, told, share), hooks);
    return withAlternativesMoved(problem, plan, solvers, hooks, begun);
  }
  const planOf = (found: Found, lots: readonly Lot[], reasons: (finished: Found) => LoadPlan['unloaded']) => {
    const finished = afterSteps(problem, lots, found, solvers, hooks, begun);
    const { draft, search, whyLeft } = finished;
    const unloaded = reasons(finished).map((row) => ({ ...row, ...whyLeft.get(row.cargo) }));
    return { containers: unfold(draft), unloaded, search };
  };
  if (loadsSets(problem)) {
    const found = planWholeSets(
      problem,
      (one, told, share) => searched(one, lotsOfSets(one, setsOf(one)), solvers, told, share),
      hooks,
    );
    return planOf(found, [], ({ draft, search }) => unloadedOfSets(problem, draft, !search.complete));
  }
  if (problem.rules.calculationType === 'SetLoadByVolume') {
    const found = planSetsByVolume(problem, (one, told, share) => searched(one, [], solvers, told, share), hooks);
    return planOf(found, [], ({ draft, search }) => unloadedOfVolumes(problem, draft, !search.complete));
  }
  const ordinary = withoutOptional(problem);
  const lots = lotsOf(ordinary, tooLarge(ordinary, solvers, hooks));
  const found = searched(ordinary, lots, solvers, hooks);
  return planOf(found, lots, ({ draft, search }) => unloadedOf(problem, lots, draft, !search.complete));
}

/**
 * The best plan found, each of its loads in an order in which it can be loaded. Where the rules ask for tuning, what is
 * found without it is taken when that is better.
 * @param lots what is loaded whole in one container, or not at all
 * @param share of the effort that the rules allow
 */
function searched(problem: LoadProblem, lots: readonly Lot[], solvers: Solvers, hooks: PlanHooks, share = 1): Found {
  const session = new Session(problem, solvers, hooks);
  const untuned = session.untuned(solvers);
  const sessions = untuned === null ? [session] : [session, untuned];
  const isStopped = () => sessions.some(({ meter }) => meter.stopped);
  const available = containersAvailable(problem);
  const bounds = new BoundsOf(problem);
  const efforts = effortOfRounds(problem.rules, Math.min(bounds.quick.containers, available)).map(
    (effort) => effort * share,
  );
  session.meter.allow(efforts.reduce((sum, effort) => sum + effort, 0));
  const searches = sessions.map((one) => new Rounds(one, lots, bounds));
  for (const effort of efforts) {
    if (searches.every(({ isDone }) => isDone) || isStopped()) break;
    session.startRound(effort);
    for (const search of searches) {
      if (!search.isDone && !isStopped()) search.search(effort);
    }
  }
  const draft = bestOf(sessions, lots, COMPACTING_SHARE * (efforts.at(-1) ?? 0), hooks);
  const { volume, containers } = bounds.known;
  return {
    draft,
    search: {
      nodes: session.meter.allNodes,
      complete: !isStopped(),
      volumeBound: volume,
      containerBound: isAllLoadable(problem) && containers <= available ? containers : null,
    },
  };
}

/** The best plan of several searches, each finished where it may still be the best. */
function bestOf(sessions: readonly Session[], lots: readonly Lot[], effort: number, hooks: PlanHooks): Draft {
  const [first, ...others] = sessions;
  const { problem } = first!;
  const ordered = (session: Session, toBeat: Draft | null) =>
    loadsInOrder(problem, lots, finished(session, toBeat, effort), hooks.onTakenOut);
  let best = ordered(first!, null);
  let score = new Score(problem, best);
  for (const session of others) {
    if (sessions.some(({ meter }) => meter.stopped) || compare(session.incumbent.score, score, FIRM_GOALS) > 0)
      continue;
    const draft = ordered(session, best);
    const other = new Score(problem, draft);
    if (isBetter(other, score)) [best, score] = [draft, other];
  }
  return best;
}

/** The best plan with its groups laid together, faces opened, its last load shortened and its layers turned, as far as the rules ask for it. */
function finished(session: Session, toBeat: Draft | null, effort: number): Draft {
  const { problem, incumbent } = session;
  if (problem.rules.algorithmType === 'MaxVolumeFirst') return incumbent.draft;
  const together = layTogether(session, containersInSequence(problem, incumbent.draft), effort);
  const opened = openFaces(session, together, effort);
  return interlocked(problem, compactLastLoad(session, opened, toBeat, effort));
}
