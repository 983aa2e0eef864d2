/** Input that broke the service, or was taken for something else: refused, and said why. */
import { connect } from 'node:net';
import t from 'tap';
import { smallRequest } from '../support/problems/requests.js';
import { startTestService } from '../support/service/running-service.js';

const nested = (depth: number) => `${'{"unitload":'.repeat(depth)}{}${'}'.repeat(depth)}`;

t.test('hostile input', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const { post, call } = service;
  const good = smallRequest();
  const json = (method: string, path: string, body: string, type = 'application/json') =>
    call(path, { method, headers: { 'Content-Type': type }, body });

  for (const depth of [65, 6_000, 50_000]) {
    t.test(`bodies nested ${depth} deep are 400`, async (t) => {
      const request = JSON.stringify(good).replace('"style"', `"unitload":${nested(depth)},"style"`);
      for (const [method, path, body] of [
        ['POST', '/Loads', request],
        ['POST', '/Database/Cargoes', nested(depth)],
        ['PUT', '/Database/Cargoes/x', nested(depth)],
        ['PUT', '/Account/Settings', nested(depth)],
        ['POST', '/Account/Keys', `${'['.repeat(depth + 1)}${']'.repeat(depth + 1)}`],
      ] as const) {
        t.match(
          await json(method, path, body),
          { status: 400, body: { code: 'MalformedJson', message: /nested deeper than 64/ } },
          path,
        );
      }
    });
  }

  t.test('brackets in texts are no nesting', async (t) => {
    const title = `${'[{'.repeat(60)}"\\`;
    t.match(await post('/Loads?UOM=UnitMetric', { ...good, title }), { status: 200, body: { status: 'succeed' } });
  });

  t.test('long parts of paths are 400', async (t) => {
    const long = 'x'.repeat(7_000);
    for (const [method, path] of [
      ['GET', `/Loads/${long}`],
      ['GET', `/Loads/ann@example.com/${long}`],
      ['DELETE', `/Loads/ann@example.com/${long}`],
      ['DELETE', `/Account/Keys/${long}`],
      ['DELETE', `/Database/Cargoes/${long}`],
      ['GET', `/Processes/${long}`],
      ['POST', `/Webhooks/Deliveries/${long}/Retry`],
    ] as const) {
      t.match(
        await call(path, { method }),
        { status: 400, body: { code: 'BadPath', message: /at most 255|1 to 255/ } },
        path,
      );
    }
  });

  t.test('a cursor that is none is 400', async (t) => {
    for (const path of ['/Loads', '/Database/Cargoes', '/Processes', '/Webhooks/Deliveries']) {
      t.match(await call(`${path}?cursor=abc`), { status: 400, body: { code: 'BadCursor' } }, path);
    }
  });

  t.test('titles and names are whole Unicode text', async (t) => {
    for (const [pointer, body] of [
      ['/title', { ...good, title: 'a\ud800' }],
      ['/cargoes/0/name', { ...good, cargoes: [{ ...good.cargoes[0], name: '\udc00b' }] }],
      ['/emptyContainers/0/name', { ...good, emptyContainers: [{ ...good.emptyContainers[0], name: 'a\ud83d' }] }],
    ] as const) {
      const { body: answer } = await post('/Loads?UOM=UnitMetric', body);
      t.match(answer.calculationError?.issues, [{ pointer, message: /whole Unicode/ }]);
    }
    t.match(await post('/Loads?UOM=UnitMetric', { ...good, title: 'a\ud83d\ude9a' }), { body: { status: 'succeed' } });
    t.match(await post('/Database/Cargoes', { ...good.cargoes[0], name: 'x\ud800' }), { status: 400 });
  });

  t.test('a key that would have expired already is not made, nor one with a field that nobody knows', async (t) => {
    const past = await post('/Account/Keys', { name: 'k', expiresAt: '2020-01-01' });
    t.match(past, { status: 400, body: { issues: [{ pointer: '/expiresAt', message: /past/ }] } });
    const before = (await call('/Account/Keys')).body.count;
    const unknown = await post('/Account/Keys', { name: 'k', expires: '2020-01-01' });
    t.match(unknown, { status: 400, body: { code: 'ValidationFailed' } });
    t.match(unknown.body.issues, [{ pointer: '/expires', message: /name, expiresAt/, hint: /`expiresAt`/ }]);
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, at]));
    t.equal((await post('/Account/Keys', many)).body.issues.length, 200);
    t.equal((await call('/Account/Keys')).body.count, before, 'none was made');
  });

  t.test('application/*+json as it is written is JSON', async (t) => {
    const answer = await json('POST', '/Loads?UOM=UnitMetric', JSON.stringify(good), 'application/*+json');
    t.match(answer, { status: 200, body: { status: 'succeed' } });
  });

  t.test('unknown names of the query are warned of everywhere', async (t) => {
    for (const path of ['/Account/Keys', '/Account/Settings', '/Account/WebhookSecret', '/Processes', '/Loads']) {
      const { body } = await call(`${path}?lmit=3`);
      t.match(body.warnings, [{ code: 'UnknownField', pointer: '?lmit' }], path);
    }
  });

  t.test('what the protocol itself refuses has the body of an error', async (t) => {
    const { hostname, port } = new URL(service.address);
    const raw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = connect(Number(port), hostname, () => socket.write(text));
        socket.setEncoding('utf8').on('data', (part: string) => {
          heard += part;
        });
        // What is refused unread ends with a reset, behind the answer.
        socket.on('end', () => resolve(heard)).on('error', (error) => (heard === '' ? reject(error) : resolve(heard)));
        setTimeout(() => socket.destroy(new Error(`nothing after ${heard}`)), 90_000).unref();
      });
    for (const [status, code, text] of [
      [400, 'BadRequest', 'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n'],
      [431, 'HeadersTooLarge', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
      [
        417,
        'ExpectationFailed',
        'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      ],
    ] as const) {
      const heard = await raw(text);
      t.match(heard, new RegExp(`^HTTP/1.1 ${status} `));
      const body = JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4).replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, ''));
      t.match(body, { status: 'failed', code, message: String, requestId: String }, code);
    }
  });

  t.test('answers are compressed when asked', async (t) => {
    await post('/Loads?UOM=UnitMetric', good);
    for (const [asked, encoding] of [
      ['gzip', 'gzip'],
      ['br, gzip', 'br'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${service.address}/openapi.json`, { headers: { 'Accept-Encoding': asked } });
      t.equal(response.headers.get('content-encoding'), encoding);
      t.match(await response.json(), { openapi: String });
    }
    const [style] = /\/assets\/[\w-]+\.css/.exec(await (await fetch(service.address)).text())!;
    for (const [asked, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, br', 'br'],
      ['identity', null],
    ] as const) {
      const response = await fetch(service.address + style, { headers: { 'Accept-Encoding': asked } });
      t.equal(response.headers.get('content-encoding'), encoding, 'a file of the pages');
      t.match(await response.text(), /\{/);
    }
    const headers = { TokenID: 'key-of-ann', 'Accept-Encoding': 'gzip' };
    const response = await fetch(`${service.address}/Loads?spacesCreated=true&placementsCreated=true`, { headers });
    t.equal(response.headers.get('content-encoding'), 'gzip');
    t.match(response.headers.get('vary') ?? '', /Accept-Encoding/i);
    t.match(await response.json(), { status: 'succeed' });
  });
});
