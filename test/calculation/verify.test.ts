import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Orientation } from '../../src/domain/geometry.js';
import type { Arrangement, LoadPlan } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';
import { stackedLoad } from '../support/problems/stacked-load.js';
import { at, planOf } from '../support/rules/judging.js';

/** Two trucks with crates below and cartons on them; every figure is at its limit, so that any change breaks a rule. */
const problem = problemOf(
  [
    {
      name: 'crate',
      size: { length: 300, width: 200, height: 100 },
      weight: 50,
      quantity: 5,
      turnAllowedOnFloor: false,
    },
    { name: 'carton', size: { length: 100, width: 100, height: 50 }, weight: 10, quantity: 9, orientations: 0b111111 },
  ],
  [{ name: 'truck', quantity: 2, maxWeight: 230, maxExtent: { length: 600, width: 0, height: 200 } }],
);
const first = [at(0, 0, 0, 0, 1, [2, 2, 1]), at(1, 0, 0, 100, 1, [3, 1, 1])];
const second = [at(0, 0, 0, 0), at(1, 0, 0, 100, 1, [3, 2, 1])];
const sound = planOf(problem, first, second);

interface Planted {
  readonly what: string;
  readonly problem?: LoadProblem;
  readonly plan: LoadPlan;
  readonly rule: string;
  readonly cargo: string | null;
  readonly container: number | null;
  readonly corner: readonly [number, number, number] | null;
}

const changed = (...containers: Arrangement[][]) => planOf(problem, ...containers);
const turnable: LoadProblem = {
  ...problem,
  cargoes: problem.cargoes.map((cargo) => ({ ...cargo, orientations: 0b111111 })),
};

const PLANTED: readonly Planted[] = [
  {
    what: 'an overlap',
    plan: changed(first, [at(0, 0, 0, 0), at(1, 0, 0, 100, 1, [3, 1, 1]), at(1, 0, 99, 100, 1, [3, 1, 1])]),
    rule: 'overlap',
    cargo: 'carton',
    container: 1,
    corner: [0, 99, 100],
  },
  {
    what: 'a piece through the wall',
    plan: changed(first, [at(0, 0, 301, 0), at(1, 0, 301, 100, 1, [3, 1, 1])]),
    rule: 'containment',
    cargo: 'crate',
    container: 1,
    corner: [0, 301, 0],
  },
  {
    what: 'a piece below the floor',
    plan: changed(first, [at(0, 0, 0, -1)]),
    rule: 'containment',
    cargo: 'crate',
    container: 1,
    corner: [0, 0, -1],
  },
  {
    what: 'a floating piece',
    plan: changed([...first.slice(0, 1), at(1, 0, 0, 101)], second),
    rule: 'support',
    cargo: 'carton',
    container: 0,
    corner: [0, 0, 101],
  },
  {
    what: 'a piece over the edge of its support',
    plan: changed(first, [at(0, 0, 0, 0), at(1, 221, 0, 100)]),
    rule: 'support',
    cargo: 'carton',
    container: 1,
    corner: [221, 0, 100],
  },
  {
    what: 'a forbidden orientation',
    plan: changed([at(0, 0, 0, 0, 3)], second),
    rule: 'orientations',
    cargo: 'crate',
    container: 0,
    corner: [0, 0, 0],
  },
  {
    what: 'a piece turned on the floor',
    problem: turnable,
    plan: changed([at(0, 0, 0, 0, 3)], second),
    rule: 'orientations',
    cargo: 'crate',
    container: 0,
    corner: [0, 0, 0],
  },
  {
    what: 'more pieces than ordered',
    plan: {
      ...sound,
      containers: [...sound.containers.slice(0, 1), { container: 0, arrangements: [...second, at(1, 400, 0, 0)] }],
    },
    rule: 'quantity',
    cargo: 'carton',
    container: null,
    corner: null,
  },
  {
    what: 'pieces that are neither loaded nor left',
    plan: { ...changed(first), unloaded: [] },
    rule: 'quantity',
    cargo: 'crate',
    container: null,
    corner: null,
  },
  {
    what: 'pieces that are loaded and left',
    plan: { ...sound, unloaded: [{ cargo: 1, quantity: 2, reason: 'NoSpaceLeft', detail: '' }] },
    rule: 'quantity',
    cargo: 'carton',
    container: null,
    corner: null,
  },
  {
    what: 'too much weight',
    plan: changed([...first, at(1, 0, 100, 100)], second.slice(0, 1)),
    rule: 'weight-limit',
    cargo: null,
    container: 0,
    corner: null,
  },
  {
    what: 'cargo beyond the largest length',
    plan: changed(first, [at(0, 301, 0, 0)]),
    rule: 'extent',
    cargo: 'crate',
    container: 1,
    corner: [301, 0, 0],
  },
  {
    what: 'cargo beyond the largest height',
    plan: changed(first, [at(0, 0, 0, 0), at(1, 0, 0, 100, 1, [1, 1, 3])]),
    rule: 'extent',
    cargo: 'carton',
    container: 1,
    corner: [0, 0, 200],
  },
  {
    what: 'more containers than there are',
    plan: changed(first, second.slice(0, 1), [at(1, 0, 0, 0)]),
    rule: 'container-quantity',
    cargo: null,
    container: null,
    corner: null,
  },
  {
    what: 'a piece twice',
    plan: changed(first, [at(0, 0, 0, 0), at(1, 0, 0, 100), at(1, 0, 0, 100)]),
    rule: 'overlap',
    cargo: 'carton',
    container: 1,
    corner: [0, 0, 100],
  },
  {
    what: 'a carton loaded before the crate below it',
    plan: changed(first, [...second].reverse()),
    rule: 'loading-order',
    cargo: 'carton',
    container: 1,
    corner: [0, 0, 100],
  },
  {
    what: 'a cargo that was never ordered',
    plan: { ...sound, containers: [{ container: 0, arrangements: [at(2, 0, 0, 0)] }] },
    rule: 'well-formed',
    cargo: null,
    container: null,
    corner: null,
  },
];

t.test('a sound plan is valid, and says what was checked', async (t) => {
  const { valid, faults, checks } = verify(problem, sound);
  t.same(faults, []);
  t.ok(valid);
  t.same(checks, [
    'well-formed',
    'quantity',
    'container-quantity',
    'containment',
    'extent',
    'weight-limit',
    'overlap',
    'orientations',
    'support',
    'loading-order',
  ]);
});

for (const planted of PLANTED) {
  t.test(`${planted.what} is found, and nothing else`, async (t) => {
    const { valid, faults } = verify(planted.problem ?? problem, planted.plan);
    t.notOk(valid);
    t.ok(faults.length > 0 && faults.every((fault) => fault.rule === planted.rule), `only ${planted.rule}`);
    const [fault] = faults;
    t.equal(fault!.cargo, planted.cargo);
    t.equal(fault!.container, planted.container);
    const corner = fault!.placement && Object.values(fault!.placement.position);
    t.same(corner, planted.corner);
    t.match(fault!.message, /^[A-Z0-9].*\.$/i, 'a sentence');
  });
}

t.test('a heap of faults is cut short', async (t) => {
  const heap = problemOf([{ quantity: 5000 }]);
  const plan = planOf(
    heap,
    Array.from({ length: 5000 }, () => at(0, 0, 0, 0)),
  );
  const { faults } = verify(heap, plan);
  t.equal(faults.length, 20);
});

/** Stacks in walls, one arrangement a stack, in a container that they fill to the last unit. */
const stackedProblems = fc
  .record({
    sizes: fc.array(
      fc.record({
        length: fc.integer({ min: 1, max: 60 }),
        width: fc.integer({ min: 1, max: 60 }),
        height: fc.integer({ min: 2, max: 60 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    stacks: fc.array(fc.record({ cargo: fc.nat(), pieces: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 25,
    }),
    width: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ sizes, stacks, width }) => {
    const known = stacks.map(({ cargo, pieces }) => ({ cargo: cargo % sizes.length, pieces }));
    const { arrangements, size } = stackedLoad(sizes, known, width);
    const quantity = (place: number) =>
      known.filter((stack) => stack.cargo === place).reduce((sum, stack) => sum + stack.pieces, 0);
    const cargoes = sizes.map((side, place) => ({ size: side, quantity: quantity(place) }));
    return { problem: problemOf(cargoes, [{ size }]), arrangements };
  });

/** Changes of one stack, each of which must break the rule named. */
const MUTATIONS: readonly (readonly [
  rule: string,
  change: (stack: Arrangement, problem: LoadProblem) => Arrangement[],
])[] = [
  ['support', (stack) => [moved(stack, 0, 0, 1)]],
  ['containment', (stack) => [moved(stack, 0, 0, -1)]],
  ['containment', (stack, { containers }) => [moved(stack, containers[0]!.size.length, 0, 0)]],
  ['containment', (stack, { containers }) => [moved(stack, 0, -containers[0]!.size.width, 0)]],
  ['overlap', (stack) => [stack, { ...stack, counts: { ...stack.counts, height: 1 } }]],
  ['quantity', () => []],
  ['quantity', (stack) => [{ ...stack, counts: { ...stack.counts, height: stack.counts.height + 1 } }]],
  ['orientations', (stack) => [{ ...stack, orientation: 3 as Orientation, counts: { ...stack.counts, height: 1 } }]],
  ['well-formed', (stack) => [moved(stack, 0.5, 0, 0)]],
];

function moved(stack: Arrangement, x: number, y: number, z: number): Arrangement {
  const { position } = stack;
  return { ...stack, position: { x: position.x + x, y: position.y + y, z: position.z + z } };
}

t.test('random loads of stacks are accepted, and rejected with one stack changed', async (t) => {
  fc.assert(
    fc.property(stackedProblems, fc.nat(), fc.nat(), ({ problem: stacked, arrangements }, place, mutation) => {
      const plan = planOf(stacked, arrangements);
      const faults = verify(stacked, plan).faults;
      if (faults.length > 0) throw new Error(`rejected: ${faults[0]!.message}`);

      const i = place % arrangements.length;
      const [rule, change] = MUTATIONS[mutation % MUTATIONS.length]!;
      const containers = [
        { container: 0, arrangements: arrangements.toSpliced(i, 1, ...change(arrangements[i]!, stacked)) },
      ];
      const found = verify(stacked, { ...plan, containers }).faults.map((fault) => fault.rule);
      if (!found.includes(rule)) throw new Error(`${rule} not found, only ${found}`);
    }),
    { numRuns: draws(600) },
  );
  t.pass('600 loads');
});
