/** A plan that cannot be verified in its time is no load; equal containers are verified once. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { VerificationTimedOut, verify } from '../../src/calculation/verify.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { naiveEngine } from '../support/engine/naive-engine.js';
import { problemOf } from '../support/problems/load-problems.js';

const BODY = {
  title: 'late',
  cargoes: [{ style: 'Shipcase', name: 'a', length: 600, width: 400, height: 300, qty: 20 }],
  emptyContainers: [{ containerType: 'SeaVan', name: '20 ft', length: 5890, width: 2330, height: 2380, qty: 1 }],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1, maxRunTimeSeconds: 1 },
};

t.test('a plan that cannot be verified in time fails by its time limit', async (t) => {
  let now = 0;
  const outcome = calculate(
    BODY,
    { uom: 'UnitMetric', maxRunTimeSeconds: 300 },
    loadEngine(),
    { now: () => now },
    {
      plan: planLoad,
      verify: (problem, plan, look) => {
        now = 2_100;
        return verify(problem, plan, look);
      },
    },
  );
  t.match(outcome, { status: 'failed', error: { code: 'TimeLimit' } });
});

t.test('the grace counts from the end of a search that was late', async (t) => {
  const outcomeOf = (milliseconds: number) => {
    let now = 0;
    return calculate(
      BODY,
      { uom: 'UnitMetric', maxRunTimeSeconds: 300 },
      loadEngine(),
      { now: () => now },
      {
        plan: (problem, solvers, hooks) => {
          const plan = planLoad(problem, solvers, hooks);
          now = 3_000;
          return plan;
        },
        verify: (problem, plan, look) => {
          now += milliseconds;
          return verify(problem, plan, look);
        },
      },
    ).status;
  };
  t.equal(outcomeOf(800), 'succeed');
  t.equal(outcomeOf(1_000), 'failed');
});

t.test('equal containers are judged once', async (t) => {
  const cubes = problemOf([{ size: { length: 100, width: 100, height: 100 }, quantity: 250 * 400 }]);
  const plan = planLoad(cubes, { engine: naiveEngine() });
  t.equal(plan.containers.length, 400);
  let looks = 0;
  t.ok(verify(cubes, plan, () => looks++).valid);
  t.ok(looks < 100, `${looks} looks at the clock`);
});

t.test('the clock ends a verification', async (t) => {
  const cubes = problemOf([{ quantity: 10 }]);
  const late = () => {
    throw new VerificationTimedOut();
  };
  t.throws(() => verify(cubes, planLoad(cubes, { engine: naiveEngine() }), late));
});
