/** The ruler: what is pointed at, drawn to edges, and the distance between two places. */
import t from 'tap';
import { cornersOf, viewFrom } from '../../../src/web/viewer/camera.js';
import { crossMarks, distancesOf, ruledPoint, rulerMarks } from '../../../src/web/viewer/ruler.js';
import { Ruling } from '../../../src/web/viewer/ruling.js';

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
  t.match(rulerMarks(points, camera, 1.5, String), [...Array(5).fill({ kind: 'line' }), { kind: 'text', text: '500' }]);
  t.equal(rulerMarks(points.slice(0, 1), camera, 1.5, String).length, 2, 'a cross');
  t.same(rulerMarks([], camera, 1.5, String), []);
});

t.test('a cross that keys move measures as a pointer does', async (t) => {
  // Seen from above: to the right of the middle there is nothing.
  const ruling = new Ruling(({ x, y }) => (x > 0 ? null : { x: 100 * x, y: 100 * y, z: 0 }));
  ruling.mark();
  t.notOk(ruling.isOut.value);
  t.same(ruling.points.value, [], 'a ruler that is put away marks nothing');

  ruling.toggle();
  ruling.move(-0.5, 0, 2);
  t.same(ruling.cross.value, { x: -0.5, y: 0 }, 'by shares of the height, also across');
  ruling.mark();
  ruling.move(0, 5, 2);
  t.same(ruling.cross.value, { x: -0.5, y: 1 }, 'no farther than the picture');
  t.same(ruling.points.value, [
    { x: -50, y: 0, z: 0 },
    { x: -50, y: 100, z: 0 },
  ]);
  ruling.move(2, 0, 2);
  t.equal(ruling.underCross.value, null);
  ruling.mark();
  t.equal(ruling.points.value.length, 1, 'nothing is there to be marked');
  ruling.markAt({ x: -1, y: 0 });
  t.equal(ruling.cross.value, null, 'whoever points needs no cross');
  ruling.markAt({ x: -0.2, y: 0 });
  t.same(ruling.points.value, [{ x: -20, y: 0, z: 0 }], 'a third place begins anew');
  ruling.restart();
  t.ok(ruling.isOut.value);
  t.same(ruling.points.value, []);
  t.equal(crossMarks({ x: 0, y: 0 }, 1.5).length, 4);
  t.same(crossMarks(ruling.cross.value, 1.5), []);
});
