/** Cargo kept together in one container: no plan divides it, and none leaves out what has room. */
import t from 'tap';
import { verify } from '../../../src/calculation/verify.js';
import { inEnglish } from '../../../src/domain/coded-sentences.js';
import type { Rules } from '../../../src/domain/problem.js';
import { lotsTogether } from '../../../src/planning/lots/together.js';
import { tooLarge } from '../../../src/planning/lots/too-large.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import fc from '../../support/fast-check.js';
import { problemOf } from '../../support/problems/load-problems.js';

const RULES = { isCargoUndivided: true, optimizationLevel: 1 } as const;
const CUBE = { length: 100, width: 100, height: 100 };
/** Takes 25 cubes. */
const VAN = { length: 100, width: 500, height: 500 };

t.test('every plan holds the rule, whatever is asked', async (t) => {
  const side = fc.constantFrom(50, 70, 100, 160);
  const row = fc.record({
    name: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    quantity: fc.integer({ min: 1, max: 30 }),
    weight: fc.constantFrom(1, 5, 20),
    groupName: fc.constantFrom('', 'north', 'south', 'west'),
  });
  const rules = fc.record({
    isCargoUndivided: fc.boolean(),
    isSameGroupAllowedInDifferentContainers: fc.boolean(),
    isDividedWhenTooLarge: fc.boolean(),
  });
  const type = fc.record({
    quantity: fc.constantFrom(0, 1, 2),
    maxWeight: fc.constantFrom(0, 100, 300),
    maxCargoTypes: fc.constantFrom(0, 0, 2),
  });
  const problem = fc
    .tuple(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.array(type, { minLength: 1, maxLength: 2 }),
      fc.array(side, { minLength: 5, maxLength: 5 }),
      rules,
    )
    .map(([rows, types, sides, { isDividedWhenTooLarge, ...asked }]) =>
      problemOf(
        rows.map((one) => ({ ...one, size: { ...CUBE, length: sides['ABCDE'.indexOf(one.name)]! } })),
        types.map((one) => ({ ...one, size: VAN })),
        {
          ...RULES,
          ...asked,
          ...(isDividedWhenTooLarge && { isCargoDividedWhenTooLarge: true, isGroupDividedWhenTooLarge: true }),
        },
      ),
    );
  fc.assert(
    fc.property(problem, (asked) => {
      const { faults } = verify(asked, planLoad(asked, { engine: naiveEngine() }));
      // That engine knows nothing of types of cargo.
      t.same(
        faults.filter(({ rule }) => rule === 'undivided'),
        [],
      );
    }),
    { numRuns: 100 },
  );
});

t.test('what has room is loaded', async (t) => {
  const quantities = [20, 15, 12, 10, 5, 40];
  const asked = problemOf(
    quantities.map((quantity) => ({ size: CUBE, quantity })),
    [{ size: VAN }],
    RULES,
  );
  const { containers, unloaded } = planLoad(asked, { engine: naiveEngine() });
  t.match(unloaded, [{ cargo: 5, quantity: 40, reason: 'GroupKeptTogether' }]);
  t.equal(unloaded.length, 1);
  t.equal(containers.length, 3, '20 + 5, 15 + 10 and 12');
});

t.test('many cargoes of which each container takes few', async (t) => {
  const engine = naiveEngine();
  const cargoes = Array.from({ length: 300 }, (_, n) => ({ size: CUBE, quantity: 1 + (n % 30) }));
  const asked = problemOf(cargoes, [{ size: VAN }], RULES);
  const { containers, unloaded } = planLoad(asked, { engine });
  const pieces = cargoes.filter(({ quantity }) => quantity <= 25).reduce((sum, { quantity }) => sum + quantity, 0);
  t.equal(unloaded.length, 50, 'those of 26 to 30');
  t.ok(containers.length <= 1.05 * Math.ceil(pieces / 25), `${containers.length} containers for ${pieces} pieces`);
  t.ok(engine.calls.length <= 10 * containers.length, `${engine.calls.length} searches`);
});

t.test('groups go whole, and what has rows in common goes together', async (t) => {
  const rows = [
    { name: 'A', groupName: 'north', quantity: 2 },
    { name: 'B', groupName: 'south', quantity: 3 },
    { name: 'A', groupName: 'south', quantity: 4 },
    { name: 'C', groupName: '', quantity: 5 },
    { name: 'D', groupName: 'west', quantity: 0 },
  ];
  const placesOf = (rules: Partial<Rules>) => lotsTogether(problemOf(rows, [{}], rules)).map(({ places }) => places);
  const groups = { isSameGroupAllowedInDifferentContainers: false };
  t.same(placesOf({}), []);
  t.same(placesOf(groups), [[0], [1, 2]], 'cargo in no group may be divided');
  t.same(placesOf({ isCargoUndivided: true }), [[0, 2], [1], [3]]);
  t.same(placesOf({ ...groups, isCargoUndivided: true }), [[0, 1, 2], [3]]);
  const problem = problemOf(rows, [{}], { ...groups, isCargoUndivided: true });
  const [lot] = lotsTogether(problem);
  t.match(
    inEnglish(problem, lot!.detail),
    /All 9 pieces of "A" and "B" and group "north" and group "south" \(.* m3, 0 kg\)/,
  );
});

t.test('what is too large for every container is divided where the request says so', async (t) => {
  const rules: Partial<Rules> = { ...RULES, isCargoUndivided: false, isSameGroupAllowedInDifferentContainers: false };
  const rows = [
    { groupName: 'north', size: CUBE, quantity: 20 },
    { groupName: 'north', size: CUBE, quantity: 6 },
    { groupName: 'south', size: CUBE, quantity: 14 },
  ];
  const never = planLoad(problemOf(rows, [{ size: VAN }], rules), { engine: naiveEngine() });
  t.match(never.unloaded, [
    { cargo: 0, quantity: 20, reason: 'GroupKeptTogether' },
    {
      cargo: 1,
      quantity: 6,
      reason: 'GroupKeptTogether',
      detail: { values: { pieces: { count: 26 }, kept: { kept: [{ isGroup: true, name: 'north' }] } } },
    },
  ]);
  const when = planLoad(problemOf(rows, [{ size: VAN }], { ...rules, isGroupDividedWhenTooLarge: true }), {
    engine: naiveEngine(),
  });
  t.same(when.unloaded, []);
  const withSouth = when.containers.filter(({ arrangements }) => arrangements.some(({ cargo }) => cargo === 2));
  t.equal(withSouth.length, 1);
});

t.test('what fits only as a search finds it is not too large', async (t) => {
  // Walls of one cargo each would need 200 of the 100.
  const rows = [250, 250].map((width) => ({ name: 'A', size: { length: 100, width, height: 500 } }));
  const asked = problemOf(rows, [{ size: VAN }], { ...RULES, isCargoDividedWhenTooLarge: true });
  t.same([...tooLarge(asked, { engine: naiveEngine() }, {})], []);
  const heavy = problemOf(
    rows.map((row) => ({ ...row, weight: 2 })),
    [{ size: VAN, maxWeight: 3 }],
    asked.rules,
  );
  t.same([...tooLarge(heavy, { engine: naiveEngine() }, {})], ['cargo A']);
});
