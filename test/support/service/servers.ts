/** Real servers for tests, each on a free port of the loopback with a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { findPart, type PartName } from '../parts.js';

const STARTS_WITHIN = 120_000;

export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** Kills with SIGKILL, keeping the data. */
  kill(): Promise<void>;
  /** After `kill`: starts again with the same data on the same port. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** @param replicaSet name of the set it shall be part of; it is not initiated */
export async function startMongod(replicaSet?: string): Promise<TestServer> {
  const port = await freePort();
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  return startServer('mongod', port, url, (folder) => [
    ...['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
    ...['--wiredTigerCacheSizeGB', '0.25', '--logpath', join(folder, 'mongod.log')],
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    ...(replicaSet ? ['--replSet', replicaSet, '--oplogSize', '64'] : []),
  ]);
}

export async function startRedis(): Promise<TestServer> {
  const port = await freePort();
  return startServer('redis-server', port, `redis://127.0.0.1:${port}`, (folder) => [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
    ...['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'],
  ]);
}

/** The address of a database on a server that is started here. */
export function databaseAt(url: string, name: string): string {
  const [address, options] = url.split('/?');
  return `${address}/${name}?${options}`;
}

/** Starts as many mongods as asked for as one replica set and waits for its primary. */
export async function startReplicaSet(members: number): Promise<{ url: string; servers: readonly TestServer[] }> {
  const servers = await Promise.all(Array.from({ length: members }, () => startMongod('rs0')));
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`);
  const client = await new MongoClient(servers[0]!.url).connect();
  // Short patience, so that a fail-over test need not wait ten seconds for the election.
  const settings = { electionTimeoutMillis: 1000, heartbeatIntervalMillis: 500 };
  const config = { _id: 'rs0', members: hosts.map((host, _id) => ({ _id, host })), settings };
  await client.db('admin').command({ replSetInitiate: config });
  await client.close();
  const url = `mongodb://${hosts.join(',')}/?replicaSet=rs0`;
  const ofSet = await new MongoClient(url).connect();
  await ofSet.db('admin').command({ ping: 1 }, { readPreference: 'primary' });
  await ofSet.close();
  return { url, servers };
}

export async function primaryOf(url: string, servers: readonly TestServer[]): Promise<TestServer> {
  const client = await new MongoClient(url).connect();
  const { primary } = await client.db('admin').command({ hello: 1 });
  await client.close();
  return servers.find(({ port }) => String(primary).endsWith(`:${port}`))!;
}

async function startServer(
  part: PartName,
  port: number,
  url: string,
  argumentsFor: (folder: string) => string[],
): Promise<TestServer> {
  const executable = await findPart(part);
  const folder = mkdtempSync(join(tmpdir(), `stowage-${part}-`));
  let child: ChildProcess;
  const endWithUs = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async () => {
    child = spawn(executable, argumentsFor(folder), { stdio: 'ignore' });
    await untilListening(port, child, part);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  process.once('exit', endWithUs);
  await start();
  return {
    url,
    port,
    kill,
    restart: start,
    stop: async () => {
      await kill();
      process.off('exit', endWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number, child: ChildProcess, part: PartName): Promise<void> {
  const giveUp = Date.now() + STARTS_WITHIN;
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${part} ended at its start with ${child.exitCode}`);
    if (Date.now() > giveUp) throw new Error(`${part} does not listen after ${STARTS_WITHIN} ms`);
    await sleep(50);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
