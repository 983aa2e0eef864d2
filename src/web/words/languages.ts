/** The languages that the pages speak: of each is loaded what is needed, when it is chosen. */
import { LANGUAGES, type Language } from '../../locales/languages.js';
import type * as English from '../../locales/made/eng/pages.js';
import type { WordList } from '../../locales/say.js';

export { LANGUAGES, type Language };

/** Every text of the pages, which is of English by its types. */
export type EnglishWords = typeof English.PAGES & typeof English.FAULTS;

interface Loaded {
  readonly PAGES: WordList;
  readonly FAULTS: WordList;
  readonly VIEWER: WordList;
  readonly FIELDS: WordList;
  readonly HINTS: WordList;
  readonly CODES: WordList;
}

const LOADERS: Readonly<Record<Language, () => Promise<Loaded>>> = {
  ENG: () => import('../../locales/made/eng/pages.js'),
  GER: () => import('../../locales/made/ger/pages.js'),
  SPN: () => import('../../locales/made/spn/pages.js'),
  FRN: () => import('../../locales/made/frn/pages.js'),
  BRZ: () => import('../../locales/made/brz/pages.js'),
  CHN: () => import('../../locales/made/chn/pages.js'),
  JPN: () => import('../../locales/made/jpn/pages.js'),
  KOR: () => import('../../locales/made/kor/pages.js'),
};

/** All words of a language. */
export interface PageWords {
  readonly pages: WordList;
  readonly viewer: WordList;
  /** By field, as the interface names it; a field with a number has the word of those before it. None in English. */
  readonly fields: WordList;
  /** What a field does; those that are not here are told in English. */
  readonly hints: WordList;
  /** By code what the service says with it, in general. None in English. */
  readonly codes: WordList;
}

export async function wordsOf(language: Language): Promise<PageWords> {
  const { PAGES, FAULTS, VIEWER, FIELDS, HINTS, CODES } = await LOADERS[language]();
  return { pages: { ...PAGES, ...FAULTS }, viewer: VIEWER, fields: FIELDS, hints: HINTS, codes: CODES };
}

/** Of the languages that a reader understands, the first that there is. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const spoken = tag.slice(0, 2).toLowerCase();
    const found = (Object.keys(LANGUAGES) as Language[]).find((one) => LANGUAGES[one].tag.startsWith(spoken));
    if (found !== undefined) return found;
  }
  return 'ENG';
}
