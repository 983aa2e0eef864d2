/** The same words in give the same words out: again, in another instance, and in the narrow and the wide build. */
import t from 'tap';
import { type Support, thpackLoadProblem } from '../../bench/thpack.js';
import { engineModules, loadEngine } from '../../src/calculation/node/node-engine.js';
import { brProblem } from '../../src/cli/bench/br-recipe.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { createEngine } from '../../src/engine/engine.js';
import { fillOf, requestOf } from '../support/engine/fills.js';

const EFFORT = 1e8;

const PROBLEMS = (
  [
    [2, 'none'],
    [7, '0.8'],
    [12, 'full'],
  ] as const satisfies readonly (readonly [number, Support])[]
).map(([brClass, support]) => ({
  title: `BR${brClass}, support ${support}`,
  problem: thpackLoadProblem(brProblem(brClass, 104), support, 1),
}));

t.test('twice in one instance, and in two', async (t) => {
  for (const { title, problem } of PROBLEMS) {
    const filler = loadEngine().prepare(problem, 0, EFFORT);
    const first = filler.fill(requestOf(problem, EFFORT));
    t.same(filler.fill(requestOf(problem, EFFORT)), first, `${title}: again`);
    t.same(fillOf(problem, EFFORT), first, `${title}: in another instance`);
  }
});

t.test('another seed is another search', async (t) => {
  const { problem } = PROBLEMS[1]!;
  const [one, two] = [1, 2].map((seed) => fillOf(problem, EFFORT, { seed }));
  t.notSame(one!.arrangements, two!.arrangements);
});

t.test('lanes of 16 and of 32 bits hold the same search', async (t) => {
  const { narrow, wide } = engineModules();
  const broken = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  for (const { title, problem } of PROBLEMS) {
    const inNarrow = createEngine({ narrow, wide: broken }).prepare(problem, 0, EFFORT);
    // A container longer than 16 bits reach, of which cargo may use as much as before.
    const inWide = createEngine({ narrow: broken, wide }).prepare(longer(problem), 0, EFFORT);
    t.same(inWide.fill(requestOf(problem, EFFORT)), inNarrow.fill(requestOf(problem, EFFORT)), title);
  }
});

function longer(problem: LoadProblem): LoadProblem {
  return {
    ...problem,
    containers: problem.containers.map((type) => ({
      ...type,
      size: { ...type.size, length: 32_800 },
      maxExtent: { length: type.size.length, width: 0, height: 0 },
    })),
  };
}
