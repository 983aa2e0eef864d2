/** All that a part of a page says, however shortly. */
import type { Page } from 'playwright-core';

/** @param look runs in the page after every change of it; @returns what gives all that was seen so far, a line each */
export async function watched(page: Page, look: () => string): Promise<() => Promise<string>> {
  await page.evaluate(`{
    const seen = (window.seen = new Set());
    const look = () => seen.add((${look})());
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  }`);
  return () => page.evaluate(`[...window.seen].join('\\n')`);
}
