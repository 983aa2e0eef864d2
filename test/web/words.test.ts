/** Every language has every text of the pages and of the viewer, and none is left in English where it should not be. */
import t from 'tap';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { ENGLISH } from '../../src/web/viewer/words.js';
import { ENG } from '../../src/web/words/eng/index.js';
import { LANGUAGES, type Language, languageOf } from '../../src/web/words/languages.js';

/** Words that are the same in another language too. */
const MAY_BE_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  GER: ['result', 'editContainerLine', 'stepLine'],
  SPN: [],
  FRN: ['kindCarton', 'editDiagram', 'diagram', 'position'],
  BRZ: ['usual'],
  CHN: [],
  JPN: [],
  KOR: [],
};
const gapsIn = (text: string) =>
  [...text.matchAll(/\{+(\w+)\}+/g)]
    .map(([gap]) => gap)
    .sort()
    .join();

t.same(Object.keys(LANGUAGES), REPORT_LANGUAGES, 'the languages of reports');

for (const [name, { load }] of Object.entries(LANGUAGES)) {
  t.test(name, { skip: load === null && 'the others are held against it' }, async (t) => {
    const { pages, viewer } = await load!();
    for (const [english, words] of [
      [ENG, pages],
      [ENGLISH, viewer],
    ] as readonly (readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>])[]) {
      const keys = Object.keys(english);
      t.same(Object.keys(words).sort(), [...keys].sort(), 'the same keys as in English');
      t.same(
        keys.filter((key) => (words[key] ?? '').trim() === ''),
        [],
        'none is empty',
      );
      t.same(
        keys.filter((key) => gapsIn(words[key] ?? '') !== gapsIn(english[key]!)),
        [],
        'all have the same gaps',
      );
      t.same(
        keys.filter((key) => words[key] === english[key] && !MAY_BE_ENGLISH[name]!.includes(key)),
        [],
        'none is in English',
      );
    }
  });
}

t.test('the language of a reader', async (t) => {
  const cases: readonly (readonly [readonly string[], Language])[] = [
    [['de-AT', 'en'], 'GER'],
    [['pt'], 'BRZ'],
    [['zh-TW'], 'CHN'],
    [['nl', 'fr-CA'], 'FRN'],
    [['nl'], 'ENG'],
    [[], 'ENG'],
  ];
  for (const [tags, language] of cases) t.equal(languageOf(tags), language, tags.join());
});
