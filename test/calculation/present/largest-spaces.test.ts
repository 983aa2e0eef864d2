/** Which empty spaces an answer lists: those that can be used, the largest first, and quickly. */
import t from 'tap';
import { usableSpaces } from '../../../src/calculation/present/empty-spaces.js';
import { present } from '../../../src/calculation/present/present.js';
import { type Cuboid, overlaps } from '../../../src/domain/geometry.js';
import { ALL, calculated, conforms } from '../plans.js';
import { cargo, container, request } from '../requests.js';

const ROOM: Cuboid = { x1: 0, y1: 0, z1: 0, x2: 100, y2: 40, z2: 50 };
const volume = ({ x1, y1, z1, x2, y2, z2 }: Cuboid) => (x2 - x1) * (y2 - y1) * (z2 - z1);

t.test('spaces in which no smallest piece fits are not listed; the largest come first', async (t) => {
  const taken = [
    { ...ROOM, x2: 60 },
    { x1: 60, y1: 0, z1: 0, x2: 90, y2: 40, z2: 47 },
  ];
  const pieces = [{ length: 10, width: 8, height: 6 }];
  t.strictSame(usableSpaces(ROOM, taken, pieces), [{ ...ROOM, x1: 90 }]);
  t.strictSame(
    usableSpaces(ROOM, taken, [{ length: 8, width: 20, height: 3 }]).map(volume),
    [10 * 40 * 50, 30 * 40 * 3],
    'what takes a flat piece is listed',
  );
});

t.test('where no piece fits any, none smaller than a thousandth of the container is listed', async (t) => {
  const taken = [
    { ...ROOM, x2: 99, z2: 49 },
    { x1: 0, y1: 0, z1: 49, x2: 99, y2: 40, z2: 50 },
    { x1: 99, y1: 0, z1: 0, x2: 100, y2: 39, z2: 50 },
  ];
  t.strictSame(usableSpaces(ROOM, taken, [{ length: 30, width: 30, height: 30 }]), []);
  t.equal(usableSpaces(ROOM, taken.slice(0, 2), [{ length: 30, width: 30, height: 30 }]).length, 1);
});

t.test('at most 100, without overlap', async (t) => {
  const taken = Array.from({ length: 300 }, (_, n) => {
    const [x1, y1] = [4 * (n % 24), 3 * Math.floor(n / 24)];
    return { x1, y1, z1: 2 * (n % 7), x2: x1 + 3, y2: y1 + 2, z2: 40 + (n % 9) };
  });
  const spaces = usableSpaces(ROOM, taken, [{ length: 1, width: 1, height: 1 }]);
  t.equal(spaces.length, 100);
  t.strictSame(
    spaces.map(volume),
    spaces.map(volume).sort((a, b) => b - a),
  );
  t.notOk(spaces.some((space, at) => spaces.slice(at + 1).some((other) => overlaps(space, other))));
  t.notOk(spaces.some((space) => taken.some((one) => overlaps(space, one))));
});

t.test('cargoesShortened names cargoes and the container only', async (t) => {
  const arrangement = {
    ...({ cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 } } as const),
    counts: { length: 2, width: 1, height: 1 },
  };
  const load = calculated(t, request({ cargoes: [cargo()], emptyContainers: [container()] }), [[arrangement]]);
  const shortened = present(load, { ...ALL, areCargoesShortened: true });
  conforms(t, 'Load', shortened);
  const [short] = shortened.filledContainers;
  t.strictSame(short!.spaces?.[0]?.cargo, { name: 'A' });
  t.strictSame(short!.emptyContainer, { name: 'T' });
  t.match(present(load, ALL).filledContainers[0]?.spaces?.[0]?.cargo, { name: 'A', length: 10 });
});
