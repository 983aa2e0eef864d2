/** Pages of reports in a browser: everybody can read them, they fit a phone and the paper, and names do no harm. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { labelledPallets } from '../../src/report/model/labels.js';
import { reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { palletAddress } from '../../src/report/report-options.js';
import type { ReportLook } from '../../src/schema/reports.js';
import { some } from '../support/draws.js';
import { findPart, skipWithout } from '../support/parts.js';
import { calculated, REQUESTS, reportOptionsOf, sample, sourceOf } from '../support/report/report-sources.js';
import { soon } from '../support/web/soon.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A4 without the margins of the page, in pixels of CSS. */
const PAPER = { width: 703, height: 975 };
const PHONE = { width: 390, height: 800 };

const PAGES: readonly (readonly [request: string, look: Partial<ReportLook>])[] = [
  ['names', { layout: 'planner', language: 'ENG', isToolbarShown: true, hasBarcodes: true }],
  ['pallets', { layout: 'loader', language: 'GER' }],
  ['pallets', { layout: 'labels', language: 'JPN', isToolbarShown: true }],
  ['rolls', { layout: 'planner', language: 'CHN' }],
  ['left', { layout: 'customer', language: 'FRN' }],
  ['mixed', { layout: 'loader', language: 'GER' }],
  ['equal', { layout: 'driver', language: 'ENG', uom: 'UnitEnglish' }],
];

const KINDS = 28;

/** A load of many steps, with letter codes of two letters. */
function long(): object {
  const { rules, cargoes, ...order } = sample('mixed-order-40ft');
  return {
    ...order,
    cargoes: (cargoes as { qty: number }[]).slice(0, KINDS).map((one) => ({ ...one, qty: 2 })),
    rules: { ...(rules as object), optimizationLevel: 1 },
  };
}

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

t.test('pages of reports', { skip: skipWithout('chromium'), timeout: 240_000 }, async (t) => {
  const browser = await chromium.launch({ executablePath: await findPart('chromium'), chromiumSandbox: false });
  t.teardown(() => browser.close());
  for (const [request, look] of some(PAGES)) {
    t.test(`${request}, ${look.layout}, ${look.language}`, async (t) => {
      const load = calculated(REQUESTS[request] ?? long());
      const html = writePage(sourceOf(load, look.uom ?? load.problem.uom), reportOptionsOf(load, look));
      await onPage(t, browser, html, async (page) => {
        t.same(await faultsOfAxe(page), [], 'axe');
        t.same(await tooWide(page), [], 'nothing sticks out of a phone');
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize(PAPER);
        t.same(await tooWide(page), [], 'nothing sticks out of the paper');
        t.same(await cutOnPaper(page), [], 'no row and no card is cut');
      });
    });
  }

  t.test('the address on a label opens the page where its pallet is', async (t) => {
    const load = calculated(REQUESTS['pallets']!);
    const numbers = labelledPallets(sourceOf(load)).filter(({ place }) => place === 1);
    const number = numbers.at(-1)!.number;
    const address = palletAddress(reportOptionsOf(load), reportOf(sourceOf(load)), { number, container: 1 });
    await onPage(t, browser, writePage(sourceOf(load), reportOptionsOf(load)), async (page) => {
      await page.evaluate((hash) => location.assign(hash), new URL(address).hash);
      await page.waitForFunction(() => scrollY > 0);
      const heading = page.locator('h2', { has: page.locator(':target') });
      await soon.match(t, () => heading.textContent(), /^P2 /);
      const { y } = (await heading.boundingBox())!;
      t.ok(y >= 0 && y < PHONE.height / 2, `${y}`);
    });
  });

  t.test('names are shown as they were sent', async (t) => {
    const load = calculated(REQUESTS['names']!);
    await onPage(t, browser, writePage(sourceOf(load), reportOptionsOf(load)), async (page) => {
      const shown = await page.locator('td bdi').allTextContents();
      for (const { name } of load.problem.cargoes) t.ok(shown.includes(name), name);
      await soon.equal(t, () => page.locator('h1').textContent(), load.title);
      await soon.equal(t, () => page.locator('script').count(), 1, 'the own one');
    });
  });
});

async function onPage(t: Test, browser: Browser, html: string, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: PHONE });
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', ({ url: wanted }) => {
    const url = wanted();
    if (!url.startsWith('data:') && url !== 'about:blank') said.push(url);
  });
  await page.setContent(html);
  await use(page);
  await page.close();
  t.same(said, [], 'it runs nothing of others, and loads nothing');
}

async function faultsOfAxe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResult>('axe.run()');
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

/** What lies to the right of the page, but for what scrolls by itself. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .filter((one) => {
        const scrolling = one.closest('.scroll');
        return scrolling === null || getComputedStyle(scrolling).overflowX === 'visible';
      })
      .filter((one) => one.closest('svg, .water') === null)
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 40)}`)
      .slice(0, 5),
  );
}

/** What a page's end may divide: what does not keep together, or is higher than a page. */
function cutOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(
    (height) =>
      [...document.querySelectorAll('tr, .card, figure, .blank, dl.figures div')]
        .filter((one) => getComputedStyle(one).breakInside !== 'avoid' || one.getBoundingClientRect().height > height)
        .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 40)}`)
        .slice(0, 5),
    PAPER.height,
  );
}
