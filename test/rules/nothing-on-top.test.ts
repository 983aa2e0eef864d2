import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('carries nothing', async (t) => {
  const problem = problemOf([{ nothingOnTop: true }, {}]);
  accepts(t, 'it may lie on others', problem, [at(1, 0, 0, 0), at(0, 0, 0, 100)]);
  rejects(t, 'another', problem, [at(0, 0, 0, 0), at(1, 0, 0, 100)], {
    rule: 'nothing-on-top',
    cargo: 'cargo 2',
    at: [0, 0, 100],
  });
  rejects(t, 'its own kind', problem, [at(0, 0, 0, 0, 1, [1, 1, 2])], {
    rule: 'nothing-on-top',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
});

t.test('carries nothing where no support is asked', async (t) => {
  const problem = problemOf([{ nothingOnTop: true }, {}], [{}], { isSafeStackingUsed: false });
  rejects(t, 'another', problem, [at(0, 0, 0, 0), at(1, 50, 0, 100)], {
    rule: 'nothing-on-top',
    cargo: 'cargo 2',
    at: [50, 0, 100],
  });
});
