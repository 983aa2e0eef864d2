/** Words of a part of the pages, which come with it: in the language that is shown, and again when another is chosen. */
import { effect, signal } from '@preact/signals';
import { type Filling, type KeyOf, say, type WordList } from '../../locales/say.js';
import type { Language } from './languages.js';
import { language, number, plurals } from './words.js';

export type Say<List> = <Key extends KeyOf<List>>(key: Key, ...values: Filling<List, Key>) => string;

/** @param loaders by language; the words of English are the type of them all */
export async function laterWords<List>(
  loaders: Readonly<Record<Language, () => Promise<WordList>>>,
): Promise<Say<List>> {
  const words = signal<WordList>({});
  const load = async (wanted: Language) => {
    const loaded = await loaders[wanted]();
    if (language.peek() === wanted) words.value = loaded;
  };
  await load(language.peek());
  effect(() => {
    // Words that cannot be loaded leave the part in the language that it is in.
    load(language.value).catch(() => {});
  });
  return (key, ...[values]) => say(words.value, key, values ?? {}, plurals.value, number);
}
