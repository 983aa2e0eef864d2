/** What a limit of reach costs: no more than it must, and a looser one never more than a stricter one. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import { extentOf } from '../../src/domain/plan.js';
import { reachFigures } from '../../src/domain/reach.js';
import { draws, some } from '../support/draws.js';
import fc from '../support/fast-check.js';

const engine = loadEngine();

/** By stop: pallets, cartons and crates, each [length, width, height, pieces]. */
const STOPS = [
  [
    [1200, 800, 1300, 4],
    [600, 400, 400, 35],
    [900, 700, 650, 2],
  ],
  [
    [1200, 800, 1500, 3],
    [600, 400, 400, 33],
    [900, 700, 650, 6],
  ],
  [
    [1200, 800, 1100, 3],
    [600, 400, 300, 28],
    [1000, 700, 650, 2],
  ],
  [
    [1200, 800, 1100, 3],
    [600, 400, 450, 28],
    [900, 700, 650, 6],
  ],
] as const;
const KINDS = [
  { style: 'Palletload', weight: 350 },
  { style: 'Shipcase', weight: 15 },
  { style: 'Shipcase', weight: 85 },
];

function tour(optimizationLevel: number, maxLoadingReach: number, trailers = 1): object {
  return {
    title: 'Tour of four stops',
    cargoes: STOPS.flatMap((stop, place) =>
      stop.map(([length, width, height, qty], kind) => {
        const sequence = place + 1;
        const name = `cargo ${kind} of stop ${sequence}`;
        return { ...KINDS[kind]!, name, length, width, height, qty, sequence, groupName: `stop ${sequence}` };
      }),
    ),
    emptyContainers: [trailer(13600, trailers)],
    rules: { calculationType: 'MixLoad', isSequenceUsed: true, optimizationLevel, maxLoadingReach },
  };
}

function trailer(length: number, qty: number): object {
  const size = { length, width: 2480, height: 2700, maxWeight: 24000 };
  return { containerType: 'Truck', vehicleType: 'Dry', name: 'Trailer', ...size, qty };
}

/** Of a plan that holds every rule. */
function figuresOf(body: object) {
  const outcome = calculate(body, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  const { problem, plan } = outcome.load;
  const [fault] = verify(problem, plan).faults;
  if (fault !== undefined) throw new Error(fault.message);
  const outer = plan.containers.flatMap(({ arrangements }) =>
    arrangements.map((one) => extentOf(one, problem.cargoes).x2),
  );
  return {
    left: plan.unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * problem.cargoes[cargo]!.volume, 0),
    containers: plan.containers.length,
    length: Math.max(...outer) / problem.scale,
    reach: Math.max(...plan.containers.map((one) => reachFigures(problem, one).largest)) / problem.scale,
  };
}

t.test('a tour that half fills a trailer leaves nothing behind, whatever the limit', async (t) => {
  const asked = [400, 150, 250, 1].map((limit) => [1, limit] as const);
  // The strictest costs most; a level up is slow.
  for (const [level, limit] of some([...asked, [2, 1] as const])) {
    const { left, reach } = figuresOf(tour(level, limit));
    t.equal(left, 0, `${limit} at level ${level}`);
    t.ok(reach <= limit);
  }
});

t.test('nor does it take a second trailer', async (t) => {
  for (const level of some([1, 2])) t.equal(figuresOf(tour(level, 150, 0)).containers, 1);
});

t.test('a limit that the plan without one meets changes nothing', async (t) => {
  const free = figuresOf(tour(2, 0));
  t.same(figuresOf(tour(2, Math.max(600, free.reach))), free);
});

t.test('of small orders no looser limit leaves more behind', async (t) => {
  const cargo = fc.record({
    style: fc.constantFrom('Palletload', 'Shipcase'),
    length: fc.integer({ min: 4, max: 12 }).map((side) => 100 * side),
    width: fc.integer({ min: 4, max: 10 }).map((side) => 100 * side),
    height: fc.integer({ min: 4, max: 12 }).map((side) => 100 * side),
    qty: fc.integer({ min: 1, max: 12 }),
    sequence: fc.integer({ min: 1, max: 3 }),
  });
  const orders = fc.array(cargo, { minLength: 2, maxLength: 5 });
  const held = () =>
    fc.assert(
      fc.property(orders, fc.integer({ min: 2, max: 5 }), (rows, metres) => {
        const cargoes = rows.map((row, place) => ({ ...row, name: `cargo ${place}`, weight: 20 }));
        const leftWithin = (maxLoadingReach: number) => {
          const rules = { calculationType: 'MixLoad', isSequenceUsed: true, optimizationLevel: 1, maxLoadingReach };
          const body = { title: 'order', cargoes, emptyContainers: [trailer(1000 * metres, 1)], rules };
          return figuresOf(body).left;
        };
        const [strict, loose] = [leftWithin(1), leftWithin(400)];
        if (loose > strict) throw new Error(`volume ${loose} stays behind, of a stricter limit ${strict}`);
      }),
      { numRuns: draws(15), seed: 36 },
    );
  t.doesNotThrow(held);
});
