/** The drawings of docs/rules.md show what the verifier says. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { drawStacks } from '../../scripts/docs/stack-drawing.js';
import { STACK_DRAWINGS, type StackScene } from '../../scripts/docs/stack-scenes.js';
import { verify } from '../../src/calculation/verify.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';
import { ROOT } from '../support/source-files.js';

for (const drawing of STACK_DRAWINGS) {
  t.test(drawing.file, async (t) => {
    t.equal(readFileSync(`${ROOT}docs/${drawing.file}`, 'utf8'), drawStacks(drawing), 'run `npm run docs`');
    for (const scene of drawing.scenes) t.same(isAccepted(scene), scene.isAllowed, scene.title);
  });
}

/** Each cargo of a scene is one of the problem, as often as it is drawn. */
function isAccepted({ cargoes, pieces, rules }: StackScene): boolean {
  const names = Object.keys(cargoes);
  const problem = problemOf(
    names.map((name) => {
      const { length, height, fields } = cargoes[name]!;
      const quantity = pieces.filter(([drawn]) => drawn === name).length;
      return { name, size: { length, width: 80, height }, quantity, ...fields };
    }),
    [{}],
    { minSupportRate: 0.8, ...rules },
  );
  const load = pieces.map(([name, x, z]) => at(names.indexOf(name), x, 0, z));
  return verify(problem, planOf(problem, load)).faults.length === 0;
}
