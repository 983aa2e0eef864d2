/** Invitations and links to sign in, as a real mail server receives them. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import t from 'tap';
import { SessionBrowser } from '../support/http/session-browser.js';
import { beside } from '../support/service/beside.js';
import { until } from '../support/service/processes.js';
import { postInit, startTestService } from '../support/service/running-service.js';

const BASE_URL = 'https://loads.test';
const BOB = 'bob@acme.test';

interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly link: string;
}

const mails: Mail[] = [];
/** What the mail server waits for before it takes a mail. */
let held: Promise<void> = Promise.resolve();
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, { envelope: { mailFrom, rcptTo } }, taken) {
    text(stream)
      .then(async (raw) => {
        await held;
        const decoded = raw
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
        const [link = ''] = /\S+#\/sign-in\/\S+/.exec(decoded) ?? [];
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: decoded,
          link,
        });
      })
      .then(() => taken(), taken);
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
t.teardown(() => server.close());
const { port } = server.server.address() as AddressInfo;

const service = await startTestService(t, {
  engine: './naive-engine-module.js',
  env: {
    BASE_URL: `${BASE_URL}/`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Loads <loads@acme.test>',
    TRUST_PROXY: 'true',
  },
});
const { accounts } = await beside(t, service);
const { key } = await accounts.createKey({ user: 'ann@example.com', company: 'Example', isAdmin: true });
/** As somebody calls who would like the links to lead elsewhere. */
const elsewhere = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https' };
const admin = (path: string, init: RequestInit = {}) =>
  service.call(path, { ...init, headers: { ...elsewhere, TokenID: key, ...init.headers } });
const keyless = (path: string, init: RequestInit) =>
  service.call(path, { ...init, headers: { TokenID: '', ...init.headers } });
const browser = () => new SessionBrowser(keyless);
const ask = (email: string) => keyless('/Account/SignInLinks', postInit({ email }, elsewhere));
const add = (email: string) => admin('/Account/People', postInit({ email }));
const invite = (email: string) => admin(`/Account/People/${email}/Invite`, { method: 'POST' });
const tokenOf = (link: string) => link.split('/#/sign-in/')[1]!;
const mailsTo = (email: string) => mails.filter(({ to }) => to.includes(email));

t.test('an invitation is mailed, and leads to BASE_URL', async (t) => {
  await add(BOB);
  const { body } = await invite(BOB);
  t.match(body, { isSent: true, url: /^https:\/\/loads\.test\/#\/sign-in\/[\w-]{43}$/ });
  const [mail] = mailsTo(BOB);
  t.match(mail, { from: 'loads@acme.test', to: [BOB], link: body.url });
  t.match(mail!.text, /^From: Loads <loads@acme\.test>/m);
  t.match(mail!.text, 'ann@example.com invites you');
  t.notMatch(mail!.text, 'evil.test');
  t.equal((await browser().signIn({ token: tokenOf(mail!.link) })).body.user, BOB);
});

t.test('an address that a mail program would read as two is one', async (t) => {
  const odd = 'eve<bob@acme.test>';
  await add(odd);
  await invite(encodeURIComponent(odd));
  t.equal(mailsTo(BOB).length, 1, 'Bob has no mail of hers');
});

t.test('a link to sign in: asked for at once, used once, whatever looks ahead', async (t) => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const before = mails.length;
  const answers = [await ask(' BOB@acme.test'), await ask('nobody@acme.test')];
  t.equal(mails.length, before, 'the answer does not wait for the mail');
  const shown = answers.map(({ status, body }) => ({ status, body }));
  t.match(shown[0], { status: 200 });
  t.same(shown[0], shown[1], 'nor does it say whether there is somebody');
  release();
  await until(() => mailsTo(BOB).length === 2);
  const { link, text } = mailsTo(BOB)[1]!;
  t.ok(link.startsWith(`${BASE_URL}/#/sign-in/`), link);
  t.notMatch(text, 'evil.test');
  // What a mail program that looks ahead asks the server for: a browser sends nothing of what is behind `#`.
  const { pathname } = new URL(link);
  t.equal((await fetch(service.address + pathname, { headers: { Accept: 'text/html' } })).status, 200);
  t.equal((await browser().signIn({ token: tokenOf(link) })).body.user, BOB);
  t.match(await browser().signIn({ token: tokenOf(link) }), { status: 401, body: { code: 'WrongSignIn' } });
});

t.test('three links an hour, then none, and the same answer', async (t) => {
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await ask(BOB)).status);
  t.same(statuses, [200, 200, 200, 200]);
  await until(() => mailsTo(BOB).length === 4);
});

t.test('nobody who is disabled', async () => {
  await add('off@acme.test');
  await admin('/Account/People/off@acme.test', { ...postInit({ isDisabled: true }), method: 'PUT' });
  await ask('off@acme.test');
});

t.test('a mail server that is away fails no call, and is told to the operator', async (t) => {
  await add('carl@acme.test');
  await ask('carl@acme.test');
  await until(() => mailsTo('carl@acme.test').length === 1);
  t.equal(mailsTo(BOB).length, 4, 'an invitation and three links');
  t.equal(mailsTo('off@acme.test').length + mailsTo('nobody@acme.test').length, 0);
  await new Promise<void>((resolve) => server.close(resolve));
  const { status, body } = await invite('carl@acme.test');
  t.match({ status, body }, { status: 200, body: { isSent: false, url: /loads\.test/ } });
  const told = (what: string) => service.lines.filter((line) => line.includes(what));
  t.match(JSON.parse(told('an invitation was not mailed').at(-1) ?? '{}'), {
    level: 50,
    err: { message: /ECONNREFUSED/ },
  });
  t.equal((await browser().signIn({ token: tokenOf(body.url) })).status, 200, 'the link shown works');
  t.equal((await ask('carl@acme.test')).status, 200);
  await until(() => told('a sign-in link was not sent').length === 1);
  for (const { link } of mails) t.notOk(told(tokenOf(link)).length, 'no token is in the log');
});
