/** The desk as tests use it: its cells, what its result says, and the draft that it keeps. */
import type { Page } from 'playwright-core';

export function cell(page: Page, row: number, name: string) {
  return page.locator(`[data-cell="${row}/${name}"]`);
}

export async function headline(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('.headline h2', { hasText: words }).waitFor();
}

export async function checked(page: Page): Promise<void> {
  await page.locator('.verdict[data-tone="good"]').waitFor();
}

/** In centimetres, as the desk is at first; three crates stay behind. */
export const TWO_ROWS = {
  title: 'Two rows',
  cargoes: [
    { style: 'Shipcase', name: 'Crate', length: 120, width: 100, height: 100, weight: 100, qty: 6 },
    { style: 'Shipcase', name: 'Box', length: 60, width: 40, height: 40, weight: 10, qty: 12 },
  ],
  emptyContainers: [
    { containerType: 'Truck', name: 'Van', length: 300, width: 160, height: 180, maxWeight: 900, qty: 1 },
  ],
};

/**
 * Opens a request as a file of JSON. It asks for level 1 unless it says another: what a page shows is the same, and a search
 * takes a second for every time that a page is opened.
 */
export async function begin(page: Page, request: object = TWO_ROWS): Promise<void> {
  await page.locator('.way').first().waitFor();
  const asked = { ...request, rules: { optimizationLevel: 1, ...(request as { readonly rules?: object }).rules } };
  const buffer = Buffer.from(JSON.stringify(asked));
  await page.locator('#desk-file').setInputFiles({ name: 'request.json', mimeType: 'application/json', buffer });
  await cell(page, 0, 'name').waitFor();
}

export interface KeptDraft {
  readonly cargoes: readonly Readonly<Record<string, unknown>>[];
  readonly emptyContainers: readonly Readonly<Record<string, unknown>>[];
  readonly rules: Readonly<Record<string, unknown>>;
}

/** A page that is left keeps at once what else waits a moment. */
export async function keepNow(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
}

/** What a press asks for may have to be looked up first: a container of the equipment, for one. */
const LOOKED_UP_MILLISECONDS = 400;

/** The draft of the tab as it is kept, with all that was typed and pressed. */
export async function kept(page: Page): Promise<KeptDraft> {
  await page.waitForTimeout(LOOKED_UP_MILLISECONDS);
  await keepNow(page);
  return page.evaluate(() => {
    const id = sessionStorage.getItem('stowage.draft-of-tab');
    return JSON.parse(localStorage.getItem(`stowage.draft/${id}`)!).draft;
  });
}

/** Counts what the engine is asked for. @returns how often it was */
export async function searchesFromNowOn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const counted = window as unknown as { searches: number };
    counted.searches = 0;
    Worker.prototype.postMessage = function (this: Worker, said: { readonly kind?: string }, ...others: unknown[]) {
      if (said.kind === 'calculate') counted.searches++;
      return postMessage.call(this, said, ...(others as []));
    };
  });
  return () => page.evaluate(() => (window as unknown as { searches: number }).searches);
}
