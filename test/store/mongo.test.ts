import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type Document, MongoClient } from 'mongodb';
import t, { type Test } from 'tap';
import { StoreUnavailable } from '../../src/store/index.js';
import { Connection } from '../../src/store/mongo/connection.js';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { deepOnly } from '../support/draws.js';
import { skipWithout } from '../support/parts.js';
import { databaseAt, startMongod, startReplicaSet, type TestServer } from '../support/service/servers.js';
import { storeContract } from './contract.js';
import { ANN, at, BOB, cargo, EVE, load } from './samples.js';

const skip = skipWithout('mongod');

t.test('a single server', { skip, timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  let databases = 0;
  await storeContract(t, async () => {
    const url = databaseAt(server.url, `single${databases++}`);
    return async (keeping) => openMongoStore(url, null, keeping);
  });
  await t.test('searches read by an index, not the whole collection', (t) => searchesUseIndexes(t, server));
  await t.test('a socket that the server has ended', (t) => socketEnded(t, server));
  await t.test('several records: all, whatever dies in between', (t) => batchSurvives(t, server));
});

async function searchesUseIndexes(t: Test, server: TestServer): Promise<void> {
  const store = openMongoStore(server.url);
  const client = await new MongoClient(server.url).connect();
  t.teardown(() => Promise.all([store.close(), client.close()]));
  const db = client.db('stowage');
  const names = Array.from({ length: 2000 }, (_, n) => `Carton ${n} of bolts`);
  await store.records.save(names.map((name, n) => cargo('acme', name, { alias: `A-${n}`, groupName: 'North' }, at(n))));
  for (let n = 0; n < 200; n++) {
    await store.loads.save(load(n % 2 ? ANN : BOB, `Order ${n}`, { isShared: true, createdAt: at(n) }));
    await store.loads.save(load(EVE, `Crate steel bolts SKU-${n}`, { isShared: true, createdAt: at(n) }));
  }
  await store.records.save(names.map((_, n) => cargo('other', `Crate steel bolts SKU-${n}`, {}, at(n))));
  const records = { company: 'acme', kind: 'Cargo', limit: 10 } as const;
  const loads = { sharedOnly: false, limit: 10 };
  const own = { op: { $in: ['query', 'command'] }, ns: { $in: ['stowage.records', 'stowage.loads'] } };
  const profile = () => db.collection('system.profile').find(own).toArray();

  await t.test('a whole name, most of whose pieces every record has', async (t) => {
    await db.command({ profile: 2 });
    const { items } = await store.records.search({ ...records, contains: { name: 'carton 1234 of bolts' } });
    await db.command({ profile: 0 });
    t.strictSame(
      items.map(({ name }) => name),
      ['Carton 1234 of bolts'],
    );
    const sum = (field: string, queries: readonly Document[]) =>
      queries.reduce((total, query) => total + query[field], 0);
    const [keys, documents] = [sum('keysExamined', await profile()), sum('docsExamined', await profile())];
    t.ok(keys > 500 && keys <= 12 * 500, `${keys} keys read`);
    t.ok(documents >= 1 && documents <= 20, `${documents} documents read`);
  });

  await db.command({ profile: 2 });
  await store.records.search({ ...records, contains: {} });
  await store.records.search({ ...records, contains: { name: '1999 OF' } });
  await store.records.search({ ...records, contains: { groupName: 'or', alias: '-77' } });
  await store.records.search({ ...records, contains: { name: 'no such name' } });
  // All its characters three by three are in every name, across the blank they are in none.
  await store.records.search({ ...records, company: 'other', contains: { name: 'bolts steel' } });
  await store.records.search({ ...records, contains: {}, createdFrom: at(100), createdTo: at(105) });
  await store.loads.search(ANN, loads);
  await store.loads.search(ANN, { ...loads, titleContains: 'r 19' });
  await store.loads.search(ANN, { ...loads, owner: BOB.user, titleContains: '18' });
  await store.loads.search(ANN, { ...loads, createdFrom: at(100), createdTo: at(105) });
  await store.loads.search(EVE, { ...loads, titleContains: 'bolts steel' });
  await store.loads.get(ANN, BOB.user, 'Order 8');
  await db.command({ profile: 0 });
  const queries = await profile();
  t.ok(queries.length >= 10, `${queries.length} queries`);
  for (const { planSummary, docsExamined, keysExamined, command } of queries) {
    const query = JSON.stringify(command.filter ?? command.pipeline);
    t.match(planSummary, /^(IXSCAN|COUNT_SCAN|IDHACK|EOF)/, query);
    t.ok(docsExamined <= 60 && keysExamined <= 12 * 500, `${docsExamined} documents and ${keysExamined} keys read`);
  }
}

/** The driver hands on what the socket says when a server goes away between two commands. */
async function socketEnded(t: Test, server: TestServer): Promise<void> {
  const connection = new Connection(databaseAt(server.url, 'socket'), async () => {});
  t.teardown(() => connection.close());
  const peer = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(peer, 'listening');
  t.teardown(() => peer.close());
  const socket = connect((peer.address() as AddressInfo).port, '127.0.0.1');
  const refused = new Promise<Error>((resolve) => socket.on('error', resolve));
  await once(socket.resume(), 'end');
  socket.write('too late');
  const error = await refused;
  await t.rejects(
    connection.run(() => Promise.reject(error)),
    StoreUnavailable,
  );
}

async function batchSurvives(t: Test, server: TestServer): Promise<void> {
  const records = Array.from({ length: 3000 }, (_, n) => cargo('acme', `record ${n}`, {}, at(n)));
  const client = await new MongoClient(server.url).connect();
  t.teardown(() => client.close());
  const found = () => client.db('batch').collection('records').countDocuments();
  const store = openMongoStore(databaseAt(server.url, 'batch'));
  t.teardown(() => store.close());
  await store.ready();
  const saving = t.rejects(store.records.save(records), StoreUnavailable);
  while ((await found()) === 0) await new Promise(setImmediate);
  await server.kill();
  await saving;
  await server.restart();
  t.ok((await found()) < 3000, 'cut off in the middle');
  await store.ready();
  t.equal(await found(), 3000, 'ended at the next connection');
  t.equal(await client.db('batch').collection('batches').countDocuments(), 0);
  t.equal(await client.db('batch').collection('bodies').countDocuments(), 0);
}

t.test('a replica set', { skip: deepOnly.skip || skip, timeout: 240_000 }, async (t) => {
  const { url, servers } = await startReplicaSet(1);
  t.teardown(() => Promise.all(servers.map((server) => server.stop())));
  let databases = 0;
  await storeContract(t, async () => {
    const own = databaseAt(url, `set${databases++}`);
    return async (keeping) => openMongoStore(own, null, keeping);
  });
});
