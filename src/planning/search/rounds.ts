/** The rounds of one search for a plan, from the effort of the lowest level to that of its own. */
import { volumeOf } from '../../domain/geometry.js';
import { usableVolume } from '../../domain/grounds.js';
import type { LoadProblem } from '../../domain/problem.js';
import {
  containersAvailable,
  quickContainerBound,
  tightContainerBound,
  tightVolumeBound,
  valueBound,
  volumeBound,
} from '../bounds/bounds.js';
import { MOST_CONTAINERS } from '../bounds/capacity.js';
import { isCheapest } from '../bounds/mixes.js';
import { isStrengthScarce } from '../bounds/scarce-strength.js';
import type { PlanPart } from '../fills/ahead.js';
import type { Incumbent } from '../fills/incumbent.js';
import type { Pausing } from '../fills/pausing.js';
import type { Fills } from '../fills/port.js';
import { tried } from '../fills/steps.js';
import { compare, isBetter, type Score } from '../goals/compare.js';
import { containers } from '../goals/containers.js';
import { cost, hasPrices } from '../goals/cost.js';
import { containersIn, type Draft } from '../goals/draft.js';
import { favourites } from '../goals/favourites.js';
import { groupFavourites } from '../goals/group-favourites.js';
import {
  isValuedByPrice,
  LARGE_FIRST,
  PLAIN_VOLUME,
  STRENGTH_VALUATIONS,
  VALUATIONS,
  type Valuation,
} from '../goals/piece-values.js';
import { sequences } from '../goals/sequences.js';
import { containerVolume, decidesByPlan } from '../goals/types-by-plan.js';
import { value } from '../goals/value.js';
import { volume } from '../goals/volume.js';
import type { Lot } from '../lots/lot.js';
import { boundByLoads } from './bound-by-loads.js';
import { improveByColumns } from './columns.js';
import { choicesOf } from './container-orders.js';
import { improveByMixes } from './mixes.js';
import type { Choice } from './next-container.js';
import { loadIntoOne, mayTakeAll, partsIntoOne } from './one-container.js';
import { improveByPool } from './refill.js';
import { planSequentially } from './sequential.js';
import { EFFORT_OF_STEP } from './swept.js';

/** Of the effort of a round with several containers, what goes into plans made anew; the rest improves the best. */
const SEQUENTIAL_SHARE = 0.3;

/**
 * Of the effort of a round with several containers, what goes into tuned plans and into those without tuning: beside each
 * other the two cost what the round allows, as the one soon knows nothing that the other asks for.
 */
const SHARE_OF_TUNED = 0.75;
const SHARE_OF_UNTUNED = 0.45;

/** Of the effort of a round with several containers, what goes into mixes of priced ones. */
const MIXES_SHARE = 0.4;

/** Of the effort of a round with several containers, what loads that go together get, where they may be fewer. */
const COLUMNS_SHARE = 0.4;

/** Of the effort of a round with several containers, what it may cost to learn which loads are possible. */
const LOADS_SHARE = 0.07;

/** Of several choices, how many get effort after the first round. */
const CHOICES_KEPT = 3;

/** Volume that can be loaded at most, containers that all cargo needs at least. */
export interface Bounds {
  readonly volume: number;
  readonly containers: number;
}

/** The quick ones, and better ones, worth their milliseconds once a first plan has not met those. */
export class BoundsOf {
  readonly quick: Bounds;
  #tight: Bounds | null = null;

  constructor(private readonly problem: LoadProblem) {
    this.quick = { volume: volumeBound(problem), containers: quickContainerBound(problem) };
  }

  get tight(): Bounds {
    this.#tight ??= {
      volume: tightVolumeBound(this.problem),
      containers:
        this.quick.containers < containersAvailable(this.problem)
          ? tightContainerBound(this.problem)
          : this.quick.containers,
    };
    return this.#tight;
  }

  /** Raises the bound on containers to what the loads that are possible at all tell, where a plan needs more than it. */
  raiseByLoads({ incumbent, loads, meter }: Fills, effort: number): void {
    const { draft } = incumbent;
    const needed = containersIn(draft);
    if (draft.left.some((count) => count > 0) || needed <= this.tight.containers) return;
    const most = Math.floor((LOADS_SHARE * effort) / EFFORT_OF_STEP);
    const known = [...draft.loads, ...loads.of(0)].map(({ loaded }) => loaded);
    const { containers, steps } = boundByLoads(this.problem, known, needed, most, () => meter.hasToStop);
    meter.chargePreparing(steps * EFFORT_OF_STEP);
    if (containers > this.tight.containers) this.#tight = { ...this.tight, containers };
  }

  /** The best that are known. */
  get known(): Bounds {
    return this.#tight ?? this.quick;
  }
}

export class Rounds {
  /** No plan can be better, or the clock struck. */
  isDone = false;
  readonly #session: Fills;
  readonly #lots: readonly Lot[];
  readonly #bounds: BoundsOf;
  readonly #allChoices: readonly Choice[];
  #choices: readonly Choice[];
  #isFirst = true;

  constructor(session: Fills, lots: readonly Lot[], bounds: BoundsOf) {
    this.#session = session;
    this.#lots = lots;
    this.#bounds = bounds;
    this.#allChoices = choicesOf(session.problem);
    this.#choices = this.#allChoices;
  }

  /** @param effort work units of the next round */
  *search(effort: number): Pausing<void> {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    this.isDone ||= yield* this.#searched(effort, isFirst);
  }

  /** To what it comes in a later round, as long as the plan is one container. @param effort of that round */
  partsOf(effort: number): PlanPart[] {
    const { problem } = this.#session;
    if (this.#bounds.quick.containers > 1 || this.#choices.length > CHOICES_KEPT) return [];
    const intoOne = containersAvailable(problem) > 1 ? partsIntoOne(problem, effort) : [];
    const share = effort / this.#choices.length;
    return [...intoOne, ...this.#choices.map((choice) => this.#partOf(choice, PLAIN_VOLUME, share))];
  }

  /** Returns whether to search on is of no use. */
  *#searched(allowed: number, isFirst: boolean): Pausing<boolean> {
    const { incumbent, meter, problem, isTuned, areValuesUsed } = this.#session;
    let bounds = isFirst ? this.#bounds.quick : this.#bounds.tight;
    const ended = () => meter.stopped || isOptimal(problem, incumbent, bounds);
    const mayBeOne = bounds.containers === 1 && containersAvailable(problem) > 1 && !isOneForAll(incumbent.draft);
    const intoOne = () => loadIntoOne(this.#session, this.#lots, allowed);
    if (mayBeOne && (yield* tried(this.#session, 'one container', allowed, intoOne))) meter.allow(allowed);
    if (ended()) return true;
    const isSeveral = !isFirst && incumbent.score.of(containers) > 1;
    const isShared = isSeveral || this.#bounds.quick.containers > 1;
    const effort = allowed * (!isShared ? 1 : isTuned ? SHARE_OF_TUNED : SHARE_OF_UNTUNED);
    if (isSeveral) yield* this.#searchSeveral(effort, bounds);
    else {
      yield* this.#searchChoices([PLAIN_VOLUME], effort, bounds, true);
      // What stays behind of cargo for several containers may be what only some of them take: large cargo first.
      const isShort = incumbent.score.of(containers) > 1 && incumbent.draft.left.some((count) => count > 0);
      if (isFirst && isShort && areValuesUsed) yield* this.#searchChoices([LARGE_FIRST], effort, bounds, false);
    }
    if (ended()) return true;
    bounds = this.#bounds.tight;
    return ended();
  }

  *#searchSeveral(effort: number, bounds: Bounds): Pausing<void> {
    const session = this.#session;
    const { meter, incumbent, problem } = session;
    const end = meter.searched + effort;
    // Moves of the pool would divide lots.
    const share = this.#lots.length > 0 ? 1 : SEQUENTIAL_SHARE;
    yield* this.#searchChoices(this.#valuations(), effort * share, bounds, true);
    if (this.#lots.length > 0) return;
    const areMixed = problem.containers.length > 1 && problem.rules.isMultiContainerTypesEnabled;
    const [forMixes, forColumns] = [MIXES_SHARE * effort, COLUMNS_SHARE * effort];
    if (areMixed) yield* tried(session, 'mixes', forMixes, () => improveByMixes(session, forMixes));
    yield* tried(session, 'columns', forColumns, () => improveByColumns(session, forColumns, bounds.containers));
    const rest = end - meter.searched;
    yield* tried(session, 'refill', rest, () => improveByPool(session, incumbent.draft, rest, bounds.containers));
  }

  #valuations(): readonly Valuation[] {
    const { problem, areValuesUsed } = this.#session;
    if (!areValuesUsed) return [PLAIN_VOLUME];
    return isStrengthScarce(problem) ? STRENGTH_VALUATIONS : VALUATIONS;
  }

  /** Tries every choice with every valuation on equal shares of the effort. @param narrows keeps those worth more of it */
  *#searchChoices(valuations: readonly Valuation[], effort: number, bounds: Bounds, narrows: boolean): Pausing<void> {
    const session = this.#session;
    const share = effort / (this.#choices.length * valuations.length);
    const partOf = (choice: Choice, valuation: Valuation) => this.#partOf(choice, valuation, share);
    const parts = this.#choices.flatMap((choice) => valuations.map((valuation) => partOf(choice, valuation)));
    // To the first it comes now.
    if (parts.length > 1) session.expect(parts);
    const ranked: { readonly choice: Choice; readonly score: Score }[] = [];
    for (const choice of this.#choices) {
      let best: Score | null = null;
      for (const valuation of valuations) {
        if (session.meter.stopped || isOptimal(session.problem, session.incumbent, bounds)) return;
        const name = `containers ${choice.types.map((type) => session.problem.containers[type]!.name).join(', ')}`;
        const plan = () => planSequentially(session, this.#lots, choice, valuation, share);
        const score = yield* tried(session, name, share, function* () {
          return session.incumbent.offer(yield* session.doing(partOf(choice, valuation), plan));
        });
        if (best === null || isBetter(score, best)) best = score;
      }
      ranked.push({ choice, score: best! });
    }
    if (!narrows) return;
    ranked.sort((a, b) => compare(a.score, b.score));
    this.#choices = ranked.slice(0, CHOICES_KEPT).map(({ choice }) => choice);
  }

  #partOf(choice: Choice, valuation: Valuation, effort: number): PlanPart {
    const place = this.#allChoices.indexOf(choice);
    return { what: 'plan', choice: { of: 'problem', place }, valuation, effort, most: MOST_CONTAINERS };
  }
}

/** True when one container holds everything. */
function isOneForAll(draft: Draft): boolean {
  return containersIn(draft) === 1 && draft.left.every((count) => count === 0);
}

/** True when no plan can load more, cost less or use fewer containers. */
function isOptimal(
  problem: LoadProblem,
  { draft, score }: Pick<Incumbent, 'draft' | 'score'>,
  bounds: Bounds,
): boolean {
  if (score.of(volume) < bounds.volume || mayBePreferred(score)) return false;
  if (isValuedByPrice(problem) && score.of(value) < valueBound(problem)) return false;
  if (!hasPrices(problem)) return score.of(containers) <= bounds.containers && mayBeSmallest(problem, score);
  const cheapest = Math.min(...problem.containers.map((container) => container.price));
  return score.of(cost) <= cheapest * bounds.containers || isCheapest(problem, draft, score.of(cost));
}

/** True while other containers might suit favourites or the sequence better. */
function mayBePreferred(score: Score): boolean {
  return [favourites, groupFavourites, sequences].some((goal) => score.of(goal) > 0);
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
