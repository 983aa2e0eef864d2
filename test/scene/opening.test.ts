/** Where the opening of a door is drawn, in each wall, in still pictures and in the 3-D view. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { onPaper } from '../../src/report/pictures/frame.js';
import { roomShapes } from '../../src/report/pictures/room-shapes.js';
import { type Scene, sceneOf } from '../../src/scene/scene.js';
import type { ViewName } from '../../src/scene/views.js';
import { doorLines } from '../../src/web/viewer/doorway.js';
import { shownExtent } from '../../src/web/viewer/shown-extent.js';
import { frameOf } from '../support/report/seen-pictures.js';

const engine = loadEngine();
const TRUCK = { containerType: 'Truck', name: 'Truck', length: 4000, width: 2000, height: 2200, qty: 1 };
const CRATE = { style: 'Shipcase', name: 'Crate', length: 800, width: 600, height: 500, weight: 40, qty: 4 };

function sceneBehind(door?: object): Scene {
  const emptyContainers = [{ ...TRUCK, ...(door && { door }) }];
  const outcome = calculate(
    { title: 'x', cargoes: [CRATE], emptyContainers, rules: { calculationType: 'MixLoad', optimizationLevel: 1 } },
    { uom: 'UnitMetric', maxRunTimeSeconds: 60 },
    engine,
  );
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return sceneOf(outcome.load, 0);
}

/** Millimetres. */
function openingOf(scene: Scene) {
  const { scale } = scene.lengthUnit;
  return doorLines(scene)?.opening.map(({ x, y, z }) => [x / scale, y / scale, z / scale]);
}

/** Whether its edges are drawn before the cargo, behind it, or not at all. */
function drawnIn(scene: Scene, view: ViewName): 'over' | 'under' | null {
  const frame = frameOf(scene, view);
  const { under, over } = roomShapes(scene, frame, 0xffffff);
  const corners = doorLines(scene)!.opening.map((corner) => onPaper(frame, corner));
  const isIn = (shapes: typeof over) =>
    shapes.some(
      (shape) =>
        shape.kind === 'line' &&
        shape.width > 2 &&
        corners.every(({ x, y }, at) => shape.points[at]?.x === x && shape.points[at]?.y === y),
    );
  if (isIn(over)) return 'over';
  return isIn(under) ? 'under' : null;
}

t.test('in the rear wall', async (t) => {
  const scene = sceneBehind({ width: 1500, height: 1800, sill: 200, position: 100 });
  t.same(openingOf(scene), [
    [4000, 100, 200],
    [4000, 1600, 200],
    [4000, 1600, 2000],
    [4000, 100, 2000],
  ]);
  t.equal(doorLines(scene)!.leaves.length, 2);
  t.equal(drawnIn(scene, 'rear'), 'over');
  t.equal(drawnIn(scene, 'diagram'), 'over');
  t.equal(drawnIn(scene, 'front'), 'under');
});

t.test('in a side', async (t) => {
  const door = { width: 1600, height: 1800, position: 2000 };
  const corners = (y: number) => [
    [2000, y, 0],
    [3600, y, 0],
    [3600, y, 1800],
    [2000, y, 1800],
  ];
  const [left, right] = [sceneBehind({ ...door, side: 'Left' }), sceneBehind({ ...door, side: 'Right' })];
  t.same(openingOf(left), corners(0));
  t.same(openingOf(right), corners(2000));
  for (const [scene, far, near] of [
    [left, 'right', 'left'],
    [right, 'left', 'right'],
  ] as const) {
    const { leaves, arrow } = doorLines(scene)!;
    t.equal(leaves.length, 2);
    const { scale } = scene.lengthUnit;
    const out = scene === left ? (y: number) => y < 0 : (y: number) => y > 2000 * scale;
    t.ok(arrow.every(({ y }) => out(y)));
    t.equal(arrow[0]!.x, 2800 * scale, 'before the middle of the opening');
    t.ok(leaves.flat().some(({ y }) => out(y)));
    const { y1, y2 } = shownExtent(scene);
    for (const { y } of [...arrow, ...leaves.flat()]) t.ok(y >= y1 && y <= y2, 'all of it is in the picture');
    t.equal(drawnIn(scene, near), 'over');
    t.equal(drawnIn(scene, far), 'under');
  }
  t.equal(drawnIn(left, 'diagram'), 'over');
  t.equal(drawnIn(right, 'diagram'), 'under');
});

t.test('whole walls, and the roof', async (t) => {
  const whole = sceneBehind();
  t.equal(drawnIn(whole, 'rear'), null, 'the edges of the wall say it');
  t.equal(doorLines(whole)!.leaves.length, 2);
  const curtain = sceneBehind({ side: 'Left', width: 4000, height: 2200 });
  t.same(doorLines(curtain)!.leaves, [], 'a curtain has no leaves');
  t.equal(drawnIn(curtain, 'left'), 'over');
  const open = sceneBehind({ side: 'Top' });
  t.equal(doorLines(open), null);
  t.equal(open.room.hasRoof, false);
  t.equal(whole.room.hasRoof, true);
});
