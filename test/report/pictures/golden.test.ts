/**
 * All views of twelve loads look as they did when somebody looked at them. After a change that means to change pictures:
 * `GOLDEN=write node build/test/report/pictures/golden.test.js`, look at each file that changed, commit it.
 */
import t from 'tap';
import { difference, goldenLoads } from '../../support/report/golden.js';

/** Share of the pixels. */
const TOLERANCE = 0.004;

for (const [name, load] of Object.entries(goldenLoads())) {
  t.test(name, async (t) => {
    const share = await difference(name, load);
    t.ok(share <= TOLERANCE, `${(100 * share).toFixed(2)} % of the pixels differ`);
  });
}
