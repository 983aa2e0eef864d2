import t from 'tap';
import { PLAIN_VOLUME, power, VALUATIONS, valuesOf } from '../../../src/planning/goals/piece-values.js';
import { problemOf } from '../../support/problems/load-problems.js';

t.test('power is the power', async (t) => {
  for (const exponent of [15, ...VALUATIONS.map(({ exponent }) => exponent), 32, 39]) {
    for (const share of [1e-6, 0.003, 0.25, 0.9, 1]) {
      const expected = share ** (exponent / 16);
      t.ok(Math.abs(power(share, exponent) - expected) <= 1e-12 * expected, `${share}^(${exponent}/16)`);
    }
  }
});

t.test('the plain volume is left to the engine; above it large cargo gains', async (t) => {
  const problem = problemOf([{}, { size: { length: 200, width: 100, height: 100 } }]);
  const container = problem.containers[0]!;
  t.equal(valuesOf(problem, container, PLAIN_VOLUME), null);
  const [small, large] = valuesOf(problem, container, { exponent: 21, needs: null })!;
  t.ok(large! > 2 * small!);
});

t.test('by what a piece weighs, and the floor it takes', async (t) => {
  const problem = problemOf([
    { weight: 10, quantity: 2 },
    { weight: 30, quantity: 1, size: { length: 200, width: 100, height: 25 } },
  ]);
  const container = problem.containers[0]!;
  const ratio = (needs: { readonly volume: number; readonly weight: number; readonly floor: number }) => {
    const [one, other] = valuesOf(problem, container, { exponent: 16, needs })!;
    return other! / one!;
  };
  const isNear = (found: number, expected: number) => t.ok(Math.abs(found - expected) < 1e-12, `${found}`);
  isNear(ratio({ volume: 1, weight: 0, floor: 0 }), 0.5);
  isNear(ratio({ volume: 0, weight: 1, floor: 0 }), 3);
  isNear(ratio({ volume: 0, weight: 0, floor: 1 }), 2);
  // 1/5 and 1/4 of the weight and floor of all, beside 3/5 and 1/2.
  isNear(ratio({ volume: 0, weight: 1, floor: 1 }), 1.1 / 0.45);
});
