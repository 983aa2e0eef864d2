/** What the client sends again, and what it does not: against a server that fails as it is told. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import t, { type Test } from 'tap';
import { answered, createClient, type RetryPolicy } from '../../src/client/index.js';

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

interface Seen {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: string;
}

const FAST: Partial<RetryPolicy> = { firstMilliseconds: 1 };
const OK = JSON.stringify({ status: 'succeed', message: 'OK', count: 0, items: [], warnings: [], next: null });

const succeed: Behaviour = (response) => response.setHeader('Content-Type', 'application/json').end(OK);
const refuse =
  (status: number, retryAfter?: string): Behaviour =>
  (response) => {
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ code: 'QueueFull', message: 'Full.' }));
  };
/** After it was done: the answer is lost. */
const lose: Behaviour = (response) => response.destroy();
const cutShort: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"status"', () => response.destroy());
};

/** Answers one call after the other as told, the last for ever. */
async function serve(t: Test, ...behaviours: readonly Behaviour[]) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const behave = behaviours[Math.min(seen.length, behaviours.length - 1)]!;
    const key = request.headers['idempotency-key'] as string | undefined;
    seen.push({ call: `${request.method} ${request.url}`, key, body: Buffer.concat(chunks).toString() });
    behave(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close().closeAllConnections());
  const { port } = server.address() as { port: number };
  const client = (retries: Partial<RetryPolicy> = FAST) =>
    createClient({ baseUrl: `http://127.0.0.1:${port}`, token: 'key', retries });
  return { seen, client };
}

t.test('a call for which there is no room is sent again, a lost one too, whole and with one key', async (t) => {
  const { seen, client } = await serve(t, refuse(503, '0'), refuse(429), lose, cutShort, refuse(502), succeed);
  await client({ ...FAST, attempts: 5 }).buildLoad({ title: 'T' } as never);
  t.equal(seen.length, 6);
  t.equal(new Set(seen.map(({ key }) => key)).size, 1);
  t.match(seen[0]!.key, /^[0-9a-f]{32}$/);
  t.strictSame(new Set(seen.map(({ body }) => body)), new Set(['{"title":"T"}']));
});

t.test('a read that is lost is sent again; what might be done twice is not', async (t) => {
  const reads = await serve(t, lose, succeed);
  for await (const key of reads.client().items('/Processes')) t.fail(key);
  t.equal(reads.seen.length, 2);
  const keys = await serve(t, lose, succeed);
  await t.rejects(keys.client().api.POST('/Account/Keys', { body: { name: 'n' } }), {
    ...{ name: 'StowageError', code: 'ConnectionLost', status: 0, response: null, issues: [], requestId: null },
    message: /^The connection to the service at http:\/\/127\.0\.0\.1:\d+ failed\./,
    cause: TypeError,
  });
  t.equal(keys.seen.length, 1);
  t.equal(keys.seen[0]!.key, undefined);
  const behindProxy = await serve(t, refuse(502), succeed);
  const made = await behindProxy.client().api.POST('/Account/Keys', { body: { name: 'n' } });
  t.strictSame([made.response.status, behindProxy.seen.length], [502, 1]);
  const deletes = await serve(t, refuse(503), lose, succeed);
  await t.rejects(deletes.client().api.DELETE('/Links/{id}', { params: { path: { id: 'a' } } }));
  t.equal(deletes.seen.length, 2, 'what was not begun is sent again');
});

t.test('other refusals are final', async (t) => {
  for (const status of [400, 401, 409, 500, 504]) {
    const { seen, client } = await serve(t, refuse(status), succeed);
    await t.rejects(client().api.GET('/Account/Keys').then(answered), { status, code: 'QueueFull', message: 'Full.' });
    t.equal(seen.length, 1);
  }
});

t.test(
  'it gives up in the end, at once where the service asks for too long a wait, and when it is told to',
  async (t) => {
    const full = await serve(t, refuse(503));
    await t.rejects(full.client({ ...FAST, attempts: 2 }).buildLoad({} as never), { message: 'Full.' });
    t.equal(full.seen.length, 3);
    const long = await serve(t, refuse(503, '3600'));
    await t.rejects(long.client().buildLoad({} as never), { message: 'Full.' });
    const past = await serve(t, refuse(503, new Date(0).toUTCString()), succeed);
    await past.client().buildLoad({} as never);
    t.strictSame([long.seen.length, past.seen.length], [1, 2]);
    const stop = new AbortController();
    const later = await serve(t, (response, request) => {
      refuse(503, '30')(response, request);
      setTimeout(() => stop.abort(new Error('enough')), 50);
    });
    await t.rejects(later.client().buildLoad({} as never, {}, { signal: stop.signal }), { message: 'enough' });
    t.equal(later.seen.length, 1);
  },
);
