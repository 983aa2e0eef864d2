/** Loads saved before they had ids and versions, on each store. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import t, { type Test } from 'tap';
import { withChecksums } from '../../src/store/embedded/checksums.js';
import { FILE, MOST_TABLES } from '../../src/store/embedded/file.js';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import type { LoadHead, Store } from '../../src/store/index.js';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { skipWithout } from '../support/parts.js';
import { startMongod } from '../support/service/servers.js';
import { ANN, at, BOB, deletion, load } from './samples.js';

const NEW_FIELDS = ['id', 'version', 'replaced', 'savedBy', 'savedByName', 'createdByName'];

async function fill(store: Store): Promise<void> {
  await store.loads.save(load(ANN, 'first', { createdAt: at(1), isShared: true }, '"of first"'));
  await store.loads.save(load(ANN, 'second', { createdAt: at(2) }, '"of second"'));
  await store.close();
}

async function areLoadsLikeOthers(t: Test, reopen: () => Store): Promise<void> {
  let store = reopen();
  const { items } = await store.loads.search(ANN, { sharedOnly: false, limit: 10 });
  t.strictSame(
    items.map(({ title, version }) => [title, version]),
    [
      ['second', 1],
      ['first', 1],
    ],
  );
  const second = items[0]!;
  const first = items[1]!;
  t.match(first, { replaced: null, savedBy: ANN.user, savedByName: null, createdByName: null });
  t.not(first.id, second.id);
  const idOf = async (title: string) => (await store.loads.get(ANN, ANN.user, title))!.head.id;
  t.equal(await idOf('first'), first.id);
  const byId = async (id: string) => (await store.loads.search(BOB, { id, sharedOnly: false, limit: 10 })).items;
  t.match(await byId(first.id), [{ title: 'first' }]);
  t.strictSame(await byId(second.id), [], 'not shared');
  t.match(await store.loads.save(load(ANN, 'first', {}, '"over first"')), { id: first.id, version: 2 });
  await store.close();
  store = reopen();
  const old = (await store.loads.version(ANN, ANN.user, 'first', 1))!;
  t.equal(Buffer.from(old.body).toString(), '"of first"');
  t.equal(old.head.id, first.id);
  t.equal(await store.loads.delete(ANN, ANN.user, 'second', deletion(ANN)), second.id);
  t.match(await store.bin.restore(ANN, second.id), { name: 'second' });
  const back = (await store.loads.get(ANN, ANN.user, 'second'))!;
  t.match(back.head, { id: second.id, version: 1 });
  t.equal(Buffer.from(back.body).toString(), '"of second"');
  await store.close();
}

t.test('embedded', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-earlier-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  await fill(openEmbeddedStore(folder));
  const path = join(folder, FILE);
  const whole = open({ path, maxDbs: MOST_TABLES });
  withChecksums(whole);
  const heads = whole.openDB<LoadHead, number>({ name: 'loads.rows', keyEncoding: 'uint32', encoding: 'json' });
  const bodies = whole.openDB<Buffer, [number, number]>({ name: 'loads.versions.bodies', encoding: 'binary' });
  const loads = [...heads.getRange()].map(({ key, value }) => ({ key, head: value, body: bodies.get([key, 1])! }));
  for (const { key } of loads) await bodies.remove([key, 1]);
  await whole.close();
  // Of before there were checksums.
  const root = open({ path, maxDbs: MOST_TABLES });
  const rows = root.openDB<LoadHead, number>({ name: 'loads.rows', keyEncoding: 'uint32', encoding: 'json' });
  const earlier = root.openDB<Buffer, number>({ name: 'loads.bodies', keyEncoding: 'uint32', encoding: 'binary' });
  for (const { key, head, body } of loads) {
    await rows.put(key, without(head));
    await earlier.put(key, body);
  }
  await root.openDB({ name: 'loads.ids', encoding: 'json' }).clearAsync();
  await root.close();
  await areLoadsLikeOthers(t, () => openEmbeddedStore(folder));
});

t.test('MongoDB', { skip: skipWithout('mongod') }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  await fill(openMongoStore(server.url));
  const client = await new MongoClient(server.url).connect();
  await client.db('stowage').collection('loads').updateMany({}, { $unset: without.unset });
  await client.close();
  await areLoadsLikeOthers(t, () => openMongoStore(server.url));
});

function without(head: LoadHead): LoadHead {
  return Object.fromEntries(Object.entries(head).filter(([name]) => !NEW_FIELDS.includes(name))) as unknown as LoadHead;
}
without.unset = Object.fromEntries(NEW_FIELDS.map((name) => [name, 1 as const]));
