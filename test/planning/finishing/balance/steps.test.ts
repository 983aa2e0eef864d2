/** The steps of balancing one by one, on loads of which the answer is plain. */
import t from 'tap';
import type { Balancing, Cargo, Container, LoadProblem, Rules } from '../../../../src/domain/problem.js';
import { withoutPoor } from '../../../../src/planning/finishing/balance/unload-poor.js';
import type { DraftLoad } from '../../../../src/planning/goals/draft.js';
import { type Planned, planned } from '../../../support/planning/planned.js';
import { problemOf } from '../../../support/problems/load-problems.js';
import { balancingOf, ownBalance } from '../../../support/rules/own-balance.js';

/** Takes four cubes of 100 in a row. */
const VAN: Partial<Container> = { size: { length: 400, width: 100, height: 100 } };

function problem(
  cargoes: readonly Partial<Cargo>[],
  containers: readonly Partial<Container>[],
  steps: Partial<Balancing>,
  rules: Partial<Rules> = {},
): LoadProblem {
  return problemOf(cargoes, containers, { optimizationLevel: 1, balancing: balancingOf(steps), ...rules });
}

/** Pieces of each cargo in each filled container. */
function pieces({ cargoes }: LoadProblem, { plan }: Planned): number[][] {
  return plan.containers.map(({ arrangements }) =>
    cargoes.map((_, cargo) =>
      arrangements
        .filter((one) => one.cargo === cargo)
        .reduce((sum, { counts }) => sum + counts.length * counts.width * counts.height, 0),
    ),
  );
}

t.test('a poor container is emptied, unless it is the only one', async (t) => {
  const emptied = (quantity: number, poorUtilization: number, container: Partial<Container> = {}) => {
    const asked = problem([{ weight: 10, quantity }], [{ ...VAN, ...container }], { poorUtilization });
    const found = planned(t, asked);
    return { pieces: pieces(asked, found).flat(), row: found.plan.unloaded[0] };
  };
  t.same(emptied(9, 50).pieces, [4, 4]);
  t.match(emptied(9, 50).row, {
    quantity: 1,
    reason: 'PoorUtilization',
    detail: { code: 'Emptied', values: { volume: { count: 25 }, weight: { count: 0 }, most: { count: 50 } } },
  });
  t.same(emptied(9, 25).pieces, [4, 4, 1], 'what is not below it stays');
  t.same(emptied(9, 50, { maxWeight: 15 }).pieces.length, 9, 'well used by weight');
  t.same(emptied(9, 50, { maxWeight: 50 }).pieces, [4, 4], 'poorly used by weight too');
  t.same(emptied(1, 50).pieces, [1], 'the only one');
  t.same(emptied(2, 50, { size: { length: 600, width: 50, height: 100 } }).pieces, [], 'nothing fits at all');
});

t.test('of the last container alone, one after the other', async (t) => {
  const load = (count: number): DraftLoad => ({ container: 0, arrangements: [], loaded: [count], times: 1 });
  const left = (counts: readonly number[], isLastOnly: boolean) => {
    const asked = problem([{ quantity: 9 }], [VAN], { poorUtilization: 60, isLastOnly });
    const { draft } = withoutPoor(asked, { loads: counts.map(load), left: [0] });
    return [draft.loads.map(({ loaded }) => loaded[0]), draft.left];
  };
  t.same(left([1, 4, 2, 1], true), [[1, 4], [3]]);
  t.same(left([1, 4, 2, 1], false), [[4], [4]]);
  t.same(left([2, 1], false), [[2], [1]], 'the better one stays');
});

t.test('the last container becomes the smallest that takes its load', async (t) => {
  const small = { name: 'small', size: { length: 200, width: 100, height: 100 } };
  const types = (fields: Partial<Container>) => [
    { ...VAN, name: 'large' },
    { ...small, ...fields },
  ];
  const used = (containers: readonly Partial<Container>[], isLastSmaller: boolean, quantity = 5) => {
    const rules = { isMultiContainerTypesEnabled: false };
    const asked = problem([{ quantity }], containers, { isLastSmaller }, rules);
    return planned(t, asked).plan.containers.map(({ container }) => asked.containers[container]!.name);
  };
  t.same(used(types({}), false), ['large', 'large']);
  t.same(used(types({}), true), ['large', 'small']);
  t.same(used(types({ priority: 3 }), true), ['large', 'small'], 'whatever its priority');
  t.same(used(types({}), true, 7), ['large', 'large'], 'three do not go into it');
  t.same(
    used(
      [
        { ...VAN, name: 'large', price: 5 },
        { ...small, price: 6 },
      ],
      true,
    ),
    ['large', 'large'],
    'dearer',
  );
});

const OPTIONAL: Partial<Cargo> = { name: 'optional', isOptional: true, quantity: 5 };

t.test('optional cargo fills what is left, and opens no container', async (t) => {
  const filled = (rules: Partial<Rules>, quantity = 6) => {
    const asked = problem([{ quantity }, OPTIONAL], [VAN], {}, rules);
    const found = planned(t, asked);
    return [pieces(asked, found), found.reasons];
  };
  t.same(filled({ optionalFilling: 'FillAllContainers' }), [
    [
      [4, 0],
      [2, 2],
    ],
    { 1: 'NoSpaceLeft' },
  ]);
  t.same(filled({ optionalFilling: 'FillNone' }), [
    [
      [4, 0],
      [2, 0],
    ],
    { 1: 'NoSpaceLeft' },
  ]);
});

t.test('optional cargo in all containers, or in the last', async (t) => {
  const cargoes = [
    { size: { length: 300, width: 100, height: 100 }, quantity: 3 },
    { ...OPTIONAL, quantity: 2 },
  ];
  const filled = (rules: Partial<Rules>, steps: Partial<Balancing> = {}) => {
    const asked = problem(cargoes, [VAN], steps, rules);
    return pieces(asked, planned(t, asked)).map(([, optional]) => optional);
  };
  t.same(filled({ optionalFilling: 'FillAllContainers' }), [1, 1, 0]);
  t.same(filled({ optionalFilling: 'FillLastContainer' }), [0, 0, 1]);
  t.same(filled({ optionalFilling: 'FillAllContainers' }, { isLastOnly: true }), [0, 0, 1]);
});

t.test('with nothing but optional cargo nothing is loaded', async (t) => {
  const asked = problem([OPTIONAL], [VAN], {}, { optionalFilling: 'FillAllContainers' });
  const { plan } = planned(t, asked);
  t.same(plan.containers, []);
  t.match(plan.unloaded, [{ quantity: 5, reason: 'NoSpaceLeft', detail: { code: 'OptionalHasNoPlace' } }]);
});

t.test('extra pieces of what is loaded fill what is left', async (t) => {
  const allowed = { isExtraCargoAllowed: true as const };
  const asked = problem([{ quantity: 5 }], [VAN], {}, allowed);
  const { plan } = planned(t, asked);
  t.same(
    plan.containers.map(({ extra }) => extra),
    [undefined, [{ cargo: 0, quantity: 3 }]],
  );
  const last = planned(t, problem([{ quantity: 2 }], [VAN], { isLastOnly: true }, allowed)).plan;
  t.same(last.containers[0]!.extra, [{ cargo: 0, quantity: 2 }]);
  const limited = planned(t, problem([{ weight: 10, quantity: 2 }], [{ ...VAN, maxWeight: 35 }], {}, allowed)).plan;
  t.same(limited.containers[0]!.extra, [{ cargo: 0, quantity: 1 }], 'within every limit');
  const short = planned(
    t,
    problem([{ quantity: 2 }, { size: { length: 900, width: 1, height: 1 } }], [VAN], {}, allowed),
  );
  t.same(short.plan.containers[0]!.extra, [{ cargo: 0, quantity: 2 }], 'none of what stays behind');
});

t.test('the load is spread over the floor', async (t) => {
  const wide = { size: { length: 400, width: 200, height: 300 } };
  const tops = (quantity: number, isSpread: boolean) => {
    const { placements, loaded } = planned(t, problem([{ quantity }], [wide], { isSpread }));
    t.equal(loaded[0], quantity);
    return Math.max(...placements.map(({ position, size }) => position.z + size.height));
  };
  t.ok(tops(8, false) > 100, 'as short as can be');
  t.equal(tops(8, true), 100, 'a single layer');
  t.equal(tops(12, true), 200, 'two');
  t.equal(tops(24, true), 300, 'full is full');
});

t.test('a load that is spread over the floor is no longer than it has to be', async (t) => {
  const pallet = (height: number, quantity: number) => ({ size: { length: 120, width: 80, height }, quantity });
  const trailer = { size: { length: 1360, width: 248, height: 270 } };
  const { placements, loaded } = planned(
    t,
    problem([pallet(94, 8), pallet(114, 2), pallet(119, 1), pallet(54, 1)], [trailer], { isSpread: true }),
  );
  t.same(loaded, [8, 2, 1, 1]);
  t.ok(placements.every(({ position }) => position.z === 0));
  t.equal(
    Math.max(...placements.map(({ position, size }) => position.x + size.length)),
    480,
    'three beside each other',
  );
});

t.test('nor where some of it has to be stacked', async (t) => {
  const pallet = (height: number, quantity: number) => ({
    ...({ style: 'Palletload', size: { length: 120, width: 80, height }, quantity } as const),
  });
  const trailer = { size: { length: 1360, width: 248, height: 270 } };
  const profiles = { size: { length: 240, width: 40, height: 30 }, orientations: 0b11, quantity: 20 };
  const { placements } = planned(
    t,
    problem([pallet(94, 12), pallet(114, 3), pallet(119, 1), profiles], [trailer], { isSpread: true }),
  );
  const pallets = placements.filter(({ cargo }) => cargo < 3);
  t.ok(pallets.length === 16 && pallets.every(({ position }) => position.z === 0), 'pallets are not');
  const spans = placements.map(({ position, size }) => [position.x, position.x + size.length] as const);
  const end = Math.max(...spans.map(([, to]) => to));
  for (let x = 5; x < end; x += 10)
    t.ok(
      spans.some(([from, to]) => from <= x && x <= to),
      `something stands at ${x}`,
    );
});

t.test('the centre of gravity comes to the middle, as far as there is room', async (t) => {
  const centre = (cargoes: readonly Partial<Cargo>[], size: Container['size']) => {
    const asked = problem(cargoes, [{ size }], { isCentred: true });
    return ownBalance(asked, planned(t, asked).plan.containers[0]!).cog;
  };
  t.match(centre([{ weight: 5, quantity: 2 }], { length: 700, width: 300, height: 100 }), { x: 350, y: 150 });
  const uneven = [{ weight: 90 }, { weight: 10, quantity: 3 }];
  const { x, y } = centre(uneven, { length: 401, width: 100, height: 100 });
  t.ok(y === 50 && x > 50, 'a short way along the length, none across');
  t.match(centre([{ weight: 5, quantity: 4 }], { length: 200, width: 200, height: 100 }), { x: 100, y: 100 });
});
