/** Where what stands on the floor decides how much goes on top. */
import t from 'tap';
import { isStrengthScarce } from '../../../src/planning/bounds/scarce-strength.js';
import { problemOf } from '../../support/problems/load-problems.js';

const CUBE = { size: { length: 100, width: 100, height: 100 }, quantity: 40 };
/** Room for 80 cubes, 20 of them on the floor. */
const CONTAINER = { size: { length: 500, width: 400, height: 400 } };

t.test('scarce is what needs more floors than containers for its volume', async (t) => {
  const scarce = (weight: number, maxSupportingWeight: number) =>
    isStrengthScarce(problemOf([{ ...CUBE, weight, maxSupportingWeight }], [CONTAINER]));
  // Half a container by volume; each on the floor bears so many on it.
  t.ok(scarce(10, 5), '27 of 40 stand on the floor');
  t.notOk(scarce(10, 30), '10 of 40');
  t.notOk(scarce(10, 0), 'without a limit');
});

t.test('the strong ones stand on the floor', async (t) => {
  const weak = { ...CUBE, weight: 10, maxSupportingWeight: 1 };
  const strong = { ...CUBE, weight: 10, maxSupportingWeight: 200, quantity: 2 };
  t.ok(isStrengthScarce(problemOf([weak], [CONTAINER])));
  t.notOk(isStrengthScarce(problemOf([weak, strong], [CONTAINER])));
});
