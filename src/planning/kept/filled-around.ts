/**
 * One container filled up around what is kept in it: round by round up to the level of the rules, each round in several ways,
 * and the load of most worth is taken. Kept pieces leave the search no choice of where the first walls stand: what a vehicle
 * bears is asked of every load, and the cargo is sent to where it may stand.
 */
import { loadingRanks } from '../../domain/loading-ranks.js';
import { type Arrangement, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Filler, FillResult } from '../../engine/port.js';
import { type End, hasCentreLimit } from '../envelope/centre-limits.js';
import { GREEDY_EFFORT } from '../fills/effort.js';
import { addedInOrder } from '../finishing/loading-order/added-in-order.js';
import { towards } from '../finishing/vehicle/filled-anew.js';
import { legalPart } from '../finishing/vehicle/legal-part.js';
import { hasLimits } from '../finishing/vehicle/limits.js';
import { piecesByCargo } from '../goals/draft.js';
import { plainValues } from '../goals/piece-values.js';

/** It lies there for this plan: nobody keeps it. */
export const isAdded = (arrangement: Arrangement) => arrangement.isKept !== true;

/** Fills, and counts what that costs. */
export interface FillsAround {
  /** Makes a search for such a problem that has so much effort for all its fills. */
  prepare(problem: LoadProblem, effort: number): Filler;
  /** @returns null: the clock has struck, or nobody waits */
  fill(filler: Filler, kept: readonly Arrangement[], counts: readonly number[], effort: number): FillResult | null;
}

const ENDS: readonly End[] = ['rear', 'front'];

interface Load {
  readonly arrangements: readonly Arrangement[];
  readonly worth: number;
}

/** How a round fills: what the search is told of the container, and whether what is loaded first is searched first. */
interface Way {
  readonly problem: LoadProblem;
  readonly isByStops: boolean;
}

/**
 * @param problem with as many pieces of each cargo as may lie in the container at most
 * @param kept in an order of loading
 * @param counts pieces of each cargo that may be added
 * @param efforts work units of each round
 * @returns in an order of loading, within the limits of its vehicle as far as what is kept is
 */
export function filledAround(
  problem: LoadProblem,
  container: number,
  kept: readonly Arrangement[],
  counts: readonly number[],
  efforts: readonly number[],
  fills: FillsAround,
): readonly Arrangement[] {
  const around = new Around(problem, container, counts, efforts, fills);
  try {
    return around.best(kept);
  } finally {
    around.dispose();
  }
}

class Around {
  readonly #fillers = new Map<LoadProblem, Filler>();
  readonly #values: readonly number[];
  readonly #all: number;
  /** Pieces of each cargo that come off at the same stop; what is loaded first, first. */
  readonly #stops: readonly (readonly number[])[];

  constructor(
    private readonly problem: LoadProblem,
    private readonly container: number,
    private readonly counts: readonly number[],
    private readonly efforts: readonly number[],
    private readonly fills: FillsAround,
  ) {
    this.#values = plainValues(problem);
    this.#all = sumOf(counts);
    const ranks = loadingRanks(problem);
    const used = new Set(ranks.filter((_, cargo) => counts[cargo]! > 0));
    this.#stops = [...used]
      .sort((a, b) => a - b)
      .map((rank) => counts.map((count, cargo) => (ranks[cargo] === rank ? count : 0)));
  }

  dispose(): void {
    for (const filler of this.#fillers.values()) filler.dispose();
  }

  best(kept: readonly Arrangement[]): readonly Arrangement[] {
    let best: Load = { arrangements: kept, worth: 0 };
    if (this.#all === 0) return kept;
    const ways = this.#ways(kept);
    for (const [round, effort] of this.efforts.entries()) {
      for (const way of ways) {
        // The first round is short: each way gets the whole of it.
        const found = this.#found(way, kept, round === 0 ? effort : effort / ways.length);
        if (found === null) return best.arrangements;
        if (found.worth > best.worth) best = found;
        if (this.#isAll(best)) return best.arrangements;
      }
    }
    return best.arrangements;
  }

  #isAll({ arrangements }: Load): boolean {
    return sumOf(arrangements.filter(isAdded).map(piecesIn)) === this.#all;
  }

  /** The plain way first; without limits along the length there is no other. */
  #ways(kept: readonly Arrangement[]): readonly Way[] {
    const { problem, container, counts } = this;
    if (!hasCentreLimit(problem.containers[container]!)) return [{ problem, isByStops: false }];
    const before = piecesByCargo(problem, kept);
    const weight = sumOf(problem.cargoes.map((one, cargo) => one.weight * (before[cargo]! + counts[cargo]!)));
    const ends = ENDS.flatMap((end) => towards(problem, container, weight, end));
    const told = [problem, ...ends.map((variant) => variant.problem)];
    return (this.#stops.length > 1 ? [false, true] : [false]).flatMap((isByStops) =>
      told.map((one) => ({ problem: one, isByStops })),
    );
  }

  /** Null: it was ended. */
  #found({ problem, isByStops }: Way, kept: readonly Arrangement[], effort: number): Load | null {
    let arrangements = kept;
    const offered = isByStops ? this.#stops : [this.counts];
    for (const counts of offered) {
      const share = Math.max(GREEDY_EFFORT, Math.floor((effort * sumOf(counts)) / this.#all));
      const result = this.fills.fill(this.#filler(problem), arrangements, counts, share);
      if (result === null) return null;
      arrangements = this.#sound(result.arrangements) ?? arrangements;
    }
    const added = piecesByCargo(this.problem, arrangements.filter(isAdded));
    return { arrangements, worth: added.reduce((sum, count, cargo) => sum + count * this.#values[cargo]!, 0) };
  }

  /** In an order of loading, and of it what the vehicle bears; null: what was there before stands against it. */
  #sound(load: readonly Arrangement[]): readonly Arrangement[] | null {
    const { problem, container } = this;
    const ordered = addedInOrder(problem, container, load, isAdded);
    if (ordered === null || !hasLimits(problem.containers[container]!)) return ordered;
    return legalPart(problem, [], container, ordered);
  }

  #filler(problem: LoadProblem): Filler {
    const known = this.#fillers.get(problem);
    if (known !== undefined) return known;
    const filler = this.fills.prepare(problem, sumOf(this.efforts));
    this.#fillers.set(problem, filler);
    return filler;
  }
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0);
}
