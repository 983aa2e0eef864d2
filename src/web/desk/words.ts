/** Words of the desk, in the language that is shown: loaded with it, and again when another language is chosen. */
import { effect, signal } from '@preact/signals';
import type { DESK } from '../../locales/made/eng/desk.js';
import { type Filling, type KeyOf, type PlainKey, say, type WordList } from '../../locales/say.js';
import type { Language } from '../words/languages.js';
import { language, number, plurals } from '../words/words.js';

export type DeskWord = KeyOf<typeof DESK>;
/** A word that nothing is filled into. */
export type DeskLabel = PlainKey<typeof DESK>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly DESK: WordList }>>> = {
  ENG: () => import('../../locales/made/eng/desk.js'),
  GER: () => import('../../locales/made/ger/desk.js'),
  SPN: () => import('../../locales/made/spn/desk.js'),
  FRN: () => import('../../locales/made/frn/desk.js'),
  BRZ: () => import('../../locales/made/brz/desk.js'),
  CHN: () => import('../../locales/made/chn/desk.js'),
  JPN: () => import('../../locales/made/jpn/desk.js'),
  KOR: () => import('../../locales/made/kor/desk.js'),
};

const words = signal<WordList>({});

async function load(wanted: Language): Promise<void> {
  const { DESK } = await LOADERS[wanted]();
  if (language.peek() === wanted) words.value = DESK;
}

await load(language.peek());
effect(() => {
  // Words that cannot be loaded leave the desk in the language that it is in.
  load(language.value).catch(() => {});
});

export function desk<Key extends DeskWord>(key: Key, ...[values]: Filling<typeof DESK, Key>): string {
  return say(words.value, key, values ?? {}, plurals.value, number);
}
