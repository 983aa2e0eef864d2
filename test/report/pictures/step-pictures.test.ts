/** Pictures of loading steps stay small, however many there are. */
import t from 'tap';
import { stepBodies } from '../../../src/report/pictures/step-bodies.js';
import { stepPictures } from '../../../src/report/pictures/step-pictures.js';
import { sceneOf } from '../../../src/scene/scene.js';
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
