/** The care of the embedded store from the command line: check, backup, repair. */
import { execFile } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t, { type Test } from 'tap';
import { outdated } from '../../src/store/embedded/backup.js';
import { FILE } from '../../src/store/embedded/file.js';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import type { Store } from '../../src/store/index.js';
import { ANN, at, BOB, cargo, deletion, key, load, person, user } from '../store/samples.js';
import { some } from '../support/draws.js';
import { smallRequest } from '../support/problems/requests.js';
import { startTestService, temporaryFolder, USER } from '../support/service/running-service.js';
import { smallDisk } from '../support/service/small-disk.js';

const COMMAND = fileURLToPath(new URL('../../src/cli.js', import.meta.url));
const PAGE_BYTES = 4096;

function data(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(process.execPath, [COMMAND, 'data', ...args], { env }, (error, out, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, errors });
    });
  });
}

async function filled(t: Test): Promise<string> {
  const folder = temporaryFolder(t);
  const store = openEmbeddedStore(folder);
  await store.accounts.addUser(user(ANN));
  await store.accounts.addUser(user(BOB));
  await store.accounts.addKey(key('a', ANN));
  await store.records.save(['Box', 'Crate', 'Drum'].map((name) => cargo('acme', name)));
  for (let n = 0; n < 60; n++)
    await store.loads.save(load(ANN, `Load ${n}`, {}, JSON.stringify({ title: `Load ${n}` })));
  await store.close();
  return folder;
}

async function opened<T>(folder: string, read: (store: Store) => Promise<T>): Promise<T> {
  const store = openEmbeddedStore(folder);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

function change(folder: string, how: (bytes: Buffer) => Buffer): void {
  const file = join(folder, FILE);
  writeFileSync(file, how(readFileSync(file)));
}

/** Changes a letter of every copy of a text. */
const misspelt = (text: string) => (bytes: Buffer) => {
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes[at]! ^= 0x20;
  return bytes;
};

/** Takes the checksum, too: what is left of every copy of a text looks like a value of an earlier version, which had none. */
const withoutEnd = (text: string) => (bytes: Buffer) => {
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    bytes.fill(0xa5, at + 4, at + text.length + 8);
  }
  return bytes;
};

t.test('check names what is damaged; repair saves the rest, export refuses it unless told', async (t) => {
  const DATA_DIR = await filled(t);
  t.match(await data({ DATA_DIR }, 'check'), { code: 0, out: /entries were read, none is damaged/ });
  change(DATA_DIR, misspelt('{"title":"Load 7"}'));
  const found = await data({ DATA_DIR }, 'check');
  t.match(found, { code: 2, out: /Damaged: the load "Load 7" of ann@acme\.test\n/ });
  t.match(await data({ DATA_DIR }, 'export'), { code: 1, errors: /the load "Load 7" of ann@acme\.test is damaged/ });
  const partly = await data({ DATA_DIR }, 'export', '--without-damaged', '--with-secrets');
  t.match(partly, { code: 0, errors: /Left out, because it is damaged: the load "Load 7"/ });
  t.equal(partly.out.split('"kind":"load"').length - 1, 59);
  const target = join(temporaryFolder(t), 'new');
  t.match(await data({ DATA_DIR }, 'repair', target), { code: 3, out: /Lost: the load "Load 7" of ann@acme\.test\n/ });
  t.strictSame(
    readdirSync(target).filter((name) => !name.includes('lock')),
    [FILE],
  );
  await opened(target, async (store) => {
    t.equal((await store.loads.search(ANN, { limit: 100, sharedOnly: false })).items.length, 59);
    t.match(await store.loads.get(ANN, ANN.user, 'Load 8'), { head: { title: 'Load 8' } });
    t.match(await store.accounts.findKey(key('a', ANN).hash), { id: 'a' });
    t.same((await store.records.get('acme', 'Cargo', ['Box', 'Crate', 'Drum'])).filter(Boolean).length, 3);
  });
  t.match(await data({ DATA_DIR }, 'repair', target), { code: 1, errors: /already/ });

  change(DATA_DIR, withoutEnd('{"title":"Load 9"}'));
  const again = join(temporaryFolder(t), 'again');
  const repaired = await data({ DATA_DIR }, 'repair', again);
  t.match(repaired, { code: 3, out: /Lost: the load "Load 9" of ann@acme\.test\n/ });
  t.match(await data({ DATA_DIR: again }, 'check'), { code: 0 });
  await opened(again, async (store) => {
    t.equal((await store.loads.search(ANN, { limit: 100, sharedOnly: false })).items.length, 58);
  });
});

t.test('what a repair lost comes back from the backup, and nothing newer is touched', async (t) => {
  const backup = temporaryFolder(t);
  const title = (name: string, text: string) => JSON.stringify({ title: name, text });
  await opened(backup, async ({ accounts, loads, records, edits, links }) => {
    for (const viewer of [ANN, BOB]) await accounts.addUser(user(viewer));
    await accounts.addKey(key('a', ANN));
    await accounts.changeSettings(ANN.user, () => ({ isEasyLoadUsed: true }));
    await records.save(['Box', 'Crate', 'Drum', 'Sack'].map((name) => cargo('acme', name)));
    for (const name of ['Same', 'Newer', 'Binned', 'Lost', 'Damaged', 'Cut'])
      await loads.save(load(ANN, name, {}, title(name, 'old')));
    for (const text of ['old', 'new']) await loads.save(load(ANN, 'Versions', {}, title('Versions', text)));
    await edits.put(ANN.user, { uom: 'UnitMetric', updatedAt: at(1), body: Buffer.from('{}') });
    await links.add({ id: 'l1', user: ANN.user, title: 'Same', createdAt: at(3), expiresAt: at(9) });
  });
  const DATA_DIR = temporaryFolder(t);
  writeFileSync(join(DATA_DIR, FILE), readFileSync(join(backup, FILE)));
  const file = join(temporaryFolder(t), 'backup.ndjson');
  t.match(await data({ DATA_DIR: backup }, 'export', file, '--with-secrets'), { code: 0 });

  // The store goes on without what was lost, and some of it changes.
  await opened(DATA_DIR, async ({ accounts, loads, records, bin, edits, links }) => {
    await loads.save(load(ANN, 'Newer', {}, title('Newer', 'new')));
    await records.save([cargo('acme', 'Box', { weight: 2 })]);
    await loads.delete(ANN, ANN.user, 'Lost', deletion(ANN, 1));
    await records.delete({ company: 'acme', kind: 'Cargo', name: 'Drum' }, deletion(ANN, 1));
    for (const { id } of (await bin.list(ANN, { limit: 9 })).items) await bin.remove(ANN, id);
    await loads.delete(ANN, ANN.user, 'Binned', deletion(ANN, 2));
    await records.delete({ company: 'acme', kind: 'Cargo', name: 'Sack' }, deletion(ANN, 2));
    await accounts.changeSettings(ANN.user, () => ({ isEasyLoadUsed: false }));
    await edits.put(ANN.user, { uom: 'UnitMetric', updatedAt: at(2), body: Buffer.from('{"a":1}') });
    await links.delete(ANN.user, 'l1');
  });
  change(DATA_DIR, misspelt(title('Damaged', 'old')));
  change(DATA_DIR, withoutEnd(title('Cut', 'old')));
  change(DATA_DIR, withoutEnd(title('Versions', 'old')));
  t.match(await data({ DATA_DIR }, 'check'), { code: 2, out: /Damaged: the load "Cut"/ });

  // Whoever was told that deleting works has deleted one of them.
  await opened(DATA_DIR, ({ loads }) => loads.delete(ANN, ANN.user, 'Cut', deletion(ANN, 3)));
  const joined = await data({ DATA_DIR }, 'import', file, '--only-missing');
  // The lost load, the damaged ones and a version, the record and the link.
  t.match(joined, { code: 0, out: /^6 of the entries were missing and are added, 12 were there already/m });
  t.match(joined.out, 'Added: the load "Lost" of ann@acme.test\n');
  t.match(joined.out, 'Added: the record "Drum" (Cargo) of acme\n');
  t.match(await data({ DATA_DIR }, 'check'), { code: 0 });
  await opened(DATA_DIR, async ({ accounts, loads, records, bin, edits, links }) => {
    const text = async (name: string) =>
      JSON.parse(Buffer.from((await loads.get(ANN, ANN.user, name))?.body ?? 'null').toString())?.text;
    t.strictSame(
      [
        await text('Same'),
        await text('Newer'),
        await text('Binned'),
        await text('Lost'),
        await text('Damaged'),
        await text('Cut'),
      ],
      ['old', 'new', undefined, 'old', 'old', 'old'],
    );
    t.equal((await loads.versions(ANN, ANN.user, 'Versions'))!.length, 2);
    t.match(await loads.version(ANN, ANN.user, 'Versions', 1), { body: Buffer.from(title('Versions', 'old')) });
    t.equal((await loads.versions(ANN, ANN.user, 'Same'))!.length, 1, 'and no version is added');
    const [box, , drum, sack] = await records.get('acme', 'Cargo', ['Box', 'Crate', 'Drum', 'Sack']);
    t.match([box, drum, sack], [{ fields: { weight: 2 } }, { name: 'Drum' }, null]);
    t.strictSame((await bin.list(ANN, { limit: 9 })).items.map(({ name }) => name).sort(), ['Binned', 'Sack']);
    t.strictSame(await accounts.getSettings(ANN.user), { isEasyLoadUsed: false });
    t.match(await edits.get(ANN.user), { updatedAt: at(2) });
    t.ok(await links.get('l1'));
  });
  const again = await data({ DATA_DIR }, 'import', file, '--only-missing');
  t.match(again, { code: 0, out: /^0 of the entries were missing and are added, 18 were/ });
});

t.test('a header that knows of nothing in a file with something is damage', async (t) => {
  const store = await filled(t);
  const backups = temporaryFolder(t);
  await data({ DATA_DIR: store }, 'backup', backups);
  const DATA_DIR = join(backups, readdirSync(backups)[0]!);
  // A copy has one header with what is in it; the other is that of an empty file.
  change(DATA_DIR, (bytes) => bytes.fill(0, PAGE_BYTES, 2 * PAGE_BYTES));
  t.match(await data({ DATA_DIR }, 'check'), { code: 1, errors: /has \d+ bytes, but its header knows of nothing/ });
});

t.test('repair keeps earlier versions, the bin, and what the dock told', async (t) => {
  const DATA_DIR = temporaryFolder(t);
  const told = { id: 'x', at: at(4), by: '', container: 1, section: 1, kind: 'Missing', count: 2 } as const;
  const sum = { events: 1, done: 0, of: 9, problems: 1 };
  const plan = { load: 'tour', version: 2 };
  await opened(DATA_DIR, async ({ accounts, people, loads, records, bin, progress }) => {
    await progress.add(plan, [told], { most: 9, sumOf: () => sum });
    await accounts.addUser(user(ANN));
    await people.add(person(ANN), true);
    for (const text of ['"one"', '"two"', '"three"']) await loads.save(load(ANN, 'Often', {}, text));
    for (const text of ['"old"', '"new"']) await loads.save(load(ANN, 'Thrown', {}, text));
    await loads.delete(ANN, ANN.user, 'Thrown', deletion(ANN));
    await records.save([cargo('acme', 'Box')]);
    await records.delete({ company: 'acme', kind: 'Cargo', name: 'Box' }, deletion(ANN));
    t.equal((await bin.list(ANN, { limit: 9 })).items.length, 2);
  });
  const whole = join(temporaryFolder(t), 'whole');
  t.match(await data({ DATA_DIR }, 'repair', whole), { code: 0, out: /, 0 are lost/ });
  change(DATA_DIR, misspelt('"two"'));
  const target = join(temporaryFolder(t), 'new');
  t.match(await data({ DATA_DIR }, 'repair', target), {
    code: 3,
    out: /Lost: version 2 of the load "Often" of ann@acme\.test\n/,
  });
  for (const [folder, versions] of [
    [whole, [3, 2, 1]],
    [target, [3, 1]],
  ] as const) {
    await opened(folder, async ({ people, loads, bin, progress }) => {
      t.ok(await people.get(ANN.user));
      t.strictSame(await progress.events(plan), [told]);
      t.strictSame(await progress.sums([plan]), [sum]);
      const heads = (await loads.versions(ANN, ANN.user, 'Often'))!;
      t.strictSame(
        heads.map(({ version }) => version),
        versions,
      );
      const { items } = await bin.list(ANN, { limit: 9 });
      t.strictSame(new Set(items.map(({ name }) => name)), new Set(['Box', 'Thrown']));
      await bin.restore(ANN, items.find(({ name }) => name === 'Thrown')!.id);
      t.match(await loads.version(ANN, ANN.user, 'Thrown', 1), { body: Buffer.from('"old"') });
      t.match(await loads.get(ANN, ANN.user, 'Thrown'), { body: Buffer.from('"new"') });
    });
  }
});

t.test('repair reads around pages that are gone, a header that is, and an end that is cut off', async (t) => {
  const faults: Record<string, { how: (bytes: Buffer) => Buffer; least: number }> = {
    'a page of rows': {
      least: 20,
      how: (bytes) => {
        const page = Math.floor(bytes.lastIndexOf('"title":"Load 30","isShared"') / PAGE_BYTES) * PAGE_BYTES;
        return bytes.fill(0, page, page + PAGE_BYTES);
      },
    },
    'the first header': { least: 59, how: (bytes) => bytes.fill(0, 0, PAGE_BYTES) },
    'the end': { least: 0, how: (bytes) => bytes.subarray(0, bytes.length - 20 * PAGE_BYTES) },
  };
  for (const [what, { how, least }] of some(Object.entries(faults))) {
    const DATA_DIR = await filled(t);
    change(DATA_DIR, how);
    const target = join(temporaryFolder(t), 'new');
    const { code, out, errors } = await data({ DATA_DIR }, 'repair', target);
    t.ok([0, 3].includes(code), `${what}: ${code} ${errors}`);
    const { items } = await opened(target, (store) => store.loads.search(ANN, { limit: 100, sharedOnly: false }));
    t.ok(items.length >= least, `${what}: ${items.length} loads of 60\n${out}`);
    const missing = 60 - items.length;
    t.ok(missing === 0 || out.split('Lost: ').length > 1, `${what}: what is lost is said`);
  }
});

t.test('a backup of the store of a running service is a store from which another starts', async (t) => {
  const service = await startTestService(t);
  await service.post('/Loads?UOM=UnitMetric&loadSaved=true', smallRequest({ title: 'Kept' }));
  const DATA_DIR = service.dataDir;
  const backups = temporaryFolder(t);
  t.match(await service.call('/metrics'), { body: /stowage_backup_age_seconds \+Inf/ });
  t.match(await data({ DATA_DIR }, 'backup', backups), { code: 0, out: /The backup is .*stowage-20/ });
  t.match(await service.call('/metrics'), { body: /stowage_backup_age_seconds \d+\.?\d*\n/ });
  const killed = ['stowage-2026-01-02T00-00-00Z.part', 'stowage-2026-01-03T00-00-00Z.part'];
  for (const part of killed) mkdirSync(join(backups, part));
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(backups, killed[0]!), hourAgo, hourAgo);
  // A folder in its place stands for a disk that takes no note.
  rmSync(join(DATA_DIR, 'last-backup'));
  mkdirSync(join(DATA_DIR, 'last-backup'));
  const untold = await data({ DATA_DIR }, 'backup', backups);
  t.match(untold, { code: 0, errors: /^$/, out: /The backup is .*\nIt is whole, but stowage_backup_age_seconds/ });
  const left = readdirSync(backups).filter((one) => one.endsWith('.part'));
  t.strictSame(left, [killed[1]], 'what a killed backup has left goes, one that is being written stays');
  rmSync(join(backups, killed[1]!), { recursive: true });
  const [name] = readdirSync(backups);
  const restored = await startTestService(t, { dataDir: join(backups, name!) });
  t.match(await restored.call(`/Loads/${USER}`), { body: { count: 1, items: [{ document: { title: 'Kept' } }] } });
  await restored.stop(0);
  const damagedStore = await filled(t);
  change(damagedStore, misspelt('{"title":"Load 7"}'));
  const refused = await data({ DATA_DIR: damagedStore }, 'backup', backups);
  t.match(refused, { code: 1, out: /Load 7/, errors: /Nothing is backed up/ });
  t.strictSame(readdirSync(backups), [name]);
});

t.test('a disk that fills up in the middle leaves the backups that are there', async (t) => {
  const disk = smallDisk(t, 1);
  if (disk === null) return t.pass('nothing may be mounted here');
  const DATA_DIR = await filled(t);
  const old = join(disk.folder, 'stowage-2026-01-01T00-00-00Z');
  mkdirSync(old);
  closeSync(openSync(join(old, FILE), 'w'));
  await opened(DATA_DIR, async (store) => store.loads.save(load(ANN, 'Large', {}, 'x'.repeat(2_000_000))));
  const { code, errors } = await data({ DATA_DIR }, 'backup', disk.folder);
  t.equal(code, 1);
  t.match(errors, /the disk of the backup is full/);
  t.strictSame(readdirSync(disk.folder), ['stowage-2026-01-01T00-00-00Z']);
  rmSync(old, { recursive: true });
});

t.test('MongoDB has tools of its own', async (t) => {
  const MONGODB_URL = 'mongodb://127.0.0.1:1/none';
  t.match(await data({ MONGODB_URL }, 'backup', 'x'), { code: 1, errors: /mongodump/ });
  t.match(await data({ MONGODB_URL }, 'check'), { code: 1, errors: /validate/ });
  t.match(await data({ MONGODB_URL }, 'repair', 'x'), { code: 1, errors: /mongod --repair/ });
});

t.test('the last of each of seven days and four weeks stay', async (t) => {
  const names: string[] = [];
  for (let day = 0; day < 60; day++) {
    for (const hour of ['03', '15']) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      names.push(`stowage-${date}T${hour}-00-00Z`);
    }
  }
  const gone = new Set(outdated([...names, 'something else', 'stowage-2026-01-01T03-00-00Z.part']));
  const kept = names.filter((name) => !gone.has(name)).map((name) => name.slice(8, 21));
  // The last day is Sunday 1 March 2026.
  t.strictSame(kept, [
    ...['2026-02-08T15', '2026-02-15T15', '2026-02-22T15'],
    ...[
      '2026-02-23T15',
      '2026-02-24T15',
      '2026-02-25T15',
      '2026-02-26T15',
      '2026-02-27T15',
      '2026-02-28T15',
      '2026-03-01T15',
    ],
  ]);
  t.equal(gone.size, 120 - 10);
});
