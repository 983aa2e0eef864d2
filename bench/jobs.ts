/**
 * `npm run bench -- jobs [--jobs 200] [--kills 50] [--shared 500] [--only Redis]`: jobs while services, workers, Redis and the database
 * are killed; then so many jobs shared by two services and two workers, beside one worker; then what an idle worker costs.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type JobStorm, jobStorm } from '../test/support/service/job-storm.js';
import { databaseAt, startMongod, startRedis } from '../test/support/service/servers.js';
import { startProcess } from '../test/support/service/service-process.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const HEAD = ['what is killed', 'kills', 'jobs', 'taken over', 'told more than once', 'given up', 'seconds', 'faults'];
const IDLE_SECONDS = 30;
/** Milliseconds between two kills: time for some work in between. */
const LONGEST_PAUSE = 1_200;

const owner = { teardown: (end: () => unknown) => void process.once('exit', end) };

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      jobs: { type: 'string', default: '200' },
      kills: { type: 'string', default: '50' },
      shared: { type: 'string', default: '500' },
      only: { type: 'string', default: '' },
    },
  });
  const jobs = Number(values.jobs);
  const kills = Number(values.kills);
  process.setMaxListeners(4 * kills + 100);
  const [mongod, redis] = [await startMongod(), await startRedis()];
  const folder = mkdtempSync(join(tmpdir(), 'stowage-jobs-'));
  let databases = 0;
  const database = () => ({ DATA_DIR: folder, MONGODB_URL: databaseAt(mongod.url, `jobs${databases++}`) });
  const queue = () => ({ ...database(), REDIS_URL: `${redis.url}/${databases % 16}` });
  const one = { services: 1, workers: 0, jobs, kills, seed: 7, longestPause: LONGEST_PAUSE } as const;
  const storms: readonly (readonly [string, JobStorm])[] = [
    ['the service, embedded', { ...one, settings: { DATA_DIR: folder }, victim: 'service' }],
    ['the service, MongoDB', { ...one, settings: database(), victim: 'service' }],
    ['a worker, Redis', { ...one, workers: 1, settings: queue(), victim: 'worker' }],
    ['the service, Redis', { ...one, workers: 1, settings: queue(), victim: 'service' }],
    ['Redis', { ...one, workers: 1, settings: queue(), victim: redis }],
    ['mongod', { ...one, settings: database(), victim: mongod }],
    ['mongod, with Redis', { ...one, workers: 1, settings: queue(), victim: mongod }],
    ['nothing: 1 service, 1 worker', { ...one, ...shared(1, 1, values.shared), settings: queue(), victim: 'worker' }],
    ['nothing: 2 services, 2 workers', { ...one, ...shared(2, 2, values.shared), settings: queue(), victim: 'worker' }],
  ];
  const rows: string[][] = [];
  for (const [name, storm] of storms.filter(([name]) => name.includes(values.only))) {
    const report = await jobStorm(owner, storm);
    for (const fault of report.faults.slice(0, 5)) console.error(`${name}: ${fault}`);
    const { accepted, takenOver, repeated, givenUp, seconds, faults } = report;
    const figures = [report.kills, accepted, takenOver, repeated, givenUp, Math.round(seconds), faults.length];
    rows.push([name, ...figures.map(String)]);
    printTable(HEAD, [rows.at(-1)!]);
  }
  const idle = await idleWorker(queue());
  console.log(`an idle worker: ${idle.toFixed(2)} % of a core`);
  await Promise.all([mongod.stop(), redis.stop()]);
  rmSync(folder, { recursive: true });
  writeResults('jobs', options, { storms: [HEAD, ...rows], idleWorkerPercentOfACore: idle });
}

function shared(services: number, workers: number, jobs: string) {
  return { services, workers, jobs: Number(jobs), kills: 0 };
}

/** CPU time of a worker without work, percent of a core (Linux: /proc). */
async function idleWorker(settings: Readonly<Record<string, string>>): Promise<number> {
  const worker = startProcess(owner, { ...settings, WORKERS: '2' }, 'worker');
  await worker.ready;
  await sleep(5_000);
  const before = ticksOf(worker.process.pid!);
  await sleep(1000 * IDLE_SECONDS);
  const ticks = ticksOf(worker.process.pid!) - before;
  worker.process.kill('SIGTERM');
  await worker.ended;
  return ticks / IDLE_SECONDS;
}

/** Hundredths of a second, in user and in kernel mode (proc(5), fields 14 and 15). */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
