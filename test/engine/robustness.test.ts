/** Odd sizes and numbers: the search finds what is plain to see, and every load holds every rule. */
import t, { type Test } from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import { mpvProblem } from '../../src/cli/bench/mpv-recipe.js';
import type { Size } from '../../src/domain/geometry.js';
import type { Cargo, LoadProblem } from '../../src/domain/problem.js';
import type { FillResult } from '../../src/engine/port.js';
import { LEVEL_EFFORT } from '../../src/planning/fills/effort.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { draws } from '../support/draws.js';
import { faultsOf, fillOf, percentOf, SUPPORT_MODES } from '../support/engine/fills.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';

const MODES = Object.entries(SUPPORT_MODES);

function sized(length: number, width: number, height: number): Size {
  return { length, width, height };
}

/** Verifying a million pieces takes seconds: a plan of so many is one block, and is looked at by its counts. */
const MOST_VERIFIED = 100_000;

/** A load of the search at level 1, verified. */
function sound(t: Test, what: string, problem: LoadProblem): FillResult {
  const result = fillOf(problem, LEVEL_EFFORT[1]);
  if (result.loaded.reduce((sum, count) => sum + count, 0) <= MOST_VERIFIED) {
    t.same(faultsOf(problem, result), [], `${what}: verified`);
  } else {
    t.equal(result.arrangements.length, 1, `${what}: one block`);
    t.same(result.arrangements[0]?.position, { x: 0, y: 0, z: 0 }, `${what}: in the corner`);
  }
  return result;
}

t.test('n x m x k pieces of one size fill their container wholly', async (t) => {
  const cases: [what: string, piece: Size, counts: [number, number, number]][] = [
    ['one piece', sized(7, 5, 3), [1, 1, 1]],
    ['one piece of one unit', sized(1, 1, 1), [1, 1, 1]],
    ['cubes', sized(10, 10, 10), [7, 5, 3]],
    ['a row', sized(13, 700, 800), [91, 1, 1]],
    ['a wall', sized(400, 30, 20), [1, 31, 17]],
    ['a prime number of layers', sized(600, 400, 1), [5, 3, 997]],
    ['thousands', sized(60, 40, 30), [20, 30, 15]],
    ['a million units long', sized(100_000, 250_000, 125_000), [10, 4, 8]],
    ['a million pieces', sized(1, 1, 1), [100, 100, 100]],
    ['a million pieces in a row', sized(1, 1_000_000, 1_000_000), [1_000_000, 1, 1]],
    ['the largest numbers', sized(2_147_483_647, 1, 2_147_483_647), [1, 1_000_000, 1]],
  ];
  for (const [mode, rules] of MODES) {
    for (const [what, size, [n, m, k]] of cases) {
      const container = { size: sized(n * size.length, m * size.width, k * size.height), quantity: 1 };
      const problem = problemOf([{ size, quantity: n * m * k, orientations: 1 }], [container], rules);
      const result = sound(t, `${what}, ${mode}`, problem);
      t.equal(result.loaded[0], n * m * k, `${what}, ${mode}: all loaded`);
      if (result.arrangements.length === 1) {
        t.same(result.arrangements[0]?.counts, sized(n, m, k), `${what}, ${mode}: counts`);
      }
    }
  }
});

t.test('hundreds of thousands of unit cubes are verified as well', async (t) => {
  const problem = problemOf([{ size: sized(1, 1, 1), quantity: 216_000 }], [{ size: sized(60, 60, 60), quantity: 1 }]);
  t.same(faultsOf(problem, fillOf(problem, LEVEL_EFFORT[1])), []);
});

t.test('thousands of equal pieces that do not fill their container', async (t) => {
  for (const [mode, rules] of MODES) {
    for (const [what, cargo, container, least] of [
      ['upright', { size: sized(57, 37, 29), quantity: 20_000 }, sized(1200, 235, 239), 92],
      ['any way', { size: sized(57, 37, 29), quantity: 20_000, orientations: 63 }, sized(1200, 235, 239), 96],
      [
        'a million of one unit',
        { size: sized(1, 1, 1), quantity: 1_000_000 },
        sized(1_000_000, 1_000_000, 1_000_000),
        0,
      ],
      ['plates', { size: sized(1200, 800, 1), quantity: 100_000 }, sized(12_000, 2350, 2390), 83],
    ] as [string, Partial<Cargo>, Size, number][]) {
      const problem = problemOf([cargo], [{ size: container, quantity: 1 }], rules);
      const result = sound(t, `${what}, ${mode}`, problem);
      const percent = percentOf(problem, result);
      t.ok(percent >= least, `${what}, ${mode}: ${percent.toFixed(2)} %`);
      if (least === 0) t.equal(result.loaded[0], 1_000_000, `${what}, ${mode}: all loaded`);
    }
  }
});

t.test('thin cargo: plates, boards and rods', async (t) => {
  for (const [mode, rules] of MODES) {
    const problem = problemOf(
      [
        { size: sized(2000, 1000, 1), quantity: 500, orientations: 63 },
        { size: sized(5800, 1, 1), quantity: 300, orientations: 63 },
        { size: sized(1, 2300, 2300), quantity: 200, orientations: 63 },
        { size: sized(800, 600, 400), quantity: 100 },
      ],
      [{ size: sized(5898, 2352, 2393), quantity: 1 }],
      rules,
    );
    const { loaded } = sound(t, mode, problem);
    t.ok(loaded[3]! > 0 && loaded[0]! > 0, `${mode}: ${loaded}`);
  }
});

t.test('sizes from 1 to 1,000,000 units side by side', async (t) => {
  const size = fc.integer({ min: 0, max: 60 }).map((power) => Math.min(1_000_000, Math.floor(1.26 ** power)));
  const cargo = fc.record({
    size: fc.record({ length: size, width: size, height: size }),
    quantity: fc.integer({ min: 1, max: 40 }),
    orientations: fc.integer({ min: 1, max: 63 }),
  });
  const property = fc.property(
    fc.array(cargo, { minLength: 1, maxLength: 12 }),
    fc.record({ length: size, width: size, height: size }),
    fc.constantFrom(...MODES),
    (cargoes, container, [, rules]) => {
      const problem = problemOf(cargoes, [{ size: container, quantity: 1 }], rules);
      const result = fillOf(problem, 3e6);
      const fault = faultsOf(problem, result)[0];
      if (fault !== undefined) throw new Error(fault);
    },
  );
  t.doesNotThrow(() => fc.assert(property, { numRuns: draws(60), seed: 5 }));
});

t.test('large sizes that differ by a unit are told apart', async (t) => {
  // Above 2^24 a 32-bit float tells only every other whole number; from 40 cargoes on blocks may have small gaps.
  const height = 2 ** 24;
  const cargoes = Array.from({ length: 45 }, (_, i) => ({
    size: sized(2e7 + 1e5 * (i % 5), 2e7, height + (i % 3)),
    orientations: 1,
  }));
  for (const [mode, rules] of MODES) {
    for (const room of [2 * height + 4, 3 * height + 4]) {
      const problem = problemOf(cargoes, [{ size: sized(1.3e8, 6e7, room), quantity: 1 }], rules);
      const percent = percentOf(problem, sound(t, mode, problem));
      t.ok(percent > 70, `${mode}: ${percent.toFixed(1)} %`);
    }
    const exact = [{ size: sized(2e7 + 1, 3, 5), quantity: 6 }];
    const filled = problemOf(exact, [{ size: sized(3 * (2e7 + 1), 6, 5), quantity: 1 }], rules);
    t.equal(fillOf(filled, LEVEL_EFFORT[1]).loaded[0], 6, `${mode}: all loaded`);
  }
});

t.test('sizes with four decimals go through a whole calculation', async (t) => {
  const cargo = (name: string, length: number, width: number, height: number, qty: number) => ({
    style: 'Shipcase',
    ...{ name, length, width, height, qty, weight: 1 },
  });
  const container = { containerType: 'Truck', name: 'T', qty: 1 };
  for (const minSupportRate of [0, 0.8, 1]) {
    const request = {
      title: 'decimals',
      cargoes: [cargo('A', 12.3456, 10.0001, 8.125, 2 * 3 * 4), cargo('B', 2000.0001, 1000.5, 999.9999, 9)],
      emptyContainers: [
        { ...container, length: 2 * 12.3456, width: 3 * 10.0001, height: 4 * 8.125 },
        { ...container, name: 'U', length: 2 * 2000.0001, width: 2 * 1000.5, height: 2 * 999.9999 },
      ],
      rules: { calculationType: 'MixLoad', optimizationLevel: 1, minSupportRate },
    };
    const outcome = calculate(request, { uom: 'UnitMetric', maxRunTimeSeconds: 60 }, loadEngine());
    if (outcome.status !== 'succeed') throw new Error(outcome.error.message);
    const { problem, plan, warnings } = outcome.load;
    t.equal(problem.scale, 10_000);
    t.same(
      warnings.filter(({ code }) => code === 'Rounded'),
      [],
    );
    t.same(
      plan.unloaded.map(({ cargo, quantity }) => [cargo, quantity]),
      [[1, 1]],
      `support ${minSupportRate}: both containers full`,
    );
  }
});

t.test('as many as there are: three pieces of very different value', async (t) => {
  const problem = problemOf([
    { size: sized(1000, 500, 250), quantity: 1 },
    { size: sized(1000, 500, 249), quantity: 1 },
    { size: sized(1, 1, 1), quantity: 1 },
  ]);
  t.same(sound(t, 'three pieces', problem).loaded, [1, 1, 1]);
});

t.test('containers of a few units', async (t) => {
  const unit = fc.integer({ min: 1, max: 10 });
  const size = fc.record({ length: unit, width: unit, height: unit });
  fc.assert(
    fc.property(
      size,
      fc.array(fc.record({ size, quantity: fc.integer({ min: 1, max: 6 }) }), { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...Object.values(SUPPORT_MODES)),
      (room, cargoes, rules) => {
        const problem = problemOf(cargoes, [{ size: room, quantity: 1 }], rules);
        const result = fillOf(problem, LEVEL_EFFORT[1] / 20);
        return faultsOf(problem, result).length === 0;
      },
    ),
    { numRuns: draws(150), seed: 6 },
  );
  // Of a space of one unit nothing may be left: what was asked about had no size.
  const { pieces } = mpvProblem(6, 100, 1);
  const cargoes = pieces.map((size) => ({ size, quantity: 1, orientations: 1 }));
  const problem = problemOf(cargoes, [{ size: sized(10, 10, 10), quantity: 0 }], {
    ...SUPPORT_MODES.none,
    optimizationLevel: 1,
  });
  const plan = planLoad(problem, { engine: loadEngine() });
  t.same(verify(problem, plan).faults, []);
  t.same(plan.unloaded, []);
});
