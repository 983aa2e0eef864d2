/** What is held stays in the picture, whatever fingers do. */
import t from 'tap';
import type { Cuboid } from '../../../src/domain/geometry.js';
import { type Camera, cornersOf, orbited, panned, shownAt, viewFrom, zoomed } from '../../../src/web/viewer/camera.js';
import { framed, held, heldNear } from '../../../src/web/viewer/held.js';
import fc from '../../support/fast-check.js';
import { arbitraryPlace } from '../../support/web/viewed-sheets.js';

const ROOM = { x1: 0, y1: 0, z1: 0, x2: 13_600, y2: 2450, z2: 2700 };
const SIZE = 13_600;
/** At the front wall, where a pinch in the middle of the picture leads past it. */
const FIRST = { x1: 1000, y1: 0, z1: 0, x2: 2200, y2: 800, z2: 1600 };
const ASPECT = 375 / 290;
const whole = viewFrom('diagram', cornersOf(ROOM), ASPECT);

/** How much of itself is in the picture, how large it is there, and which of both more of: the least along both sides. */
function seen(camera: Camera, box: Cuboid, aspect: number) {
  const shown = cornersOf(box).map((corner) => shownAt(camera, corner, aspect));
  if (shown.includes(null)) return { itself: 0, large: 0, most: 0 };
  const sides = (['x', 'y'] as const).map((axis) => {
    const values = shown.map((one) => one![axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const inside = Math.max(0, Math.min(1, high) - Math.max(-1, low));
    const itself = inside / (high - low);
    return { itself, large: (high - low) / 2, most: Math.max(itself, inside / 2) };
  });
  return {
    itself: Math.min(...sides.map(({ itself }) => itself)),
    large: Math.max(...sides.map(({ large }) => large)),
    most: Math.min(...sides.map(({ most }) => most)),
  };
}

t.test('a pinch from 40 to 136 pixels apart does not lose the piece at the front wall', async (t) => {
  const pinched = (hold: (camera: Camera) => Camera) => {
    let camera = whole;
    for (let apart = 40; apart < 136; apart += 4) {
      camera = hold(zoomed(camera, apart / (apart + 4), { x: 0, y: 0 }, ASPECT, SIZE));
    }
    return seen(camera, FIRST, ASPECT);
  };
  t.equal(pinched((camera) => camera).itself, 0, 'nothing of it is seen where it is not held');
  const { itself, large } = pinched((camera) => heldNear(camera, { box: FIRST, size: SIZE, aspect: ASPECT }));
  t.ok(itself >= 0.8 && large > 0.2, `${itself} of it is seen, over ${large} of the picture`);
});

const gesture = fc.oneof(
  fc.record({
    kind: fc.constant('zoom' as const),
    factor: fc.double({ min: 0.1, max: 6, noNaN: true }),
    at: arbitraryPlace,
  }),
  fc.record({ kind: fc.constantFrom('pan' as const, 'orbit' as const), at: arbitraryPlace }),
);

t.test(
  'whatever is done in turn, much of it is in the picture, and not all of the picture is one colour',
  async (t) => {
    const corner = fc.record({
      x1: fc.integer({ min: 0, max: 12_000 }),
      y1: fc.integer({ min: 0, max: 1600 }),
      z1: fc.integer({ min: 0, max: 1200 }),
    });
    const ratio = fc.double({ min: 0.6, max: 2.2, noNaN: true });
    fc.assert(
      fc.property(corner, ratio, fc.array(gesture, { minLength: 1, maxLength: 12 }), ({ x1, y1, z1 }, aspect, done) => {
        const box = { x1, y1, z1, x2: x1 + 1200, y2: y1 + 800, z2: z1 + 1000 };
        let camera = viewFrom('diagram', cornersOf(ROOM), aspect);
        for (const one of done) {
          if (one.kind === 'zoom') {
            const near = zoomed(camera, one.factor, one.at, aspect, SIZE);
            camera = heldNear(near, { box, size: SIZE, aspect });
          } else {
            const moved =
              one.kind === 'pan' ? panned(camera, one.at.x, one.at.y) : orbited(camera, 3 * one.at.x, one.at.y);
            camera = held(moved, { box, aspect });
          }
        }
        return seen(camera, box, aspect).most > 0.7;
      }),
    );
    t.pass('so it is of all that were drawn');
  },
);

t.test('a step on is in the middle, as near as the one before was looked at, and all of it is seen', async (t) => {
  let camera = whole;
  for (let time = 0; time < 30; time++) {
    camera = heldNear(zoomed(camera, 0.8, { x: 0, y: 0 }, ASPECT, SIZE), { box: FIRST, size: SIZE, aspect: ASPECT });
  }
  const next = { ...FIRST, x1: 9000, x2: 10_200 };
  const there = framed(camera, { box: next, aspect: ASPECT });
  const { itself, large } = seen(there, next, ASPECT);
  t.ok(itself > 0.99 && large > 0.6, `${itself} of it is seen, over ${large} of the picture`);
});
