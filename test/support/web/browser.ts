/** The pages in a real browser: a fresh context each, what the console says, and what axe finds. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import root, { type Test } from 'tap';
import { findPart } from '../parts.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the driver of a machine without a graphics card says of itself, and the browser of what it was told to block. */
const NOT_OF_PAGE = /^\[\.WebGL-|^Service Worker registration blocked/;

/** That anything on a page may take, on a busy machine too. */
export const MOST_MILLISECONDS = 90_000;

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console said, and addresses that were asked for. */
  readonly said: string[];
  readonly asked: string[];
}

let shared: Promise<Browser> | undefined;

/** One for all tests of a process, which open contexts of their own in it; it ends with them. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launched();
  return shared;
}

async function launched(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findPart('chromium'), chromiumSandbox: false });
  root.teardown(() => browser.close());
  return browser;
}

/**
 * Without a service worker, unless the options allow it: it fetches everything there is into the context's cache, which
 * takes as long as opening the page.
 * @param address with its path
 * @param options over a wide window of an English reader
 */
export async function openPage(
  browser: Browser,
  address: string,
  t?: Test,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const usual: BrowserContextOptions = {
    locale: 'en-GB',
    viewport: { width: 1400, height: 900 },
    serviceWorkers: 'block',
  };
  const context = await browser.newContext({ ...usual, ...options });
  t?.teardown(() => context.close());
  context.setDefaultTimeout(MOST_MILLISECONDS);
  // Some tests run beside each other: each plans in one worker, and those of lanes say how many they want.
  await context.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 1 }));
  const page = await context.newPage();
  waitForAnyOf(page);
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (!NOT_OF_PAGE.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  return { page, context, said, asked };
}

let isOfAny = false;

/**
 * From now on `waitFor` waits for any one that is shown, and for none: the same words stand in two places for a moment, where
 * a message takes the place of another, and who is unlucky meets both.
 */
function waitForAnyOf(page: Page): void {
  if (isOfAny) return;
  isOfAny = true;
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  const { waitFor } = locators;
  locators.waitFor = function (this: Locator, options) {
    const isOfShown = (options?.state ?? 'visible') === 'visible' || options?.state === 'hidden';
    return waitFor.call((isOfShown ? this.filter({ visible: true }) : this).first(), options);
  };
}

/** What axe calls serious or worse. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // The policy of the page allows no script of others: as a debugger the browser runs it all the same.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Axe {
      run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
    }
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html)
            .join(' ')
            .slice(0, 300)}`,
      );
  });
}
