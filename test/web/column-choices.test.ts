/** What a column of a list can be said to be: in the words of people, and never in none. */
import t from 'tap';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { COLUMNS } from '../../src/tables/columns.js';
import { type ListSheet, proposeColumns } from '../../src/tables/lists/list-columns.js';
import { choiceOf } from '../../src/web/import/choices.js';
import { choicesWith, columnChoices } from '../../src/web/import/column-choices.js';
import { LIST_WORDS } from '../../src/web/import/words.js';
import { columnsOf } from '../../src/web/sheet/columns.js';
import { wordsOf } from '../../src/web/words/languages.js';
import { language, words } from '../../src/web/words/words.js';

/** Of a column with that title, as the page proposes it. */
function proposed(title: string, cells: readonly string[], sheet: ListSheet = 'Cargoes'): string {
  const rows = [title, ...cells].map((cell, at) => ({ number: at + 1, cells: [cell] }));
  return choiceOf(proposeColumns({ rows, sheet: '', delimiter: null }, 0, sheet)[0]!, 'ofOne');
}

t.test('a column that is called as the desk calls it is understood, in every language', async (t) => {
  for (const one of REPORT_LANGUAGES) {
    words.value = await wordsOf(one);
    language.value = one;
    await LIST_WORDS[one]();
    for (const { value, label } of columnChoices('Cargoes').first) {
      if (value === 'nothingOnTop' || value === 'upright') t.equal(proposed(label, ['yes', 'no']), value, label);
    }
  }
  words.value = await wordsOf('ENG');
  language.value = 'ENG';
});

const NOTHING_ON_TOP = ['Nothing on top', 'NothingOnTop', 'Nothing on top?', 'Nothing on top (yes/no)', 'No stacking'];
const OF_OTHERS = [
  'Nichts daraufstellen',
  'Rien au-dessus',
  'Nada encima',
  'Nada em cima',
  '上面勿放',
  '上積み禁止',
  '적재금지',
];

t.test('nothing on top is what people and the interface call so', (t) => {
  for (const title of [...NOTHING_ON_TOP, ...OF_OTHERS])
    t.equal(proposed(title, ['yes', '', 'no']), 'nothingOnTop', title);
  t.equal(proposed('Group', ['A', 'B']), 'group');
  t.end();
});

t.test('a column that is taken for a field always has a choice that says so', (t) => {
  for (const [sheet, resource] of [
    ['Cargoes', 'Cargo'],
    ['Containers', 'EmptyContainer'],
  ] as const) {
    const titles = [
      ...COLUMNS[sheet].usual.map(({ header }) => header),
      ...columnsOf(resource).map(({ field }) => field),
    ];
    for (const title of [...titles, 'axles', 'palletizing.flatPalletTop']) {
      const choice = proposed(title, ['1'], sheet);
      const { first, more } = choicesWith(columnChoices(sheet), choice);
      const shown = [...first, ...more].find(({ value }) => value === choice);
      t.ok(choice === '' || /\S/.test(shown?.label ?? ''), `${sheet}: ${title} is ${choice}, ${shown?.label}`);
    }
  }
  t.end();
});
