/** The verifier and a second, simpler reading of the ten most used rules say the same of random small plans. */
import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { ORIENTATIONS, type Orientation, orientedSize, type Size } from '../../src/domain/geometry.js';
import type { Arrangement } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import type { StackingRule } from '../../src/domain/words.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';
import { brokenRules, TEN_RULES } from '../support/rules/simple-check.js';

const RUNS = draws(1500);
const STACKING: readonly StackingRule[] = [
  'BestFit',
  'StackValue',
  'StackCode',
  'HeavierBottomFirst',
  'SameGroupOnly',
  'AlwaysNotAllowed',
  'AlwaysSingleLayerOnBottom',
];

const small = (max: number) => fc.integer({ min: 1, max });
const rarely = (arbitrary: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary });

const cargoes = fc.record({
  size: fc.record({ length: small(4), width: small(4), height: small(3) }),
  weight: fc.integer({ min: 0, max: 5 }),
  orientations: fc.constantFrom(0b000011, 0b111111, 0b000001),
  turnAllowedOnFloor: fc.boolean(),
  maxLayers: fc.constantFrom([0, 0, 0, 0, 0, 0], [1, 2, 1, 1, 1, 1], [2, 0, 2, 0, 0, 0]),
  stackValue: fc.nat(2),
  stackCode: fc.constantFrom('', 'A'),
  groupName: fc.constantFrom('', 'g'),
  sequence: fc.nat(1),
  maxSupportingWeight: rarely(fc.integer({ min: 1, max: 8 })),
});

const rules = fc.record({
  isSafeStackingUsed: fc.boolean(),
  minSupportRate: fc.constantFrom(0.5, 0.8, 1),
  stackingRule: fc.constantFrom(...STACKING),
  isSequenceUsed: fc.boolean(),
});

interface Drop {
  readonly cargo: number;
  readonly orientation: Orientation;
  readonly x: number;
  readonly y: number;
  readonly lift: number;
}

const drops = fc.record({
  cargo: fc.nat(2),
  orientation: fc.oneof(
    { weight: 4, arbitrary: fc.constant(1 as const) },
    { weight: 1, arbitrary: fc.constantFrom(...ORIENTATIONS) },
  ),
  x: fc.integer({ min: 0, max: 8 }),
  y: fc.integer({ min: 0, max: 4 }),
  lift: fc.oneof({ weight: 30, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-1, 1) }),
});

/** Every piece falls from above until it meets another one or the floor, and is then lifted, mostly by nothing. */
function dropped(problem: LoadProblem, falls: readonly Drop[]): Arrangement[] {
  const fallen: { x: number; y: number; top: number; size: Size }[] = [];
  return falls.map(({ cargo, orientation, x, y, lift }) => {
    const size = orientedSize(problem.cargoes[cargo]!.size, orientation);
    const under = fallen.filter(
      (other) =>
        x < other.x + other.size.length &&
        other.x < x + size.length &&
        y < other.y + other.size.width &&
        other.y < y + size.width,
    );
    const z = Math.max(0, ...under.map((other) => other.top)) + lift;
    fallen.push({ x, y, top: z + size.height, size });
    return at(cargo, x, y, z, orientation);
  });
}

t.test('both readings find the same rules broken', async (t) => {
  const found = new Map<string, number>();
  let sound = 0;
  fc.assert(
    fc.property(
      fc.array(cargoes, { minLength: 3, maxLength: 3 }),
      rules,
      fc.array(drops, { minLength: 1, maxLength: 7 }),
      fc.nat(2),
      fc.boolean(),
      (kinds, settings, falls, missing, isInOrder) => {
        const container = { size: { length: 12, width: 7, height: 8 }, maxWeight: 18 };
        const draft = problemOf(kinds, [container], settings);
        const ordered = isInOrder
          ? falls.toSorted((a, b) => kinds[a.cargo]!.sequence - kinds[b.cargo]!.sequence)
          : falls;
        const load = dropped(draft, ordered);
        const quantity = (cargo: number) => load.filter((piece) => piece.cargo === cargo).length;
        const problem = {
          ...draft,
          cargoes: draft.cargoes.map((cargo, place) => ({ ...cargo, quantity: quantity(place) })),
        };
        const plan = planOf(problem, missing === 0 ? load.slice(1) : load);
        const unloaded = missing === 0 ? [] : plan.unloaded;
        const judged = { ...plan, unloaded };

        const expected = brokenRules(problem, judged);
        const faults = new Set(verify(problem, judged).faults.map((fault) => fault.rule));
        const hasContacts = !expected.has('overlap') && !expected.has('containment');
        for (const rule of TEN_RULES) {
          const needsContacts = ['support', 'supporting-weight', 'layers', 'stacking-rule', 'sequence'].includes(rule);
          if (needsContacts && !hasContacts) continue;
          if (faults.has(rule) !== expected.has(rule)) {
            throw new Error(`${rule}: the verifier says ${faults.has(rule)}, the second reading ${expected.has(rule)}`);
          }
        }
        for (const rule of expected) found.set(rule, (found.get(rule) ?? 0) + 1);
        if (expected.size === 0) sound++;
      },
    ),
    { numRuns: RUNS },
  );
  // The plans are no use when they never break a rule, or always do.
  for (const rule of TEN_RULES) t.ok((found.get(rule) ?? 0) >= RUNS / 500, `${rule} broken ${found.get(rule)} times`);
  t.ok(sound >= RUNS / 100, `${sound} plans break nothing`);
});
