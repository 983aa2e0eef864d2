/** Loads in the background and their webhooks, over HTTP, on each store. */
import t, { type Test } from 'tap';
import { onBothStores, type StartService } from '../support/http/both-stores.js';
import { isSigned, startReceiver } from '../support/http/receiver.js';
import { withoutLinks } from '../support/http/without-links.js';
import { smallRequest } from '../support/problems/requests.js';
import { asProcess, oddRequest, processWhen, until } from '../support/service/processes.js';
import { readEvents } from '../support/service/read-events.js';
import { KEY, postInit, USER } from '../support/service/running-service.js';

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const ENV = { WEBHOOK_ALLOW: '127.0.0.0/8', BOOTSTRAP_WEBHOOK_SECRET: SECRET };
const ODD = './odd-engine-module.js';

const eachStore = (name: string, suite: (t: Test, start: StartService) => Promise<void>) =>
  t.test(name, { timeout: 240_000 }, (t) => onBothStores(t, suite, ODD));

eachStore('a load in the background', async (t, start) => {
  const { post, call, createKey, as, lines } = await start(ENV);
  // Before there is work: one process must not open a store again while it writes there.
  const bob = as(await createKey('bob@example.com', 'Example'));
  const admin = as(await createKey('cyd@example.com', 'Example', true));
  const receiver = await startReceiver();
  t.teardown(receiver.close);
  const listener = `${receiver.address.replace('//', '//hook:s3cret@')}/loads?x=1`;
  const address = asProcess({ webhookListenerURLToNewLoad: listener, placementsCreated: 'true' });
  const empty = await call('/Processes');
  t.match(empty, { status: 200, body: { status: 'succeed', count: 0, items: [], next: null } });

  const queued = await post(address, smallRequest({ title: 'Night 1' }), { 'X-Request-Id': 'night-1' });
  t.match(queued, { status: 200, body: { status: 'succeed', message: 'Queued', filledContainers: [] } });
  const { title, processId } = queued.body.document;
  t.equal(title, 'Night 1');
  const ended = await processWhen(call, processId);
  t.match(ended, { processId, state: 'done', progress: 1, title, error: null, startedAt: String, finishedAt: String });

  await t.test('the load is the one that a waiting request gets', async (t) => {
    const sync = await post('/Loads?UOM=UnitMetric&placementsCreated=true', smallRequest({ title: 'Now' }));
    t.strictSame(withoutLinks({ ...ended.load, document: null }), withoutLinks({ ...sync.body, document: null }));
    t.match(ended.load.document, { title, processId, createdBy: USER, isShared: true, isAutoSaved: false });
    t.strictSame(Object.keys(ended.load.document), Object.keys(sync.body.document));
    const saved = await call(`/Loads/${USER}/Night?placementsCreated=true`);
    t.strictSame(withoutLinks(saved.body.items), withoutLinks([ended.load]));
    t.equal(ended.load.document.createdAt, ended.load.document.updatedAt, 'saved once');
  });

  await t.test('the webhook carries it, signed', async (t) => {
    await until(() => receiver.received.length > 0);
    const [received] = receiver.received;
    t.strictSame(JSON.parse(received!.body), ended.load);
    t.match(received, { path: '/loads?x=1', headers: { 'webhook-id': `msg_${processId}`, 'x-process-id': processId } });
    t.equal(received!.headers.authorization, `Basic ${Buffer.from('hook:s3cret').toString('base64')}`);
    t.ok(isSigned(received!, SECRET));
    await until(async () => (await call('/Webhooks/Deliveries')).body.items[0].state === 'delivered');
    const { body } = await call('/Webhooks/Deliveries');
    const attempt = { at: String, status: 204, error: null };
    t.match(body, { status: 'succeed', count: 1, next: null });
    t.match(body.items[0], {
      id: `msg_${processId}`,
      processId,
      state: 'delivered',
      attempts: [attempt],
      nextAt: null,
    });
    t.equal(body.items[0].url, listener.replace('hook:s3cret', '***:***'));
    t.notOk(
      lines.some((line) => line.includes('s3cret') || line.includes(SECRET)),
      'no log line tells a secret',
    );
    const told = lines.map((line) => JSON.parse(line)).filter((line) => line.processId === processId);
    t.strictSame([...new Set(told.map(({ requestId }) => requestId))], ['night-1']);
    t.strictSame(
      told.map(({ msg }) => msg),
      ['job queued', 'job ended', 'webhook delivered'],
    );
  });

  await t.test('sent again when wanted, with a renewed secret', async (t) => {
    const { signingSecret } = (await call('/Account/WebhookSecret', { method: 'POST' })).body;
    const again = await call(`/Webhooks/Deliveries/msg_${processId}/Retry`, { method: 'POST' });
    t.match(again, { status: 200, body: { state: 'pending', nextAt: String } });
    await until(() => receiver.received.length === 2);
    t.equal(receiver.received[1]!.headers['webhook-id'], `msg_${processId}`);
    t.ok(isSigned(receiver.received[1]!, signingSecret));
    const unknown = await call('/Webhooks/Deliveries/msg_x/Retry', { method: 'POST' });
    t.match(unknown, { status: 400, body: { code: 'NoRecords' } });
  });

  await t.test('others see nothing of it', async (t) => {
    for (const path of [`/Processes/${processId}`, `/Processes/${processId}/Events`]) {
      t.match(await bob(path), { status: 400, body: { code: 'NoRecords' } });
    }
    t.match(await bob(`/Processes/${processId}`, { method: 'DELETE' }), { status: 400, body: { code: 'NoRecords' } });
    const retry = await bob(`/Webhooks/Deliveries/msg_${processId}/Retry`, { method: 'POST' });
    t.match(retry, { status: 400, body: { code: 'NoRecords' } });
    for (const path of ['/Processes', '/Webhooks/Deliveries']) t.match((await bob(path)).body, { count: 0, items: [] });
  });

  await t.test('it belongs to the user whose load it is', async (t) => {
    const query = asProcess({ userId: 'Bob@Example.com' });
    const { body } = await admin(query, postInit(smallRequest({ title: "Bob's" })));
    t.match(await admin(`/Processes/${body.document.processId}`), { status: 400 });
    t.match(await processWhen(bob, body.document.processId), { load: { document: { createdBy: 'bob@example.com' } } });
  });

  await t.test('not saved, and told nobody', async (t) => {
    const { body } = await post(asProcess({ loadSaved: 'false' }), smallRequest({ title: 'Unsaved' }));
    const { load } = await processWhen(call, body.document.processId);
    t.strictSame(load.document, { title: 'Unsaved', processId: body.document.processId });
    t.match(await call(`/Loads/${USER}/Unsaved`), { status: 400 });
  });

  await t.test('pages', async (t) => {
    const first = (await call('/Processes?limit=1')).body;
    t.match(first, { count: 1, items: [{ title: 'Unsaved' }], next: String });
    const second = (await call(`/Processes?limit=1&cursor=${encodeURIComponent(first.next)}`)).body;
    t.match(second, { count: 1, items: [{ title: 'Night 1' }], next: null });
    t.match(await call('/Processes?cursor=zzz'), { status: 400, body: { code: 'BadCursor' } });
    t.match(await call('/Processes?createdAt=2020-01-01'), { status: 200, body: { count: 0 } });
    t.match(await call('/Processes?createdAt=yesterday'), { status: 400, body: { code: 'BadDate' } });
  });
});

eachStore('what is refused, fails, or is cancelled', async (t, start) => {
  const { post, call } = await start({ ...ENV, JOBS_LIMIT: '2' });
  const receiver = await startReceiver();
  t.teardown(receiver.close);
  const withHook = (query = {}) => asProcess({ webhookListenerURLToNewLoad: receiver.address, ...query });

  await t.test('a faulty request fails at once and is not queued', async (t) => {
    const failed = await post(withHook(), { ...smallRequest(), cargoes: [] });
    t.match(failed, { status: 200, body: { status: 'failed', calculationError: { code: 'EmptyCargoList' } } });
    t.match(await post(withHook(), '{'), { status: 400, body: { code: 'MalformedJson' } });
    t.match(await post(withHook(), []), { status: 400, body: { code: 'BodyNotAnObject' } });
    t.match(await post(withHook({ userId: 'x@y.example' }), smallRequest()), { status: 400 });
    for (const listener of ['http://10.0.0.1/', 'http://[::1]/', 'ftp://example.com', 'no address']) {
      const refused = await post(asProcess({ webhookListenerURLToNewLoad: listener }), smallRequest());
      t.match(refused, { status: 400, body: { code: 'BadWebhookAddress' } }, listener);
    }
    t.equal((await call('/Processes')).body.count, 0);
  });

  await t.test('a listener without multiProcessed is told nothing', async (t) => {
    const { body } = await post(
      `/Loads?UOM=UnitMetric&webhookListenerURLToNewLoad=${receiver.address}`,
      smallRequest(),
    );
    t.match(body.warnings, [{ code: 'WebhookIgnored', pointer: '?webhookListenerURLToNewLoad' }]);
  });

  await t.test('a load of status failed ends done', async (t) => {
    const { body } = await post(asProcess(), oddRequest('TooLarge'));
    const ended = await processWhen(call, body.document.processId);
    t.match(ended, { state: 'done', progress: 1, error: null, load: { status: 'failed', filledContainers: [] } });
    t.strictSame(ended.load.document, { title: 'TooLarge', processId: body.document.processId });
  });

  await t.test('a fault of ours ends failed, and its webhook carries a failed load', async (t) => {
    const { body } = await post(withHook(), oddRequest('Overlap'));
    const { processId } = body.document;
    const ended = await processWhen(call, processId);
    t.match(ended, { state: 'failed', error: /^The service failed\./ });
    t.match(ended.load, { status: 'failed', uom: 'UnitMetric', calculationError: { code: 'InternalError' } });
    await until(() => receiver.received.some(({ headers }) => headers['x-process-id'] === processId));
    t.strictSame(JSON.parse(receiver.received.at(-1)!.body), ended.load);
  });

  await t.test('cancelling frees the thread, and nobody is told', async (t) => {
    const running = (await post(withHook(), oddRequest('Slow'))).body.document.processId;
    await processWhen(call, running, ({ progress }) => progress > 0);
    const waiting = (await post(withHook(), oddRequest('Slow', 'Slow 2'))).body.document.processId;
    t.match(await call(`/Processes/${waiting}`), { body: { state: 'queued', progress: 0, startedAt: null } });
    t.match(await call(`/Processes/${waiting}`, { method: 'DELETE' }), { status: 200, body: { state: 'cancelled' } });
    const begun = performance.now();
    t.match(await call(`/Processes/${running}`, { method: 'DELETE' }), { status: 200, body: { state: 'cancelled' } });
    t.match(await post('/Loads?loadSaved=false', smallRequest()), { status: 200, body: { status: 'succeed' } });
    t.ok(performance.now() - begun < 10_000, 'another one has the thread, not 20 s later');
    const again = await call(`/Processes/${running}`, { method: 'DELETE' });
    t.match(again, { status: 200, body: { state: 'cancelled', finishedAt: String } }, 'once is enough');
    t.equal((await call(`/Loads/${USER}/Slow`)).status, 400, 'nothing was saved');
    const told = receiver.received.map(({ headers }) => headers['x-process-id']);
    t.notOk(told.includes(running) || told.includes(waiting));
  });

  await t.test('a full queue answers 503, and the service goes on', async (t) => {
    const first = (await post(asProcess(), oddRequest('Slow'))).body.document.processId;
    await processWhen(call, first, ({ state }) => state === 'running');
    const ids = [first];
    for (const title of ['Q1', 'Q2'])
      ids.push((await post(asProcess(), smallRequest({ title }))).body.document.processId);
    const full = await post(asProcess(), smallRequest({ title: 'Q3' }));
    t.match(full, { status: 503, body: { code: 'QueueFull', message: /Of the 2 jobs that may wait/ } });
    t.match(full.headers.get('Retry-After'), /^[1-9]\d?$/, 'less than that of two that take a minute');
    t.equal((await call('/health/live')).status, 200);
    await call(`/Processes/${first}`, { method: 'DELETE' });
    for (const id of ids.slice(1)) t.match(await processWhen(call, id), { state: 'done' });
    t.match(await post(asProcess(), smallRequest({ title: 'Q3' })), { status: 200, body: { message: 'Queued' } });
  });

  await t.test('the same idempotency key queues once', async (t) => {
    const twice = () => post(asProcess(), smallRequest({ title: 'Twice' }), { 'Idempotency-Key': 'k1' });
    const answers = [await twice(), await twice()];
    t.equal(answers[0]!.body.document.processId, answers[1]!.body.document.processId);
  });
});

eachStore('events', async (t, start) => {
  const service = await start(ENV);
  const { post, call } = service;
  const { processId } = (await post(asProcess(), oddRequest('Slow'))).body.document;
  const events = await openEvents(service.address, processId);
  await until(() => events.seen.some(({ data }) => data.progress > 0.02));
  await call(`/Processes/${processId}`, { method: 'DELETE' });
  await events.ended;
  const shares = events.seen.map(({ data }) => data.progress);
  t.strictSame(
    shares,
    [...shares].sort((a, b) => a - b),
    `progress never falls: ${shares}`,
  );
  t.match(events.seen.at(-1), { data: { processId, state: 'cancelled', title: 'Slow' } });
  t.equal(events.type, 'text/event-stream; charset=utf-8');
  t.equal(new Set(events.seen.map(({ id }) => id)).size, events.seen.length, 'no event twice');

  const again = await openEvents(service.address, processId, events.seen[0]!.id);
  await again.ended;
  t.strictSame(
    again.seen.map(({ data }) => data.state),
    ['cancelled'],
    'taken up again where it is now',
  );
  t.match(await call('/Processes/p0/Events'), { status: 400, body: { code: 'NoRecords' } });
});

// biome-ignore lint/suspicious/noExplicitAny: a process
type Told = any;

async function openEvents(address: string, processId: string, lastEventId?: string) {
  const headers = { TokenID: KEY, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }) };
  const response = await fetch(`${address}/Processes/${processId}/Events`, { headers });
  const { seen, ended } = readEvents<Told>(response);
  return { seen, ended, type: response.headers.get('Content-Type') };
}
