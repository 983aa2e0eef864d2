/** What happens at long intervals, with short ones: signs of life, the end of a job that kills, forgetting. */
import t from 'tap';
import { encode } from '../../src/service/background/load-job.js';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import type { JobStore } from '../../src/store/index.js';
import { startReceiver } from '../support/http/receiver.js';
import { smallRequest } from '../support/problems/requests.js';
import { asProcess, oddRequest, processWhen, until } from '../support/service/processes.js';
import { KEY, startTestService, temporaryFolder, USER } from '../support/service/running-service.js';

const ENV = { WEBHOOK_ALLOW: '127.0.0.0/8', WORKERS: '2' };
const engine = './odd-engine-module.js';
const timeout = 240_000;

t.test('a stream without news says that it is still there, and is never compressed', { timeout }, async (t) => {
  const service = await startTestService(t, { engine, env: ENV, pace: { heartbeat: 200 } });
  // One job has the only thread for jobs, so that nothing happens to the other.
  await service.post(asProcess(), oddRequest('Slow'));
  const { processId } = (await service.post(asProcess(), smallRequest())).body.document;
  const leave = new AbortController();
  const response = await fetch(`${service.address}/Processes/${processId}/Events`, {
    headers: { TokenID: KEY, 'Accept-Encoding': 'gzip, br' },
    signal: leave.signal,
  });
  t.equal(response.headers.get('Content-Encoding'), null);
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    if (text.split(': still here').length > 2) break;
  }
  leave.abort();
  t.match(text, /^retry: 3000\n\nid: queued-0\.0000\ndata: \{.*\}\n\n: still here\n\n: still here\n\n/);
});

/** A store with one job, as a service left it behind. */
async function leftBehind(
  dataDir: string,
  webhookUrl: string | null,
  id: string,
  leave: (jobs: JobStore) => Promise<unknown>,
) {
  const store = openEmbeddedStore(dataDir);
  const body = Buffer.from(JSON.stringify(smallRequest({ title: 'Deadly' })));
  const output = { spacesCreated: false, placementsCreated: false, uom: null };
  const options = { uom: 'UnitMetric', maxRunTimeSeconds: 5, output, warnings: [], isSaved: true } as const;
  const whose = { owner: USER, company: 'Example' };
  const input = encode({
    body,
    ...whose,
    savedBy: USER,
    savedByName: null,
    isShared: true,
    isAutoSaved: false,
    options,
  });
  const createdAt = new Date().toISOString();
  const job = { id, kind: 'load', ...whose, title: 'Deadly', requestId: 'r1', webhookUrl, createdAt };
  await store.jobs.add([{ job, input }], 10);
  await leave(store.jobs);
  await store.close();
}

/** Taken, from whoever held it before and died. */
async function takenFromSilent(jobs: JobStore, id: string, leaseUntil: string): Promise<unknown> {
  const [held] = await jobs.held();
  return jobs.take(id, ago(100), leaseUntil, undefined, held?.pulse);
}

const ago = (seconds: number) => new Date(Date.now() - 1000 * seconds).toISOString();

t.test('a job that was left behind five times ends failed, and its listener hears of it', { timeout }, async (t) => {
  const dataDir = temporaryFolder(t);
  const receiver = await startReceiver();
  t.teardown(receiver.close);
  await leftBehind(dataDir, receiver.address, 'p1', async (jobs) => {
    for (let take = 0; take < 5; take++) await takenFromSilent(jobs, 'p1', ago(99));
  });
  const service = await startTestService(t, { engine, env: ENV, dataDir });
  const ended = await processWhen(service.call, 'p1');
  t.match(ended, { state: 'failed', error: /died 5 times before it was done/, load: { status: 'failed' } });
  await until(() => receiver.received.length > 0);
  t.match(JSON.parse(receiver.received[0]!.body), {
    status: 'failed',
    calculationError: { code: 'InternalError' },
    document: { processId: 'p1' },
  });
  t.ok(service.lines.some((line) => line.includes('"job given up"')));
  t.equal((await service.call('/Loads')).body.code, 'NoRecords', 'nothing is saved');
});

t.test('a clock that was set back keeps no job of a holder that died', { timeout }, async (t) => {
  const dataDir = temporaryFolder(t);
  // As an earlier version left it, too: it gave no other sign of life than an instant, which lies an hour ahead now.
  await leftBehind(dataDir, null, 'p3', (jobs) => takenFromSilent(jobs, 'p3', ago(-3600)));
  const service = await startTestService(t, { engine, env: ENV, dataDir, pace: { lease: 400, poll: 100 } });
  t.match(await processWhen(service.call, 'p3'), { state: 'done' });
  t.ok(service.lines.some((line) => line.includes('"job taken over"')));
});

t.test('what has expired is forgotten now and then', { timeout }, async (t) => {
  const dataDir = temporaryFolder(t);
  await leftBehind(dataDir, null, 'p2', (jobs) => jobs.cancel('p2', ago(2), ago(1)));
  const service = await startTestService(t, { engine, env: ENV, dataDir, pace: { sweep: 300 } });
  await until(async () => (await service.call('/Processes/p2')).status === 400);
  t.match(await service.call('/Processes'), { body: { count: 0 } });
});
