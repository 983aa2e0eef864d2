/** The steps that the planner tells of: whoever listens changes nothing, and hears of rounds, choices and goals. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import type { Step } from '../../src/planning/fills/hooks.js';
import { GOALS_BEFORE_LENGTH } from '../../src/planning/goals/compare.js';
import { planOrder } from '../../src/planning/plan-order.js';
import {
  cargoOf,
  containerOf,
  PALLETIZING_RULES,
  palletizingOf,
  problemOf,
} from '../support/problems/load-problems.js';

const engine = loadEngine();

/** So many cubes of several sizes, for more than one container. */
const MIXED = [2, 3, 4, 5].map((side) => ({
  name: `cube ${side}`,
  size: { length: 10 * side, width: 10 * side, height: 10 * side },
  quantity: 40,
}));
const BOX = { name: 'box', size: { length: 130, width: 120, height: 110 } };

function described(problem: LoadProblem): Step[] {
  const steps: Step[] = [];
  const heard = planOrder(problem, { engine }, { onStep: (step) => steps.push(step) });
  t.same(heard, planOrder(problem, { engine }), 'the plan is the same');
  return steps;
}

t.test('rounds, choices, columns and refill, and which goal decided', async (t) => {
  const steps = described(problemOf(MIXED, [BOX], { optimizationLevel: 2 }));
  t.match(steps[0], { what: 'order', name: /^MixLoad of 160 pieces, container types: box$/ });
  t.same(
    steps.filter(({ what }) => what === 'round').map(({ name }) => name),
    ['level 1', 'level 2'],
  );
  const searches = steps.filter(({ what }) => what === 'search');
  t.ok(['containers box', 'columns', 'refill'].every((name) => searches.some((one) => one.name === name)));
  t.ok(searches.every(({ effort, spent }) => effort! > 0 && spent! >= 0));
  // The first plan beats none at all by what it loads.
  t.equal(searches[0]!.decidedBy, 'value');
  const ids = new Set([...GOALS_BEFORE_LENGTH.map(({ id }) => id), 'compactness', 'tidiness', 'stability']);
  const decided = steps.flatMap(({ decidedBy }) => decidedBy ?? []);
  t.same(
    decided.filter((id) => !ids.has(id)),
    [],
    'every one is a goal',
  );
  const finishing = new Set(steps.filter(({ what }) => what === 'finishing').map(({ name }) => name.split(':')[0]));
  for (const name of ['a shorter last load', 'an order of loading', 'empty slices closed', 'tidy loads']) {
    t.ok(finishing.has(name), `${name} is a step by itself`);
  }
  // No plan that is kept loads less than the one before.
  const volumes = searches.map(({ volume }) => volume!);
  t.same(
    volumes,
    volumes.toSorted((a, b) => a - b),
  );
});

t.test('of an order on pallets: the pallets, and the order that they make', async (t) => {
  const carton = cargoOf({
    size: { length: 40, width: 30, height: 50 },
    quantity: 40,
    palletizing: palletizingOf({}),
  });
  const problem = {
    ...problemOf([carton], [{ size: { length: 480, width: 160, height: 120 } }]),
    pallets: [containerOf({ containerType: 'Pallet', size: { length: 120, width: 80, height: 100 } })],
  };
  const steps = described({ ...problem, rules: { ...problem.rules, palletizing: PALLETIZING_RULES } });
  t.match(steps.at(-1), { what: 'pallets', name: /^3 pallets of 2 kinds, 0 pieces beside them, 0 on none$/ });
  t.match(steps[0], { what: 'order', name: /^MixLoad of 3 pieces/ });
});
