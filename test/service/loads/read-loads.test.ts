/** A page of loads while the store goes away: a status as long as one can still be sent, patience afterwards. */
import { buffer } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import type { EditOfLoadTask, PresentTask } from '../../../src/calculation/node/tasks.js';
import { Archive } from '../../../src/service/loads/archive.js';
import { LoadReader } from '../../../src/service/loads/read-loads.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { type LoadStore, StoreUnavailable } from '../../../src/store/index.js';
import { ANN, load } from '../../store/samples.js';
import { temporaryFolder } from '../../support/service/running-service.js';

const MEBIBYTE = 1024 * 1024;
const NO_PICTURES = { linksOf: async () => ({ secret: '', owner: null, untilDay: 0 }), untilDay: 0 };
const OUTPUT = {} as Parameters<LoadReader['search']>[2];

/** A reader of three loads so large, whose n-th reading of one meets an outage. */
async function reader(t: Test, bytes: number, fails: (reading: number) => boolean): Promise<LoadReader> {
  const store = openEmbeddedStore(temporaryFolder(t));
  t.teardown(() => store.close());
  const text = JSON.stringify({ text: 'x'.repeat(bytes) });
  for (const title of ['one', 'two', 'three']) await store.loads.save(load(ANN, title, {}, text));
  let reading = 0;
  const loads: LoadStore = Object.assign(Object.create(store.loads), {
    search: store.loads.search.bind(store.loads),
    get: async (...asked: Parameters<LoadStore['get']>) => {
      if (fails(++reading)) throw new StoreUnavailable('away');
      return store.loads.get(...asked);
    },
  });
  return new LoadReader({ archive: new Archive(loads), ...PARTS });
}

/** Presents what is stored as it is. */
const THREAD = {
  present: async ({ stored }: PresentTask) => stored,
  editOfLoad: async ({ stored }: EditOfLoadTask) => stored,
};
const PARTS = {
  pool: THREAD,
  pictures: NO_PICTURES,
  progress: { sums: async () => [] },
  loads: { versions: async () => null },
};

const page = (of: LoadReader) => of.search(ANN, { sharedOnly: false, limit: 10 }, OUTPUT, []);

t.test('away before the answer begins: refused, not cut short', async (t) => {
  const found = await page(await reader(t, 100, (reading) => reading === 3));
  await t.rejects(found.begin(), StoreUnavailable);
});

t.test('away in the middle of a large answer: it goes on when the store is back', async (t) => {
  const found = await page(await reader(t, 3 * MEBIBYTE, (reading) => reading === 3));
  const body = JSON.parse((await buffer(await found.begin())).toString());
  t.match(body, { status: 'succeed', count: 3, next: null });
});

t.test('a few loads are read ahead, so that a page does not wait for the store at each', async (t) => {
  const store = openEmbeddedStore(temporaryFolder(t));
  t.teardown(() => store.close());
  const titles = Array.from({ length: 20 }, (_, n) => `load ${n}`);
  for (const title of titles) await store.loads.save(load(ANN, title, {}, JSON.stringify({ title })));
  let underWay = 0;
  let most = 0;
  const loads: LoadStore = Object.assign(Object.create(store.loads), {
    search: store.loads.search.bind(store.loads),
    get: async (...asked: Parameters<LoadStore['get']>) => {
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay--;
      return store.loads.get(...asked);
    },
  });
  const slow = new LoadReader({ archive: new Archive(loads), ...PARTS });
  const found = await slow.search(ANN, { sharedOnly: false, limit: 100 }, OUTPUT, []);
  const { items } = JSON.parse((await buffer(await found.begin())).toString());
  t.strictSame(
    items.map(({ title }: { title: string }) => title),
    [...titles].reverse(),
  );
  t.ok(most > 1 && most <= 5, `${most} at once`);
});

t.test('a page that is not wanted reads no load', async (t) => {
  const found = await page(await reader(t, 100, () => t.fail('a load was read')));
  t.match(found.identity, /"one"/);
});
