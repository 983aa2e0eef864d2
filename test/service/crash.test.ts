/** kill -9 of the whole service: no save that was answered with 200 may be lost. `npm run bench -- crash`: more often. */
import t, { type Test } from 'tap';
import { deepOnly } from '../support/draws.js';
import { skipWithout } from '../support/parts.js';
import { type CrashReport, crash } from '../support/service/crash.js';
import { temporaryFolder } from '../support/service/running-service.js';
import { startMongod } from '../support/service/servers.js';

const ROUNDS = 2;

function kept(t: Test, { acknowledged, inFlight, faults }: CrashReport): void {
  t.strictSame(faults, [], `${acknowledged} acknowledged, none lost`);
  t.ok(acknowledged >= ROUNDS);
  t.ok(inFlight > 0, `${inFlight} saves were under way`);
}

t.test('embedded', { timeout: 240_000 }, async (t) => {
  kept(t, await crash(t, { DATA_DIR: temporaryFolder(t) }, ROUNDS));
});

t.test('MongoDB', { skip: deepOnly.skip || skipWithout('mongod'), timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  kept(t, await crash(t, { DATA_DIR: temporaryFolder(t), MONGODB_URL: server.url }, ROUNDS));
});
