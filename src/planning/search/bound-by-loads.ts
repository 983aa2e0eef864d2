/**
 * Containers that an order needs at least, by what one of them takes at all: a linear programme covers the cargo by loads
 * that may be possible (Gilmore and Gomory 1961), and every way of placing the pieces of a load that it uses is tried. What
 * does not go in is ruled out with all that holds it, and the programme is solved again. Its price is a bound all the time,
 * and rises.
 */
import { type Size, volumeOf } from '../../domain/geometry.js';
import type { LoadProblem } from '../../domain/problem.js';
import { isAllLoadable } from '../bounds/bounds.js';
import { usableSize } from '../bounds/capacity.js';
import { ceiling } from '../bounds/dual-feasible.js';
import { shrunkRoom } from '../bounds/reachable.js';
import { leastCovering } from './covering.js';
import { PossibleLoads } from './possible-loads.js';
import { Sweeps } from './sweeps.js';
import { isBox, isBoxed, waysToLie } from './swept.js';

/** With more cargoes there are too many loads. */
const MOST_CARGOES = 6;

/** With more pieces it takes too long to try every way of placing them. */
const MOST_PIECES = 16;

/** Steps for one trial, a tenth of a second: most take far fewer, and nothing looks at the clock meanwhile. */
const STEPS_OF_TRIAL = 150_000;

/** Steps for each load that may be possible, whenever the programme is solved. */
const STEPS_OF_LOAD = 5;

const AXES: readonly (keyof Size)[] = ['length', 'width', 'height'];

export interface BoundByLoads {
  /** 0: nothing is known. */
  readonly containers: number;
  readonly steps: number;
}

/**
 * @param known loads that go in, pieces of each cargo
 * @param enough with so many containers a bound can do no better
 * @param most steps that it may take
 * @param hasToStop whether the time is over
 */
export function boundByLoads(
  problem: LoadProblem,
  known: readonly (readonly number[])[],
  enough: number,
  most: number,
  hasToStop: () => boolean,
): BoundByLoads {
  const loads = isSimple(problem) ? PossibleLoads.of(problem) : null;
  if (loads === null) return { containers: 0, steps: 0 };
  const needed = problem.cargoes.map(({ quantity }) => quantity);
  const trials = new Trials(problem, known);
  let containers = 0;
  let steps = 0;
  let solved = 0;
  while (steps < most && !hasToStop()) {
    const columns = loads.fullest;
    solved += loads.count;
    const { taken, duals } = leastCovering(
      columns.map((pieces) => ({ cost: 1, pieces })),
      needed,
    );
    containers = Math.max(containers, priceOf(columns, needed, duals));
    if (containers >= enough) break;
    const used = [...columns.keys()].filter((place) => taken[place]! > 0).sort((a, b) => taken[b]! - taken[a]!);
    const out = firstOf(used, (place) => trials.refuted(columns[place]!, most - steps));
    steps = trials.steps + STEPS_OF_LOAD * solved;
    if (out === null) break;
    loads.rule(out);
  }
  return { containers, steps };
}

function isSimple(problem: LoadProblem): boolean {
  const { cargoes, containers, pallets } = problem;
  return (
    containers.length === 1 &&
    pallets === undefined &&
    cargoes.length <= MOST_CARGOES &&
    cargoes.every(isBox) &&
    isBoxed(containers[0]!) &&
    isAllLoadable(problem)
  );
}

/** What the cargo costs at least at those values, a container being worth what the most valuable load is. */
function priceOf(columns: readonly (readonly number[])[], needed: readonly number[], duals: readonly number[]): number {
  const worth = (pieces: readonly number[]) => pieces.reduce((sum, count, cargo) => sum + count * duals[cargo]!, 0);
  return ceiling(worth(needed) / Math.max(1, ...columns.map(worth)));
}

function firstOf<Given, Result>(all: readonly Given[], make: (one: Given) => Result | null): Result | null {
  for (const one of all) {
    const made = make(one);
    if (made !== null) return made;
  }
  return null;
}

/** Every way of placing the pieces of a load. */
class Trials {
  readonly #sweeps: Sweeps;
  readonly #room: Size;
  /** Cargoes, the largest first. */
  readonly #bySize: readonly number[];
  readonly #tried = new Set<string>();

  /** @param known loads that go in */
  constructor(
    private readonly problem: LoadProblem,
    private readonly known: readonly (readonly number[])[],
  ) {
    const { cargoes } = problem;
    this.#bySize = [...cargoes.keys()].sort((a, b) => cargoes[b]!.volume - cargoes[a]!.volume);
    const [container] = problem.containers;
    this.#room = shrunkRoom(usableSize(container!), container!, problem.cargoes);
    const axes = AXES.toSorted((a, b) => this.#room[b] - this.#room[a]);
    const lying = problem.cargoes.flatMap((_, cargo) => waysToLie(problem, 0, cargo));
    // Support is not asked: what goes in nowhere does not with support either.
    this.#sweeps = new Sweeps(this.#room, axes, lying, () => true);
  }

  get steps(): number {
    return this.#sweeps.steps;
  }

  /**
   * Pieces of the load that surely do not go in: all of them, or its largest ones where all take too long. Null: not known
   * of any, or no longer new.
   */
  refuted(pieces: readonly number[], most: number): readonly number[] | null {
    const end = this.steps + most;
    const goIn = this.#goIn(pieces, most);
    if (goIn !== null) return goIn ? null : pieces;
    const parts = this.#bySize.slice(1).map((_, kinds) => {
      const kept = new Set(this.#bySize.slice(0, kinds + 1));
      return pieces.map((count, cargo) => (kept.has(cargo) ? count : 0));
    });
    return parts.find((part) => this.#goIn(part, end - this.steps) === false) ?? null;
  }

  /** Null: it takes too long to find out. */
  #goIn(pieces: readonly number[], most: number): boolean | null {
    const key = pieces.join();
    if (this.#tried.has(key)) return true;
    this.#tried.add(key);
    if (this.#isKnown(pieces)) return true;
    if (pieces.reduce((sum, count) => sum + count, 0) > MOST_PIECES) return null;
    const slack = pieces.reduce(
      (rest, count, cargo) => rest - count * volumeOf(this.problem.cargoes[cargo]!.size),
      volumeOf(this.#room),
    );
    return this.#sweeps.place(pieces, slack, Math.min(STEPS_OF_TRIAL, most), () => true);
  }

  #isKnown(pieces: readonly number[]): boolean {
    return this.known.some((loaded) => pieces.every((count, cargo) => count <= loaded[cargo]!));
  }
}
