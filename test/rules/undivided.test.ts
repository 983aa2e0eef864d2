import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { at, planOf } from '../support/judging.js';
import { problemOf } from '../support/load-problems.js';

/** Two rows of one name and one of another. */
const cargoes = [{ name: 'A', quantity: 2 }, { name: 'B' }, { name: 'A' }];
const problem = problemOf(cargoes, [{}], { isCargoUndivided: true });
const wholeA = [at(0, 0, 0, 0, 1, [2, 1, 1]), at(2, 200, 0, 0)];

t.test('all pieces of a name in one container, or none', async (t) => {
  t.same(verify(problem, planOf(problem, wholeA, [at(1, 0, 0, 0)])).faults, []);
  t.same(verify(problem, planOf(problem, [at(1, 0, 0, 0)])).faults, [], 'what stays behind is not divided');
});

t.test('a cargo divided, or loaded in part', async (t) => {
  const faultsOf = (...containers: Parameters<typeof planOf>[1][]) =>
    verify(problem, planOf(problem, ...containers)).faults;
  t.match(faultsOf([at(0, 0, 0, 0, 1, [2, 1, 1])], [at(2, 0, 0, 0)]), [
    { rule: 'undivided', cargo: 'A', placement: null, message: /2 containers/ },
  ]);
  const inPart = faultsOf([at(0, 0, 0, 0, 1, [2, 1, 1]), at(1, 500, 0, 0)]);
  t.match(inPart, [{ rule: 'undivided', cargo: 'A', message: /2 of its 3/ }]);
  t.equal(inPart.length, 1);
});

t.test('without the rule cargo may be divided', async (t) => {
  const free = problemOf(cargoes);
  t.ok(verify(free, planOf(free, [at(0, 0, 0, 0)], [at(0, 0, 0, 0), at(2, 100, 0, 0)])).valid);
});
