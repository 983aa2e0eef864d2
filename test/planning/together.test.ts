/** isGroupUsed and the rules of aliases: what belongs together lies together, and nothing else is given up for it. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import type { LoadProblem, Rules } from '../../src/domain/problem.js';
import { counting } from '../../src/planning/fills/spent.js';
import { planOrder } from '../../src/planning/plan-order.js';
import { draws } from '../support/draws.js';
import {
  brokenPromises,
  keyOfAlias,
  keyOfGroup,
  keyOfSecondAlias,
  togetherFigures,
} from '../support/planning/extents-together.js';
import { fixtureOrder } from '../support/problems/fixture-orders.js';
import { groupedOrders } from '../support/problems/group-orders.js';
import { problemOf } from '../support/problems/load-problems.js';

const engine = loadEngine();

const withRules = (problem: LoadProblem, rules: Partial<Rules>): LoadProblem => ({
  ...problem,
  rules: { ...problem.rules, ...rules },
});

const cube = { length: 400, width: 400, height: 400 };
const TRUCK = { size: { length: 4000, width: 1200, height: 1200 }, quantity: 1 };

t.test('two groups of cubes lie one behind the other', async (t) => {
  const cargoes = ['a', 'b'].map((groupName) => ({ size: cube, quantity: 24, groupName }));
  for (const optimizationLevel of [1, 2] as const) {
    const problem = problemOf(cargoes, [TRUCK], { optimizationLevel, isGroupUsed: true });
    const plan = planOrder(problem, { engine });
    const extents = ['a', 'b'].map((group) =>
      togetherFigures(problem, plan, ({ groupName }) => (groupName === group ? group : '')),
    );
    t.same(
      extents.map(({ extents }) => extents),
      [1200, 1200],
    );
    t.equal(extents[0]!.last, 2400);
  }
});

t.test('equal pieces of a full container are handed out group by group', async (t) => {
  const rows = (groupName: string, ...quantities: readonly number[]) => [
    { size: { length: 640, width: 430, height: 380 }, weight: 13, quantity: quantities[0]!, groupName },
    { size: { length: 720, width: 520, height: 610 }, weight: 36, quantity: quantities[1]!, groupName },
  ];
  const container = { size: { length: 5890, width: 2330, height: 2380 }, quantity: 1 };
  const problem = problemOf([...rows('a', 110, 40), ...rows('b', 90, 40)], [container], { optimizationLevel: 2 });
  const plain = planOrder(problem, { engine });
  const grouped = planOrder(withRules(problem, { isGroupUsed: true }), { engine });
  t.same(verify(withRules(problem, { isGroupUsed: true }), grouped).faults, []);
  const [before, after] = [plain, grouped].map((plan) => togetherFigures(problem, plan, keyOfGroup));
  t.same(brokenPromises(after!, before!), []);
  t.ok(plain.unloaded.length > 0, 'more than goes in');
  t.ok(after!.extents < 0.85 * before!.extents, `${after!.extents} of ${before!.extents}`);
});

t.test('each group stands in a wall of its own', async (t) => {
  const rows = (
    groupName: string,
    sequence: number,
    ...sizes: readonly (readonly [number, number, number, number])[]
  ) =>
    sizes.map(([length, width, height, quantity]) => ({
      size: { length, width, height },
      quantity,
      groupName,
      sequence,
    }));
  const cargoes = [
    ...rows('a', 1, [600, 400, 300, 30], [500, 350, 400, 29], [800, 600, 450, 20]),
    ...rows('b', 2, [550, 450, 380, 34], [700, 500, 320, 25], [400, 300, 500, 20]),
    ...rows('c', 3, [620, 410, 290, 40], [480, 360, 330, 39]),
  ];
  const loose = rows('', 4, [300, 300, 300, 30]);
  const trailer = { size: { length: 13600, width: 2450, height: 2700 }, quantity: 1 };
  for (const isSequenceUsed of [false, true]) {
    for (const offered of [cargoes, [...cargoes, ...loose]]) {
      const problem = problemOf(offered, [trailer], { optimizationLevel: 1, isSequenceUsed });
      const with_ = withRules(problem, { isGroupUsed: true });
      const [plan, without] = [with_, problem].map((one) => planOrder(one, { engine }));
      t.same(verify(with_, plan!).faults, []);
      const [figures, before] = [plan!, without!].map((one) => togetherFigures(with_, one));
      t.same(brokenPromises(figures!, before!), []);
      // By volume alone 3,102: walls of whole pieces are a little longer.
      t.ok(figures!.extents <= 3800, `${figures!.extents} for ${before!.extents}`);
    }
  }
});

t.test('of more than there is room for, some groups are loaded', async (t) => {
  const orders: { problem: LoadProblem; plan: LoadPlan }[] = [];
  for (const problem of groupedOrders(40, 33)) {
    if (orders.length === draws(9)) break;
    if (problem.pallets !== undefined || problem.containers[0]!.quantity !== 3) continue;
    const plan = planOrder(problem, { engine });
    if (plan.unloaded.length > 0) orders.push({ problem, plan });
  }
  const ratios = orders.map(({ problem, plan }) => {
    const with_ = withRules(problem, { isGroupUsed: true });
    const [figures, before] = [planOrder(with_, { engine }), plan].map((one) => togetherFigures(with_, one));
    t.same(brokenPromises(figures!, before!), []);
    return figures!.extents / before!.extents;
  });
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  t.ok(mean <= 0.93, `${ratios.map((ratio) => ratio.toFixed(3))}`);
});

t.test('what lies together is turned round where more of it can be reached so', async (t) => {
  const problem = withRules(groupedOrders(200, 1)[52]!, { optimizationLevel: 2 });
  const with_ = withRules(problem, { isGroupUsed: true });
  const [figures, before] = [with_, problem].map((one) => togetherFigures(one, planOrder(one, { engine })));
  t.same(brokenPromises(figures!, before!), []);
  t.ok(figures!.extents < before!.extents, 'closer together');
  t.ok(figures!.beyond <= 5, `${figures!.beyond} pieces beyond reach; 9 as they were laid`);
});

t.test('orders of which the rule pulled the groups apart', async (t) => {
  const orders = [
    // Without the rule it is so short that 1.05 times the length leaves no room for a wall of each group.
    ['groups-four-groups', 0.92],
    ['groups-two-groups', 0.65],
    ['groups-with-sequence', 0.65],
  ] as const;
  for (const [name, share] of orders) {
    const problem = fixtureOrder(name, { optimizationLevel: 1, isGroupUsed: true });
    const free = withRules(problem, { isGroupUsed: false });
    const [withRule, without] = [problem, free].map((one) => togetherFigures(one, planOrder(one, { engine })));
    t.same(brokenPromises(withRule!, without!), []);
    t.ok(withRule!.extents <= share * without!.extents, `${name}: ${withRule!.extents} of ${without!.extents}`);
  }
});

t.test('full containers of equal pieces get a group each', async (t) => {
  const cargoes = ['a', 'b', 'a', 'b'].map((groupName) => ({ size: cube, quantity: 45, groupName }));
  const problem = problemOf(cargoes, [{ ...TRUCK, quantity: 2 }], { optimizationLevel: 1, isGroupUsed: true });
  const plan = planOrder(problem, { engine });
  t.equal(togetherFigures(problem, plan).extents, 8000);
});

/** Rules beside that of groups, drawn in turn. */
const BESIDE: readonly Partial<Rules>[] = [
  {},
  { isSequenceUsed: true },
  { isGroupSequenceUsed: true },
  { algorithmType: 'Interlocked' },
  { isSameGroupAllowedInDifferentContainers: false },
  {
    balancing: {
      isLastOnly: false,
      isCentred: true,
      isSpread: false,
      maxWeightDifference: 5,
      isLastSmaller: false,
      poorUtilization: 0,
    },
  },
];

const TOGETHER_RULES = [
  { rule: { isGroupUsed: true }, keyOf: keyOfGroup },
  { rule: { isAlias1Together: true }, keyOf: keyOfAlias },
  { rule: { isAlias2Together: true }, keyOf: keyOfSecondAlias },
] as const;

const loose = (count: number, seed: number) =>
  groupedOrders(2 * count, seed)
    .filter(({ pallets }) => pallets === undefined)
    .slice(0, count);
const palletized = (count: number, seed: number) =>
  groupedOrders(20 * count, seed)
    .filter(({ pallets, containers }) => pallets !== undefined && containers[0]!.quantity === 1)
    .slice(0, count);

t.test('a rule costs nothing that it must not, whatever else is asked for', async (t) => {
  let gained = 0;
  // Each of the rules beside once at least.
  const orders = loose(draws(18, 6), 11)
    .concat(palletized(1, 11))
    .map(
      (problem, number): LoadProblem => ({
        ...problem,
        cargoes: problem.cargoes.map((cargo, place) => ({
          ...cargo,
          alias: ['', 'x', 'y'][place % 3]!,
          alias2: ['', 'x', 'y', 'z'][place % 4]!,
          sequence: (place + number) % 3,
        })),
        rules: { ...problem.rules, ...BESIDE[number % BESIDE.length] },
      }),
    );
  for (const [number, order] of orders.entries()) {
    // From nothing asked for to as many levels as the number says, each beside those above it.
    let problem = order;
    let before = planOrder(problem, { engine });
    for (const { rule, keyOf } of TOGETHER_RULES.slice(number % 5 === 0 ? 1 : 0, 1 + (number % 3))) {
      const with_ = withRules(problem, rule);
      const plan = planOrder(with_, { engine });
      t.same(verify(with_, plan).faults, [], `order ${number}`);
      const [figures, without] = [plan, before].map((one) => togetherFigures(with_, one, keyOf));
      t.same(brokenPromises(figures!, without!), [], `order ${number} ${JSON.stringify(rule)}`);
      if (figures!.extents < without!.extents) gained++;
      [problem, before] = [with_, plan];
    }
  }
  t.ok(gained > 1, `${gained} lie closer together`);
});

t.test('the rules together cost two and a half times the order without them', async (t) => {
  const work = (problem: LoadProblem) => {
    const counted = counting(engine);
    planOrder(problem, { engine: counted });
    return counted.spent;
  };
  for (const order of loose(draws(9), 3)) {
    const cargoes = order.cargoes.map((cargo, place) => ({ ...cargo, alias: `${place % 2}`, alias2: `${place % 3}` }));
    const problem = { ...order, cargoes };
    const all = withRules(problem, { isGroupUsed: true, isAlias1Together: true, isAlias2Together: true });
    const [ofAll, ofNone] = [work(all), work(problem)];
    // In work units: at so low a level a third of them goes into preparing searches, which takes less time than it counts.
    t.ok(ofAll <= 2.7 * ofNone, `${ofAll} for ${ofNone}`);
  }
});
