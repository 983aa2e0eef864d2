/** What a runner does with a job at the moment of a stop, and while its result is committed. */
import { pino } from 'pino';
import t, { type Test } from 'tap';
import type { JobKind } from '../../../src/service/background/job-kind.js';
import { JobRunner } from '../../../src/service/background/runner.js';
import { openStore } from '../../../src/store/open.js';
import { temporaryFolder } from '../../support/service/running-service.js';

const kind: JobKind = {
  name: 'build',
  // Whatever ends although it was told to stop may be half a plan.
  run: async () => ({ response: new TextEncoder().encode('{}'), load: null }),
  failed: () => new Uint8Array(),
};

async function takenJob(t: Test, id: string) {
  const store = await openStore({ dataDir: temporaryFolder(t) });
  t.teardown(() => store.close());
  const now = new Date();
  const job = { id, kind: kind.name, owner: 'ann@example.com', company: 'Example', title: 'Stop' };
  const more = { requestId: 'r', webhookUrl: null, createdAt: now.toISOString() };
  await store.jobs.add([{ job: { ...job, ...more }, input: new Uint8Array() }], 10);
  const leaseUntil = new Date(now.getTime() + 60_000).toISOString();
  const taken = await store.jobs.take(job.id, now.toISOString(), leaseUntil, [kind.name]);
  if (taken.state !== 'taken') throw new Error('the job that was just added cannot be taken');
  return { store, job: taken.job };
}

t.test('what is taken after the runner was cut is given back', async (t) => {
  const { store, job } = await takenJob(t, 'p1');
  const log = pino({ level: 'silent' });
  const runner = new JobRunner({ store, kinds: [kind], leaseMilliseconds: 60_000, log, onDelivery: () => {} });
  runner.cut();
  t.equal(await runner.run(job), 'again');
  t.match(await store.jobs.get(job.id), { state: 'queued' });
});

t.test('a look that finds the result committed says nothing of another process', async (t) => {
  const { store, job } = await takenJob(t, 'p2');
  const told: string[] = [];
  const log = pino({}, { write: (line: string) => told.push(JSON.parse(line).msg) });
  // The store answers the commit only when a look has found the job not held any more.
  let isLooked = () => {};
  const looked = new Promise<void>((resolve) => {
    isLooked = resolve;
  });
  const { jobs } = store;
  const slow: typeof jobs = Object.create(jobs, {
    isHeld: {
      value: async (id: string, attempt: number) => {
        const isHeld = await jobs.isHeld(id, attempt);
        if (!isHeld) isLooked();
        return isHeld;
      },
    },
    commit: {
      value: async (...committed: Parameters<typeof jobs.commit>) => {
        const isOurs = await jobs.commit(...committed);
        await looked;
        return isOurs;
      },
    },
  });
  for (const name of ['get', 'input', 'committedLoad', 'finish'] as const) {
    Object.defineProperty(slow, name, { value: jobs[name].bind(jobs) });
  }
  const { loads, deliveries } = store;
  const parts = { store: { jobs: slow, loads, deliveries }, kinds: [kind], leaseMilliseconds: 60_000, log };
  const runner = new JobRunner({ ...parts, onDelivery: () => {} });
  t.equal(await runner.run(job), 'over');
  t.strictSame(told, ['job ended']);
});
