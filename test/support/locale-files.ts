/** The words of every language as they stand in src/locales. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.js';

/** By name of the section; a section may be divided. */
export type Section = { readonly [key: string]: string | Section };
export type Locale = Readonly<Record<string, Section>>;

export function localeFiles(): Map<string, Locale> {
  const names = readdirSync(join(ROOT, 'src/locales')).filter((name) => /^[a-z]{3}\.json$/.test(name));
  return new Map(
    names.map((name) => [
      name.slice(0, 3).toUpperCase(),
      JSON.parse(readFileSync(join(ROOT, 'src/locales', name), 'utf8')),
    ]),
  );
}

/** The words of a section, with where they stand in it: `shell.undo`. */
export function wordsOf(section: Section, before = ''): [key: string, text: string][] {
  return Object.entries(section).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : wordsOf(value, `${before}${key}.`),
  );
}

/** Without the ending of a form: `rowCount_one` is `rowCount`. */
export function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** `{{name}}`, in order. */
export function gapsIn(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name!)
    .sort()
    .join();
}

interface Term {
  readonly meaning: string;
  /** By language what it was called, or must not be called. */
  readonly avoid?: Readonly<Record<string, readonly string[]>>;
  /** By language the source in which it is called so. */
  readonly checked?: Readonly<Record<string, string>>;
}

export interface Glossary {
  readonly sources: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, Term>>;
}

export function glossary(): Glossary {
  return JSON.parse(readFileSync(join(ROOT, 'src/locales/glossary.json'), 'utf8'));
}
