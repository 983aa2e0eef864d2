/** The pages in a real browser, as people use them: one service and one browser for all. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly } from '../support/draws.js';
import { skipWithout } from '../support/parts.js';
import { startTestService } from '../support/service/running-service.js';
import {
  chooseLanguage,
  givePassword,
  openSignIn,
  PASSWORD,
  signInByForm,
  switchTheme,
} from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { headline, TWO_ROWS } from '../support/web/desk-page.js';
import { networkTo } from '../support/web/network.js';
import { soon } from '../support/web/soon.js';

/** Most bytes, compressed, until one can type; the engine and what draws the plan are loaded behind that. */
const USABLE_BYTES = 120 * 1024;
/** With engine and viewer, until the first plan is drawn. */
const FIRST_LOAD_BYTES = 300 * 1024;
const FONT_BYTES = 48 * 1024;
/** How the better plan that follows is shared with lanes. */
const BEHIND_FIRST_PLAN = /\/(plans-in-lanes|lane-of-page|piece-by-piece|page-channel)-[^/]*\.js$/;

t.test('the pages', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = (path = '/#/advanced', t?: Test, options?: BrowserContextOptions) =>
    openPage(browser, service.address + path, t, options);

  await t.test('open with a sample that is planned at once, and say nothing on the console', async (t) => {
    const { page, said, asked } = await open('/#/advanced', t);
    await planned(page, 'All 403 loaded');
    await soon.equal(
      t,
      () => page.locator('.sheet tbody tr').first().locator('input').first().inputValue(),
      'Refrigerator 320 l',
    );
    t.same(said, []);
    t.ok(asked.every((address) => address.startsWith(service.address)));
  });

  await t.test('first load is small, and a language that the system made up does no harm', async (t) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    t.teardown(() => context.close());
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix'] }));
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('.way') === null) return;
        performance.mark('usable');
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    });
    // Sizes of the bodies as they are sent; the browser itself tells none of a worker's.
    const asked: [path: string, bytes: number][] = [];
    const fonts: [path: string, bytes: number][] = [];
    page.on('response', (response) => {
      const bytes = Number(response.headers()['content-length'] ?? 0);
      const { pathname } = new URL(response.url());
      // Text is there before its font, which is then kept.
      (pathname.endsWith('.woff2') ? fonts : asked).push([pathname, bytes]);
    });
    // The second worker finds its script in the browser's cache.
    const each = () => [...new Map(asked)].filter(([path]) => !BEHIND_FIRST_PLAN.test(path));
    const bytesOf = (some: typeof asked) => some.reduce((sum, [, bytes]) => sum + bytes, 0);
    await page.goto(service.address);
    await page.locator('.way').first().click();
    await headline(page, 'All 403');
    await page.locator('.picture canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    // By the page's own clock: what it asked for before one could type, however slowly we look.
    const awaited = await page.evaluate(() => {
      const { startTime: usable } = performance.getEntriesByName('usable')[0]!;
      const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable);
      return before.map(({ name }) => new URL(name).pathname);
    });
    const usable = bytesOf(asked.filter(([path]) => path === '/' || awaited.includes(path)));
    t.ok(usable > 20_000 && usable <= USABLE_BYTES, `${usable} bytes until one can type`);
    const whole = bytesOf(each());
    t.ok(whole > usable && whole <= FIRST_LOAD_BYTES, `${whole} bytes until the first plan is drawn`);
    await soon.equal(t, () => fonts.length, 1);
    t.ok(bytesOf(fonts) > 0 && bytesOf(fonts) <= FONT_BYTES, `${bytesOf(fonts)} bytes of a font`);
    const unsized = asked.filter(([, bytes]) => bytes === 0).map(([path]) => path);
    t.same(unsized, []);
    const paths = asked.map(([path]) => path).join(' ');
    for (const part of ['worker-', 'search-narrow-', 'desk-drawn-']) t.match(paths, part);
    t.notMatch(paths, /search-wide/, 'which this plan does not need');
  });

  await t.test('are set in a font of their own, whose licence lies beside it', deepOnly, async (t) => {
    const { page, said } = await open('/#/advanced', t);
    await planned(page, 'All 403 loaded');
    await page.waitForFunction(() => document.fonts.ready.then(() => document.fonts.check('500 14px Inter')));
    const [address] = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
    );
    t.ok(address!.startsWith(service.address));
    const font = await fetch(address!);
    t.equal(font.headers.get('content-type'), 'font/woff2');
    t.match(font.headers.get('cache-control'), 'immutable');
    t.match(font.headers.get('content-security-policy'), "font-src 'self'");
    t.match(await (await fetch(`${service.address}/assets/inter-licence.txt`)).text(), 'SIL Open Font License');
    t.same(said, []);
  });

  await t.test('follow what is typed, undo it, and say in the cell what is wrong', async (t) => {
    const { page } = await open('/#/advanced', t);
    await planned(page, 'All 403 loaded');
    const quantity = page.locator('[data-cell="0/qty"]');
    await quantity.fill('9');
    await planned(page, 'All 404 loaded');
    await quantity.press('Control+z');
    await planned(page, 'All 403 loaded');
    await soon.equal(t, () => quantity.inputValue(), '8');

    await quantity.fill('many');
    await page.locator('[data-cell="0/qty"][aria-invalid="true"]').waitFor();
    await soon.match(t, () => quantity.getAttribute('title'), /Qty must be a number: “many” is none/);
    await soon.equal(t, () => quantity.inputValue(), 'many');
    await quantity.fill('8');
    await planned(page, 'All 403 loaded');
  });

  await t.test('take rows from a spreadsheet and lines of text', deepOnly, async (t) => {
    const { page } = await open('/#/advanced', t);
    await planned(page, 'All 403 loaded');
    await page.locator('.sheet').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    await page.locator('[data-cell="31/name"]').focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Lamp\t200\t200\t300\t2\t4\r\n"Lamp, ""tall"""\t200\t200\t400\t2.5\t5\r\n');
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await page.getByText('33 rows').waitFor();
    await soon.equal(t, () => page.locator('[data-cell="32/name"]').inputValue(), 'Lamp, "tall"');

    await page.getByRole('tab', { name: 'Text' }).click();
    await page.locator('#lines').fill('Carton A: 60 x 40 x 40 cm, 14 kg, qty 12\nnonsense');
    await page.getByText('Line 2, column').first().waitFor();
    await page.getByRole('button', { name: 'Add 1 row' }).click();
    await soon.equal(t, () => page.locator('#lines').inputValue(), 'nonsense', 'what was not understood stays');
    await page.getByRole('tab', { name: 'Cargo' }).click();
    await page.getByText('34 rows').waitFor();
  });

  await t.test('cancel a calculation, and keep the plan there was', deepOnly, async (t) => {
    const { page } = await open('/#/advanced', t);
    await planned(page, 'All 403 loaded');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('Optimization level').fill('4');
    await planned(page, 'All 403 loaded');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Calculate', exact: true }).waitFor();
    await soon.equal(t, () => page.getByRole('progressbar').count(), 0);
    await planned(page, 'All 403 loaded');
    await page.getByRole('tab', { name: 'Cargo' }).click();
    await page.locator('[data-cell="0/qty"]').fill('9');
    await planned(page, 'All 404 loaded');
  });

  await t.test('keep what was typed over a reload, unreadable JSON too', async (t) => {
    const { page } = await open('/#/advanced', t);
    await planned(page, 'All 403 loaded');
    await page.locator('[data-cell="0/name"]').fill('Icebox');
    await page.getByRole('tab', { name: 'JSON' }).click();
    await page.locator('#json').fill('{"title": "half');
    await page.reload();
    await soon.equal(t, () => page.locator('[data-cell="0/name"]').inputValue(), 'Icebox');
    await page.getByRole('tab', { name: 'JSON' }).click();
    await soon.equal(t, () => page.locator('#json').inputValue(), '{"title": "half');
  });

  await t.test('save for who is signed in, in every tab, with no secret where scripts can read it', async (t) => {
    await givePassword(service);
    const { page, asked, context } = await open('/#/advanced', t);
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('stowage.key', 'of an earlier version');
    });
    await page.reload();
    await planned(page, 'All 403 loaded');
    await openSignIn(page);
    await signInByForm(page, 'wrong password');
    await page.getByRole('alert').getByText('password is wrong').waitFor();
    t.same(await seriousFaults(page), []);
    await signInByForm(page);
    await page.getByRole('button', { name: 'Account: ann@example.com' }).waitFor();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('Optimization level').fill('1');
    await page.getByRole('button', { name: 'Save…' }).click();
    await page.getByRole('button', { name: 'Save on the server' }).click();
    await page.getByText('Saved as “Mixed order').waitFor();
    t.equal((await service.call('/Loads?UOM=UnitMetric')).body.count, 1);
    t.notOk(asked.some((address) => address.includes(PASSWORD.slice(0, 5))));
    const readable = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
    t.notMatch(readable, /stowage\.key|an earlier version|quiet heron/, 'nor what an earlier version kept');
    await soon.match(t, () => context.cookies(), [{ name: 'stowage', httpOnly: true, sameSite: 'Lax' }]);

    // Somebody saves it meanwhile: it is asked about, and replaced by whoever decides so.
    const [saved] = (await service.call('/Loads?UOM=UnitMetric')).body.items;
    await service.post('/Loads?UOM=UnitHighMetric', { ...TWO_ROWS, title: saved.document.title });
    await page.getByRole('button', { name: 'Save on the server' }).click();
    const question = page.getByRole('dialog', { name: 'Save' });
    await question.getByText(/^Changed by .* at /).waitFor();
    t.match((await service.call('/Loads?UOM=UnitMetric')).body.items, [{ document: { version: 2 } }]);
    await question.getByRole('button', { name: 'Replace it' }).click();
    await page.getByText('Saved as “Mixed order').waitFor();
    await soon.match(t, async () => (await service.call('/Loads?UOM=UnitMetric')).body, {
      count: 1,
      items: [{ document: { version: 3 }, loadSummary: saved.loadSummary }],
    });

    // What its owner keeps private stays so, saved again from a page that is loaded anew.
    const shared = page.getByLabel('Share with the company');
    await shared.uncheck();
    for (const version of [4, 5]) {
      await page.getByRole('button', { name: 'Save on the server' }).click();
      const document = async () => (await service.call('/Loads?UOM=UnitMetric')).body.items[0].document;
      await soon.equal(t, async () => (await document()).version, version);
      await soon.equal(t, async () => (await document()).isShared, false);
      if (version > 4) break;
      await page.reload();
      await planned(page, 'All 403 loaded');
      await page.getByRole('button', { name: 'Save…' }).click();
      await soon.notOk(t, () => shared.isChecked());
    }

    const other = await context.newPage();
    await other.goto(service.address);
    await other.getByRole('button', { name: 'Account: ann@example.com' }).waitFor();
  });

  await t.test('compare settings, mark what none beats, say what differs', async (t) => {
    const { page, said } = await open('/#/compare', t);
    await page.getByText('Advanced: compare settings').click();
    await page.getByRole('button', { name: /Compare 4 options/ }).click();
    await page.getByText('4 plans calculated').waitFor({ state: 'attached' });
    await soon.ok(t, async () => (await page.getByText('Best trade-off', { exact: true }).count()) > 0);
    await page.getByLabel(/^B: .*Layers from the floor/).check();
    await page.getByText('From “Level 1” to “Layers from the floor”').waitFor();
    const views = page.locator('stowage-view');
    await views.last().getByText('Elsewhere in the other').waitFor();
    await views.first().getByRole('button', { name: 'Top', exact: true }).click();
    await views.last().locator('button[aria-pressed="true"]', { hasText: 'Top' }).waitFor();
    await chooseLanguage(page, 'GER');
    for (const one of [views.first(), views.last()])
      await one.getByRole('button', { name: 'Oben', exact: true }).waitFor();
    await page.getByText('„Lagen vom Boden aus“').waitFor();
    await soon.equal(t, () => page.getByLabel('Name der Einstellung 4').inputValue(), 'Voll unterstützt');
    t.same(said, []);
  });

  await t.test('have no serious fault of accessibility, light and dark', deepOnly, async (t) => {
    for (const path of ['/#/advanced', '/#/compare']) {
      const { page } = await open(path, t);
      await page.getByRole('main').waitFor();
      if (path === '/#/advanced') await planned(page, 'All 403 loaded');
      for (const name of ['Light', 'Dark']) {
        t.same(await seriousFaults(page), [], `${path} ${name}`);
        await switchTheme(page);
      }
    }
  });

  await t.test('speak the language that is chosen, load it then only, and keep it', async (t) => {
    const { page, asked } = await open('/#/advanced', t);
    await planned(page, 'All 403 loaded');
    const count = asked.length;
    await chooseLanguage(page, 'GER');
    await planned(page, 'Alle 403 geladen');
    const loaded = asked.slice(count).filter((address) => /assets\/ger-/.test(address));
    t.ok(loaded.length > 0, 'words');
    await soon.equal(t, () => page.evaluate(() => document.documentElement.lang), 'de');
    await soon.match(t, () => page.title(), 'Erweitert');
    await page.getByText(/^Volumenauslastung/).waitFor();
    await soon.match(t, () => page.locator('.figures').textContent(), /\d,\d+\s%/);
    await page.locator('stowage-view').getByText('Ladeschritte').waitFor();
    await page.reload();
    await planned(page, 'Alle 403 geladen');
    await chooseLanguage(page, 'JPN');
    await planned(page, '全 403 個を積載');
    await page.locator('stowage-view').getByText('積込手順').first().waitFor();

    const german = await open('/#/advanced', t, { locale: 'de-AT' });
    await planned(german.page, 'Alle 403 geladen');
    await german.page.locator('stowage-view').getByText('Ladeschritte').waitFor();
    const others = german.asked.filter((address) => /assets\/(?!ger)(eng|spn|frn|brz|chn|jpn|kor)-/.test(address));
    t.same(others, [], 'the words of one language');
  });

  await t.test('open without a network once they were there', async (t) => {
    const network = await networkTo(service.address, t);
    const first = `${network.address}/#/advanced`;
    const { page, context, said } = await openPage(browser, first, t, { serviceWorkers: 'allow' });
    await planned(page, 'All 403 loaded');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    t.same(said, []);
    await network.cut(context);
    await page.reload();
    await planned(page, 'All 403 loaded');
    await page.goto(`${network.address}/#/compare`);
    await page.getByRole('heading', { name: 'Same cargo, other containers' }).waitFor();
    await soon.match(t, () => page.url(), /#\/compare$/);
  });
});

function planned(page: Page, headline: string): Promise<void> {
  return page.locator('.plan-headline', { hasText: headline }).waitFor();
}
