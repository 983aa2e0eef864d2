/** Many writers and readers at once, the database's servers killed in the middle; at length: `npm run bench -- soak`. */
import t from 'tap';
import { skipWithout } from '../support/parts.js';
import { type Report, soakEmbedded, soakMongodKilled, soakPrimaryKilled } from '../support/soak.js';

const EFFORT = { workers: 12, seconds: 4 };
const options = { skip: skipWithout('mongod'), timeout: 90_000 };

function kept({ faults, written, succeeded }: Report): void {
  t.strictSame(faults.slice(0, 5), [], `${succeeded} calls`);
  t.ok(written >= EFFORT.workers, `${written} loads and properties written`);
}

t.test('embedded', { timeout: 60_000 }, async (t) => {
  const report = await soakEmbedded(EFFORT);
  kept(report);
  t.equal(report.unavailable, 0);
});

t.test('mongod killed and started again', options, async (t) => {
  const report = await soakMongodKilled(EFFORT);
  kept(report);
  t.ok(report.unavailable > 0, `${report.unavailable} calls met the outage`);
});

// An election may be over before any call has waited too long for it.
t.test('the primary of three killed', options, async () => kept(await soakPrimaryKilled(EFFORT)));
