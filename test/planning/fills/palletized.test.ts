/** Fills of containers with cargo on pallets: what they draw on beside the cargo, and what they need not plan twice. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { Cargo, Container, LoadProblem, Palletizing } from '../../../src/domain/problem.js';
import { asMixLoad } from '../../../src/domain/sub-problems.js';
import { LEVEL_EFFORT } from '../../../src/planning/fills/effort.js';
import { PalletizedFills } from '../../../src/planning/fills/palletized.js';
import { planInAdvance } from '../../../src/planning/pallets/in-advance.js';
import { draftOfCargo } from '../../../src/planning/pallets/standing.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { containerOf, PALLETIZING_RULES, palletizingOf, problemOf } from '../../support/problems/load-problems.js';

const engine = loadEngine();

/** Sixteen of these cartons make a pallet, and eight pallets fill the van. */
const CARTON = { size: { length: 40, width: 30, height: 50 }, weight: 10, quantity: 200 };
const VAN = { size: { length: 480, width: 160, height: 120 } };

function orderOf(
  how: Partial<Palletizing> = {},
  pallet: Partial<Container> = {},
  more: Partial<Cargo> = {},
): LoadProblem {
  const problem = problemOf([{ ...CARTON, palletizing: palletizingOf(how), ...more }], [VAN]);
  const deck = { containerType: 'Pallet' as const, size: { length: 120, width: 80, height: 100 }, thickness: 15 };
  return {
    ...problem,
    pallets: [containerOf({ ...deck, emptyWeight: 25, ...pallet })],
    rules: { ...problem.rules, palletizing: PALLETIZING_RULES },
  };
}

/** Fills, and how often an order was planned for them. */
function fillsOf(order: LoadProblem) {
  const planned: LoadProblem[] = [];
  const fills = new PalletizedFills(order, { engine }, {}, (part, solvers, hooks) => {
    planned.push(part);
    const plan = planInAdvance(asMixLoad(part), [], solvers, hooks, (level, kept, told) =>
      planLoad(level, solvers, told, kept),
    );
    return { draft: draftOfCargo(part, plan), search: plan.search };
  });
  return { fills, planned };
}

t.test('a container is filled with what stands on pallets, and weighs with them', async (t) => {
  const { fills } = fillsOf(orderOf());
  const filled = fills.fill(0, [40], null, LEVEL_EFFORT[1]);
  t.same(filled.loaded, [40]);
  t.equal(filled.volume, 40 * 40 * 30 * 50);
  t.equal(filled.weight, 40 * 10 + 3 * 25);
  t.same(
    filled.content!.pallets.map(({ quantity }) => quantity),
    [2, 1],
    'two full ones and a partial one',
  );
  t.same(filled.supplies, [0, 0], 'of pallets without number none is taken, nor of partial ones without a fixed count');
});

t.test('of so many empty pallets a container takes some, and gets no more than there are', async (t) => {
  const { fills } = fillsOf(orderOf({}, { quantity: 5 }));
  t.same(fills.supplies, [5, 1]);
  t.same(fills.fill(0, [40], null, LEVEL_EFFORT[1]).supplies, [3, 0]);
  t.same(fills.fill(0, [40], null, LEVEL_EFFORT[1], [2, 1]).loaded, [32], 'two are left');
  t.same(fills.fill(0, [40], null, LEVEL_EFFORT[1], [0, 1]).loaded, [0], 'none is left, which is not any number');
});

t.test('with a fixed count one pallet is partial in all containers together', async (t) => {
  const { fills } = fillsOf(orderOf({ fixedCount: 12 }));
  t.same(fills.fill(0, [30], null, LEVEL_EFFORT[1]).supplies, [0, 1]);
  t.same(fills.fill(0, [24], null, LEVEL_EFFORT[1]).supplies, [0, 0]);
  t.same(fills.fill(0, [30], null, LEVEL_EFFORT[1], [10_000, 0]).loaded, [24], 'another container has it');
});

t.test('what is known to go in is not planned again; what is not, with more effort', async (t) => {
  const { fills, planned } = fillsOf(orderOf());
  const [quick, thorough] = [LEVEL_EFFORT[1], LEVEL_EFFORT[2]];
  fills.fill(0, [40], null, quick);
  t.same(fills.fill(0, [40], null, thorough).loaded, [40]);
  t.equal(planned.length, 1);
  t.same(fills.fill(0, [160], null, quick).loaded, [128]);
  t.same(fills.fill(0, [160], null, quick).loaded, [128]);
  t.equal(planned.length, 2);
  fills.fill(0, [160], null, thorough);
  t.same(
    planned.map(({ rules }) => rules.optimizationLevel),
    [1, 1, 2],
  );
});

t.test('the last load is planned again with the effort of a higher level, within what the others leave', async (t) => {
  const { fills, planned } = fillsOf(orderOf({}, { quantity: 5 }));
  const load = (count: number, supplies?: readonly number[]) => {
    const { loaded, content, arrangements } = fills.fill(0, [count], null, LEVEL_EFFORT[1], supplies);
    return { container: 0, loaded, content: content!, arrangements, times: 1 };
  };
  const draft = { loads: [load(40), load(32, [2, 1])], left: [128] };
  t.equal(fills.withLastRefined(draft, LEVEL_EFFORT[1]), draft, 'there is no effort for it');
  const refined = fills.withLastRefined(draft, LEVEL_EFFORT[2]);
  t.same(
    planned.slice(2).map(({ pallets, rules }) => [pallets![0]!.quantity, rules.optimizationLevel]),
    [[2, 2]],
  );
  t.same(
    refined.loads.map(({ loaded }) => loaded),
    [[40], [32]],
  );
});
