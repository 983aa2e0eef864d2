/**
 * Palletized orders: random ones judged and counted on both levels, patterns of a layer timed, chosen heights of pallets
 * beside the highest ones, and a large order from cartons to trucks. 0 of any leaves it out.
 *
 *     npm run bench -- palletized [--orders 300] [--patterns 200] [--heights 20] [--large 200] [--levels 1]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { calculate } from '../src/calculation/calculate.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { Engine } from '../src/engine/port.js';
import { bestPattern } from '../src/planning/layers/layer-pattern.js';
import { ReferencePatterns } from '../test/support/planning/reference-patterns.js';
import { type HeightResult, plannedBothWays } from '../test/support/problems/height-orders.js';
import { palletizedOrder, wrongIn } from '../test/support/problems/palletized-orders.js';
import { writeResults } from './results.js';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '300' },
      patterns: { type: 'string', default: '200' },
      heights: { type: 'string', default: '20' },
      large: { type: 'string', default: '200' },
      levels: { type: 'string', default: '1' },
    },
  });
  const engine = loadEngine();
  const wrong = wrongOrders(engine, Number(values.orders));
  for (const line of wrong) console.log(line);
  const patterns = timedPatterns(Number(values.patterns));
  const heights = chosenHeights(engine, Number(values.heights));
  const levels = values.large === '0' ? [] : values.levels.split(',').map(Number);
  const large = levels.map((level) => largeOrder(engine, Number(values.large), level));
  const results = { orders: Number(values.orders), wrong: wrong.length, patterns, heights, large };
  console.log(JSON.stringify(results, null, 2));
  writeResults('palletized', args, results);
  if (wrong.length > 0) process.exitCode = 1;
}

function wrongOrders(engine: Engine, orders: number): string[] {
  return fc.sample(palletizedOrder, { numRuns: orders, seed: 22 }).flatMap((order, place) => {
    const wrong = wrongIn(order, engine);
    return wrong === null ? [] : [`order ${place}: ${wrong}`];
  });
}

/** Cartons of 100 to 600 on two decks: CPU time of a pattern, and how many fall short of the best G4 one. */
function timedPatterns(cartons: number) {
  const sides = fc.record({ length: fc.integer({ min: 150, max: 600 }), width: fc.integer({ min: 100, max: 400 }) });
  const pieces = fc.sample(sides, { numRuns: cartons, seed: 22 });
  const decks = [
    { length: 1200, width: 1000 },
    { length: 1200, width: 800 },
  ];
  let [seconds, below, optimal] = [0, 0, 0];
  for (const piece of pieces) {
    const reference = new ReferencePatterns(piece.length, piece.width);
    for (const deck of decks) {
      const { seconds: spent, result } = timed(() => bestPattern(deck, piece, 'both'));
      seconds += spent;
      if (result.pieces < reference.fourBlocks(deck.length, deck.width)) below++;
      if (result.pieces === reference.bound(deck.length, deck.width)) optimal++;
    }
  }
  const patterns = 2 * cartons;
  return {
    patterns,
    millisecondsEach: (seconds * 1000) / Math.max(1, patterns),
    belowFourBlocks: below,
    atBound: optimal,
  };
}

/** Vehicles that orders need with pallets as high as they may be, and with heights chosen while they are loaded. */
function chosenHeights(engine: Engine, orders: number) {
  const planned = Array.from({ length: orders }, (_, place) => plannedBothWays(place + 1, engine));
  const sum = (vehicles: (one: HeightResult) => number) => planned.reduce((total, one) => total + vehicles(one), 0);
  return {
    orders,
    inAdvance: sum(({ inAdvance }) => inAdvance),
    chosen: sum(({ chosen }) => chosen),
    fewer: planned.filter(({ inAdvance, chosen }) => chosen < inAdvance).length,
    more: planned.filter(({ inAdvance, chosen }) => chosen > inAdvance).length,
    left: sum(({ left }) => left),
  };
}

/** A hundred cartons of each cargo, on pallets, into trailers. */
function largeOrder(engine: Engine, cargoes: number, level: number) {
  const sides = fc.record({
    length: fc.integer({ min: 20, max: 60 }),
    width: fc.integer({ min: 15, max: 40 }),
    height: fc.integer({ min: 15, max: 40 }),
    weight: fc.integer({ min: 2, max: 12 }),
  });
  const pallet = { containerType: 'Pallet', name: 'Euro', length: 120, width: 80, height: 165, palletThickness: 15 };
  const order = {
    title: 'large',
    cargoes: fc.sample(sides, { numRuns: cargoes, seed: 22 }).map((fields, place) => ({
      ...{ name: `carton ${place + 1}`, style: 'Shipcase', qty: 100, isPalletized: true },
      ...fields,
      palletizing: { pallet, remainQtyToMixPallet: true },
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'Trailer', length: 1360, width: 245, height: 270, qty: 0 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: level },
  };
  const { seconds, result } = timed(() => calculate(order, { uom: 'UnitHighMetric', maxRunTimeSeconds: 300 }, engine));
  if (result.status === 'failed') throw new Error(result.error.message);
  const { plan } = result.load;
  return {
    cargoes,
    cartons: 100 * cargoes,
    level,
    seconds,
    trailers: plan.containers.length,
    trailersBound: plan.search.containerBound,
    pallets: plan.pallets!.reduce((sum, { quantity }) => sum + quantity, 0),
    left: plan.unloaded.length,
  };
}

function timed<T>(work: () => T): { seconds: number; result: T } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}
