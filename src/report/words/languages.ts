/** The languages of reports, as the interface names them. */
import type { Uom } from '../../domain/words.js';
import type { ReportLanguage } from '../../schema/reports.js';
import { BRZ } from './brz.js';
import { CHN } from './chn.js';
import { ENG, type Vocabulary } from './eng.js';
import { FRN } from './frn.js';
import { GER } from './ger.js';
import { JPN } from './jpn.js';
import { KOR } from './kor.js';
import { SPN } from './spn.js';

export const VOCABULARIES: Readonly<Record<ReportLanguage, Vocabulary>> = {
  ENG,
  GER,
  SPN,
  FRN,
  BRZ,
  CHN,
  JPN,
  KOR,
};

/** Tags by which browsers, screen readers and Intl know them. */
const TAGS: Readonly<Record<ReportLanguage, string>> = {
  ENG: 'en',
  GER: 'de-DE',
  SPN: 'es-ES',
  FRN: 'fr-FR',
  BRZ: 'pt-BR',
  CHN: 'zh-CN',
  JPN: 'ja-JP',
  KOR: 'ko-KR',
};

/** Each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<ReportLanguage, string>> = {
  ENG: 'English',
  GER: 'Deutsch',
  SPN: 'Español',
  FRN: 'Français',
  BRZ: 'Português',
  CHN: '中文',
  JPN: '日本語',
  KOR: '한국어',
};

/** Who measures in inches writes dates the American way. */
export function tagOf(language: ReportLanguage, uom: Uom): string {
  if (language !== 'ENG') return TAGS[language];
  return uom === 'UnitEnglish' ? 'en-US' : 'en-GB';
}
