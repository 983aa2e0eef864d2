/** kill -9 of a process that writes, on each store: whatever was acknowledged is there, whole. More: bench/crash.ts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import t, { type Test } from 'tap';
import type { Store } from '../../src/store/index.js';
import { skipWithout } from '../support/parts.js';
import { startMongod } from '../support/service/servers.js';
import { ANN } from './samples.js';
import { openNamedStore } from './support/stores.js';
import { versionOf } from './support/versions.js';

const ROUNDS = 5;
const WRITER = fileURLToPath(new URL('support/writer.js', import.meta.url));

/** Title -> highest version acknowledged. */
type Acknowledged = Map<string, number>;

async function writeAndKill(kind: string, place: string, round: number, acknowledged: Acknowledged): Promise<number> {
  const writer: ChildProcess = spawn(process.execPath, [WRITER, kind, place, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  const chunks: Buffer[] = [];
  writer.stdout!.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(writer.stdout!, 'data');
  // Another moment each time: between saves, in the middle of one, at the flush.
  await sleep((round * 11) % 40);
  writer.kill('SIGKILL');
  await ended;
  // The last line may be cut off: then it is no acknowledgement.
  const lines = Buffer.concat(chunks).toString().split('\n').slice(0, -1);
  for (const line of lines) {
    const [title = '', version = ''] = line.split('\t');
    acknowledged.set(title, Number(version));
  }
  return lines.length;
}

/** Earlier versions follow each other, each of them whole. */
async function faultsOfVersions(store: Store, title: string): Promise<string[]> {
  const heads = (await store.loads.versions(ANN, ANN.user, title)) ?? [];
  const faults: string[] = [];
  for (const [place, { version }] of heads.entries()) {
    if (version !== heads[0]!.version - place) faults.push(`${title}: ${version} at place ${place}`);
    const load = await store.loads.version(ANN, ANN.user, title, version);
    if (!load) faults.push(`${title}: version ${version} is not there`);
    else versionOf(load);
  }
  return faults;
}

async function survives(t: Test, kind: string, place: string): Promise<void> {
  const acknowledged: Acknowledged = new Map();
  let saves = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    saves += await writeAndKill(kind, place, round, acknowledged);
    const store = openNamedStore(kind, place);
    const lost: string[] = [];
    for (const [title, version] of acknowledged) {
      const load = await store.loads.get(ANN, ANN.user, title);
      if (!load || versionOf(load) < version) lost.push(`${title}: ${version}`);
      lost.push(...(await faultsOfVersions(store, title)));
    }
    t.strictSame(lost, [], `round ${round}: nothing lost`);
    const page = await store.loads.search(ANN, { sharedOnly: false, limit: 100, titleContains: 'load' });
    t.ok(page.items.length >= acknowledged.size, 'the searches find them');
    await store.close();
  }
  t.comment(`${saves} saves acknowledged in ${ROUNDS} rounds`);
  t.ok(saves >= ROUNDS);
}

t.test('embedded', { timeout: 240_000 }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-crash-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  await survives(t, 'embedded', folder);
});

t.test('MongoDB', { skip: skipWithout('mongod'), timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  await survives(t, 'mongodb', server.url);
});
