/** Searches that are slow, cancelled or wrong. */
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import t from 'tap';
import { smallRequest } from '../../support/problems/requests.js';
import {
  callService,
  KEY,
  postInit,
  startTestService,
  type TestService,
} from '../../support/service/running-service.js';

const ODD = './odd-engine-module.js';

/** A request whose first cargo tells the odd engine what to do. */
function odd(name: string, title = name) {
  const request = smallRequest({ title });
  return { ...request, cargoes: [{ ...request.cargoes[0], name }, ...request.cargoes.slice(1)] };
}

async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  return condition();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

t.test('faults of ours', async (t) => {
  const service = await startTestService(t, { engine: ODD });

  /** The file that the log line of a request names: what happened, and the body. */
  function keptOf(requestId: string) {
    const line = service.lines.find((text) => text.includes('calculation fault') && text.includes(requestId)) ?? '{}';
    const { file } = JSON.parse(line);
    const [head = '', ...body] = readFileSync(file, 'utf8').split('\n');
    return { line, file, head: JSON.parse(head), body: JSON.parse(body.join('\n')) };
  }

  t.test('a plan that the verifier rejects is 500, saved nowhere and kept to be repeated', async (t) => {
    const request = { ...odd('Overlap'), description: 'long '.repeat(20_000) };
    const answer = await service.post('/Loads?UOM=UnitMetric', request, { 'X-Request-Id': 'fault-1' });
    t.match(answer, { status: 500, body: { status: 'failed', code: 'InternalError', requestId: 'fault-1' } });
    t.equal((await service.call('/Loads')).status, 400);
    t.match((await service.call('/metrics')).body, /^stowage_faults_total 1$/m);
    const { line, file, head, body } = keptOf('fault-1');
    t.match(JSON.parse(line), { level: 50, requestId: 'fault-1', fault: { name: 'VerificationFailed' } });
    t.notMatch(line, /long long/, 'nothing of the request is in the log');
    t.equal(dirname(file), join(service.dataDir, 'faults'));
    t.equal(statSync(file).mode & 0o777, 0o600);
    t.match(head, { requestId: 'fault-1', options: { uom: 'UnitMetric' }, versions: { node: process.version } });
    t.ok(head.fault.details.length > 0, 'what the verifier found');
    t.strictSame(body, request);
    t.notOk(readFileSync(file, 'utf8').includes(KEY));
  });

  t.test('a request too large for the search is a failed load that says so', async (t) => {
    const { status, body } = await service.post('/Loads?UOM=UnitMetric', odd('TooLarge'));
    t.equal(status, 200);
    t.match(body, { status: 'failed', filledContainers: [], calculationError: { code: 'ValidationFailed' } });
    t.match(body, { calculationError: { issues: [{ pointer: '/cargoes', message: /no memory is left/ }] } });
  });

  t.test('a trap and a thread that ends are 500, and the next load is built', async (t) => {
    t.match(await service.post('/Loads?UOM=UnitMetric', odd('Trap')), { status: 500 });
    t.match(await service.post('/Loads?UOM=UnitMetric', odd('Exit')), { status: 500 });
    t.match(await service.post('/Loads?UOM=UnitMetric', smallRequest()), { status: 200, body: { status: 'succeed' } });
  });
});

/** Starts a load that the client gives up after a while; resolves when it has. */
async function giveUp(service: TestService, body: unknown, milliseconds: number): Promise<void> {
  const signal = AbortSignal.timeout(milliseconds);
  await callService(service.address, KEY, '/Loads?UOM=UnitMetric', { ...postInit(body), signal }).catch(() => {});
}

t.test('a client that goes away', async (t) => {
  const service = await startTestService(t, { engine: ODD });

  t.test('frees the thread at once, and nothing is saved', async (t) => {
    await giveUp(service, odd('Slow'), 300);
    const begun = performance.now();
    const next = await service.post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Next' }));
    t.equal(next.status, 200);
    const milliseconds = performance.now() - begun;
    // The search would take 20 s; how soon it hears is seen with the real engine (http/real-engine.test.ts).
    t.ok(milliseconds < 10_000, `the only thread was free again, and the next load built, after ${milliseconds} ms`);
    t.strictSame(
      (await service.call('/Loads')).body.items.map((load: { document: { title: string } }) => load.document.title),
      ['Next'],
    );
  });

  t.test('even when the search does not listen', async (t) => {
    await giveUp(service, odd('Stuck'), 200);
    const begun = performance.now();
    t.equal((await service.post('/Loads?UOM=UnitMetric', smallRequest())).status, 200);
    t.ok(performance.now() - begun < 15_000, 'its thread is replaced');
  });

  t.test('leaves the queue', async (t) => {
    const slow = giveUp(service, odd('Slow', 'first'), 600);
    await pause(100);
    await giveUp(service, odd('Slow', 'second'), 100);
    await slow;
    t.equal((await service.post('/Loads?UOM=UnitMetric', smallRequest())).status, 200);
  });
});

t.test('the time of a saved load is that of its calculation, without the wait for a thread', async (t) => {
  const service = await startTestService(t, { engine: ODD });
  let freed = 0;
  const slow = giveUp(service, odd('Slow'), 1_800).then(() => {
    freed = performance.now();
  });
  await pause(200);
  const { body } = await service.post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Waited' }));
  await slow;
  t.match(body.document, { title: 'Waited', calculationTimeInSeconds: Number });
  const most = Math.ceil((performance.now() - freed) / 1000);
  const { calculationTimeInSeconds: seconds } = body.document;
  t.ok(seconds <= most, `${seconds} s of at most ${most}; it waited more than one`);
});

t.test('a full queue is 503 with Retry-After', async (t) => {
  const service = await startTestService(t, { engine: ODD, env: { QUEUE_LIMIT: '1' } });
  const running = giveUp(service, odd('Slow', 'running'), 1_000);
  const waiting = giveUp(service, odd('Slow', 'waiting'), 1_000);
  await pause(200);
  const refused = await service.post('/Loads?UOM=UnitMetric', smallRequest());
  t.match(refused, { status: 503, body: { code: 'QueueFull' } });
  t.match(refused.headers.get('Retry-After'), /^[1-9]\d?$/);
  t.equal((await service.call('/health/ready')).status, 200, 'it still lives');
  await Promise.all([running, waiting]);
});

t.test('a graceful stop', async (t) => {
  t.test('lets running requests end', async (t) => {
    const service = await startTestService(t, { engine: ODD });
    // The rest of the body is sent once the service is stopping.
    const body = JSON.stringify(smallRequest({ title: 'Last' }));
    const slow = request(`${service.address}/Loads?UOM=UnitMetric`, {
      method: 'POST',
      headers: {
        ...{ TokenID: KEY, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        // It is answered as soon as the service has the request.
        Expect: '100-continue',
      },
    });
    const answered = new Promise<number>((resolve, reject) => {
      slow.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      slow.on('error', reject);
    });
    slow.flushHeaders();
    await once(slow, 'continue');
    slow.write(body.slice(0, 20));
    const stopped = service.stop(5_000);
    await pause(50);
    slow.end(body.slice(20));
    t.equal(await answered, 200);
    await stopped;
    await t.rejects(service.call('/health/live'), 'nobody listens any more');
    const again = await startTestService(t, { engine: ODD, dataDir: service.dataDir });
    t.equal((await again.call('/Loads')).body.items[0].document.title, 'Last');
  });

  t.test('cuts what outlives the grace', async (t) => {
    const service = await startTestService(t, { engine: ODD });
    let isEnded = false;
    const running = service.post('/Loads?UOM=UnitMetric', odd('Slow')).then(
      ({ status }) => status,
      () => 0,
    );
    await pause(200);
    const begun = performance.now();
    const stopped = service.stop(500).then(() => {
      isEnded = true;
    });
    t.ok(await until(() => isEnded, 15_000), 'the service ends');
    await stopped;
    t.ok(performance.now() - begun >= 450, 'not before the grace is over');
    t.ok([0, 503].includes(await running), 'the load is not answered as if it were built');
  });
});
