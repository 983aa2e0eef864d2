/** Tuning improves what is found without it, and costs what the level allows. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import { piecesIn } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import type { Engine, Filler } from '../../src/engine/port.js';
import { reachOf } from '../../src/planning/goals/compactness.js';
import { planLoad } from '../../src/planning/plan-load.js';
import { fixtureOrder } from '../support/fixture-orders.js';

const engine = loadEngine();

function volumeIn(problem: LoadProblem, plan: LoadPlan): number {
  const arrangements = plan.containers.flatMap((one) => one.arrangements);
  return arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.volume, 0);
}

for (const name of ['tuned-loads-less', 'tuned-loads-longer', 'tuned-slow', 'time-limit']) {
  for (const level of [1, 2] as const) {
    t.test(`${name} at level ${level} is not worse tuned`, async (t) => {
      const [tuned, plain] = [true, false].map((isTuned) => {
        const problem = fixtureOrder(name, { optimizationLevel: level, isTuned });
        const plan = planLoad(problem, { engine });
        const reach = Math.max(...plan.containers.map((one) => reachOf(problem, one.arrangements)));
        return { volume: volumeIn(problem, plan), left: plan.unloaded.length, reach };
      });
      t.ok(tuned!.volume >= plain!.volume, 'loads no less');
      if (tuned!.left === 0 && plain!.left === 0) t.ok(tuned!.reach <= plain!.reach, 'lies no longer');
    });
  }
}

t.test('preparing joins with many stacks counts what its rules cost', async (t) => {
  const problem = fixtureOrder('time-limit', { optimizationLevel: 2 });
  let spent = 0;
  const counted: Engine = {
    prepare: (...words) => {
      const filler = engine.prepare(...words);
      const own: Filler = {
        get effort() {
          return filler.effort;
        },
        get memoryBytes() {
          return filler.memoryBytes;
        },
        fill: (request) => {
          const before = filler.effort;
          const result = filler.fill(request);
          spent += result.effort + filler.effort - before;
          return result;
        },
        dispose: () => filler.dispose(),
      };
      spent += filler.effort;
      return own;
    },
  };
  planLoad(problem, { engine: counted });
  t.ok(spent <= 1.3e9, `${spent} work units, at most 1.3 times those of level 2`);
});
