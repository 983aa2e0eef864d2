/** The ruler: what is pointed at, drawn to edges, and the distance between two places. */
import t from 'tap';
import { cornersOf, viewFrom } from '../../../src/web/viewer/camera.js';
import { distancesOf, ruledPoint, rulerMarks } from '../../../src/web/viewer/ruler.js';

const ROOM = { x1: 0, y1: 0, z1: 0, x2: 1000, y2: 500, z2: 600 };
const BODY = { x1: 200, y1: 100, z1: 0, x2: 400, y2: 300, z2: 150, axis: null };
const UNCUT = { x: Number.POSITIVE_INFINITY, z: Number.POSITIVE_INFINITY };
const down = (x: number, y: number) => ({ origin: { x, y, z: 2000 }, direction: { x: 0, y: 0, z: -1 }, start: 0 });
const pointed = (x: number, y: number, isAsked = () => true) =>
  ruledPoint([BODY], ROOM, down(x, y), UNCUT, isAsked, 10);

t.test('on a piece, at its edge, on the floor behind what is hidden, beside all', async (t) => {
  t.same(pointed(300, 200), { x: 300, y: 200, z: 150 });
  t.same(pointed(396, 105), { x: 400, y: 100, z: 150 }, 'drawn to the corner');
  t.same(pointed(700, 200), { x: 700, y: 200, z: 0 }, 'the floor');
  t.same(
    pointed(300, 200, () => false),
    { x: 300, y: 200, z: 0 },
  );
  t.equal(pointed(1200, 200), null);
});

t.test('a distance straight and along each side, written beside its line', async (t) => {
  const points = [
    { x: 0, y: 0, z: 0 },
    { x: 300, y: 400, z: 0 },
  ] as const;
  t.same(distancesOf(points), { straight: 500, x: 300, y: 400, z: 0 });
  const camera = viewFrom('top', cornersOf(ROOM), 1.5);
  t.match(rulerMarks(points, camera, 1.5, String), [{ kind: 'line' }, { kind: 'text', text: '500' }]);
  t.equal(rulerMarks(points.slice(0, 1), camera, 1.5, String).length, 2, 'a cross');
  t.same(rulerMarks([], camera, 1.5, String), []);
});
