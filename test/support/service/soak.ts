/** Whole services under writers and readers, on each store, with the database's servers killed in the middle. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkNothingLost,
  type Endpoint,
  expectRecovery,
  expectUnavailable,
  type Tally,
  work,
} from '../http/http-workload.js';
import { primaryOf, startMongod, startReplicaSet, type TestServer } from './servers.js';
import { type ServiceProcess, startProcess } from './service-process.js';

export interface Effort {
  /** Writers, and as many readers. */
  readonly workers: number;
  readonly seconds: number;
}

export interface Report {
  readonly succeeded: number;
  readonly perSecond: number;
  /** Calls answered with 503. */
  readonly unavailable: number;
  /** From the first 503 to the last, in seconds. */
  readonly unavailableSeconds: number;
  /** Loads and properties of records of which a version was acknowledged. */
  readonly written: number;
  readonly faults: readonly string[];
}

const USER = 'ann@example.com';
const KEY = 'key-of-the-soak';
/** The driver's servers may be looked for so long before a call is given up, and the service needs a moment to return. */
const NOTICED_WITHIN = 10_000;

export async function soakEmbedded(effort: Effort): Promise<Report> {
  return soak(1, {}, effort, async () => {});
}

/** Two services on one mongod, which is killed with SIGKILL and started again once both have answered 503. */
export async function soakMongodKilled(effort: Effort): Promise<Report> {
  const server = await startMongod();
  try {
    return await soak(2, { MONGODB_URL: server.url }, effort, async (endpoints, tally) => {
      await server.kill();
      await expectUnavailable(endpoints, tally);
      await server.restart();
    });
  } finally {
    await server.stop();
  }
}

/** Two services on a replica set of three, whose primary is killed with SIGKILL and stays away: the others carry on. */
export async function soakPrimaryKilled(effort: Effort): Promise<Report> {
  return onReplicaSet(effort, async (set, endpoints, tally) => {
    await (await set.primary()).kill();
    await expectRecovery(endpoints, tally);
  });
}

/** The same, but then another of the three is killed, and started again once both services have answered 503. */
export async function soakMajorityLost(effort: Effort): Promise<Report> {
  return onReplicaSet(effort, async (set, endpoints, tally) => {
    await (await set.primary()).kill();
    await expectRecovery(endpoints, tally);
    const second = await set.primary();
    await second.kill();
    await expectUnavailable(endpoints, tally);
    await second.restart();
  });
}

interface ReplicaSet {
  primary(): Promise<TestServer>;
}

async function onReplicaSet(
  effort: Effort,
  disturb: (set: ReplicaSet, ...during: Parameters<Disturb>) => Promise<void>,
): Promise<Report> {
  const { url, servers } = await startReplicaSet(3);
  const set = { primary: () => primaryOf(url, servers) };
  try {
    return await soak(2, { MONGODB_URL: url }, effort, (...during) => disturb(set, ...during));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** What happens to the database while services work on it. */
type Disturb = (endpoints: readonly Endpoint[], tally: Tally) => Promise<void>;

async function soak(
  count: number,
  settings: Readonly<Record<string, string>>,
  { workers, seconds }: Effort,
  disturb: Disturb,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-soak-'));
  const env = {
    ...{ PORT: '0', DATA_DIR: folder, WORKERS: '1', QUEUE_LIMIT: String(4 * workers), LOG_LEVEL: 'info' },
    ...{ BOOTSTRAP_USER: USER, BOOTSTRAP_TOKEN: KEY, ...settings },
  };
  const ends: (() => unknown)[] = [];
  const services = Array.from({ length: count }, () => startProcess({ teardown: (end) => ends.push(end) }, env));
  try {
    const endpoints = await Promise.all(services.map(endpointOf));
    const begun = performance.now();
    let disturbed = begun;
    let calm = begun;
    const tally = await work(endpoints, workers, async (tally) => {
      await sleep(500 * seconds);
      disturbed = performance.now();
      await disturb(endpoints, tally);
      calm = performance.now();
      await sleep(500 * seconds);
    });
    const took = (performance.now() - begun) / 1000;
    await checkNothingLost(endpoints.at(-1)!, workers, tally);
    const [first = disturbed, last = first] = [tally.unavailable[0], tally.unavailable.at(-1)];
    if (first < disturbed || last > calm + NOTICED_WITHIN) tally.faults.push('a 503 while the store was there');
    const logged = services.flatMap(({ lines, errors }) => [...lines, ...errors]);
    const leaks = logged.filter((line) => line.includes(KEY));
    const errors = logged.filter((line) => line.includes('"level":50'));
    return {
      succeeded: tally.succeeded,
      perSecond: Math.round(tally.succeeded / took),
      unavailable: tally.unavailable.length,
      unavailableSeconds: Math.round((last - first) / 100) / 10,
      written: tally.acknowledged.size,
      faults: [...tally.faults, ...errors, ...leaks.map((line) => `the key is in the log: ${line}`)],
    };
  } finally {
    for (const end of ends) end();
    await Promise.all(services.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function endpointOf(service: ServiceProcess): Promise<Endpoint> {
  await service.ready;
  return { address: await service.address, key: KEY, user: USER };
}
