/** The client in a page: it needs nothing of Node. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import t from 'tap';
import { signedHeaders } from '../../src/webhook/signature.js';
import { findPart, skipWithout } from '../support/parts.js';
import { smallRequest } from '../support/problems/requests.js';
import { KEY, startTestService } from '../support/service/running-service.js';
import { ROOT } from '../support/source-files.js';

t.test('in a page', { skip: skipWithout('chromium'), timeout: 240_000 }, async (t) => {
  const bundle = await build({
    entryPoints: [`${ROOT}src/client/index.ts`],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'stowageClient',
    write: false,
  });
  const { text, contents } = bundle.outputFiles[0]!;
  t.ok(contents.length < 32_768, `${contents.length} bytes, not compressed`);

  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const browser = await chromium.launch({ executablePath: await findPart('chromium'), chromiumSandbox: false });
  t.teardown(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${service.address}/docs/rules`);
  await page.evaluate(`${text}; globalThis.stowageClient = stowageClient; 0`);
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"status":"succeed"}';
  const headers = signedHeaders('msg_1', secret, Buffer.from(body), Date.now());
  const found = await page.evaluate(
    async ({ token, request, webhook, secret }) => {
      // biome-ignore lint/suspicious/noExplicitAny: what the bundle put there
      const { createClient, verifyWebhook } = (globalThis as any).stowageClient;
      const stowage = createClient({ baseUrl: location.origin, token });
      const id = await stowage.queueLoad(request, { UOM: 'UnitMetric' });
      const { state, load } = await stowage.waitForProcess(id);
      return { state, title: load.document.title, webhook: await verifyWebhook(webhook, { secret }) };
    },
    { token: KEY, request: smallRequest(), webhook: { body, headers }, secret },
  );
  t.match(found, { state: 'done', title: 'Small', webhook: { id: 'msg_1', load: { status: 'succeed' } } });

  const example = await browser.newPage();
  const said: string[] = [];
  example.on('console', (message) => said.push(message.text()));
  example.on('pageerror', (error) => said.push(error.message));
  const html = readFileSync(`${ROOT}examples/page/index.html`, 'utf8');
  await example.route(`${service.address}/example.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await example.goto(`${service.address}/example.html`);
  await example.locator('output', { hasText: '250 in 1 x 20 ft' }).waitFor();
  await example.locator('stowage-view canvas').first().waitFor();
  await example.getByLabel('Cartons').fill('900');
  await example.locator('output', { hasText: '900 in 4 x 20 ft' }).waitFor();
  await example.getByLabel('Cartons').fill('');
  await example.locator('output', { hasText: 'Give every figure' }).waitFor();
  t.same(
    said.filter((text) => !text.startsWith('[.WebGL-')),
    [],
    'nothing in the console',
  );
});
