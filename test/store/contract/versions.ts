import type { Test } from 'tap';
import { Changed, type LoadHead, NotShared, type SaveTerms, type Store } from '../../../src/store/index.js';
import { tagOfLoad } from '../../../src/store/load-steps.js';
import { ANN, at, BOB, deletion, EVE, load } from '../samples.js';
import type { OpenStore } from './open-store.js';

const DAY = 24 * 60;

async function texts(store: Store, title: string): Promise<string[]> {
  const heads = (await store.loads.versions(ANN, ANN.user, title)) ?? [];
  const found = await Promise.all(heads.map(({ version }) => store.loads.version(ANN, ANN.user, title, version)));
  return found.map((one) => Buffer.from(one!.body).toString());
}

async function byId(store: Store, id: string, viewer = ANN): Promise<LoadHead[]> {
  return [...(await store.loads.search(viewer, { id, limit: 10, sharedOnly: false })).items];
}

export async function versionsContract(t: Test, open: OpenStore): Promise<void> {
  const store = await open();
  t.teardown(() => store.close());
  const save = (title: string, minutes: number, text: string, more: Partial<LoadHead> & { terms?: SaveTerms } = {}) =>
    store.loads.save(load(ANN, title, { createdAt: at(minutes), savedBy: ANN.user, ...more }, text));

  await t.test('a load saved over keeps its id; what was is an earlier version', async (t) => {
    const one = await save('kept', 1, 'one', { savedByName: 'Ann' });
    t.match(one, { version: 1, replaced: null, createdByName: 'Ann', savedByName: 'Ann' });
    const two = await save('kept', 2, 'two', { isShared: true, savedBy: BOB.user, savedByName: 'Bob' });
    t.match(two, { id: one.id, version: 2, createdAt: at(1), createdByName: 'Ann', savedByName: 'Bob' });
    t.strictSame(two.replaced, { version: 1, savedAt: at(1), savedBy: ANN.user, isShared: false });
    await save('kept', 3, 'three', { isShared: true });
    t.strictSame(await texts(store, 'kept'), ['three', 'two', 'one']);
    t.match(await store.loads.versions(ANN, ANN.user, 'kept'), [{ version: 3 }, two, one]);
    t.equal(await store.loads.version(ANN, ANN.user, 'kept', 4), null);
    const again = await open();
    t.strictSame(await texts(again, 'kept'), ['three', 'two', 'one'], 'after reopening');
    await again.close();
  });

  await t.test('an unshared version of a load that is shared later is its owner’s only', async (t) => {
    t.match(await store.loads.versions(BOB, ANN.user, 'kept'), [{ version: 3 }, { version: 2 }]);
    t.equal((await store.loads.versions(BOB, ANN.user, 'kept'))!.length, 2);
    t.ok(await store.loads.version(BOB, ANN.user, 'kept', 2));
    t.equal(await store.loads.version(BOB, ANN.user, 'kept', 1), null);
    for (const stranger of [EVE]) {
      t.equal(await store.loads.versions(stranger, ANN.user, 'kept'), null);
      t.equal(await store.loads.version(stranger, ANN.user, 'kept', 2), null);
    }
    await save('kept', 4, 'private again');
    t.equal(await store.loads.versions(BOB, ANN.user, 'kept'), null, 'the load is not theirs to see');
    t.equal(await store.loads.version(BOB, ANN.user, 'kept', 2), null);
  });

  await t.test('a load is found by its id, by those who may see it', async (t) => {
    const { id } = await save('by id', 1, 'x');
    t.match(await byId(store, id), [{ title: 'by id' }]);
    t.strictSame(await byId(store, id, BOB), []);
    for (const other of ['', 'x', '0', 'zzzzzzzzzzzzzzzz', `${id}x`]) t.strictSame(await byId(store, other), []);
    await save('by id', 2, 'y', { isShared: true });
    t.match(await byId(store, id, BOB), [{ title: 'by id', version: 2 }]);
    t.strictSame(await byId(store, id, EVE), []);
  });

  await t.test('after a deletion the title is another load', async (t) => {
    const before = await save('again', 1, 'old');
    await store.loads.delete(ANN, ANN.user, 'again', deletion(ANN));
    t.strictSame(await byId(store, before.id), []);
    t.equal(await store.loads.versions(ANN, ANN.user, 'again'), null);
    const after = await save('again', 2, 'new');
    t.match(after, { version: 1, replaced: null });
    t.not(after.id, before.id);
    t.strictSame(await texts(store, 'again'), ['new']);
  });

  await t.test('a load is saved only when it is what its saver thinks', async (t) => {
    const refused = async (title: string, terms: SaveTerms, there: object | null) => {
      const error = await save(title, 9, 'never', { terms }).then(
        () => t.fail(`saved although ${JSON.stringify(terms)}`),
        (reason: unknown) => reason,
      );
      t.ok(error instanceof Changed);
      if (there === null) t.equal((error as Changed).there, null);
      else t.match((error as Changed).there, there);
    };
    await refused('terms', { ifMatch: '*' }, null);
    const one = await save('terms', 1, 'one', { terms: { ifNoneMatch: '*' } });
    await refused('terms', { ifNoneMatch: '*' }, { version: 1 });
    await refused('terms', { ifNoneMatch: [tagOfLoad(one)] }, { version: 1 });
    await refused('terms', { ifMatch: ['other.1'] }, { version: 1 });
    const two = await save('terms', 2, 'two', { terms: { ifMatch: ['other.1', tagOfLoad(one)] } });
    t.equal(two.version, 2);
    await refused('terms', { ifMatch: [tagOfLoad(one)] }, { version: 2, updatedAt: at(2), savedBy: ANN.user });
    await save('terms', 3, 'three', { terms: { ifMatch: '*', ifNoneMatch: [tagOfLoad(one)] } });
    t.strictSame(await texts(store, 'terms'), ['three', 'two', 'one']);
    await store.loads.delete(ANN, ANN.user, 'terms', deletion(ANN));
    await refused('terms', { ifMatch: '*' }, null);
    t.equal(await store.loads.get(ANN, ANN.user, 'terms'), null);
  });

  await t.test('over a colleague’s load only while it is shared with the company', async (t) => {
    const terms = { ifMatch: '*', isShared: true } as const;
    const overwrite = (company = ANN.company) =>
      store.loads.save(load(ANN, 'lent', { company, isShared: true, savedBy: BOB.user, terms }, 'of bob'));
    await t.rejects(overwrite(), NotShared);
    await save('lent', 1, 'private');
    await t.rejects(overwrite(), NotShared);
    await save('lent', 2, 'shared', { isShared: true });
    await t.rejects(overwrite(EVE.company), NotShared);
    t.match(await overwrite(), { version: 3, owner: ANN.user, savedBy: BOB.user });
  });

  await t.test('a job saves once, however often it does', async (t) => {
    const of = { processId: 'job 1', terms: { ifNoneMatch: '*' } } as const;
    const first = await save('job', 1, 'of the job', of);
    t.strictSame(await save('job', 1, 'of the job', of), first);
    await save('job', 2, 'of somebody else');
    t.strictSame(await save('job', 1, 'of the job', of), first, 'what came after it stays');
    t.strictSame(await texts(store, 'job'), ['of somebody else', 'of the job']);
  });

  await t.test('so many are kept', async (t) => {
    const few = await open({ versionsKept: 2, versionsDays: 90, binDays: 30 });
    const none = await open({ versionsKept: 30, versionsDays: 0, binDays: 30 });
    for (let n = 1; n <= 5; n++) await few.loads.save(load(ANN, 'few', {}, `${n}`));
    t.strictSame(await texts(few, 'few'), ['5', '4', '3']);
    t.equal(await few.loads.version(ANN, ANN.user, 'few', 2), null);
    for (let n = 1; n <= 3; n++) await none.loads.save(load(ANN, 'none', {}, `${n}`));
    t.strictSame(await texts(none, 'none'), ['3']);
    t.match(await none.loads.get(ANN, ANN.user, 'none'), { head: { version: 3 } });
    await Promise.all([few.close(), none.close()]);
  });

  await t.test('so long are they kept after they were replaced', async (t) => {
    for (let n = 0; n < 3; n++) await save('old', n * DAY, `${n}`);
    const sweep = async (minutes: number) => {
      while ((await store.loads.sweep(at(minutes))) > 0);
    };
    await sweep(91 * DAY);
    t.strictSame(await texts(store, 'old'), ['2', '1', '0'], 'replaced 90 days ago');
    await sweep(91 * DAY + 1);
    t.strictSame(await texts(store, 'old'), ['2', '1']);
    await sweep(900 * DAY);
    t.strictSame(await texts(store, 'old'), ['2'], 'the load itself stays');
    t.equal((await save('old', 9, 'next')).version, 4);
  });

  await t.test('no update is lost among concurrent writers who say what they saw', async (t) => {
    const key = { viewer: ANN, title: 'counted' };
    await save(key.title, 0, '0');
    const writers = 5;
    const rounds = 6;
    let refusals = 0;
    const work = async () => {
      for (let done = 0; done < rounds; ) {
        const seen = (await store.loads.get(ANN, ANN.user, key.title))!;
        const next = String(Number(Buffer.from(seen.body).toString()) + 1);
        try {
          await save(key.title, done, next, { terms: { ifMatch: [tagOfLoad(seen.head)] } });
          done++;
        } catch (error) {
          if (!(error instanceof Changed)) throw error;
          refusals++;
        }
      }
    };
    await Promise.all(Array.from({ length: writers }, work));
    const last = (await store.loads.get(ANN, ANN.user, key.title))!;
    t.equal(Buffer.from(last.body).toString(), String(writers * rounds));
    t.equal(last.head.version, writers * rounds + 1);
    t.strictSame(
      (await texts(store, key.title)).map(Number),
      Array.from({ length: writers * rounds + 1 }, (_, n) => writers * rounds - n),
    );
    t.comment(`${refusals} refusals`);
  });
}
