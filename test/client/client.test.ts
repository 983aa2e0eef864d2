/** The client against a running service. */
import t, { type Test } from 'tap';
import {
  answered,
  createClient,
  type LoadRequest,
  RequestRefused,
  StowageError,
  verifyWebhook,
} from '../../src/client/index.js';
import { accept, startReceiver } from '../support/http/receiver.js';
import { smallRequest } from '../support/problems/requests.js';
import { until } from '../support/service/processes.js';
import { KEY, startTestService, USER } from '../support/service/running-service.js';

const METRIC = { UOM: 'UnitMetric' } as const;
const request = (title: string) => smallRequest({ title }) as LoadRequest;

t.test('the client', { timeout: 240_000 }, async (t) => {
  const service = await startTestService(t, {
    engine: './naive-engine-module.js',
    env: { WEBHOOK_ALLOW: '127.0.0.0/8' },
  });
  const stowage = createClient({ baseUrl: `${service.address}/`, token: KEY });

  t.test('a list without items is an empty sequence', async (t) => {
    const loads: unknown[] = [];
    for await (const load of stowage.items('/Loads')) loads.push(load);
    t.strictSame(loads, []);
  });

  t.test('a load is built, and failed where it cannot be planned', async (t) => {
    const load = await stowage.buildLoad(request('Built'), { ...METRIC, spacesCreated: true });
    t.match(load, { status: 'succeed', document: { title: 'Built', createdBy: USER } });
    const failed = await stowage.buildLoad({ ...request('None'), cargoes: [] });
    t.match(failed, { status: 'failed', calculationError: { code: 'EmptyCargoList' } });
  });

  t.test('the same key is the same call', async (t) => {
    const call = { idempotencyKey: 'once' };
    const first = await stowage.buildLoad(request('Once'), METRIC, call);
    const again = await stowage.buildLoad(request('Once'), METRIC, call);
    t.strictSame(again.document, first.document);
    await t.rejects(stowage.buildLoad(request('Other'), METRIC, call), { status: 409, code: 'IdempotencyKeyReused' });
  });

  t.test('lists of several pages are one sequence', async (t) => {
    for (const title of ['1', '2', '3']) await stowage.buildLoad(request(title), METRIC);
    const titles: unknown[] = [];
    for await (const load of stowage.items('/Loads', { query: { limit: 2 } })) titles.push(load.document?.title);
    t.strictSame(titles, ['3', '2', '1', 'Once', 'Built']);
    for await (const { document } of stowage.items('/Loads/{userId}', {
      path: { userId: USER },
      query: { limit: 1 },
    })) {
      t.equal(document?.title, '3', 'one may stop early');
      break;
    }
  });

  t.test('any operation, and why it is refused', async (t) => {
    const { items } = answered(await stowage.api.GET('/Account/Keys'));
    t.equal(items.length, 1);
    const refused = stowage.api.GET('/Loads', { params: { query: { limit: 0 } } }).then(answered);
    const error = await refused.catch((one: unknown) => one);
    t.ok(error instanceof StowageError);
    t.match(error, { status: 400, code: 'BadQuery', issues: [{ pointer: '?limit', code: 'OutOfRange' }] });
    t.equal((error as StowageError).requestId?.length, 36);
    const stranger = createClient({ baseUrl: service.address, token: 'none' });
    await t.rejects(stranger.buildLoad(request('Stranger')), { status: 401, code: 'WrongKey' });
  });

  for (const hasEvents of [true, false]) {
    t.test(`a process is waited for ${hasEvents ? 'by its events' : 'by asking'}`, async (t) => {
      const title = `Queued ${hasEvents}`;
      const id = await stowage.queueLoad(request(title), METRIC);
      const states: string[] = [];
      const onChange = ({ state }: { state: string }) => states.push(state);
      const ended = await stowage.waitForProcess(id, { hasEvents, onChange, askEveryMilliseconds: 50 });
      t.match(ended, { state: 'done', load: { status: 'succeed', document: { title } } });
      t.equal(states.indexOf('done'), states.length - 1, 'told once, at the end');
    });
  }

  t.test('what cannot be queued or waited for', async (t) => {
    const faulty = { ...request('Faulty'), emptyContainers: [] };
    const error = await stowage.queueLoad(faulty).catch((one: unknown) => one);
    t.ok(error instanceof RequestRefused && error.load.calculationError?.code === 'EmptyContainerList');
    await t.rejects(stowage.waitForProcess('none'), { status: 400, code: 'NoRecords' });
    const id = await stowage.queueLoad(request('Left'), METRIC);
    await t.rejects(stowage.waitForProcess(id, { signal: AbortSignal.abort(new Error('enough')) }), {
      message: 'enough',
    });
  });

  t.test('a call is given up with its signal', async (t) => {
    const signal = AbortSignal.abort(new Error('enough'));
    await t.rejects(stowage.buildLoad(request('Given up'), METRIC, { signal }));
  });

  t.test('a webhook is checked', (t) => checkWebhook(t, stowage));
});

async function checkWebhook(t: Test, stowage: ReturnType<typeof createClient>): Promise<void> {
  const receiver = await startReceiver(accept);
  t.teardown(() => receiver.close());
  const { signingSecret: secret } = answered(await stowage.api.GET('/Account/WebhookSecret'));
  const id = await stowage.queueLoad(request('Posted'), { ...METRIC, webhookListenerURLToNewLoad: receiver.address });
  await until(() => receiver.received.length > 0);
  const [posted] = receiver.received;
  const { body, headers } = posted!;
  const webhook = await verifyWebhook({ body, headers }, { secret: ['whsec_bm90IHRoaXMgb25l', secret] });
  t.match(webhook, { processId: id, id: /^\w+/, load: { status: 'succeed', document: { title: 'Posted' } } });
  const asFetched = new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  t.equal((await verifyWebhook({ body: Buffer.from(body), headers: asFetched }, { secret })).id, webhook.id);

  const wrong = async (received: object, terms: object, message: RegExp) =>
    t.rejects(verifyWebhook({ body, headers, ...received }, { secret, ...terms }), { name: 'WebhookError', message });
  await wrong({ body: `${body} ` }, {}, /not signed with this secret/);
  await wrong({}, { secret: 'whsec_bm90IHRoaXMgb25l' }, /not signed with this secret/);
  await wrong({}, { secret: 'whsec_?' }, /secret is none/);
  await wrong({ headers: { ...headers, 'webhook-signature': 'v1,?? v0,AAAA' } }, {}, /not signed with this secret/);
  await wrong({ headers: { ...headers, 'webhook-id': undefined } }, {}, /is missing/);
  const signedAt = 1000 * Number(headers['webhook-timestamp']);
  await wrong({}, { now: signedAt + 301_000 }, /signed 301 s ago/);
  await wrong({}, { now: signedAt - 301_000 }, /at most 300 s/);
}
