/** Cargo that stays whole in one container: no plan divides it, and none leaves out what has room. */
import fc from 'fast-check';
import t from 'tap';
import { verify } from '../../../src/calculation/verify.js';
import { planLoad } from '../../../src/planning/plan-load.js';
import { problemOf } from '../../support/load-problems.js';
import { naiveEngine } from '../../support/naive-engine.js';

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
    )
    .map(([rows, types, sides]) =>
      problemOf(
        rows.map((one) => ({ ...one, size: { ...CUBE, length: sides['ABCDE'.indexOf(one.name)]! } })),
        types.map((one) => ({ ...one, size: VAN })),
        RULES,
      ),
    );
  fc.assert(
    fc.property(problem, (asked) => {
      const { faults } = verify(asked, planLoad(asked, { engine: naiveEngine() }));
      t.same(faults, []);
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
