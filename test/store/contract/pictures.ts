/** Pictures, plans that are kept for them, and the secret of their addresses. */
import type { Test } from 'tap';
import { LARGEST_PICTURE } from '../../../src/store/index.js';
import type { OpenStore } from './open-store.js';

const bytes = (...values: number[]) => Uint8Array.from(values);
const plain = (found: Uint8Array | null) => found && [...found];

export async function picturesContract(t: Test, open: OpenStore): Promise<void> {
  const store = await open();
  const other = await open();
  t.teardown(() => Promise.all([store.close(), other.close()]));

  t.test('a picture is kept once, for all who share the store', async (t) => {
    t.equal(await store.pictures.get('a'), null);
    await store.pictures.put('a', bytes(1, 2, 3));
    await store.pictures.put('a', bytes(4));
    t.same(plain(await other.pictures.get('a')), [1, 2, 3]);
    await store.pictures.put('large', new Uint8Array(LARGEST_PICTURE + 1));
    t.equal(await store.pictures.get('large'), null, 'one that is too large is not');
  });

  t.test('a plan is kept until it expires', async (t) => {
    const [early, soon, late] = ['2100-01-01T00:00:00.000Z', '2100-01-02T00:00:00.000Z', '2100-01-03T00:00:00.000Z'];
    t.equal(await store.plans.get('d', early), null);
    await store.plans.keep('d', bytes(1), soon);
    t.same(plain(await other.plans.get('d', early)), [1]);
    t.equal(await store.plans.get('d', soon), null);
    await other.plans.keep('d', bytes(1), late);
    await store.plans.keep('d', bytes(1), early);
    t.same(plain(await store.plans.get('d', soon)), [1], 'the latest time counts');
  });

  t.test('a secret is made once', async (t) => {
    let made = 0;
    const make = () => `secret ${++made}`;
    const found = await Promise.all([store, other, store, other].map(({ secrets }) => secrets.secret('links', make)));
    t.equal(new Set(found).size, 1);
    t.equal(await other.secrets.secret('links', make), found[0]);
    t.not(await store.secrets.secret('other', make), found[0]);
  });
}
