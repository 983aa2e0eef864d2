/** Changed loads that may bring the front and the rear half of a container nearer to each other. */
import { loadingRanks } from '../../../domain/loading-ranks.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { alongDifference, weightHalves } from '../../../domain/weight-halves.js';
import { extentOfAll, movedBy, type Part } from './parts.js';
import { leastShift, type Range, shiftAlong } from './room.js';

/** Orders of slices looked at, each by the weights of its slices. */
const MOST_ORDERS = 4000;

export function shiftedAlong(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
  within: number,
): readonly Arrangement[] {
  const type = problem.containers[container]!;
  const range = shiftAlong(problem, container, extentOfAll(problem, load));
  const differenceAt = (dx: number) => alongDifference(weightHalves(problem, type, movedBy(load, dx, 0)));
  return movedBy(load, leastShift(differenceAt, within, range), 0);
}

/** The slices in another order, one against the other, and then shifted. Slices of different loading ranks keep theirs. */
export function reordered(
  problem: LoadProblem,
  container: number,
  slices: readonly Part[],
  within: number,
): (readonly Arrangement[])[] {
  const order = new Orders(problem, container, slices, within).best();
  return order === null ? [] : [shiftedAlong(problem, container, packed(order), within)];
}

/** One slice against the other, the first where the first of them lies. */
export function packed(slices: readonly Part[]): readonly Arrangement[] {
  let end = Math.min(...slices.map(({ x1 }) => x1));
  return slices.flatMap(({ arrangements, x1, x2 }) => {
    const moved = movedBy(arrangements, end - x1, 0);
    end += x2 - x1;
    return moved;
  });
}

/** A search for the order of slices after which a shift brings the halves nearest to each other. */
class Orders {
  readonly #problem: LoadProblem;
  readonly #container: number;
  readonly #slices: readonly Part[];
  readonly #within: number;
  readonly #range: Range;
  readonly #start: number;
  /** Slices that may change places have the same. */
  readonly #classes: readonly number[];
  #looked = 0;

  constructor(problem: LoadProblem, container: number, slices: readonly Part[], within: number) {
    this.#problem = problem;
    this.#container = container;
    this.#slices = slices;
    this.#within = within;
    this.#start = Math.min(...slices.map(({ x1 }) => x1));
    const end = this.#start + slices.reduce((sum, { x1, x2 }) => sum + x2 - x1, 0);
    const load = slices.flatMap(({ arrangements }) => arrangements);
    this.#range = shiftAlong(problem, container, { ...extentOfAll(problem, load), x1: this.#start, x2: end });
    this.#classes = classesOf(problem, slices);
  }

  /** Null when none is better than the one that there is. */
  best(): readonly Part[] | null {
    let order = this.#slices;
    let cost = this.#costOf(order);
    const before = cost;
    while (cost > 0 && this.#looked < MOST_ORDERS) {
      const next = this.#bestSwap(order, cost);
      if (next === null) break;
      [order, cost] = next;
    }
    return cost < before ? order : null;
  }

  #bestSwap(order: readonly Part[], cost: number): [readonly Part[], number] | null {
    let best: [readonly Part[], number] | null = null;
    for (let i = 0; i < order.length; i++) {
      for (let j = i + 1; j < order.length && this.#classes[j] === this.#classes[i]; j++) {
        const swapped = order.with(i, order[j]!).with(j, order[i]!);
        const found = this.#costOf(swapped);
        if (found < (best?.[1] ?? cost)) best = [swapped, found];
        if (found === 0 || this.#looked >= MOST_ORDERS) return best;
      }
    }
    return best;
  }

  /** What no shift takes away of the difference. */
  #costOf(order: readonly Part[]): number {
    this.#looked++;
    const { least, most } = this.#range;
    const atFront = this.#differenceAt(order, this.#start + least);
    const atRear = this.#differenceAt(order, this.#start + most);
    return Math.max(0, -this.#within - atFront, atRear - this.#within);
  }

  #differenceAt(order: readonly Part[], start: number): number {
    const { length } = this.#problem.containers[this.#container]!.size;
    let end = start;
    let difference = 0;
    for (const slice of order) {
      const [x1, x2] = [end, end + slice.x2 - slice.x1];
      end = x2;
      const weight = this.#weightOf(slice);
      if (2 * x2 <= length) difference += weight;
      else if (2 * x1 >= length) difference -= weight;
      else difference += this.#inTheMiddle(slice, x1 - slice.x1);
    }
    return difference;
  }

  #inTheMiddle({ arrangements }: Part, dx: number): number {
    const type = this.#problem.containers[this.#container]!;
    return alongDifference(weightHalves(this.#problem, type, movedBy(arrangements, dx, 0)));
  }

  readonly #weights = new Map<Part, number>();

  #weightOf(slice: Part): number {
    const known = this.#weights.get(slice);
    if (known !== undefined) return known;
    const weight = weightHalves(this.#problem, this.#problem.containers[this.#container]!, slice.arrangements).total;
    this.#weights.set(slice, weight);
    return weight;
  }
}

/** A number for each slice, the same for neighbours that hold cargo of one loading rank alone. */
export function classesOf(problem: LoadProblem, slices: readonly Part[]): number[] {
  const ranks = loadingRanks(problem);
  const ranksOf = slices.map(({ arrangements }) => new Set(arrangements.map(({ cargo }) => ranks[cargo]!)));
  const isLikeBefore = (place: number) => {
    const [before, here] = [ranksOf[place - 1]!, ranksOf[place]!];
    return before.size === 1 && here.size === 1 && [...before][0] === [...here][0];
  };
  let number = 0;
  return slices.map((_, place) => (place > 0 && isLikeBefore(place) ? number : ++number));
}
