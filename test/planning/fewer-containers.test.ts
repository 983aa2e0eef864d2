/** Without a number of containers no more are taken than whoever says how many there are would see suffice. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { type Size, volumeOf } from '../../src/domain/geometry.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { planOrder } from '../../src/planning/plan-order.js';
import { Random } from '../../src/planning/search/random.js';
import { problemOf } from '../support/problems/load-problems.js';

/** Inside, millimetres. */
const SEA_20 = { length: 5867, width: 2330, height: 2350 };
const ROWS = 60;

/** Cartons with sides of 30 to 80 cm that fill so much of two containers, none of which carries a heavier one. */
function cartons(seed: number, share: number, quantity: number): LoadProblem {
  const random = new Random(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 8; i++) random.next();
  const side = () => 10 * (30 + random.below(51));
  const rows = Array.from({ length: ROWS }, () => ({
    size: { length: side(), width: side(), height: side() },
    weight: 5 + random.below(25),
    quantity: 1,
  }));
  const most = share * 2 * volumeOf(SEA_20);
  let volume = rows.reduce((sum, { size }) => sum + volumeOf(size), 0);
  for (;;) {
    const row = random.pick(rows);
    volume += volumeOf(row.size);
    if (volume > most) break;
    row.quantity++;
  }
  return problemOf(rows, [{ size: SEA_20, quantity }], {
    optimizationLevel: 1,
    stackingRule: 'HeavierBottomFirst',
  });
}

/** Which a search in as many as needed loads into three. */
const ORDERS = [
  [2, 0.76],
  [3, 0.8],
  [15, 0.78],
  [36, 0.8],
] as const;

/** Of which pieces that the door keeps out were given a second container. */
const ORDERS_BEHIND_A_DOOR = [
  [7, 0.8],
  [13, 0.8],
] as const;

t.test('as many as needed are no more than would do', async (t) => {
  const engine = loadEngine();
  for (const [seed, share] of ORDERS) {
    const [free, two] = [0, 2].map((quantity) => planOrder(cartons(seed, share, quantity), { engine }));
    t.same(two!.unloaded, [], `order ${seed}: all load into two`);
    t.same(free!.unloaded, []);
    t.equal(free!.containers.length, 2, `order ${seed}: and into no more`);
    t.ok(free!.search.complete);
  }
});

t.test('what a door keeps out of the last one is no reason for another', async (t) => {
  const size = { length: 12032, width: 2352, height: 2698 };
  const door = { side: 'Rear', position: 6, sill: 0, width: 2340, height: 2585 } as const;
  const engine = loadEngine();
  for (const [seed, share] of ORDERS_BEHIND_A_DOOR) {
    const [free, one] = [0, 1].map((quantity) => {
      const order = cartons(seed, share, quantity);
      return planOrder({ ...order, containers: [{ ...order.containers[0]!, size, door }] }, { engine });
    });
    t.same(one!.unloaded, [], `order ${seed}: all load into one`);
    t.equal(free!.containers.length, 1, `order ${seed}: and into no more`);
  }
});

t.test('nor for dearer ones than would do alone', async (t) => {
  // Machines and ovens of which the lighter stand on the heavier, and tall ones with nothing on top, millimetres.
  const rows = [
    [640, 660, 900, 72, 68],
    [640, 660, 900, 55, 40],
    [700, 720, 1900, 88, 22],
    [640, 660, 880, 48, 36],
    [630, 660, 650, 38, 24],
    [1600, 200, 1000, 31, 18],
    [600, 400, 400, 22, 30],
  ].map(([length, width, height, weight, quantity]) => {
    const orientations = 0b000011;
    return { size: { length, width, height } as Size, weight: weight!, quantity: quantity!, orientations };
  });
  const order = rows.map((row, place) => (place === 2 ? { ...row, nothingOnTop: true as const } : row));
  const door = { side: 'Rear', position: 22, sill: 0, width: 2286 } as const;
  const types = [
    { size: { length: 5867, width: 2330, height: 2350 }, price: 1800, door: { ...door, height: 2261 } },
    { size: { length: 11_998, width: 2330, height: 2655 }, price: 3100, door: { ...door, height: 2566 } },
  ];
  const rules = { optimizationLevel: 1, stackingRule: 'HeavierBottomFirst' } as const;
  const engine = loadEngine();
  const [mixed, high] = [types, types.slice(1)].map((some) => planOrder(problemOf(order, some, rules), { engine }));
  t.same(mixed!.unloaded, []);
  t.same(high!.containers.length, 2);
  t.same(
    mixed!.containers.map(({ container }) => container),
    [1, 1],
    'and what two cost',
  );
});

t.test('its share of the work only grows, up to the whole', async (t) => {
  const shares: number[] = [];
  const [[seed, share]] = ORDERS;
  planOrder(cartons(seed, share, 0), { engine: loadEngine() }, { onProgress: (told) => shares.push(told.share) });
  t.ok(shares.every((one, at) => at === 0 || one >= shares[at - 1]!));
  t.ok(shares.every((one) => one <= 1));
});
