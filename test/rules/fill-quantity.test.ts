import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('so many cargo units in a container at most', async (t) => {
  const problem = problemOf([{ pieceInside: 12 }, {}], [{}], { maxFillQuantityPerContainer: 3 });
  accepts(t, 'three units of 12 pieces', problem, [at(0, 0, 0, 0, 1, [3, 1, 1])]);
  rejects(t, 'four units of two cargoes', problem, [at(0, 0, 0, 0, 1, [3, 1, 1]), at(1, 300, 0, 0)], {
    rule: 'fill-quantity',
    cargo: null,
    at: null,
  });
});
