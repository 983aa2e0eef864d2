/** A job that was taken at the very moment of a stop is given back, not carried through. */
import { pino } from 'pino';
import t from 'tap';
import type { JobKind } from '../../../src/service/background/job-kind.js';
import { JobRunner } from '../../../src/service/background/runner.js';
import { openStore } from '../../../src/store/open.js';
import { temporaryFolder } from '../../support/service/running-service.js';

t.test('what is taken after the runner was cut is given back', async (t) => {
  const store = await openStore({ dataDir: temporaryFolder(t) });
  t.teardown(() => store.close());
  const now = () => new Date().toISOString();
  const leaseUntil = new Date(Date.now() + 60_000).toISOString();
  const kind: JobKind = {
    name: 'build',
    // Whatever ends although it was told to stop may be half a plan.
    run: async () => ({ response: new TextEncoder().encode('{}'), load: null }),
    failed: () => new Uint8Array(),
  };
  const job = { id: 'p1', kind: kind.name, owner: 'ann@example.com', company: 'Example', title: 'Stop' };
  const more = { requestId: 'r', webhookUrl: null, createdAt: now() };
  await store.jobs.add([{ job: { ...job, ...more }, input: new Uint8Array() }], 10);
  const log = pino({ level: 'silent' });
  const runner = new JobRunner({ store, kinds: [kind], leaseMilliseconds: 60_000, log, onDelivery: () => {} });

  const taken = await store.jobs.take(job.id, now(), leaseUntil, [kind.name]);
  t.equal(taken.state, 'taken');
  if (taken.state !== 'taken') return;
  runner.cut();
  t.equal(await runner.run(taken.job), 'again');
  t.match(await store.jobs.get(job.id), { state: 'queued' });
});
