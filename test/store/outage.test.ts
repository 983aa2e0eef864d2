/** MongoDB goes away in the middle of reads and writes, and comes back: 503 meanwhile, nothing acknowledged lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { type Store, StoreUnavailable } from '../../src/store/index.js';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { skipWithout } from '../support/parts.js';
import { primaryOf, startMongod, startReplicaSet } from '../support/service/servers.js';
import { brokenPromises, prepare, work } from './support/workload.js';

const skip = skipWithout('mongod');
const WORKERS = 5;

async function openTwo(t: Test, url: string): Promise<[Store, Store]> {
  const stores: [Store, Store] = [openMongoStore(url), openMongoStore(url)];
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  await prepare(stores[0]);
  return stores;
}

async function untilReady(store: Store): Promise<void> {
  for (;;) {
    try {
      await store.ready();
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

t.test('a server killed and started again', { skip, timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  const stores = await openTwo(t, server.url);
  const tally = await work(stores, WORKERS, async () => {
    await sleep(1000);
    await server.kill();
    // One that starts while its database is away waits for it like the others.
    const [first] = stores;
    const late = openMongoStore(server.url);
    t.teardown(() => late.close());
    await Promise.all([first, late].map((store) => t.rejects(store.ready(), StoreUnavailable)));
    await server.restart();
    await late.ready();
    t.strictSame(await late.accounts.listKeys(), []);
  });
  t.strictSame(await brokenPromises(stores[1], tally), []);
  t.ok(tally.unavailable > 0, `${tally.unavailable} calls met the outage`);
  t.ok(tally.saved.size > 0 && tally.counted > 0, `${tally.counted} counted`);
});

t.test('the primary of a replica set killed, then one more', { skip, timeout: 240_000 }, async (t) => {
  const { url, servers } = await startReplicaSet(3);
  t.teardown(() => Promise.all(servers.map((server) => server.stop())));
  const stores = await openTwo(t, url);
  const tally = await work(stores, WORKERS, async () => {
    await sleep(1000);
    await (await primaryOf(url, servers)).kill();
    // The other two carry on by themselves.
    await untilReady(stores[0]);
    const second = await primaryOf(url, servers);
    await second.kill();
    await t.rejects(stores[0].ready(), StoreUnavailable, 'one of three is no majority');
    await second.restart();
  });
  t.strictSame(await brokenPromises(stores[1], tally), []);
  t.ok(tally.unavailable > 0, `${tally.unavailable} calls met the outage`);
  t.ok(tally.saved.size > 0 && tally.counted > 0, `${tally.counted} counted`);
});
