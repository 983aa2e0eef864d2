/** The last load is as short as can be: cargo for a part of a truck stands at its front wall, not all over its floor. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { orientedSize } from '../../../src/domain/geometry.js';
import type { LoadPlan } from '../../../src/domain/plan.js';
import type { LoadProblem, Rules } from '../../../src/domain/problem.js';
import type { Engine } from '../../../src/engine/port.js';
import { LEVEL_EFFORT } from '../../../src/planning/fills/effort.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { mixedProblem } from '../../support/problems/mixed-problem.js';

/** As much as 42 cubes for a truck that holds 250: two slices of 25 are the least, one layer of 50. */
function problem(rules: Partial<Rules>): LoadProblem {
  return problemOf(
    [
      { name: 'cube', size: { length: 100, width: 100, height: 100 }, quantity: 30 },
      { name: 'slab', size: { length: 100, width: 100, height: 50 }, quantity: 24 },
    ],
    [{ size: { length: 1000, width: 500, height: 500 } }],
    { optimizationLevel: 1, ...rules },
  );
}

function reach(plan: LoadPlan, { cargoes }: LoadProblem, axis: 'length' | 'height'): number {
  const ends = plan.containers.flatMap(({ arrangements }) =>
    arrangements.map(({ cargo, orientation, position, counts }) => {
      const size = orientedSize(cargoes[cargo]!.size, orientation);
      return (axis === 'length' ? position.x : position.z) + counts[axis] * size[axis];
    }),
  );
  return Math.max(...ends);
}

t.test('from the front wall', async (t) => {
  const asked = problem({ fillDirection: 'FrontToRear' });
  const plan = planLoad(asked, { engine: loadEngine() });
  t.same(plan.unloaded, []);
  t.ok(verify(asked, plan).valid);
  t.equal(reach(plan, asked, 'length'), 200);
});

t.test('layer on layer', async (t) => {
  const asked = problem({ fillDirection: 'BottomToTop' });
  const plan = planLoad(asked, { engine: loadEngine() });
  t.same(plan.unloaded, []);
  t.ok(verify(asked, plan).valid);
  t.equal(reach(plan, asked, 'height'), 100);
});

t.test('a load of thousands: one shorter room is tried where one costs more than all may', async (t) => {
  const mixed = mixedProblem(100, 4000, { optimizationLevel: 1 });
  // Longer than all of it needs: of what stays behind no load is shortened.
  const asked = {
    ...mixed,
    containers: mixed.containers.map((type) => ({ ...type, size: { ...type.size, length: 2 * type.size.length } })),
  };
  const engine = loadEngine();
  const efforts: number[] = [];
  const counting: Engine = {
    ...engine,
    prepare: (...words) => {
      const filler = engine.prepare(...words);
      return {
        effort: filler.effort,
        memoryBytes: filler.memoryBytes,
        dispose: () => filler.dispose(),
        doTask: () => null,
        fill: (request) => {
          const result = filler.fill(request);
          efforts.push(result.effort);
          return result;
        },
      };
    },
  };
  t.ok(verify(asked, planLoad(asked, { engine: counting })).valid);
  t.ok(efforts[0]! > LEVEL_EFFORT[1], 'a completion costs more than the level allows');
  t.equal(efforts.length, 2);
});
