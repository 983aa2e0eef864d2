/** The languages of pages and reports, as the interface names them. */
import type { ReportLanguage } from '../schema/reports.js';

export type Language = ReportLanguage;

interface LanguageRow {
  /** In itself. */
  readonly name: string;
  /** By which browsers, screen readers and Intl know it. */
  readonly tag: string;
  /** The same with the country whose forms reports take. */
  readonly regionalTag: string;
}

export const LANGUAGES: Readonly<Record<Language, LanguageRow>> = {
  ENG: { name: 'English', tag: 'en', regionalTag: 'en-GB' },
  GER: { name: 'Deutsch', tag: 'de', regionalTag: 'de-DE' },
  SPN: { name: 'Español', tag: 'es', regionalTag: 'es-ES' },
  FRN: { name: 'Français', tag: 'fr', regionalTag: 'fr-FR' },
  BRZ: { name: 'Português (Brasil)', tag: 'pt-BR', regionalTag: 'pt-BR' },
  CHN: { name: '中文', tag: 'zh-CN', regionalTag: 'zh-CN' },
  JPN: { name: '日本語', tag: 'ja', regionalTag: 'ja-JP' },
  KOR: { name: '한국어', tag: 'ko', regionalTag: 'ko-KR' },
};
