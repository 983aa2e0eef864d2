/** Drafts of the desk in a real browser: each tab has its own, and none is lost. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly } from '../../support/draws.js';
import { skipWithout } from '../../support/parts.js';
import { startTestService } from '../../support/service/running-service.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { begin, cell, headline, kept, TWO_ROWS } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';

t.test('drafts of the desk', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const address = `${service.address}/#/`;
  const open = (t: Test, options: BrowserContextOptions = {}) => openPage(browser, address, t, options);

  await t.test('a reload shows the same order, another tab has its own, and the start lists them', async (t) => {
    const { page, context, said } = await open(t);
    await begin(page);
    await cell(page, 0, 'qty').fill('4');
    await named(page);
    await kept(page);
    await page.reload();
    await cell(page, 0, 'qty').waitFor();
    await soon.equal(t, () => cell(page, 0, 'qty').inputValue(), '4');

    const second = await context.newPage();
    await second.goto(address);
    await second.getByRole('link', { name: 'Open: Two rows' }).waitFor();
    await soon.match(t, () => second.locator('.unsaved li').textContent(), /16 pieces/);
    t.same(await seriousFaults(second), []);
    await begin(second, { ...TWO_ROWS, title: 'Another' });
    await kept(second);
    await soon.equal(t, () => cell(page, 0, 'qty').inputValue(), '4', 'no tab writes over what another holds');
    await second.getByRole('link', { name: 'Stowage' }).click();
    await second.locator('.unsaved li').nth(1).waitFor();
    await soon.match(t, () => second.locator('.unsaved').textContent(), /Another.*Two rows/);
    await second.getByRole('link', { name: 'Open: Two rows' }).click();
    await headline(second, '15 of 16');
    await soon.equal(t, () => second.evaluate(() => location.hash), await page.evaluate(() => location.hash));
    t.same(said, []);
  });

  await t.test('Back leads to the load before, and to a draft of another device nothing does', async (t) => {
    const { page } = await open(t);
    await begin(page, { ...TWO_ROWS, title: 'First' });
    await headline(page, '15 of 18');
    const buffer = Buffer.from(JSON.stringify({ ...TWO_ROWS, title: 'Second' }));
    await page.locator('#desk-file').setInputFiles({ name: 'second.json', mimeType: 'application/json', buffer });
    const title = () => page.locator('.title input').inputValue();
    await soon.equal(t, title, 'Second');
    await page.goBack();
    await soon.equal(t, title, 'First');
    await headline(page, '15 of 18');
    await page.goForward();
    await soon.equal(t, title, 'Second');
    await page.goto(`${address}?draft=ofelsewhere`);
    const said = page.getByRole('alert').filter({ hasText: 'not kept in this browser' });
    await said.getByRole('link', { name: 'Loads' }).waitFor();
    t.same(await seriousFaults(page), []);
    await page.goBack();
    await soon.equal(t, title, 'Second');
    await page.getByRole('link', { name: 'Stowage' }).click();
    await page.locator('.way').first().waitFor();
    await soon.equal(t, () => said.count(), 0);
  });

  await t.test('two tabs with one draft show what either types', async (t) => {
    const { page, context } = await open(t);
    await begin(page);
    await named(page);
    await kept(page);
    const second = await context.newPage();
    await second.goto(await page.evaluate(() => location.href));
    await cell(second, 1, 'qty').fill('7');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-cell="1/qty"]')?.value === '7');
    await cell(page, 0, 'qty').fill('5');
    await second.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-cell="0/qty"]')?.value === '5');
    await soon.equal(t, () => cell(second, 1, 'qty').inputValue(), '7');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await soon.equal(t, () => cell(page, 1, 'qty').inputValue(), '12', 'and can undo what the other did');
  });

  await t.test('a deleted draft comes back, and a sample is nobody’s work', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await kept(page);
    await page.getByLabel('Open…').selectOption('pallet-order');
    await cell(page, 3, 'name').waitFor();
    await kept(page);
    await page.getByLabel('Open…').selectOption('new');
    await page.getByRole('button', { name: 'Delete: Two rows' }).click();
    await page.locator('.unsaved', { hasText: 'Deleted' }).waitFor();
    await soon.equal(t, () => page.locator('.unsaved li').count(), 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Open: Two rows' }).click();
    await headline(page, '15 of 18');
    await page.keyboard.press('Control+z');
    await page.locator('.way').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.title input').waitFor();
    await soon.match(
      t,
      () => page.locator('.title input').inputValue(),
      'Retail order',
      'undo goes back through all of them',
    );
  });

  await t.test('what an earlier version kept is taken over', deepOnly, async (t) => {
    const draft = { ...TWO_ROWS, uom: 'UnitHighMetric', rules: {}, others: {} };
    const localStorage = [
      { name: 'stowage.draft', value: JSON.stringify({ draft, jsonText: null, lines: '' }) },
      { name: 'stowage.theme', value: 'dark' },
    ];
    const { page } = await open(t, {
      storageState: { cookies: [], origins: [{ origin: service.address, localStorage }] },
    });
    await page.getByRole('link', { name: 'Open: Two rows' }).click();
    await headline(page, '15 of 18');
    await soon.equal(t, () => page.evaluate(() => window.localStorage.getItem('stowage.draft')), null);
    await soon.same(t, () => kept(page), { ...draft, shown: 'UnitHighMetric' });
  });

  await t.test('a table begins with heavy cargo below, and what is opened stays as it is', async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: 'Start with an empty table' }).click();
    await cell(page, 0, 'name').fill('Crate');
    await soon.same(t, async () => (await kept(page)).rules, { stackingRule: 'HeavierBottomFirst' });
    await page.getByLabel('Open…').selectOption('new');
    await begin(page);
    await soon.same(t, async () => (await kept(page)).rules, { optimizationLevel: 1 });
    await page.getByLabel('Open…').selectOption('new');
    await page.locator('.way').first().waitFor();
    const list = 'Name\tLength mm\tWidth mm\tHeight mm\tWeight kg\tQty\nCrate\t800\t600\t500\t40\t5\n';
    await page.evaluate((list) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', list);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, list);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await cell(page, 0, 'name').waitFor();
    await soon.same(t, async () => (await kept(page)).rules, { stackingRule: 'HeavierBottomFirst' });
  });
});

/** The draft has its name in the address. */
async function named(page: Page): Promise<void> {
  await page.waitForFunction(() => /draft=(?!new)\w+/.test(location.hash));
}
