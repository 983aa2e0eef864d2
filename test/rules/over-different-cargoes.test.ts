import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('rests on none but its own kind', async (t) => {
  const problem = problemOf([{ maxLayersAllowedOverDifferentCargoes: false }, {}]);
  accepts(t, 'on itself, with others on top', problem, [at(0, 0, 0, 0, 1, [1, 1, 2]), at(1, 0, 0, 200)]);
  rejects(t, 'on another', problem, [at(1, 0, 0, 0), at(0, 0, 0, 100)], {
    rule: 'over-different-cargoes',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
});
