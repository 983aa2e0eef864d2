/** Lists of counts (assembly/blocks/counts.ts) take the place of rows for memory only: no plan may change by it. */
import t from 'tap';
import { type Support, thpackLoadProblem } from '../../bench/thpack.js';
import { engineModules } from '../../src/calculation/node/node-engine.js';
import { brProblem } from '../../src/cli/bench/br-recipe.js';
import { PreparedSearch } from '../../src/engine/instance.js';

const EFFORT = 2e7;

t.test('rows and lists of counts give the same plans', async (t) => {
  for (const [brClass, support] of [
    [1, '0.8'],
    [7, 'none'],
    [7, 'full'],
    [15, '0.8'],
  ] as const satisfies readonly (readonly [number, Support])[]) {
    const problem = thpackLoadProblem(brProblem(brClass, 101), support, 1);
    const limited = { ...problem, containers: problem.containers.map((type) => ({ ...type, maxCargoTypes: 3 })) };
    for (const tried of [problem, limited]) {
      const [rows, lists] = [64 << 20, 0].map((countRowBytes) => {
        const filler = new PreparedSearch(engineModules(), tried, 0, EFFORT, 0.98, undefined, countRowBytes);
        const all = tried.cargoes.map((cargo) => cargo.quantity);
        const some = all.map((count, cargo) => Math.floor((count * ((cargo * 7) % 5)) / 4));
        return (
          [all, some]
            .map((counts) => filler.fill({ values: null, counts, effort: EFFORT, seed: 1 }, 0.5, true))
            .flatMap(({ untuned, ...found }) => [found, untuned])
            // Rows cost something to prepare.
            .map((found) => ({ ...found, prepared: 0 }))
        );
      });
      t.same(lists, rows, `BR${brClass}, support ${support}, ${tried === limited ? '3 types' : 'all types'}`);
    }
  }
});
