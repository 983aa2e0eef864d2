import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const load = [at(0, 0, 0, 0, 1, [3, 1, 1])];

t.test('the cargo costs at most maxPrice', async (t) => {
  const problem = problemOf([{ price: 10 }], [{ maxPrice: 30 }], { isPriceLimited: true });
  accepts(t, 'exactly', problem, load);
  rejects(t, 'one piece more', problem, [at(0, 0, 0, 0, 1, [4, 1, 1])], { rule: 'price-limit', cargo: null, at: null });
  accepts(t, 'not limited', problemOf([{ price: 10 }], [{ maxPrice: 5 }]), load);
  accepts(t, 'no maxPrice', problemOf([{ price: 10 }], [{}], { isPriceLimited: true }), load);
});
