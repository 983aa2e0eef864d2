/** The cheapest mix of priced containers, of orders of equal cubes for which a table gives it. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
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
    improveByMixes(session, EFFORT);
    const after = session.incumbent.score.of(cost);
    t.equal(after, leastPriceOfCubes(order), `order ${number}`);
    if (after < before) improved++;
  }
  t.ok(improved >= 5, `${improved} were not found by one container after the other`);
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
    improveByMixes(session, EFFORT);
    t.equal(session.meter.searched, searched);
  }
});
