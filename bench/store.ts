/**
 * `npm run bench -- store [--records 100000] [--loads 10000] [--store embedded|mongodb]`: how long searches and writes
 * take over that much, on the store itself and over HTTP on a service that has it. MongoDB is a real mongod
 * (test/support/parts.ts); its profiler shows the plan of each search and how much it read.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Db, MongoClient } from 'mongodb';
import { openEmbeddedStore } from '../src/store/embedded/open.js';
import type { Store } from '../src/store/index.js';
import { openMongoStore } from '../src/store/mongo/open.js';
import { smallRequest } from '../test/support/problems/requests.js';
import { callService, postInit } from '../test/support/service/running-service.js';
import { startMongod } from '../test/support/service/servers.js';
import { startProcess } from '../test/support/service/service-process.js';
import { writeResults } from './results.js';
import { COMPANY, cargoOf, day, headOf, OWNERS, seedLoads, seedRecords } from './store-seed.js';
import { printTable } from './table.js';

const REPEATS = 200;
const KEY = 'key-of-the-benchmark';

const HEAD = ['operation', 'found', 'median ms', 'p95 ms', 'max ms'];

const PLANS_HEAD = ['query of', 'plan', 'times', 'most keys read', 'most documents read'];

type Table = readonly (readonly string[])[];

interface Measured {
  readonly store: string;
  /** Heads and rows of the tables. */
  readonly operations: Table;
  readonly overHttp: Table;
  readonly plans?: Table;
}

/** Does its n-th variant once and says how many it found. */
type Action = (n: number) => Promise<number>;

interface Size {
  readonly records: number;
  readonly loads: number;
}

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      records: { type: 'string', default: '100000' },
      loads: { type: 'string', default: '10000' },
      store: { type: 'string' },
    },
  });
  const size = { records: Number(values.records), loads: Number(values.loads) };
  const results: Measured[] = [];
  if (values.store !== 'mongodb') results.push(await benchEmbedded(size));
  if (values.store !== 'embedded') results.push(await benchMongo(size));
  writeResults('store', options, { ...size, results });
}

async function benchEmbedded(size: Size): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-bench-'));
  const store = openEmbeddedStore(folder);
  const tables = await measure('embedded', store, { DATA_DIR: folder }, size);
  await store.close();
  rmSync(folder, { recursive: true });
  return { store: 'embedded', ...tables };
}

async function benchMongo(size: Size): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-bench-'));
  const server = await startMongod();
  const store = openMongoStore(server.url);
  const tables = await measure('MongoDB', store, { DATA_DIR: folder, MONGODB_URL: server.url }, size);
  const client = await new MongoClient(server.url).connect();
  const plans = await plansOf(client.db('stowage'), operations(store, size, Buffer.alloc(0)));
  await client.close();
  await store.close();
  await server.stop();
  rmSync(folder, { recursive: true });
  return { store: 'MongoDB', ...tables, plans };
}

async function measure(name: string, store: Store, settings: Readonly<Record<string, string>>, size: Size) {
  const account = { BOOTSTRAP_USER: OWNERS[0]!, BOOTSTRAP_TOKEN: KEY, BOOTSTRAP_COMPANY: COMPANY };
  const endWithUs = { teardown: (end: () => unknown) => void process.once('exit', end) };
  const service = startProcess(endWithUs, { PORT: '0', WORKERS: '1', ...account, ...settings });
  await service.ready;
  const call = (path: string, init: RequestInit = {}) => service.address.then((at) => callService(at, KEY, path, init));
  const body = await calculatedBody(store, call);
  console.log(`\n${name}: ${size.records} cargo records, ${size.loads} loads of ${body.length} bytes`);
  const begun = performance.now();
  await seedRecords(store, size.records);
  const seeded = performance.now();
  await seedLoads(store, size.loads, body);
  console.log(`records in ${seconds(seeded - begun)} s, loads in ${seconds(performance.now() - seeded)} s`);
  const tables = {
    operations: await timed(operations(store, size, body)),
    overHttp: await timed(callsOverHttp(call, size)),
  };
  service.process.kill('SIGTERM');
  await service.ended;
  return tables;
}

type Call = (path: string, init?: RequestInit) => ReturnType<typeof callService>;

/** The saved form of a load that the service has calculated; the load itself is deleted again. */
async function calculatedBody(store: Store, call: Call): Promise<Uint8Array> {
  const { status } = await call('/Loads?UOM=UnitMetric', postInit(smallRequest({ title: 'pattern' })));
  const saved = await store.loads.get({ user: OWNERS[0]!, company: COMPANY }, OWNERS[0]!, 'pattern');
  if (status !== 200 || !saved) throw new Error('the service did not save the pattern of the loads');
  await call(`/Loads/${OWNERS[0]}/pattern`, { method: 'DELETE' });
  return saved.body;
}

async function timed(actions: readonly [string, Action][]): Promise<Table> {
  const rows: string[][] = [];
  for (const [label, action] of actions) {
    for (let n = 0; n < 5; n++) await action(n);
    const times: number[] = [];
    let found = 0;
    for (let n = 0; n < REPEATS; n++) {
      const start = performance.now();
      found += await action(n);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(2);
    rows.push([label, (found / REPEATS).toFixed(1), at(0.5), at(0.95), at(1)]);
  }
  printTable(HEAD, rows);
  return [HEAD, ...rows];
}

/** How the server finds what the searches and reads ask for, and how much it reads at most. */
async function plansOf(db: Db, actions: readonly [string, Action][]): Promise<Table> {
  await db.command({ profile: 2 });
  for (const [label, action] of actions) {
    if (!label.startsWith('save')) for (let n = 0; n < 4; n++) await action(n);
  }
  await db.command({ profile: 0 });
  const asked = { op: { $in: ['query', 'command'] }, ns: { $in: ['stowage.records', 'stowage.loads'] } };
  const rows = await db
    .collection('system.profile')
    .aggregate([
      { $match: { ...asked, planSummary: { $exists: true } } },
      {
        $group: {
          _id: { of: '$ns', plan: '$planSummary' },
          times: { $sum: 1 },
          keys: { $max: '$keysExamined' },
          documents: { $max: '$docsExamined' },
        },
      },
      { $sort: { _id: 1 } },
    ])
    .toArray();
  const plans = rows.map(({ _id, times, keys, documents }) => [_id.of, _id.plan, times, keys, documents].map(String));
  printTable(PLANS_HEAD, plans);
  return [PLANS_HEAD, ...plans];
}

function callsOverHttp(call: Call, size: Size): [string, Action][] {
  const record = (n: number) => Math.floor((n * 7919) % size.records);
  const get =
    (path: (n: number) => string): Action =>
    async (n) => {
      const { status, body } = await call(path(n));
      if (status !== 200 && body.code !== 'NoRecords') throw new Error(`${path(n)}: ${status}`);
      return body.count ?? 0;
    };
  const cargoes = (query: (n: number) => string) => get((n) => `/Database/Cargoes?${query(n)}`);
  return [
    ['cargoes, all', cargoes(() => '')],
    ['cargoes, whole name', cargoes((n) => `nameCargo=${encodeURIComponent(cargoOf(record(n)).name)}`)],
    ['cargoes, 4 digits', cargoes((n) => `nameCargo=${String(1000 + record(n)).slice(-4)}`)],
    ['cargoes, 1 letter', cargoes((n) => `nameCargo=${'aqzx'[n % 4]}`)],
    ['cargoes, 2 letters', cargoes((n) => `nameCargo=${['er', 'zz', 'st', '-9'][n % 4]}`)],
    ['cargoes, common word', cargoes(() => 'nameCargo=carton')],
    ['cargoes, one rare piece, no match', cargoes(() => 'nameCargo=carton%20cart')],
    ['cargoes, common pieces, no match', cargoes(() => 'nameCargo=bolts%20steel')],
    ['cargoes, group and alias', cargoes((n) => `nameGroup=NORTH&aliasCargo=-${record(n) % 1000}`)],
    ['cargoes, one day', cargoes(() => `createdAt=${day(3).slice(0, 10)}`)],
    ['cargoes, nothing', cargoes(() => 'nameCargo=not%20there')],
    ['loads, newest', get(() => '/Loads')],
    ['loads, part of title', get((n) => `/Loads/${OWNERS[0]}/%23${record(n) % size.loads}`)],
    ['loads, common part', get(() => `/Loads/${OWNERS[0]}/week`)],
    ['loads, one day', get(() => `/Loads?createdAt=${day(3).slice(0, 10)}`)],
    ['loads, of other, shared', get(() => `/Loads/${OWNERS[1]}?shared=true`)],
  ];
}

function operations(store: Store, size: Size, body: Uint8Array): [string, Action][] {
  const record = (n: number) => Math.floor((n * 7919) % size.records);
  const cargoes =
    (contains: (n: number) => Record<string, string>, limit = 10) =>
    async (n: number) => {
      const request = { company: COMPANY, kind: 'Cargo', contains: contains(n), limit } as const;
      return (await store.records.search(request)).items.length;
    };
  const viewer = { user: OWNERS[0]!, company: COMPANY };
  const loads =
    (titleContains?: (n: number) => string, more: object = {}) =>
    async (n: number) => {
      const request = { sharedOnly: false, limit: 10, titleContains: titleContains?.(n), ...more };
      return (await store.loads.search(viewer, request)).items.length;
    };
  return [
    ['cargoes, all', cargoes(() => ({}))],
    ['cargoes, whole name', cargoes((n) => ({ name: cargoOf(record(n)).name }))],
    ['cargoes, 4 digits', cargoes((n) => ({ name: String(1000 + record(n)).slice(-4) }))],
    ['cargoes, 1 letter', cargoes((n) => ({ name: 'aqzx'[n % 4]! }))],
    ['cargoes, 2 letters', cargoes((n) => ({ name: ['er', 'zz', 'st', '-9'][n % 4]! }))],
    ['cargoes, common word', cargoes(() => ({ name: 'carton' }))],
    ['cargoes, one rare piece, no match', cargoes(() => ({ name: 'carton cart' }))],
    ['cargoes, common pieces, no match', cargoes(() => ({ name: 'bolts steel' }))],
    ['cargoes, group and alias', cargoes((n) => ({ groupName: 'NORTH', alias: `-${record(n) % 1000}` }))],
    ['cargoes, common word, 1,000', cargoes(() => ({ name: 'steel' }), 1000)],
    ['cargoes, nothing', cargoes(() => ({ name: 'not there at all' }))],
    ['loads, newest', loads()],
    ['loads, part of title', loads((n) => `#${record(n) % size.loads}`)],
    ['loads, common part', loads(() => 'week')],
    ['loads, one day', loads(undefined, { createdFrom: day(3), createdTo: day(4) })],
    ['loads, of other, shared', loads(undefined, { owner: OWNERS[1], sharedOnly: true })],
    [
      'read a load',
      (n) =>
        store.loads
          .get(viewer, OWNERS[0]!, headOf(2 * (record(n) % (size.loads / 2))).title)
          .then((load) => (load ? 1 : 0)),
    ],
    [
      'read 100 records',
      (n) =>
        store.records
          .get(
            COMPANY,
            'Cargo',
            Array.from({ length: 100 }, (_, i) => cargoOf(record(n + i)).name),
          )
          .then((found) => found.filter(Boolean).length),
    ],
    ['save a load', (n) => store.loads.save({ head: headOf(record(n) % size.loads), body }).then(() => 1)],
    ['save a record', (n) => store.records.save([cargoOf(record(n))]).then((saved) => saved.length)],
  ];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
