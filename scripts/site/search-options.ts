/** How words are found: the same when the index is built and when a page asks it. */
import type { Options } from 'minisearch';

/** A section of a page, or a row of one of its tables. */
export interface Found {
  /** Where it stands: page and anchor. */
  readonly address: string;
  readonly title: string;
  /** The page's title. */
  readonly page: string;
  /** How the text begins. */
  readonly text: string;
}

/** Guides say what to do; the index of the reference only where else to look. */
function weightOf(address: string): number {
  if (/^\/docs\/(how-to-|first-load)/.test(address)) return 2;
  return address.startsWith('/docs/interface#') ? 0.2 : 1;
}

export const SEARCH_OPTIONS: Options<Found & { readonly id: number }> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['address', 'title', 'page', 'text'],
  processTerm: (term) => {
    const parts = term.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
    return [...new Set([term, ...parts].map((one) => one.toLowerCase()))];
  },
  searchOptions: {
    // Who asks for `nothingOnTop` means this field, and not every `top`.
    processTerm: (term) => term.toLowerCase(),
    boost: { title: 4, page: 2 },
    boostDocument: (_id, _term, found) => weightOf((found as unknown as Found).address),
    prefix: true,
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    combineWith: 'AND',
  },
};
