/** The 3-D view in a real browser: behind a shared address, by mouse, touch and keys, in a frame of another page. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { findPart, skipWithout } from '../../support/parts.js';
import { REQUESTS } from '../../support/report/report-sources.js';
import { startTestService } from '../../support/service/running-service.js';
import { settled } from '../../support/web/browser.js';

t.test('the view', { skip: skipWithout('chromium'), timeout: 240_000 }, async (t) => {
  const around = await pageAround(t);
  const service = await startTestService(t, { env: { EMBED_ORIGINS: around.origin } });
  const browser = await chromium.launch({ executablePath: await findPart('chromium'), chromiumSandbox: false });
  t.teardown(() => browser.close());
  const share = async (name: string): Promise<{ id: string; view: string }> => {
    const { title } = (await service.post('/Loads?UOM=UnitMetric', REQUESTS[name])).body.document;
    return (await service.post('/Links', { title })).body;
  };
  const pallets = await share('pallets');
  const cartons = await share('cartons');
  const address = ({ view }: { view: string }) => service.address + new URL(view).pathname;

  t.test('what it is drawn from holds no prices and no descriptions', async (t) => {
    const answer = await fetch(`${address(cartons)}.json`);
    t.equal(answer.status, 200);
    const { problem, request } = await answer.json();
    t.ok(problem.cargoes.every(({ price }: { price: number }) => price === 0));
    t.same(Object.keys(request.cargoes[0]), ['colorHexaCode']);
    t.equal((await fetch(`${service.address}/embed/none.json`)).status, 404);
  });

  t.test('all is there, and by keys only', (t) =>
    onPage(t, browser, `${address(pallets)}#step=2`, async (page) => {
      const spoken = page.locator('output');
      t.match(
        await settled(() => spoken.textContent(), /^Step 2 of \d+: /),
        /^Step 2 of \d+: /,
        'a link leads to a step',
      );
      await page.locator('.picture').focus();
      await page.keyboard.press('.');
      t.match(await settled(() => spoken.textContent(), /^Step 3 of/), /^Step 3 of/);
      await page.keyboard.press('Home');
      t.match(await settled(() => spoken.textContent(), /^Nothing is loaded yet/), /^Nothing is loaded yet/);
      await page.keyboard.press('End');
      await page.keyboard.press('2');
      t.match(new URL(page.url()).hash, /view=top/);
      await page.keyboard.press('ArrowLeft');
      t.match(new URL(page.url()).hash, /view=-?[\d.]+_/);
      await page.keyboard.press('1');
      await page.keyboard.press('x');
      t.match(new URL(page.url()).hash, /xray=1/);
      t.equal(
        new URL(page.url()).pathname,
        new URL(address(pallets)).pathname,
        'the address is still that of the view',
      );
      await page.keyboard.press('PageDown');
      t.match(
        await settled(() => page.locator('h2').textContent(), /^Pallet 1 of \d+/),
        /^Pallet 1 of \d+/,
        'the next sheet is a pallet',
      );
      await page.getByText('Loading steps', { exact: true }).click();
      const steps = page.locator('.steps button');
      await steps.first().waitFor();
      await steps.first().click();
      t.equal(await settled(() => steps.first().getAttribute('aria-current'), 'true'), 'true');
      const view = page.locator('stowage-view');
      t.equal(await settled(() => view.getAttribute('stacked'), null), null, 'wide, the panels are beside the picture');
      await page.setViewportSize({ width: 800, height: 700 });
      await page.locator('stowage-view[stacked]').waitFor();
      const [outer, inner] = await view.evaluate((one) => [one.clientHeight, one.scrollHeight]);
      t.equal(outer, inner, 'narrow, it is as high as they are');
    }),
  );

  t.test('a piece is pointed at, its facts shown, hidden, and shown again', (t) =>
    onPage(t, browser, `${address(cartons)}#view=left&perspective=0`, async (page) => {
      const canvas = (await page.locator('.picture').boundingBox())!;
      const before = await pixelsOf(page);
      await page.mouse.click(canvas.x + canvas.width * 0.2, canvas.y + canvas.height * 0.55);
      await page.getByText('Rests on').waitFor();
      t.match(new URL(page.url()).hash, /piece=\d+/);
      t.not(await pixelsOf(page), before, 'it stands out');
      await page.getByRole('button', { name: 'Hide all of it' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Show all' }).click();
      const shown = await pixelsOf(page);
      await page
        .getByRole('button', { name: /^Hide: / })
        .first()
        .click();
      t.not(await pixelsOf(page), shown, 'hidden from the legend');
      await page.getByRole('button', { name: /^Show: / }).click();
      await page.getByRole('button', { name: 'Ruler' }).click();
      await page.mouse.click(canvas.x + canvas.width * 0.2, canvas.y + canvas.height * 0.55);
      await page.mouse.click(canvas.x + canvas.width * 0.5, canvas.y + canvas.height * 0.55);
      await page.getByText(/straight: along [\d,.]+, across/).waitFor();
      await page.getByRole('button', { name: 'Ruler' }).click();
      await measureByKeys(t, page);
      for (const colouring of ['group', 'stop', 'weight', 'support']) {
        await page.locator('select').last().selectOption(colouring);
        t.ok((await page.locator('.legend li').count()) > 0, colouring);
      }
      await page.mouse.move(canvas.x + 200, canvas.y + 200);
      await page.mouse.down();
      await page.mouse.move(canvas.x + 300, canvas.y + 240, { steps: 4 });
      await page.mouse.up();
      t.notMatch(new URL(page.url()).hash, /view=left/, 'a drag turns');
    }),
  );

  t.test('the picture comes back when the browser takes the card away', (t) =>
    onPage(t, browser, `${address(cartons)}#view=left`, async (page) => {
      const before = await pixelsOf(page);
      await page
        .locator('canvas')
        .first()
        .evaluate(async (canvas: HTMLCanvasElement) => {
          const losing = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
          const heard = (name: string) =>
            new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
          const lost = heard('webglcontextlost');
          losing.loseContext();
          await lost;
          // Not before everybody has heard of it.
          await new Promise((resolve) => setTimeout(resolve));
          const restored = heard('webglcontextrestored');
          losing.restoreContext();
          await restored;
        });
      let isBack = false;
      for (let turn = 0; turn < 20 && !isBack; turn++) {
        await page.waitForTimeout(50);
        isBack = (await pixelsOf(page)) === before;
      }
      t.ok(isBack, 'every dot of it');
    }),
  );

  t.test('a frame of another page shows it, hears and is heard', async (t) => {
    const page = await browser.newPage();
    t.teardown(() => page.close());
    const script = `${service.address}/assets/viewer.js`;
    await page.goto(
      `${around.origin}/?script=${encodeURIComponent(script)}&src=${encodeURIComponent(address(cartons))}`,
    );
    const frame = page.frameLocator('stowage-view >> iframe');
    await frame.locator('output').waitFor();
    await page.waitForFunction(() => (globalThis as unknown as { changes: unknown[] }).changes.length > 0);
    await page.evaluate(() => {
      (document.querySelector('stowage-view') as unknown as { link: string }).link = 'step=1';
    });
    await frame
      .getByText(/^Step 1 of/)
      .first()
      .waitFor();
    const last = () =>
      page.evaluate(() => (globalThis as unknown as { changes: { step: number }[] }).changes.at(-1)!.step);
    t.equal(await last(), 1);
    // A message of another window, or of a version that nobody knows, does nothing.
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('stowage-view')!.shadowRoot!.querySelector('iframe')!;
      contentWindow!.postMessage({ protocol: 'stowage-view', version: 0, type: 'show', link: 'step=0' }, '*');
      contentWindow!.postMessage('step=0', '*');
    });
    await frame
      .getByText(/^Step 1 of/)
      .first()
      .waitFor();
    t.equal(await last(), 1);
  });

  t.test('no other page may frame it, and a revoked link shows nothing', async (t) => {
    const policy = (await fetch(address(cartons))).headers.get('Content-Security-Policy') ?? '';
    t.match(policy, `frame-ancestors 'self' ${around.origin}`);
    t.notMatch(policy, /unsafe/);
    await service.call(`/Links/${cartons.id}`, { method: 'DELETE' });
    t.equal((await fetch(`${address(cartons)}.json`)).status, 404);
    const page = await browser.newPage();
    t.teardown(() => page.close());
    await page.goto(address(cartons));
    await page.getByText('There is no such report').waitFor();
    t.equal(await page.getByRole('button', { name: 'Try again' }).count(), 1);
  });
});

/** Nothing may be said on the console, and what is there must be usable by everybody. */
async function onPage(t: Test, browser: Browser, address: string, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    bypassCSP: false,
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    // Of the software that draws here, about our reading its picture.
    if (!message.text().includes('GL Driver Message')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address);
  await page.locator('output').waitFor();
  await use(page);
  t.same(said, [], 'nothing on the console');
  const faults = await faultsOf(page);
  t.same(faults, [], 'nothing that keeps people out');
  await context.close();
}

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}

/** A digest of what is drawn. */
async function pixelsOf(page: Page): Promise<string> {
  const bytes = await page.locator('.picture').screenshot();
  return bytes.toString('base64');
}

/** A page of another origin, with the element on it. */
async function pageAround(t: Test): Promise<{ readonly origin: string }> {
  const server = createServer(({ url = '/' }, answer) => {
    const query = new URL(url, 'http://localhost').searchParams;
    answer.setHeader('Content-Type', 'text/html');
    answer.end(`<!doctype html><title>Around</title><stowage-view src="${query.get('src') ?? ''}"></stowage-view>
<script type="module">
  globalThis.changes = [];
  document.querySelector('stowage-view').addEventListener('stowage-change', ({ detail }) => changes.push(detail));
  const { defineStowageView } = await import(${JSON.stringify(query.get('script') ?? '')});
  defineStowageView();
</script>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.teardown(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** From a place left of the middle to one on its right. */
async function measureByKeys(t: Test, page: Page): Promise<void> {
  const measured = page.getByText(/straight: along [\d,.]+, across/);
  await page.locator('.picture').focus();
  await page.keyboard.press('d');
  await page.getByText(/^Point at two places/).waitFor();
  const view = new URL(page.url()).hash;
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/^Under the cross: [\d,.]+ from the front wall/).waitFor();
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 5; turn++) await page.keyboard.press('ArrowRight');
  await measured.waitFor();
  await page.keyboard.press('Enter');
  const text = await measured.textContent();
  t.notMatch(text, /^0 /, 'there is a way between them');
  await page.keyboard.press('Shift+ArrowDown');
  t.equal(await measured.textContent(), text, 'what was marked stays');
  await page.keyboard.press('Escape');
  t.equal(await settled(() => measured.count(), 0), 0, 'put away');
  t.equal(new URL(page.url()).hash, view, 'the view did not turn');
}
