/** What anybody can send without a key is answered with 400 or 404, is no fault of ours, and reaches no link. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { smallRequest } from '../support/problems/requests.js';
import { KEY, startTestService, type TestService, USER } from '../support/service/running-service.js';

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Byte for byte, past what clients allow. */
function sent(address: string, lines: readonly string[]): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }));
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  });
}

const NO_HOSTS = [
  ...['a b', 'a/b', 'a?b', 'a#b', 'a\\b', '<script>', 'a"b', 'a:99999', 'a:b', ':80', '[::1', '[::g]', '1.2.3.4.5'],
  ...[
    'user@',
    'user@a',
    '%41',
    'a%00b',
    "a'b",
    'b c,a',
    ',',
    'ä',
    '256.1.1.1',
    'a:80:80',
    'http://a',
    '[a]',
    '..',
    'a..b',
  ],
];
const HOSTS = ['a', 'A.example', 'a_b-c.example:8080', '127.0.0.1', '127.0.0.1:1', '[::1]', '[2001:db8::1]:443', 'x.'];
const OPEN = ['/health/live', '/openapi.json', '/docs', '/', '/llms.txt', '/health/ready?x=%20'];

function faultsOf({ dataDir }: TestService): string[] {
  try {
    return readdirSync(join(dataDir, 'faults'));
  } catch {
    return [];
  }
}

for (const header of ['Host', 'X-Forwarded-Host', 'X-Forwarded-Proto'] as const) {
  t.test(`the header ${header}`, async (t) => {
    const env = { TRUST_PROXY: String(header !== 'Host') };
    const service = await startTestService(t, { engine: './naive-engine-module.js', env });
    await service.post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Seen' }));
    const get = (path: string, value: string, more: readonly string[] = []) =>
      sent(service.address, [
        `GET ${path} HTTP/1.1`,
        ...(header === 'Host' ? [] : ['Host: inner']),
        `${header}: ${value}`,
        ...more,
      ]);
    const isProto = header === 'X-Forwarded-Proto';
    const load = `/Loads/${USER}/Seen?graphicsCreated=true`;
    for (const bad of isProto ? ['a b', 'javascript', 'ftp', 'https:', 'h"'] : NO_HOSTS) {
      for (const path of bad === 'a b' ? OPEN : OPEN.slice(0, 1))
        t.equal((await get(path, bad)).status, 400, bad + path);
      const answer = await get(load, bad, [`TokenID: ${KEY}`]);
      t.equal(answer.status, 400, `${bad}, with a key`);
      t.match(answer.text, `The header ${header} does not name`);
    }
    for (const good of isProto ? ['http', 'HTTPS'] : HOSTS) {
      const { status, text } = await get(load, good, [`TokenID: ${KEY}`]);
      t.equal(status, 200, good);
      t.match(text, isProto ? `${good.toLowerCase()}://inner/` : `http://${good}/`);
    }
    t.strictSame(faultsOf(service), []);
  });
}

t.test('HTTP/1.0 may leave the host out: links have the address that was reached', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  await service.post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Seen' }));
  const lines = [`GET /Loads/${USER}/Seen?graphicsCreated=true HTTP/1.0`, `TokenID: ${KEY}`];
  const { status, text } = await sent(service.address, lines);
  t.equal(status, 200);
  t.match(text, `"${service.address}/Pictures/`);
});

t.test('names that no file can have', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  for (const length of [1, 200, 240, 250, 251, 252, 253, 254, 255, 256, 4_000]) {
    const name = 'x'.repeat(length);
    for (const path of [`/docs/${name}`, `/assets/${name}`, `/assets/${name}.js`, `/${name}`, `/View/${name}`]) {
      const { status } = await fetch(service.address + path);
      t.ok([400, 401, 404].includes(status), `${path.slice(0, 20)} ${length}: ${status}`);
    }
  }
  for (const path of ['/assets/..', '/assets/.', '/assets/%2e%2e', '/docs/a%2fb', '/docs/a%00b']) {
    t.not((await fetch(service.address + path)).status, 500, path);
  }
  t.strictSame(faultsOf(service), []);
});
