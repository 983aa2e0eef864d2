/**
 * What is placed by hand is kept without a straight order of loading, but every other rule holds for it, however many
 * pieces are in the way of each other.
 */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { CalculationOutcome } from '../../src/calculation/types.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { cargo, container, request } from './requests.js';

const engine = loadEngine();

interface Placed {
  readonly cargo: string;
  readonly pos: { readonly length: number; readonly width: number; readonly height: number };
}

const put = (name: string, [length, width, height]: readonly [number, number, number]): Placed => ({
  cargo: name,
  pos: { length, width, height },
});

/** A load that nothing is added to. */
function edited(body: Record<string, unknown>, placements: readonly Placed[]): CalculationOutcome {
  const filled = { ...body, filledContainers: [{ emptyContainer: 'T', placements }] };
  return calculate(filled, { uom: 'UnitMetric', maxRunTimeSeconds: 300, edit: { fillRemaining: false } }, engine);
}

/** The rules that it is refused by; none: it is kept. */
function refusedBy(outcome: CalculationOutcome): string[] {
  if (outcome.status === 'succeed') return [];
  return [...new Set(outcome.error.issues.map(({ rule, message }) => rule ?? message))].sort();
}

const SIZES = [20, 60, 150, 200, 1000];

/** So many crates for a later stop behind one for the first stop that stands at the door. */
function firstStopAtTheDoor(crates: number): Placed[] {
  const behind = Array.from({ length: crates }, (_, i) => {
    const [across, up, along] = [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)];
    return put('later', [along * 600, across * 400, up * 400]);
  });
  return [...behind, put('first', [36 * 600, 0, 0])];
}

t.test('cargo of an earlier stop stands before no cargo of a later one, in loads of any size', async (t) => {
  for (const crates of SIZES) {
    const body = (rules: Record<string, unknown>) =>
      request({
        cargoes: [
          cargo({ name: 'first', length: 900, width: 700, height: 650, qty: 1, groupName: 'A', sequence: 1 }),
          cargo({ name: 'later', length: 600, width: 400, height: 400, qty: crates, groupName: 'B', sequence: 2 }),
        ],
        emptyContainers: [container({ length: 24000, width: 2480, height: 2700, qty: 1 })],
        rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
      });
    const placed = firstStopAtTheDoor(crates);
    t.same(refusedBy(edited(body({}), placed)), [], `${crates} in no order`);
    for (const rules of [{ isSequenceUsed: true }, { isGroupSequenceUsed: true }]) {
      t.same(refusedBy(edited(body(rules), placed)), ['sequence'], `${crates}, ${Object.keys(rules)}`);
    }
  }
});

/**
 * Four pieces of which none can be loaded first: b lies on a and c on b; c lies behind d, and d behind a.
 * They fill 60 x 20 x 30.
 */
const CIRCLE = {
  a: { size: [10, 20, 10], at: [40, 0, 0] },
  b: { size: [50, 10, 10], at: [0, 10, 10] },
  c: { size: [20, 20, 10], at: [0, 0, 20] },
  d: { size: [20, 10, 30], at: [20, 0, 0] },
} as const;

const MOST_CIRCLES = 60;
const SCENE_WIDTH = 40;

function circles(count: number): Placed[] {
  return Array.from({ length: count }, (_, i) =>
    Object.entries(CIRCLE).map(
      ([
        name,
        {
          at: [x, y, z],
        },
      ]) => put(name, [x + 60 * (i % 4), y + SCENE_WIDTH + 20 * Math.floor(i / 4), z]),
    ),
  ).flat();
}

const cube = (fields: Record<string, unknown>) => cargo({ length: 20, width: 20, height: 20, qty: 20, ...fields });

const ORDER = request({
  cargoes: [
    cube({ name: 'first', sequence: 1 }),
    cube({ name: 'second', sequence: 2 }),
    cube({ name: 'third', sequence: 3, nothingOnTop: true }),
    cube({ name: 'weak', sequence: 2, maxSupportingWeight: 7 }),
    ...Object.entries(CIRCLE).map(
      ([
        name,
        {
          size: [length, width, height],
        },
      ]) => cargo({ name, length, width, height, qty: MOST_CIRCLES, sequence: 2 }),
    ),
  ],
  emptyContainers: [container({ length: 240, width: SCENE_WIDTH + 20 * (MOST_CIRCLES / 4), height: 60, qty: 1 })],
  rules: {
    calculationType: 'MixLoad',
    optimizationLevel: 1,
    isSequenceUsed: true,
    isSafeStackingUsed: false,
  },
});

type Scene = readonly { readonly name: string; readonly x: number; readonly y: number; readonly z: number }[];

/** A few cubes in a strip of the floor, on places of their own or half into one another. */
const scenes: fc.Arbitrary<Scene> = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('first', 'second', 'third', 'weak'),
    x: fc.nat({ max: 11 }),
    y: fc.nat({ max: 1 }),
    z: fc.nat({ max: 2 }),
  }),
  { minLength: 1, maxLength: 8, selector: ({ x, y, z }) => `${x} ${y} ${z}` },
);

/** One that is kept, one that is in the wrong order and one that bears nothing: random scenes may lack any of them. */
const ALWAYS: [Scene, number][] = [
  [[{ name: 'first', x: 0, y: 0, z: 0 }], MOST_CIRCLES],
  [
    [
      { name: 'first', x: 0, y: 0, z: 0 },
      { name: 'second', x: 1, y: 0, z: 0 },
    ],
    MOST_CIRCLES,
  ],
  [
    [
      { name: 'third', x: 0, y: 0, z: 0 },
      { name: 'third', x: 0, y: 0, z: 1 },
    ],
    MOST_CIRCLES,
  ],
];

t.test('the verdict on a few pieces is the same beside any number that hinder each other', async (t) => {
  const seen = { kept: 0, refused: new Set<string>() };
  fc.assert(
    fc.property(scenes, fc.nat({ max: MOST_CIRCLES }), (scene, count) => {
      const placed = scene.map(({ name, x, y, z }) => put(name, [20 * x, 20 * y, 20 * z]));
      const alone = refusedBy(edited(ORDER, placed));
      const beside = refusedBy(edited(ORDER, [...placed, ...circles(count)]));
      if (alone.length === 0) seen.kept++;
      for (const rule of alone) seen.refused.add(rule);
      return JSON.stringify(alone) === JSON.stringify(beside);
    }),
    { numRuns: draws(60), examples: ALWAYS },
  );
  t.ok(seen.kept > 0 && seen.refused.size > 1, JSON.stringify([seen.kept, ...seen.refused]));
});
