/** What is filled into words, in which form, and what the compiler knows of it. */
import t from 'tap';
import { type Filling, type KeyOf, type PlainKey, say } from '../../src/locales/say.js';

const WORDS = {
  undo: 'Undo',
  rowCount_one: '{{count}} row',
  rowCount_other: '{{count}} rows',
  from: '{{from}} to {{to}}',
} as const;

const number = (value: number) => new Intl.NumberFormat('en').format(value);

function text<Key extends KeyOf<typeof WORDS>>(key: Key, ...[values]: Filling<typeof WORDS, Key>): string {
  return say(WORDS, key, values ?? {}, new Intl.PluralRules('en'), number);
}

t.test('gaps are filled, numbers as the language writes them', async (t) => {
  t.equal(text('undo'), 'Undo');
  t.equal(text('from', { from: 1234.5, to: '{{from}}' }), '1,234.5 to {{from}}', 'what is filled in is left as it is');
  t.equal(text('rowCount', { count: 1 }), '1 row');
  t.equal(text('rowCount', { count: 0 }), '0 rows');
  t.equal(text('rowCount', { count: 5000 }), '5,000 rows');
});

t.test('a language has the forms that it needs', async (t) => {
  const forms = { day_one: '{{count}} день', day_few: '{{count}} дня', day_other: '{{count}} дней' };
  const russian = (count: number) => say(forms, 'day', { count }, new Intl.PluralRules('ru'), number);
  t.same([1, 3, 5, 21].map(russian), ['1 день', '3 дня', '5 дней', '21 день']);
  const french = { day_one: '{{count}} jour', day_other: '{{count}} jours' };
  const inFrench = (count: number) => say(french, 'day', { count }, new Intl.PluralRules('fr'), number);
  t.same(
    [0, 2, 1_000_000].map(inFrench),
    ['0 jour', '2 jours', '1,000,000 jours'],
    'millions have no form of their own',
  );
});

t.test('a wrong key and a lost gap do not compile', async (t) => {
  // @ts-expect-error there is no such key
  t.equal(text('redo'), 'redo');
  // @ts-expect-error its gaps have to be filled
  t.equal(text('from'), ' to ');
  // @ts-expect-error one of them is lost
  t.equal(text('from', { from: 1 }), '1 to ');
  // @ts-expect-error it has no such gap
  t.equal(text('from', { from: 1, to: 2, through: 3 }), '1 to 2');
  // @ts-expect-error the number chooses the form
  t.equal(text('rowCount'), ' rows');
  // @ts-expect-error a table holds words that are said by themselves
  const heading: PlainKey<typeof WORDS> = 'from';
  t.equal(heading, 'from');
});
