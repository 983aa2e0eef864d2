/** What is behind the top bar of every page: signing in, and the account's menu. */
import type { Page } from 'playwright-core';

/** By the dialog, which is opened if it is not. */
export async function signIn(page: Page, key: string): Promise<void> {
  if ((await page.locator('#key').count()) === 0) {
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await page.locator('#key').fill(key);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await page.getByRole('button', { name: /^Account: / }).waitFor();
  await page.locator('#key').waitFor({ state: 'detached' });
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('.account').click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).waitFor();
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
