/** Words and numbers of the pages in the language that was chosen; English is there at once, others come when asked for. */
import { batch, computed, signal } from '@preact/signals';
import i18next, { type i18n } from 'i18next';
import { ENGLISH, type WordList } from '../viewer/words.js';
import { ENG, type WordKey } from './eng/index.js';
import { LANGUAGES, type Language, languageOf } from './languages.js';
import type { Translation } from './translation.js';

const KEPT = 'stowage.language';

const texts: i18n = i18next.createInstance();
await texts.init({
  resources: { en: { pages: ENG } },
  lng: 'en',
  fallbackLng: 'en',
  ns: ['pages'],
  defaultNS: 'pages',
  // Preact escapes what it shows.
  interpolation: { escapeValue: false },
  keySeparator: false,
  nsSeparator: false,
});

/** The language that is shown; whatever reads it is drawn anew when it changes. */
export const language = signal<Language>('ENG');

/** All else in that language; null: English, of which there is nothing more. */
export const translation = signal<Translation | null>(null);

/** The words of the viewer in that language. */
export const viewerWords = computed<WordList>(() => translation.value?.viewer ?? ENGLISH);

/** English words that are loaded with what needs them; of other languages there are all. */
export function addEnglish(words: Readonly<Record<string, string>>): void {
  texts.addResourceBundle('en', 'pages', words, true);
}

const numbers = new Map<string, Intl.NumberFormat>();

export function text(key: WordKey, values: Readonly<Record<string, string | number>> = {}): string {
  // `count` chooses the form of the words, and has to stay a number.
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && name !== 'count' ? number(value) : value,
  ]);
  return String(texts.t(key, { lng: LANGUAGES[language.value].tag, ...Object.fromEntries(shown) }));
}

/** @param places most decimal places */
export function number(value: number, places = 0): string {
  return format({ maximumFractionDigits: places }).format(value);
}

/** @param value of a hundred */
export function percent(value: number, places = 1): string {
  return format({ style: 'percent', maximumFractionDigits: places }).format(value / 100);
}

/** @param instant as the interface writes it; empty: it is not known */
export function moment(instant: string): string {
  if (instant === '') return '–';
  return new Intl.DateTimeFormat(regionalTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}

/** A vocabulary that cannot be loaded leaves the language as it is. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  const { load, tag } = LANGUAGES[chosen];
  const loaded = load === null ? null : await load();
  if (loaded !== null) texts.addResourceBundle(tag, 'pages', loaded.pages);
  // The viewer reads it when it is drawn anew.
  document.documentElement.lang = tag;
  batch(() => {
    translation.value = loaded;
    language.value = chosen;
  });
  localStorage.setItem(KEPT, chosen);
}

/** The language chosen before, or the first of the browser's that there is. */
export function languageWished(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept !== null && kept in LANGUAGES) return kept as Language;
  return languageOf(navigator.languages);
}

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const tag = regionalTag();
  const key = tag + JSON.stringify(options);
  const known = numbers.get(key) ?? new Intl.NumberFormat(tag, options);
  numbers.set(key, known);
  return known;
}

/** Of the language that is shown, as it is written where the reader is: days come first in London, months in Boston. */
function regionalTag(): string {
  const { tag } = LANGUAGES[language.value];
  return navigator.languages.find((one) => one.startsWith(tag) && isTag(one)) ?? tag;
}

/** Where the system's language is POSIX a browser calls it `en-US@posix`, which nothing else takes. */
function isTag(one: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(one).length > 0;
  } catch {
    return false;
  }
}

/** A point or a comma. */
export function decimalSign(): string {
  return (
    format({})
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}
