/** The service while its database is away: 503 and nothing else, and it recovers by itself. */
import t from 'tap';
import { skipWithout } from '../support/parts.js';
import { smallRequest } from '../support/problems/requests.js';
import { KEY, postInit, startTestService, temporaryFolder } from '../support/service/running-service.js';
import { startMongod } from '../support/service/servers.js';
import { startProcess } from '../support/service/service-process.js';

t.test('away while it runs', { skip: skipWithout('mongod'), timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  const service = await startTestService(t, {
    engine: './naive-engine-module.js',
    env: { MONGODB_URL: server.url },
  });
  const build = () => service.post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Kept' }));
  t.match(await build(), { status: 200, body: { status: 'succeed' } });
  await server.kill();
  const calls = ['/Loads', '/Database/Cargoes', '/Account/Keys', '/health/ready'].map((path) => service.call(path));
  for (const { status, headers, body } of await Promise.all([...calls, build()])) {
    t.match({ status, body }, { status: 503, body: { status: 'failed', code: 'StoreUnavailable' } });
    t.ok(Number(headers.get('Retry-After')) > 0);
  }
  t.equal((await service.call('/health/live')).status, 200);
  await server.restart();
  t.equal((await service.call('/Loads/ann@example.com/Kept/1')).status, 200, 'what was acknowledged is there');
  t.equal((await service.call('/health/ready')).status, 200);
  t.match(await build(), { status: 200, body: { status: 'succeed' } });
});

t.test('away at the start', { skip: skipWithout('mongod'), timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  await server.kill();
  const service = startProcess(t, {
    PORT: '0',
    WORKERS: '1',
    DATA_DIR: temporaryFolder(t),
    MONGODB_URL: server.url,
    BOOTSTRAP_USER: 'ann@example.com',
    BOOTSTRAP_TOKEN: KEY,
  });
  const address = await service.address;
  t.equal((await fetch(`${address}/health/ready`)).status, 503);
  t.equal((await fetch(`${address}/health/live`)).status, 200);
  await server.restart();
  await service.ready;
  t.equal((await fetch(`${address}/health/ready`)).status, 200);
  const crate = { style: 'Shipcase', name: 'Crate', length: 1, width: 1, height: 1 };
  const init = postInit(crate, { TokenID: KEY });
  t.equal((await fetch(`${address}/Database/Cargoes`, init)).status, 200);
});
