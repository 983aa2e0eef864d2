/** Signing in, what a session may, and how it ends: as a browser does it, and as who attacks it. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { pino } from 'pino';
import t from 'tap';
import { readConfig } from '../../src/config.js';
import { ROLES, type Role, SCOPES } from '../../src/schema/roles.js';
import { accessServices } from '../../src/service/accounts/access-services.js';
import { onBothStores } from '../support/http/both-stores.js';
import { SessionBrowser } from '../support/http/session-browser.js';
import { smallRequest } from '../support/problems/requests.js';
import { beside } from '../support/service/beside.js';
import { asProcess, until } from '../support/service/processes.js';
import { postInit, startTestService, type TestAnswer, type TestService } from '../support/service/running-service.js';

const ADMIN = 'ann@acme.test';
const BOB = 'bob@acme.test';
const PASSWORD = 'quiet heron over the lake';
const put = (body: unknown): RequestInit => ({ ...postInit(body), method: 'PUT' });
const remove: RequestInit = { method: 'DELETE' };

const tokenOf = ({ body }: TestAnswer) => String(body.url).split('/#/sign-in/')[1]!;

await onBothStores(t, async (t, start) => {
  const service = await start();
  const admin = service.as(await service.createKey(ADMIN, 'acme', true));
  const invite = async (email: string) => tokenOf(await admin(`/Account/People/${email}/Invite`, { method: 'POST' }));

  await t.test('from the invitation to a password, and out again', async (t) => {
    t.match(await admin('/Account/People', postInit({ email: 'Bob@Acme.test', name: 'Bob' })), {
      status: 200,
      body: { email: BOB, roles: ['planner'], isDisabled: false, lastSeenAt: null },
    });
    const bob = new SessionBrowser(service.as(''));
    t.match((await bob.call('/Account/SignIn')).body, { password: true, link: false, openId: false, person: null });
    const token = await invite(BOB);
    const both = await Promise.all([bob.signIn({ token }), new SessionBrowser(service.as('')).signIn({ token })]);
    t.same(both.map(({ status }) => status).sort(), [200, 401], 'a link works once, for one of two');
    const older = await invite(BOB);
    const newer = await invite(BOB);
    t.equal((await new SessionBrowser(service.as('')).signIn({ token: older })).status, 401, 'the newer ends it');
    await bob.signIn({ token: newer });
    t.match((await bob.call('/Account/SignIn')).body.person, { user: BOB, name: 'Bob', company: 'acme' });
    t.match(await bob.call('/Account/Password', put({ password: 'password1234' })), { status: 400 }, 'too common');
    t.match(await bob.call('/Account/Password', put({ password: 'short' })), { status: 400 });
    t.equal((await bob.call('/Account/Password', put({ password: PASSWORD }))).status, 200);
    const second = new SessionBrowser(service.as(''));
    t.match(await second.signIn({ email: 'BOB@acme.test', password: PASSWORD }), { status: 200, body: { user: BOB } });
    t.match(await second.call('/Account/Password', put({ password: `${PASSWORD} 2` })), {
      status: 400,
      body: { issues: [{ pointer: '/current' }] },
    });
    const change = put({ current: PASSWORD, password: `${PASSWORD} 2` });
    t.equal((await second.call('/Account/Password', change)).status, 200);
    t.equal((await bob.call('/Account/Me')).status, 401, 'all other sessions have ended');
    t.match((await second.call('/Account/Me', put({ language: 'GER', UOM: 'UnitMetric' }))).body, {
      language: 'GER',
      UOM: 'UnitMetric',
      name: 'Bob',
      binDays: 30,
    });
    t.equal((await second.call('/Loads', postInit(smallRequest()))).status, 200, 'and plans');
    const out = await second.call('/Account/Session', remove);
    t.match(out.headers.get('Set-Cookie'), /^stowage=; .*Max-Age=0/);
    t.equal((await second.call('/Account/Me')).status, 401);
  });

  await t.test('disabled, removed and demoted at once: session, key and open stream', async (t) => {
    const bob = new SessionBrowser(service.as(''));
    await bob.signIn({ token: await invite(BOB) });
    const { key } = (await bob.call('/Account/Keys', postInit({}))).body;
    const { processId } = (await bob.call(asProcess({ loadSaved: 'false' }), postInit(smallRequest()))).body.document;
    const roles = (...wanted: Role[]) => admin(`/Account/People/${BOB}`, put({ roles: wanted }));
    await roles('viewer');
    t.match(await bob.call(`/Processes/${processId}`), { status: 403, body: { code: 'Forbidden' } });
    t.match(await service.as(key)('/Loads', postInit(smallRequest())), { status: 403 });
    t.equal((await service.as(key)('/Loads')).status, 200, 'a viewer reads');
    await roles('planner');
    await admin(`/Account/People/${BOB}`, put({ isDisabled: true }));
    t.equal((await bob.call('/Account/Me')).status, 401);
    t.equal((await service.as(key)('/Loads')).status, 401);
    await admin(`/Account/People/${BOB}`, put({ isDisabled: false }));
    t.equal((await bob.call('/Account/Me')).status, 401, 'the session has ended for good');
    t.equal((await service.as(key)('/Loads')).status, 200);
    t.equal((await admin(`/Account/People/${BOB}`, remove)).status, 200);
    t.equal((await service.as(key)('/Loads')).status, 401);
    t.match((await admin('/Account/People')).body.items, [{ email: ADMIN }]);
    for (const last of [put({ roles: ['planner'] }), put({ isDisabled: true }), remove]) {
      t.match(await admin(`/Account/People/${ADMIN}`, last), { status: 400, body: { code: 'LastAdmin' } });
    }
  });

  await t.test('what was done and used is told to admins', async (t) => {
    const { items } = (await admin('/Account/Audit?limit=100')).body;
    const actions = items.map(({ action }: { action: string }) => action);
    for (const action of ['PersonAdded', 'PersonInvited', 'SignedIn', 'PasswordSet', 'PersonRemoved', 'KeyMade']) {
      t.ok(actions.includes(action), action);
    }
    t.equal((await admin(`/Account/Audit?by=${BOB}&action=SignedOut`)).body.count, 1);
    const usage = (await admin('/Account/Usage')).body;
    t.ok(usage.items.some(({ user, plans }: { user: string; plans: number }) => user === BOB && plans > 0));
    t.notMatch(JSON.stringify(usage), ADMIN.replace('acme', 'other'));
  });
});

const keyless = (service: TestService) => (path: string, init: RequestInit) =>
  service.call(path, { ...init, headers: { TokenID: '', ...init.headers } });

t.test('attacks', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const { signIn, people, store } = await beside(t, service);
  const actor = { company: 'Example', by: 'test', key: null, address: '' };
  await people.add(actor, BOB, { name: 'Bob' });
  const browser = () => new SessionBrowser(keyless(service));
  const signedIn = async () => {
    const one = browser();
    await one.signIn({ token: await signIn.linkFor(BOB, 60_000) });
    return one;
  };
  await (await signedIn()).call('/Account/Password', put({ password: PASSWORD }));

  await t.test('a cookie counts only when a page of the service sends it', async (t) => {
    const bob = await signedIn();
    const change = put({ name: 'Robert' });
    const none = { 'Sec-Fetch-Site': '' };
    const { host } = new URL(service.address);
    for (const headers of [
      none,
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
      { ...none, Origin: 'null' },
      { ...none, Origin: 'https://evil.test' },
      { ...none, Origin: `http://${host}.evil.test` },
      { 'Sec-Fetch-Site': 'cross-site', Origin: service.address },
    ]) {
      const refused = await bob.call('/Account/Me', change, headers);
      t.match(
        refused,
        { status: 401, body: { message: /^The session counts only for pages/ } },
        JSON.stringify(headers),
      );
      const login = postInit({ email: BOB, password: PASSWORD });
      t.equal(
        (await browser().call('/Account/Session', login, headers)).status,
        403,
        'nor does a form elsewhere sign in',
      );
    }
    t.equal((await bob.call('/Account/Me', change)).status, 200);
    t.equal((await bob.call('/Account/Me', change, { ...none, Origin: service.address })).status, 200);
    t.equal(
      (await bob.call('/Account/Me', {}, { Origin: 'https://evil.test' })).status,
      401,
      'nor reads another origin',
    );
    t.equal((await bob.call('/Account/Me', {}, none)).status, 200, 'an address typed does');
    t.match(
      (await bob.call('/Account/Me', {}, { TokenID: 'key-of-ann' })).body,
      { user: 'ann@example.com' },
      'a key wins',
    );
    t.equal((await bob.call('/Account/Me', {}, { TokenID: 'wrong' })).status, 401);
  });

  await t.test('a session begun before is not the one after, and the old one ends', async (t) => {
    const bob = browser();
    bob.cookie = 'stowage=chosen-by-somebody-else';
    await bob.signIn({ email: BOB, password: PASSWORD });
    t.notMatch(bob.cookie, /chosen/);
    const first = bob.cookie;
    await bob.signIn({ email: BOB, password: PASSWORD });
    t.not(bob.cookie, first);
    bob.cookie = first;
    t.equal((await bob.call('/Account/Me')).status, 401);
  });

  await t.test('a link: fetched ahead, late, and a row of the store', async (t) => {
    const token = await signIn.linkFor(BOB, 60_000);
    t.equal((await fetch(`${service.address}/`)).status, 200, 'all that a server is asked of the address');
    t.equal((await browser().signIn({ token })).status, 200);
    t.equal((await browser().signIn({ token })).status, 401);
    const failed = () => store.audit.list('Example', { action: 'SignInFailed', limit: 9 });
    await until(async () => (await failed()).items.length > 0);
    t.match((await failed()).items, [{ by: BOB, on: BOB, detail: 'link' }], 'whose link was tried again is noted');
    t.equal((await browser().signIn({ token: await signIn.linkFor(BOB, -1) })).status, 401);
    const rows: string[] = [];
    const seen = new Proxy(store.sessions, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: [{ hash?: string }]) => {
          if (args[0]?.hash) rows.push(args[0].hash);
          return value.apply(target, args);
        };
      },
    });
    const thief = accessServices({ ...store, sessions: seen }, readConfig({}), pino({ level: 'silent' }));
    await thief.signIn.linkFor(BOB, 60_000);
    const begun = await thief.signIn.begin((await store.people.get(BOB))!, 'password', '');
    t.equal(rows.length, 2);
    for (const row of rows) {
      t.equal((await browser().signIn({ token: row })).status, 401);
      const stolen = browser();
      stolen.cookie = `stowage=${row}`;
      t.equal((await stolen.call('/Account/Me')).status, 401);
    }
    t.notOk(rows.some((row) => row.includes(begun.secret)));
  });

  await t.test('wrong, unknown and disabled answer alike, and tries end', async (t) => {
    await people.add(actor, 'off@acme.test', {});
    await people.change(actor, 'off@acme.test', { isDisabled: true });
    const tries = [BOB, 'nobody@acme.test', 'off@acme.test'];
    const shown = ({ status, body }: TestAnswer) => ({ status, body: { ...body, requestId: '' } });
    const answers = [];
    for (const email of tries) answers.push(shown(await browser().signIn({ email, password: 'wrong password' })));
    t.match(answers[0], { status: 401, body: { code: 'WrongSignIn' } });
    t.same(answers[1], answers[0]);
    t.same(answers[2], answers[0]);
    for (let n = 1; n < 10; n++) await browser().signIn({ email: BOB, password: 'wrong password' });
    const locked = await browser().signIn({ email: BOB, password: PASSWORD });
    t.match(locked, { status: 429, body: { code: 'TooManyTries' } }, 'even with the right one');
    t.ok(Number(locked.headers.get('Retry-After')) > 60);
  });

  await t.test('plain http from elsewhere takes no cookie, https behind a proxy a safe one', async (t) => {
    const token = await signIn.linkFor(BOB, 60_000);
    const body = JSON.stringify({ token });
    const send = (address: string, headers: Record<string, string>) =>
      new Promise<{ status: number; cookie: string; text: string }>((resolve, reject) => {
        const all = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers };
        const sent = request(`${address}/Account/Session`, { method: 'POST', headers: all }, (answer) => {
          let text = '';
          answer.on('data', (piece) => {
            text += piece;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode!, cookie: answer.headers['set-cookie']?.[0] ?? '', text }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      });
    const plain = await send(service.address, { Host: 'loads.example' });
    t.match(plain, { status: 400, cookie: '', text: /NeedsHttps/ });
    const behind = await startTestService(t, {
      engine: './naive-engine-module.js',
      dataDir: service.dataDir,
      env: { TRUST_PROXY: 'true' },
    });
    const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'loads.example' };
    const downgraded = { 'Sec-Fetch-Site': '', Origin: 'http://loads.example' };
    t.match(await send(behind.address, { ...proxied, ...downgraded }), { status: 403 }, 'nor a page over plain http');
    const safe = await send(behind.address, { ...proxied, 'Sec-Fetch-Site': '', Origin: 'https://loads.example' });
    t.match(safe, {
      status: 200,
      cookie: /^__Host-stowage=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/,
    });
  });

  await t.test('a stream ends when its reader may no longer read it', async (t) => {
    const eve = await people.add(actor, 'eve@acme.test', {});
    const begun = await signIn.begin(eve, 'password', '');
    const one = browser();
    one.cookie = `stowage=${begun.secret}`;
    await people.change(actor, eve.email, { roles: ['planner'] });
    const { processId } = (await one.call(asProcess({ loadSaved: 'false' }), postInit(smallRequest()))).body.document;
    await service.call('/Account/Me');
    const stream = await fetch(`${service.address}/Processes/${processId}/Events`, { headers: { Cookie: one.cookie } });
    t.equal(stream.status, 200);
    await people.change(actor, eve.email, { roles: ['viewer'] });
    await stream.text();
    t.pass('it has ended');
  });
});

t.test('who may call what, as the docs say', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const { signIn, people, accounts, store } = await beside(t, service);
  const actor = { company: 'Example', by: 'test', key: null, address: '' };
  const page = readFileSync(new URL('../../../docs/reference/access.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+) (\/\S*)`\s*\|(.*)\|$/gm)].map(
    ([, method = '', path = '', cells = '']) => ({
      method,
      path,
      cells: cells.split('|').map((cell) => cell.trim()),
    }),
  );
  const { paths } = (await service.call('/openapi.json')).body;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  t.same(
    [...new Set(rows.map(({ method, path }) => `${method} ${path.split('?')[0]}`))].sort(),
    operations.sort(),
    'the table has every operation',
  );
  const headersOf: (() => Promise<Record<string, string>>)[] = [async () => ({ TokenID: '' })];
  for (const role of ROLES) {
    const person = await people.add(actor, `${role}@acme.test`, { roles: [role] });
    headersOf.push(async () => {
      const { secret } = await signIn.begin(person, 'password', '');
      return { TokenID: '', Cookie: `stowage=${secret}`, 'Sec-Fetch-Site': 'same-origin' };
    });
  }
  for (const scope of SCOPES) {
    const { key } = await accounts.createKey({ user: 'admin@acme.test', company: 'Example', scopes: [scope] });
    headersOf.push(async () => ({ TokenID: key }));
  }
  for (const { method, path, cells } of rows.filter(({ path }) => !/^\/(assets|docs|embed)/.test(path))) {
    for (const [n, cell] of cells.entries()) {
      const headers = await headersOf[n]!();
      const { status } = await service.call(path.replace(/\{\w+\}/g, '1'), { method, headers, redirect: 'manual' });
      const wanted = cell === 'yes' ? status !== 401 && status !== 403 : status === Number(cell);
      if (path === '/Account/Session' && method === 'POST') continue;
      if (!wanted) t.fail(`${method} ${path}, column ${n}: ${cell} in the docs, ${status} here`);
    }
  }
  await people.add(actor, 'off@acme.test', { roles: ['admin'] });
  const { key } = await accounts.createKey({ user: 'off@acme.test', company: 'Example', scopes: ['manage'] });
  await people.change(actor, 'off@acme.test', { isDisabled: true });
  for (const { method, path } of rows.filter(({ cells }) => cells[0] === '401')) {
    const { status } = await service.call(path.replace(/\{\w+\}/g, '1'), { method, headers: { TokenID: key } });
    if (status !== 401) t.fail(`${method} ${path}: ${status} to who is disabled`);
  }
  t.ok((await store.people.list()).length > ROLES.length);
});
