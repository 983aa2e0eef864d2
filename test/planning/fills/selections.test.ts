import t from 'tap';
import { selections } from '../../../src/planning/fills/selections.js';
import { problemOf } from '../../support/problems/load-problems.js';

const SMALL = { length: 100, width: 100, height: 50 };

t.test('no limit binds', async (t) => {
  const problem = problemOf([{ quantity: 5, weight: 10 }], [{ maxWeight: 50 }]);
  t.same(selections(problem, 0, [5]), []);
});

t.test('by value for the weight', async (t) => {
  const problem = problemOf(
    [
      { quantity: 5, weight: 40 },
      { quantity: 5, weight: 10 },
    ],
    [{ maxWeight: 100 }],
  );
  t.same(selections(problem, 0, [5, 5]), [[1, 5]]);
});

t.test('with prices by price for the room, too', async (t) => {
  const room = { size: { length: 100, width: 100, height: 100 }, maxPrice: 0 };
  const problem = problemOf([{ price: 5 }, { size: SMALL, quantity: 2, price: 4 }], [room], { isPriceLimited: true });
  t.same(selections(problem, 0, [1, 2]), [[0, 2]]);
});

t.test('few cargoes: those worth most by themselves', async (t) => {
  const problem = problemOf([{ quantity: 1 }, { size: SMALL, quantity: 9 }], [{ maxCargoTypes: 1 }]);
  t.same(selections(problem, 0, [1, 9]), [[0, 9]]);
});

t.test('few units: the largest pieces', async (t) => {
  const problem = problemOf([{ size: SMALL, quantity: 4 }, { quantity: 3 }], [{}], { maxFillQuantityPerContainer: 5 });
  t.same(selections(problem, 0, [4, 3]), [[2, 3]]);
});
