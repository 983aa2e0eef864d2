/** Words of importing a list, which come with it. */
import type { LISTS } from '../../locales/made/eng/lists.js';
import type { KeyOf, PlainKey, WordList } from '../../locales/say.js';
import type { Language } from '../words/languages.js';
import { laterWords } from '../words/later-words.js';

export type ListWord = KeyOf<typeof LISTS>;
/** A word that nothing is filled into. */
export type ListLabel = PlainKey<typeof LISTS>;

export const LIST_WORDS: Readonly<Record<Language, () => Promise<WordList>>> = {
  ENG: async () => (await import('../../locales/made/eng/lists.js')).LISTS,
  GER: async () => (await import('../../locales/made/ger/lists.js')).LISTS,
  SPN: async () => (await import('../../locales/made/spn/lists.js')).LISTS,
  FRN: async () => (await import('../../locales/made/frn/lists.js')).LISTS,
  BRZ: async () => (await import('../../locales/made/brz/lists.js')).LISTS,
  CHN: async () => (await import('../../locales/made/chn/lists.js')).LISTS,
  JPN: async () => (await import('../../locales/made/jpn/lists.js')).LISTS,
  KOR: async () => (await import('../../locales/made/kor/lists.js')).LISTS,
};

export const listText = await laterWords<typeof LISTS>(LIST_WORDS);
