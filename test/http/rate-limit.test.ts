/** RATE_LIMIT: requests a minute and key, over all services on one store. */
import t from 'tap';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { onBothStores } from '../support/http/both-stores.js';
import { skipWithout } from '../support/parts.js';
import { startTestService } from '../support/service/running-service.js';
import { startMongod } from '../support/service/servers.js';

const LIMIT = 6;
const times = <T>(count: number, call: (n: number) => T) =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)));

await onBothStores(t, async (t, start) => {
  const service = await start({ RATE_LIMIT: String(LIMIT) });
  const call = async () => service.as(await service.createKey('bob@acme.test', 'acme'));

  await t.test('counts by key', async (t) => {
    const [bob, other] = [await call(), await call()];
    const answers = await times(LIMIT + 3, () => bob('/Account/Keys'));
    t.equal(answers.filter(({ status }) => status === 200).length, LIMIT);
    const refused = answers.filter(({ status }) => status === 429);
    t.equal(refused.length, 3);
    for (const { body, headers } of refused) {
      t.match(body, { status: 'failed', code: 'TooManyRequests' });
      const seconds = Number(headers.get('Retry-After'));
      t.ok(seconds >= 1 && seconds <= 60, `again after ${seconds} s`);
    }
    t.equal((await other('/Account/Keys')).status, 200, 'another key of the same user');
    t.equal((await fetch(`${service.address}/health/live`)).status, 200);
  });
});

const skip = skipWithout('mongod');

t.test('on one database', { skip, timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  const env = { RATE_LIMIT: String(LIMIT), MONGODB_URL: server.url };
  const begin = () => startTestService(t, { engine: './naive-engine-module.js', env });
  const services = [await begin(), await begin()];

  await t.test('two services count together', async (t) => {
    const answers = await times(2 * LIMIT, (n) => services[n % 2]!.call('/Account/Keys'));
    const statuses = answers.map(({ status }) => status).sort();
    t.same(statuses, [...Array(LIMIT).fill(200), ...Array(LIMIT).fill(429)]);
    for (const service of services) t.equal((await service.call('/Account/Keys')).status, 429, 'neither takes more');
  });

  await t.test('while it is away each counts for itself, and then together again', async (t) => {
    const stores = [openMongoStore(server.url), openMongoStore(server.url)];
    t.teardown(() => Promise.all(stores.map((store) => store.close())));
    const limits = stores.map((store) => store.limitCalls(LIMIT));
    const taken = async (count: number, key: string) => {
      const waits = await times(count, (n) => limits[n % 2]!.take(key));
      return waits.filter((wait) => wait === null).length;
    };
    t.equal(await taken(2 * LIMIT, 'before'), LIMIT);
    await server.kill();
    t.equal(await taken(4 * LIMIT, 'meanwhile'), 2 * LIMIT);
    t.equal((await services[0]!.call('/Account/Keys')).status, 503, 'nobody comes in whose key cannot be looked up');
    await server.restart();
    await stores[0]!.ready();
    t.equal(await taken(2 * LIMIT, 'after'), LIMIT);
  });
});
