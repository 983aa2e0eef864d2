/** Many writers and readers at once, the database's servers killed in the middle; at length: `npm run bench -- soak`. */
import t, { type Test } from 'tap';
import { deepOnly } from '../support/draws.js';
import { skipWithout } from '../support/parts.js';
import { type Report, soakEmbedded, soakMajorityLost, soakMongodKilled } from '../support/service/soak.js';

const EFFORT = { workers: 6, seconds: 1 };
const options = { skip: skipWithout('mongod'), timeout: 240_000 };

function kept(t: Test, { faults, written, succeeded }: Report): void {
  t.strictSame(faults.slice(0, 5), [], `${succeeded} calls`);
  t.ok(written >= EFFORT.workers, `${written} loads and properties written`);
}

t.test('embedded', { timeout: 240_000 }, async (t) => {
  const report = await soakEmbedded(EFFORT);
  kept(t, report);
  t.equal(report.unavailable, 0);
});

/** That each service answers 503 while no database is there, and recovers by itself, the soak counts as a fault if not. */
for (const [what, soak] of [
  ['mongod killed and started again', soakMongodKilled],
  ['the primary of three killed, then one more, which is started again', soakMajorityLost],
] as const) {
  t.test(what, { ...options, skip: deepOnly.skip || options.skip }, async (t) => {
    const report = await soak(EFFORT);
    kept(t, report);
    t.ok(report.unavailable >= 2, `${report.unavailable} calls were answered with 503 and Retry-After`);
  });
}
