/** Orders by stop and by group, planned by the real search: what leaves moves nothing else, what fits is not divided. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { draws } from '../support/draws.js';
import { groupsDivided } from '../support/planning/groups-divided.js';
import { piecesStuck } from '../support/planning/unloading.js';
import { groupOrders, stopOrders } from '../support/problems/group-orders.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at } from '../support/rules/judging.js';

const engine = loadEngine();

t.test('unloading stop by stop moves no other cargo', async (t) => {
  for (const problem of stopOrders(draws(30), 5)) {
    const plan = planLoad(problem, { engine });
    t.same(verify(problem, plan).faults, []);
    t.equal(
      plan.containers.reduce((sum, loaded) => sum + piecesStuck(problem, loaded), 0),
      0,
    );
  }
});

t.test('the simulation finds what is in the way', async (t) => {
  const problem = problemOf([{ sequence: 1 }, { sequence: 2 }]);
  const stuck = (...arrangements: ReturnType<typeof at>[]) => piecesStuck(problem, { container: 0, arrangements });
  t.equal(stuck(at(0, 0, 0, 0), at(1, 100, 0, 0)), 0);
  t.equal(stuck(at(0, 100, 0, 0), at(1, 0, 0, 0)), 1, 'nearer the door');
  t.equal(stuck(at(1, 0, 0, 0), at(0, 0, 0, 100)), 1, 'on top');
});

t.test('a group that fits one container is not divided', async (t) => {
  let divided = 0;
  for (const problem of groupOrders(draws(30, 10), 5)) {
    const plan = planLoad(problem, { engine });
    t.same(verify(problem, plan).faults, []);
    const found = groupsDivided(engine, problem, plan, 2e7);
    divided += found.length;
    t.same(
      found.filter(({ fits }) => fits),
      [],
    );
    if (problem.rules.isGroupDividedWhenTooLarge !== true) t.equal(found.length, 0);
  }
  t.ok(divided > 0, 'some are too large');
});
