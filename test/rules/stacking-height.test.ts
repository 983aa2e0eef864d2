import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const cargoes = [
  { size: { length: 200, width: 100, height: 100 } },
  { size: { length: 200, width: 100, height: 51 } },
  { size: { length: 200, width: 100, height: 50 } },
];

t.test('a stack is at most rate times the shorter side of its foot', async (t) => {
  const problem = problemOf(cargoes, [{}], { maxStackingHeightRate: 1.5 });
  accepts(t, 'exactly', problem, [at(0, 0, 0, 0), at(2, 0, 0, 100)]);
  rejects(t, 'one unit more', problem, [at(0, 0, 0, 0), at(1, 0, 0, 100)], {
    rule: 'stacking-height',
    cargo: 'cargo 2',
    at: [0, 0, 100],
  });
});

t.test('of several feet the widest', async (t) => {
  const problem = problemOf(
    [{}, { size: { length: 150, width: 150, height: 100 } }, { size: { length: 250, width: 100, height: 120 } }],
    [{}],
    { maxStackingHeightRate: 1.5 },
  );
  accepts(t, '225 from the wide one', problem, [at(0, 0, 0, 0), at(1, 100, 0, 0), at(2, 0, 0, 100)]);
});

t.test('a single piece that is higher by itself stands alone', async (t) => {
  const problem = problemOf([{}, { size: { length: 100, width: 100, height: 10 } }], [{}], {
    maxStackingHeightRate: 0.9,
  });
  accepts(t, 'alone', problem, [at(0, 0, 0, 0)]);
  rejects(
    t,
    'with something on it',
    problem,
    [at(0, 0, 0, 0), at(1, 0, 0, 100)],
    { rule: 'stacking-height', cargo: 'cargo 1', at: [0, 0, 0] },
    { rule: 'stacking-height', cargo: 'cargo 2', at: [0, 0, 100] },
  );
});

t.test('measured from the deck on which it stands', async (t) => {
  const problem = problemOf(cargoes, [{ dropDeckFront: { length: 300, width: 0, height: 200 } }], {
    maxStackingHeightRate: 1.5,
  });
  accepts(t, '150 on a deck', problem, [at(0, 0, 0, 200), at(2, 0, 0, 300)]);
});

t.test('what touches a hovering piece stands on the floor as before', async (t) => {
  const problem = problemOf(
    [{}, { size: { length: 150, width: 150, height: 99 } }, { size: { length: 200, width: 100, height: 60 } }],
    [{}],
    { maxStackingHeightRate: 1.5, isSafeStackingUsed: false },
  );
  accepts(t, 'on the hovering piece alone', problem, [at(1, 100, 0, 200), at(2, 100, 0, 299)]);
  rejects(t, 'on both', problem, [at(0, 0, 0, 0), at(1, 100, 0, 1), at(2, 0, 0, 100)], {
    rule: 'stacking-height',
    cargo: 'cargo 3',
    at: [0, 0, 100],
  });
});
