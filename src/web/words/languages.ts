/** The languages that the pages speak: a row each, and beside it all its words, which are loaded when it is chosen. */
import { type Translation, translationOf } from './translation.js';

interface LanguageRow {
  /** In itself. */
  readonly name: string;
  /** As `lang` of the document, and for numbers and dates. */
  readonly tag: string;
  /** Null: it is always there. */
  readonly load: (() => Promise<Translation>) | null;
}

/** As reports call them. */
export type Language = 'ENG' | 'GER' | 'SPN' | 'FRN' | 'BRZ' | 'CHN' | 'JPN' | 'KOR';

export const LANGUAGES: Readonly<Record<Language, LanguageRow>> = {
  ENG: { name: 'English', tag: 'en', load: null },
  GER: { name: 'Deutsch', tag: 'de', load: async () => translationOf(await import('./ger/index.js')) },
  SPN: { name: 'Español', tag: 'es', load: async () => translationOf(await import('./spn/index.js')) },
  FRN: { name: 'Français', tag: 'fr', load: async () => translationOf(await import('./frn/index.js')) },
  BRZ: { name: 'Português (Brasil)', tag: 'pt-BR', load: async () => translationOf(await import('./brz/index.js')) },
  CHN: { name: '中文', tag: 'zh-CN', load: async () => translationOf(await import('./chn/index.js')) },
  JPN: { name: '日本語', tag: 'ja', load: async () => translationOf(await import('./jpn/index.js')) },
  KOR: { name: '한국어', tag: 'ko', load: async () => translationOf(await import('./kor/index.js')) },
};

/** Of the languages that a reader understands, the first that there is. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const spoken = tag.slice(0, 2).toLowerCase();
    const found = (Object.keys(LANGUAGES) as Language[]).find((one) => LANGUAGES[one].tag.startsWith(spoken));
    if (found !== undefined) return found;
  }
  return 'ENG';
}
