/** A store that is closed while it is used: what was begun is written, nothing ends the process. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import t from 'tap';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { StoreUnavailable } from '../../../src/store/index.js';
import { temporaryFolder } from '../../support/service/running-service.js';

const ago = (seconds: number) => new Date(Date.now() - 1000 * seconds).toISOString();

t.test('reads while the last writes are under way', async (t) => {
  const folder = temporaryFolder(t);
  const store = openEmbeddedStore(folder);
  await store.ready();
  // lmdb throws from a timer when something reads while it waits, and nobody could catch that.
  const writes = Array.from({ length: 20 }, (_, i) => store.secrets.secret(`secret ${i}`, () => `value ${i}`));
  let isClosed = false;
  const closed = store.close().then(() => {
    isClosed = true;
  });
  let reads = 0;
  while (!isClosed) {
    await store.jobs.sweep(ago(0)).then(
      () => reads++,
      () => {},
    );
    await nextTurn();
  }
  await closed;
  t.ok(reads > 0, 'there was time to read');
  t.same(
    await Promise.all(writes),
    Array.from({ length: 20 }, (_, i) => `value ${i}`),
  );
  await t.rejects(
    store.secrets.secret('late', () => 'value'),
    StoreUnavailable,
  );
  const again = openEmbeddedStore(folder);
  t.teardown(() => again.close());
  t.equal(await again.secrets.secret('secret 19', () => 'another'), 'value 19');
});
