import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('so many different cargoes at most; rows of one name are one', async (t) => {
  const problem = problemOf(
    [{ name: 'a' }, { name: 'b' }, { name: 'a', groupName: 'second stop' }],
    [{ maxCargoTypes: 1 }],
  );
  accepts(t, 'two rows of one name', problem, [at(0, 0, 0, 0), at(2, 100, 0, 0)]);
  rejects(t, 'two names', problem, [at(0, 0, 0, 0), at(1, 100, 0, 0)], { rule: 'cargo-types', cargo: null, at: null });
});
