/** The table of docs/reference/glossary.md: what every term is called in each language, and where it is shown. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../src/locales/languages.js';
import { type Sections, table } from './sections.js';

const FOLDER = new URL('../../../src/locales/', import.meta.url);
/** Where the words of a section are shown, in the order of the table. */
const PLACES: Readonly<Record<string, string>> = {
  report: 'reports',
  rules: 'reports',
  sentences: 'reports',
  viewer: '3-D view',
  'pages.shell': 'all pages',
  'pages.plan': 'plan page',
  'pages.dialogs': 'plan page',
  'pages.compare': 'comparison',
  'pages.loads': 'loads',
  'pages.editor': 'editor',
  'pages.dock': 'dock',
  lists: 'import of lists',
  fields: 'tables and forms',
  frame: 'all pages',
  desk: 'desk',
  deskMore: 'desk',
  hand: 'desk',
  loads: 'loads',
  cards: 'desk',
  equipment: 'desk',
  dock: 'dock',
  vehicle: 'axles and floor',
};

interface Term {
  readonly meaning: string;
  readonly checked?: Readonly<Partial<Record<Language, string>>>;
}
type Section = { readonly [key: string]: string | Section };
type Locale = Readonly<Record<string, Section>> & { readonly terms: Readonly<Record<string, string>> };

export function termSections(): Sections {
  const { sources, terms } = read<{ sources: Readonly<Record<string, string>>; terms: Readonly<Record<string, Term>> }>(
    'glossary.json',
  );
  const languages = Object.keys(LANGUAGES) as Language[];
  const locales = new Map(languages.map((language) => [language, read<Locale>(`${language.toLowerCase()}.json`)]));
  const numbers = new Map(Object.keys(sources).map((source, at) => [source, at + 1]));
  const rows = Object.entries(terms).map(([term, { meaning, checked = {} }]) => [
    meaning,
    ...languages.map((language) => {
      const source = checked[language];
      return `${locales.get(language)!.terms[term]} ${source === undefined ? '?' : `(${numbers.get(source)})`}`;
    }),
    placesOf(term, [...locales.values()]).join(', '),
  ]);
  return {
    terms: table(['what it is', ...languages.map((language) => LANGUAGES[language].name), 'shown in'], rows),
    sources: Object.values(sources)
      .map((source, at) => `${at + 1}. ${source.replace(/(https?:\S+?)(?=[;\s]|$)/g, '<$1>')}`)
      .join('\n'),
  };
}

function placesOf(term: string, locales: readonly Locale[]): string[] {
  const shown = locales
    .flatMap(({ terms: _, ...sections }) => wordsOf(sections))
    .filter(([, text]) => text.includes(`$t(${term})`));
  return [
    ...new Set(
      Object.entries(PLACES)
        .filter(([section]) => shown.some(([key]) => key.startsWith(`${section}.`)))
        .map(([, place]) => place),
    ),
  ];
}

function wordsOf(section: Section, before = ''): [key: string, text: string][] {
  return Object.entries(section).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : wordsOf(value, `${before}${key}.`),
  );
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
}
