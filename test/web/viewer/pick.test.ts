/** Picking: the body found is the one that a walk along the ray enters first. */
import t from 'tap';
import { ACROSS, type Body, highOf, lowOf } from '../../../src/domain/bodies.js';
import { cornersOf, rayThrough, shownAt, viewFrom } from '../../../src/web/viewer/camera.js';
import { reachOf, UNCUT } from '../../../src/web/viewer/cuts.js';
import { isFramed } from '../../../src/web/viewer/framed.js';
import { OutOfSight } from '../../../src/web/viewer/out-of-sight.js';
import { distanceTo, pick } from '../../../src/web/viewer/pick.js';
import { plus, type Vector } from '../../../src/web/viewer/vectors.js';
import fc from '../../support/fast-check.js';
import { arbitraryBody, arbitraryCamera, arbitraryPlace } from '../../support/web/viewed-sheets.js';

const EXTENT = { x1: 0, y1: 0, z1: 0, x2: 1300, y2: 1300, z2: 1300 };
const arbitraryReach = fc
  .record({
    length: fc.double({ min: 0.2, max: 1.2, noNaN: true }),
    height: fc.double({ min: 0.2, max: 1.2, noNaN: true }),
  })
  .map((cut) => reachOf(cut, EXTENT));

/** Grown by so much; a body shrunk by nothing is itself. */
function isInside(
  { x, y, z }: Vector,
  body: Body,
  reach: { readonly x: number; readonly z: number },
  slack: number,
): boolean {
  if (x > reach.x + slack || z > reach.z + slack) return false;
  const point = { x, y, z };
  for (const axis of ['x', 'y', 'z'] as const) {
    if (point[axis] < lowOf(body, axis) - slack || point[axis] > highOf(body, axis) + slack) return false;
  }
  if (body.axis === null) return true;
  const [u, v] = ACROSS[body.axis];
  const away = Math.hypot(
    point[u] - (lowOf(body, u) + highOf(body, u)) / 2,
    point[v] - (lowOf(body, v) + highOf(body, v)) / 2,
  );
  return away <= (highOf(body, u) - lowOf(body, u)) / 2 + slack;
}

t.test('nothing lies before what is found, and what is found is there', async (t) => {
  fc.assert(
    fc.property(
      fc.array(arbitraryBody, { minLength: 1, maxLength: 8 }),
      arbitraryCamera,
      arbitraryPlace,
      arbitraryReach,
      (bodies, camera, at, reach) => {
        const ray = rayThrough(camera, at, 1.5);
        const hit = pick(bodies, ray, reach);
        const end = hit?.distance ?? 6000;
        if (hit !== null && !isInside(hit.point, bodies[hit.place]!, reach, 1e-3)) return false;
        for (let walked = Math.max(ray.start, -4000); walked < end - 2; walked += 7) {
          const point = plus(ray.origin, ray.direction, walked);
          if (bodies.some((body) => isInside(point, body, reach, -1e-3))) return false;
        }
        return true;
      },
    ),
    { numRuns: 150 },
  );
  t.pass('so it is of all that were drawn');
});

t.test('the nearest of all is found, and only those that are asked for', async (t) => {
  fc.assert(
    fc.property(
      fc.array(arbitraryBody, { minLength: 2, maxLength: 12 }),
      arbitraryCamera,
      arbitraryPlace,
      (bodies, camera, at) => {
        const ray = rayThrough(camera, at, 1);
        const reach = reachOf(UNCUT, EXTENT);
        const isOdd = (place: number) => place % 2 === 1;
        const distances = bodies.map((body, place) => (isOdd(place) ? distanceTo(body, ray, reach) : null));
        const nearest = Math.min(...distances.map((one) => one ?? Number.POSITIVE_INFINITY));
        const hit = pick(bodies, ray, reach, isOdd);
        return hit === null ? nearest === Number.POSITIVE_INFINITY : hit.distance === nearest && isOdd(hit.place);
      },
    ),
  );
  t.pass('so it is of all that were drawn');
});

t.test('a roll is missed beside its round side and met on it, a cut away body is passed through', async (t) => {
  const roll: Body = { x1: 0, y1: 0, z1: 0, x2: 100, y2: 100, z2: 100, axis: 'z' };
  const along = (x: number, y: number) => ({ origin: { x, y, z: 500 }, direction: { x: 0, y: 0, z: -1 }, start: 0 });
  const all = reachOf(UNCUT, EXTENT);
  t.equal(distanceTo(roll, along(3, 3), all), null, 'the corner of its cuboid is empty');
  t.equal(distanceTo(roll, along(50, 3), all), 400);
  t.equal(distanceTo(roll, along(50, 50), { ...all, z: 40 }), 460, 'the cut');
  t.equal(distanceTo(roll, along(50, 50), { ...all, x: 0 }), null);
  t.equal(distanceTo(roll, along(50, 50), { ...all, x: 40 }), null);
});

t.test('what is out of sight is never what a ray meets', async (t) => {
  const cells = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 20, maxLength: 64 });
  let hidden = 0;
  fc.assert(
    fc.property(
      cells,
      arbitraryCamera,
      fc.array(arbitraryPlace, { minLength: 20, maxLength: 20 }),
      (places, view, rays) => {
        const bodies = places.map((cell): Body => {
          const [x, y, z] = [cell % 4, (cell >> 2) % 4, cell >> 4].map((one) => 200 * one) as [number, number, number];
          return { x1: x, y1: y, z1: z, x2: x + 200, y2: y + 200, z2: z + 200, axis: null };
        });
        // From outside: whoever stands in a piece sees its inside.
        const camera = { ...view, target: { x: 413.7, y: 388.1, z: 421.9 }, height: 1200 };
        const isHidden = new OutOfSight(bodies).from(camera);
        hidden += isHidden.reduce((sum, one) => sum + one, 0);
        return rays.every((at) => {
          const hit = pick(bodies, rayThrough(camera, at, 1), reachOf(UNCUT, EXTENT));
          return hit === null || isHidden[hit.place] === 0;
        });
      },
    ),
  );
  t.ok(hidden > 100, 'and there is some');
});

t.test('in a parallel projection what lies before the plane of the target is met first', async (t) => {
  const near: Body = { x1: 0, y1: 0, z1: 900, x2: 100, y2: 100, z2: 1000, axis: null };
  const far: Body = { ...near, z1: 0, z2: 100 };
  const camera = { target: { x: 50, y: 50, z: 500 }, yaw: 0, pitch: Math.PI / 2, height: 300, hasPerspective: false };
  t.equal(pick([far, near], rayThrough(camera, { x: 0, y: 0 }, 1), reachOf(UNCUT, EXTENT))?.place, 1);
});

t.test('a frame holds what is wholly inside, behind others too', async (t) => {
  const above = viewFrom('top', cornersOf(EXTENT), 1);
  const low = { x1: 100, y1: 100, z1: 0, x2: 300, y2: 300, z2: 100 };
  const high = { ...low, z1: 100, z2: 200 };
  const wide = { ...low, x2: 900 };
  const place = (x: number, y: number) => shownAt(above, { x, y, z: 0 }, 1)!;
  const frame = { from: place(350, 50), to: place(50, 350) };
  t.same(
    [low, high, wide].map((body) => isFramed(body, frame, above, 1)),
    [true, true, false],
  );
  t.notOk(isFramed(low, { from: frame.from, to: place(150, 350) }, above, 1), 'cut by its edge');
});
