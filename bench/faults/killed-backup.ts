/** A backup is killed in the middle; the next one, and a start from it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import { smallRequest } from '../../test/support/problems/requests.js';
import { until } from '../../test/support/service/processes.js';
import { titles } from './full-disk.js';
import { type Finding, type Scene, stowage, USER } from './scenario.js';

const LOADS = 400;
const LOAD_BYTES = 250_000;
const FILE = 'stowage.lmdb';
const OLD = 'stowage-2026-01-01T00-00-00Z';

export async function killedBackup(scene: Scene): Promise<readonly Finding[]> {
  const DATA_DIR = scene.folder();
  await fill(scene, DATA_DIR);
  const victim = await scene.service({ DATA_DIR });
  const backups = scene.folder();
  mkdirSync(join(backups, OLD));
  writeFileSync(join(backups, OLD, FILE), 'an earlier backup');
  const unfinished = await killedInTheMiddle(DATA_DIR, backups);
  const left = readdirSync(backups);
  for (const name of left) olden(join(backups, name));
  const again = await stowage({ DATA_DIR }, 'data', 'backup', backups);
  const names = readdirSync(backups);
  const whole = names.find((name) => name !== OLD && !name.endsWith('.part'));
  await victim.stop();
  const restored = whole === undefined ? null : await scene.service({ DATA_DIR: join(backups, whole) });
  const count = restored === null ? 0 : (await titles(restored)).length;
  return [
    {
      asked: 'killed in the middle, it leaves the backups that are there and none that looks whole',
      seen: `killed at ${(unfinished / 2 ** 20).toFixed(0)} MiB; left: ${left.map((name) => name.replace(/^stowage-/, '')).join(', ')}`,
      holds: unfinished > 0 && left.includes(OLD) && left.every((name) => name === OLD || name.endsWith('.part')),
    },
    {
      asked: 'the next one is whole, removes what is left of it, and a service starts from it',
      seen: `exit code ${again.code}, ${names.length} folders, ${count} of ${LOADS} loads`,
      holds: again.code === 0 && names.length === 2 && count === LOADS,
    },
  ];
}

/** As if its process had been killed an hour ago. */
function olden(folder: string): void {
  const then = new Date(Date.now() - 3_600_000);
  for (const path of [folder, join(folder, FILE)]) if (existsSync(path)) utimesSync(path, then, then);
}

/** With copies of a load, made larger. */
async function fill(scene: Scene, DATA_DIR: string): Promise<void> {
  const first = await scene.service({ DATA_DIR });
  await first.post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Load 0' }));
  await first.stop();
  const viewer = { user: USER, company: 'default' };
  const store = openEmbeddedStore(DATA_DIR);
  const { head, body } = (await store.loads.get(viewer, USER, 'Load 0'))!;
  const plan = JSON.parse(Buffer.from(body).toString()) as object;
  for (let n = 1; n < LOADS; n++) {
    const title = `Load ${n}`;
    const text = JSON.stringify({ ...plan, title, filler: 'x'.repeat(LOAD_BYTES) });
    await store.loads.save({ head: { ...head, title }, body: Buffer.from(text) });
  }
  await store.close();
}

/** @returns bytes that it had written */
async function killedInTheMiddle(DATA_DIR: string, backups: string): Promise<number> {
  const command = fileURLToPath(new URL('../../src/cli.js', import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR };
  const child = spawn(process.execPath, [command, 'data', 'backup', backups], { env, stdio: 'ignore' });
  const written = () => {
    const part = readdirSync(backups).find((name) => name.endsWith('.part'));
    const file = part && join(backups, part, FILE);
    return file && existsSync(file) ? statSync(file).size : 0;
  };
  await until(() => written() > 0 || child.exitCode !== null);
  const bytes = written();
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return bytes;
}
