/** Spaces, clusters and reach of a load, against pieces put together one by one. */
import { test } from 'tap';
import { cuboidAt, overlaps } from '../../src/domain/geometry.js';
import { type Arrangement, placementsOf } from '../../src/domain/plan.js';
import { clustersIn, tidinessOf } from '../../src/domain/tidiness.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';

const PROBLEM = problemOf(
  [
    { name: 'a', size: { length: 2, width: 2, height: 2 }, quantity: 999 },
    { name: 'b', size: { length: 3, width: 1, height: 2 }, quantity: 999 },
  ],
  [{ size: { length: 12, width: 6, height: 6 } }],
  {},
);

const at = (cargo: number, x: number, y: number, z: number, length = 1, width = 1, height = 1): Arrangement => ({
  cargo,
  orientation: 1,
  position: { x, y, z },
  counts: { length, width, height },
});

test('pieces that touch by faces are one cluster', (t) => {
  const clusters = (...arrangements: Arrangement[]) => clustersIn(PROBLEM, arrangements);
  t.equal(clusters(), 0);
  t.equal(clusters(at(0, 0, 0, 0, 3, 2, 1)), 1, 'one arrangement');
  t.equal(clusters(at(0, 0, 0, 0), at(0, 2, 1, 0)), 1, 'a part of a face');
  t.equal(clusters(at(0, 0, 0, 0), at(0, 2, 2, 0)), 2, 'an edge is no face');
  t.equal(clusters(at(0, 0, 0, 0), at(0, 3, 0, 0)), 2, 'apart');
  t.equal(clusters(at(0, 0, 0, 0), at(1, 2, 0, 0)), 2, 'of different cargo');
  t.equal(
    clusters(at(0, 0, 0, 0), at(1, 2, 0, 0), at(0, 5, 0, 0), at(0, 5, 0, 2), at(0, 0, 0, 2, 3)),
    2,
    'round others',
  );
  t.end();
});

test('the same as of single pieces joined one by one', (t) => {
  const arrangement = fc
    .tuple(fc.nat(1), fc.nat(9), fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
    .map(([cargo, x, y, z, length, width]) => at(cargo, x, y, z, length, width));
  fc.assert(
    fc.property(fc.array(arrangement, { maxLength: 12 }), (arrangements) => {
      let sets: Arrangement[][] = [];
      const boxes = (one: Arrangement) =>
        [...placementsOf(one, PROBLEM.cargoes)].map(({ position, size }) => cuboidAt(position, size));
      /** Whether one of them, longer by a half on one side, would meet the other. */
      const meet = (one: Arrangement, other: Arrangement) =>
        boxes(one).some((a) =>
          boxes(other).some((b) =>
            [
              { ...a, x1: a.x1 - 0.5, x2: a.x2 + 0.5 },
              { ...a, y1: a.y1 - 0.5, y2: a.y2 + 0.5 },
              { ...a, z1: a.z1 - 0.5, z2: a.z2 + 0.5 },
            ].some((wider) => overlaps(wider, b)),
          ),
        );
      for (const one of arrangements) {
        const joined = sets.filter((set) => set.some((other) => other.cargo === one.cargo && meet(one, other)));
        sets = [...sets.filter((set) => !joined.includes(set)), [one, ...joined.flat()]];
      }
      t.equal(clustersIn(PROBLEM, arrangements), sets.length);
    }),
    { seed: 23, numRuns: 200 },
  );
  t.end();
});

test('the reach goes along the fill direction', (t) => {
  const load = [at(0, 1, 0, 0, 2), at(1, 0, 2, 0, 1, 1, 3)];
  t.strictSame(tidinessOf(PROBLEM, load), { spaces: 2, clusters: 2, reach: 5 });
  const layered = { ...PROBLEM, rules: { ...PROBLEM.rules, fillDirection: 'BottomToTop' as const } };
  t.equal(tidinessOf(layered, load).reach, 6);
  t.end();
});
