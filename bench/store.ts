/**
 * `npm run bench -- store [--records 100000] [--loads 10000] [--store embedded|mongodb]`: how long searches and writes
 * take over that much. MongoDB is a real mongod (test/support/parts.ts); explain shows what its searches read.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbeddedStore } from '../src/store/embedded/open.js';
import { openMongoStore } from '../src/store/mongo/open.js';
import type { LoadHead, MasterRecord, Store } from '../src/store/store.js';
import { startMongod } from '../test/support/servers.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const COMPANY = 'acme';
const OWNERS = ['ann@acme.test', 'bob@acme.test'];
const SEEDED_AT_ONCE = 2_000;
const SAVES_AT_ONCE = 50;
const REPEATS = 200;
const BODY = Buffer.from('{"a calculated load":"of 20 KB"}'.padEnd(20_000));

const HEAD = ['operation', 'found', 'median ms', 'p95 ms', 'max ms'];

interface Measured {
  readonly store: string;
  /** Head and rows of the table. */
  readonly operations: readonly (readonly string[])[];
}

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
  const measured = await measure('embedded', store, size);
  await store.close();
  rmSync(folder, { recursive: true });
  return measured;
}

async function benchMongo(size: Size): Promise<Measured> {
  const server = await startMongod();
  const store = openMongoStore(server.url);
  const measured = await measure('MongoDB', store, size);
  await store.close();
  await server.stop();
  return measured;
}

async function measure(name: string, store: Store, size: Size): Promise<Measured> {
  console.log(`\n${name}: ${size.records} cargo records, ${size.loads} loads`);
  const begun = performance.now();
  await seedRecords(store, size.records);
  const seeded = performance.now();
  await seedLoads(store, size.loads);
  const { rss } = process.memoryUsage();
  console.log(
    `records in ${seconds(seeded - begun)} s, loads in ${seconds(performance.now() - seeded)} s, memory ${Math.round(rss / 1e6)} MB`,
  );
  const rows: string[][] = [];
  for (const [label, action] of operations(store, size)) {
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
  return { store: name, operations: [HEAD, ...rows] };
}

/** Each action does its n-th variant once and says how many it found. */
function operations(store: Store, size: Size): [string, (n: number) => Promise<number>][] {
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
    ['cargoes, common pieces, no match', cargoes(() => ({ name: 'carton cart' }))],
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
    ['save a load', (n) => store.loads.save({ head: headOf(record(n) % size.loads), body: BODY }).then(() => 1)],
    ['save a record', (n) => store.records.save([cargoOf(record(n))]).then((saved) => saved.length)],
  ];
}

async function seedRecords(store: Store, count: number): Promise<void> {
  for (let first = 0; first < count; first += SEEDED_AT_ONCE) {
    const length = Math.min(SEEDED_AT_ONCE, count - first);
    await store.records.save(Array.from({ length }, (_, n) => cargoOf(first + n)));
  }
}

async function seedLoads(store: Store, count: number): Promise<void> {
  for (let first = 0; first < count; first += SAVES_AT_ONCE) {
    const length = Math.min(SAVES_AT_ONCE, count - first);
    await Promise.all(Array.from({ length }, (_, n) => store.loads.save({ head: headOf(first + n), body: BODY })));
  }
}

const KINDS = ['Carton', 'Crate', 'Drum', 'Pallet cage', 'Steel coil', 'Sack'];
const STUFF = ['steel bolts', 'paper', 'rice', 'engine parts', 'tiles', 'wine', 'batteries', 'textiles'];
const GROUPS = ['North', 'South', 'East', 'West', 'Harbour'];

function cargoOf(n: number): MasterRecord {
  const name = `${KINDS[n % KINDS.length]} ${STUFF[(n * 31) % STUFF.length]} SKU-${String(n).padStart(6, '0')}`;
  const fields = { style: 'Shipcase', name, length: 10 + (n % 50), width: 20, height: 15, weight: 4, qty: 1 };
  const searched = { alias: `EAN-${(n * 7919) % 1_000_003}`, alias2: `customer ${n % 977}`, groupName: GROUPS[n % 5] };
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  return {
    company: COMPANY,
    kind: 'Cargo',
    name,
    uom: 'UnitEnglish',
    fields: { ...fields, ...searched },
    createdAt,
    updatedAt: createdAt,
  };
}

function headOf(n: number): LoadHead {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 600_000).toISOString();
  return {
    owner: OWNERS[n % 2]!,
    company: COMPANY,
    title: `Order ${STUFF[n % STUFF.length]} week ${n % 53} #${n}`,
    isShared: n % 3 === 0,
    isAutoSaved: false,
    processId: '',
    calculationTimeInSeconds: 1,
    containerType: 'Truck',
    calculationType: 'MixLoad',
    createdAt,
    updatedAt: createdAt,
  };
}

function day(n: number): string {
  return new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
