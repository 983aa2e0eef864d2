/** Stable loads: more support, heavier cargo lower, and what is changed for it. */
import t from 'tap';
import type { Arrangement } from '../../../src/domain/plan.js';
import type { Cargo, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { heavierBelow } from '../../../src/planning/finishing/heavier-below.js';
import type { DraftLoad } from '../../../src/planning/goals/draft.js';
import { momentOf, stability } from '../../../src/planning/goals/stability.js';
import { problemOf } from '../../support/problems/load-problems.js';

const at = (cargo: number, x: number, z: number, height = 1): Arrangement => ({
  cargo,
  orientation: 1,
  position: { x, y: 0, z },
  counts: { length: 1, width: 1, height },
});

/** Light cubes, and heavy ones half as high. */
function problemWith(heavy: Partial<Cargo> = {}, rules: Partial<Rules> = {}): LoadProblem {
  const size = { length: 100, width: 100, height: 50 };
  return problemOf(
    [
      { weight: 1, quantity: 2 },
      { weight: 10, quantity: 3, size, ...heavy },
    ],
    [{}],
    rules,
  );
}

const loadOf = (...arrangements: Arrangement[]): DraftLoad => ({
  container: 0,
  arrangements,
  loaded: [2, 3],
  times: 1,
});

const lowered = (problem: LoadProblem, load: DraftLoad) =>
  heavierBelow(
    problem,
    { loads: [load], left: [0, 0] },
    (one, other) => momentOf(problem, one.arrangements) < momentOf(problem, other.arrangements),
  ).loads[0]!.arrangements;

t.test('the figures: what rests on nothing, then weight times height', async (t) => {
  const problem = problemWith();
  const figures = (...arrangements: Arrangement[]) =>
    stability.figure(problem, { loads: [{ ...loadOf(...arrangements), times: 2 }], left: [] });
  t.strictSame(figures(at(0, 0, 0), at(1, 0, 100)), [0, 2 * (50 + 1250)]);
  t.strictSame(figures(at(0, 0, 0), at(1, 40, 100)), [2 * 4000, 2 * (50 + 1250)], 'over an edge');
  t.ok(stability.compare([0, 900], [1, 100]) < 0);
  t.ok(stability.compare([1, 100], [1, 101]) < 0);
});

t.test('of two spaces on the same floor the heavier comes below, and all that it can', async (t) => {
  const load = loadOf(at(0, 0, 0), at(1, 0, 100), at(0, 0, 150), at(1, 0, 250, 2));
  t.same(lowered(problemWith(), load), [at(1, 0, 0), at(1, 0, 50, 2), at(0, 0, 150), at(0, 0, 250)]);
  t.equal(lowered(problemWith({ weight: 0.5 }), load), load.arrangements, 'each as heavy for its height');
});

t.test('but not against a rule, an order of loading or what was placed by hand', async (t) => {
  const load = loadOf(at(0, 0, 0), at(1, 0, 100));
  const stays = (problem: LoadProblem, one = load) => t.equal(lowered(problem, one), one.arrangements);
  stays(problemWith({ floorStackSupportsOthers: false }));
  stays(problemWith({ sequence: 1 }, { isSequenceUsed: true }));
  stays(problemWith(), loadOf(at(0, 0, 0), { ...at(1, 0, 100), isKept: true }));
  stays(problemWith(), loadOf(at(0, 0, 0), at(1, 40, 100)));
});
