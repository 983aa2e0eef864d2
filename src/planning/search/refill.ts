/**
 * Improves a plan of several containers: the containers are fixed, what is not in them is the pool. One to three
 * containers at a time are refilled from their own cargo and the pool, and the pool may not grow. An emptied pool is a
 * container saved, or all cargo loaded that had stayed behind.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeCapacity } from '../bounds/capacity.js';
import { isStrengthScarce } from '../bounds/scarce-strength.js';
import type { RefillPart } from '../fills/ahead.js';
import type { Pausing } from '../fills/pausing.js';
import type { Fills } from '../fills/port.js';
import { hasPrices } from '../goals/cost.js';
import { containersIn, type Draft, type DraftLoad } from '../goals/draft.js';
import type { Move } from '../goals/move.js';
import { type Needs, plainValues, raisedValues } from '../goals/piece-values.js';
import { Coming } from './coming.js';
import { Random } from './random.js';

/** Containers at the end of a long plan that take part; the rest is left as it is. */
const MOST_CONTAINERS_MOVED = 40;

/** How many containers one move refills, drawn from this list. */
const REFILLED_AT_ONCE = [1, 1, 2, 2, 3];

/** The values of one refill are volumes to a power from 0.9375 to 1.625, in sixteenths, ... */
const LEAST_EXPONENT = 15;
const MOST_EXPONENT = 26;

/** ... each times a random factor between 1 / (1 + noise) and 1 + noise. */
const NOISE = [0, 0.06, 0.2, 0.7];

/** What a piece in the pool weighs when two pools are compared: its volume to the power of 1.25. */
const POOL_EXPONENT = 20;

/** The same where cargo bears little. */
const NEEDS_OF_POOL: Needs = { volume: 0.3, weight: 0.3, floor: 0.4 };

/** Effort of one refill, in completions as the request has cost them so far. */
const COMPLETIONS_OF_REFILL = 200;

/** Trials that are expected at a time, for each who may make them ahead. */
const TRIALS_AHEAD = 4;

/**
 * @param enough containers with which no plan can do better
 * @returns whether a better plan was offered to the session
 */
export function* improveByPool(session: Fills, start: Draft, effort: number, enough: number): Pausing<boolean> {
  const random = new Random(session.problem.rules.seed);
  const isScarce = isStrengthScarce(session.problem);
  const weights = poolWeights(session.problem, isScarce);
  const { meter, incumbent } = session;
  const refillEffort = Math.max(1, COMPLETIONS_OF_REFILL * meter.effortOfCompletion);
  const end = meter.searched + effort;
  let improved = false;
  let draft = start;
  while (meter.searched < end && !meter.stopped) {
    const left = totalOf(draft.left);
    if (left === 0 && containersIn(draft) <= enough) break;
    const state = left === 0 ? withoutWorst(session.problem, draft) : opened(draft);
    if (state === null || state.moved.length === 0) break;
    const better = yield* emptyPool(session, state, { weights, isScarce }, random, refillEffort, end);
    if (better === null) break;
    incumbent.offer(better);
    improved = true;
    draft = better;
  }
  return improved;
}

interface PoolState {
  /** Loads that stay as they are. */
  readonly fixed: readonly DraftLoad[];
  /** Loads that may be refilled, one container each. */
  readonly moved: DraftLoad[];
  /** Pieces of each cargo in no container. */
  readonly pool: number[];
}

/** The plan with its last containers one by one, so that each can be refilled on its own. */
function opened(draft: Draft): PoolState {
  const fixed: DraftLoad[] = [];
  const moved: DraftLoad[] = [];
  let others = containersIn(draft) - MOST_CONTAINERS_MOVED;
  for (const load of draft.loads) {
    const kept = Math.max(0, Math.min(load.times, others));
    others -= load.times;
    if (kept > 0) fixed.push({ ...load, times: kept });
    for (let i = kept; i < load.times; i++) moved.push({ ...load, times: 1 });
  }
  return { fixed, moved, pool: [...draft.left] };
}

/**
 * The plan without the container that is worth its price the least; its cargo is the pool. Without prices only the type
 * that was used last gives one up: those before it were to be used first.
 */
function withoutWorst(problem: LoadProblem, draft: Draft): PoolState | null {
  const state = opened(draft);
  if (state.moved.length < 2) return null;
  const worth = (load: DraftLoad) =>
    volumeOfPieces(problem, load.loaded) / (problem.containers[load.container]!.price || 1);
  const lastType = state.moved.at(-1)!.container;
  let worst = state.moved.length - 1;
  for (const [place, load] of state.moved.entries()) {
    if (!hasPrices(problem) && load.container !== lastType) continue;
    if (worth(load) < worth(state.moved[worst]!)) worst = place;
  }
  const [removed] = state.moved.splice(worst, 1);
  for (const [cargo, count] of removed!.loaded.entries()) state.pool[cargo] = state.pool[cargo]! + count;
  return state;
}

/** Refills until the pool is empty, or smaller than the plan's own leftovers; null when the effort ends before. */
function* emptyPool(
  session: Fills,
  state: PoolState,
  { weights, isScarce }: { readonly weights: readonly number[]; readonly isScarce: boolean },
  random: Random,
  refillEffort: number,
  end: number,
): Pausing<Draft | null> {
  const { problem, meter } = session;
  const worth = plainValues(problem);
  const target = weightOf(session.incumbent.draft.left, worth);
  const trials = new Coming(random, (from) => drawnTrial(problem, state.moved.length, isScarce, from));
  const partOf = (trial: Trial) => partOfTrial(state, trial, refillEffort);
  while (meter.searched < end && !meter.stopped) {
    const trial = trials.next();
    const refill = yield* session.doing(
      partOf(trial),
      () => new Refill(session, state, trial, weights, refillEffort),
      // As long as no trial is taken the next ones begin from the same loads.
      () => trials.after(TRIALS_AHEAD * session.others).map(partOf),
    );
    if (refill.gain() < 0 || !refill.isValid()) continue;
    const pool = refill.apply();
    if (totalOf(pool) === 0 || weightOf(pool, worth) < target)
      return { loads: inOrder(problem, state), left: [...pool] };
  }
  return null;
}

/** Some containers are filled again, from their own cargo and the pool. */
class Refill implements Move<readonly number[]> {
  readonly #pool: number[];
  readonly #refilled: readonly DraftLoad[];

  /** @param weights of a piece of each cargo, by which pools are compared */
  constructor(
    session: Fills,
    private readonly state: PoolState,
    private readonly trial: Trial,
    private readonly weights: readonly number[],
    effort: number,
  ) {
    this.#pool = offered(state, trial);
    this.#refilled = trial.chosen.map((place) => {
      const { container } = state.moved[place]!;
      const { arrangements, loaded } = session.fill(container, this.#pool, trial.values, effort);
      addTo(this.#pool, loaded, -1);
      return { container, arrangements, loaded, times: 1 };
    });
  }

  /** How much lighter the pool gets. */
  gain(): number {
    return weightOf(this.state.pool, this.weights) - weightOf(this.#pool, this.weights);
  }

  /** What a fill has found holds every rule. */
  isValid(): boolean {
    return true;
  }

  apply(): readonly number[] {
    for (const [i, place] of this.trial.chosen.entries()) this.state.moved[place] = this.#refilled[i]!;
    for (const cargo of this.#pool.keys()) this.state.pool[cargo] = this.#pool[cargo]!;
    return this.#pool;
  }
}

/** Containers to be filled again, places in `state.moved`, and what pieces are worth meanwhile. */
interface Trial {
  readonly chosen: readonly number[];
  readonly values: readonly number[];
}

function drawnTrial(problem: LoadProblem, containers: number, isScarce: boolean, random: Random): Trial {
  const chosen = chooseContainers(containers, random);
  return { chosen, values: randomValues(problem, isScarce, random) };
}

/** The pool with what the chosen containers hold. */
function offered({ pool, moved }: PoolState, { chosen }: Trial): number[] {
  const pieces = [...pool];
  for (const place of chosen) addTo(pieces, moved[place]!.loaded, 1);
  return pieces;
}

function partOfTrial(state: PoolState, trial: Trial, effort: number): RefillPart {
  const containers = trial.chosen.map((place) => state.moved[place]!.container);
  return { what: 'refill', containers, left: offered(state, trial), values: trial.values, effort };
}

/** Different places among `count`, in the order in which they are refilled. */
function chooseContainers(count: number, random: Random): number[] {
  const wanted = Math.min(count, random.pick(REFILLED_AT_ONCE));
  const chosen: number[] = [];
  while (chosen.length < wanted) {
    const place = random.below(count);
    if (!chosen.includes(place)) chosen.push(place);
  }
  return chosen;
}

function randomValues(problem: LoadProblem, isScarce: boolean, random: Random): number[] {
  const exponent = LEAST_EXPONENT + random.below(MOST_EXPONENT - LEAST_EXPONENT + 1);
  const noise = random.pick(NOISE);
  const needs = isScarce ? { volume: random.next(), weight: random.next(), floor: random.next() } : null;
  return raisedValues(problem, largestRoom(problem), { exponent, needs }).map((value) => {
    const factor = (1 + noise * random.next()) / (1 + noise * random.next());
    return value * factor;
  });
}

/** Types in the order in which they came, fuller containers first, so that the last one is the shortest. */
function inOrder(problem: LoadProblem, { fixed, moved }: PoolState): DraftLoad[] {
  const types = [...new Set([...fixed, ...moved].map((load) => load.container))];
  const sorted = [...moved].sort(
    (a, b) =>
      types.indexOf(a.container) - types.indexOf(b.container) ||
      volumeOfPieces(problem, b.loaded) - volumeOfPieces(problem, a.loaded),
  );
  return [...fixed, ...sorted.filter((load) => totalOf(load.loaded) > 0)];
}

function poolWeights(problem: LoadProblem, isScarce: boolean): number[] {
  const needs = isScarce ? NEEDS_OF_POOL : null;
  return raisedValues(problem, largestRoom(problem), { exponent: POOL_EXPONENT, needs });
}

function largestRoom(problem: LoadProblem): number {
  return Math.max(...problem.containers.map((container) => volumeCapacity(container, problem)));
}

function weightOf(pool: readonly number[], weights: readonly number[]): number {
  return pool.reduce((sum, count, cargo) => sum + count * weights[cargo]!, 0);
}

function volumeOfPieces(problem: LoadProblem, pieces: readonly number[]): number {
  return pieces.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
}

function totalOf(pieces: readonly number[]): number {
  return pieces.reduce((sum, count) => sum + count, 0);
}

function addTo(pieces: number[], more: readonly number[], sign: 1 | -1): void {
  for (const [cargo, count] of more.entries()) pieces[cargo] = pieces[cargo]! + sign * count;
}
