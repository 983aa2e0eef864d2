/** UnitLoad: each cargo alone in each container type, in patterns no worse than the search's own. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { layersOf } from '../../../src/calculation/present/layers.js';
import { verify } from '../../../src/calculation/verify.js';
import { type LoadPlan, piecesIn } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import fc from '../../support/fast-check.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { arbitraryUnitLoads } from '../../support/problems/unit-loads.js';

const engine = loadEngine();

function piecesOf({ containers }: LoadPlan, type: number): number {
  return containers
    .filter(({ container }) => container === type)
    .flatMap(({ arrangements }) => arrangements)
    .reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
}

t.test('random cargoes in six types: no fewer pieces than the search finds by itself', async (t) => {
  let layered = 0;
  fc.assert(
    fc.property(arbitraryUnitLoads(1), (problem) => {
      const plan = planLoad(problem, { engine });
      t.same(verify(problem, plan).faults, []);
      for (const [type, container] of problem.containers.entries()) {
        const alone: LoadProblem = {
          ...problem,
          containers: [{ ...container, quantity: 1 }],
          rules: { ...problem.rules, calculationType: 'MixLoad' },
        };
        const pieces = piecesOf(plan, type);
        t.ok(pieces >= piecesOf(planLoad(alone, { engine }), 0));
        const solution = plan.containers.find((one) => one.container === type);
        if (solution === undefined) continue;
        const { perLayer, loaded, areEqual } = layersOf(problem, solution);
        if (areEqual) t.equal(perLayer * loaded, pieces);
        if (areEqual) layered++;
      }
    }),
    { numRuns: 10, seed: 21 },
  );
  t.ok(layered > 0);
});

t.test('one container for each cargo and type, whatever its qty; the cargo bounds each', async (t) => {
  const cube = { length: 100, width: 100, height: 100 };
  const problem = problemOf(
    [
      { name: 'A', size: cube, quantity: 30 },
      { name: 'B', size: cube, quantity: 3 },
      { name: 'too long', size: { ...cube, length: 2000 }, quantity: 2 },
    ],
    [
      { name: 'van', quantity: 1, size: { length: 200, width: 200, height: 200 } },
      { name: 'truck', size: { length: 500, width: 200, height: 200 } },
    ],
    { calculationType: 'UnitLoad', optimizationLevel: 2, isCargoUndivided: true },
  );
  const plan = planLoad(problem, { engine });
  t.same(verify(problem, plan).faults, []);
  t.same(
    plan.containers.map(({ container, arrangements }) => [arrangements[0]!.cargo, container]),
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  );
  t.match(plan, {
    alternatives: true,
    unloaded: [
      {
        cargo: 0,
        quantity: 10,
        reason: 'NoContainerLeft',
        detail: { code: 'OtherAlternative', values: { pieces: { count: 20 }, ordered: { count: 30 } } },
      },
      { cargo: 2, quantity: 2, reason: 'TooBig' },
    ],
    search: { complete: true, containerBound: null },
  });
});

t.test('a pallet is stacked in whole layers where these hold as many pieces', async (t) => {
  const problem = problemOf(
    [{ size: { length: 400, width: 300, height: 200 }, quantity: 500, weight: 10 }],
    [{ containerType: 'Pallet', size: { length: 1200, width: 800, height: 1000 }, maxWeight: 345 }],
    { calculationType: 'UnitLoad', optimizationLevel: 1 },
  );
  const [load] = planLoad(problem, { engine }).containers;
  t.match(layersOf(problem, load!), { perLayer: 8, loaded: 5, ofFull: 5, areEqual: false }, '34 pieces by weight');
  const light = { ...problem, containers: problem.containers.map((type) => ({ ...type, maxWeight: 0 })) };
  const [full] = planLoad(light, { engine }).containers;
  t.match(layersOf(light, full!), { perLayer: 8, loaded: 5, ofFull: 5, areEqual: true });
});

t.test('the clock ends it with what there is', async (t) => {
  const problem = problemOf([{ quantity: 100 }, { quantity: 100 }], [{}, {}], { calculationType: 'UnitLoad' });
  let now = 0;
  const hooks = { now: () => (now += 1e6), onProgress: ({ share }: { share: number }) => t.ok(share <= 1) };
  const plan = planLoad(problem, { engine }, hooks);
  t.notOk(plan.search.complete);
  t.same(verify(problem, plan).faults, []);
});
