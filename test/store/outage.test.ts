/** MongoDB goes away in the middle of reads and writes, and comes back: 503 meanwhile, nothing acknowledged lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import t, { type Test } from 'tap';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { type Store, StoreUnavailable } from '../../src/store/store.js';
import { skipWithout } from '../support/parts.js';
import { startMongod, startReplicaSet, type TestServer } from '../support/servers.js';
import { ANN, cargo } from './samples.js';
import { versionedLoad, versionOf } from './support/versions.js';

const skip = skipWithout('mongod');
const WORKERS = 5;

interface Tally {
  /** Title -> highest version acknowledged. */
  readonly saved: Map<string, number>;
  /** Increments of the shared counter that were acknowledged, and those of unknown outcome. */
  counted: number;
  unknown: number;
  unavailable: number;
  readonly faults: string[];
}

/** Readers and writers work while `during` runs, then until each has succeeded once more. */
async function work(stores: readonly Store[], during: () => Promise<void>): Promise<Tally> {
  const tally: Tally = { saved: new Map(), counted: 0, unknown: 0, unavailable: 0, faults: [] };
  let isOver = false;
  let version = 0;
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) tally.unavailable++;
      else tally.faults.push(String((error as Error).stack));
      await sleep(50);
      return false;
    }
  };
  const untilOver = async (turn: () => Promise<boolean>) => {
    let succeeded = false;
    while (!isOver || (!succeeded && tally.faults.length === 0)) succeeded = (await turn()) && isOver;
  };
  const jobs = stores.flatMap((store) =>
    Array.from({ length: WORKERS }, (_, worker) => [
      untilOver(() => {
        const mine = ++version;
        const title = `load ${stores.indexOf(store)} ${worker}`;
        return attempt(async () => {
          await store.loads.save(versionedLoad(title, mine));
          tally.saved.set(title, mine);
        });
      }),
      untilOver(() =>
        attempt(async () => {
          const load = await store.loads.get(ANN, ANN.user, `load 0 ${worker}`);
          if (load) versionOf(load);
        }),
      ),
      untilOver(async () => {
        const isDone = await attempt(() =>
          store.records.change('acme', 'Cargo', ['counter'], (record) => ({
            ...record,
            fields: { ...record.fields, weight: Number(record.fields['weight']) + 1 },
          })),
        );
        if (isDone) tally.counted++;
        else tally.unknown++;
        await sleep(20);
        return isDone;
      }),
    ]).flat(),
  );
  await during();
  isOver = true;
  await Promise.all(jobs);
  return tally;
}

async function check(t: Test, store: Store, tally: Tally): Promise<void> {
  t.strictSame(tally.faults, [], 'no error but StoreUnavailable');
  t.ok(tally.unavailable > 0, `${tally.unavailable} calls met the outage`);
  for (const [title, version] of tally.saved) {
    const load = await store.loads.get(ANN, ANN.user, title);
    t.ok(load && versionOf(load) >= version, `${title}: ${version} is there`);
  }
  const [counter] = await store.records.get('acme', 'Cargo', ['counter']);
  const count = Number(counter!.fields['weight']);
  t.ok(count >= tally.counted, `${count} counted, ${tally.counted} acknowledged: no update lost`);
  t.ok(count <= tally.counted + tally.unknown, 'none made twice');
}

async function openTwo(t: Test, url: string): Promise<[Store, Store]> {
  const stores: [Store, Store] = [openMongoStore(url), openMongoStore(url)];
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  await stores[0].records.save([cargo('acme', 'counter', { weight: 0 })]);
  return stores;
}

t.test('a server killed and started again', { skip, timeout: 60_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  const stores = await openTwo(t, server.url);
  const tally = await work(stores, async () => {
    await sleep(1000);
    await server.kill();
    await sleep(500);
    await t.rejects(stores[0].ready(), StoreUnavailable);
    await server.restart();
  });
  await check(t, stores[1], tally);
});

t.test('the primary of a replica set killed', { skip, timeout: 60_000 }, async (t) => {
  const { url, servers } = await startReplicaSet(3);
  t.teardown(() => Promise.all(servers.map((server) => server.stop())));
  const stores = await openTwo(t, url);
  const tally = await work(stores, async () => {
    await sleep(1000);
    await (await primaryOf(url, servers)).kill();
    await sleep(2000);
  });
  await check(t, stores[1], tally);
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

async function primaryOf(url: string, servers: readonly TestServer[]): Promise<TestServer> {
  const client = await new MongoClient(url).connect();
  const { primary } = await client.db('admin').command({ hello: 1 });
  await client.close();
  return servers.find(({ port }) => String(primary).endsWith(`:${port}`))!;
}
