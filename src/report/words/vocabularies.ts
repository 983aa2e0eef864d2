/** The words of reports in every language. */
import type { Uom } from '../../domain/words.js';
import { LANGUAGES } from '../../locales/languages.js';
import * as BRZ from '../../locales/made/brz/report.js';
import * as CHN from '../../locales/made/chn/report.js';
import * as ENG from '../../locales/made/eng/report.js';
import * as FRN from '../../locales/made/frn/report.js';
import * as GER from '../../locales/made/ger/report.js';
import * as JPN from '../../locales/made/jpn/report.js';
import * as KOR from '../../locales/made/kor/report.js';
import * as SPN from '../../locales/made/spn/report.js';
import type { KeyOf, PlainKey, WordList } from '../../locales/say.js';
import type { ReportLanguage } from '../../schema/reports.js';

export type English = typeof ENG.REPORT;
export type EnglishVehicle = typeof ENG.VEHICLE;
export type WordKey = KeyOf<English>;
/** A word that nothing is filled into. */
export type Label = PlainKey<English>;

interface Vocabulary {
  readonly REPORT: WordList;
  /** What a rule is called, by its id. */
  readonly RULES: WordList;
  /** Of axles, floor and centre of gravity. */
  readonly VEHICLE: WordList;
  /** Why cargo stays behind, by code; empty in English, which the answers of the interface have (domain/coded-sentences.ts). */
  readonly SENTENCES: WordList;
  /** What a code of an answer means; empty in English, which the catalogue of codes has (schema/code-catalogue.ts). */
  readonly CODES: WordList;
}

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

/** Who measures in inches writes dates the American way. */
export function tagOf(language: ReportLanguage, uom: Uom): string {
  if (language === 'ENG' && uom === 'UnitEnglish') return 'en-US';
  return LANGUAGES[language].regionalTag;
}
