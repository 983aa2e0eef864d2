/** How words are found: the same when the index is built and when a page asks it. */
import type MiniSearch from 'minisearch';
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
  readonly isRow: boolean;
}

/** Words of a question that say nothing of what is looked for. */
const SAY_NOTHING: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i if in is it my of on or the there to what when which why with'.split(
    ' ',
  ),
);

export const SEARCH_OPTIONS: Options<Found & { readonly id: number }> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['address', 'title', 'page', 'text', 'isRow'],
  processTerm: (term) => {
    const parts = term.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
    return [...new Set([term, ...parts].map(stemOf))];
  },
  searchOptions: {
    // Who asks for `nothingOnTop` means this field, and not every `top`.
    processTerm: (term) => (SAY_NOTHING.has(term.toLowerCase()) ? null : stemOf(term)),
    boost: { title: 4, page: 2 },
    boostDocument: (_id, _term, found) => weightOf(found as unknown as Found),
    prefix: true,
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
  },
};

/** What has all the words; where nothing has, what has some of them. */
export function find(index: MiniSearch, words: string, most: number): Found[] {
  const all = index.search(words, { combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
  return found.slice(0, most) as unknown as Found[];
}

/** One of many is the word for one. */
function stemOf(term: string): string {
  return term.toLowerCase().replace(/(?<=[a-z]{3}[^s])s$/, '');
}

/** Guides say what to do, sections say more than a row; the index of the reference only says where to look. */
function weightOf({ address, isRow }: Found): number {
  if (address.startsWith('/docs/interface#')) return 0.2;
  return (/^\/docs\/(how-to-|first-load)/.test(address) ? 2 : 1) * (isRow ? 0.6 : 1);
}
