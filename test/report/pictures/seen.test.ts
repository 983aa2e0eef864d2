/** What pictures show is what a ray finds: by the depth buffer and by faces drawn over each other (300 loads: `npm run bench -- seen`). */
import t, { type Test } from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { Body } from '../../../src/domain/bodies.js';
import { frameIn } from '../../../src/report/pictures/frame.js';
import { drawingOrder } from '../../../src/scene/order.js';
import type { Scene, Solid } from '../../../src/scene/scene.js';
import { extentOnPaper, VIEWS, type ViewName } from '../../../src/scene/views.js';
import { scenesOf } from '../../support/problems/palletized-loads.js';
import { randomLoads } from '../../support/problems/random-steps.js';
import { frameOf, HEIGHT, WIDTH, wrongPixels, wrongVectorPixels } from '../../support/report/seen-pictures.js';

const LOADS = 5;
const TRUCKS = 2;
const MOST_DRAWN = 60;
const STEP = 4;
const NAMES = Object.keys(VIEWS) as ViewName[];

async function seenRightly(t: Test, scene: Scene, draw: number): Promise<void> {
  for (const name of ['diagram', NAMES[1 + (draw % (NAMES.length - 1))]!] as const) {
    const frame = frameOf(scene, name);
    t.same(wrongPixels(scene.solids, frame, STEP), []);
    t.same(await wrongVectorPixels(scene.solids, frame), []);
  }
}

t.test(`${LOADS} random loads`, async (t) => {
  let draw = 0;
  for (const load of randomLoads(loadEngine(), LOADS, 3)) await seenRightly(t, scenesOf(load)[0]!, draw++);
});

t.test('trucks of pallets', async (t) => {
  let trucks = 0;
  for (const load of randomLoads(loadEngine(), MOST_DRAWN, 4)) {
    const truck = scenesOf(load)[1];
    if (truck === undefined) continue;
    await seenRightly(t, truck, trucks);
    if (++trucks === TRUCKS) break;
  }
  t.equal(trucks, TRUCKS);
});

const solid = (
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  z1: number,
  z2: number,
  axis: Body['axis'] = null,
): Solid => {
  return { x1, x2, y1, y2, z1, z2, axis, kind: 'cargo', cargo: 0, arrangement: 0 };
};

/** Along x, y and z; the first lies over the second, that before the third, and that beside the first: a circle. */
const BARS = [solid(0, 100, 40, 50, 60, 70), solid(80, 90, 0, 100, 40, 50), solid(60, 70, 10, 20, 0, 100)];
const AXES = ['x', 'y', 'z'] as const;
const CIRCLES: Readonly<Record<string, readonly Solid[]>> = {
  'three bars that hide each other in a circle': BARS,
  'three rolls that do': BARS.map((bar, at) => ({ ...bar, axis: AXES[at]! })),
};

for (const [what, solids] of Object.entries(CIRCLES)) {
  t.test(what, async (t) => {
    for (const name of NAMES) {
      const view = VIEWS[name];
      const extent = extentOnPaper({ x1: 0, x2: 100, y1: 0, y2: 100, z1: 0, z2: 100 }, view);
      const frame = frameIn({ x: 4, y: 4, width: WIDTH - 8, height: HEIGHT - 8 }, view, extent);
      t.same(wrongPixels(solids, frame), []);
      t.same(await wrongVectorPixels(solids, frame), []);
    }
    t.ok(drawingOrder(solids, VIEWS.diagram).length > solids.length, 'one of them is cut');
  });
}
