/** The 3-D view in a real browser: behind a shared address, by mouse, touch and keys, in a frame of another page. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { skipWithout } from '../../support/parts.js';
import { REQUESTS } from '../../support/report/report-sources.js';
import { startTestService } from '../../support/service/running-service.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { soon } from '../../support/web/soon.js';

t.test('the view', { skip: skipWithout('chromium'), timeout: 240_000 }, async (t) => {
  const around = await pageAround(t);
  const service = await startTestService(t, { env: { EMBED_ORIGINS: around.origin } });
  const browser = await sharedBrowser();
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
    t.same(Object.keys(request.cargoes[0]), ['colorHexaCode', 'letters']);
    t.equal((await fetch(`${service.address}/embed/none.json`)).status, 404);
  });

  t.test('all is there, and by keys only', (t) =>
    onPage(t, `${address(pallets)}#step=2`, async (page) => {
      const spoken = page.locator('output');
      await soon.match(t, () => spoken.textContent(), /^Step 2 of \d+: /, 'a link leads to a step');
      await page.locator('.picture').focus();
      await page.keyboard.press('.');
      await soon.match(t, () => spoken.textContent(), /^Step 3 of/);
      await page.keyboard.press('Home');
      await soon.match(t, () => spoken.textContent(), /^Nothing is loaded yet/);
      await page.keyboard.press('End');
      await page.keyboard.press('2');
      await soon.match(t, () => new URL(page.url()).hash, /view=top/);
      await page.keyboard.press('ArrowLeft');
      await soon.match(t, () => new URL(page.url()).hash, /view=-?[\d.]+_/);
      await page.keyboard.press('1');
      await page.keyboard.press('x');
      await soon.match(t, () => new URL(page.url()).hash, /xray=1/);
      t.equal(
        new URL(page.url()).pathname,
        new URL(address(pallets)).pathname,
        'the address is still that of the view',
      );
      await page.keyboard.press('PageDown');
      await soon.match(t, () => page.locator('h2').textContent(), /^Pallet 1 of \d+/, 'the next sheet is a pallet');
      await page.getByText('Loading steps', { exact: true }).click();
      const steps = page.locator('.steps button');
      await steps.first().waitFor();
      await steps.first().click();
      await soon.equal(t, () => steps.first().getAttribute('aria-current'), 'true');
      const view = page.locator('stowage-view');
      await soon.equal(t, () => view.getAttribute('stacked'), null, 'wide, the panels are beside the picture');
      await page.setViewportSize({ width: 800, height: 700 });
      await page.locator('stowage-view[stacked]').waitFor();
      const [outer, inner] = await view.evaluate((one) => [one.clientHeight, one.scrollHeight]);
      t.equal(outer, inner, 'narrow, it is as high as they are');
    }),
  );

  t.test('a piece is pointed at, its facts shown, hidden, and shown again', (t) =>
    onPage(t, `${address(cartons)}#view=left&perspective=0`, async (page) => {
      const canvas = (await page.locator('.picture').boundingBox())!;
      const before = await drawn(page);
      await page.mouse.click(canvas.x + canvas.width * 0.2, canvas.y + canvas.height * 0.55);
      await page.getByText('Rests on').waitFor();
      await soon.match(t, () => new URL(page.url()).hash, /piece=\d+/);
      await soon.not(t, () => pixelsOf(page), before, 'it stands out');
      await page.getByRole('button', { name: 'Hide all of it' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Show all' }).click();
      const shown = await drawn(page);
      await page
        .getByRole('button', { name: /^Hide: / })
        .first()
        .click();
      await soon.not(t, () => pixelsOf(page), shown, 'hidden from the legend');
      await page.getByRole('button', { name: /^Show: / }).click();
      await page.getByRole('button', { name: 'Ruler' }).click();
      await page.mouse.click(canvas.x + canvas.width * 0.2, canvas.y + canvas.height * 0.55);
      await page.mouse.click(canvas.x + canvas.width * 0.5, canvas.y + canvas.height * 0.55);
      await page.getByText(/straight: along [\d,.]+, across/).waitFor();
      await page.getByRole('button', { name: 'Ruler' }).click();
      await measureByKeys(t, page);
      for (const colouring of ['group', 'stop', 'weight', 'support']) {
        await page.locator('select').last().selectOption(colouring);
        await soon.ok(t, async () => (await page.locator('.legend li').count()) > 0, colouring);
      }
      await page.mouse.move(canvas.x + 200, canvas.y + 200);
      await page.mouse.down();
      await page.mouse.move(canvas.x + 300, canvas.y + 240, { steps: 4 });
      await page.mouse.up();
      await soon.notMatch(t, () => new URL(page.url()).hash, /view=left/, 'a drag turns');
    }),
  );

  t.test('the picture comes back when the browser takes the card away', (t) =>
    onPage(t, `${address(cartons)}#view=left`, async (page) => {
      const before = await drawn(page);
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
      await soon.equal(t, () => pixelsOf(page), before, 'every dot of it');
    }),
  );

  t.test('a frame of another page shows it, hears and is heard', async (t) => {
    const script = `${service.address}/assets/viewer.js`;
    const { page } = await openPage(
      browser,
      `${around.origin}/?script=${encodeURIComponent(script)}&src=${encodeURIComponent(address(cartons))}`,
      t,
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
    await soon.equal(t, last, 1);
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
    await soon.equal(t, last, 1);
  });

  t.test('no other page may frame it, and a revoked link shows nothing', async (t) => {
    const policy = (await fetch(address(cartons))).headers.get('Content-Security-Policy') ?? '';
    t.match(policy, `frame-ancestors 'self' ${around.origin}`);
    t.notMatch(policy, /unsafe/);
    await service.call(`/Links/${cartons.id}`, { method: 'DELETE' });
    t.equal((await fetch(`${address(cartons)}.json`)).status, 404);
    const { page } = await openPage(browser, address(cartons), t);
    await page.getByText('There is no such report').waitFor();
    await soon.equal(t, () => page.getByRole('button', { name: 'Try again' }).count(), 1);
  });
});

/** Nothing may be said on the console, and what is there must be usable by everybody. */
async function onPage(t: Test, address: string, use: (page: Page) => Promise<void>): Promise<void> {
  const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  const { page, said } = await openPage(await sharedBrowser(), address, t, options);
  await page.locator('output').waitFor();
  await use(page);
  t.same(said, [], 'nothing on the console');
  t.same(await seriousFaults(page), [], 'nothing that keeps people out');
}

/** A digest of what is drawn. */
async function pixelsOf(page: Page): Promise<string> {
  const bytes = await page.locator('.picture').screenshot();
  return createHash('sha256').update(bytes).digest('hex');
}

/** The same of a picture that is finished: it is drawn with the frames that come. */
async function drawn(page: Page): Promise<string> {
  for (let before = await pixelsOf(page); ; ) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await pixelsOf(page);
    if (now === before) return now;
    before = now;
  }
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
  await soon.equal(t, () => measured.textContent(), text, 'what was marked stays');
  await page.keyboard.press('Escape');
  await soon.equal(t, () => measured.count(), 0, 'put away');
  await soon.equal(t, () => new URL(page.url()).hash, view, 'the view did not turn');
}
