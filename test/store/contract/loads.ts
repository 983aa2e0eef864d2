import type { Test } from 'tap';
import { BadCursor, type LoadSearch, type Store, type Viewer } from '../../../src/store/index.js';
import { ANN, at, BOB, deletion, EVE, load } from '../samples.js';
import type { OpenStore } from './open-store.js';

const ALL: LoadSearch = { sharedOnly: false, limit: 100 };

async function titles(store: Store, viewer: Viewer, search: Partial<LoadSearch> = {}): Promise<string[]> {
  const page = await store.loads.search(viewer, { ...ALL, ...search });
  return page.items.map((head) => head.title);
}

export async function loadsContract(t: Test, open: OpenStore): Promise<void> {
  const store = await open();
  t.teardown(() => store.close());

  await t.test('a load comes back as it was saved, also after reopening', async (t) => {
    const saved = load(ANN, 'First "load" – 100 % 🚚', { isShared: false, processId: 'p1' });
    const head = await store.loads.save(saved);
    t.match(head, saved.head);
    const other = await open();
    const got = await other.loads.get(ANN, ANN.user, saved.head.title);
    await other.close();
    t.strictSame(got?.head, head);
    t.equal(Buffer.from(got!.body).toString(), saved.head.title);
    t.equal(await store.loads.get(ANN, ANN.user, 'first "load" – 100 % 🚚'), null, 'titles are exact');
  });

  await t.test('the same title overwrites, createdAt stays', async (t) => {
    await store.loads.save(load(ANN, 'twice', { createdAt: at(1), isShared: true }, 'old'));
    const head = await store.loads.save(load(ANN, 'twice', { createdAt: at(9), updatedAt: at(9) }, 'new'));
    t.equal(head.createdAt, at(1));
    t.equal(head.updatedAt, at(9));
    const got = await store.loads.get(ANN, ANN.user, 'twice');
    t.equal(Buffer.from(got!.body).toString(), 'new');
    t.strictSame(got!.head, head);
    t.strictSame(await titles(store, BOB, { titleContains: 'twice' }), [], 'no longer shared');
    t.strictSame(await titles(store, ANN, { titleContains: 'twice' }), ['twice'], 'once only');
  });

  await t.test('titles are unique for each owner, not for all', async (t) => {
    await store.loads.save(load(ANN, 'mine', {}, 'of ann'));
    await store.loads.save(load(BOB, 'mine', {}, 'of bob'));
    t.equal(Buffer.from((await store.loads.get(ANN, ANN.user, 'mine'))!.body).toString(), 'of ann');
    t.equal(Buffer.from((await store.loads.get(BOB, BOB.user, 'mine'))!.body).toString(), 'of bob');
  });

  await t.test('who sees what, who deletes what', async (t) => {
    await store.loads.save(load(ANN, 'seen shared', { isShared: true }));
    await store.loads.save(load(ANN, 'seen private'));
    await store.loads.save(load(EVE, 'seen shared', { isShared: true }));
    const seen = { titleContains: 'seen' };
    t.strictSame((await titles(store, ANN, seen)).sort(), ['seen private', 'seen shared']);
    t.strictSame(await titles(store, BOB, seen), ['seen shared']);
    t.strictSame(await titles(store, BOB, { ...seen, owner: ANN.user }), ['seen shared']);
    t.strictSame(await titles(store, ANN, { ...seen, sharedOnly: true }), ['seen shared']);
    t.strictSame(await titles(store, ANN, { ...seen, owner: ANN.user, sharedOnly: true }), ['seen shared']);
    t.strictSame(await titles(store, ANN, { ...seen, owner: EVE.user }), []);
    t.strictSame(await titles(store, ANN, { owner: 'nobody@acme.test' }), []);
    t.ok(await store.loads.get(BOB, ANN.user, 'seen shared'));
    t.equal(await store.loads.get(BOB, ANN.user, 'seen private'), null);
    t.equal(await store.loads.get(EVE, ANN.user, 'seen shared'), null);
    for (const viewer of [BOB, EVE])
      t.notOk(await store.loads.delete(viewer, ANN.user, 'seen shared', deletion(viewer)));
    t.ok(await store.loads.delete(ANN, ANN.user, 'seen shared', deletion(ANN)));
    t.notOk(await store.loads.delete(ANN, ANN.user, 'seen shared', deletion(ANN)));
    t.equal(await store.loads.get(ANN, ANN.user, 'seen shared'), null);
    t.strictSame(await titles(store, BOB, seen), []);
  });

  await t.test('parts of titles, special characters included', async (t) => {
    const special = [
      'a.*b',
      '100%',
      `'quoted" \\ back`,
      '🚚🚛 truck',
      'dollar $set {x}',
      '^start$',
      '(paren',
      'ÄÖÜ straße',
    ];
    for (const title of special) await store.loads.save(load(BOB, title));
    for (const title of special) {
      const characters = [...title];
      for (const part of [
        title,
        characters.slice(0, 1).join(''),
        characters.slice(1, 3).join(''),
        characters.slice(2).join(''),
      ]) {
        const expected = special.filter((other) => other.includes(part)).sort();
        t.strictSame(
          (await titles(store, BOB, { owner: BOB.user, titleContains: part }))
            .filter((one) => special.includes(one))
            .sort(),
          expected,
          part,
        );
      }
    }
    t.strictSame(await titles(store, BOB, { titleContains: 'TRUCK' }), [], 'titles keep their case');
    const inAnyCase = await titles(store, BOB, { titleContains: 'TRUCK', isInAnyCase: true });
    t.strictSame(inAnyCase, await titles(store, BOB, { titleContains: 'ruck' }), 'unless they are sought in any case');
    t.ok(inAnyCase.length > 0);
    t.strictSame(await titles(store, BOB, { titleContains: '.*' }), ['a.*b']);
  });

  await t.test('dates of creation', async (t) => {
    const day = (date: string) => ({ createdAt: `${date}T12:00:00.000Z` });
    for (const date of ['2025-12-31', '2026-01-01', '2026-01-02', '2026-02-01'])
      await store.loads.save(load(EVE, date, day(date)));
    t.strictSame(
      await titles(store, EVE, { createdFrom: '2026-01-01T00:00:00.000Z', createdTo: '2026-01-02T00:00:00.000Z' }),
      ['2026-01-01'],
    );
    t.strictSame(
      (
        await titles(store, EVE, { createdFrom: '2026-01-01T12:00:00.000Z', createdTo: '2026-02-01T12:00:00.000Z' })
      ).sort(),
      ['2026-01-01', '2026-01-02'],
    );
    t.strictSame((await titles(store, EVE, { createdTo: '2026-01-01T00:00:00.000Z' })).sort(), ['2025-12-31']);
    t.strictSame(
      await titles(store, EVE, { createdFrom: '2026-01-01T12:00:00.001Z', createdTo: '2026-01-02T12:00:00.000Z' }),
      [],
    );
  });

  await t.test('pages hold still while others save', async (t) => {
    const zoe = { user: 'zoe@pages.test', company: 'pages' };
    for (let n = 0; n < 25; n++) await store.loads.save(load(zoe, `old ${n}`, { createdAt: at(n) }));
    const expected = Array.from({ length: 25 }, (_, n) => `old ${24 - n}`);
    t.strictSame(await titles(store, zoe), expected, 'newest first');
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; ; page++) {
      const found = await store.loads.search(zoe, { ...ALL, limit: 7, cursor });
      seen.push(...found.items.map((head) => head.title));
      await store.loads.save(load(zoe, `new ${page}`, { createdAt: at(100 + page) }));
      await store.loads.save(load(zoe, 'old 3', { createdAt: at(200) }, 'overwritten'));
      if (found.next === null) break;
      cursor = found.next;
    }
    t.strictSame(seen, expected);
    t.equal((await store.loads.search(zoe, { ...ALL, limit: 29 })).next, null, 'a full last page has no next');
    await t.rejects(store.loads.search(zoe, { ...ALL, cursor: 'no cursor!' }), BadCursor);
  });

  await t.test('by the last save, newest first, in pages, of all that may be seen', async (t) => {
    const [yan, yve] = ['yan', 'yve'].map((name) => ({ user: `${name}@saves.test`, company: 'saves' })) as [
      Viewer,
      Viewer,
    ];
    for (let n = 0; n < 9; n++) {
      await store.loads.save(
        load(n % 2 ? yan : yve, `load ${n}`, { createdAt: at(n), updatedAt: at(n), isShared: n !== 4 }),
      );
    }
    await store.loads.save(load(yan, 'load 1', { createdAt: at(20), updatedAt: at(20), isShared: true }));
    await store.loads.save(load(yve, 'load 2', { createdAt: at(20), updatedAt: at(20), isShared: true }));
    const saved = async (viewer: Viewer, search: Partial<LoadSearch> = {}) => {
      const found: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await store.loads.search(viewer, { ...ALL, order: 'saved', limit: 3, cursor, ...search });
        found.push(...page.items.map(({ title }) => title.slice(5)));
        if (page.next === null) return found.join('');
        cursor = page.next;
      }
    };
    t.match(await saved(yan), /^(12|21)876530$/, 'once each, though own and shared');
    t.match(await saved(yve), /^(12|21)8765430$/);
    t.equal(await saved(yan, { owner: yan.user }), '1753');
    t.match(await saved(yve, { sharedOnly: true }), /^(12|21)876530$/);
    t.equal(await saved(yan, { owner: yve.user }), '2860', 'of a colleague what is shared');
    t.equal(await saved(yan, { titleContains: 'load 1' }), '1');
    t.match(await saved(yan, { titleContains: 'oad' }), /^(12|21)876530$/);
    t.equal(await saved(yan, { createdTo: at(3) }).then((all) => [...all].sort().join('')), '012');
    await store.loads.save(load(yan, 'load 1', { createdAt: at(30), updatedAt: at(30), isShared: false }));
    t.match(await saved(yve), /^28765430$/, 'not shared any more');
    await store.loads.delete(yan, yan.user, 'load 1', deletion(yan));
    t.match(await saved(yan), /^2876530$/, 'deleted');
    await t.rejects(store.loads.search(yan, { ...ALL, order: 'saved', cursor: 'no cursor!' }), BadCursor);
  });

  await t.test('large bodies, long names', async (t) => {
    const body = Buffer.alloc(17 * 1024 * 1024, 'stowage!');
    const title = '𝔘'.repeat(255);
    await store.loads.save({ ...load(ANN, title), body });
    t.ok(body.equals((await store.loads.get(ANN, ANN.user, title))!.body), '17 MiB under a name of 1,020 bytes');
    await store.loads.save(load(ANN, title, {}, 'small again'));
    t.equal(Buffer.from((await store.loads.get(ANN, ANN.user, title))!.body).toString(), 'small again');
    t.ok(await store.loads.delete(ANN, ANN.user, title, deletion(ANN)));
  });

  await t.test('readers see one version or the other, never a mixture', async (t) => {
    const version = (n: number) => load(ANN, 'contended', { processId: String(n) }, `body of ${n}`);
    await store.loads.save(version(0));
    let isWriting = true;
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let n = 0; n < 10; n++) await store.loads.save(version(10 * writer + n));
    });
    const readers = [1, 2, 3].map(async () => {
      let mixtures = 0;
      while (isWriting) {
        const got = await store.loads.get(ANN, ANN.user, 'contended');
        if (!got || Buffer.from(got.body).toString() !== `body of ${got.head.processId}`) mixtures++;
        await new Promise(setImmediate);
      }
      return mixtures;
    });
    await Promise.all(writers);
    isWriting = false;
    t.strictSame(await Promise.all(readers), [0, 0, 0]);
  });
}
