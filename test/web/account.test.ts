/** The pages of what the service keeps for a person, in a real browser: one service and one browser for all. */
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly, some } from '../support/draws.js';
import { startReceiver } from '../support/http/receiver.js';
import { skipWithout } from '../support/parts.js';
import { startTestService, USER } from '../support/service/running-service.js';
import { chooseLanguage, givePassword, PASSWORD, signIn, signInByForm, signOut } from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { headline } from '../support/web/desk-page.js';
import { soon } from '../support/web/soon.js';

const CARTON = { style: 'Shipcase', name: 'Carton', length: 400, width: 300, height: 300, weight: 9, qty: 12 };
const VAN = { containerType: 'SeaVan', name: '20DC', length: 5900, width: 2350, height: 2390, maxWeight: 28_000 };

const MOST_TABS = 120;

function request(title: string) {
  return {
    title,
    cargoes: [CARTON],
    emptyContainers: [VAN],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
}

t.test('the pages of who is signed in', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t, { env: { WEBHOOK_ALLOW: '127.0.0.1' } });
  const browser = await sharedBrowser();
  const open = async (path: string, t: Test, user: string | null = USER, options: BrowserContextOptions = {}) => {
    const opened = await openPage(browser, `${service.address}/#${path}`, t, options);
    if (user !== null) await signIn(opened.page, service, user);
    return opened;
  };
  // The first is saved again.
  for (const title of ['Order 17', 'Order 18', 'Return of pallets', 'Order 17']) {
    await service.post('/Loads?UOM=UnitMetric&loadShared=false', request(title));
  }

  await t.test('ask who it is first', async (t) => {
    await givePassword(service);
    const { page } = await open('/loads', t, null);
    await page.getByText('Sign in to see it').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#sign-in-email').waitFor();
    await signInByForm(page);
    await page.getByRole('link', { name: 'Order 17', exact: true }).waitFor();
    await soon.equal(t, () => page.url(), `${service.address}/#/loads`, 'and leads to where one wanted to go');
  });

  await t.test('loads: find, open, share, revoke, delete', async (t) => {
    const { page, said } = await open('/loads', t);
    await page.getByText('3 loads shown').waitFor();
    const titles = page.locator('tbody').getByRole('link', { name: /^(Order|Return)/ });
    const lastFirst = ['Order 17', 'Return of pallets', 'Order 18'];
    await soon.same(t, () => titles.allTextContents(), lastFirst, 'what was saved last comes first');
    await page.getByRole('searchbox', { name: 'Search titles' }).fill('order');
    await page.getByText('2 loads shown').waitFor();
    await page.getByRole('button', { name: 'Mine', exact: true }).click();
    await page.getByText('2 loads shown').waitFor();
    await page.getByRole('button', { name: 'More: Order 18' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 × 20DC').waitFor();
    const report = await dialog.getByRole('link', { name: 'Report', exact: true }).getAttribute('href');
    t.equal((await fetch(report!)).status, 200);
    const view = await dialog.getByRole('link', { name: '3-D view' }).getAttribute('href');
    t.equal((await fetch(service.address + view)).status, 200);

    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = dialog.locator('.links a');
    const address = await link.getAttribute('href');
    const shared = await fetch(address!);
    t.equal(shared.status, 200);
    // Who was given the link has no key, and reaches the dock from there.
    const [dock] = /http[^"]*#\/dock[^"]*/.exec(await shared.text())!;
    const { page: visitor } = await openPage(browser, dock, t);
    await visitor.getByText('Order 18').first().waitFor();
    const inGerman = await page.context().newPage();
    await inGerman.goto(`${service.address}/#/loads`);
    await chooseLanguage(inGerman, 'GER');
    await inGerman.locator(`.links a[href="${address}?reportLanguage=GER"]`).waitFor();
    await chooseLanguage(inGerman, 'ENG');
    await inGerman.close();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The link to “Order 18”').waitFor();
    await page.getByRole('dialog', { name: 'Revoke' }).getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByText('No link was made').waitFor();
    t.equal((await fetch(address!)).status, 404);

    // Later the desk asks for a price, and the interface answers 400 where there is no record.
    t.same(said, []);
    await dialog.getByRole('link', { name: 'Open', exact: true }).click();
    await headline(page, 'All 12');
    await soon.equal(t, () => page.getByRole('textbox', { name: 'Title' }).inputValue(), 'Order 18');
    await page.goBack();
    await page.getByRole('link', { name: 'Order 17', exact: true }).click();
    await headline(page, 'All 12');
    await soon.equal(
      t,
      () => page.getByRole('textbox', { name: 'Title' }).inputValue(),
      'Order 17',
      'by its title at once',
    );

    await page.goto(`${service.address}/#/loads`);
    await page.getByRole('button', { name: 'More: Return of pallets' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Return of pallets” is deleted').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2 loads shown').waitFor();
    const toast = page.locator('.toast', { hasText: '“Return of pallets” is deleted.' });
    t.same(await seriousFaults(page), []);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 loads shown').waitFor();
    await toast.waitFor({ state: 'detached' });
  });

  await t.test('master data: paste, mend what is faulty, change, export, delete', async (t) => {
    const { page, said } = await open('/records', t);
    await page.getByText('There is no such record').waitFor();
    await page.getByRole('button', { name: 'Paste or import a table' }).click();
    await page
      .getByLabel('Cells from a spreadsheet')
      .fill('SKU\tLength\tWidth\tHeight\tWeight\nLamp\t20\t20\t30\t2\nDesk\t120\twide\t75\t31\n');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sizes are in').selectOption('cm');
    await dialog.getByText('Row 3: Width must be a number: “wide” is none').waitFor();
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    const staged = page.getByRole('region', { name: 'New and changed records' }).first();
    await page.getByRole('button', { name: 'Save 2 records' }).click();
    const cell = staged.locator('[data-cell="1/width"][aria-invalid="true"]');
    await cell.waitFor();
    await soon.equal(t, () => cell.inputValue(), 'wide', 'what was typed stays');
    await page.reload();
    await staged.locator('[data-cell="1/width"]').fill('600');
    await page.getByRole('button', { name: 'Save 2 records' }).click();
    await page.getByText('2 records are saved').waitFor();
    const stored = (await service.call('/Database/Cargoes/Desk?UOM=UnitMetric')).body;
    t.match(stored, { length: 1200, width: 600, weight: 31 });

    await page.getByRole('searchbox', { name: 'Part of the name' }).fill('des');
    await page.getByText('1 record shown').waitFor();
    await page.getByRole('checkbox', { name: 'Choose Desk' }).check();
    await page.getByRole('button', { name: 'Change 1 record' }).click();
    await staged.locator('[data-cell="0/weight"]').fill('33');
    await page.getByRole('button', { name: 'Save 1 record' }).click();
    await page.getByText('1 record is saved').waitFor();
    await page.getByRole('cell', { name: '33', exact: true }).waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all: csv' }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    t.match(csv, /name,length,width,height,weight/);
    t.match(csv, /Desk,1200,600,750,33/);
    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all: xlsx' }).click(),
    ]);
    t.equal((await readFile(await workbook.path())).subarray(0, 2).toString(), 'PK');

    await page.getByRole('checkbox', { name: 'Choose Desk' }).check();
    await page.getByRole('button', { name: 'Add 1 record to the plan' }).click();
    await page.getByText('1 row was added on the plan page').waitFor();

    await page.getByRole('checkbox', { name: 'Choose Desk' }).check();
    await page.getByRole('button', { name: 'Delete 1 record' }).click();
    await page.getByRole('dialog').getByText('Desk').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('There is no such record').waitFor();
    await soon.equal(t, async () => (await service.call('/Database/Cargoes/Desk')).status, 400);
    await page.locator('.toast', { hasText: '“Desk” is deleted.' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('checkbox', { name: 'Choose Desk' }).waitFor();
    await soon.equal(t, async () => (await service.call('/Database/Cargoes/Desk')).status, 200);
    await page.locator('.toast').waitFor({ state: 'detached' });

    await page.getByLabel('Kind').selectOption('Truck');
    await staged.locator('[data-cell="0/name"]').fill('Mega trailer');
    await staged.locator('[data-cell="0/length"]').fill('13600');
    await staged.locator('[data-cell="0/width"]').fill('2480');
    await staged.locator('[data-cell="0/height"]').fill('3000');
    await page.getByRole('button', { name: 'Save 1 record' }).click();
    await page.getByRole('cell', { name: 'Mega trailer', exact: true }).waitFor();
    const lines = said.length;
    await page.getByRole('searchbox', { name: 'Part of the name' }).fill('no trailer');
    await page.getByText('There is no such record').waitFor();
    t.same(said.slice(lines), [], 'the console hears nothing of it');
    await page.getByRole('searchbox', { name: 'Part of the name' }).fill('MEGA');
    await page.getByRole('cell', { name: 'Mega trailer', exact: true }).waitFor();
  });

  await t.test('upload: each load, each faulty row, and the empty workbook', async (t) => {
    const { page } = await open('/upload', t);
    await page.getByRole('button', { name: 'Upload and plan' }).click();
    await page.getByText('Choose a file first').waitFor();
    const cargo =
      'LoadTitle,Style,Name,Length,Width,Height,Weight,Qty\n"Day 1",Shipcase,Box,400,300,300,9,5\n"Day 2",Shipcase,Box,400,wide,300,9,5\n';
    await page.getByLabel('Workbook, or the cargoes as .csv').setInputFiles(csvFile('cargo.csv', cargo));
    const containers = 'ContainerType,Name,Length,Width,Height\nSeaVan,20DC,5900,2350,2390\n';
    await page.getByLabel('Containers as .csv').setInputFiles(csvFile('containers.csv', containers));
    await page.getByRole('button', { name: 'Upload and plan' }).click();
    await page.getByText('2 loads', { exact: true }).waitFor();
    await page.getByText('Cargoes, Row 3: Width must be a number: “wide” is none').waitFor();
    t.equal((await service.call(`/Loads/${USER}/Day`)).body.count, 1);
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Get the empty workbook' }).click(),
    ]);
    t.equal(template.suggestedFilename(), 'stowage-loads.xlsx');
  });

  await t.test('work in the background: progress, result, and the webhook that tells of it', async (t) => {
    const receiver = await startReceiver((_request, response) => response.writeHead(500).end());
    t.teardown(() => receiver.close());
    const { page, said } = await open('/advanced', t);
    await page.getByRole('tab', { name: 'JSON' }).click();
    await page.locator('#json').fill(JSON.stringify(request('In the background')));
    await page.getByRole('button', { name: 'Save…' }).click();
    await page.getByLabel('Plan in the background').check();
    await page.getByLabel('Address that is told').fill(`${receiver.address}/hook`);
    await page.getByRole('button', { name: 'Save on the server' }).click();
    await page.getByText('“In the background” is planned in the background').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Background jobs' }).click();
    await page.getByRole('button', { name: 'Result: In the background' }).click();
    await page.getByRole('dialog').getByText('1 × 20DC').waitFor();
    await page.keyboard.press('Escape');

    await page.goto(`${service.address}/#/webhooks`);
    await page.getByText(`${receiver.address}/hook`).waitFor();
    await page.getByRole('button', { name: /^Send again/ }).click();
    await page.getByText('It is sent again now').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await soon.match(t, copied, `${receiver.address}/hook`);
    t.notMatch(await copied(), /cookie/i);
    await page.getByRole('button', { name: 'Show the secret' }).click();
    await soon.match(t, () => page.locator('[data-secret]').textContent(), /^whsec_/);
    t.same(said, []);
  });

  await t.test('keys: made, shown once, revoked', async (t) => {
    const { page } = await open('/account', t);
    await page.getByText(`${USER}, company Example`).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Scanner');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const made = (await page.locator('[data-new-key]').textContent()) ?? '';
    t.equal((await fetch(`${service.address}/Account/Keys`, { headers: { TokenID: made } })).status, 200);
    await page.reload();
    await page.getByRole('rowheader', { name: 'Scanner' }).waitFor();
    t.notMatch(await page.content(), made);
    await page.getByRole('button', { name: 'Revoke: Scanner' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText(/^Revoked, /).waitFor();
    t.equal((await fetch(`${service.address}/Account/Keys`, { headers: { TokenID: made } })).status, 401);
  });

  await t.test(
    'settings: kept over a reload and the end of the session, then the same here as on the server',
    async (t) => {
      const { page, context } = await open('/account', t, 'dora@example.com');
      await page.getByLabel('Custom rule used for solutions names').check();
      await page.getByLabel('Prefix of solutions names').fill('Lot ');
      await page.getByLabel('Sequence starting number').fill('7');
      await page.reload();
      await soon.equal(t, () => page.getByLabel('Prefix of solutions names').inputValue(), 'Lot ');

      await page.evaluate(() => fetch('/Account/Sessions', { method: 'DELETE' }));
      await page.getByRole('button', { name: 'Save the settings' }).click();
      await page.getByText('You were signed out; your work is kept').waitFor();
      await soon.equal(
        t,
        () => page.getByLabel('Prefix of solutions names').inputValue(),
        'Lot ',
        'what was typed stays',
      );
      await givePassword(service, 'dora@example.com');
      await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
      await signInByForm(page, PASSWORD, 'dora@example.com');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Save the settings' }).click();
      await page.getByText('The settings are saved').waitFor();

      await page.goto(`${service.address}/#/advanced`);
      await page.getByRole('tab', { name: 'JSON' }).click();
      await page.locator('#json').fill(JSON.stringify(request('Named')));
      await page.getByLabel('Units').selectOption('UnitMetric');
      await page.locator('#json').fill(JSON.stringify(request('Named')));
      await page.getByText('1. Lot 7').waitFor();
      const answer = await context.request.post(`${service.address}/Loads?UOM=UnitMetric&loadSaved=false`, {
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        data: request('Named'),
      });
      t.match(await answer.json(), { filledContainers: [{ name: 'Lot 7' }] });
    },
  );

  await t.test('show nothing of another user', async (t) => {
    const { page } = await open('/loads', t);
    await page.getByRole('link', { name: 'Order 17', exact: true }).waitFor();
    await page.goto(`${service.address}/#/records`);
    await page.getByLabel('Kind').selectOption('Carton');
    await page.locator('[data-cell="0/name"]').fill('Secret of Ann');
    await signOut(page);
    await signIn(page, service, 'bob@other.com', 'Other');
    for (const path of ['/records?kind=Carton', '/loads', '/processes', '/webhooks', '/account']) {
      await page.goto(`${service.address}/#${path}`);
      await page.getByRole('main').locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      t.notMatch(await page.content(), /Order 17|Secret of Ann|ann@example\.com|In the background/, path);
    }
    await page.goto(`${service.address}/#/records?kind=Carton`);
    await soon.equal(t, () => page.locator('[data-cell="0/name"]').inputValue(), '');
  });

  await t.test('work with the keyboard alone, and give the focus back', async (t) => {
    const { page } = await open('/loads', t);
    await page.getByRole('link', { name: 'Order 17', exact: true }).waitFor();
    await tabTo(page, 'More: Order 17');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Order 17' }).waitFor();
    await tabTo(page, 'Make a link');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).waitFor();
    await tabTo(page, 'Revoke: Order 17');
    await page.keyboard.press('Space');
    await page.getByText('The link to “Order 17”').waitFor();
    await tabTo(page, 'Revoke');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('No link was made').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await soon.equal(t, () => focused(page), 'More: Order 17');
    await tabTo(page, 'Account: ann@example.com, A');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Account and API keys');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Easy load used');
    await page.keyboard.press('Space');
    await tabTo(page, 'Save the settings');
    await page.keyboard.press('Enter');
    await page.getByText('The settings are saved').waitFor();
    t.equal((await service.call('/Account/Settings')).body.isEasyLoadUsed, true);
  });

  await t.test('keep working when the server cannot be reached', deepOnly, async (t) => {
    const { page, context } = await open('/records', t);
    await page.locator('[data-cell="0/name"]').fill('Lamp 2');
    for (const side of ['length', 'width', 'height']) await page.locator(`[data-cell="0/${side}"]`).fill('300');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save 1 record' }).click();
    await page.getByText('The server cannot be reached').first().waitFor();
    await soon.equal(t, () => page.locator('[data-cell="0/name"]').inputValue(), 'Lamp 2');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save 1 record' }).click();
    await page.getByText('1 record is saved').waitFor();
  });

  await t.test('have no serious fault of accessibility, wide and narrow, light and dark', async (t) => {
    for (const [width, colorScheme] of some([
      [1400, 'light'],
      [390, 'dark'],
    ] as const)) {
      const { page } = await open('/loads', t, USER, { viewport: { width, height: 844 }, colorScheme });
      for (const path of ['/loads', '/records', '/upload', '/processes', '/webhooks', '/account']) {
        await page.goto(`${service.address}/#${path}`);
        await page.getByRole('main').locator('h1').waitFor();
        await page.waitForLoadState('networkidle');
        if (width === 1400 || path === '/loads') t.same(await seriousFaults(page), [], `${path} ${width}`);
        const isWhole = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        await soon.ok(t, isWhole, `${path} is as wide as the window`);
      }
    }
  });
});

function csvFile(name: string, content: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
}

/** By Tab only, once it is there; wraps around at the end of the page. */
async function tabTo(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('checkbox', { name }))
    .waitFor();
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

/** What a screen reader calls it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });
}
