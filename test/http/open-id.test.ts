/** Signing in with the company's own sign-in: a real provider, which lies where it is told to. */
import t from 'tap';
import { SessionBrowser } from '../support/http/session-browser.js';
import { beside } from '../support/service/beside.js';
import { CLIENT, startCompanySignIn } from '../support/service/company-sign-in.js';
import { postInit, startTestService, type TestAnswer } from '../support/service/running-service.js';

const BASE_URL = 'https://loads.test';
const CALLBACK = `${BASE_URL}/Account/OpenId/Callback`;
const REFUSED = '/#/sign-in/refused';

const company = await startCompanySignIn(t, CALLBACK);
const service = await startTestService(t, {
  engine: './naive-engine-module.js',
  env: {
    BASE_URL,
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_COMPANY: 'Example',
    OIDC_DOMAINS: 'Acme.test',
  },
});
const { accounts } = await beside(t, service);
const { key } = await accounts.createKey({ user: 'ann@example.com', company: 'Example', isAdmin: true });
const admin = (path: string, init: RequestInit) =>
  service.call(path, { ...init, headers: { TokenID: key, ...init.headers } });
const keyless = (path: string, init: RequestInit) =>
  service.call(path, { ...init, redirect: 'manual', headers: { TokenID: '', ...init.headers } });
const verified = (email: string) => ({ email, email_verified: true });

/** Begins here, signs in there, and stops at the way back. */
async function wayBack(browser: SessionBrowser): Promise<URL> {
  const begun = await browser.call('/Account/OpenId');
  t.equal(begun.status, 303);
  const there = new Map<string, string>();
  let at = new URL(begun.headers.get('Location')!);
  t.match(Object.fromEntries(at.searchParams), {
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: /^[\w-]{43}$/,
    redirect_uri: CALLBACK,
  });
  while (at.origin === company.issuer) {
    const Cookie = [...there].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { Cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set)!;
      there.set(name, value);
    }
    const next = answer.headers.get('Location');
    if (next === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at);
  }
  t.ok(at.href.startsWith(`${CALLBACK}?`), 'back at the address of BASE_URL');
  return at;
}

const comeBack = (browser: SessionBrowser, { search }: URL): Promise<TestAnswer> =>
  browser.call(`/Account/OpenId/Callback${search}`, {}, { 'Sec-Fetch-Site': 'cross-site' });

async function signIn(subject: string, email: string, browser = new SessionBrowser(keyless)) {
  company.who = subject;
  company.accounts.set(subject, verified(email));
  const answer = await comeBack(browser, await wayBack(browser));
  return { browser, answer, me: (await browser.call('/Account/Me')).body };
}

/** Why the last one was refused, as the operator reads it. */
function refusal(answer: TestAnswer): string {
  t.equal(answer.status, 303);
  t.equal(answer.headers.get('Location'), REFUSED);
  t.notOk(
    answer.headers.getSetCookie().some((set) => /^stowage=./.test(set)),
    'no session begins',
  );
  const line = service.lines.findLast((one) => one.includes('a sign-in by OpenID was refused'))!;
  const said: string[] = [];
  for (let error = JSON.parse(line).err; error; error = error.cause) said.push(String(error.message));
  return said.join(': ');
}

t.test('first by the domain, then by issuer and subject', async (t) => {
  const offer = await keyless('/Account/SignIn', {});
  t.match(offer.body, { openId: true, person: null });
  const { answer, me, browser } = await signIn('subject-1', 'Carl@acme.test');
  t.match(answer, { status: 303 });
  t.equal(answer.headers.get('Location'), '/');
  t.match(me, { user: 'carl@acme.test', company: 'Example', roles: ['planner'] });
  t.equal((await browser.call('/Account/Me')).status, 200);
  const again = await signIn('subject-1', 'carl@elsewhere.test');
  t.equal(again.me.user, 'carl@acme.test', 'whatever the e-mail became');
  const other = await signIn('subject-2', 'carl@acme.test');
  t.match(refusal(other.answer), 'belongs to another account', 'who has the old e-mail now is somebody else');
});

t.test('first by an invitation', async (t) => {
  const email = 'guest@partner.test';
  t.match(refusal((await signIn('guest', email)).answer), 'is not invited');
  await admin('/Account/People', postInit({ email, roles: ['viewer'] }));
  t.match(refusal((await signIn('guest', email)).answer), 'is not invited', 'to be there is no invitation');
  await admin(`/Account/People/${email}/Invite`, { method: 'POST' });
  company.accounts.set('guest', { email, email_verified: false });
  company.who = 'guest';
  const browser = new SessionBrowser(keyless);
  t.match(refusal(await comeBack(browser, await wayBack(browser))), 'verified', 'an e-mail that is not verified');
  t.match((await signIn('guest', email)).me, { user: email, roles: ['viewer'] });
});

t.test('no access any more', async (t) => {
  const put = (isDisabled: boolean) => ({ ...postInit({ isDisabled }), method: 'PUT' });
  const { browser } = await signIn('dora', 'dora@acme.test');
  await admin('/Account/People/dora@acme.test', put(true));
  t.equal((await browser.call('/Account/Me')).status, 401);
  t.match(refusal((await signIn('dora', 'dora@acme.test')).answer), 'has no access');
  await admin('/Account/People/dora@acme.test', put(false));
  t.equal((await signIn('dora', 'dora@acme.test')).me.user, 'dora@acme.test');
  await admin('/Account/People/dora@acme.test', { method: 'DELETE' });
  t.match(refusal((await signIn('dora', 'dora@acme.test')).answer), 'has no access', 'nor by the domain');
});

t.test('tokens that lie', async (t) => {
  const lies: [Record<string, unknown>, RegExp][] = [
    [{ iss: 'https://evil.test' }, /"iss"/],
    [{ aud: 'another client' }, /"aud"/],
    [{ nonce: 'another nonce' }, /"nonce"/],
    [{ nonce: undefined }, /"nonce"/],
    [{ exp: 1 }, /"exp"/],
    [{ aud: [CLIENT.id, 'another client'], azp: 'another client' }, /"azp"/],
  ];
  for (const [lie, why] of lies) {
    company.lie = lie;
    t.match(refusal((await signIn('subject-1', 'carl@acme.test')).answer), why, JSON.stringify(lie));
  }
  company.lie = null;
  t.equal((await signIn('subject-1', 'carl@acme.test')).me.user, 'carl@acme.test');
});

t.test('ways back that this browser did not begin, or not now', async (t) => {
  company.who = 'subject-1';
  const changed = async (change: (browser: SessionBrowser, back: URL) => unknown): Promise<string> => {
    const browser = new SessionBrowser(keyless);
    const back = await wayBack(browser);
    await change(browser, back);
    return refusal(await comeBack(browser, back));
  };
  t.match(await changed((_, back) => back.searchParams.set('state', 'x')), /"state"/);
  t.match(await changed((_, back) => back.searchParams.delete('state')), /"state"/);
  t.match(await changed((_, back) => back.searchParams.set('iss', 'https://evil.test')), /"iss"/);
  t.match(await changed((_, back) => back.searchParams.set('code', 'x')), /./);
  t.match(
    await changed((_, back) => {
      back.search = '?error=access_denied';
    }),
    /./,
  );
  const none = (browser: SessionBrowser) => {
    browser.cookie = '';
  };
  t.match(await changed(none), 'did not begin');
  t.match(await changed((browser) => browser.call('/Account/OpenId')), /"state"/, 'begun anew meanwhile');
  const old = (browser: SessionBrowser) => {
    const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(browser.cookie)!;
    const kept = JSON.parse(Buffer.from(value, 'base64url').toString());
    kept.begunAt -= 11 * 60_000;
    browser.cookie = `${name}=${Buffer.from(JSON.stringify(kept)).toString('base64url')}`;
  };
  t.match(await changed(old), '10 minutes', 'of a browser that keeps it longer than it was told');
  const browser = new SessionBrowser(keyless);
  const begun = await browser.call('/Account/OpenId');
  t.match(begun.headers.getSetCookie()[0], /^stowage-openid=.*; Max-Age=600; HttpOnly; SameSite=Lax$/);
  browser.cookie = 'stowage-openid=no-json';
  t.match(refusal(await browser.call('/Account/OpenId/Callback?code=x&state=y')), /./);
});

t.test('a code works once, and a session of before ends', async (t) => {
  company.who = 'subject-1';
  const { browser } = await signIn('subject-1', 'carl@acme.test');
  const before = browser.cookie;
  const back = await wayBack(browser);
  const beforeBack = browser.cookie;
  t.equal((await comeBack(browser, back)).headers.get('Location'), '/');
  const after = browser.cookie;
  t.not(after, before);
  browser.cookie = before;
  t.equal((await browser.call('/Account/Me')).status, 401);
  browser.cookie = beforeBack;
  t.match(refusal(await comeBack(browser, back)), /invalid_grant|response/, 'the same way back again');
});
