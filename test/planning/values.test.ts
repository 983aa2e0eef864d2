import t from 'tap';
import { EXPONENTS, power, valuesOf } from '../../src/planning/values.js';
import { problemOf } from '../support/load-problems.js';

t.test('power is the power', async (t) => {
  for (const exponent of EXPONENTS) {
    for (const share of [1e-6, 0.003, 0.25, 0.9, 1]) {
      const expected = share ** exponent;
      t.ok(Math.abs(power(share, exponent) - expected) <= 1e-12 * expected, `${share}^${exponent}`);
    }
  }
});

t.test('the plain volume is left to the engine; above it large cargo gains', async (t) => {
  const problem = problemOf([{}, { size: { length: 200, width: 100, height: 100 } }]);
  const container = problem.containers[0]!;
  t.equal(valuesOf(problem, container, 1), null);
  const [small, large] = valuesOf(problem, container, 1.3125)!;
  t.ok(large! > 2 * small!);
});
