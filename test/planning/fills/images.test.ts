/**
 * Cargo that may reach past its support: a request and its mirror image load the same pieces, wherever in the room the
 * search begins.
 */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import type { Cargo, Container, LoadProblem, Zone } from '../../../src/domain/problem.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { draws } from '../../support/draws.js';
import fc from '../../support/fast-check.js';
import { planned } from '../../support/planning/planned.js';
import { problemOf } from '../../support/problems/load-problems.js';

const engine = loadEngine();
const CASES = draws(210);

const between = (min: number, max: number) => fc.integer({ min, max });
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 1 });

const cargoes = fc.array(
  fc.record({
    size: fc.record({ length: between(3, 16), width: between(3, 14), height: between(2, 7) }),
    quantity: between(1, 4),
    orientations: fc.constantFrom(0b000001, 0b000011, 0b111111),
    overhang: fc.option(fc.record({ length: between(1, 5), width: between(0, 5) }), { freq: 2 }),
    floorStackType: fc.constantFrom(null, null, null, 'BottomOnly' as const, 'NoBottom' as const),
  }),
  { minLength: 1, maxLength: 4 },
);
const deck = fc.record({ length: between(2, 5), width: fc.constant(0), height: between(1, 4) });
const room = fc.record({ length: between(10, 24), width: between(8, 20), height: between(6, 16) });
const zone = fc.record({ x: between(0, 8), y: between(0, 6), length: between(1, 5), width: between(1, 5) });

type Mirror = (problem: LoadProblem) => LoadProblem;

const zonesThrough = ({ zones, size }: Container, side: 'length' | 'width', axis: 'x' | 'y'): Zone[] =>
  zones.map((one) => ({
    ...one,
    position: { ...one.position, [axis]: size[side] - one.position[axis] - one.size[side] },
  }));

const throughDoor: Mirror = (problem) => ({
  ...problem,
  containers: problem.containers.map((type) => ({
    ...type,
    dropDeckFront: type.dropDeckRear,
    dropDeckRear: type.dropDeckFront,
    zones: zonesThrough(type, 'length', 'x'),
  })),
});

const throughSide: Mirror = (problem) => ({
  ...problem,
  containers: problem.containers.map((type) => ({ ...type, zones: zonesThrough(type, 'width', 'y') })),
});

/** Length and width change places: orientation 3 (length, height, width) is 6 (height, width, length) then. */
const turned: Mirror = (problem) => ({
  ...problem,
  cargoes: problem.cargoes.map((cargo): Cargo => {
    const { size, overhang } = cargo;
    return {
      ...cargo,
      size: { ...size, length: size.width, width: size.length },
      overhang: overhang && { length: overhang.width, width: overhang.length },
    };
  }),
  containers: problem.containers.map((type) => ({
    ...type,
    size: { ...type.size, length: type.size.width, width: type.size.length },
    zones: type.zones.map((one) => ({
      ...one,
      position: { ...one.position, x: one.position.y, y: one.position.x },
      size: { ...one.size, length: one.size.width, width: one.size.length },
    })),
  })),
});

const cases = fc
  .record({ cargoes, room, front: sometimes(deck), rear: sometimes(deck), zones: fc.array(zone, { maxLength: 1 }) })
  .filter((drawn) => drawn.cargoes.some(({ overhang }) => overhang !== null))
  .chain(({ cargoes: drawn, room: size, front: dropDeckFront, rear: dropDeckRear, zones }) => {
    const container = {
      ...{ size, quantity: 1, dropDeckFront, dropDeckRear },
      zones: zones
        .filter(({ x, y, length, width }) => x + length <= size.length && y + width <= size.width)
        .map(({ x, y, length, width }) => ({
          ...{ name: 'zone', position: { x, y, z: 0 }, size: { length, width, height: size.height } },
          ...{ maxWeight: 0, allowedGroups: ['nobody'] },
        })),
    };
    const problem = problemOf(
      drawn.map((cargo) => ({ ...cargo, volume: cargo.size.length * cargo.size.width * cargo.size.height })),
      [container],
      { optimizationLevel: 1 },
    );
    const hasDecks = dropDeckFront !== null || dropDeckRear !== null;
    const mirrors = hasDecks ? [throughDoor] : [throughDoor, throughSide, turned];
    return fc.record({ problem: fc.constant(problem), mirror: fc.constantFrom(...mirrors) });
  });

function leftBehind(problem: LoadProblem): number[] {
  const plan = planLoad(problem, { engine });
  if (verify(problem, plan).faults.length > 0) throw new Error('a rule is broken');
  return problem.cargoes.map((_, place) => plan.unloaded.find(({ cargo }) => cargo === place)?.quantity ?? 0);
}

t.test(`a request and its mirror image load the same pieces, ${CASES} times`, async (t) => {
  let busy = 0;
  fc.assert(
    fc.property(cases, ({ problem, mirror }) => {
      const left = leftBehind(problem);
      if (left.some((count) => count > 0)) busy++;
      t.same(leftBehind(mirror(problem)), left);
    }),
    { numRuns: CASES, seed: 35 },
  );
  t.ok(busy > CASES / 2, 'most leave cargo behind');
});

t.test('cargo below is put in the middle when what lies on it reaches over at both ends', async (t) => {
  for (const [length, width] of [
    [1_400, 1_000],
    [1_000, 1_400],
  ] as const) {
    const size = { length, width, height: 500 };
    const problem = problemOf(
      [
        { size: { length: 1_000, width: 1_000, height: 500 }, volume: 5e8, floorStackType: 'BottomOnly' },
        {
          ...{ size, volume: 7e8, orientations: 0b000001, floorStackType: 'NoBottom' },
          overhang: { length: length - 1_000 && 200, width: width - 1_000 && 200 },
        },
      ],
      [{ size: { length, width, height: 1_000 }, quantity: 1 }],
      { optimizationLevel: 1 },
    );
    const { loaded, placements } = planned(t, problem);
    t.same(loaded, [1, 1]);
    t.same(placements[0]?.position, { x: (length - 1_000) / 2, y: (width - 1_000) / 2, z: 0 });
  }
});
