import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const position = { x: 0, y: 0, z: 0 };
const size = { length: 250, width: 500, height: 500 };

t.test('the weight in a zone, shared by volume', async (t) => {
  const zone = { name: 'front', position, size, maxWeight: 25, allowedGroups: null };
  const problem = problemOf([{ weight: 10 }], [{ zones: [zone] }]);
  accepts(t, 'two and a half pieces', problem, [at(0, 0, 0, 0, 1, [4, 1, 1])]);
  rejects(t, 'a little more of the third', problem, [at(0, 0, 0, 0, 1, [2, 1, 1]), at(0, 199, 100, 0)], {
    rule: 'zones',
    cargo: null,
    at: null,
  });
  accepts(t, 'no limit', problemOf([{ weight: 10 }], [{ zones: [{ ...zone, maxWeight: 0 }] }]), [
    at(0, 0, 0, 0, 1, [5, 5, 5]),
  ]);
});

t.test('only allowed groups, whatever touches the zone', async (t) => {
  const zone = { name: 'cold', position, size, maxWeight: 0, allowedGroups: ['frozen'] };
  const problem = problemOf([{ groupName: 'frozen' }, { groupName: 'dry' }, {}], [{ zones: [zone] }]);
  accepts(t, 'frozen inside, dry beside', problem, [at(0, 0, 0, 0), at(1, 250, 0, 0)]);
  rejects(t, 'one unit inside', problem, [at(1, 249, 0, 0)], { rule: 'zones', cargo: 'cargo 2', at: [249, 0, 0] });
  rejects(t, 'cargo without a group', problem, [at(2, 0, 0, 0)], { rule: 'zones', cargo: 'cargo 3', at: [0, 0, 0] });
});
