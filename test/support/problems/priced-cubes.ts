/** Orders of equal cubes and priced containers, of which a table gives the cheapest mix. */
import type { LoadProblem, Rules } from '../../../src/domain/problem.js';
import { problemOf } from './load-problems.js';

interface Type {
  readonly cubes: number;
  readonly price: number;
  /** 0: as many as needed. */
  readonly stock: number;
}

export interface OrderOfCubes {
  readonly cubes: number;
  readonly types: readonly Type[];
}

/** Types that differ in size more than in price for a cube, one of them there once only. */
export function orderOfCubes(number: number): OrderOfCubes {
  let state = 7919 * number;
  const below = (most: number) => {
    state = (state * 16807) % 2147483647;
    return state % most;
  };
  below(2);
  const types = [3, 5, 8, 11].map((cubes, place): Type => {
    return { cubes: cubes + below(2), price: cubes * 10 + below(15), stock: place === 2 ? 1 : 0 };
  });
  return { cubes: 14 + below(25), types };
}

export function problemOfCubes({ cubes, types }: OrderOfCubes, rules: Partial<Rules> = {}): LoadProblem {
  return problemOf(
    [{ quantity: cubes }],
    types.map((type) => ({
      size: { length: 100 * type.cubes, width: 100, height: 100 },
      price: type.price,
      quantity: type.stock,
    })),
    rules,
  );
}

/** Of all mixes: least[n] is the least price of containers for n cubes, type after type (knapsack cover). */
export function leastPriceOfCubes({ cubes, types }: OrderOfCubes): number {
  let least = Array.from({ length: cubes + 1 }, (_, n) => (n === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (const type of types) {
    const most = type.stock === 0 ? Math.ceil(cubes / type.cubes) : type.stock;
    least = least.map((_, n) =>
      Math.min(...Array.from({ length: most + 1 }, (_, k) => k * type.price + least[Math.max(0, n - k * type.cubes)]!)),
    );
  }
  return least[cubes]!;
}
