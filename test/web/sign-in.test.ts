/** Signing in and out in a real browser: the printed address, links that are used up, and what is left behind. */
import { pino } from 'pino';
import t, { type Test } from 'tap';
import { readConfig } from '../../src/config.js';
import { type FirstStart, startService } from '../../src/start/start-service.js';
import { skipWithout } from '../support/parts.js';
import { startTestService, temporaryFolder, USER } from '../support/service/running-service.js';
import { openSignIn, PASSWORD, signIn, signInByForm, signOut, tokenOf } from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { begin, headline } from '../support/web/desk-page.js';
import { soon } from '../support/web/soon.js';

t.test('signing in', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = (t: Test, path: string, address = service.address) => openPage(browser, address + path, t);

  await t.test('the first start prints an address that opens the page, and its button signs in', async (t) => {
    const first = await firstStart(t);
    const { page, said, asked } = await openPage(browser, first.signIn, t);
    await page.getByText('This link signs you in once').waitFor();
    t.same(await seriousFaults(page), []);
    t.notOk(
      asked.some((address) => new URL(address).pathname === '/Account/Session'),
      'opening it uses nothing up',
    );
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('admin@localhost is signed in').waitFor();
    await soon.match(t, () => page.url(), /#\/sign-in$/, 'the token has left the address');
    const type = async (first: string, again: string) => {
      await page.getByLabel('New password').fill(first);
      await page.getByLabel('The same again').fill(again);
      await page.getByRole('button', { name: 'Set the password' }).click();
    };
    await type(PASSWORD, `${PASSWORD}s`);
    await page.getByRole('alert').getByText('differ').waitFor();
    await type('password1234', 'password1234');
    await page.getByRole('alert').getByText('commonest').waitFor();
    t.same(await seriousFaults(page), []);
    await type(PASSWORD, PASSWORD);
    await page.getByText('The password is set.').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.way').first().waitFor();
    await signOut(page);
    await openSignIn(page);
    await signInByForm(page, PASSWORD, 'admin@localhost');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Account: admin@localhost' }).waitFor();
    t.ok(
      asked.every((address) => !address.includes(new URL(first.signIn).hash.split('/')[2]!)),
      'nobody saw the token',
    );
    t.same(
      said.filter((line) => !/400/.test(line)),
      [],
    );
  });

  await t.test('a link that is used up says so, and leads to the other ways', async (t) => {
    const token = await tokenOf(service);
    const one = await open(t, `/#/sign-in/${token}`);
    await one.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await one.page.getByText(`${USER} is signed in`).waitFor();
    const { page } = await open(t, `/#/sign-in/${token}`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('used already').waitFor();
    await page.getByRole('link', { name: 'Sign in another way' }).click();
    await page.locator('#sign-in-email').waitFor();
    await soon.equal(
      t,
      () => page.getByRole('button', { name: 'Mail me a link' }).count(),
      0,
      'which is not offered here',
    );
    await page.goto(`${service.address}/#/sign-in/refused`);
    await page.getByRole('alert').getByText('company account').waitFor();
  });

  await t.test('a link of a mail, the company sign-in and Advanced lead to what one had before', async (t) => {
    const { page, context } = await open(t, '/');
    await page.locator('.account').click();
    await page.getByRole('link', { name: 'Advanced' }).click();
    await page.getByText('0 rows').waitFor();
    await page.getByRole('link', { name: 'Stowage' }).click();
    await begin(page);
    await page.waitForFunction(() => /draft=(?!new)/.test(location.hash));
    const hash = await page.evaluate(() => location.hash);
    // What a service with mail and an issuer of OpenID offers.
    const json = (path: string, body: object) => context.route(`**${path}`, (route) => route.fulfill({ json: body }));
    await json('/Account/SignIn', { status: 'succeed', password: true, link: true, openId: true, person: null });
    await json('/Account/SignInLinks', { status: 'succeed' });
    await context.route('**/Account/OpenId', (route) => route.fulfill({ status: 303, headers: { Location: '/' } }));
    const ask = async () => {
      await page.locator('.account').click();
      await page.locator('#account-menu').getByRole('button', { name: 'Sign in' }).click();
    };
    await page.reload();
    await ask();
    await page.getByRole('link', { name: /company/ }).click();
    await page.waitForURL(`**/${hash}`);
    await headline(page, '15 of 18');

    await ask();
    await page.locator('#sign-in-email').fill(USER);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.getByRole('status').getByText('a link is on its way').waitFor();
    const mailed = await context.newPage();
    await mailed.goto(`${service.address}/#/sign-in/${await tokenOf(service)}`);
    await mailed.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await mailed.getByRole('link', { name: 'Continue' }).click();
    await headline(mailed, '15 of 18');
    await soon.equal(t, () => new URL(mailed.url()).hash, hash);
  });

  await t.test('signing out asks about what is not saved, and leaves nothing in any tab', async (t) => {
    const { page, context } = await open(t, '/');
    await signIn(page, service);
    await begin(page);
    await headline(page, '15 of 18');
    await page.locator('.title input').fill('Of Ann');
    const other = await context.newPage();
    await other.goto(`${service.address}/#/compare`);
    await other.getByRole('button', { name: /^Account: / }).waitFor();
    await page.evaluate(() =>
      caches.open('stowage-dock').then((cache) => cache.put('/embed/x.json', new Response('{}'))),
    );
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('Of Ann'));
    await page.locator('.account').click();
    await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
    const asked = page.getByRole('dialog', { name: 'Sign out' });
    await asked.getByText('One load is not saved on the server').waitFor();
    await asked.getByRole('button', { name: 'Sign out' }).click();
    for (const tab of [page, other]) {
      await tab.locator('.way').first().waitFor();
      await tab.locator('.desk-top').getByRole('button', { name: 'Sign in' }).waitFor();
      const left = () => tab.evaluate(async () => JSON.stringify([localStorage, sessionStorage, await caches.keys()]));
      await soon.notMatch(t, left, /Of Ann|stowage-dock/);
    }
    await soon.same(t, () => context.cookies(), []);
  });
});

/** A service on an empty store, as the first start shows it. */
async function firstStart(t: Test): Promise<FirstStart> {
  const config = readConfig({ PORT: '0', DATA_DIR: temporaryFolder(t), WORKERS: '1' });
  const shown: FirstStart[] = [];
  const service = await startService(config, pino({ level: 'silent' }), { greet: (first) => shown.push(first) });
  t.teardown(() => service.stop(0));
  await service.whenReady;
  return shown[0]!;
}
