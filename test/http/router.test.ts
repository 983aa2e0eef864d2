import { setImmediate as nextTurn } from 'node:timers/promises';
import t from 'tap';
import { type Route, route } from '../../src/http/route.js';
import { healthRoutes } from '../../src/http/routes/health.js';
import { interfaceRoutes } from '../../src/http/routes/interface.js';
import { COMMON_ERRORS, NO_PARAMETERS } from '../../src/http/routes/shared.js';
import { UOM } from '../../src/schema/enums.js';
import { Type } from '../../src/schema/typebox.js';
import { Lifecycle } from '../../src/service/lifecycle.js';
import { KEY, serve } from '../support/http/http-app.js';

const Anything = Type.Object({});
const REACHABLE = { ready: async () => ({ cannotWrite: null }) };

/** Answers with what it was given. */
const echo = (method: Route['method'], path: string, isOpen = false): Route =>
  route({
    method,
    path,
    operationId: `${method}${path}`,
    summary: 'Echo',
    tag: 'Test',
    auth: isOpen ? 'none' : 'key',
    params: Type.Object(
      Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, Type.String({ maxLength: 20 })])),
    ),
    query: Type.Object({
      limit: Type.Integer({ default: 10, minimum: 1 }),
      shared: Type.Boolean({ default: false }),
      UOM: Type.Optional(Type.Enum([...UOM.values])),
      createdAt: Type.Optional(Type.String()),
    }),
    body: method === 'POST' ? { kind: 'bytes', schema: Anything, description: 'Anything.' } : null,
    answers: { 200: { description: 'The same.', schema: Anything }, ...COMMON_ERRORS },
    handle: ({ params, query, body, warnings, baseUrl, caller }) => ({
      body: { params, query, body: body?.toString(), warnings, baseUrl, user: caller.user },
    }),
  });

const failing = route({
  method: 'GET',
  path: '/Broken',
  operationId: 'broken',
  summary: 'Always fails.',
  tag: 'Test',
  auth: 'key',
  params: NO_PARAMETERS,
  query: NO_PARAMETERS,
  body: null,
  answers: { 200: { description: 'Never.', schema: Anything } },
  handle: () => {
    throw new Error('secret inner detail');
  },
});

const ROUTES = [
  echo('GET', '/Loads'),
  echo('POST', '/Loads'),
  echo('GET', '/Loads/{userId}/{title}'),
  echo('DELETE', '/Loads/{userId}/{title}'),
  failing,
];

t.test('routing', async (t) => {
  const { address, lines } = await serve(t, [...ROUTES, ...healthRoutes(new Lifecycle(), REACHABLE)]);
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(address + path, { ...init, headers: { TokenID: KEY, ...init.headers } });
    return { status: response.status, headers: response.headers, body: (await response.json()) as never };
  };

  t.test('fixed words match in any case, parameters keep theirs', async (t) => {
    const { status, body } = await call('/lOADS/Ann@Example.com/My%2FLoad%20%C3%BC');
    t.equal(status, 200);
    t.match(body, { params: { userId: 'Ann@Example.com', title: 'My/Load ü' } });
  });

  t.test('a connection is kept for longer than a proxy keeps it', async (t) => {
    t.match((await call('/Loads')).headers.get('Keep-Alive'), /^timeout=75$/);
  });

  t.test('query values are read, words in any case, defaults filled in', async (t) => {
    const { body } = await call('/Loads?shared=TRUE&UOM=unit-metric');
    t.strictSame((body as { query: unknown }).query, { limit: 10, shared: true, UOM: 'UnitMetric' });
    t.match((await call('/Loads?shared=0&limit=7')).body, { query: { limit: 7, shared: false } });
  });

  for (const [fault, code] of [
    ['shared=maybe', 'WrongType'],
    ['shared=', 'WrongType'],
    ['limit=ten', 'OutOfRange'],
    ['limit=0', 'OutOfRange'],
    ['limit=2147483648', 'OutOfRange'],
    ['UOM=Cubits', 'UnknownValue'],
    ['limit=1&limit=2', 'Repeated'],
  ] as const) {
    t.test(`a bad query is 400: ${fault}`, async (t) => {
      const { status, body } = await call(`/Loads?${fault}`);
      t.equal(status, 400);
      t.match(body, { status: 'failed', code: 'BadQuery', issues: [{ code, pointer: `?${fault.split('=')[0]}` }] });
    });
  }

  t.test('every fault of a query is listed', async (t) => {
    t.equal((await call('/Loads?shared=x&limit=y').then(({ body }) => body as { issues: [] })).issues.length, 2);
  });

  t.test('an unknown query name is a warning with a hint', async (t) => {
    const { status, body } = await call('/Loads?uom=UnitMetric&colour=red');
    t.equal(status, 200);
    t.match(body, {
      warnings: [
        { code: 'UnknownField', pointer: '?uom', message: /did you mean `UOM`/ },
        { code: 'UnknownField', pointer: '?colour' },
      ],
    });
  });

  t.test('a bad path is 400', async (t) => {
    t.match(await call('/Loads/ann/%E0%A4%A'), { status: 400, body: { code: 'BadPath' } });
    t.match(await call(`/Loads/ann/${'x'.repeat(21)}`), { status: 400, body: { code: 'BadPath' } });
  });

  t.test('an unknown path is 404, a wrong method 405 with Allow', async (t) => {
    t.match(await call('/Nowhere'), { status: 404, body: { code: 'NoSuchPath', status: 'failed' } });
    const wrong = await call('/loads', { method: 'PUT' });
    t.match(wrong, { status: 405, body: { code: 'WrongMethod' } });
    t.equal(wrong.headers.get('Allow'), 'GET, HEAD, POST');
    t.equal((await call('/Loads', { method: 'OPTIONS' })).status, 405);
  });

  t.test('request ids are echoed or made, and are in errors, headers and logs', async (t) => {
    const { headers, body } = await call('/Nowhere', { headers: { 'X-Request-Id': 'my-id-1' } });
    t.equal(headers.get('X-Request-Id'), 'my-id-1');
    t.match(body, { requestId: 'my-id-1' });
    t.equal(headers.get('X-Api-Version'), '2');
    t.match((await call('/Loads')).headers.get('X-Request-Id'), /^[0-9a-f-]{36}$/);
    t.notMatch((await call('/Loads', { headers: { 'X-Request-Id': 'not an id' } })).headers.get('X-Request-Id'), / /);
    t.ok(lines.some((line) => line.includes('"requestId":"my-id-1"')));
  });

  t.test('errors are problem+json only when asked by name', async (t) => {
    t.equal((await call('/Nowhere', { headers: { Accept: '*/*' } })).headers.get('Content-Type'), 'application/json');
    const asked = await call('/Nowhere', { headers: { Accept: 'application/json, application/problem+json' } });
    t.equal(asked.headers.get('Content-Type'), 'application/problem+json');
    t.match(asked.body, { type: 'urn:stowage:problem:NoSuchPath', title: 'Not Found', detail: String });
  });

  t.test('a fault of ours is 500 without its details, which are logged', async (t) => {
    const { status, body } = await call('/Broken');
    t.equal(status, 500);
    t.match(body, { code: 'InternalError', requestId: String });
    t.notMatch(JSON.stringify(body), /secret inner/);
    t.ok(lines.some((line) => line.includes('secret inner detail')));
  });

  t.test('the key is needed, in one of two headers', async (t) => {
    const as = async (headers: Record<string, string>, path = '/Loads') => {
      const response = await fetch(address + path, { headers });
      return { status: response.status, body: (await response.json()) as never, headers: response.headers };
    };
    t.equal((await as({ tokenid: KEY })).status, 200);
    t.equal((await as({ authorization: `tokenid ${KEY}` })).status, 200);
    t.match(await as({}), { status: 401, body: { status: 'failed', code: 'MissingKey', message: /TokenID: <key>/ } });
    t.equal((await as({})).headers.get('WWW-Authenticate'), 'TokenID');
    t.match(await as({ TokenID: 'wrong' }), { status: 401, body: { code: 'WrongKey' } });
    t.match(await as({ Authorization: `Bearer ${KEY}` }), {
      status: 401,
      body: { code: 'WrongScheme', message: /Authorization: TokenID <key>/ },
    });
    t.match(await as({ Authorization: 'TokenID' }), { status: 401, body: { code: 'MissingKey' } });
    t.equal((await as({}, '/metrics')).status, 401, 'unknown paths need a key too');
    t.equal((await as({}, '/Health/live')).status, 200);
    t.notOk(
      lines.some((line) => line.includes(KEY)),
      'keys are never logged',
    );
  });

  t.test('bodies: the content types of the contract, and no other', async (t) => {
    const post = (type: string | null, body: string, headers = {}) =>
      call('/Loads', {
        method: 'POST',
        body: new TextEncoder().encode(body),
        headers: { ...(type && { 'Content-Type': type }), ...headers },
      });
    for (const type of [
      'application/json',
      'Application/JSON; charset=UTF-8',
      'text/json',
      'application/merge-patch+json',
      'application/vnd.example+json',
    ]) {
      t.match(await post(type, '{"a":1}'), { status: 200, body: { body: '{"a":1}' } }, type);
    }
    for (const type of [null, 'text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1']) {
      t.match(await post(type, '{}'), { status: 400, body: { code: 'WrongContentType' } }, String(type));
    }
    t.match(await post('application/json', '{}', { 'Content-Encoding': 'gzip' }), {
      status: 400,
      body: { code: 'WrongContentEncoding' },
    });
  });

  t.test('a body over the limit is 413, announced or not', async (t) => {
    const large = 'x'.repeat(40_000);
    const headers = { 'Content-Type': 'application/json' };
    t.match(await call('/Loads', { method: 'POST', body: large, headers }), {
      status: 413,
      body: { code: 'BodyTooLarge' },
    });
    const stream = new Blob([large]).stream();
    const unannounced = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit;
    t.equal((await call('/Loads', unannounced)).status, 413);
  });
});

t.test('a path that may be read by anybody is not open to be changed', async (t) => {
  const { address } = await serve(t, [echo('GET', '/Shared/{id}', true), echo('DELETE', '/Shared/{id}')]);
  const status = async (method: string, headers: Record<string, string> = {}) =>
    (await fetch(`${address}/Shared/1`, { method, headers })).status;
  t.not(await status('GET'), 401);
  t.not(await status('HEAD'), 401);
  t.equal(await status('DELETE'), 401);
  t.equal(await status('PUT'), 401, 'a method that is not there needs one too, as one of those that are does');
  t.equal(await status('PUT', { TokenID: KEY }), 405);
});

t.test('a stopping service takes no new work and tells so', async (t) => {
  const lifecycle = new Lifecycle();
  const served = await serve(t, [...ROUTES, ...healthRoutes(lifecycle, REACHABLE)]);
  t.equal((await fetch(`${served.address}/health/ready`)).status, 503, 'not ready yet');
  lifecycle.ready();
  t.equal((await fetch(`${served.address}/health/ready`)).status, 200);
  await served.lifecycle.stop(10);
  const refused = await fetch(`${served.address}/Loads`, { headers: { TokenID: KEY } });
  t.equal(refused.status, 503);
  t.ok(refused.headers.get('Retry-After'));
  t.equal((await fetch(`${served.address}/health/live`)).status, 200);
});

t.test('more than ten requests under way are no leak', async (t) => {
  const { cut, stopping } = new Lifecycle();
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  t.teardown(() => process.off('warning', note));
  for (const signal of [cut, stopping]) {
    for (let request = 0; request < 16; request++) signal.addEventListener('abort', () => request);
  }
  await nextTurn();
  t.same(warnings, []);
});

t.test('pages of listed origins may call, others may not', async (t) => {
  const { address } = await serve(t, ROUTES, { corsOrigins: ['https://a.example'] });
  const preflight = (origin: string) =>
    fetch(`${address}/Loads`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const allowed = await preflight('https://a.example');
  t.equal(allowed.status, 204);
  t.equal(allowed.headers.get('Access-Control-Allow-Origin'), 'https://a.example');
  t.match(allowed.headers.get('Access-Control-Allow-Headers'), /TokenID/);
  const refused = await preflight('https://b.example');
  t.not(refused.status, 204);
  t.equal(refused.headers.get('Access-Control-Allow-Origin'), null);
});

t.test('links follow the proxy only when it is trusted', async (t) => {
  const headers = { TokenID: KEY, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'loads.example' };
  const baseOf = async (config: object) => {
    const { address } = await serve(t, ROUTES, config);
    const answer = (await (await fetch(`${address}/Loads`, { headers })).json()) as { baseUrl: string };
    return { address, baseUrl: answer.baseUrl };
  };
  const untrusted = await baseOf({});
  t.equal(untrusted.baseUrl, untrusted.address);
  t.equal((await baseOf({ trustProxy: true })).baseUrl, 'https://loads.example');
  t.equal((await baseOf({ baseUrl: 'https://x.example/a' })).baseUrl, 'https://x.example/a');
});

t.test('the interface definition describes every route', async (t) => {
  const routes: Route[] = [...ROUTES];
  routes.push(...interfaceRoutes(() => routes));
  const { address } = await serve(t, routes);
  const document = await (await fetch(`${address}/openapi.json`)).json();
  t.match(document, { openapi: '3.1.0', paths: { '/Loads': { get: { operationId: String }, post: Object } } });
  t.strictSame(await (await fetch(`${address}/V2/Swagger.json`)).json(), document);
});
