/** balanceConfiguration: the halves of a container differ by no more than is allowed, or not for want of trying. */
import t from 'tap';
import { loadEngine } from '../../../../src/calculation/node/node-engine.js';
import { verify } from '../../../../src/calculation/verify.js';
import type { Cargo, Container, LoadProblem, Rules } from '../../../../src/domain/problem.js';
import { imbalance, weightHalves } from '../../../../src/domain/weight-halves.js';
import { planLoad } from '../../../../src/planning/plan-order.js';
import { problemOf } from '../../../support/problems/load-problems.js';
import { truckLoad } from '../../../support/problems/truck-loads.js';
import { balancingOf, differences, ownBalance } from '../../../support/rules/own-balance.js';

const engine = loadEngine();

/** Random trucks of the benchmark of the same name, of which all are in its figures. */
const TRUCKS = 24;

const asked = (percent: number): Partial<Rules> => ({
  optimizationLevel: 1,
  balancing: balancingOf({ maxWeightDifference: percent }),
});

function balancedPlan(problem: LoadProblem) {
  const plan = planLoad(problem, { engine });
  t.same(verify(problem, plan).faults, []);
  return { plan, found: plan.containers.map((loaded) => differences(ownBalance(problem, loaded))) };
}

t.test(`of ${TRUCKS} random trucks at least nine in ten are in balance, and none loses cargo for it`, async (t) => {
  let good = 0;
  for (let number = 1; number <= TRUCKS; number++) {
    const problem = truckLoad(number, asked(5));
    const plain = planLoad(truckLoad(number, { optimizationLevel: 1 }), { engine });
    const { plan, found } = balancedPlan(problem);
    t.same(
      plan.unloaded.map(({ cargo, quantity }) => [cargo, quantity]),
      plain.unloaded.map(({ cargo, quantity }) => [cargo, quantity]),
      `truck ${number} has the same cargo`,
    );
    const halves = weightHalves(problem, problem.containers[0]!, plan.containers[0]!.arrangements);
    const isGood = Math.max(...found[0]!) <= 5 + 1e-6;
    t.equal(imbalance(halves, 5) === 0, isGood, `truck ${number} is judged alike`);
    if (isGood) good++;
  }
  t.comment(`${good} in balance`);
  t.ok(good >= 0.9 * TRUCKS, `${good} of ${TRUCKS}`);
});

/** Two heavy cubes and two light ones; the truck takes them in a row, or side by side. */
const CUBES: readonly Partial<Cargo>[] = [
  { name: 'heavy', weight: 90, quantity: 2 },
  { name: 'light', weight: 10, quantity: 2 },
];
const TRUCK: Partial<Container> = { quantity: 1, size: { length: 400, width: 200, height: 100 } };

const CASES: readonly (readonly [what: string, problem: LoadProblem])[] = [
  [
    'a load that is short is shifted to the middle',
    problemOf([{ weight: 7 }], [{ ...TRUCK, size: { length: 400, width: 100, height: 100 } }], asked(0)),
  ],
  [
    'a load that is narrow, too',
    problemOf([{ weight: 7, quantity: 4 }], [{ ...TRUCK, size: { length: 400, width: 250, height: 100 } }], asked(0)),
  ],
  ['slices are mirrored', problemOf(CUBES, [{ ...TRUCK, size: { length: 200, width: 200, height: 100 } }], asked(1))],
  [
    'slices change places',
    problemOf(
      [
        { name: 'a', weight: 90, quantity: 2 },
        { name: 'b', weight: 10, quantity: 2 },
      ],
      [{ ...TRUCK, size: { length: 400, width: 100, height: 100 } }],
      asked(1),
    ),
  ],
  [
    'a container with overhang',
    problemOf(
      CUBES,
      [
        {
          ...TRUCK,
          containerType: 'Pallet',
          size: { length: 200, width: 200, height: 100 },
          deckReach: { length: 10, width: 10 },
        },
      ],
      asked(1),
    ),
  ],
  ['what weighs nothing is in balance', problemOf([{ quantity: 3 }], [TRUCK], asked(0))],
];

for (const [what, problem] of CASES) {
  t.test(what, async (t) => {
    const { plan, found } = balancedPlan(problem);
    t.same(plan.unloaded, []);
    const most = problem.rules.balancing!.maxWeightDifference!;
    const [across = 0, along = 0] = found[0]!;
    t.ok(!(across > most + 1e-6) && !(along > most + 1e-6), `${across} % across, ${along} % along`);
  });
}

t.test('the order of delivery is kept: what comes first stays at the front', async (t) => {
  const stops = [
    { name: 'first', sequence: 1, weight: 100, quantity: 4 },
    { name: 'second', sequence: 2, weight: 10, quantity: 4 },
  ];
  const problem = problemOf(stops, [{ ...TRUCK, size: { length: 450, width: 200, height: 100 } }], {
    ...asked(5),
    isSequenceUsed: true,
  });
  const { plan } = balancedPlan(problem);
  t.same(plan.unloaded, []);
  const placed = (cargo: number) =>
    plan.containers[0]!.arrangements.filter((one) => one.cargo === cargo).map(({ position }) => position.x);
  t.ok(Math.max(...placed(0)) < Math.min(...placed(1)));
});

t.test('of several containers only the last, where only that is asked for', async (t) => {
  const truck = { ...TRUCK, quantity: 2, size: { length: 400, width: 100, height: 100 } };
  const cargoes = [
    { weight: 5, quantity: 5 },
    { name: 'heavy', weight: 50 },
  ];
  const plans = [false, true].map((isLastOnly) => {
    const balancing = balancingOf({ maxWeightDifference: 0, isLastOnly });
    return balancedPlan(problemOf(cargoes, [truck], { optimizationLevel: 1, balancing }));
  });
  for (const { plan } of plans) t.equal(plan.containers.length, 2);
  t.ok(plans[1]!.found[0]![1] >= plans[0]!.found[0]![1], 'the first is left as it is');
  t.ok(plans[1]!.found[1]![1] < 1e-6, 'the last is in the middle');
});

t.test('drop decks, zones and what is placed by hand stand as they are', async (t) => {
  const deck = { length: 150, width: 0, height: 40 };
  const zones = [
    {
      name: 'rear',
      position: { x: 300, y: 0, z: 0 },
      size: { length: 100, width: 200, height: 100 },
      maxWeight: 12,
      allowedGroups: null,
    },
  ];
  for (const fields of [{ dropDeckFront: deck, size: { length: 400, width: 200, height: 150 } }, { zones }]) {
    const { plan } = balancedPlan(problemOf(CUBES, [{ ...TRUCK, ...fields }], asked(5)));
    t.same(plan.unloaded, []);
  }
});
