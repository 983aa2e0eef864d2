/** What the pages call the fields of the interface and say of its codes, in every language. */
import t from 'tap';
import {
  CALCULATION_ERROR_CODES,
  ERROR_CODES,
  ISSUE_CODES,
  UNLOADED_REASONS,
  WARNING_CODES,
} from '../../src/schema/codes.js';
import { type Node, schemaNode } from '../../src/schema/node.js';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { FIRST_RULES } from '../../src/web/pages/plan/first-rules.js';
import { columnsOf } from '../../src/web/sheet/columns.js';
import { titleOf } from '../../src/web/words/field-title.js';
import { type Language, languageOf, wordsOf } from '../../src/web/words/languages.js';
import { fieldText, told } from '../../src/web/words/said.js';
import { words } from '../../src/web/words/words.js';

/** Fields that are called the same in another language too. */
const ENGLISH_NAMES: readonly string[] = ['alias2', 'color', 'isOptional', 'name'];
const FIELDS = (['Cargo', 'EmptyContainer', 'Rules'] as const).flatMap((name) =>
  columnsOf(name).map(({ field }) => field),
);
/** They and what their objects hold: where a fault may lie. */
const NAMED = (['Cargo', 'EmptyContainer', 'Rules'] as const).flatMap((name) => fieldsWithin(schemaNode(name)));

function fieldsWithin(node: Node): string[] {
  const parts = Object.entries(node.properties ?? {}).flatMap(([field, part]) => [field, ...fieldsWithin(part)]);
  return [...parts, ...(node.anyOf ?? []).flatMap(fieldsWithin)];
}

/** Refusals that pages cannot bring about: they are told in the words of the service. */
const UNMET: readonly string[] = [
  ...['BadCursor', 'BadForm', 'BadIdempotencyKey', 'BadPath', 'BadRequest', 'BodyCutShort', 'BodyNotAnObject'],
  ...['ExpectationFailed', 'HeadersTooLarge', 'IdempotencyKeyReused', 'WrongContentEncoding', 'WrongContentType'],
  ...['WrongMethod', 'WrongScheme'],
];
const TOLD = [
  ...new Set([...ISSUE_CODES, ...WARNING_CODES, ...CALCULATION_ERROR_CODES, ...UNLOADED_REASONS, ...ERROR_CODES]),
].filter((code) => !UNMET.includes(code));

for (const language of REPORT_LANGUAGES.filter((one) => one !== 'ENG')) {
  t.test(language, async (t) => {
    const { fields, hints, codes } = await wordsOf(language);
    t.same(
      FIELDS.filter((field) => (fields[field] ?? fields[field.replace(/\d+$/, '')] ?? '').trim() === ''),
      [],
      'every field of the tables and forms has a name',
    );
    t.same(
      Object.keys(fields).filter((field) => !NAMED.some((one) => one === field || one.replace(/\d+$/, '') === field)),
      [],
      'no name is of no field',
    );
    t.same(Object.keys(hints).sort(), [...FIRST_RULES].sort(), 'what the first rules do');
    t.same(Object.keys(codes).sort(), [...TOLD].sort(), 'what codes mean');
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
  const before = words.value;
  t.teardown(() => {
    words.value = before;
  });
  words.value = await wordsOf('GER');
  t.equal(
    told('WrongKey', 'The key is unknown.'),
    'Der Schlüssel ist unbekannt, abgelaufen oder widerrufen. (The key is unknown.)',
  );
  t.equal(told('BadCursor', 'A cursor.'), 'A cursor.', 'a code that pages never meet');
  t.equal(told(undefined, 'Something else.'), 'Something else.');
  t.same(
    ['length', 'alias2', 'property7', 'somethingNew'].map((field) => fieldText(field)),
    ['Länge', 'Artikelnummer 2', 'Eigenschaft 7', 'Something new'],
  );
});
