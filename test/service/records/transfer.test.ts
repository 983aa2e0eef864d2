/** Export and import: everything moves between the stores, losslessly, as of one moment. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { BadExport } from '../../../src/service/records/bad-export.js';
import { exportLines } from '../../../src/service/records/export-lines.js';
import { checkExport, importLines } from '../../../src/service/records/import-lines.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { type Store, StoreUnavailable } from '../../../src/store/index.js';
import { openMongoStore } from '../../../src/store/mongo/open.js';
import { ANN, at, BOB, cargo, deletion, EVE, key, load, person, user } from '../../store/samples.js';
import { skipWithout } from '../../support/parts.js';
import { callService, startTestService, temporaryFolder, USER } from '../../support/service/running-service.js';
import { startMongod, startReplicaSet } from '../../support/service/servers.js';

const CLI = fileURLToPath(new URL('../../../src/cli.js', import.meta.url));
const skip = skipWithout('mongod');

function embedded(t: Test): { store: Store; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-transfer-'));
  const store = openEmbeddedStore(folder);
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { store, folder };
}

/** @param largest bytes of the largest load: some 12 MB of text is what one document of MongoDB does not hold */
async function fill(store: Store, largest = 90_000): Promise<void> {
  for (const viewer of [ANN, BOB, EVE]) await store.accounts.addUser(user(viewer));
  const openId = { issuer: 'https://id.acme.test', subject: 'b' };
  await store.people.add(person(ANN, { roles: ['viewer', 'admin'], name: 'Ann', passwordHash: '$argon2id$' }), false);
  await store.people.add(person(BOB, { isDisabled: true, openId, uom: 'UnitMetric', lastSeenAt: at(2) }), false);
  await store.people.add(person(EVE), false);
  const done = {
    company: 'acme',
    by: ANN.user,
    key: null,
    address: '192.0.2.1',
    action: 'SignedIn',
    on: '',
    detail: '',
  };
  await store.audit.add({ id: `${at(3)}-x`, at: at(3), ...done });
  await store.accounts.changeSettings(ANN.user, () => ({ isEasyLoadUsed: true, maxPlacementSize: 0.1 }));
  await store.accounts.addKey(key('a', ANN));
  await store.accounts.addKey({ ...key('b', BOB), expiresAt: at(9), lastUsedAt: at(1), isAdmin: true });
  await store.accounts.revokeKey('b', at(2));
  const fields = { deep: [{ 'a.$b': null }], weight: 0.1 + 0.2, description: '🚚 "x"\n' };
  await store.records.save(Array.from({ length: 700 }, (_, n) => cargo('acme', `c${n}`, fields, at(n))));
  await store.records.save([{ ...cargo('other', 'Van', {}, at(800)), kind: 'Truck', uom: 'UnitMetric' }]);
  for (let n = 0; n < 30; n++) {
    const saved = load(n % 2 ? ANN : EVE, `load ${n}`, { isShared: n % 3 === 0, createdAt: at(n) });
    await store.loads.save({ ...saved, body: Buffer.from([0, 255, n, ...Buffer.from('ü')]) });
  }
  for (const n of [1, 2, 3])
    await store.loads.save(load(ANN, 'often', { createdAt: at(800 + n), isShared: n > 1 }, `${n}`));
  for (const n of [1, 2]) await store.loads.save(load(ANN, 'binned', { createdAt: at(810), isShared: true }, `b${n}`));
  await store.loads.delete(ANN, ANN.user, 'binned', deletion(ANN, 1));
  await store.records.save([cargo('acme', 'binned', {}, at(801))]);
  await store.records.delete({ company: 'acme', kind: 'Cargo', name: 'binned' }, deletion(BOB, 2));
  await store.edits.put(ANN.user, { uom: 'UnitHighMetric', updatedAt: at(5), body: Buffer.from('{"title":"ü"}') });
  await store.secrets.secret('links', () => 'sealed');
  await store.links.add({
    id: 'l1',
    user: ANN.user,
    title: 'load 1',
    createdAt: at(3),
    expiresAt: at(9),
    allows: 'Dock',
  });
  await store.progress.add(
    { load: 'tour', version: 2 },
    [
      { id: 'x', at: at(4), by: ANN.user, container: 1, section: 1, kind: 'Done' },
      {
        ...{ id: 'y', at: at(5), by: '', container: 2, pallet: 1, section: 1, space: 3, kind: 'DoesNotFit', count: 2 },
        ...{ size: { length: 1.5, width: 2, height: 3 }, text: 'ü' },
      },
    ],
    { most: 9, sumOf: (events) => ({ events: events.length, done: 4, of: 9, problems: 1 }) },
  );
  await store.loads.save({ ...load(ANN, 'large', { createdAt: at(900) }), body: Buffer.alloc(largest, 'abc') });
}

/** Without the first line, which has the date. */
async function contents(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store, { hasSecrets: true })) lines.push(line);
  return lines.slice(1);
}

async function versionsAreThere(t: Test, store: Store): Promise<void> {
  const text = async (title: string, version: number) =>
    Buffer.from((await store.loads.version(ANN, ANN.user, title, version))?.body ?? '').toString();
  t.strictSame([await text('often', 1), await text('often', 2), await text('often', 3)], ['1', '2', '3']);
  t.equal((await store.loads.versions(BOB, ANN.user, 'often'))!.length, 2, 'the first one was not shared');
  const { items } = await store.bin.list(ANN, { limit: 10 });
  t.match(items, [
    { name: 'binned', kind: 'Cargo', ...deletion(BOB, 2) },
    { name: 'binned', kind: 'Load' },
  ]);
  for (const { id } of items) t.ok(await store.bin.restore(ANN, id));
  t.strictSame([await text('binned', 1), await text('binned', 2)], ['b1', 'b2']);
}

t.test('embedded -> MongoDB -> embedded', { skip, timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  const mongo = openMongoStore(server.url);
  t.teardown(async () => {
    await mongo.close();
    await server.stop();
  });
  const { store: first } = embedded(t);
  const { store: second } = embedded(t);
  await fill(first, 9_000_000);
  const before = await contents(first);
  t.equal(before.length, 3 + 3 + 1 + 2 + 701 + 32 + 2 + 2 + 1 + 1 + 1 + 1 + 1 + 1 + 1);
  t.equal(await importLines(mongo, exportLines(first, { hasSecrets: true })), 752);
  // What was deleted, and versions of it, each store has in a place of its own.
  const sorted = async (store: Store) => (await contents(store)).sort();
  t.strictSame(await sorted(mongo), [...before].sort());
  await importLines(second, exportLines(mongo, { hasSecrets: true }));
  t.strictSame(await sorted(second), [...before].sort());
  await importLines(second, exportLines(first, { hasSecrets: true }));
  t.strictSame(await sorted(second), [...before].sort(), 'once more changes nothing');
  t.strictSame(await mongo.links.list(ANN.user), await first.links.list(ANN.user), 'links to reports too');
  t.equal((await second.progress.events({ load: 'tour', version: 2 })).length, 2, 'and what the dock told');
  const page = { limit: 1000, sharedOnly: false };
  const heads = await first.loads.search(ANN, page);
  t.strictSame(await mongo.loads.search(ANN, page), heads, 'the same order');
  t.equal(
    (await mongo.records.search({ company: 'acme', kind: 'Cargo', contains: { name: 'C69' }, limit: 50 })).items.length,
    11,
  );
  t.strictSame((await second.accounts.findKey(key('b', BOB).hash))?.revokedAt, at(2));
  // Last, as it restores what was deleted.
  await versionsAreThere(t, mongo);
  await versionsAreThere(t, second);
});

/** Pairs are always written together: an export that is of one moment never shows half a pair. */
async function exportWhileWriting(t: Test, store: Store): Promise<void> {
  const pair = (n: number) => ['first', 'second'].map((name) => cargo('acme', name, { n, weight: n }));
  await store.records.save([...pair(0), ...Array.from({ length: 300 }, (_, n) => cargo('acme', `between ${n}`))]);
  let isOver = false;
  let written = 0;
  const writing = (async () => {
    while (!isOver)
      await store.records.save([pair(++written)[0]!, cargo('acme', `more ${written}`), pair(written)[1]!]);
  })();
  for (let round = 0; round < 5; round++) {
    const seen = new Map<unknown, unknown>();
    let records = 0;
    for await (const line of exportLines(store, { hasSecrets: true })) {
      const { kind, record } = JSON.parse(line);
      if (kind === 'record') seen.set(record.name, record.fields.n);
      if (kind === 'record' && ++records % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    t.equal(seen.get('first'), seen.get('second'), `round ${round}: both of ${seen.get('first')}`);
    t.equal(records, 302 + Number(seen.get('first')), 'and nothing of later');
  }
  isOver = true;
  await writing;
  t.ok(written >= 5, `${written} writes meanwhile`);
}

t.test('an export is of one moment while others write', async (t) => {
  await t.test('embedded', async (t) => exportWhileWriting(t, embedded(t).store));
  await t.test('MongoDB, a replica set', { skip, timeout: 240_000 }, async (t) => {
    const { url, servers } = await startReplicaSet(1);
    const store = openMongoStore(url);
    t.teardown(async () => {
      await store.close();
      await Promise.all(servers.map((server) => server.stop()));
    });
    await exportWhileWriting(t, store);
    const env = { PATH: process.env['PATH'], DATA_DIR: temporaryFolder(t), MONGODB_URL: url };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [CLI, 'data', 'export', '--with-secrets'], {
      env,
    });
    t.match(stdout, '"end":true');
    t.equal(stderr, '', 'a replica set of one looks back: nothing to warn of');
  });
});

t.test('a second import brings what was revoked, used and renewed since, and revives no key', async (t) => {
  const { store: from } = embedded(t);
  const { store: to } = embedded(t);
  await from.accounts.addUser(user(ANN));
  await from.people.add(person(ANN), false);
  for (const id of ['a', 'b']) await from.accounts.addKey(key(id, ANN));
  await importLines(to, exportLines(from, { hasSecrets: true }));
  await from.accounts.revokeKey('a', at(5));
  await from.accounts.touchKey('b', at(6));
  await from.accounts.setWebhookSecret(ANN.user, 'whsec_new');
  await importLines(to, exportLines(from, { hasSecrets: true }));
  t.strictSame(await contents(to), await contents(from));
  await to.accounts.revokeKey('b', at(7));
  await importLines(to, exportLines(from, { hasSecrets: true }));
  t.equal((await to.accounts.findKey(key('b', ANN).hash))?.revokedAt, at(7), 'what is revoked here stays so');
});

t.test('a user of another company is not mixed up with the one who is here', async (t) => {
  const { store: from } = embedded(t);
  const { store: to } = embedded(t);
  await from.accounts.addUser(user(ANN));
  await from.accounts.addKey(key('a', ANN));
  await to.accounts.addUser({ ...user(ANN), company: 'elsewhere' });
  await t.rejects(importLines(to, exportLines(from, { hasSecrets: true })), {
    message: /line 2: .*ann@acme.test.*"acme".*"elsewhere"/,
  });
  t.strictSame(await to.accounts.listKeys(), [], 'no key of the other company works here');
});

t.test('what is no export is refused', async (t) => {
  const { store } = embedded(t);
  await fill(store);
  const lines = ['{"format":"stowage","version":1}', ...(await contents(store))];
  const imported = (some: readonly string[]) =>
    importLines(
      embedded(t).store,
      (async function* () {
        yield* some;
      })(),
    );
  t.equal(await imported(lines), 752);
  await t.rejects(imported([]), BadExport);
  await t.rejects(imported(lines.slice(1)), BadExport);
  await t.rejects(imported(lines.slice(0, -1)), /cut off after 752/);
  await t.rejects(imported([...lines.slice(0, 5), ...lines.slice(6)]), /752 entries were exported, 751 are here/);
  await t.rejects(imported([...lines.slice(0, 5), '{"kind":"__proto__"}']), /line 6/);
  await t.rejects(imported([...lines.slice(0, 5), '{"kind"']), /line 6/);
  const changed = async (kind: string, change: (entry: Record<string, Record<string, unknown>>) => void) => {
    const line = lines.find((one) => one.startsWith(`{"kind":"${kind}"`))!;
    const entry = JSON.parse(line);
    change(entry);
    return imported([lines[0]!, JSON.stringify(entry)]);
  };
  await t.rejects(
    changed('user', ({ user }) => delete user!['company']),
    { message: /^line 2: \/user must have required property 'company'\. / },
  );
  await t.rejects(
    changed('key', ({ key }) => Object.assign(key!, { isAdmin: 'yes', createdAt: 'today' })),
    { message: /^line 2: .*\/key\/isAdmin must be boolean/ },
  );
  await t.rejects(
    imported([lines[0]!, '{"kind":"settings","user":"ann@acme.test","settings":{"isEasyLoadUsed":"yes"}}']),
    { message: /^line 2: \/settings\/isEasyLoadUsed: .*must be true or false/ },
  );
  await t.rejects(
    changed('record', ({ record }) => Object.assign(record!, { kind: 'Barrel' })),
    { message: /^line 2: \/record\/kind must be one of Cargo, Rules, Carton, Pallet, SeaVan, Truck, ULD\. / },
  );
  await t.rejects(
    changed('load', ({ load }) => Object.assign(load!, { body: '%' })),
    { message: /^line 2: \/load\/body must match pattern/ },
  );
  await t.rejects(imported([lines[0]!, '[]']), { message: /^line 2: this is not a JSON object\. / });
});

t.test('without secrets nobody loses one, and new users get new ones', async (t) => {
  const { store: from } = embedded(t);
  const { store: to } = embedded(t);
  for (const viewer of [ANN, BOB]) await from.accounts.addUser(user(viewer));
  await from.secrets.secret('links', () => 'sealed');
  await to.accounts.addUser({ ...user(BOB), webhookSecret: 'whsec_ofBob' });
  const lines: string[] = [];
  for await (const line of exportLines(from, { hasSecrets: false })) lines.push(line);
  t.notMatch(lines.join(''), /whsec_|webhookSecret|sealed/);
  const again = async function* () {
    yield* lines;
  };
  t.equal(await importLines(to, again()), 2);
  t.match((await to.accounts.getUser(ANN.user))?.webhookSecret, /^whsec_[A-Za-z0-9+/]{32}$/);
  t.not((await to.accounts.getUser(ANN.user))?.webhookSecret, user(ANN).webhookSecret);
  t.equal((await to.accounts.getUser(BOB.user))?.webhookSecret, 'whsec_ofBob');
});

t.test('an import that fails says what it wrote', async (t) => {
  const { store: from } = embedded(t);
  await fill(from);
  const lines = ['{"format":"stowage","version":1}', ...(await contents(from))];
  const of = async function* (some: readonly string[]) {
    yield* some;
  };
  const nothing = { message: 'line 6: this is not a JSON object. Nothing is imported.' };
  await t.rejects(checkExport(of([...lines.slice(0, 5), 'x', ...lines.slice(5)])), nothing);
  const { store: to } = embedded(t);
  await t.rejects(importLines(to, of([...lines.slice(0, 560), 'x'])), {
    message: /^line 561: .*\. Imported is: 3 users, 3 people, 1 settings, 2 keys, 550 records; /,
  });
  t.equal((await contents(to)).length, 559 + 1);
  const away = { ...to.loads, putBack: async () => Promise.reject(new StoreUnavailable('The store is away.')) };
  await t.rejects(importLines({ ...to, loads: away } as unknown as Store, of(lines)), {
    message: /^The store is away\. Imported is at least: 3 users, 3 people, 1 settings, 2 keys, 701 records; /,
  });
});

t.test('on the command line', async (t) => {
  const { store, folder } = embedded(t);
  await fill(store);
  const other = mkdtempSync(join(tmpdir(), 'stowage-cli-'));
  t.teardown(() => rmSync(other, { recursive: true }));
  const cli = (dataDir: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [CLI, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, MONGODB_URL: '' },
    });
  const file = join(other, 'all.ndjson');
  t.match(await cli(folder, 'data', 'export', file, '--with-secrets'), { stdout: '', stderr: '' });
  t.strictSame(readFileSync(file, 'utf8').split('\n').length, 755);
  t.match(await cli(join(other, 'data'), 'data', 'import', file), { stdout: '752 entries are imported.\n' });
  const keys = await cli(join(other, 'data'), 'keys', 'list');
  t.match(keys.stdout, /^a {2}ann@acme.test/);
  const made = await cli(
    join(other, 'data'),
    'keys',
    'create',
    '--user',
    'Zoe@acme.test',
    '--company',
    'acme',
    '--json',
  );
  t.match(JSON.parse(made.stdout), {
    user: 'zoe@acme.test',
    company: 'acme',
    key: /^stowage_/,
    signingSecret: /^whsec_/,
  });
  const robot = [
    '--user',
    'ann@acme.test',
    '--company',
    'acme',
    '--name',
    'robot',
    '--expires',
    '2099-12-31',
    '--admin',
  ];
  await cli(join(other, 'data'), 'keys', 'create', ...robot);
  const listed = (await cli(join(other, 'data'), 'keys', 'list', '--user', 'ANN@acme.test', '--json')).stdout;
  const last = JSON.parse(listed.trim().split('\n').at(-1)!);
  t.match(last, { name: 'robot', isAdmin: true, expiresAt: '2100-01-01T00:00:00.000Z', revokedAt: null });
  t.notMatch(listed, 'hash');
});

t.test('on the command line, MongoDB beside a running service', { skip, timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  const { store } = embedded(t);
  await fill(store);
  const folder = temporaryFolder(t);
  const cli = (env: Record<string, string>, ...args: string[]) =>
    promisify(execFile)(process.execPath, [CLI, ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    });
  const mongodb = { MONGODB_URL: server.url };
  const [there, back] = [join(folder, 'there.ndjson'), join(folder, 'back.ndjson')];
  writeFileSync(there, ['{"format":"stowage","version":1}\n', ...(await contents(store))].join(''));
  const service = await startTestService(t, { engine: './naive-engine-module.js', env: mongodb });
  t.match(await cli(mongodb, 'data', 'import', there), { stdout: '752 entries are imported.\n' });
  const { stderr } = await cli(mongodb, 'data', 'export', back, '--with-secrets');
  t.match(stderr, /may lack entries.*replica set of one/s, 'a single server cannot look back');
  // The service has a user of its own, who is a person, with a key.
  const ofService = (line: string) => line.includes(USER);
  const entries = (file: string) => readFileSync(file, 'utf8').split('\n').slice(1, -2);
  t.strictSame(
    entries(back)
      .filter((line) => !ofService(line))
      .sort(),
    entries(there).sort(),
  );
  t.equal(entries(back).filter(ofService).length, 3);
  const { stdout } = await cli(mongodb, 'keys', 'create', '--user', ANN.user, '--company', ANN.company);
  const key = stdout.trim().split('\n').at(-1)!;
  t.match(await callService(service.address, key, '/Database/Cargoes', {}), { status: 200 }, 'a new key works at once');
  const { id } = (await callService(service.address, key, '/Account/Keys', {})).body.items.at(-1);
  t.match((await cli(mongodb, 'keys', 'list', '--user', ANN.user)).stdout, id);
  await cli(mongodb, 'keys', 'revoke', id);
  t.equal((await callService(service.address, key, '/Database/Cargoes', {})).status, 401, 'and is revoked at once');
});
