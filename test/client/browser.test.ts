/** The client in a page: it needs nothing of Node. */
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
});
