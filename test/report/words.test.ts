/** Every language has every text of reports, and none is left in English where it should not be. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { ENG, type WordKey } from '../../src/report/words/eng.js';
import { VOCABULARIES } from '../../src/report/words/languages.js';
import { Words } from '../../src/report/words/words.js';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { sourceFilesOf } from '../support/source-files.js';

/** Words that are the same in another language too, or no words. */
const MAY_BE_ENGLISH: Readonly<Record<string, readonly WordKey[]>> = {
  GER: ['pdf', 'plan', 'code', 'heightLetter', 'lengthLetter'],
  SPN: ['pdf', 'lengthLetter'],
  FRN: ['pdf', 'lengthLetter', 'heightLetter', 'description'],
  BRZ: ['pdf', 'widthLetter'],
  CHN: ['pdf'],
  JPN: ['pdf'],
  KOR: ['pdf'],
};
const KEYS = Object.keys(ENG) as WordKey[];
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort();

for (const language of REPORT_LANGUAGES) {
  const vocabulary: Readonly<Record<string, string>> = VOCABULARIES[language];
  t.test(language, async (t) => {
    t.same(Object.keys(vocabulary).sort(), [...KEYS].sort(), 'the same keys as in English');
    const isLeft = (key: WordKey) => language !== 'ENG' && vocabulary[key] === ENG[key];
    t.same(
      KEYS.filter((key) => vocabulary[key]!.trim() === ''),
      [],
      'none is empty',
    );
    t.same(
      KEYS.filter((key) => namesIn(vocabulary[key]!).join() !== namesIn(ENG[key]).join()),
      [],
      'all have the same gaps',
    );
    t.same(
      KEYS.filter((key) => isLeft(key) && !MAY_BE_ENGLISH[language]!.includes(key)),
      [],
      'none is in English',
    );
  });
}

t.test('no text of a report stands outside the words', async (t) => {
  const files = sourceFilesOf('src').filter(({ path }) => /^src\/report\/(page|pdf|workbook)\//.test(path));
  t.ok(files.length > 10);
  for (const { path } of files) {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const shown = [...text.matchAll(/>\s*([A-Za-z][a-z]{3,}[ a-z]*)\s*</g)].map(([, words]) => words);
    t.same(shown, [], path);
  }
});

t.test('numbers, units and dates have the form of the language', async (t) => {
  const german = new Words('GER', 'UnitMetric');
  t.equal(german.number(12345.678), '12.345,678');
  t.equal(german.length(1200.5), '1.200,5 mm');
  t.match(german.date('2026-11-22T19:53:11.000Z'), /^22\.11\.2026, 19:53 UTC$/);
  t.match(new Words('FRN', 'UnitEnglish').length(12), /^12\spo$/);
  t.equal(new Words('CHN', 'UnitMetric').lengthUnit, '毫米');
  t.equal(new Words('ENG', 'UnitEnglish').weight(1200.5), '1,200.5 lb');
  t.equal(german.ranges([1, 2, 3, 6]), '1–3, 6');
});
