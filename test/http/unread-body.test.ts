/** A body that its route does not ask for, or that is refused unread, costs nobody the answer, however late it comes. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import t from 'tap';
import { route } from '../../src/http/route.js';
import { COMMON_ERRORS, NO_PARAMETERS } from '../../src/http/routes/shared.js';
import { Type } from '../../src/schema/typebox.js';
import { KEY, serve } from '../support/http/http-app.js';

/** More than a connection takes before its other end reads, and less than it holds on this side. */
const LONG = 'x'.repeat(400_000);

const bodyless = route({
  method: 'POST',
  path: '/Bodyless',
  operationId: 'bodyless',
  summary: 'Asks for no body.',
  tag: 'Test',
  auth: 'key',
  params: NO_PARAMETERS,
  query: NO_PARAMETERS,
  body: null,
  answers: { 200: { description: 'Done.', schema: Type.Object({ text: Type.String() }) }, ...COMMON_ERRORS },
  handle: () => ({ body: { text: LONG } }),
});

t.test('an answer arrives whole at who sends all of the request before reading', async (t) => {
  const { address } = await serve(t, [bodyless]);
  const head = (fields: string) =>
    `POST /Bodyless HTTP/1.1\r\nHost: x\r\nTokenID: ${KEY}\r\nConnection: close\r\nContent-Type: application/json\r\n${fields}\r\n\r\n`;
  const cases = [
    ['with its length', head('Content-Length: 2'), '{}'],
    ['in chunks', head('Transfer-Encoding: chunked'), '2\r\n{}\r\n0\r\n\r\n'],
  ] as const;
  for (const [what, first, body] of cases) {
    for (let turn = 0; turn < 10; turn++) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      let text = '';
      socket.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      socket.on('error', () => {});
      socket.pause();
      const closed = once(socket, 'close');
      socket.write(first);
      await pause(turn * 5);
      socket.write(body);
      await pause(20);
      socket.resume();
      await closed;
      t.ok(text.endsWith(`${LONG}"}`), `${what}, ${turn * 5} ms after its head: ${text.length} characters`);
    }
  }
});

/** The status of the answer, or the error of the connection. */
function send(address: string, agent: Agent, path: string, headers: object, late: number): Promise<unknown> {
  return new Promise((resolve) => {
    const sending = request(`${address}${path}`, {
      method: 'POST',
      agent,
      headers: { TokenID: KEY, 'Content-Type': 'application/json', ...headers },
    });
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    sending.on('response', (response) => {
      response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      response.on('end', () => resolve(response.statusCode)).resume();
    });
    sending.flushHeaders();
    setTimeout(() => sending.end('{}'), late).unref();
  });
}

t.test('many on one connection', async (t) => {
  const { address } = await serve(t, [bodyless]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.teardown(() => agent.destroy());
  for (const [what, expected, path, headers] of [
    ['with its length', 200, '/Bodyless', { 'Content-Length': '2' }],
    ['in chunks', 200, '/Bodyless', {}],
    ['without a key', 401, '/Bodyless', { 'Content-Length': '2', TokenID: '' }],
    ['to no path', 404, '/Nowhere', { 'Content-Length': '2' }],
  ] as const) {
    const seen: unknown[] = [];
    for (let turn = 0; turn < 20; turn++) seen.push(await send(address, agent, path, headers, turn));
    t.strictSame(
      seen,
      seen.map(() => expected),
      what,
    );
  }
});

t.test('one that never comes is not waited for', async (t) => {
  const { address } = await serve(t, [bodyless]);
  const agent = new Agent();
  t.teardown(() => agent.destroy());
  for (const length of ['100', '10000000']) {
    t.equal(await send(address, agent, '/Bodyless', { 'Content-Length': length }, 2 ** 30), 200, `${length} bytes`);
  }
});
