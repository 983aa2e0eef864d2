/** Every language has every text of English, with the same gaps, and none is left in English where it should not be. */
import t from 'tap';
import { formOf, SENTENCE_CODES } from '../../src/domain/coded-sentences.js';
import { LANGUAGES, type Language } from '../../src/locales/languages.js';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { gapsIn, localeFiles, type Section, stemOf, wordsOf } from '../support/locale-files.js';

/** Words that are the same in another language too, or no words. */
const MAY_BE_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  GER: [
    ...['terms.optional', 'report.pdf', 'report.plan', 'report.code', 'report.heightLetter', 'report.lengthLetter'],
    ...['viewer.stepLine', 'pages.plan.result', 'pages.editor.editContainerLine', 'lists.listName'],
    ...['desk.columnHandling', 'vehicle.fault', 'people.personName', 'people.versionNumber'],
  ],
  SPN: ['terms.total', 'report.alias', 'report.alias2', 'report.pdf', 'report.lengthLetter', 'vehicle.fault'],
  FRN: [
    ...['terms.orientation', 'terms.section', 'terms.tare', 'terms.total', 'terms.volume'],
    ...['report.pdf', 'report.lengthLetter', 'report.heightLetter'],
    ...['viewer.diagram', 'viewer.position', 'pages.records.kindCarton', 'pages.editor.editDiagram'],
    ...[
      'people.versions',
      'people.versionNumber',
      'people.usagePlans',

      'loads.loadVersions',
    ],
  ],
  BRZ: ['terms.total', 'terms.volume', 'report.pdf', 'report.widthLetter', 'pages.plan.usual', 'vehicle.fault'],
  CHN: ['report.pdf'],
  JPN: ['report.pdf'],
  KOR: ['report.pdf', 'vehicle.fault'],
};
/** Names of the interface, which pages say in English as it does. */
const OF_THE_INTERFACE = ['fields', 'hints', 'codes'];

const files = localeFiles();
const english: Section = {
  ...files.get('ENG')!,
  // Answers of the interface say them in English; what a rule finds wrong is known there only, others name the rule.
  sentences: Object.fromEntries(
    SENTENCE_CODES.map((code) => [code, formOf(code).text.replace('{{fault}}', '{{rule}}')]),
  ),
};

t.same([...files.keys()].sort(), [...REPORT_LANGUAGES].sort(), 'a file for each language of the interface');
t.same(Object.keys(LANGUAGES).sort(), [...REPORT_LANGUAGES].sort(), 'and a row');

/** A form for one may leave the number out. */
function filledIn(key: string, text: string): string {
  return gapsIn(key.endsWith('_one') ? text.replace('{{count}}', '') : text);
}

for (const [language, locale] of files) {
  t.test(language, async (t) => {
    const kept = Object.entries(locale).filter(([section]) => !OF_THE_INTERFACE.includes(section));
    const own = language === 'ENG' ? english : Object.fromEntries(kept);
    const theirs = new Map(wordsOf(english));
    const ours = new Map(wordsOf(own));
    const stems = (keys: Iterable<string>) => [...new Set([...keys].map(stemOf))].sort();
    t.same(stems(ours.keys()), stems(theirs.keys()), 'the same keys as in English');

    const forms = new Intl.PluralRules(LANGUAGES[language as Language].tag).resolvedOptions().pluralCategories;
    const said = [...ours.keys()].filter((key) => stemOf(key) !== key);
    t.same(
      said.filter((key) => !forms.some((form) => key.endsWith(`_${form}`))),
      [],
      'no form is one that the language does not have',
    );
    t.same(
      said.filter((key) => !ours.has(`${stemOf(key)}_other`)),
      [],
      'where there are forms there is one for all other numbers',
    );
    const inEnglish = (key: string) => theirs.get(key) ?? theirs.get(`${stemOf(key)}_other`);
    const all = [...ours];
    t.same(
      all.filter(([, text]) => text.trim() === ''),
      [],
      'none is empty',
    );
    t.same(
      all.filter(([key, text]) => filledIn(key, text) !== filledIn(key, inEnglish(key) ?? '')),
      [],
      'all have the same gaps',
    );
    t.same(
      all.filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))),
      [],
      'no gap is written with one brace',
    );
    t.same(
      all.filter(
        ([key, text]) =>
          language !== 'ENG' &&
          text === inEnglish(key) &&
          text !== '3D' &&
          !/^\$t\(\w+\)$/.test(text) &&
          !(MAY_BE_ENGLISH[language] ?? []).includes(key),
      ),
      [],
      'none is in English',
    );
  });
}

t.test('a phone says of gaps what the sheet in the hand says', async (t) => {
  for (const [language, words] of files) {
    const said = new Map(wordsOf(words));
    t.equal(said.get('dock.dockGapForAxles'), said.get('report.gapForAxles'), language);
    t.equal(said.get('dock.dockLeaveFree'), said.get('report.leaveFree'), language);
  }
});
