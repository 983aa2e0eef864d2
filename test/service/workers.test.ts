/** A service and a worker that share nothing but Redis and MongoDB. */
import { pino } from 'pino';
import t from 'tap';
import { readConfig } from '../../src/config.js';
import { Accounts } from '../../src/service/accounts/accounts.js';
import { startWorker } from '../../src/start/start-worker.js';
import { openStore } from '../../src/store/open.js';
import { skipWithout } from '../support/parts.js';
import { smallRequest } from '../support/problems/requests.js';
import { asProcess, oddRequest, processWhen, until } from '../support/service/processes.js';
import { callService, postInit, startTestService } from '../support/service/running-service.js';
import { startMongod, startRedis } from '../support/service/servers.js';

const engine = './odd-engine-module.js';
const skip = skipWithout('mongod') || skipWithout('redis-server');

t.test('a worker on another machine', { skip, timeout: 240_000 }, async (t) => {
  const [mongod, redis] = await Promise.all([startMongod(), startRedis()]);
  t.teardown(() => Promise.all([mongod.stop(), redis.stop()]));
  const env = { MONGODB_URL: mongod.url, REDIS_URL: redis.url, WORKERS: '1' };
  const service = await startTestService(t, { engine, env });
  const { post, call } = service;
  const queue = async (request: unknown) => (await post(asProcess(), request)).body.document.processId as string;
  const bob = await keyOf('bob@example.com', mongod.url);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });

  const early = await queue(smallRequest({ title: 'Before there is a worker' }));
  t.match(await call(`/Processes/${early}`), { body: { state: 'queued' } }, 'the service itself runs no jobs');
  const source = { engineModule: new URL(`../support/service/${engine}`, import.meta.url).href, engineParts: null };
  const settings = readConfig({ ...env, DATA_DIR: service.dataDir, WORKER_PORT: '0' });
  const worker = await startWorker(settings, log, source);
  t.teardown(() => worker.stop(0));
  await worker.whenReady;
  t.match(await processWhen(call, early), { state: 'done', progress: 1 });

  await t.test('a job that is cancelled frees the thread there, long before its search would end', async (t) => {
    const slow = await queue(oddRequest('Slow'));
    const next = await queue(smallRequest({ title: 'Next' }));
    const shares: number[] = [];
    await processWhen(call, slow, ({ progress }) => shares.push(progress) > 0 && progress > 0.03);
    t.strictSame(
      shares,
      [...shares].sort((a, b) => a - b),
    );
    t.match(await call(`/Processes/${slow}`, { method: 'DELETE' }), { status: 200, body: { state: 'cancelled' } });
    const cancelled = Date.now();
    const { startedAt } = await processWhen(call, next, ({ startedAt }) => startedAt !== null);
    t.ok(Date.parse(startedAt) - cancelled < 10_000, `${Date.parse(startedAt) - cancelled} ms`);
    await processWhen(call, next);
  });

  await t.test('it says whether it takes jobs, and what it counts, and nothing else', async (t) => {
    const ask = (path: string, key?: string) =>
      fetch(worker.address + path, key === undefined ? {} : { headers: { TokenID: key } });
    t.equal((await ask('/health/live')).status, 200);
    t.equal((await ask('/health/ready')).status, 200);
    t.equal((await ask('/metrics')).status, 401);
    const figures = await (await ask('/metrics', bob)).text();
    t.match(figures, /stowage_jobs_total\{state="done"\} [1-9]/);
    t.match(figures, /stowage_store_seconds_count\{kind="jobs"/);
    t.equal((await ask('/Loads', bob)).status, 404);
  });

  await t.test('users take turns', async (t) => {
    const blocking = await queue(oddRequest('Slow'));
    await processWhen(call, blocking, ({ state }) => state === 'running');
    const ids: string[] = [];
    for (const title of ['A1', 'A2', 'A3']) ids.push(await queue(smallRequest({ title })));
    const asBob = (path: string, init: RequestInit = {}) => callService(service.address, bob, path, init);
    const { document } = (await asBob(asProcess(), postInit(smallRequest({ title: 'B1' })))).body;
    await call(`/Processes/${blocking}`, { method: 'DELETE' });
    const ended = [await processWhen(asBob, document.processId)];
    for (const id of ids) ended.push(await processWhen(call, id));
    const order = [...ended].sort((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt));
    t.strictSame(
      order.map(({ title }) => title),
      ['A1', 'B1', 'A2', 'A3'],
    );
  });

  await t.test('a Redis that is away: jobs are accepted, and done when it is back', async (t) => {
    await redis.kill();
    const id = await queue(smallRequest({ title: 'Without Redis' }));
    t.match(await call(`/Processes/${id}`), { body: { state: 'queued' } });
    t.equal((await call('/health/live')).status, 200);
    await redis.restart();
    t.match(await processWhen(call, id, undefined, 60), { state: 'done' });
  });

  await t.test('a job that runs when its worker is told to stop is given back', async (t) => {
    const slow = await queue(oddRequest('Slow', 'Given back'));
    await processWhen(call, slow, ({ state }) => state === 'running');
    await worker.stop(0);
    const { body } = await call(`/Processes/${slow}`);
    t.match(body, { state: 'queued' });
    await call(`/Processes/${slow}`, { method: 'DELETE' });
  });

  await until(() => lines.some((line) => line.includes('"ready"')));
});

t.test('a password that Redis refuses is in no log line', { skip, timeout: 240_000 }, async (t) => {
  const [mongod, redis] = await Promise.all([startMongod(), startRedis()]);
  t.teardown(() => Promise.all([mongod.stop(), redis.stop()]));
  const env = { MONGODB_URL: mongod.url, REDIS_URL: redis.url.replace('//', '//worker:s3cret@') };
  const service = await startTestService(t, { engine, env });
  t.match(await service.post(asProcess(), smallRequest()), { status: 200, body: { message: 'Queued' } });
  await until(() => service.lines.some((line) => line.includes('Redis, the queue of jobs, has a fault')));
  t.notMatch(service.lines.join('\n'), /s3cret/);
});

t.test('a worker without Redis stops with one line', async (t) => {
  await t.rejects(startWorker(readConfig({}), pino({ level: 'silent' })), { message: /^REDIS_URL: / });
});

async function keyOf(user: string, mongodbUrl: string): Promise<string> {
  const store = await openStore({ dataDir: '', mongodbUrl });
  const { key } = await new Accounts(store).createKey({ user, company: 'Example' });
  await store.close();
  return key;
}
