/**
 * `npm run bench -- soak [--seconds 60] [--workers 50]`: that many writers, readers and counters at once, on the embedded
 * store, on a mongod that is killed and started again in the middle, and on a replica set whose primary is killed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbeddedStore } from '../src/store/embedded/open.js';
import { openMongoStore } from '../src/store/mongo/open.js';
import type { Store } from '../src/store/store.js';
import { brokenPromises, prepare, work } from '../test/store/support/workload.js';
import { primaryOf, startMongod, startReplicaSet } from '../test/support/servers.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const HEAD = ['store', 'calls', 'a second', 'counted', 'unavailable', 'broken promises'];

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { seconds: { type: 'string', default: '60' }, workers: { type: 'string', default: '50' } },
  });
  const [seconds, workers] = [Number(values.seconds), Number(values.workers)];
  const half = () => sleep(500 * seconds);
  const soak = async (name: string, stores: readonly Store[], inTheMiddle: () => Promise<void>) => {
    await prepare(stores[0]!);
    const begun = performance.now();
    const tally = await work(stores, workers / stores.length, async () => {
      await half();
      await inTheMiddle();
      await half();
    });
    const took = (performance.now() - begun) / 1000;
    const broken = await brokenPromises(stores.at(-1)!, tally);
    for (const one of broken.slice(0, 5)) console.error(one);
    await Promise.all(stores.map((store) => store.close()));
    const figures = [
      tally.succeeded,
      Math.round(tally.succeeded / took),
      tally.counted,
      tally.unavailable,
      broken.length,
    ];
    return [name, ...figures.map(String)];
  };
  const rows = [await embedded(soak), await killed(soak), await primaryKilled(soak)];
  printTable(HEAD, rows);
  writeResults('soak', options, [HEAD, ...rows]);
}

type Soak = (name: string, stores: readonly Store[], inTheMiddle: () => Promise<void>) => Promise<string[]>;

async function embedded(soak: Soak): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-soak-'));
  const row = await soak('embedded', [openEmbeddedStore(folder)], async () => {});
  rmSync(folder, { recursive: true });
  return row;
}

async function killed(soak: Soak): Promise<string[]> {
  const server = await startMongod();
  const row = await soak('mongod killed', [openMongoStore(server.url), openMongoStore(server.url)], async () => {
    await server.kill();
    await sleep(2000);
    await server.restart();
  });
  await server.stop();
  return row;
}

async function primaryKilled(soak: Soak): Promise<string[]> {
  const { url, servers } = await startReplicaSet(3);
  const row = await soak('primary of three killed', [openMongoStore(url), openMongoStore(url)], async () => {
    await (await primaryOf(url, servers)).kill();
  });
  await Promise.all(servers.map((server) => server.stop()));
  return row;
}
