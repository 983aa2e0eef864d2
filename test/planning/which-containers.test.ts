/** Without prices: the fewest containers, then the smallest, then those given earlier; priorities that differ first. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { Container, LoadProblem, Rules } from '../../src/domain/problem.js';
import { planLoad, planOrder } from '../../src/planning/plan-order.js';
import { some } from '../support/draws.js';
import { naiveEngine } from '../support/engine/naive-engine.js';
import { fixtureOrder } from '../support/problems/fixture-orders.js';
import { problemOf } from '../support/problems/load-problems.js';

const CUBE = { length: 100, width: 100, height: 100 };
/** Takes 25, 100 and 250 cubes. */
const VAN = { length: 100, width: 500, height: 500 };
const LORRY = { length: 400, width: 500, height: 500 };
const TRUCK = { length: 1000, width: 500, height: 500 };

function typesFor(quantity: number, containers: readonly Partial<Container>[], rules: Partial<Rules> = {}): number[] {
  const problem = problemOf([{ size: CUBE, quantity }], containers, rules);
  return planLoad(problem, { engine: naiveEngine() }).containers.map(({ container }) => container);
}

t.test('one large container instead of three small ones given before it', async (t) => {
  t.same(typesFor(60, [{ size: VAN }, { size: TRUCK }]), [1]);
  t.same(typesFor(60, [{ size: VAN, quantity: 1 }, { size: TRUCK }]), [1]);
  t.same(typesFor(60, [{ size: VAN }, { size: TRUCK }], { isMultiContainerTypesEnabled: false }), [1]);
});

t.test('what has no price wins by none: it is taken where the priced ones do not do', async (t) => {
  const typesOf = (quantity: number, containers: readonly Partial<Container>[]) => {
    const plan = planOrder(problemOf([{ size: CUBE, quantity }], containers), { engine: naiveEngine() });
    return plan.containers.map(({ container }) => container);
  };
  t.same(typesOf(60, [{ size: VAN, price: 400 }, { size: LORRY, price: 900 }, { size: TRUCK }]), [1]);
  t.same(typesOf(60, [{ size: VAN, price: 400, quantity: 2 }, { size: TRUCK }]), [1], 'two vans leave ten behind');
  t.same(
    typesOf(270, [{ size: LORRY, price: 900, quantity: 1 }, { size: TRUCK }, { size: VAN, price: 400 }]),
    [0, 2, 2, 2, 2, 2, 2, 2],
  );
  t.same(typesOf(60, [{ size: VAN }, { size: LORRY }, { size: TRUCK }]), [1], 'without any as always');
});

t.test('of as many the smallest', async (t) => {
  t.same(typesFor(60, [{ size: TRUCK }, { size: LORRY }, { size: VAN }]), [1]);
  t.same(typesFor(20, [{ size: TRUCK }, { size: LORRY }, { size: VAN }]), [2]);
  t.same(typesFor(340, [{ size: TRUCK }, { size: LORRY }, { size: VAN }]), [0, 1]);
});

t.test('of equal size the one given earlier', async (t) => {
  t.same(typesFor(60, [{ size: VAN }, { size: LORRY }, { size: LORRY }]), [1]);
});

t.test('a selection picks container by container, by its figure', async (t) => {
  const types = [
    { size: VAN, maxWeight: 1000 },
    { size: LORRY, maxWeight: 800 },
    { size: TRUCK, maxWeight: 6000 },
  ];
  const chosen = (rules: Partial<Rules>, containers: readonly Partial<Container>[] = types) =>
    planLoad(problemOf([{ size: CUBE, weight: 10, quantity: 60 }], containers, rules), {
      engine: naiveEngine(),
    }).containers.map(({ container }) => container);
  t.same(chosen({ bestFitSelection: 'BestfitMaxEmptySizeFirst' }), [2]);
  t.same(chosen({ bestFitSelection: 'BestfitMaxVolUtilFirst' }), [0, 0, 0], '100 %, 100 %, 40 %');
  t.same(chosen({ bestFitSelection: 'BestfitMaxLoadVolFirst' }), [1], 'the first of those that take all');
  t.same(chosen({ bestFitSelection: 'BestfitMaxWeightUtilFirst' }), [1], '75 % beside 25 % and 10 %');
  const byVolume = { bestFitSelection: 'BestfitMaxLoadVolFirst', bestFitMaxVolumeThreshold: 50 } as const;
  t.same(chosen(byVolume), [0, 0, 0], 'a van reaches 50 % of its volume');
  const byWeight = { bestFitSelection: 'BestfitMaxWeightUtilFirst', bestFitMaxWeightThreshold: 20 } as const;
  t.same(chosen(byWeight), [0, 0, 1], 'a van reaches 20 % of its weight, but not with the last ten');
  const one = types.map((type, place) => (place === 0 ? { ...type, quantity: 1 } : type));
  t.same(chosen({ bestFitSelection: 'BestfitMaxVolUtilFirst' }, one), [0, 1], 'as many as there are');
});

t.test('priorities that differ decide first', async (t) => {
  t.same(
    typesFor(60, [
      { size: VAN, priority: 1 },
      { size: TRUCK, priority: 2 },
    ]),
    [0, 0, 0],
  );
  t.same(
    typesFor(60, [
      { size: VAN, priority: 2 },
      { size: TRUCK, priority: 1 },
    ]),
    [1],
  );
  const containers = [
    { size: VAN, priority: 1 },
    { size: TRUCK, priority: 2 },
    { size: LORRY, priority: 1 },
  ];
  t.same(typesFor(60, containers), [2], 'among equal ones the fewest');
});

/** Nearly full orders, which one container takes. */
for (const name of some(['unlimited-needs-two-14', 'unlimited-needs-two-17'])) {
  t.test(`as many as needed are no more than the number given (${name})`, async (t) => {
    const needed = (containers: number) => {
      const problem: LoadProblem = fixtureOrder(name, { optimizationLevel: 2 }, containers);
      const plan = planLoad(problem, { engine: loadEngine() });
      t.same(plan.unloaded, []);
      return plan.containers.length;
    };
    t.equal(needed(1), 1);
    t.equal(needed(0), 1, 'qty 0');
    t.equal(needed(2), 1, 'qty 2');
  });
}
