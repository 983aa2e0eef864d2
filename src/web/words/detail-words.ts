/** What sentences of warnings are said with, with their figures, as reports say them: of the language that is shown alone. */
import { say, type WordList } from '../../locales/say.js';
import type { DetailWords } from '../../locales/warning-details.js';
import type { Language } from './languages.js';
import { shownName } from './shown-name.js';
import { language, number, plurals } from './words.js';

const FORMS: Readonly<Record<Language, () => Promise<{ readonly REPORT: WordList }>>> = {
  ENG: () => import('../../locales/made/eng/report.js'),
  GER: () => import('../../locales/made/ger/report.js'),
  SPN: () => import('../../locales/made/spn/report.js'),
  FRN: () => import('../../locales/made/frn/report.js'),
  BRZ: () => import('../../locales/made/brz/report.js'),
  CHN: () => import('../../locales/made/chn/report.js'),
  JPN: () => import('../../locales/made/jpn/report.js'),
  KOR: () => import('../../locales/made/kor/report.js'),
};

export async function detailWords(): Promise<DetailWords> {
  const shown = language.peek();
  const [english, own] = await Promise.all([FORMS.ENG(), FORMS[shown]()]);
  const sentence = (text: string, values: Readonly<Record<string, string>>) =>
    say({ text }, 'text', values, plurals.peek(), number);
  return {
    language: shown,
    forms: { english: english.REPORT, own: own.REPORT },
    number: (value, places) => number(value, places),
    equipment: shownName,
    sentence,
    text: (key) => sentence(own.REPORT[key]!, {}),
  };
}
