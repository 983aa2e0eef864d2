import t from 'tap';
import { accepts, at, rejects } from '../support/judging.js';
import { problemOf } from '../support/load-problems.js';

t.test('BottomOnly rests on no cargo', async (t) => {
  const problem = problemOf(
    [{ floorStackType: 'BottomOnly' }, {}],
    [{ dropDeckFront: { length: 150, width: 0, height: 100 } }],
  );
  accepts(t, 'on floor and deck', problem, [at(0, 0, 0, 100), at(0, 150, 0, 0)]);
  rejects(t, 'on itself', problem, [at(0, 150, 0, 0, 1, [1, 1, 2])], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [150, 0, 100],
  });
  rejects(t, 'in part on cargo, in part on the deck', problem, [at(1, 150, 0, 0), at(0, 100, 0, 100)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [100, 0, 100],
  });
});

t.test('NoBottom has no part of its base on floor or deck', async (t) => {
  const problem = problemOf(
    [{ floorStackType: 'NoBottom' }, {}],
    [{ dropDeckFront: { length: 150, width: 0, height: 100 } }],
  );
  accepts(t, 'on cargo', problem, [at(1, 150, 0, 0), at(0, 150, 0, 100)]);
  rejects(t, 'on the floor', problem, [at(0, 150, 0, 0)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [150, 0, 0],
  });
  rejects(t, 'in part on a deck', problem, [at(1, 150, 0, 0), at(0, 149, 0, 100)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [149, 0, 100],
  });
});

t.test('what hovers is not on the floor', async (t) => {
  const problem = problemOf([{ floorStackType: 'NoBottom' }], [{}], { maxDepthToSupport: 5 });
  accepts(t, '5 above the floor', problem, [at(0, 0, 0, 5)]);
});
