/**
 * Price of the containers for random orders, beside the cheapest that volume alone allows: 10 to 30 cargoes as in BR, four
 * types of 40, 60, 80 and 100 % of a 40-foot container at 0.46, 0.65, 0.82 and 1 with 5 % of noise, one of them there once
 * only, 2 to 6 containers. The number of an order is its seed.
 *
 *     npm run bench -- prices [--orders 1-10] [--level 2] [--constructed 0]
 *
 * `--constructed 20` plans so many orders of equal cubes first, of which the cheapest mix is known.
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planLoad } from '../src/planning/plan-order.js';
import { problemOf } from '../test/support/problems/load-problems.js';
import { leastPriceOfCubes, orderOfCubes, problemOfCubes } from '../test/support/problems/priced-cubes.js';
import { faultOf } from './check.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';

const SEA_VAN = { length: 1203, width: 235, height: 239 };
const TYPES = [
  { share: 0.4, price: 0.46 },
  { share: 0.6, price: 0.65 },
  { share: 0.8, price: 0.82 },
  { share: 1, price: 1 },
];
const NOISE = 0.05;
/** Classes of BR with 10 to 30 cargoes. */
const CLASSES = [4, 5, 6, 7, 8];
const CLOSE = 1.01;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '1-10' },
      level: { type: 'string', default: '2' },
      constructed: { type: 'string', default: '0' },
    },
  });
  const engine = loadEngine();
  const level = Number(options.level) as Rules['optimizationLevel'];
  const constructed = constructedOrders(engine, Number(options.constructed), level);
  const rows = numbersOf(options.orders).map((order) => {
    const problem = pricedOrder(order, level);
    const before = process.cpuUsage();
    const plan = planLoad(problem, { engine });
    const { user, system } = process.cpuUsage(before);
    return {
      order,
      containers: plan.containers.length,
      price: priceOf(problem, plan),
      least: leastPrice(problem),
      left: plan.unloaded.length,
      cpuSeconds: (user + system) / 1e6,
      fault: faultOf(problem, plan),
    };
  });
  const isClose = ({ price, least, left }: (typeof rows)[number]) => left === 0 && price <= least * CLOSE;
  printTable(
    ['orders', 'containers', 'price / least of the volume', 'within 1 %', 'left', 'faults', 'CPU s'],
    [
      [
        `${rows.length} at level ${level}`,
        mean(rows.map(({ containers }) => containers)).toFixed(1),
        mean(rows.map(({ price, least }) => price / least)).toFixed(4),
        `${rows.filter(isClose).length}`,
        `${rows.filter(({ left }) => left > 0).length}`,
        `${rows.filter(({ fault }) => fault !== null).length}`,
        mean(rows.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1),
      ],
    ],
  );
  writeResults('prices', args, { constructed, orders: rows });
}

/** Of how many the whole plan has the cheapest mix. */
function constructedOrders(engine: Engine, orders: number, optimizationLevel: Rules['optimizationLevel']) {
  const rows = Array.from({ length: orders }, (_, place) => {
    const order = orderOfCubes(place + 1);
    const problem = problemOfCubes(order, { optimizationLevel });
    const plan = planLoad(problem, { engine });
    return { price: priceOf(problem, plan), least: leastPriceOfCubes(order), left: plan.unloaded.length };
  });
  const cheapest = rows.filter(({ price, least, left }) => left === 0 && price === least).length;
  if (orders > 0) console.log(`${cheapest} of ${orders} constructed orders at their least price`);
  return { orders, cheapest };
}

function priceOf({ containers }: LoadProblem, plan: LoadPlan): number {
  return plan.containers.reduce((sum, { container }) => sum + containers[container]!.price, 0);
}

function pricedOrder(order: number, optimizationLevel: Rules['optimizationLevel']): LoadProblem {
  // The fresh problems of BR, so that nobody tunes on the published ones.
  const { cargoes } = brProblem(CLASSES[order % CLASSES.length]!, 100 + order);
  const random = generator(order);
  const wanted = (1.2 + 3.6 * random()) * volumeOf(SEA_VAN);
  const own = cargoes.reduce((sum, { size, quantity }) => sum + quantity * volumeOf(size), 0);
  const once = Math.floor(TYPES.length * random());
  return problemOf(
    cargoes.map(({ size, quantity }) => ({
      size,
      orientations: 0b111111,
      quantity: Math.max(1, Math.round((quantity * wanted) / own)),
    })),
    TYPES.map(({ share, price }, type) => ({
      size: { ...SEA_VAN, length: Math.round(share * SEA_VAN.length) },
      price: price * (1 + NOISE * (2 * random() - 1)),
      quantity: type === once ? 1 : 0,
    })),
    { optimizationLevel },
  );
}

/** The cheapest mix whose volume is that of the cargo, by trying all. */
function leastPrice({ cargoes, containers }: LoadProblem): number {
  const volume = cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.volume, 0);
  const least = (type: number, left: number): number => {
    if (left <= 0) return 0;
    const container = containers[type];
    if (container === undefined) return Number.POSITIVE_INFINITY;
    const room = volumeOf(container.size);
    const most = container.quantity === 0 ? Math.ceil(left / room) : container.quantity;
    const prices = Array.from({ length: most + 1 }, (_, n) => n * container.price + least(type + 1, left - n * room));
    return Math.min(...prices);
  };
  return least(0, volume);
}

/** Numbers in 0..1 (Park and Miller 1988). */
function generator(seed: number): () => number {
  let x = 104729 * seed;
  return () => {
    x = (16807 * x) % 2147483647;
    return x / 2147483647;
  };
}
