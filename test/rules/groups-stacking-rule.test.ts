import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('cargo rests only on its own group', async (t) => {
  const cargoes = [{ groupName: 'a' }, { groupName: 'a' }, { groupName: 'b' }, {}];
  const problem = problemOf(cargoes, [{}], { groupsStackingRule: 'AlwaysNotAllowed' });
  const on = (upper: number, lower: number) => [at(lower, 0, 0, 0), at(upper, 0, 0, 100)];
  accepts(t, 'the same group', problem, on(1, 0));
  accepts(t, 'both without a group', problem, on(3, 3));
  rejects(t, 'another group', problem, on(2, 0), { rule: 'groups-stacking-rule', cargo: 'cargo 3', at: [0, 0, 100] });
  rejects(t, 'no group on a group', problem, on(3, 0), {
    rule: 'groups-stacking-rule',
    cargo: 'cargo 4',
    at: [0, 0, 100],
  });
  accepts(t, 'BestFit', problemOf(cargoes), on(2, 0));
});
