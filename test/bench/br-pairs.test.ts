/** What a difference between two searches is worth, by pairs of the same problem. */
import t from 'tap';
import { differenceOf } from '../../bench/br-pairs.js';

t.test('the mean of the differences, and how sure it is', async (t) => {
  const pairs = [
    { before: 90, after: 91 },
    { before: 92, after: 95 },
    { before: 80, after: 80 },
    { before: 85, after: 85 },
  ];
  // Of 1, 3, 0 and 0: the mean is 1, their squared distances from it sum to 6.
  const { mean, standardError, better, worse } = differenceOf('none', pairs);
  t.match({ mean, better, worse }, { mean: 1, better: 2, worse: 0 });
  t.ok(Math.abs(standardError - Math.sqrt(6 / 3 / 4)) < 1e-12);
});
