/** The languages that the pages speak: a row each, and beside it a vocabulary that is loaded when it is chosen. */
import type { Vocabulary } from './eng/index.js';

interface LanguageRow {
  /** In itself. */
  readonly name: string;
  /** As `lang` of the document, and for numbers. */
  readonly tag: string;
  /** Null: it is always there. */
  readonly load: (() => Promise<Vocabulary>) | null;
}

export type Language = 'ENG';

export const LANGUAGES: Readonly<Record<Language, LanguageRow>> = {
  ENG: { name: 'English', tag: 'en', load: null },
};
