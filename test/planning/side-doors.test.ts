/** Plans behind doors in the sides: how they are filled, in what order, in which sections, with stops and with axles. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import type { LoadedContainer, LoadPlan } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { inSections } from '../../src/planning/finishing/loading-order/in-sections.js';
import { planOrder } from '../../src/planning/plan-order.js';
import fc from '../support/fast-check.js';
import { piecesStuck } from '../support/planning/unloading.js';
import { arbitraryVehicleProblem } from '../support/problems/arbitrary-vehicles.js';
import { problemOf } from '../support/problems/load-problems.js';

const engine = loadEngine();
const BODY = { length: 7200, width: 2480, height: 2600 };
const CRATE = { size: { length: 800, width: 600, height: 500 }, orientations: 3, weight: 40, quantity: 300 };

function wholeSide(side: 'Left' | 'Right') {
  return { side, width: BODY.length, height: BODY.height, sill: 0, position: 0 };
}

function planned(problem: LoadProblem): LoadPlan {
  const plan = planOrder(problem, { engine });
  t.same(verify(problem, plan).faults, []);
  return plan;
}

const loadedIn = ({ cargoes }: LoadProblem, { unloaded }: LoadPlan) =>
  cargoes.reduce((sum, { quantity }) => sum + quantity, 0) - unloaded.reduce((sum, { quantity }) => sum + quantity, 0);

t.test('a body that is open on a side is filled from the far side out', async (t) => {
  const rear = problemOf([CRATE], [{ size: BODY }]);
  for (const side of ['Left', 'Right'] as const) {
    const problem = problemOf([CRATE], [{ size: BODY, door: wholeSide(side) }]);
    const plan = planned(problem);
    t.ok(loadedIn(problem, plan) >= loadedIn(rear, planned(rear)), side);
    const [loaded] = plan.containers as [LoadedContainer];
    const { sections = [] } = loaded;
    t.ok(sections.length > 1, `${side}: ${sections.length} sections`);
    t.ok(sections.every(({ to }) => to <= BODY.width));
    const [first] = loaded.arrangements;
    t.equal(first!.position.y === 0, side === 'Right', 'the first piece stands at the far side');
    t.ok(
      loaded.arrangements.every(({ counts }) => counts.width === 1),
      'row by row along the length',
    );
  }
});

t.test('stops leave by the side one after the other', async (t) => {
  const stop = (sequence: number) => ({ ...CRATE, name: `stop ${sequence}`, quantity: 40, sequence });
  for (const side of ['Left', 'Right'] as const) {
    const problem = problemOf([stop(1), stop(2), stop(3)], [{ size: BODY, door: wholeSide(side) }], {
      isSequenceUsed: true,
    });
    const plan = planned(problem);
    t.equal(loadedIn(problem, plan), 120, side);
    for (const loaded of plan.containers) t.equal(piecesStuck(problem, loaded), 0, side);
  }
});

t.test('containers with doors at the rear and in a side are filled each by its own', async (t) => {
  const one = { size: BODY, quantity: 1 };
  // It may not turn: behind the door in the side its long side lies along the length, too.
  const long = { size: { length: 2400, width: 800, height: 900 }, orientations: 1, weight: 100, quantity: 60 };
  const problem = problemOf(
    [long],
    [
      { ...one, name: 'rear', door: { side: 'Rear', width: 2480, height: 2600, sill: 0, position: 0 } },
      { ...one, name: 'side', door: wholeSide('Left') },
    ],
  );
  const plan = planned(problem);
  t.same(new Set(plan.containers.map(({ container }) => container)), new Set([0, 1]));
  t.ok(plan.containers.every(({ arrangements }) => arrangements.every(({ orientation }) => orientation === 1)));
});

t.test('an opening in the middle of a side is passed by what is no longer than it, along or across', async (t) => {
  const door = { side: 'Right', width: 2000, height: 2000, sill: 0, position: 2600 } as const;
  const sized = (length: number, width: number) => ({
    ...CRATE,
    name: `${length}`,
    orientations: 1,
    quantity: 4,
    size: { length, width, height: 500 },
  });
  const problem = problemOf([sized(800, 600), sized(2600, 2100)], [{ size: BODY, door }]);
  const plan = planned(problem);
  t.match(plan.unloaded, [{ cargo: 1, quantity: 4, reason: 'Door' }]);
  t.equal(plan.unloaded.length, 1);
});

t.test('no plan behind random doors breaks a rule, and its sections are found again', async (t) => {
  let sides = 0;
  const settings = { rolls: 1, pieces: 6, isAboutPlans: true };
  fc.assert(
    fc.property(arbitraryVehicleProblem(settings), (drawn) => {
      const turned = (side: 'Left' | 'Right'): LoadProblem => ({
        ...drawn,
        containers: drawn.containers.map((one) =>
          one.containerType === 'Pallet'
            ? one
            : { ...one, door: { side, width: one.size.length, height: one.size.height, sill: 0, position: 0 } },
        ),
      });
      const hasSide = drawn.containers.some(({ door }) => door?.side === 'Left' || door?.side === 'Right');
      const problem = hasSide ? drawn : turned(drawn.rules.seed % 2 === 0 ? 'Left' : 'Right');
      const plan = planned(problem);
      for (const loaded of plan.containers) {
        const isFromSide = problem.containers[loaded.container]!.door?.side;
        if ((isFromSide !== 'Left' && isFromSide !== 'Right') || problem.pallets !== undefined) continue;
        sides++;
        const { container, arrangements } = loaded;
        const once = inSections(problem, { container, arrangements });
        t.strictSame(inSections(problem, { ...once, arrangements: [...once.arrangements] }).sections, once.sections, {
          diagnostic: false,
        });
      }
    }),
    { numRuns: 12, seed: 3 },
  );
  t.ok(sides > 5, `${sides} containers`);
});
