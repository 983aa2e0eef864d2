/** The verifier and a reading cell by cell say the same of random small plans with decks, edges and gaps. */
import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { type Orientation, orientedSize } from '../../src/domain/geometry.js';
import { type Arrangement, placementsOf } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { STACKING_RULE } from '../../src/schema/enums.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';
import { CellReading, type CellRule, READ_BY_CELLS } from '../support/rules/cell-reading.js';
import { at, planOf } from '../support/rules/judging.js';

const RUNS = draws(1500);
const CONTAINER = { length: 12, width: 7, height: 10 };

/** Where pieces are in one another, in a deck or in a wall, who rests on whom has no meaning. */
const IN_ANOTHER: readonly string[] = ['overlap', 'containment', 'drop-decks'];
const OF_SINGLE_PIECES: readonly CellRule[] = ['containment', 'drop-decks', 'extent', 'zones'];

const between = (min: number, max: number) => fc.integer({ min, max });
const oneIn = <T>(times: number, usual: T, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });

const cargoes = fc.record({
  size: fc.record({ length: between(1, 4), width: between(1, 4), height: between(1, 3) }),
  weight: between(0, 5),
  orientations: fc.constantFrom(0b000011, 0b111111),
  turnAllowedOnFloor: oneIn(3, true, fc.constant(false)),
  maxLayers: fc.constantFrom([0, 0, 0, 0, 0, 0], [1, 2, 1, 1, 1, 1]),
  maxLayersAllowedOverDifferentCargoes: oneIn(5, true, fc.constant(false)),
  floorStackSupportsOthers: oneIn(5, true, fc.constant(false)),
  nothingOnTop: oneIn<true | undefined>(6, undefined, fc.constant(true)),
  floorStackType: oneIn(3, null, fc.constantFrom<'BottomOnly' | 'NoBottom'>('BottomOnly', 'NoBottom')),
  stackValue: fc.nat(2),
  sequence: fc.nat(1),
  groupName: fc.constantFrom('', 'g'),
  maxSupportingWeight: oneIn(3, 0, between(1, 8)),
  overhang: oneIn<{ length: number; width: number } | null>(
    3,
    null,
    fc.record({ length: between(0, 2), width: between(0, 2) }),
  ),
});

const deck = oneIn<{ length: number; width: number; height: number } | null>(
  3,
  null,
  fc.record({ length: between(1, 5), width: fc.constantFrom(0, 3), height: between(1, 3) }),
);
const container = fc.record({
  deckReach: oneIn(3, { length: 0, width: 0 }, fc.record({ length: between(-1, 2), width: between(-1, 2) })),
  dropDeckFront: deck,
  dropDeckRear: deck,
  maxExtent: oneIn(
    5,
    { length: 0, width: 0, height: 0 },
    fc.record({ length: between(6, 12), width: fc.constant(0), height: between(4, 10) }),
  ),
  zones: oneIn(
    4,
    [],
    fc.array(
      fc.record({
        name: fc.constant('zone'),
        position: fc.record({ x: between(0, 6), y: between(0, 3), z: fc.constant(0) }),
        size: fc.record({ length: between(2, 6), width: between(2, 4), height: between(2, 10) }),
        maxWeight: oneIn(2, 0, between(2, 10)),
        allowedGroups: oneIn<string[] | null>(2, null, fc.constant(['g'])),
      }),
      { minLength: 1, maxLength: 1 },
    ),
  ),
});

const rules = fc.record({
  isSafeStackingUsed: oneIn(4, true, fc.constant(false)),
  minSupportRate: fc.constantFrom(0.5, 0.8, 1),
  maxDepthToSupport: oneIn(2, 0, between(1, 2)),
  minWeightDifferencePercentage: oneIn(4, 0, fc.constantFrom(10, 50)),
  maxStackingHeightRate: oneIn<number | null>(3, null, fc.constantFrom(0.5, 1, 1.5)),
  groupsStackingRule: oneIn<'BestFit' | 'AlwaysNotAllowed'>(4, 'BestFit', fc.constant('AlwaysNotAllowed')),
  stackingRule: fc.constantFrom(
    ...STACKING_RULE.values.filter((name) => /Value|FootPrint|Footprint|Heavier|Denser|Sequence|BestFit/.test(name)),
  ),
});

const drops = fc.record({
  cargo: fc.nat(2),
  orientation: oneIn<Orientation>(4, 1, fc.constantFrom<Orientation>(2, 3, 4, 5, 6)),
  x: fc.oneof({ weight: 8, arbitrary: between(0, 8) }, { weight: 1, arbitrary: between(-2, 10) }),
  y: fc.oneof({ weight: 8, arbitrary: between(0, 4) }, { weight: 1, arbitrary: between(-2, 5) }),
  lift: oneIn(6, 0, fc.constantFrom(-1, 1, 2)),
});

/** Every piece falls until it meets a piece, a deck or the floor, and is then lifted, mostly by nothing. */
function dropped(
  problem: LoadProblem,
  falls: readonly (typeof drops extends fc.Arbitrary<infer D> ? D : never)[],
): Arrangement[] {
  const { dropDeckFront, dropDeckRear, size: inner } = problem.containers[0]!;
  const tops: { x: number; y: number; length: number; width: number; top: number }[] = [];
  if (dropDeckFront !== null) {
    const width = dropDeckFront.width || inner.width;
    tops.push({ x: 0, y: 0, length: dropDeckFront.length, width, top: dropDeckFront.height });
  }
  if (dropDeckRear !== null) {
    const width = dropDeckRear.width || inner.width;
    tops.push({
      x: inner.length - dropDeckRear.length,
      y: 0,
      length: dropDeckRear.length,
      width,
      top: dropDeckRear.height,
    });
  }
  return falls.map(({ cargo, orientation, x, y, lift }) => {
    const { length, width, height } = orientedSize(problem.cargoes[cargo]!.size, orientation);
    const under = tops.filter(
      (top) => x < top.x + top.length && top.x < x + length && y < top.y + top.width && top.y < y + width,
    );
    const z = Math.max(0, ...under.map(({ top }) => top)) + lift;
    tops.push({ x, y, length, width, top: z + height });
    return at(cargo, x, y, z, orientation);
  });
}

t.test('both readings find the same rules broken', async (t) => {
  const found = new Map<CellRule, number>();
  const held = new Map<CellRule, number>();
  fc.assert(
    fc.property(
      fc.array(cargoes, { minLength: 3, maxLength: 3 }),
      container,
      rules,
      fc.array(drops, { minLength: 1, maxLength: 8 }),
      (kinds, fields, settings, falls) => {
        const draft = problemOf(kinds, [{ size: CONTAINER, ...fields }], settings);
        const load = dropped(draft, falls);
        const quantity = (cargo: number) => load.filter((piece) => piece.cargo === cargo).length;
        const cargoesOrdered = draft.cargoes.map((cargo, place) => ({ ...cargo, quantity: quantity(place) }));
        const problem = { ...draft, cargoes: cargoesOrdered };
        const pieces = load.flatMap((arrangement) => [...placementsOf(arrangement, problem.cargoes)]);
        const expected = new CellReading(problem, pieces).broken();
        const { faults, checks } = verify(problem, planOf(problem, load));
        const isSenseless = faults.some((fault) => IN_ANOTHER.includes(fault.rule));
        for (const rule of READ_BY_CELLS) {
          if (isSenseless && !OF_SINGLE_PIECES.includes(rule)) continue;
          const isFound = faults.some((fault) => fault.rule === rule);
          if (isFound !== expected.has(rule)) {
            const message = faults.find((fault) => fault.rule === rule)?.message ?? 'nothing';
            throw new Error(`${rule}: the verifier says ${message}, the cells ${expected.has(rule)}`);
          }
          if (isFound) found.set(rule, (found.get(rule) ?? 0) + 1);
          else if (checks.includes(rule)) held.set(rule, (held.get(rule) ?? 0) + 1);
        }
      },
    ),
    { numRuns: RUNS },
  );
  // The plans are no use when they never break a rule, or always do.
  for (const rule of READ_BY_CELLS) {
    t.ok((found.get(rule) ?? 0) >= RUNS / 500, `${rule} broken ${found.get(rule)} times`);
    t.ok((held.get(rule) ?? 0) >= RUNS / 500, `${rule} held ${held.get(rule)} times`);
  }
});
