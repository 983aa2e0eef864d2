/** The embedded store is ready only when it can write. */
import { join } from 'node:path';
import { open } from 'lmdb';
import t from 'tap';
import { withChecksums } from '../../../src/store/embedded/checksums.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { writingProbe } from '../../../src/store/embedded/probe.js';
import { StoreCannotWrite } from '../../../src/store/index.js';
import { temporaryFolder } from '../../support/service/running-service.js';

t.test('being ready is shown by a write that reached the disk', async (t) => {
  const folder = temporaryFolder(t);
  const store = openEmbeddedStore(folder);
  t.teardown(() => store.close());
  const root = open({ path: join(folder, 'stowage.lmdb'), maxDbs: 32, readOnly: true });
  withChecksums(root);
  t.teardown(() => root.close());
  const written = () => root.openDB({ name: 'probe', encoding: 'json' }).get('written');
  await store.ready();
  t.match(written(), /^\d{4}-.*Z$/);
});

t.test('a write that fails is told, to whoever asks again at once too, and forgotten later', async (t) => {
  const folder = temporaryFolder(t);
  const root = open({ path: join(folder, 'stowage.lmdb'), maxDbs: 32 });
  t.teardown(() => root.close());
  let writes = 0;
  const write = async () => {
    writes++;
    throw new StoreCannotWrite('the disk is full');
  };
  const ready = writingProbe(root, { write, failedLately: () => null });
  t.same(await ready(), { cannotWrite: 'the disk is full' });
  t.same(await ready(), { cannotWrite: 'the disk is full' });
  t.equal(writes, 1);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  t.same(await ready(), { cannotWrite: 'the disk is full' });
  t.equal(writes, 2);
});
