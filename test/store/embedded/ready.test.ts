/** The embedded store is ready only when it can write. */
import { join } from 'node:path';
import { open } from 'lmdb';
import t from 'tap';
import { withChecksums } from '../../../src/store/embedded/checksums.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { Writability } from '../../../src/store/embedded/writability.js';
import { StoreCannotWrite } from '../../../src/store/index.js';
import { until } from '../../support/service/processes.js';
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

t.test('a store that could not write can again once there is room, and says so once', async (t) => {
  const said: string[] = [];
  let probes = 0;
  let isFull = false;
  let hasRoom = true;
  const writability: Writability = new Writability({
    probe: async () => {
      probes++;
      if (!isFull) return;
      writability.failed('the disk is full', new Error('no space left'));
      throw new StoreCannotWrite('the disk is full');
    },
    hasRoom: () => hasRoom,
    log: { info: (_, message) => said.push(message), error: (_, message) => said.push(message) },
    holdsMilliseconds: 20,
  });
  t.teardown(() => writability.end());
  const full = { cannotWrite: 'the disk is full' };
  t.same(await writability.ready(), { cannotWrite: null });
  t.same(await writability.ready(), { cannotWrite: null });
  t.equal(probes, 1, 'whoever asks at once gets the same answer');

  isFull = true;
  hasRoom = false;
  for (let request = 0; request < 3; request++) writability.failed('the disk is full', new Error('no space left'));
  t.same(await writability.ready(), full);
  isFull = false;
  const before = probes;
  await new Promise((resolve) => setTimeout(resolve, 100));
  t.same(await writability.ready(), full, 'a small write would find room, but no more than that');
  t.equal(probes, before);
  t.same(said, ['nothing can be written']);

  isFull = true;
  hasRoom = true;
  await until(() => probes > before + 1);
  t.same(await writability.ready(), full, 'there is room, but a write fails all the same');
  isFull = false;
  await until(async () => (await writability.ready()).cannotWrite === null);
  t.same(said, ['nothing can be written', 'it is written again']);
  isFull = true;
  await until(async () => (await writability.ready()).cannotWrite !== null);
  t.same(said, ['nothing can be written', 'it is written again', 'nothing can be written']);
});
