/** Parts of a load that move as one: nothing lies across two of them. */
import t from 'tap';
import { overlaps } from '../../../../src/domain/geometry.js';
import { type Arrangement, extentOf, piecesIn } from '../../../../src/domain/plan.js';
import { joined } from '../../../../src/planning/finishing/balance/join.js';
import { mirrored, type Part, slicesOf, stacksOf } from '../../../../src/planning/finishing/balance/parts.js';
import fc from '../../../support/fast-check.js';
import { problemOf } from '../../../support/problems/load-problems.js';
import { at } from '../../../support/rules/judging.js';

const problem = problemOf([{ quantity: 100 }, { size: { length: 200, width: 100, height: 50 }, quantity: 100 }]);
const placed = ({ arrangements }: Part) =>
  arrangements.map(({ cargo, position, counts }) => [cargo, ...Object.values(position), ...Object.values(counts)]);

t.test('a slice ends where a plane cuts no piece', async (t) => {
  const load = [at(0, 0, 0, 0, 1, [4, 1, 1]), at(1, 100, 100, 0), at(1, 100, 0, 100)];
  t.same(slicesOf(problem, load).map(placed), [
    [[0, 0, 0, 0, 1, 1, 1]],
    [
      [0, 100, 0, 0, 2, 1, 1],
      [1, 100, 100, 0, 1, 1, 1],
      [1, 100, 0, 100, 1, 1, 1],
    ],
    [[0, 300, 0, 0, 1, 1, 1]],
  ]);
});

t.test('a stack is all that lies over one another, seen from above', async (t) => {
  const load = [at(0, 0, 0, 0, 1, [3, 1, 2]), at(1, 0, 0, 200)];
  t.same(
    stacksOf(problem, load).map(({ x1, x2, arrangements }) => [x1, x2, arrangements.length]),
    [
      [0, 200, 3],
      [200, 300, 1],
    ],
  );
  t.equal(stacksOf(problem, [at(0, 0, 0, 0, 1, [3, 2, 2])]).length, 6);
});

const arrangement = fc
  .tuple(fc.nat(1), fc.nat(8), fc.nat(8), fc.nat(3), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([cargo, x, y, z, n, m]): Arrangement => at(cargo, 50 * x, 50 * y, 50 * z, 1, [n, m, 1]));

t.test('no piece is lost, and no two parts lie over each other', async (t) => {
  fc.assert(
    fc.property(fc.array(arrangement, { minLength: 1, maxLength: 12 }), (load) => {
      const pieces = (all: readonly Arrangement[]) => all.reduce((sum, one) => sum + piecesIn(one), 0);
      for (const parts of [slicesOf(problem, load), stacksOf(problem, load)]) {
        if (pieces(parts.flatMap(({ arrangements }) => arrangements)) !== pieces(load)) return false;
        const columns = parts.map(({ arrangements }) =>
          arrangements.map((one) => ({ ...extentOf(one, problem.cargoes), z1: 0, z2: 1 })),
        );
        const meet = columns.some((own, i) =>
          columns.slice(i + 1).some((others) => own.some((a) => others.some((b) => overlaps(a, b)))),
        );
        if (meet) return false;
      }
      return pieces(joined(problem, load)) === pieces(load);
    }),
  );
  t.pass();
});

t.test('mirrored twice is as it was, and joined again', async (t) => {
  const load = [at(0, 0, 0, 0, 1, [1, 3, 1]), at(1, 100, 300, 0)];
  const once = mirrored(problem, load, 0, 500);
  t.same(
    once.map(({ position }) => position.y),
    [200, 100],
  );
  t.same(mirrored(problem, once, 0, 500), load);
  const apart = stacksOf(problem, [at(0, 0, 0, 0, 1, [3, 2, 2])]).flatMap(({ arrangements }) => arrangements);
  t.same(joined(problem, apart), [at(0, 0, 0, 0, 1, [3, 2, 2])]);
});
