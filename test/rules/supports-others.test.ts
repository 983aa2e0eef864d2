import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('carries no different cargo', async (t) => {
  const problem = problemOf([{ floorStackSupportsOthers: false }, {}]);
  accepts(t, 'itself, and itself on others', problem, [at(1, 0, 0, 0), at(0, 0, 0, 100, 1, [1, 1, 2])]);
  rejects(t, 'another', problem, [at(0, 0, 0, 0), at(1, 0, 0, 100)], {
    rule: 'supports-others',
    cargo: 'cargo 2',
    at: [0, 0, 100],
  });
});
