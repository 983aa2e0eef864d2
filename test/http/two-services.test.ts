/** Two services on one store behind a proxy that speaks https and asks them in turn: people notice only one. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { SessionBrowser } from '../support/http/session-browser.js';
import { skipWithout } from '../support/parts.js';
import { smallRequest } from '../support/problems/requests.js';
import { beside } from '../support/service/beside.js';
import { callService, postInit, startTestService } from '../support/service/running-service.js';
import { startMongod } from '../support/service/servers.js';

const ADMIN = 'ann@acme.test';
const BOB = 'bob@acme.test';
const HOST = 'loads.test';

/** Answers with the address of a proxy that hands each call to the next of these, and adds whom it had it from. */
async function startProxy(t: Test, addresses: readonly string[]): Promise<string> {
  let turn = 0;
  const proxy = createServer((asked, answer) => {
    const from = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].flat().filter(Boolean).join(', ');
    const headers = {
      ...asked.headers,
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': HOST,
      'X-Forwarded-For': from,
    };
    const url = new URL(asked.url!, addresses[turn++ % addresses.length]);
    const sent = request(url, { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      got.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

t.test('two services', { skip: skipWithout('mongod'), timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  const env = { TRUST_PROXY: 'true', MONGODB_URL: server.url };
  const options = { engine: './naive-engine-module.js', env };
  const services = [await startTestService(t, options), await startTestService(t, options)];
  const address = await startProxy(
    t,
    services.map((one) => one.address),
  );
  const { accounts } = await beside(t, { mongodbUrl: server.url, dataDir: '' });
  const { key } = await accounts.createKey({ user: ADMIN, company: 'acme', isAdmin: true });
  const admin = (path: string, init: RequestInit = {}) => callService(services[0]!.address, key, path, init);
  await admin('/Account/People', postInit({ email: BOB }));
  const invite = async () => {
    const { url } = (await admin(`/Account/People/${BOB}/Invite`, { method: 'POST' })).body;
    return { token: String(url).split('/#/sign-in/')[1]! };
  };
  const calls = (path: string, init: RequestInit) => callService(address, '', path, init);
  const twice = async (browser: SessionBrowser, path: string) => [
    (await browser.call(path)).status,
    (await browser.call(path)).status,
  ];

  const bob = new SessionBrowser(calls);
  t.equal((await bob.signIn(await invite())).status, 200);
  t.match(bob.cookie, /^__Host-stowage=/);
  t.same(await twice(bob, '/Account/Me'), [200, 200], 'signed in at one, known at both');
  t.equal((await bob.call('/Loads', postInit(smallRequest({ title: 'Of two' })))).status, 200);
  t.same(await twice(bob, '/Loads/bob@acme.test/Of%20two/1'), [200, 200]);

  const other = new SessionBrowser(calls);
  const link = await invite();
  const forged = { 'X-Forwarded-For': '203.0.113.77' };
  await other.call('/Account/Session', postInit(link, forged));
  t.equal((await new SessionBrowser(calls).signIn(link)).status, 401, 'a link that one took the other takes no more');
  const { items } = (await admin('/Account/Audit?action=SignedIn&limit=1')).body;
  t.match(
    items[0],
    { by: BOB, address: /127\.0\.0\.1$/ },
    'the address is what the proxy saw, not what the client says',
  );

  const cookie = other.cookie;
  t.equal((await other.call('/Account/Session', { method: 'DELETE' })).status, 200);
  other.cookie = cookie;
  t.same(await twice(other, '/Account/Me'), [401, 401], 'signed out at one, out at both');
  t.same(await twice(bob, '/Account/Me'), [200, 200], 'and only there');

  await admin(`/Account/People/${BOB}`, { ...postInit({ isDisabled: true }), method: 'PUT' });
  t.same(await twice(bob, '/Account/Me'), [401, 401], 'disabled at one, out at both');

  const codes = [];
  for (let n = 0; n < 11; n++) {
    const guess = postInit({ email: BOB, password: 'a wrong password' }, { 'X-Forwarded-For': `203.0.113.${n}` });
    codes.push((await new SessionBrowser(calls).call('/Account/Session', guess)).status);
  }
  t.same(codes, [...Array(10).fill(401), 429], 'tries at both count together');
});
