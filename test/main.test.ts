/** `npm start` as a user meets it: settings, greeting, signals, TLS. */
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect as connectTcp, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ConnectionOptions, connect } from 'node:tls';
import t from 'tap';
import { Agent, fetch as undiciFetch } from 'undici';
import { until } from './support/service/processes.js';
import { temporaryFolder } from './support/service/running-service.js';
import { startProcess } from './support/service/service-process.js';

t.test('the first start prints a key, an address and a curl that works', async (t) => {
  const env = { PORT: '0', HOST: '0.0.0.0', DATA_DIR: temporaryFolder(t), WORKERS: '1' };
  const service = startProcess(t, env);
  await service.ready;
  const address = await service.address;
  t.equal((await fetch(`${address}/health/ready`)).status, 200);
  const output = service.lines.join('\n');
  t.match(output, `listens on ${address}`);
  const key = /shown only now\): (\S+)/.exec(output)?.[1] ?? '';
  t.equal((await fetch(`${address}/Loads`, { headers: { TokenID: key } })).status, 400, 'the key is known');
  const [, pages = '', token] = /to sign in .*: (\S+)\/#\/sign-in\/(\S+)/.exec(output) ?? [];
  t.equal(new URL(pages).hostname, 'localhost', 'people cannot sign in at 0.0.0.0, as containers listen');
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const signIn = { method: 'POST', headers, body: JSON.stringify({ token }) };
  const signedIn = await fetch(`${pages}/Account/Session`, signIn);
  t.match(await signedIn.json(), { user: 'admin@localhost', roles: ['planner', 'admin'] });
  t.equal((await fetch(`${pages}/Account/Session`, signIn)).status, 401, 'once');
  const command = output.slice(output.indexOf('curl'), output.indexOf("]}'") + 3);
  const load = JSON.parse(execFileSync('bash', ['-c', command], { encoding: 'utf8' }));
  t.match(load, { status: 'succeed', loadSummary: { cargoesLoaded: 100, cargoesLeft: 0 } });

  service.process.kill('SIGTERM');
  t.equal(await service.ended, 0);
  for (const line of service.lines.filter((line) => line.startsWith('{'))) {
    t.notMatch(line, key);
    t.notOk(line.includes(token!));
  }

  const again = startProcess(t, env, 'main', 160);
  await again.ready;
  t.notMatch(again.lines.join('\n'), /shown only now/, 'once only');
  const { hostname, port } = new URL(await again.address);
  const sockets = Array.from({ length: 40 }, () => connectTcp(Number(port), hostname).on('error', () => {}));
  const saysIt = (line: string) => line.includes('connections are refused: 16 are open');
  await until(() => again.lines.some(saysIt));
  for (const socket of sockets) socket.destroy();
  const answers = async () => (await fetch(`${await again.address}/health/live`).catch(() => null))?.status === 200;
  await until(answers);
  again.process.kill('SIGINT');
  t.equal(await again.ended, 0);
});

t.test('without enough descriptors the start ends with a sentence', async (t) => {
  const service = startProcess(t, { PORT: '0', DATA_DIR: temporaryFolder(t) }, 'main', 48);
  t.equal(await service.ended, 1);
  t.match(service.errors.join('\n'), /^This process may not open more files and connections\. Raise .*\.$/);
});

t.test('SIGTERM to npm stops the service too', async (t) => {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: temporaryFolder(t), WORKERS: '1' };
  const project = new URL('../../', import.meta.url);
  // A process group of its own, so that nothing outlives a test that fails.
  const npm = spawn('npm', ['start'], { cwd: project, env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  t.teardown(() => {
    try {
      process.kill(-npm.pid!, 'SIGKILL');
    } catch {}
  });
  const messages: string[] = [];
  for await (const line of createInterface({ input: npm.stdout })) {
    if (!line.startsWith('{')) continue;
    const { msg } = JSON.parse(line);
    messages.push(msg);
    if (msg === 'ready') npm.kill('SIGTERM');
  }
  t.strictSame(messages, ['listening', 'ready', 'stopping', 'stopped']);
});

t.test('a wrong setting stops the start with one line that names it', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  t.teardown(() => taken.close());
  const file = join(temporaryFolder(t), 'a-file');
  writeFileSync(file, '');
  const wrong = [
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: String((taken.address() as AddressInfo).port), DATA_DIR: temporaryFolder(t) }],
    ['DATA_DIR', { PORT: '0', DATA_DIR: file }],
    ['REDIS_URL', { PORT: '0', REDIS_URL: 'redis://localhost' }],
  ] as const;
  const started = wrong.map(([setting, env]) => ({ setting, service: startProcess(t, { WORKERS: '1', ...env }) }));
  for (const { setting, service } of started) {
    t.equal(await service.ended, 1, setting);
    t.equal(service.errors.length, 1, service.errors.join('\n'));
    t.ok(service.errors[0]?.startsWith(`${setting}: `), service.errors.join());
  }
});

t.test('TLS', async (t) => {
  const folder = temporaryFolder(t);
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const make = (name: string) => {
    const files = ['-keyout', key, '-out', cert, '-days', '2', '-subj', `/CN=${name}`];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files], { stdio: 'ignore' });
  };
  make('first');
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), WORKERS: '1', TLS_KEY: key, TLS_CERT: cert };
  const service = startProcess(t, env);
  const address = await service.address;
  t.match(address, /^https:/);
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  const answer = await undiciFetch(`${address}/health/live`, { dispatcher });
  t.equal(answer.status, 200);
  await dispatcher.close();

  /** What a new connection agrees on; throws when they do not agree. */
  const connected = (options: ConnectionOptions = {}) =>
    new Promise<{ protocol: string | null; name: string }>((resolve, reject) => {
      const { port } = new URL(address);
      const socket = connect({ port: Number(port), host: '127.0.0.1', rejectUnauthorized: false, ...options });
      socket.once('error', reject).once('secureConnect', () => {
        resolve({ protocol: socket.getProtocol(), name: String(socket.getPeerCertificate().subject.CN) });
        socket.destroy();
      });
    });
  t.same(await connected(), { protocol: 'TLSv1.3', name: 'first' });
  t.same(await connected({ maxVersion: 'TLSv1.2' }), { protocol: 'TLSv1.2', name: 'first' });
  const old = { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:AES128-SHA' } as const;
  await t.rejects(connected(old), 'a suite without ephemeral keys');

  const renewed = async (says: RegExp) => {
    service.process.kill('SIGHUP');
    await until(() => service.lines.some((line) => says.test(line)));
  };
  writeFileSync(cert, 'no certificate');
  await renewed(/certificate NOT renewed.*/);
  t.match(service.lines.join('\n'), /TLS_CERT: there is no PEM certificate/);
  t.equal((await connected()).name, 'first', 'the old one stays');
  make('second');
  await renewed(/certificate renewed/);
  t.equal((await connected()).name, 'second');
  service.process.kill('SIGTERM');
  t.equal(await service.ended, 0);
});
