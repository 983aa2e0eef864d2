/** The cheapest mix of priced containers, of orders of equal cubes for which a table gives it. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { choicesOf } from '../../../src/planning/assignment/container-orders.js';
import { improveByMixes } from '../../../src/planning/assignment/mixes.js';
import { planSequentially } from '../../../src/planning/assignment/sequential.js';
import { Session } from '../../../src/planning/filling/session.js';
import { cost } from '../../../src/planning/goals/cost.js';
import { PLAIN_VOLUME } from '../../../src/planning/goals/piece-values.js';
import { problemOf } from '../../support/load-problems.js';

const ORDERS = 20;
const EFFORT = 4e7;

interface Type {
  readonly cubes: number;
  readonly price: number;
  /** 0: as many as needed. */
  readonly stock: number;
}

interface Order {
  readonly cubes: number;
  readonly types: readonly Type[];
}

/** Types that differ in size more than in price for a cube, one of them there once only. */
function orderOf(number: number): Order {
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

function problemFor({ cubes, types }: Order): LoadProblem {
  return problemOf(
    [{ quantity: cubes }],
    types.map((type) => ({
      size: { length: 100 * type.cubes, width: 100, height: 100 },
      price: type.price,
      quantity: type.stock,
    })),
  );
}

/** Of all mixes: least[n] is the least price of containers for n cubes, type after type (knapsack cover). */
function leastPrice({ cubes, types }: Order): number {
  let least = Array.from({ length: cubes + 1 }, (_, n) => (n === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (const type of types) {
    const most = type.stock === 0 ? Math.ceil(cubes / type.cubes) : type.stock;
    least = least.map((_, n) =>
      Math.min(...Array.from({ length: most + 1 }, (_, k) => k * type.price + least[Math.max(0, n - k * type.cubes)]!)),
    );
  }
  return least[cubes]!;
}

t.test(`the cheapest mix of ${ORDERS} orders`, async (t) => {
  const engine = loadEngine();
  let improved = 0;
  for (let number = 1; number <= ORDERS; number++) {
    const order = orderOf(number);
    const problem = problemFor(order);
    const session = new Session(problem, { engine }, {});
    session.startRound(EFFORT);
    for (const choice of choicesOf(problem)) {
      session.incumbent.offer(planSequentially(session, [], choice, PLAIN_VOLUME, EFFORT / 10));
    }
    const before = session.incumbent.score.of(cost);
    improveByMixes(session, EFFORT);
    const after = session.incumbent.score.of(cost);
    t.equal(after, leastPrice(order), `order ${number}`);
    if (after < before) improved++;
  }
  t.ok(improved >= 5, `${improved} were not found by one container after the other`);
});

t.test('without prices, or with cargo left behind, nothing is tried', async (t) => {
  const engine = loadEngine();
  const free = problemFor({ cubes: 9, types: [{ cubes: 4, price: 0, stock: 0 }] });
  const short = problemFor({ cubes: 9, types: [{ cubes: 4, price: 5, stock: 1 }] });
  for (const problem of [free, short]) {
    const session = new Session(problem, { engine }, {});
    session.startRound(EFFORT);
    session.incumbent.offer(planSequentially(session, [], choicesOf(problem)[0]!, PLAIN_VOLUME, EFFORT));
    const { searched } = session.meter;
    improveByMixes(session, EFFORT);
    t.equal(session.meter.searched, searched);
  }
});
