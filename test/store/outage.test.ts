/** MongoDB goes away in the middle of reads and writes, and comes back: 503 meanwhile, nothing acknowledged lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { type Store, StoreUnavailable } from '../../src/store/store.js';
import { skipWithout } from '../support/parts.js';
import { primaryOf, startMongod, startReplicaSet } from '../support/servers.js';
import { brokenPromises, prepare, work } from './support/workload.js';

const skip = skipWithout('mongod');
const WORKERS = 5;

async function openTwo(t: Test, url: string): Promise<[Store, Store]> {
  const stores: [Store, Store] = [openMongoStore(url), openMongoStore(url)];
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  await prepare(stores[0]);
  return stores;
}

t.test('a server killed and started again', { skip, timeout: 60_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  const stores = await openTwo(t, server.url);
  const tally = await work(stores, WORKERS, async () => {
    await sleep(1000);
    await server.kill();
    await sleep(500);
    await t.rejects(stores[0].ready(), StoreUnavailable);
    await server.restart();
  });
  t.strictSame(await brokenPromises(stores[1], tally), []);
  t.ok(tally.unavailable > 0, `${tally.unavailable} calls met the outage`);
  t.ok(tally.saved.size > 0 && tally.counted > 0, `${tally.counted} counted`);
});

t.test('the primary of a replica set killed', { skip, timeout: 60_000 }, async (t) => {
  const { url, servers } = await startReplicaSet(3);
  t.teardown(() => Promise.all(servers.map((server) => server.stop())));
  const stores = await openTwo(t, url);
  const tally = await work(stores, WORKERS, async () => {
    await sleep(1000);
    await (await primaryOf(url, servers)).kill();
    await sleep(2000);
  });
  t.strictSame(await brokenPromises(stores[1], tally), []);
  t.ok(tally.unavailable > 0, `${tally.unavailable} calls met the outage`);
  t.ok(tally.saved.size > 0 && tally.counted > 0, `${tally.counted} counted`);
});

t.test('a service that starts before its database', { skip, timeout: 60_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  await server.kill();
  const store = openMongoStore(server.url);
  t.teardown(() => store.close());
  await t.rejects(store.ready(), StoreUnavailable);
  await server.restart();
  await store.ready();
  t.strictSame(await store.accounts.listKeys(), []);
});
