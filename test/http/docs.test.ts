/** The pages under /docs: for everybody, whole, and usable in a real browser. */
import { readdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { buildSite } from '../../scripts/site/build-site.js';
import { deepOnly } from '../support/draws.js';
import { findPart, skipWithout } from '../support/parts.js';
import { KEY, startTestService } from '../support/service/running-service.js';
import { ROOT } from '../support/source-files.js';
import { soon } from '../support/web/soon.js';

const PAGES = ['', 'how-to/', 'reference/'].flatMap((folder) =>
  readdirSync(`${ROOT}docs/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder + name.slice(0, -'.md'.length)).replace('/README', '').replace('/', '-')),
);

t.test('the pages', { timeout: 240_000 }, async (t) => {
  // As the build does: a page may have been written since.
  buildSite(`${ROOT}build/site`);
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const read = (path: string) => fetch(service.address + path);

  t.test('every page of docs/ and README is one, without a key, and as it was written', async (t) => {
    for (const name of ['readme', ...PAGES]) {
      const page = await read(`/docs/${name}`);
      t.match(page.headers.get('Content-Type'), 'text/html', name);
      t.match(await page.text(), /<h1 id="[\w-]+">/, name);
      const text = await read(`/docs/${name}.md`);
      t.match(text.headers.get('Content-Type'), 'text/markdown', name);
      t.match(await text.text(), /^(<!-- .* -->\n\n)?# /, name);
    }
  });

  t.test('every link of a page leads to what is there', async (t) => {
    const anchors = new Map<string, ReadonlySet<string>>();
    const links = new Map<string, string>();
    for (const name of ['readme', ...PAGES]) {
      const html = await (await read(`/docs/${name}`)).text();
      anchors.set(`/docs/${name}`, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)));
      for (const [, link] of html.matchAll(/(?:href|src)="([/#][^"]*)"/g)) {
        links.set(link!.startsWith('#') ? `/docs/${name}${link}` : link!, name);
      }
    }
    for (const [link, from] of links) {
      const [path = '', anchor] = link.split('#');
      if (anchor !== undefined) t.ok(anchors.get(path)?.has(anchor), `${from} mentions ${link}`);
      else if (path.startsWith('/docs/')) t.equal((await read(path)).status, 200, `${from} mentions ${link}`);
    }
  });

  t.test('nothing else is served', async (t) => {
    for (const path of ['/docs/none', '/docs/none.md', '/docs/..%2Fpackage.json', '/docs/..%2F', '/docs/a.exe']) {
      t.match(await (await read(path)).json(), { code: 'NoSuchPath' }, path);
    }
    t.equal((await read('/docs/swagger-ui-bundle.js')).status, 200);
  });

  t.test('what is known already is not sent again', async (t) => {
    const first = await read('/docs/rules');
    const headers = { 'If-None-Match': first.headers.get('ETag')! };
    t.equal((await fetch(`${service.address}/docs/rules`, { headers })).status, 304);
  });

  t.test('llms.txt leads to every page', async (t) => {
    const text = await (await read('/llms.txt')).text();
    for (const name of PAGES) t.match(text, `/docs/${name}.md`);
  });

  t.test('in a browser', { skip: skipWithout('chromium') }, async (t) => {
    const browser = await chromium.launch({ executablePath: await findPart('chromium'), chromiumSandbox: false });
    t.teardown(() => browser.close());

    t.test('an operation is tried with a key', deepOnly, (t) =>
      onPage(t, browser, { address: `${service.address}/docs`, width: 1400 }, async (page) => {
        await page.click('.btn.authorize');
        await page.fill('.auth-container input >> nth=0', KEY);
        await page.click('.auth-btn-wrapper .authorize >> nth=0');
        await page.click('.btn-done');
        const listKeys = page.locator('#operations-Account-listKeys');
        await listKeys.locator('.opblock-summary-control').click();
        await listKeys.locator('.try-out__btn').click();
        await listKeys.locator('.execute').click();
        await listKeys.locator('.live-responses-table .response-col_status').first().waitFor();
        await soon.match(
          t,
          () => listKeys.locator('.live-responses-table').textContent(),
          /200[\s\S]*"status": "succeed"/,
        );
      }),
    );

    t.test('what is looked for is found, with the keyboard alone', (t) =>
      onPage(t, browser, { address: `${service.address}/docs/readme`, width: 1400 }, async (page) => {
        await page.keyboard.press('/');
        await page.keyboard.type('nothing on top');
        const found = page.locator('#site-search li a');
        await found.first().waitFor();
        await soon.match(t, () => page.locator('#site-search output').textContent(), /^\d+ found$/);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/docs\/(how-to-keep-weight-off|reference-cargo|rules)#/);
        await page.keyboard.press('/');
        await page.keyboard.type('maxSupportngWeight');
        await soon.match(t, () => found.first().textContent(), /^maxSupportingWeight/, 'though it is misspelt');
        await page.keyboard.press('Escape');
        await soon.equal(t, () => found.first().isVisible(), false);
      }),
    );

    t.test('the guide fits a narrow screen', (t) =>
      onPage(t, browser, { address: `${service.address}/docs/rules`, width: 390 }, async (page) => {
        await soon.ok(
          t,
          () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          'nothing sticks out',
        );
        await soon.ok(
          t,
          () => page.evaluate(() => [...document.images].every((one) => one.naturalWidth > 0)),
          'pictures are there',
        );
      }),
    );
  });
});

/** A page that writes nothing to its console: a breach of its policy would be written there. */
async function onPage(
  t: Test,
  browser: Browser,
  { address, width }: { readonly address: string; readonly width: number },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address, { waitUntil: 'load' });
  await use(page);
  await page.close();
  t.same(said, [], 'nothing in the console');
}
