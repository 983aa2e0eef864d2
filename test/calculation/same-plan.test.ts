/** The same request gives the same plan, bit for bit: twice in Node, and in a browser. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import t, { type Test } from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { some } from '../support/draws.js';
import { findPart, skipWithout } from '../support/parts.js';
import { filledContainers, type SampleRequest } from './browser/sample-requests.js';

const PROJECT = new URL('../../../', import.meta.url);

const SAMPLES = (
  [
    ['mixed-order-40ft', 'UnitMetric'],
    ['truck-order', 'UnitMetric'],
    // At level 1: its twenty cargoes take the search ten times as long at level 2 as the others do.
    ['br7-problem-1', 'UnitHighMetric', { optimizationLevel: 1 }],
  ] as const
).map(([name, uom, rules = {}]) => {
  const body = JSON.parse(readFileSync(new URL(`samples/${name}.json`, PROJECT), 'utf8'));
  return { name, request: { body: { ...body, rules: { ...body.rules, ...rules } }, uom } satisfies SampleRequest };
});

const plans = new Map<string, string>();

t.test('twice in Node', async (t) => {
  for (const { name, request } of some(SAMPLES)) {
    const [first, second] = [1, 2].map(() => filledContainers(request, loadEngine()));
    t.ok(first === second, name);
    plans.set(name, first!);
  }
});

t.test('in a browser', { skip: skipWithout('chromium') }, async (t) => {
  const address = await servePage(t);
  const browser = await chromium.launch({ executablePath: await findPart('chromium'), chromiumSandbox: false });
  t.teardown(() => browser.close());
  const page = await browser.newPage();
  await page.goto(address);
  for (const { name, request } of some(SAMPLES)) {
    const plan = await page.evaluate(planInWorker, request);
    t.ok(
      plan === plans.get(name),
      `${name}: ${plan.length} characters in the browser, ${plans.get(name)?.length} here`,
    );
  }
});

/** Runs in the page. */
function planInWorker(request: SampleRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js');
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(request);
  });
}

/** An empty page, the bundled worker and the engine's modules, on a free port of the loopback. */
async function servePage(t: Test): Promise<string> {
  const entry = fileURLToPath(new URL('browser/worker.js', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'iife', write: false });
  const engine = (name: string) => readFileSync(new URL(`build/engine/${name}`, PROJECT));
  const files: Record<string, readonly [type: string, content: Uint8Array | string]> = {
    '/': ['text/html', '<!doctype html><title>Same plan</title>'],
    '/worker.js': ['text/javascript', outputFiles[0]!.contents],
    '/search-narrow.wasm': ['application/wasm', engine('search-narrow.wasm')],
    '/search-wide.wasm': ['application/wasm', engine('search-wide.wasm')],
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': file?.[0] ?? 'text/plain' }).end(file?.[1]);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  t.teardown(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
