/** The camera of the viewer: its rays, its matrix and its named views agree with each other and with the pictures. */
import t from 'tap';
import { VIEWS, type ViewName } from '../../../src/scene/views.js';
import {
  cornersOf,
  directionsOf,
  nameOf,
  orbited,
  panned,
  rayThrough,
  shownAt,
  viewFrom,
  zoomed,
} from '../../../src/web/viewer/camera.js';
import { projectionOf } from '../../../src/web/viewer/projection.js';
import { dot, plus } from '../../../src/web/viewer/vectors.js';
import fc from '../../support/fast-check.js';
import { arbitraryCamera, arbitraryPlace } from '../../support/web/viewed-sheets.js';

const ROOM = { x1: 0, y1: -20, z1: 0, x2: 1200, y2: 235, z2: 269 };
const aspect = fc.double({ min: 0.4, max: 2.5, noNaN: true });
const isNear = (a: number, b: number, by = 1e-6) => Math.abs(a - b) <= by * (1 + Math.abs(a) + Math.abs(b));
const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];

t.test('a point on the ray through a place of the picture is shown there', async (t) => {
  fc.assert(
    fc.property(arbitraryCamera, arbitraryPlace, aspect, fc.integer({ min: 1, max: 900 }), (camera, at, ratio, far) => {
      const { origin, direction } = rayThrough(camera, at, ratio);
      const shown = shownAt(camera, plus(origin, direction, far), ratio);
      return shown !== null && isNear(shown.x, at.x) && isNear(shown.y, at.y);
    }),
  );
  t.pass('so it is of all that were drawn');
});

t.test('the matrix shows points where they are picked, the nearer one before the other', async (t) => {
  fc.assert(
    fc.property(arbitraryCamera, arbitraryPlace, aspect, (camera, at, ratio) => {
      const origin = { x: 600, y: 100, z: 130 };
      const unit = 120;
      const extent = { x1: -3000, y1: -3000, z1: -3000, x2: 4000, y2: 4000, z2: 4000 };
      const matrix = projectionOf(camera, ratio, extent, origin, unit);
      const ray = rayThrough(camera, at, ratio);
      const clip = (far: number) => {
        const { x, y, z } = plus(ray.origin, ray.direction, far);
        const place = [(x - origin.x) / unit, (y - origin.y) / unit, (z - origin.z) / unit, 1];
        return [0, 1, 2, 3].map((row) => place.reduce((sum, one, column) => sum + one * matrix[4 * column + row]!, 0));
      };
      const [near, far] = [clip(500), clip(800)] as [number[], number[]];
      return (
        isNear(near[0]! / near[3]!, at.x, 1e-5) &&
        isNear(near[1]! / near[3]!, at.y, 1e-5) &&
        near[2]! / near[3]! < far[2]! / far[3]!
      );
    }),
  );
  t.pass('so it is of all that were drawn');
});

t.test('the named views are those of the pictures, and show all of the room', async (t) => {
  for (const name of VIEW_NAMES) {
    const camera = viewFrom(name, cornersOf(ROOM), 1.6);
    const { right, up, toward } = directionsOf(camera);
    for (const [own, other] of [
      [right, VIEWS[name].right],
      [up, VIEWS[name].up],
      [toward, VIEWS[name].toward],
    ] as const) {
      t.ok(dot(own, other) > 1 - 1e-9, name);
    }
    t.equal(nameOf(camera), name);
    for (const corner of cornersOf(ROOM)) {
      const shown = shownAt(camera, corner, 1.6)!;
      t.ok(Math.abs(shown.x) < 1 && Math.abs(shown.y) < 1, `${name}: all is seen`);
    }
  }
});

t.test(
  'what lies under the pointer stays there while one comes nearer; there and back again is the same',
  async (t) => {
    fc.assert(
      fc.property(arbitraryCamera, arbitraryPlace, aspect, (camera, at, ratio) => {
        const nearer = zoomed(camera, 0.8, at, ratio, 1000);
        const { origin, direction } = rayThrough(camera, at, ratio);
        const { toward } = directionsOf(camera);
        const away = dot(
          { x: camera.target.x - origin.x, y: camera.target.y - origin.y, z: camera.target.z - origin.z },
          toward,
        );
        const inPlane = plus(origin, direction, away / dot(direction, toward));
        const shown = shownAt(nearer, inPlane, ratio)!;
        const back = zoomed(nearer, 1.25, at, ratio, 1000);
        return (
          isNear(shown.x, at.x) &&
          isNear(shown.y, at.y) &&
          isNear(back.height, camera.height) &&
          isNear(back.target.x, camera.target.x)
        );
      }),
    );
    t.pass('so it is of all that were drawn');
  },
);

t.test('turns stay within straight down and straight up; a shift undone is none', async (t) => {
  fc.assert(
    fc.property(arbitraryCamera, fc.double({ min: -9, max: 9, noNaN: true }), (camera, turn) => {
      const turned = orbited(camera, turn, turn);
      const shifted = panned(panned(camera, turn, -turn), -turn, turn);
      const { right, up, toward } = directionsOf(turned);
      return (
        Math.abs(turned.pitch) <= Math.PI / 2 &&
        turned.yaw >= 0 &&
        turned.yaw < 7 &&
        isNear(dot(right, up), 0) &&
        isNear(dot(up, toward), 0) &&
        isNear(shifted.target.z, camera.target.z)
      );
    }),
  );
  t.pass('so it is of all that were drawn');
});

t.test('what is framed fills the picture in one direction, whatever its form, and is in its middle', async (t) => {
  const tower = { x1: 0, y1: 0, z1: 0, x2: 120, y2: 80, z2: 900 };
  for (const name of VIEW_NAMES) {
    for (const [room, ratio] of [
      [ROOM, 0.7],
      [ROOM, 2.2],
      [tower, 0.7],
      [tower, 2.2],
    ] as const) {
      const corners = cornersOf(room);
      const camera = viewFrom(name, corners, ratio);
      const shown = corners.map((corner) => shownAt(camera, corner, ratio)!);
      const [left, right] = [Math.min(...shown.map(({ x }) => x)), Math.max(...shown.map(({ x }) => x))];
      const [low, high] = [Math.min(...shown.map(({ y }) => y)), Math.max(...shown.map(({ y }) => y))];
      const fill = Math.max(right - left, high - low) / 2;
      t.ok(fill > 0.88 && fill < 0.95, `${name} at ${ratio}: ${fill}`);
      t.ok(Math.abs(left + right) < 0.02 && Math.abs(low + high) < 0.02, `${name} at ${ratio}: in the middle`);
    }
  }
});
