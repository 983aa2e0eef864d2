import type { Test } from 'tap';
import { BadCursor, NameTaken, type Store, type Viewer } from '../../../src/store/index.js';
import { ANN, at, BOB, cargo, deletion, EVE, load } from '../samples.js';
import type { OpenStore } from './open-store.js';

const DAY = 24 * 60;

async function names(store: Store, viewer: Viewer, limit = 100): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, next } = await store.bin.list(viewer, { limit, cursor });
    found.push(...items.map(({ kind, name }) => `${kind} ${name}`));
    if (next === null) return found;
    cursor = next;
  }
}

export async function binContract(t: Test, open: OpenStore): Promise<void> {
  const store = await open();
  t.teardown(() => store.close());
  const titles = async (viewer: Viewer) =>
    (await store.loads.search(viewer, { sharedOnly: false, limit: 100 })).items.map(({ title }) => title);
  const cargoes = async () => {
    const search = { company: 'acme', kind: 'Cargo', contains: {}, limit: 100 } as const;
    return (await store.records.search(search)).items.map(({ name }) => name);
  };

  await t.test('what is deleted is nowhere but in the bin: of its owner, of its company', async (t) => {
    await store.loads.save(load(ANN, 'a load', { isShared: true, createdAt: at(1) }, 'one'));
    const { id } = await store.loads.save(load(ANN, 'a load', { isShared: true, createdAt: at(1) }, 'two'));
    await store.records.save([cargo('acme', 'a cargo', { alias: 'xyz' }, at(1)), cargo('acme', 'another', {}, at(2))]);
    await store.records.save([{ ...cargo('acme', 'a van'), kind: 'Truck' }]);
    t.equal(await store.loads.delete(ANN, ANN.user, 'a load', { ...deletion(ANN, 5), deletedByName: 'Ann' }), id);
    const binId = await store.records.delete({ company: 'acme', kind: 'Cargo', name: 'a cargo' }, deletion(BOB, 6));
    await store.records.delete({ company: 'acme', kind: 'Truck', name: 'a van' }, deletion(BOB, 4));
    t.equal(await store.records.delete({ company: 'acme', kind: 'Cargo', name: 'a cargo' }, deletion(BOB)), null);
    t.strictSame(await titles(ANN), []);
    t.strictSame(await titles(BOB), []);
    t.strictSame(await cargoes(), ['another']);
    t.strictSame((await store.bin.list(ANN, { limit: 10 })).items, [
      { id: binId, kind: 'Cargo', name: 'a cargo', ...deletion(BOB, 6) },
      { id, kind: 'Load', name: 'a load', ...deletion(ANN, 5), deletedByName: 'Ann' },
      {
        id: (await store.bin.list(ANN, { limit: 10 })).items[2]!.id,
        kind: 'Truck',
        name: 'a van',
        ...deletion(BOB, 4),
      },
    ]);
    t.strictSame(await names(store, BOB), ['Cargo a cargo', 'Truck a van'], 'not the load of Ann');
    t.strictSame(await names(store, EVE), []);
    t.strictSame(await names(store, ANN, 1), ['Cargo a cargo', 'Load a load', 'Truck a van'], 'page by page');
    await t.rejects(store.bin.list(ANN, { limit: 1, cursor: '%' }), BadCursor);
    for (const [viewer, one] of [
      [BOB, id],
      [EVE, id],
      [EVE, binId!],
    ] as const) {
      t.equal(await store.bin.restore(viewer, one), null);
      t.notOk(await store.bin.remove(viewer, one));
    }
  });

  await t.test('it comes back as it was, where it was', async (t) => {
    const { items } = await store.bin.list(ANN, { limit: 10 });
    await store.loads.save(load(ANN, 'newer', { createdAt: at(9) }));
    const again = await open();
    for (const { id, name } of items) t.match(await again.bin.restore(ANN, id), { id, name });
    await again.close();
    t.strictSame(await names(store, ANN), []);
    t.equal(await store.bin.restore(ANN, items[0]!.id), null, 'once only');
    t.strictSame(await titles(ANN), ['newer', 'a load'], 'in the order of creation');
    t.strictSame(await titles(BOB), ['a load'], 'shared as it was');
    t.strictSame((await cargoes()).sort(), ['a cargo', 'another']);
    t.match(await store.records.get('acme', 'Cargo', ['a cargo']), [{ fields: { alias: 'xyz' }, createdAt: at(1) }]);
    const back = (await store.loads.get(ANN, ANN.user, 'a load'))!;
    t.match(back.head, { id: items[1]!.id, version: 2 });
    t.equal(Buffer.from(back.body).toString(), 'two');
    t.equal(Buffer.from((await store.loads.version(ANN, ANN.user, 'a load', 1))!.body).toString(), 'one');
    t.match(await store.loads.save(load(ANN, 'a load', {}, 'three')), { version: 3, id: items[1]!.id });
    t.strictSame(
      (await store.loads.search(ANN, { titleContains: 'a lo', sharedOnly: false, limit: 9 })).items.length,
      1,
    );
  });

  await t.test('not into a name that is taken', async (t) => {
    const old = await store.loads.save(load(ANN, 'taken', { isShared: true }, 'old'));
    await store.loads.delete(ANN, ANN.user, 'taken', deletion(ANN));
    await store.loads.save(load(ANN, 'taken', {}, 'new'));
    await t.rejects(store.bin.restore(ANN, old.id), NameTaken);
    t.equal(Buffer.from((await store.loads.get(ANN, ANN.user, 'taken'))!.body).toString(), 'new');
    t.equal(await store.loads.get(BOB, ANN.user, 'taken'), null, 'nor as shared as what was');
    await store.records.save([cargo('acme', 'taken', { weight: 1 })]);
    const binId = (await store.records.delete({ company: 'acme', kind: 'Cargo', name: 'taken' }, deletion(ANN)))!;
    await store.records.save([cargo('acme', 'taken', { weight: 2 })]);
    await t.rejects(store.bin.restore(BOB, binId), NameTaken);
    t.strictSame((await names(store, ANN)).sort(), ['Cargo taken', 'Load taken'], 'both stay in the bin');
    await store.loads.delete(ANN, ANN.user, 'taken', deletion(ANN, 1));
    t.strictSame((await names(store, ANN)).sort(), ['Cargo taken', 'Load taken', 'Load taken']);
    t.match(await store.bin.restore(ANN, old.id), { name: 'taken' });
    t.equal(Buffer.from((await store.loads.get(BOB, ANN.user, 'taken'))!.body).toString(), 'old');
    for (const { id } of (await store.bin.list(ANN, { limit: 10 })).items) t.ok(await store.bin.remove(ANN, id));
    t.strictSame(await names(store, ANN), []);
  });

  await t.test('for good: when it is asked for, and after its days', async (t) => {
    const gone = await store.loads.save(load(ANN, 'gone', {}, 'x'));
    await store.loads.save(load(ANN, 'gone', {}, 'y'));
    await store.loads.delete(ANN, ANN.user, 'gone', deletion(ANN, 0));
    t.ok(await store.bin.remove(ANN, gone.id));
    t.notOk(await store.bin.remove(ANN, gone.id));
    t.equal(await store.bin.restore(ANN, gone.id), null);
    await store.loads.save(load(ANN, 'late', {}, 'x'));
    await store.loads.delete(ANN, ANN.user, 'late', deletion(ANN, 1));
    await store.records.save([cargo('acme', 'late')]);
    await store.records.delete({ company: 'acme', kind: 'Cargo', name: 'late' }, deletion(ANN, 2));
    const sweep = async (minutes: number) => {
      while ((await store.bin.sweep(at(minutes))) > 0);
    };
    await sweep(30 * DAY + 1);
    t.strictSame(await names(store, ANN), ['Cargo late', 'Load late']);
    await sweep(30 * DAY + 2);
    t.strictSame(await names(store, ANN), ['Cargo late']);
    await sweep(31 * DAY);
    t.strictSame(await names(store, ANN), []);
    t.ok((await titles(ANN)).includes('a load'), 'what is not in the bin stays');
  });

  await t.test('without a bin what is deleted is gone', async (t) => {
    const none = await open({ versionsKept: 30, versionsDays: 90, binDays: 0 });
    const { id } = await none.loads.save(load(ANN, 'no bin', {}, 'x'));
    await none.loads.save(load(ANN, 'no bin', {}, 'y'));
    t.equal(await none.loads.delete(ANN, ANN.user, 'no bin', deletion(ANN)), '');
    await none.records.save([cargo('acme', 'no bin')]);
    t.equal(await none.records.delete({ company: 'acme', kind: 'Cargo', name: 'no bin' }, deletion(ANN)), '');
    t.strictSame(await names(none, ANN), []);
    t.equal(await none.bin.restore(ANN, id), null);
    t.match(await none.loads.save(load(ANN, 'no bin', {}, 'z')), { version: 1 });
    await none.close();
  });
}
