/** Which containers, and what goes into each: the whole plan of a request (planning in its first version). */
import { volumeOf } from '../domain/geometry.js';
import { usableVolume } from '../domain/grounds.js';
import type { LoadedContainer, LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { planAlternatives } from './alternatives.js';
import { choicesOf } from './assignment/container-orders.js';
import type { Choice } from './assignment/next-container.js';
import { loadIntoOne, mayTakeAll } from './assignment/one-container.js';
import { improveByPool } from './assignment/refill.js';
import { planSequentially } from './assignment/sequential.js';
import {
  containersAvailable,
  isAllLoadable,
  quickContainerBound,
  tightContainerBound,
  tightVolumeBound,
  valueBound,
  volumeBound,
} from './bounds/bounds.js';
import { effortOfRounds } from './filling/effort.js';
import type { PlanHooks } from './filling/hooks.js';
import { Session } from './filling/session.js';
import type { Solvers } from './filling/solvers.js';
import { interlocked } from './finishing/interlock.js';
import { loadsInOrder } from './finishing/loading-order/loads-in-order.js';
import { openFaces } from './finishing/open-faces.js';
import { compactLastLoad } from './finishing/shorten.js';
import type { Found } from './found.js';
import { compare, isBetter, type Score } from './goals/compare.js';
import { containers } from './goals/containers.js';
import { cost, hasPrices } from './goals/cost.js';
import { containersIn, type Draft } from './goals/draft.js';
import { favourites } from './goals/favourites.js';
import { EXPONENTS, isValuedByPrice, LARGE_FIRST, PLAIN_VOLUME, type Sixteenths } from './goals/piece-values.js';
import { containerVolume, decidesByPlan } from './goals/types-by-plan.js';
import { value } from './goals/value.js';
import { volume } from './goals/volume.js';
import { lotsOf } from './lots/every-lot.js';
import type { Lot } from './lots/lot.js';
import { loadsSets, lotsOfSets, setsOf } from './lots/sets.js';
import { tooLarge } from './lots/too-large.js';
import { unloadedOfSets, unloadedOfVolumes } from './reasons/of-sets.js';
import { unloadedOf } from './reasons/reasons.js';
import { planSetsByVolume } from './sets-by-volume.js';
import { planWholeSets } from './whole-sets.js';

/** Of the effort of a round with several containers, what goes into plans made anew; the rest improves the best. */
const SEQUENTIAL_SHARE = 0.3;

/** Of the effort of the last round, what opening faces and shortening the last load may each cost more. */
const COMPACTING_SHARE = 0.1;

/** Of several choices, how many get effort after the first round. */
const CHOICES_KEPT = 3;

/** @throws EngineFailure when the engine gives up on the problem */
export function planLoad(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks = {}): LoadPlan {
  if (problem.rules.calculationType === 'UnitLoad') {
    return planAlternatives(problem, (one, told, share) => searched(one, [], solvers, told, share), hooks);
  }
  if (loadsSets(problem)) {
    const found = planWholeSets(
      problem,
      (one, told, share) => searched(one, lotsOfSets(one, setsOf(one)), solvers, told, share),
      hooks,
    );
    return planOf(found, unloadedOfSets(problem, found.draft, !found.search.complete));
  }
  if (problem.rules.calculationType === 'SetLoadByVolume') {
    const found = planSetsByVolume(problem, (one, told, share) => searched(one, [], solvers, told, share), hooks);
    return planOf(found, unloadedOfVolumes(problem, found.draft, !found.search.complete));
  }
  const lots = lotsOf(problem, tooLarge(problem, solvers, hooks));
  const found = searched(problem, lots, solvers, hooks);
  return planOf(found, unloadedOf(problem, lots, found.draft, !found.search.complete));
}

function planOf({ draft, search }: Found, unloaded: LoadPlan['unloaded']): LoadPlan {
  return { containers: unfold(draft), unloaded, search };
}

/**
 * The best plan found, each of its loads in an order in which it can be loaded.
 * @param lots what is loaded whole in one container, or not at all
 * @param share of the effort that the rules allow
 */
function searched(problem: LoadProblem, lots: readonly Lot[], solvers: Solvers, hooks: PlanHooks, share = 1): Found {
  const session = new Session(problem, solvers, hooks);
  const { incumbent, meter } = session;
  const available = containersAvailable(problem);
  let bounds: Bounds = { volume: volumeBound(problem), containers: quickContainerBound(problem) };
  const rounds = effortOfRounds(problem.rules, Math.min(bounds.containers, available)).map((effort) => effort * share);
  meter.budget = rounds.reduce((sum, effort) => sum + effort, 0);
  let choices = choicesOf(problem);
  for (const [round, effort] of rounds.entries()) {
    session.startRound(effort);
    const mayBeOne = bounds.containers === 1 && available > 1 && !isOneForAll(incumbent.draft);
    if (mayBeOne && loadIntoOne(session, lots, effort)) meter.budget += effort;
    if (meter.stopped || isOptimal(problem, incumbent.score, bounds)) break;
    if (round > 0 && incumbent.score.of(containers) > 1) {
      const end = meter.spent + effort;
      // Moves of the pool would divide lots.
      const anew = lots.length > 0 ? 1 : SEQUENTIAL_SHARE;
      choices = searchRound(session, lots, choices, EXPONENTS, effort * anew, bounds);
      if (lots.length === 0) improveByPool(session, incumbent.draft, end - meter.spent, bounds.containers);
    } else {
      choices = searchRound(session, lots, choices, [PLAIN_VOLUME], effort, bounds);
      // What stays behind of cargo for several containers may be what only some of them take: large cargo first.
      const isShort = incumbent.score.of(containers) > 1 && incumbent.draft.left.some((count) => count > 0);
      if (round === 0 && isShort) searchRound(session, lots, choices, [LARGE_FIRST], effort, bounds);
    }
    if (meter.stopped || isOptimal(problem, incumbent.score, bounds)) break;
    if (round === 0) bounds = tightened(problem, bounds, available);
    if (isOptimal(problem, incumbent.score, bounds)) break;
  }
  const best =
    problem.rules.algorithmType === 'MaxVolumeFirst'
      ? incumbent.draft
      : finished(session, COMPACTING_SHARE * (rounds.at(-1) ?? 0));
  return {
    draft: loadsInOrder(problem, lots, best, hooks.onTakenOut),
    search: {
      nodes: meter.nodes,
      complete: !meter.stopped,
      volumeBound: bounds.volume,
      containerBound: isAllLoadable(problem) && bounds.containers <= available ? bounds.containers : null,
    },
  };
}

/** True when one container holds everything. */
function isOneForAll(draft: Draft): boolean {
  return containersIn(draft) === 1 && draft.left.every((count) => count === 0);
}

/** The best plan with faces opened, its last load shortened and its layers turned, as far as the rules ask for it. */
function finished(session: Session, effort: number): Draft {
  const opened = openFaces(session, session.incumbent.draft, effort);
  return interlocked(session.problem, compactLastLoad(session, opened, effort));
}

/** Tries every choice with every exponent on equal shares of the effort; returns the choices worth more of it. */
function searchRound(
  session: Session,
  lots: readonly Lot[],
  choices: readonly Choice[],
  exponents: readonly Sixteenths[],
  effort: number,
  bounds: Bounds,
): Choice[] {
  const share = effort / (choices.length * exponents.length);
  const ranked: { readonly choice: Choice; readonly score: Score }[] = [];
  for (const choice of choices) {
    let best: Score | null = null;
    for (const exponent of exponents) {
      if (session.meter.stopped || isOptimal(session.problem, session.incumbent.score, bounds)) return [...choices];
      const score = session.incumbent.offer(planSequentially(session, lots, choice, exponent, share));
      if (best === null || isBetter(score, best)) best = score;
    }
    ranked.push({ choice, score: best! });
  }
  ranked.sort((a, b) => compare(a.score, b.score));
  return ranked.slice(0, CHOICES_KEPT).map(({ choice }) => choice);
}

/** Volume that can be loaded at most, containers that all cargo needs at least. */
interface Bounds {
  readonly volume: number;
  readonly containers: number;
}

/** Better bounds, worth their milliseconds once a first plan has not met the quick ones. */
function tightened(problem: LoadProblem, { containers }: Bounds, available: number): Bounds {
  return {
    volume: tightVolumeBound(problem),
    containers: containers < available ? tightContainerBound(problem) : containers,
  };
}

/** True when no plan can load more, cost less or use fewer containers. */
function isOptimal(problem: LoadProblem, score: Score, bounds: Bounds): boolean {
  if (score.of(volume) < bounds.volume || score.of(favourites) > 0) return false;
  if (isValuedByPrice(problem) && score.of(value) < valueBound(problem)) return false;
  if (!hasPrices(problem)) return score.of(containers) <= bounds.containers && mayBeSmallest(problem, score);
  const cheapest = Math.min(...problem.containers.map((container) => container.price));
  return score.of(cost) <= cheapest * bounds.containers;
}

/** False while containers of other types might be fewer of a later priority, smaller, or earlier in the request. */
function mayBeSmallest(problem: LoadProblem, score: Score): boolean {
  const [first] = problem.containers;
  const isAlone = problem.containers.every(
    ({ priority, size }) => priority === first!.priority && volumeOf(size) === volumeOf(first!.size),
  );
  if (isAlone || !decidesByPlan(problem)) return true;
  const quantities = problem.cargoes.map(({ quantity }) => quantity);
  const isOne = score.of(containers) === 1;
  const possible = problem.containers.filter((_, type) => !isOne || mayTakeAll(problem, type, quantities));
  const smallest = Math.min(...possible.map(usableVolume));
  return score.of(containerVolume) <= smallest * score.of(containers);
}

function unfold(draft: Draft): LoadedContainer[] {
  return draft.loads.flatMap(({ container, arrangements, times }) =>
    Array.from({ length: times }, () => ({ container, arrangements })),
  );
}
