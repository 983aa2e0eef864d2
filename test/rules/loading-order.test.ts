import t from 'tap';
import { accepts, at, rejects } from '../support/judging.js';
import { problemOf } from '../support/load-problems.js';

t.test('what rests on something is loaded after it', async (t) => {
  const problem = problemOf([{}, {}]);
  accepts(t, 'from below', problem, [at(0, 0, 0, 0), at(1, 0, 0, 100)]);
  rejects(t, 'from above', problem, [at(1, 0, 0, 100), at(0, 0, 0, 0)], {
    rule: 'loading-order',
    cargo: 'cargo 2',
    at: [0, 0, 100],
  });
});
