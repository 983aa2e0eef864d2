/** Words and numbers of the pages in the language that was chosen, the only one that is loaded. */
import { batch, computed, signal } from '@preact/signals';
import { type Filling, type KeyOf, type PlainKey, say } from '../../locales/say.js';
import { type EnglishWords, LANGUAGES, type Language, languageOf, type PageWords, wordsOf } from './languages.js';

const KEPT = 'stowage.language';

export type WordKey = KeyOf<EnglishWords>;
/** A word that nothing is filled into. */
export type Label = PlainKey<EnglishWords>;

/** The language that is shown; whatever reads it is drawn anew when it changes. */
export const language = signal<Language>('ENG');

/** All words of it. */
export const words = signal<PageWords>({ pages: {}, viewer: {}, fields: {}, hints: {}, codes: {} });

export const viewerWords = computed(() => words.value.viewer);

export const plurals = computed(() => new Intl.PluralRules(LANGUAGES[language.value].tag));

const numbers = new Map<string, Intl.NumberFormat>();

export function text<Key extends WordKey>(key: Key, ...[values]: Filling<EnglishWords, Key>): string {
  return say(words.value.pages, key, values ?? {}, plurals.value, number);
}

/** @param places most decimal places */
export function number(value: number, places = 0): string {
  return format({ maximumFractionDigits: places }).format(value);
}

/** In few letters, where there is little room: 1.5K. */
export function compact(value: number): string {
  return format({ notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** @param places decimal places, each written */
export function fixed(value: number, places: number): string {
  return format({ minimumFractionDigits: places, maximumFractionDigits: places }).format(value);
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

/** Without the time. */
export function day(moment: Date): string {
  return new Intl.DateTimeFormat(regionalTag(), { dateStyle: 'medium' }).format(moment);
}

/** Of a day that everybody knows. */
export function timeOfDay(moment: Date): string {
  return new Intl.DateTimeFormat(regionalTag(), { hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** Words that cannot be loaded leave the language as it is. */
export async function showLanguage(chosen: Language): Promise<void> {
  const loaded = await wordsOf(chosen);
  // The viewer reads it when it is drawn anew.
  document.documentElement.lang = LANGUAGES[chosen].tag;
  batch(() => {
    words.value = loaded;
    language.value = chosen;
  });
}

/** The same, and it is remembered. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await showLanguage(chosen);
  localStorage.setItem(KEPT, chosen);
}

/** The language of who signs in, where none was chosen in this browser. Words that cannot be loaded leave it as it is. */
export function offerLanguage(offered: Language): void {
  if (localStorage.getItem(KEPT) === null && offered !== language.peek()) showLanguage(offered).catch(() => {});
}

/** The language chosen before, or the first of the browser's that there is. */
export function languageAsked(): Language {
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
