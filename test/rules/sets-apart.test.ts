import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

const problemWith = (rules: Partial<LoadProblem['rules']>) =>
  problemOf(
    [
      { name: 'A', setRatio: 1, groupName: 'north' },
      { name: 'B', setRatio: 1 },
    ],
    [{}],
    { calculationType: 'MultipleSetLoad', ...rules },
  );
const together = [at(0, 0, 0, 0), at(1, 100, 0, 0)];

t.test('sets of different groups share no container', async (t) => {
  const problem = problemWith({});
  t.same(verify(problem, planOf(problem, [at(0, 0, 0, 0)], [at(1, 0, 0, 0)])).faults, []);
  t.match(verify(problem, planOf(problem, together)).faults, [
    { rule: 'sets-apart', cargo: null, message: /sets of group north and cargo without a group/ },
  ]);
});

t.test('unless they may', async (t) => {
  const problem = problemWith({ areSetsMixed: true });
  t.same(verify(problem, planOf(problem, together)).faults, []);
  const oneSet = problemWith({ calculationType: 'SetLoad' });
  t.same(verify(oneSet, planOf(oneSet, together)).faults, []);
});
