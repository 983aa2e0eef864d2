/** What is behind the top bar of every page: signing in, and the account's menu. */
import type { Page } from 'playwright-core';
import { Accounts } from '../../../src/service/accounts/accounts.js';
import { Passwords } from '../../../src/service/accounts/passwords.js';
import { hashOfSecret, newSecret } from '../../../src/service/accounts/secrets.js';
import { openStore } from '../../../src/store/open.js';
import { type TestService, USER } from '../service/running-service.js';

export const PASSWORD = 'quiet heron over the lake';

type Served = Pick<TestService, 'dataDir'>;

const HOUR_MILLISECONDS = 3_600_000;

/** The token of a link that signs somebody in, who is made a person of the company if there is none. */
export async function tokenOf({ dataDir }: Served, user = USER, company = 'Example'): Promise<string> {
  const store = await openStore({ dataDir });
  await new Accounts(store).ensureUser(user, company);
  const token = newSecret();
  const expiresAt = new Date(Date.now() + HOUR_MILLISECONDS).toISOString();
  await store.sessions.addLink({ hash: hashOfSecret('link', token), user, expiresAt, usedAt: null });
  await store.close();
  return token;
}

/** Somebody who is there has this password from now on. */
export async function givePassword({ dataDir }: Served, user = USER): Promise<void> {
  const store = await openStore({ dataDir });
  const passwordHash = await new Passwords().hash(PASSWORD);
  await store.people.change(user, (person) => ({ ...person, passwordHash }));
  await store.close();
}

/** Without the form; the page is loaded anew. */
export async function signIn(page: Page, service: Served, user = USER, company = 'Example'): Promise<void> {
  const token = await tokenOf(service, user, company);
  const status = await page.evaluate(async (token) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) };
    return (await fetch('/Account/Session', init)).status;
  }, token);
  if (status !== 200) throw new Error(`signing in was answered ${status}`);
  await page.reload();
  await page.getByRole('button', { name: /^Account: / }).waitFor();
}

/** Opens the form that `signInByForm` fills in. */
export async function openSignIn(page: Page): Promise<void> {
  await page.locator('.desk-top').getByRole('button', { name: 'Sign in' }).click();
}

/** By the form, which is open or about to be. */
export async function signInByForm(page: Page, password = PASSWORD, user = USER): Promise<void> {
  await page.locator('#sign-in-email').fill(user);
  await page.locator('#sign-in-password').fill(password);
  await page.locator('form:has(#sign-in-email) [type="submit"]').click();
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('.account').click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
  await page.locator('.desk-top').getByRole('button', { name: 'Sign in' }).waitFor();
}

/** Light or dark, whichever it is not. */
export async function switchTheme(page: Page): Promise<void> {
  await page.locator('.account').click();
  await page
    .locator('#account-menu')
    .getByRole('button', { name: /^Theme/ })
    .click();
  await page.keyboard.press('Escape');
  await page.locator('#account-menu').waitFor({ state: 'hidden' });
}

/** @param code as of the interface: GER */
export async function chooseLanguage(page: Page, code: string): Promise<void> {
  await page.locator('.account').click();
  await page.locator('#account-menu .desk-select').selectOption(code);
  await page.keyboard.press('Escape');
  await page.locator('#account-menu').waitFor({ state: 'hidden' });
}
