import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

t.test('no more containers are filled than there are', async (t) => {
  const two = problemOf([{ quantity: 3 }], [{ quantity: 2 }]);
  const piece = [at(0, 0, 0, 0)];
  t.ok(verify(two, planOf(two, piece, piece)).valid);
  const faults = verify(two, planOf(two, piece, piece, piece)).faults;
  t.match(faults, [
    { rule: 'container-quantity', cargo: null, placement: null, message: /3 containers .* there are 2/ },
  ]);
  t.equal(faults.length, 1);
});

t.test('a quantity of 0 is as many as needed', async (t) => {
  const endless = problemOf([{ quantity: 3 }], [{ quantity: 0 }]);
  const piece = [at(0, 0, 0, 0)];
  t.ok(verify(endless, planOf(endless, piece, piece, piece)).valid);
});
