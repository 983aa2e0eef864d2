/** A store that its disk has damaged: what can be read is read, what cannot is named, nobody dies of it. */
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import t, { type Test } from 'tap';
import { checkEmbeddedStore } from '../../../src/store/embedded/check.js';
import { FILE } from '../../../src/store/embedded/file.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import type { Store } from '../../../src/store/index.js';
import { openCheckedStore } from '../../../src/store/open.js';
import { smallRequest } from '../../support/problems/requests.js';
import { until } from '../../support/service/processes.js';
import { KEY, startTestService, temporaryFolder, USER } from '../../support/service/running-service.js';
import { startProcess } from '../../support/service/service-process.js';
import { cargo, deletion, load } from '../samples.js';

const ANN = { user: USER, company: 'Example' };
const PAGE_BYTES = 4096;

/** Changes a value where it lies in the file, as a failing disk does. */
function damage(folder: string, text: string, isMeant = (_after: string) => true): void {
  const file = join(folder, FILE);
  const bytes = readFileSync(file);
  let places = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    if (!isMeant(bytes.toString('latin1', at, at + 600))) continue;
    bytes[at]! ^= 0x20;
    places++;
  }
  if (places === 0) throw new Error(`${text} is not in the store`);
  writeFileSync(file, bytes);
}

async function filled(t: Test, fill: (store: Store) => Promise<unknown>): Promise<string> {
  const folder = temporaryFolder(t);
  const store = openEmbeddedStore(folder);
  await fill(store);
  await store.close();
  return folder;
}

t.test('entries that are damaged are left out and named, refused when read, and can be deleted', async (t) => {
  const dataDir = temporaryFolder(t);
  const before = await startTestService(t, { dataDir });
  for (const title of ['Whole', 'Plan hurt', 'Head hurt']) {
    await before.post('/Loads?UOM=UnitMetric&loadSaved=true', smallRequest({ title }));
  }
  for (const name of ['Good box', 'Hurt box']) {
    const cargo = { name, style: 'Shipcase', length: 10, width: 10, height: 10, weight: 1, alias: `about ${name}` };
    await before.post('/Database/Cargoes', cargo);
  }
  await before.stop(0);
  damage(dataDir, '"title":"Plan hurt","description"');
  damage(dataDir, '"title":"Head hurt","isShared"');
  damage(dataDir, '"alias":"about Hurt box"');

  const service = await startTestService(t, { dataDir });
  const ready = await service.call('/health/ready');
  t.match([ready.status, ready.body], [200, { status: 'ready', writes: true, damaged: 3 }]);
  t.ok(
    service.lines.some((line) => line.includes(`the load \\"Plan hurt\\" of ${USER}`)),
    'the log names it',
  );
  t.ok(
    service.lines.some((line) =>
      /load number \d+ \(by its plan \\"Head hurt\\"; its owner cannot be read\)/.test(line),
    ),
    'and what its plan says of one whose head is gone',
  );
  const loads = await service.call('/Loads');
  t.equal(loads.status, 200);
  t.strictSame(
    loads.body.items.map((one: { document: { title: string } }) => one.document.title),
    ['Whole'],
  );
  const said = loads.body.warnings.map(({ code, message }: Record<string, string>) => `${code} ${message}`);
  t.equal(said.length, 2);
  t.ok(
    said.every((one: string) => one.startsWith('Damaged Left out is ')),
    String(said),
  );
  t.match(String(said), /the load "Plan hurt" of ann@example.com/);
  const cargoes = await service.call('/Database/Cargoes');
  t.match(cargoes.body, { count: 1, items: [{ name: 'Good box' }], warnings: [{ code: 'Damaged' }] });
  for (const path of [`/Loads/${USER}/Plan%20hurt/1`, `/Loads/${USER}/Head%20hurt/1`, '/Database/Cargoes/Hurt%20box']) {
    t.match(await service.call(path), { status: 400, body: { code: 'Damaged', message: /(hurt|box)".* is damaged/ } });
    t.match(await service.call(path.replace(/\/1$/, ''), { method: 'DELETE' }), { status: 200 });
  }
  const after = await service.call('/Loads');
  t.match([after.body.count, after.body.warnings], [1, []]);
  t.match((await service.call('/Database/Cargoes')).body, { count: 1, warnings: [] });
  t.match(
    await service.post('/Database/Cargoes', { name: 'Hurt box', style: 'Shipcase', length: 1, width: 1, height: 1 }),
    {
      status: 200,
    },
  );
});

t.test('a file that cannot be read at all stops the start with a sentence', async (t) => {
  const whole = await filled(t, async (store) => {
    for (let n = 0; n < 40; n++) await store.loads.save(load(ANN, `Load ${n}`));
  });
  const broken = (change: (file: string, bytes: Buffer) => void) => {
    const folder = temporaryFolder(t);
    const file = join(folder, FILE);
    copyFileSync(join(whole, FILE), file);
    change(file, readFileSync(file));
    return folder;
  };
  const faults = {
    header: broken((file, bytes) => writeFileSync(file, bytes.fill(0, 0, 2 * PAGE_BYTES))),
    'cut short': broken((file, bytes) => truncateSync(file, bytes.length >> 1)),
    'page of a tree': broken((file, bytes) => writeFileSync(file, withoutPagesOf(bytes, '"title":"Load 20"'))),
  };
  for (const [what, folder] of Object.entries(faults)) {
    const service = startProcess(t, { DATA_DIR: folder, PORT: '0', BOOTSTRAP_USER: USER, BOOTSTRAP_TOKEN: KEY });
    service.ready.catch(() => {});
    t.equal(await service.ended, 1, `${what}: no signal`);
    t.match(service.errors.join('\n'), /The store .*stowage\.lmdb is damaged: .*backup.*repair/s, what);
  }
});

/** All pages that hold this text are zero. */
function withoutPagesOf(bytes: Buffer, text: string): Buffer {
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    const page = Math.floor(at / PAGE_BYTES) * PAGE_BYTES;
    bytes.fill(0, page, page + PAGE_BYTES);
  }
  return bytes;
}

t.test('a store that takes long to read is checked while it is used, and says so', async (t) => {
  const dataDir = await filled(t, (store) => store.loads.save(load(ANN, 'Some load', {}, 'its plan')));
  damage(dataDir, 'its plan');
  const said: string[] = [];
  const say = (_: object, message: string) => void said.push(message);
  const log = { info: say, warn: say, error: say };
  const store = await openCheckedStore({ dataDir }, log, 0);
  t.teardown(() => store.close());
  t.match(await store.ready(), { isBeingChecked: true });
  await until(async () => (await store.ready()).damaged === 1);
  t.strictSame(said, [
    'the store is large: it is checked while it is used',
    'entries of the store are damaged: they are left out of lists',
  ]);
  t.notHas(await store.ready(), { isBeingChecked: true });
});

t.test('an earlier version, or what lies in the bin, is damaged by itself', async (t) => {
  const dataDir = await filled(t, async ({ loads, records }) => {
    for (const text of ['plan one', 'plan two', 'plan three']) await loads.save(load(ANN, 'Often', {}, text));
    for (const text of ['head one', 'head two']) await loads.save(load(ANN, 'No head', {}, text));
    for (const title of ['Thrown', 'Thrown too']) {
      await loads.save(load(ANN, title, {}, `plan of ${title}.`));
      await loads.delete(ANN, USER, title, deletion(ANN));
    }
    await records.save([cargo('Example', 'Good box'), cargo('Example', 'Hurt box')]);
    for (const name of ['Good box', 'Hurt box'])
      await records.delete({ company: 'Example', kind: 'Cargo', name }, deletion(ANN));
  });
  const sound = await checkEmbeddedStore(dataDir);
  t.match(sound, { damaged: [], broken: null });
  const before = openEmbeddedStore(dataDir);
  const { items: thrown } = await before.bin.list(ANN, { limit: 10 });
  const hurtBox = thrown.find(({ name }) => name === 'Hurt box')!.id;
  await before.close();
  damage(dataDir, 'plan two');
  damage(dataDir, 'plan of Thrown.');
  damage(dataDir, '"name":"Hurt box"');
  // The head that is there, not the one of the version before, whose version stands in it too.
  damage(dataDir, '"title":"No head","isShared":false', (row) => row.includes('"version":2'));

  const words = [
    `version 2 of the load "Often" of ${USER}`,
    `the load "Thrown" of ${USER}`,
    `an entry of bin, "${hurtBox}"`,
  ];
  const found = await checkEmbeddedStore(dataDir);
  t.equal(found!.damaged.length, 4);
  for (const one of words) t.ok(found!.damaged.includes(one), `${one}: ${found!.damaged}`);
  const store = openEmbeddedStore(dataDir);
  t.teardown(() => store.close());
  const { loads, bin } = store;
  t.equal((await loads.versions(ANN, USER, 'Often'))!.length, 3);
  await t.rejects(loads.version(ANN, USER, 'Often', 2), { name: 'Damaged', what: words[0]! });
  t.ok(await loads.version(ANN, USER, 'Often', 1));
  const listed = await bin.list(ANN, { limit: 10 });
  t.equal(listed.items.length, 3);
  t.match(listed.damaged, [new RegExp(hurtBox)]);

  const left: string[] = [];
  const kinds: string[] = [];
  for await (const { kind } of store.entries((what) => left.push(what))) kinds.push(kind);
  t.equal(left.length, 4, String(left));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  t.strictSame(['load', 'version', 'deletedLoad', 'deletedRecord'].map(count), [1, 2, 1, 1]);

  await t.rejects(loads.get(ANN, USER, 'No head'), { name: 'Damaged' });
  t.match(await loads.save(load(ANN, 'No head', {}, 'head three')), { version: 3 });
  t.match(await loads.version(ANN, USER, 'No head', 1), { head: { version: 1 } });
  for (let n = 0; n < 40; n++) await loads.save(load(ANN, 'Often', {}, `more ${n}`));
  t.equal(await loads.version(ANN, USER, 'Often', 2), null, 'and makes room when its turn comes');
  for (const { id } of listed.items) t.ok(await bin.remove(ANN, id));
});

t.test('of a store that is whole nothing is said, whatever bytes its checksums have', async (t) => {
  const folder = await filled(t, (store) =>
    Promise.all(Array.from({ length: 400 }, (_, n) => store.loads.save(load(ANN, `Load ${n}`)))),
  );
  t.match(await checkEmbeddedStore(folder), { damaged: [], broken: null });
});

t.test('what an earlier version kept has no checksum and is read', async (t) => {
  const folder = temporaryFolder(t);
  const root = open({ path: join(folder, FILE), maxDbs: 64 });
  const users = root.openDB({ name: 'users', encoding: 'json' });
  await users.put('old@x.test', {
    email: 'old@x.test',
    company: 'x',
    webhookSecret: 's',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  await root.close();
  const store = openEmbeddedStore(folder);
  t.teardown(() => store.close());
  t.match(await store.accounts.getUser('old@x.test'), { company: 'x' });
});
