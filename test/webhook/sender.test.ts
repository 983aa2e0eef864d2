/** Receivers of every kind. */
import { randomBytes } from 'node:crypto';
import t from 'tap';
import { AddressGuard } from '../../src/webhook/guard.js';
import { waitAfter } from '../../src/webhook/schedule.js';
import { WebhookSender } from '../../src/webhook/sender.js';
import { loggedUrl, shownUrl } from '../../src/webhook/shown-url.js';
import { type Behaviour, isSigned, startReceiver } from '../support/http/receiver.js';

const SECRET = `whsec_${randomBytes(24).toString('base64')}`;
const PATIENCE = 700;
/** Far less than for ever, far more than a busy machine takes. */
const LONG = 20 * PATIENCE;

const sender = new WebhookSender({
  guard: new AddressGuard(['127.0.0.0/8']),
  userAgent: 'Stowage/test',
  timeoutMilliseconds: PATIENCE,
});
t.teardown(() => sender.close());

async function sendTo(behave?: Behaviour, path = '/hook', change: (url: string) => string = (url) => url) {
  const receiver = await startReceiver(behave);
  t.teardown(receiver.close);
  const begun = performance.now();
  const url = change(`${receiver.address}${path}`);
  const body = Buffer.from(JSON.stringify({ title: 'Größe 1' }));
  const result = await sender.send({ id: 'msg_1', url, secret: SECRET, body, headers: { 'X-Process-Id': 'p1' } });
  return { result, received: receiver.received, milliseconds: performance.now() - begun };
}

t.test('what is sent', async (t) => {
  const { result, received } = await sendTo(undefined, '/hook?a=1');
  t.strictSame(result, { isSuccess: true, isGone: false, status: 204, error: null });
  t.equal(received.length, 1);
  t.match(received[0], {
    path: '/hook?a=1',
    body: '{"title":"Größe 1"}',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': /^\d{10}$/,
      'webhook-signature': /^v1,[A-Za-z0-9+/]{43}=$/,
      'x-process-id': 'p1',
      'user-agent': 'Stowage/test',
    },
  });
  t.equal(received[0]!.headers.authorization, undefined);
  t.ok(isSigned(received[0]!, SECRET));
  t.notOk(isSigned(received[0]!, `whsec_${randomBytes(24).toString('base64')}`));
  t.notOk(isSigned({ ...received[0]!, body: '{"title":"Größe 2"}' }, SECRET));
});

t.test('user and password of the address', async (t) => {
  const { received } = await sendTo(undefined, '/', (url) => url.replace('//', '//ann:p%40ss@'));
  t.equal(received[0]!.headers.authorization, `Basic ${Buffer.from('ann:p@ss').toString('base64')}`);
  t.equal(shownUrl('https://ann:p%40ss@hooks.example/x?y=1'), 'https://***:***@hooks.example/x?y=1');
  t.equal(shownUrl('https://hooks.example'), 'https://hooks.example');
  t.equal(loggedUrl('https://ann:word@hooks.example:8443/path?token=1'), 'https://hooks.example:8443');
});

t.test('every 2xx is a success, nothing else is', async (t) => {
  for (const status of [200, 201, 202, 299]) {
    t.match((await sendTo((_, response) => response.writeHead(status).end('ok'))).result, { isSuccess: true, status });
  }
  for (const status of [304, 400, 401, 404, 429, 500, 503]) {
    const { result } = await sendTo((_, response) => response.writeHead(status).end('no'));
    t.match(result, { isSuccess: false, isGone: false, status, error: `It answered ${status}` });
  }
  t.match((await sendTo((_, response) => response.writeHead(410).end())).result, { isSuccess: false, isGone: true });
});

t.test('a redirect is not followed', async (t) => {
  const other = await startReceiver();
  t.teardown(other.close);
  for (const status of [301, 302, 303, 307, 308]) {
    const { result } = await sendTo((_, response) => response.writeHead(status, { Location: other.address }).end());
    t.match(result, { isSuccess: false, status, error: /redirects are not followed/ });
  }
  t.equal(other.received.length, 0);
});

t.test('a receiver that hangs, or answers too slowly', async (t) => {
  const hanging = await sendTo(() => {});
  t.match(hanging.result, { isSuccess: false, status: null, error: /No answer came within 0.7 s/ });
  t.ok(hanging.milliseconds < LONG, `${hanging.milliseconds} ms`);
  const slow = await sendTo((request, response) => {
    const drip = setInterval(() => request.socket.write('HTTP/1.1 200 OK\r\n'.slice(0, 1)), 100);
    response.once('close', () => clearInterval(drip));
  });
  t.match(slow.result, { isSuccess: false, status: null });
  t.ok(slow.milliseconds < LONG, `${slow.milliseconds} ms`);
});

t.test('a receiver whose answer never ends', async (t) => {
  let written = 0;
  const { result, milliseconds } = await sendTo((_, response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(64 * 1024);
    const write = () => {
      while (!response.destroyed && response.write(chunk)) written += chunk.length;
    };
    response.on('drain', write).on('error', () => {});
    write();
  });
  t.match(result, { isSuccess: true, status: 200 });
  t.ok(milliseconds < LONG, `${milliseconds} ms`);
  t.ok(written < 32 * 1024 * 1024, `${written} bytes until it was cut off`);
  const dripping = await sendTo((_, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write('.'), 50);
    response.once('close', () => clearInterval(drip));
  });
  t.match(dripping.result, { isSuccess: true, status: 200 });
  t.ok(dripping.milliseconds < LONG, `${dripping.milliseconds} ms`);
});

t.test('a receiver that closes at once, sends rubbish, or is not there', async (t) => {
  t.match((await sendTo((request) => request.socket.destroy())).result, { status: null, error: /was closed before/ });
  const rubbish = await sendTo((request) => request.socket.end('SSH-2.0-OpenSSH\r\n'));
  t.match(rubbish.result, { isSuccess: false, status: null, error: /connection/ });
  const gone = await startReceiver();
  gone.close();
  const result = await sender.send({
    id: 'm',
    url: gone.address,
    secret: SECRET,
    body: Buffer.from('{}'),
    headers: {},
  });
  t.match(result, { isSuccess: false, status: null, error: /refused/ });
  const unknown = {
    id: 'm',
    url: 'http://no.such.name.invalid/',
    secret: SECRET,
    body: Buffer.from('{}'),
    headers: {},
  };
  t.match(await sender.send(unknown), {
    isSuccess: false,
    status: null,
    error: /cannot be resolved|in time|No answer/,
  });
});

t.test('the waits between attempts', async (t) => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => (waitAfter(failures) ?? Number.NaN) / 60_000);
  t.strictSame(minutes, [5 / 60, 0.5, 2, 10, 60, 360, 1440, Number.NaN]);
});
