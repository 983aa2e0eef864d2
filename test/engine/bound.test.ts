/** What no load can beat: the bound of a fill is never below what some load reaches, and reaching it ends the search. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { volumeOf } from '../../src/domain/geometry.js';
import type { Engine, FillRequest } from '../../src/engine/port.js';
import { tightVolumeBound } from '../../src/planning/bounds/bounds.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { draws } from '../support/draws.js';
import { fillOf, SUPPORT_MODES } from '../support/engine/fills.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';

const LEVEL_4 = 3e10;
const MODES = Object.values(SUPPORT_MODES);

t.test('all cargo loaded, or the container full: the search ends long before its effort does', async (t) => {
  const part = { length: 250, width: 100, height: 125 };
  const cube = { length: 190, width: 190, height: 190 };
  for (const [what, size, quantity] of [
    ['all cargo', part, 40],
    ['a full container', part, 500],
    ['all the room that cubes can reach', cube, 500],
  ] as const) {
    for (const rules of MODES) {
      const problem = problemOf([{ size, quantity }], [{ quantity: 1 }], rules);
      const result = fillOf(problem, LEVEL_4);
      t.ok(result.value >= result.bound * (1 - 1e-12), `${what}: at the bound`);
      t.ok(result.effort < 1e7, `${what}: ${result.effort} of ${LEVEL_4} units`);
      t.notOk(result.stopped, `${what}: not stopped by the host`);
    }
  }
});

/** The engine, and what all its fills have cost together. */
function counted(engine: Engine): { engine: Engine; spent: () => number } {
  let effort = 0;
  const prepare: Engine['prepare'] = (...asked) => {
    const filler = engine.prepare(...asked);
    const fill = filler.fill.bind(filler);
    return Object.assign(filler, {
      fill: (request: FillRequest) => {
        const result = fill(request);
        effort += result.effort;
        return result;
      },
    });
  };
  return { engine: { prepare }, spent: () => effort };
}

t.test('a plan at its bound is complete and says so', async (t) => {
  const problem = problemOf([{ size: { length: 300, width: 200, height: 150 }, quantity: 12 }], [{ quantity: 1 }]);
  const { search, containers, unloaded } = planLoad(problem, { engine: loadEngine() });
  t.equal(search.complete, true);
  t.equal(search.volumeBound, 12 * 300 * 200 * 150);
  t.equal(search.containerBound, 1);
  t.equal(containers.length, 1);
  t.same(unloaded, []);
  const request = {
    title: 'bound',
    cargoes: [{ style: 'Shipcase', name: 'A', length: 300, width: 200, height: 150, qty: 12 }],
    emptyContainers: [{ containerType: 'Truck', name: 'T', length: 1000, width: 500, height: 500 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 4 },
  };
  const { engine, spent } = counted(loadEngine());
  const outcome = calculate(request, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
  t.equal(outcome.status, 'succeed');
  t.ok(spent() > 0 && spent() < 0.15 * LEVEL_4, `${spent()} of ${LEVEL_4} units of level 4`);
});

t.test('no load is worth more than the bound, with volumes and with values', async (t) => {
  const side = fc.integer({ min: 20, max: 600 });
  const cargo = fc.record({
    size: fc.record({ length: side, width: side, height: side }),
    quantity: fc.integer({ min: 1, max: 30 }),
    orientations: fc.integer({ min: 1, max: 63 }),
  });
  const property = fc.property(
    fc.array(cargo, { minLength: 1, maxLength: 8 }),
    fc.constantFrom(...MODES),
    fc.integer({ min: 0, max: 1000 }),
    (cargoes, rules, worth) => {
      const problem = problemOf(cargoes, [{ quantity: 1 }], rules);
      const values = worth === 0 ? null : cargoes.map((_, place) => (worth * (place + 1)) / 7);
      const { value, bound, loaded } = fillOf(problem, 2e6, { values });
      const volume = loaded.reduce((sum, count, place) => sum + count * volumeOf(problem.cargoes[place]!.size), 0);
      if (values === null && volume > bound * (1 + 1e-9)) throw new Error(`volume ${volume} above ${bound}`);
      if (value > bound * (1 + 1e-9)) throw new Error(`value ${value} above ${bound}`);
      const ofRequest = tightVolumeBound(problem);
      if (volume > ofRequest) throw new Error(`volume ${volume} above the request's bound ${ofRequest}`);
    },
  );
  t.doesNotThrow(() => fc.assert(property, { numRuns: draws(100), seed: 6 }));
});
