/** Fills a container with whole sets, as many as go in. */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import type { LoadPool } from '../fills/load-pool.js';
import { amountsOf, type Filled, nothingFilled } from '../fills/port.js';
import { largestWhole, type Trial } from './largest-whole.js';
import { addCopies, type CargoSet, copiesIn, mostCopies, setsOf } from './sets.js';
import type { Fill } from './whole-fill.js';

/**
 * Where a container takes sets of one kind only, so many kinds are tried, those of which most may go in first; while not one
 * set of them goes in, others too.
 */
const KINDS_TRIED = 4;
const MOST_KINDS_TRIED = 8;

/** Where it takes several, what finding out how they go together may cost of the effort. */
const SHARE_OF_MIX = 1 / 4;

export class SetFill {
  readonly #problem: LoadProblem;
  readonly #sets: readonly CargoSet[];
  readonly #pool: LoadPool;

  /** @param pool what earlier fills have found */
  constructor(problem: LoadProblem, pool: LoadPool) {
    this.#problem = problem;
    this.#sets = setsOf(problem);
    this.#pool = pool;
  }

  /** @param offered pieces of each cargo that may be loaded */
  fill(container: number, offered: readonly number[], fill: Fill): Filled {
    const run = new Run(this.#problem, this.#pool, container, offered, fill);
    const kinds = this.#sets
      .map((set) => ({ set, most: Math.min(copiesIn(set, offered), mostCopies(this.#problem, container, set)) }))
      .filter(({ most }) => most > 0)
      .sort((a, b) => b.most * b.set.volume - a.most * a.set.volume);
    const mixed = kinds.length > 1 && this.#problem.rules.areSetsMixed === true;
    return mixed ? run.ofSeveralKinds(kinds) : run.ofOneKind(kinds);
  }
}

interface Kind {
  readonly set: CargoSet;
  /** Sets of it that may go in. */
  readonly most: number;
}

class Run {
  #effort = 0;
  #isStopped = false;

  constructor(
    private readonly problem: LoadProblem,
    private readonly pool: LoadPool,
    private readonly container: number,
    private readonly offered: readonly number[],
    private readonly fill: Fill,
  ) {}

  ofOneKind(kinds: readonly Kind[]): Filled {
    let best: Filled | null = null;
    let volume = 0;
    const share = 1 / Math.min(kinds.length, KINDS_TRIED);
    for (const [place, { set, most }] of kinds.slice(0, MOST_KINDS_TRIED).entries()) {
      if (volume >= most * set.volume || this.#isStopped || (place >= KINDS_TRIED && best !== null)) break;
      const found = this.#most(new Map(), set, most, share);
      if (found === null || found.count * set.volume <= volume) continue;
      volume = found.count * set.volume;
      best = found.result;
    }
    return this.#resultOf(best);
  }

  /** What the search takes of all of them, as far as it makes whole sets; then kind by kind as many more as go in. */
  ofSeveralKinds(kinds: readonly Kind[]): Filled {
    let held = new Map<CargoSet, number>();
    let best: Filled | null = null;
    const keep = (copies: Map<CargoSet, number>, trial: Trial<Filled>) => {
      if (!trial.isWhole) return;
      held = copies;
      best = trial.result;
    };
    const all = new Map(kinds.map(({ set, most }) => [set, Math.min(most, this.#roomFor(new Map(), set))]));
    const first = this.#attempt(all, SHARE_OF_MIX / 2);
    keep(all, first);
    if (!first.isWhole) {
      const whole = new Map(kinds.map(({ set }) => [set, copiesIn(set, first.result.loaded)]));
      if ([...whole.values()].some((copies) => copies > 0)) keep(whole, this.#attempt(whole, SHARE_OF_MIX / 2));
    }
    for (const { set, most } of kinds) {
      if (this.#isStopped) break;
      const own = held.get(set) ?? 0;
      const others = new Map([...held].filter(([other]) => other !== set));
      const room = Math.min(most, own + this.#roomFor(held, set));
      if (room <= own) continue;
      const found = this.#most(others, set, room, (1 - SHARE_OF_MIX) / kinds.length, own);
      if (found === null) continue;
      held = new Map([...others, [set, found.count]]);
      best = found.result;
    }
    return this.#resultOf(best);
  }

  /** @param others copies of other sets that are to lie in the container too */
  #most(others: ReadonlyMap<CargoSet, number>, set: CargoSet, most: number, share: number, held = 0) {
    const known = others.size === 0 ? this.#known(set, most) : null;
    const least = Math.max(held, known?.count ?? 0);
    const found = largestWhole(least, most, (count, part) => {
      if (this.#isStopped) return null;
      return this.#attempt(new Map([...others, [set, count]]), share * part, set);
    });
    return found ?? known;
  }

  /** The most sets of that kind alone that an earlier fill of such a container has found. */
  #known(set: CargoSet, most: number): { count: number; result: Filled } | null {
    let best: { count: number; result: Filled } | null = null;
    for (const { arrangements, loaded } of this.pool.of(this.container)) {
      const count = copiesIn(set, loaded);
      if (count === 0 || count > most || count <= (best?.count ?? 0)) continue;
      const pieces = loaded.reduce((sum, one) => sum + one, 0);
      if (pieces !== count * set.pieces || loaded.some((one, cargo) => one > this.offered[cargo]!)) continue;
      best = { count, result: { ...nothingFilled(loaded), arrangements, loaded, ...amountsOf(this.problem, loaded) } };
    }
    return best;
  }

  /** @param set of which it is asked how many went in */
  #attempt(copies: ReadonlyMap<CargoSet, number>, share: number, set?: CargoSet): Trial<Filled> {
    const counts = this.offered.map(() => 0);
    for (const [one, count] of copies) addCopies(counts, one, count, this.offered);
    const result = this.fill(counts, share);
    this.#effort += result.effort;
    this.#isStopped = result.stopped;
    const isWhole = counts.every((count, cargo) => result.loaded[cargo] === count);
    if (set === undefined) return { isWhole, likely: 0, safe: 0, result };
    const safe = copiesIn(set, result.loaded);
    // Of what stands on full pallets alone the rest says nothing.
    if (result.content !== undefined) return { isWhole, likely: safe, safe, result };
    const volume = set.parts
      .flatMap(({ places }) => places)
      .reduce((sum, place) => sum + result.loaded[place]! * this.problem.cargoes[place]!.volume, 0);
    return { isWhole, likely: Math.floor(volume / set.volume), safe, result };
  }

  /** More sets of a kind that volume and weight allow. */
  #roomFor(held: ReadonlyMap<CargoSet, number>, set: CargoSet): number {
    const type = this.problem.containers[this.container]!;
    let volume = volumeCapacity(type, this.problem);
    // A hair more, for what sums round off.
    let weight = weightCapacity(type, this.problem) * (1 + 1e-9);
    for (const [one, count] of held) {
      volume -= count * one.volume;
      weight -= count * one.weight;
    }
    const within = (limit: number, each: number) => (each > 0 ? Math.floor((limit / each) * (1 + 1e-9)) : Infinity);
    return Math.max(0, Math.min(within(volume, set.volume), within(weight, set.weight)));
  }

  #resultOf(best: Filled | null): Filled {
    return { ...(best ?? nothingFilled(this.offered)), effort: this.#effort, stopped: this.#isStopped };
  }
}
