/** Loads by their last save: a store of an earlier version gets the order when it is opened, and a page costs no scan. */
import { join } from 'node:path';
import { open } from 'lmdb';
import t from 'tap';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { temporaryFolder } from '../../support/service/running-service.js';
import { ANN, at, load } from '../samples.js';

const PAGE = { sharedOnly: false, limit: 10, order: 'saved' } as const;

t.test('a store of an earlier version', async (t) => {
  const folder = temporaryFolder(t);
  const store = openEmbeddedStore(folder);
  for (const [n, title] of ['first', 'second', 'third'].entries()) {
    await store.loads.save(load(ANN, title, { createdAt: at(n), updatedAt: at(n), isShared: n > 0 }));
  }
  await store.loads.save(load(ANN, 'first', { createdAt: at(9), updatedAt: at(9) }));
  await store.close();
  const root = open({ path: join(folder, 'stowage.lmdb'), maxDbs: 64 });
  const terms = root.openDB<Uint8Array, Buffer>({ name: 'loads.terms', keyEncoding: 'binary' });
  const earlier = [...terms.getKeys()].filter((key) => Buffer.from(key).toString().startsWith('saved:'));
  t.equal(earlier.length, 5, 'each by its owner, shared ones by their company');
  for (const key of earlier) terms.removeSync(Buffer.from(key));
  root.openDB({ name: 'indexedBySave', encoding: 'json' }).clearSync();
  await root.flushed;
  await root.close();
  const opened = openEmbeddedStore(folder);
  t.teardown(() => opened.close());
  const titles = async () => (await opened.loads.search(ANN, PAGE)).items.map(({ title }) => title);
  t.strictSame(await titles(), ['first', 'third', 'second']);
  await opened.loads.save(load(ANN, 'second', { createdAt: at(12), updatedAt: at(12) }));
  t.strictSame(await titles(), ['second', 'first', 'third']);
});
