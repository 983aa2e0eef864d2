import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

/** Cargo 1 is 200 long and lies on cargo 2, which is 100 x 100. */
const problemWith = (overhang: { length: number; width: number } | null, width = 100) =>
  problemOf([{ size: { length: 200, width, height: 100 }, overhang }, {}]);

t.test('so far past the rectangle around the contacts and no further', async (t) => {
  const load = [at(1, 100, 0, 0), at(0, 50, 0, 100)];
  accepts(t, '50 at both ends', problemWith({ length: 50, width: 0 }), load);
  rejects(t, '50 where 49 are allowed', problemWith({ length: 49, width: 50 }), load, {
    rule: 'cargo-overhang',
    cargo: 'cargo 1',
    at: [50, 0, 100],
  });
  rejects(t, 'without leave', problemWith(null), load, { rule: 'support', cargo: 'cargo 1', at: [50, 0, 100] });
});

t.test('a width of 0 allows none on that axis', async (t) => {
  const wide = problemWith({ length: 200, width: 0 }, 110);
  rejects(t, '10 over the width', wide, [at(1, 0, 0, 0), at(0, 0, 0, 100)], {
    rule: 'cargo-overhang',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
});

t.test('the share is asked of that rectangle', async (t) => {
  const problem = problemOf([
    { size: { length: 300, width: 100, height: 100 }, overhang: { length: 50, width: 0 } },
    { size: { length: 50, width: 100, height: 100 } },
  ]);
  rejects(t, 'two supports with a gap between', problem, [at(1, 0, 0, 0), at(1, 250, 0, 0), at(0, 0, 0, 100)], {
    rule: 'cargo-overhang',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
});

t.test('what has its share on the whole base needs no leave', async (t) => {
  const problem = problemOf([
    { size: { length: 100, width: 100, height: 100 }, overhang: { length: 0, width: 0 } },
    { size: { length: 80, width: 100, height: 100 } },
  ]);
  accepts(t, '80 % of the base', problem, [at(1, 0, 0, 0), at(0, 0, 0, 100)]);
});
