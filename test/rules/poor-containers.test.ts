import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Balancing, Container } from '../../src/domain/problem.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';
import { balancingOf } from '../support/rules/own-balance.js';

/** Containers that take ten pieces of weight 10, filled with so many. */
function faults(counts: readonly number[], steps: Partial<Balancing>, fields: Partial<Container> = {}, isKept = false) {
  const type = { size: { length: 1000, width: 100, height: 100 }, ...fields };
  const problem = problemOf([{ weight: 10, quantity: 99 }], [type], { balancing: balancingOf(steps) });
  const loads = counts.map((count) => [
    { ...at(0, 0, 0, 0, 1, [count, 1, 1]), ...(isKept && { isKept: true as const }) },
  ]);
  return verify(problem, planOf(problem, ...loads)).faults;
}

t.test('containers that are used well enough, by volume or by weight', async (t) => {
  t.same(faults([5, 3], { poorUtilization: 30 }), []);
  t.same(faults([5, 2], { poorUtilization: 30 }, { maxWeight: 60 }), []);
  t.same(faults([2], { poorUtilization: 30 }), [], 'the only one may be poor');
  t.same(faults([5, 2], { poorUtilization: 30 }, {}, true), [], 'what is placed by hand, too');
  t.same(faults([2, 5], { poorUtilization: 30, isLastOnly: true }), [], 'only the last counts');
});

t.test('by volume a set counts over all containers, which may be poor', async (t) => {
  const rules = { calculationType: 'SetLoadByVolume', balancing: balancingOf({ poorUtilization: 30 }) } as const;
  const type = { size: { length: 1000, width: 100, height: 100 } };
  const problem = problemOf([{ weight: 10, quantity: 99, setRatio: 1 }], [type], rules);
  const plan = planOf(problem, [at(0, 0, 0, 0, 1, [5, 1, 1])], [at(0, 0, 0, 0, 1, [2, 1, 1])]);
  t.notOk(verify(problem, plan).checks.includes('poor-containers'));
});

t.test('a container that is poorly used', async (t) => {
  const fault = { rule: 'poor-containers', cargo: null, message: /container 2 is used to 20 % .* 30 % is asked for/ };
  t.match(faults([5, 2], { poorUtilization: 30 }), [fault]);
  t.match(faults([5, 2], { poorUtilization: 30, isLastOnly: true }), [fault]);
  t.match(faults([5, 2], { poorUtilization: 30 }, { maxWeight: 100 }), [fault]);
});
