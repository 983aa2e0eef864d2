import { test } from 'tap';
import { emptySpaces } from '../../../src/calculation/present/empty-spaces.js';
import { type Cuboid, overlaps } from '../../../src/domain/geometry.js';
import fc from '../../support/fast-check.js';

const ROOM: Cuboid = { x1: 0, y1: 0, z1: 0, x2: 12, y2: 8, z2: 9 };

function volume({ x1, y1, z1, x2, y2, z2 }: Cuboid): number {
  return (x2 - x1) * (y2 - y1) * (z2 - z1);
}

const cuboid = fc
  .tuple(
    fc.nat(11),
    fc.nat(7),
    fc.nat(8),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 6 }),
  )
  .map(
    ([x1, y1, z1, length, width, height]): Cuboid => ({ x1, y1, z1, x2: x1 + length, y2: y1 + width, z2: z1 + height }),
  );

test('an empty container is one space, a full one none', (t) => {
  t.strictSame(emptySpaces(ROOM, []), [ROOM]);
  t.strictSame(emptySpaces(ROOM, [ROOM]), []);
  t.strictSame(
    emptySpaces(ROOM, [
      { ...ROOM, x2: 5 },
      { ...ROOM, x1: 5 },
    ]),
    [],
  );
  t.end();
});

test('one piece in a corner leaves the largest margins', (t) => {
  const spaces = emptySpaces(ROOM, [{ x1: 0, y1: 0, z1: 0, x2: 4, y2: 4, z2: 6 }]);
  t.strictSame(
    spaces.map(volume).sort((a, b) => b - a),
    [8 * 8 * 9, 4 * 4 * 9, 4 * 4 * 3],
  );
  t.end();
});

test('spaces and cargo share no inside and are the whole container, whatever lies in it', (t) => {
  fc.assert(
    fc.property(fc.array(cuboid, { maxLength: 12 }), (cargo) => {
      const spaces = emptySpaces(ROOM, cargo);
      const isFree = (x: number, y: number, z: number) =>
        !cargo.some((c) => x >= c.x1 && x < c.x2 && y >= c.y1 && y < c.y2 && z >= c.z1 && z < c.z2);
      let free = 0;
      for (let x = 0; x < ROOM.x2; x++)
        for (let y = 0; y < ROOM.y2; y++) for (let z = 0; z < ROOM.z2; z++) if (isFree(x, y, z)) free++;
      return (
        spaces.reduce((sum, space) => sum + volume(space), 0) === free &&
        spaces.every((space) => !cargo.some((piece) => overlaps(piece, space))) &&
        spaces.every((space, index) => !spaces.slice(index + 1).some((other) => overlaps(space, other)))
      );
    }),
    { numRuns: 60 },
  );
  t.pass('as many as were tried');
  t.end();
});
