/** Free places in long loads: a corner is compared with what lies beside it, not with the whole load. */
import t from 'tap';
import { type Cuboid, cuboidAt } from '../../../src/domain/geometry.js';
import { freePlaces } from '../../../src/planning/reasons/free-places.js';
import { problemOf } from '../../support/problems/load-problems.js';

const CUBE = { length: 100, width: 100, height: 100 };

/** Coordinates looked at while all places beside a row of so many cubes are found. */
function looksFor(count: number): { looks: number; places: number } {
  let looks = 0;
  const pieces = Array.from({ length: count }, (_, n): Cuboid => {
    const cuboid = cuboidAt({ x: 100 * n, y: 0, z: 0 }, CUBE);
    for (const side of ['x1', 'x2', 'y1', 'y2', 'z1', 'z2'] as const) {
      const value = cuboid[side];
      Object.defineProperty(cuboid, side, {
        get: () => {
          looks++;
          return value;
        },
      });
    }
    return cuboid;
  });
  const room = { length: 100 * count, width: 200, height: 100 };
  const problem = problemOf([{ size: CUBE, orientations: 1 }], [{ size: room }]);
  const places = [...freePlaces(problem, 0, pieces, 0)].length;
  return { looks, places };
}

t.test('four times as long a load: four times as much to look at', async (t) => {
  const [short, long] = [looksFor(100), looksFor(400)];
  t.same([short.places, long.places], [100, 400], 'beside each cube');
  t.ok(long.looks <= 6 * short.looks, `${short.looks} looks for 100 pieces, ${long.looks} for 400`);
});

t.test('from the front wall to the door, lowest first, then across', async (t) => {
  const problem = problemOf([{ size: CUBE, orientations: 1 }], [{ size: { length: 200, width: 200, height: 200 } }]);
  const pieces = [cuboidAt({ x: 0, y: 0, z: 0 }, CUBE)];
  const found = Array.from(freePlaces(problem, 0, pieces, 0), ({ position: { x, y, z } }) => [x, y, z]);
  t.same(found.slice(0, 3), [
    [0, 100, 0],
    [0, 0, 100],
    [100, 0, 0],
  ]);
  t.same(
    found,
    [...found].sort((a, b) => a[0]! - b[0]! || a[2]! - b[2]! || a[1]! - b[1]!),
  );
});
