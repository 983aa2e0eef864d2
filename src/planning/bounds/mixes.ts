/** Which sets of priced containers have room for the cargo of a plan at all, by volume and weight. */
import type { LoadProblem } from '../../domain/problem.js';
import { containersIn, type Draft, sumOfLoads } from '../goals/draft.js';
import { stockOf, volumeCapacity, weightCapacity } from './capacity.js';

/** Sets looked at: with a dozen types there would be no end of them. */
const MOST_LOOKED_AT = 20_000;
const MOST_CONTAINERS = 40;

/** Sums closer than that are the same. */
const SAME = 1e-9;

export interface Mix {
  /** Containers of each type. */
  readonly counts: readonly number[];
  readonly price: number;
  /** That its containers may take, cubic scaled units. */
  readonly volume: number;
}

export interface Mixes {
  /** Of which no container can be left away. */
  readonly mixes: readonly Mix[];
  /** False: there may be others. */
  readonly isComplete: boolean;
}

export function isPriceBelow(price: number, other: number): boolean {
  return price < other * (1 - SAME);
}

/** For sums whose last digits may differ. */
export function isEnough(sum: number, needed: number): boolean {
  return sum * (1 + SAME) >= needed;
}

/** Mixes for what the draft has loaded. @param most their highest price */
export function mixesOf(problem: LoadProblem, draft: Draft, most: number): Mixes {
  const { cargoes, containers, rules } = problem;
  const rooms = containers.map((container) => volumeCapacity(container, problem));
  const weights = containers.map((container) => weightCapacity(container, problem));
  const loaded = cargoes.map(({ quantity }, cargo) => quantity - draft.left[cargo]!);
  const volume = cargoes.reduce((sum, cargo, place) => sum + loaded[place]! * cargo.volume, 0);
  const weight = cargoes.reduce((sum, cargo, place) => sum + loaded[place]! * cargo.weight, 0);
  const mixes: Mix[] = [];
  const counts = containers.map(() => 0);
  let looked = 0;
  let isComplete = true;
  const extend = (from: number, price: number, room: number, carried: number, free: number) => {
    if (looked++ > MOST_LOOKED_AT) {
      isComplete = false;
      return;
    }
    if (isEnough(room, volume) && isEnough(carried, weight)) {
      mixes.push({ counts: [...counts], price, volume: room });
      return;
    }
    const isOneType = !rules.isMultiContainerTypesEnabled && free < MOST_CONTAINERS;
    for (let type = from; type < (isOneType ? from + 1 : containers.length); type++) {
      const more = price + containers[type]!.price;
      if (counts[type]! >= stockOf(containers[type]!) || isPriceBelow(most, more)) continue;
      if (free === 0) {
        isComplete = false;
        return;
      }
      counts[type]!++;
      extend(type, more, room + rooms[type]!, carried + weights[type]!, free - 1);
      counts[type]!--;
    }
  };
  extend(0, 0, 0, 0, MOST_CONTAINERS);
  return { mixes, isComplete };
}

/** True when no other containers are as cheap as those of the draft: none of them has room for what it has loaded. */
export function isCheapest(problem: LoadProblem, draft: Draft, price: number): boolean {
  const { mixes, isComplete } = mixesOf(problem, draft, price);
  if (!isComplete) return false;
  const own = problem.containers.map((_, type) => sumOfLoads(draft, ({ container }) => Number(container === type)));
  return mixes.every(
    ({ counts, price: other }) =>
      counts.every((count, type) => count === own[type]) ||
      (!isPriceBelow(other, price) && counts.reduce((sum, count) => sum + count, 0) > containersIn(draft)),
  );
}
