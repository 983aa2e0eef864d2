/** Words of what is opened now and then: loaded with the first of it, and again when another language is chosen. */
import { effect, signal } from '@preact/signals';
import type { DESKMORE } from '../../locales/made/eng/desk-more.js';
import { type Filling, type KeyOf, type PlainKey, say, type WordList } from '../../locales/say.js';
import type { Language } from '../words/languages.js';
import { language, number, plurals } from '../words/words.js';

/** A word that nothing is filled into. */
export type MoreLabel = PlainKey<typeof DESKMORE>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly DESKMORE: WordList }>>> = {
  ENG: () => import('../../locales/made/eng/desk-more.js'),
  GER: () => import('../../locales/made/ger/desk-more.js'),
  SPN: () => import('../../locales/made/spn/desk-more.js'),
  FRN: () => import('../../locales/made/frn/desk-more.js'),
  BRZ: () => import('../../locales/made/brz/desk-more.js'),
  CHN: () => import('../../locales/made/chn/desk-more.js'),
  JPN: () => import('../../locales/made/jpn/desk-more.js'),
  KOR: () => import('../../locales/made/kor/desk-more.js'),
};

const words = signal<WordList>({});

async function load(wanted: Language): Promise<void> {
  const { DESKMORE } = await LOADERS[wanted]();
  if (language.peek() === wanted) words.value = DESKMORE;
}

await load(language.peek());
effect(() => {
  // Words that cannot be loaded leave these parts in the language that they are in.
  load(language.value).catch(() => {});
});

export function more<Key extends KeyOf<typeof DESKMORE>>(key: Key, ...[values]: Filling<typeof DESKMORE, Key>): string {
  return say(words.value, key, values ?? {}, plurals.value, number);
}
