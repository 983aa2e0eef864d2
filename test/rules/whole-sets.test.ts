import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

/** Sets of four chairs, in two rows, and one table. */
const cargoes = [
  { name: 'chair', quantity: 6, setRatio: 4, groupName: 'north' },
  { name: 'table', quantity: 3, setRatio: 1, groupName: 'north' },
  { name: 'chair', quantity: 6, setRatio: 4, groupName: 'north' },
];
const problem = problemOf(cargoes, [{}], { calculationType: 'SetLoad' });

t.test('whole sets in every container, of whatever rows', async (t) => {
  const one = [at(0, 0, 0, 0, 1, [2, 1, 1]), at(2, 200, 0, 0, 1, [2, 1, 1]), at(1, 500, 0, 0)];
  const two = [at(0, 0, 0, 0, 1, [4, 1, 1]), at(2, 0, 100, 0, 1, [4, 1, 1]), at(1, 500, 0, 0, 1, [2, 1, 1])];
  t.same(verify(problem, planOf(problem, one, two)).faults, []);
  t.ok(verify(problem, planOf(problem, one)).checks.includes('whole-sets'));
});

t.test('a part of a set, in one container or in each', async (t) => {
  const threeChairs = [at(0, 0, 0, 0, 1, [3, 1, 1]), at(1, 500, 0, 0)];
  t.match(verify(problem, planOf(problem, threeChairs)).faults, [
    { rule: 'whole-sets', cargo: 'chair', message: /1 holds 3 of it, 4 for a set, beside 1 of table/ },
  ]);
  const chairs = [at(0, 0, 0, 0, 1, [4, 1, 1])];
  const table = [at(1, 0, 0, 0)];
  t.match(verify(problem, planOf(problem, chairs, table)).faults, [
    { rule: 'whole-sets', cargo: 'table' },
    { rule: 'whole-sets', cargo: 'table' },
  ]);
});

t.test('under MultipleSetLoad each group is a set of its own, and cargo without one', async (t) => {
  const groups = problemOf([...cargoes, { name: 'lamp', quantity: 4, setRatio: 2 }], [{}], {
    calculationType: 'MultipleSetLoad',
  });
  const lamps = [at(3, 0, 0, 0, 1, [2, 1, 1])];
  const set = [at(0, 0, 0, 0, 1, [4, 1, 1]), at(1, 500, 0, 0)];
  t.same(verify(groups, planOf(groups, lamps, set)).faults, []);
  t.match(verify(groups, planOf(groups, [at(3, 0, 0, 0)])).faults, [{ rule: 'whole-sets', cargo: 'lamp' }]);
});
