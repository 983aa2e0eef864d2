import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const problem = problemOf([{}, { size: { length: 200, width: 50, height: 100 } }]);

t.test('pieces that share faces only are apart', async (t) => {
  accepts(t, 'a block of equal pieces', problem, [at(0, 0, 0, 0, 1, [3, 2, 2])]);
  accepts(t, 'neighbours of different cargoes', problem, [at(0, 0, 0, 0), at(1, 100, 0, 0), at(1, 100, 50, 0)]);
});

t.test('pieces that share a place overlap', async (t) => {
  const fault = { rule: 'overlap', cargo: 'cargo 2', at: [99, 0, 0] as const };
  rejects(t, 'one unit of length', problem, [at(0, 0, 0, 0), at(1, 99, 0, 0)], fault);
  rejects(t, 'one inside the other', problem, [at(0, 0, 0, 0), at(1, 0, 0, 0)], {
    rule: 'overlap',
    cargo: 'cargo 2',
    at: [0, 0, 0],
  });
  rejects(t, 'a piece twice', problem, [at(0, 0, 0, 0), at(0, 0, 0, 0)], {
    rule: 'overlap',
    cargo: 'cargo 1',
    at: [0, 0, 0],
  });
});
