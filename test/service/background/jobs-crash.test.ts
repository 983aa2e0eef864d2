/** Jobs while processes and servers are killed: a few times here, often in `npm run bench -- jobs`. */
import t, { type Test } from 'tap';
import { deepOnly } from '../../support/draws.js';
import { skipWithout } from '../../support/parts.js';
import { type JobStormReport, jobStorm } from '../../support/service/job-storm.js';
import { temporaryFolder } from '../../support/service/running-service.js';
import { startMongod, startRedis } from '../../support/service/servers.js';

const JOBS = 12;
const KILLS = 2;
const timeout = 240_000;

function survived(t: Test, { accepted, kills, takenOver, repeated, faults }: JobStormReport): void {
  t.strictSame(faults, [], `${accepted} jobs, ${kills} kills, ${takenOver} taken over, ${repeated} told twice`);
  t.ok(accepted >= JOBS);
}

t.test('embedded, the service killed', { timeout }, async (t) => {
  const settings = { DATA_DIR: temporaryFolder(t) };
  survived(
    t,
    await jobStorm(t, { settings, services: 1, workers: 0, jobs: JOBS, kills: KILLS, victim: 'service', seed: 1 }),
  );
});

t.test(
  'Redis and MongoDB: a worker killed',
  {
    timeout,
    skip: deepOnly.skip || skipWithout('mongod') || skipWithout('redis-server'),
  },
  async (t) => {
    const [mongod, redis] = await Promise.all([startMongod(), startRedis()]);
    t.teardown(() => Promise.all([mongod.stop(), redis.stop()]));
    const settings = { DATA_DIR: temporaryFolder(t), MONGODB_URL: mongod.url, REDIS_URL: redis.url };
    const storm = { settings, services: 1, workers: 1, jobs: JOBS, seed: 2 } as const;
    survived(t, await jobStorm(t, { ...storm, kills: KILLS, victim: 'worker' }));
  },
);
