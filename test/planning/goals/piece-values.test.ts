import t from 'tap';
import { EXPONENTS, PLAIN_VOLUME, power, valuesOf } from '../../../src/planning/goals/piece-values.js';
import { problemOf } from '../../support/load-problems.js';

t.test('power is the power', async (t) => {
  for (const exponent of [15, ...EXPONENTS, 32, 39]) {
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
  const [small, large] = valuesOf(problem, container, 21)!;
  t.ok(large! > 2 * small!);
});
