/** The cheapest mix of priced containers, of orders of equal cubes for which a table gives it. */
import t from 'tap';
import { calculate } from '../../../src/calculation/index.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { straightOn } from '../../../src/planning/fills/pausing.js';
import { Session } from '../../../src/planning/fills/session.js';
import { cost } from '../../../src/planning/goals/cost.js';
import { PLAIN_VOLUME } from '../../../src/planning/goals/piece-values.js';
import { choicesOf } from '../../../src/planning/search/container-orders.js';
import { improveByMixes } from '../../../src/planning/search/mixes.js';
import { planSequentially } from '../../../src/planning/search/sequential.js';
import { leastPriceOfCubes, orderOfCubes, problemOfCubes } from '../../support/problems/priced-cubes.js';

const ORDERS = 20;
const EFFORT = 4e7;

t.test(`the cheapest mix of ${ORDERS} orders`, async (t) => {
  const engine = loadEngine();
  let improved = 0;
  for (let number = 1; number <= ORDERS; number++) {
    const order = orderOfCubes(number);
    const problem = problemOfCubes(order);
    const session = new Session(problem, { engine }, {});
    session.startRound(EFFORT);
    for (const choice of choicesOf(problem)) {
      session.incumbent.offer(planSequentially(session, [], choice, PLAIN_VOLUME, EFFORT / 10));
    }
    const before = session.incumbent.score.of(cost);
    straightOn(improveByMixes(session, EFFORT));
    const after = session.incumbent.score.of(cost);
    t.equal(after, leastPriceOfCubes(order), `order ${number}`);
    if (after < before) improved++;
  }
  t.ok(improved >= 5, `${improved} were not found by one container after the other`);
});

t.test('where few mixes are cheaper, each is looked into for longer', async (t) => {
  const rows = [
    ...[
      [100, 83, 85, 34, 19],
      [42, 89, 104, 91, 34],
      [48, 69, 102, 45, 39],
      [75, 61, 57, 19, 50],
    ],
    ...[
      [60, 40, 45, 23, 122],
      [63, 87, 85, 82, 28],
      [118, 61, 109, 33, 17],
      [61, 89, 76, 17, 32],
    ],
    ...[
      [66, 100, 41, 15, 49],
      [114, 84, 84, 114, 16],
      [107, 100, 70, 71, 18],
    ],
  ];
  const body = {
    title: 'Three kinds of sea containers',
    cargoes: rows.map(([length, width, height, weight, qty], at) => {
      return { style: 'Shipcase', name: `C${at}`, length, width, height, weight, qty };
    }),
    emptyContainers: [
      { name: '20 ft', length: 586.7, width: 233, height: 235, maxWeight: 28200, price: 1200 },
      { name: '40 ft', length: 1199.8, width: 233, height: 265.5, maxWeight: 26460, price: 2200 },
      { name: '45 ft', length: 1354.2, width: 233, height: 265.5, maxWeight: 25680, price: 2600 },
    ].map((one) => ({ containerType: 'SeaVan', ...one })),
    rules: { calculationType: 'MixLoad', optimizationLevel: 2, stackingRule: 'HeavierBottomFirst' },
  };
  const outcome = calculate(body, { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 }, loadEngine());
  const { plan, problem } = (outcome as Extract<typeof outcome, { status: 'succeed' }>).load;
  const names = plan.containers.map(({ container }) => problem.containers[container]!.name);
  t.same(names.sort(), ['40 ft', '45 ft'], 'not two of 45 ft, which cost more');
  t.same(plan.unloaded, []);
});

t.test('without prices, or with cargo left behind, nothing is tried', async (t) => {
  const engine = loadEngine();
  const free = problemOfCubes({ cubes: 9, types: [{ cubes: 4, price: 0, stock: 0 }] });
  const short = problemOfCubes({ cubes: 9, types: [{ cubes: 4, price: 5, stock: 1 }] });
  for (const problem of [free, short]) {
    const session = new Session(problem, { engine }, {});
    session.startRound(EFFORT);
    session.incumbent.offer(planSequentially(session, [], choicesOf(problem)[0]!, PLAIN_VOLUME, EFFORT));
    const { searched } = session.meter;
    straightOn(improveByMixes(session, EFFORT));
    t.equal(session.meter.searched, searched);
  }
});
