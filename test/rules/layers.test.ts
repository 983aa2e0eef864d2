import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const flat = { size: { length: 100, width: 100, height: 20 } };

t.test('at most so many in an unbroken run', async (t) => {
  const problem = problemOf([{ ...flat, maxLayers: [2, 0, 0, 0, 0, 0] }, flat]);
  accepts(t, 'two', problem, [at(0, 0, 0, 0, 1, [1, 1, 2])]);
  rejects(t, 'three', problem, [at(0, 0, 0, 0, 1, [1, 1, 3])], { rule: 'layers', cargo: 'cargo 1', at: [0, 0, 40] });
  accepts(t, 'another cargo ends the run', problem, [
    at(0, 0, 0, 0, 1, [1, 1, 2]),
    at(1, 0, 0, 40),
    at(0, 0, 0, 60, 1, [1, 1, 2]),
  ]);
  accepts(t, 'another orientation ends the run', problem, [
    at(0, 0, 0, 0, 1, [1, 1, 2]),
    at(0, 0, 0, 40, 2, [1, 1, 5]),
  ]);
});

t.test('along any chain of contacts', async (t) => {
  const problem = problemOf([
    { ...flat, maxLayers: [2, 0, 0, 0, 0, 0] },
    { size: { length: 100, width: 100, height: 40 } },
  ]);
  rejects(
    t,
    'a third piece half on a run of two',
    problem,
    [at(0, 0, 0, 0, 1, [1, 1, 2]), at(1, 100, 0, 0), at(0, 50, 0, 40)],
    { rule: 'layers', cargo: 'cargo 1', at: [50, 0, 40] },
  );
});

t.test('rows of one name are the same cargo', async (t) => {
  const problem = problemOf([
    { ...flat, name: 'a', maxLayers: [1, 0, 0, 0, 0, 0] },
    { ...flat, name: 'a', maxLayers: [1, 0, 0, 0, 0, 0], groupName: 'second stop' },
  ]);
  rejects(t, 'one on the other', problem, [at(0, 0, 0, 0), at(1, 0, 0, 20)], {
    rule: 'layers',
    cargo: 'a',
    at: [0, 0, 20],
  });
});
