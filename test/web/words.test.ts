/** Every language has every text of the pages and of the viewer, and none is left in English where it should not be. */
import t from 'tap';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { FIRST_RULES } from '../../src/web/pages/plan/first-rules.js';
import { columnsOf } from '../../src/web/sheet/columns.js';
import { ENGLISH } from '../../src/web/viewer/words.js';
import { DOCK } from '../../src/web/words/eng/dock.js';
import { ENG } from '../../src/web/words/eng/index.js';
import { LISTS } from '../../src/web/words/eng/lists.js';
import { RECORDS } from '../../src/web/words/eng/records.js';
import { titleOf } from '../../src/web/words/field-title.js';
import { LANGUAGES, type Language, languageOf } from '../../src/web/words/languages.js';
import { fieldText, told } from '../../src/web/words/said.js';
import { translation } from '../../src/web/words/words.js';

/** Words that are the same in another language too. */
const MAY_BE_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  GER: ['result', 'editContainerLine', 'stepLine', 'listName'],
  SPN: [],
  FRN: ['kindCarton', 'editDiagram', 'diagram', 'position'],
  BRZ: ['usual'],
  CHN: [],
  JPN: [],
  KOR: [],
};
/** Fields that are called the same in another language too. */
const ENGLISH_NAMES: readonly string[] = ['alias2', 'color', 'name'];
const FIELDS = (['Cargo', 'EmptyContainer', 'Rules'] as const).flatMap((name) =>
  columnsOf(name).map(({ field }) => field),
);
const gapsIn = (text: string) =>
  [...text.matchAll(/\{+(\w+)\}+/g)]
    .map(([gap]) => gap)
    .sort()
    .join();

t.same(Object.keys(LANGUAGES), REPORT_LANGUAGES, 'the languages of reports');

for (const [name, { load }] of Object.entries(LANGUAGES)) {
  t.test(name, { skip: load === null && 'the others are held against it' }, async (t) => {
    const { pages, viewer, fields, hints, codes } = await load!();
    for (const [english, words] of [
      [{ ...ENG, ...LISTS, ...RECORDS, ...DOCK }, pages],
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
    t.same(
      FIELDS.filter((field) => (fields[field] ?? fields[field.replace(/\d+$/, '')] ?? '').trim() === ''),
      [],
      'every field of the tables and forms has a name',
    );
    t.same(
      Object.keys(fields).filter((field) => !FIELDS.some((one) => one === field || one.replace(/\d+$/, '') === field)),
      [],
      'no name is of no field',
    );
    t.same(Object.keys(hints).sort(), [...FIRST_RULES].sort(), 'what the first rules do');
    t.same(
      [...Object.values(hints), ...Object.values(codes)].filter((sentence) => sentence.trim() === ''),
      [],
      'every code and every hint has a sentence',
    );
    const unlike = FIELDS.filter((field) => fields[field]?.toLowerCase() === titleOf(field).toLowerCase());
    t.same(
      unlike.filter((field) => !ENGLISH_NAMES.includes(field)),
      [],
      'names are not in English',
    );
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

t.test('what the service says stands behind the sentence of the language; fields have names', async (t) => {
  t.equal(told('WrongKey', 'The key is unknown.'), 'The key is unknown.', 'in English it is enough');
  t.equal(fieldText('maxSupportingWeight'), 'Max supporting weight');
  translation.value = await LANGUAGES.GER.load!();
  t.teardown(() => {
    translation.value = null;
  });
  t.equal(
    told('WrongKey', 'The key is unknown.'),
    'Der Schlüssel ist unbekannt, abgelaufen oder widerrufen. (The key is unknown.)',
  );
  t.equal(told('BadCursor', 'A cursor.'), 'A cursor.', 'a code that pages never meet');
  t.equal(told(undefined, 'Something else.'), 'Something else.');
  t.same(
    ['length', 'alias2', 'property7', 'somethingNew'].map((field) => fieldText(field)),
    ['Länge', 'Alias 2', 'Eigenschaft 7', 'Something new'],
  );
});
