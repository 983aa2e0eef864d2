/** A request that never arrives whole is 408, with the error body of every other refusal. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import t from 'tap';
import { answerProtocolErrors } from '../../src/http/protocol-errors.js';
import { faultsOf } from '../support/http/declared.js';

t.test('408 has the error body', { timeout: 240_000 }, async (t) => {
  const server = createServer({ requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 });
  answerProtocolErrors(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /Loads HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"title":');
  let text = '';
  for await (const chunk of socket) text += chunk;
  const [head = '', body = ''] = text.split('\r\n\r\n');
  t.match(head, /^HTTP\/1\.1 408 Request Timeout\r\n/);
  t.match(head, /Content-Type: application\/json/);
  t.match(JSON.parse(body), { status: 'failed', code: 'RequestTimeout', requestId: /^[\w-]{36}$/ });
  t.strictSame(faultsOf('Error', JSON.parse(body)), []);
});
