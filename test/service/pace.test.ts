/** When to try again follows the work that waits. */
import t from 'tap';
import { paceOf, secondsUntilPlace } from '../../src/service/pace.js';

t.test('the more waits and the slower it is done, the later', async (t) => {
  t.equal(secondsUntilPlace(null), 5, 'nothing is known yet');
  t.equal(secondsUntilPlace(1_000), 100);
  t.equal(secondsUntilPlace(40), 4);
  t.equal(secondsUntilPlace(0.2), 1, 'at least a second');
  t.equal(secondsUntilPlace(1e8), 600, 'at most ten minutes');
});

t.test('a pace needs two ends', async (t) => {
  t.equal(paceOf([]), null);
  t.equal(paceOf([5000]), null);
  t.equal(paceOf([5000, 5000]), null);
  t.equal(paceOf([5000, 4000, 1000]), 0.5);
});
