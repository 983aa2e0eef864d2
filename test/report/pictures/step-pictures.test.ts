/** Pictures of loading steps stay small, however many there are. */
import t from 'tap';
import { layerSheet, type PlanPart } from '../../../src/report/pictures/plan-sheets.js';
import { stepBodies } from '../../../src/report/pictures/step-bodies.js';
import { stepPictures } from '../../../src/report/pictures/step-pictures.js';
import { sceneOf } from '../../../src/scene/scene.js';
import { colourOf } from '../../../src/scene/shades.js';
import type { Step } from '../../../src/scene/steps.js';
import { problemOf } from '../../support/problems/load-problems.js';

const SIDE = 100;
const ALONG = 20;
const ACROSS = 10;
const UP = 8;
const STEPS = ALONG * ACROSS * UP;
const MOST = 250;

t.test(`${STEPS} steps of a piece each`, async (t) => {
  const size = { length: SIDE, width: SIDE, height: SIDE };
  const room = { length: ALONG * SIDE, width: ACROSS * SIDE, height: UP * SIDE };
  const problem = problemOf([{ name: 'cube', size, quantity: STEPS }], [{ size: room }]);
  const steps = Array.from({ length: STEPS }, (_, at): Step => {
    const [x, y, z] = [Math.floor(at / (ACROSS * UP)), Math.floor(at / UP) % ACROSS, at % UP].map((n) => n * SIDE);
    const position = { x: x!, y: y!, z: z! };
    const part = { cargo: 0, orientation: 1 as const, position, counts: { length: 1, width: 1, height: 1 } };
    const extent = { x1: x!, x2: x! + SIDE, y1: y!, y2: y! + SIDE, z1: z!, z2: z! + SIDE };
    const spaces = { first: at + 1, last: at + 1 };
    return {
      number: at + 1,
      section: 1,
      spaces,
      cargo: 0,
      parts: [part],
      pieces: 1,
      weight: 1,
      extent,
      isStraight: true,
    };
  });
  const arrangements = steps.flatMap(({ parts }) => parts);
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const plan = { containers: [{ container: 0, arrangements }], unloaded: [], search };
  const scene = sceneOf({ title: '', problem, plan, request: { cargoes: [{}], emptyContainers: [{}] } }, 0);
  const { pictures, faces, bodies } = stepPictures(scene, stepBodies(problem, steps, [0]), STEPS, 320, 240);
  t.equal(pictures.length, STEPS);
  for (const [step, picture] of pictures.entries()) {
    const isNew = (face: number) => bodies[faces[face]!.body]!.step === step;
    const old = picture.faces.filter((face) => !isNew(face));
    if (old.length > MOST || !picture.faces.some(isNew)) t.fail(`step ${step + 1}: ${old.length} grey faces`);
  }
  t.equal(pictures[0]!.faces.length, 3);
  t.ok(pictures.at(-1)!.faces.length > MOST / 3, 'what was loaded before is there');
});

t.test('a plan names what has no room beside a line to it, and counts what would hide it', async (t) => {
  const strip = (at: number): PlanPart => ({
    extent: { x1: 0, x2: 4000, y1: 20 * at, y2: 20 * at + 20, z1: 0, z2: 100 },
    ...{ paint: { colour: colourOf(200, 220, 240) }, isRound: false, counts: [1, 1], code: 'A', note: `${at + 1}` },
  });
  const look = { until: 4000, wide: 400, most: 300, way: 'fromDoor', title: 'Plan' } as const;
  const textsOf = (count: number) =>
    layerSheet(
      { length: 4000, width: 2400 },
      Array.from({ length: count }, (_, at) => strip(at)),
      {
        ...look,
        unsaid: (bare) => `${bare} without`,
      },
    ).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  t.same(textsOf(3), ['A 1', 'A 2', 'A 3']);
  t.same(textsOf(13), ['13 without']);
});
