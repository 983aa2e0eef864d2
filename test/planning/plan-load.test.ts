import t, { type Test } from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { inEnglish } from '../../src/domain/coded-sentences.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import { piecesIn } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { deepOnly } from '../support/draws.js';
import { naiveEngine } from '../support/engine/naive-engine.js';
import { problemOf } from '../support/problems/load-problems.js';

const CUBE = { length: 100, width: 100, height: 100 };
/** Takes 250 cubes. */
const TRUCK = { length: 1000, width: 500, height: 500 };
/** Takes 25 cubes. */
const VAN = { length: 100, width: 500, height: 500 };

/** Pieces of each cargo in the plan, which has to hold every rule. */
function loadedOf(test: Test, problem: LoadProblem, plan: LoadPlan): number[] {
  test.same(verify(problem, plan).faults, [], 'the verifier finds no fault');
  const loaded = problem.cargoes.map(() => 0);
  for (const { arrangements } of plan.containers) {
    for (const arrangement of arrangements) {
      loaded[arrangement.cargo] = loaded[arrangement.cargo]! + piecesIn(arrangement);
    }
  }
  return loaded;
}

function typesOf(plan: LoadPlan): number[] {
  return plan.containers.map(({ container }) => container);
}

t.test('one container after another until the cargo is loaded', async (t) => {
  const problem = problemOf([{ size: CUBE, quantity: 600 }], [{ size: TRUCK }]);
  const plan = planLoad(problem, { engine: naiveEngine() });
  t.same(loadedOf(t, problem, plan), [600]);
  t.equal(plan.containers.length, 3);
  t.same(plan.unloaded, []);
  t.match(plan.search, { complete: true, volumeBound: 600e6, containerBound: 3 });
});

t.test('a thousand equal containers are one search and one without tuning, not a thousand', async (t) => {
  const engine = naiveEngine();
  const problem = problemOf([{ size: CUBE, quantity: 250_000 }], [{ size: TRUCK }]);
  const plan = planLoad(problem, { engine });
  t.equal(plan.containers.length, 1000);
  t.same(loadedOf(t, problem, plan), [250_000]);
  t.equal(engine.calls.length, 2);
});

t.test('the number of containers is kept, and what stays behind has its reason', async (t) => {
  const problem = problemOf([{ size: CUBE, quantity: 600 }], [{ size: TRUCK, quantity: 2 }]);
  const plan = planLoad(problem, { engine: naiveEngine() });
  t.equal(plan.containers.length, 2);
  t.same(loadedOf(t, problem, plan), [500]);
  t.match(plan.unloaded, [{ cargo: 0, quantity: 100, reason: 'NoContainerLeft' }]);
  t.match(inEnglish(problem, plan.unloaded[0]!.detail), /^All 2 containers/);
  t.equal(plan.search.containerBound, null, 'all cargo cannot be loaded');
  t.equal(plan.search.volumeBound, 500e6);
});

t.test('no more than 10,000 containers', async (t) => {
  const problem = problemOf([{ size: CUBE, quantity: 10_001 }], [{ size: CUBE }]);
  const plan = planLoad(problem, { engine: naiveEngine() });
  t.equal(plan.containers.length, 10_000);
  t.match(plan.unloaded, [{ quantity: 1, reason: 'NoContainerLeft' }]);
});

t.test('cargo too large for one type takes all into another', async (t) => {
  const problem = problemOf(
    [{ size: CUBE, quantity: 20 }, { size: { length: 900, width: 100, height: 100 } }],
    [{ size: VAN }, { size: TRUCK }],
  );
  const plan = planLoad(problem, { engine: naiveEngine() });
  t.same(loadedOf(t, problem, plan), [20, 1]);
  t.same(typesOf(plan), [1]);
});

t.test('one type for the whole load is the best one', async (t) => {
  const problem = problemOf([{ size: CUBE, quantity: 260 }], [{ size: VAN }, { size: TRUCK }, { size: VAN }], {
    isMultiContainerTypesEnabled: false,
  });
  t.same(typesOf(planLoad(problem, { engine: naiveEngine() })), [1, 1]);
});

t.test('prices decide', async (t) => {
  const cargo = [{ size: CUBE, quantity: 275 }];
  const cheapTruck = problemOf(cargo, [
    { size: VAN, price: 100 },
    { size: TRUCK, price: 500 },
  ]);
  t.same(typesOf(planLoad(cheapTruck, { engine: naiveEngine() })), [1, 0], 'a truck, and a van for the rest');
  const dearTruck = problemOf(cargo, [
    { size: VAN, price: 10 },
    { size: TRUCK, price: 500 },
  ]);
  t.same(typesOf(planLoad(dearTruck, { engine: naiveEngine() })), new Array(11).fill(0), 'vans only');
});

t.test('priority breaks the tie of equal prices', async (t) => {
  const problem = problemOf(
    [{ size: CUBE, quantity: 10 }],
    [
      { size: VAN, price: 10, priority: 2 },
      { size: VAN, price: 10, priority: 1 },
    ],
  );
  t.same(typesOf(planLoad(problem, { engine: naiveEngine() })), [1]);
});

t.test('bestFitContainersSelectionType', async (t) => {
  const cargo = [{ size: CUBE, quantity: 20 }];
  const types = [{ size: VAN }, { size: TRUCK }];
  const chosen = (selection: LoadProblem['rules']['bestFitSelection'], threshold = 0) =>
    typesOf(
      planLoad(problemOf(cargo, types, { bestFitSelection: selection, bestFitMaxVolumeThreshold: threshold }), {
        engine: naiveEngine(),
      }),
    );
  t.same(chosen('BestfitDisabled'), [0]);
  t.same(chosen('BestfitMaxEmptySizeFirst'), [1]);
  t.same(chosen('BestfitMaxVolUtilFirst'), [0]);
  const better = problemOf(cargo, [{ size: TRUCK }, { size: VAN }], { bestFitSelection: 'BestfitMaxVolUtilFirst' });
  t.same(typesOf(planLoad(better, { engine: naiveEngine() })), [1]);
  const goodEnough = problemOf(cargo, [{ size: TRUCK }, { size: VAN }], {
    bestFitSelection: 'BestfitMaxVolUtilFirst',
    bestFitMaxVolumeThreshold: 5,
  });
  t.same(typesOf(planLoad(goodEnough, { engine: naiveEngine() })), [0], 'good enough from 5 percent on');
});

t.test('weight opens containers and is a reason', async (t) => {
  const problem = problemOf(
    [
      { size: CUBE, quantity: 10, weight: 60 },
      { size: CUBE, quantity: 1, weight: 500 },
    ],
    [{ size: TRUCK, maxWeight: 250 }],
  );
  const plan = planLoad(problem, { engine: naiveEngine() });
  t.same(loadedOf(t, problem, plan), [10, 0]);
  t.equal(plan.containers.length, 3, 'four pieces of 60 in each');
  t.match(plan.unloaded, [{ cargo: 1, quantity: 1, reason: 'WeightLimit' }]);
  t.match(inEnglish(problem, plan.unloaded[0]!.detail), /500 kg.*250 kg/);
});

t.test('cargo that fits nothing is too big and does not loop', async (t) => {
  const problem = problemOf([{ size: { length: 2000, width: 100, height: 100 }, quantity: 3 }], [{ size: TRUCK }]);
  const engine = naiveEngine();
  const plan = planLoad(problem, { engine });
  t.same(plan.containers, []);
  t.match(plan.unloaded, [{ quantity: 3, reason: 'TooBig' }]);
  t.equal(engine.calls.length, 0);
});

t.test('cargo that the engine cannot place does not loop', async (t) => {
  // Turned only, but not on the floor, and nothing else to lie on.
  const problem = problemOf([{ size: CUBE, quantity: 3, orientations: 0b111100, turnAllowedOnFloor: false }]);
  const plan = planLoad(problem, { engine: naiveEngine() });
  t.same(plan.containers, []);
  t.match(plan.unloaded, [{ quantity: 3, reason: 'StackingRules' }]);
});

t.test('the clock ends the search with what there is', async (t) => {
  let time = 0;
  const problem = problemOf(
    Array.from({ length: 30 }, (_, i) => ({
      size: { length: 300 + i, width: 400, height: 310 + 7 * i },
      quantity: 10,
    })),
    [{ size: TRUCK }],
    { maxRunTimeSeconds: 1 },
  );
  const now = () => {
    time += 100;
    return time;
  };
  const plan = planLoad(problem, { engine: naiveEngine() }, { now });
  t.equal(plan.search.complete, false);
  t.ok(plan.containers.length > 0, 'something is loaded');
  t.match(plan.unloaded[0], { reason: 'TimeLimit' });
  loadedOf(t, problem, plan);
});

t.test('cancelling ends the search, progress is told', async (t) => {
  const shares: number[] = [];
  const problem = problemOf([{ size: CUBE, quantity: 2500 }], [{ size: TRUCK, quantity: 1 }], { optimizationLevel: 4 });
  const plan = planLoad(
    problem,
    { engine: naiveEngine() },
    {
      isCancelled: () => shares.length > 2,
      onProgress: ({ share }) => shares.push(share),
    },
  );
  t.equal(plan.search.complete, false);
  t.ok(shares.length > 0);
  t.ok(shares.every((share) => share >= 0 && share <= 1));
});

t.test('MaxVolumeFirst is one pass with the smallest effort', async (t) => {
  const engine = naiveEngine();
  const problem = problemOf([{ size: CUBE, quantity: 300 }], [{ size: TRUCK, quantity: 1 }], {
    algorithmType: 'MaxVolumeFirst',
    optimizationLevel: 4,
  });
  planLoad(problem, { engine });
  t.same(
    engine.calls.map((call) => call.effort),
    [1],
  );
});

t.test('the same problem gives the same plan', deepOnly, async (t) => {
  const problem = problemOf(
    Array.from({ length: 12 }, (_, i) => ({ size: { length: 210 + i, width: 130 + 3 * i, height: 90 }, quantity: 40 })),
    [
      { size: TRUCK, price: 70 },
      { size: VAN, price: 9 },
    ],
  );
  t.same(planLoad(problem, { engine: naiveEngine() }), planLoad(problem, { engine: naiveEngine() }));
});
