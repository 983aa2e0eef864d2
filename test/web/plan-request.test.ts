/** What the page of the request is made of, without a browser: its history, its cells, its tables, the columns of an import. */
import t from 'tap';
import { FAULTS } from '../../src/locales/made/eng/faults.js';
import { PAGES } from '../../src/locales/made/eng/pages.js';
import { faultSentence } from '../../src/web/plan-request/faults.js';
import { begun, changed, type History, redone, undone } from '../../src/web/plan-request/history.js';
import { bodyOf, draftOfJson } from '../../src/web/plan-request/request-draft.js';
import { numberOf, textOfValue, valueOfText } from '../../src/web/sheet/cell-text.js';
import { type Column, columnsOf } from '../../src/web/sheet/columns.js';
import { isTableText } from '../../src/web/sheet/is-table-text.js';
import { cellsOfText, rowsOf } from '../../src/web/sheet/table-text.js';
import { words } from '../../src/web/words/words.js';
import fc from '../support/fast-check.js';

// Figures are written as where the reader is.
Object.assign(globalThis, { navigator: { languages: ['en-GB'] } });

t.test('history: whatever is undone can be done again', async (t) => {
  const step = fc.record({
    value: fc.integer(),
    kind: fc.constantFrom('', 'a', 'b'),
    wait: fc.integer({ max: 4000, min: 0 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.nat(80), (steps, back) => {
      let at = 0;
      let history: History<number> = begun(0);
      for (const { value, kind, wait } of steps) {
        at += wait;
        history = changed(history, value, kind, at);
      }
      const states = [...history.past, history.present];
      let gone = history;
      for (let times = 0; times < back; times++) gone = undone(gone);
      t.equal(gone.present, states[Math.max(0, states.length - 1 - back)]);
      for (let times = 0; times < back; times++) gone = redone(gone);
      t.same([...gone.past, gone.present], states);
    }),
    { numRuns: 100 },
  );
});

t.test('history: what is typed in one go is one change, and a new one ends what was undone', async (t) => {
  let history = begun('');
  for (const [at, text] of ['1', '12', '123'].entries()) history = changed(history, text, 'cell', at * 200);
  t.equal(undone(history).present, '', 'typed in one go');
  history = changed(history, '1234', 'cell', 5000);
  t.equal(undone(history).present, '123', 'after a pause');
  t.equal(undone(changed(history, 'x', 'other', 5100)).present, '1234', 'elsewhere');
  const after = changed(undone(history), 'y', 'cell', 5200);
  t.same(redone(after), after, 'nothing is left to be done again');
  t.equal(undone(begun(1)).present, 1);
  let long = begun(0);
  for (let state = 1; state <= 500; state++) long = changed(long, state);
  t.equal(long.past.length, 200);
});

t.test('a cell takes numbers as people write them', async (t) => {
  const cases: readonly (readonly [text: string, sign: string, value: number | undefined])[] = [
    ['1234', '.', 1234],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['1.234', ',', 1234],
    ['1.234,5', ',', 1234.5],
    ['1,234.5', '.', 1234.5],
    ['12,5', '.', 12.5],
    ['12.5', ',', 12.5],
    ['1 234,5', ',', 1234.5],
    ['2.100,50', '.', 2100.5],
    ['1,850.50', ',', 1850.5],
    ['1\u202f234', ',', 1234],
    ["1'234.5", '.', 1234.5],
    ['-7', '.', -7],
    ['.5', '.', 0.5],
    ['1e3', '.', 1000],
    ['twelve', '.', undefined],
    ['1.2.3', '.', undefined],
    ['12 kg', '.', undefined],
    ['', '.', undefined],
  ];
  for (const [text, sign, value] of cases) t.equal(numberOf(text, sign), value, `${text} with ${sign}`);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (value) => {
      const shown = Math.round(value * 1000) / 1000;
      for (const [tag, sign] of [
        ['de', ','],
        ['en', '.'],
        ['fr', ','],
      ] as const) {
        const written = new Intl.NumberFormat(tag, { maximumFractionDigits: 3, minimumFractionDigits: 2 }).format(
          shown,
        );
        t.ok(numberOf(written, sign)! - shown === 0, written);
      }
    }),
    { numRuns: 60 },
  );
});

t.test('a cell keeps what is not of its kind as it was typed', async (t) => {
  const column = (kind: Column['kind']) => ({ ...columnsOf('Cargo')[0]!, kind });
  t.equal(valueOfText(column('number'), ' many ', '.'), 'many');
  t.equal(valueOfText(column('flag'), 'Yes', '.'), true);
  t.equal(valueOfText(column('flag'), '0', '.'), false);
  t.equal(valueOfText(column('flag'), 'perhaps', '.'), 'perhaps');
  t.equal(valueOfText(column('text'), 'a ', '.'), 'a ', 'blanks while it is typed');
  t.equal(valueOfText(column('text'), '  ', '.'), undefined);
  t.equal(textOfValue(null), '');
  t.equal(textOfValue({ length: 1 }), '{"length":1}');
});

t.test('tables as spreadsheet programs write them', async (t) => {
  t.notOk(isTableText('one cell\r\n'));
  t.ok(isTableText('one\tcell'));
  t.same(cellsOfText('a\tb\r\n1\t2\r\n'), [
    ['a', 'b'],
    ['1', '2'],
  ]);
  t.same(rowsOf('a,"b ""c"", d",\n"two\nlines",,x', ','), [
    ['a', 'b "c", d', ''],
    ['two\nlines', '', 'x'],
  ]);
  t.same(rowsOf('"never closed,b', ','), [['"never closed', 'b']]);
  const cell = fc.string({ maxLength: 12 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      t.same(rowsOf(rows.map((row) => row.map(quoted).join(',')).join('\r\n'), ','), rows);
    }),
    { numRuns: 60 },
  );
});

t.test('a request goes through JSON and units without loss', async (t) => {
  const json = '{"title":"A","cargoes":[{"name":"x","length":10}],"containers":[],"rules":{"seed":3},"note":{"a":1}}';
  const draft = draftOfJson(json, 'UnitMetric');
  t.same(bodyOf(draft), {
    title: 'A',
    cargoes: [{ name: 'x', length: 10 }],
    emptyContainers: [],
    rules: { calculationType: 'MixLoad', seed: 3 },
    note: { a: 1 },
  });
  t.throws(() => draftOfJson('[1]', 'UnitMetric'), SyntaxError);
  t.match(draftOfJson('{"cargoes": 7}', 'UnitMetric').others, { cargoes: 7 }, 'what is no list is sent as it came');
});

t.test('what a request lacks is said as what to do, and in no name of the interface', async (t) => {
  const draft = draftOfJson('{"cargoes": [], "emptyContainers": []}', 'UnitMetric');
  words.value = { ...words.peek(), pages: PAGES };
  const lacking = (code: string, list: string) =>
    faultSentence({ code, pointer: `/${list}`, message: `\`${list}\` must have at least one entry.` }, draft);
  t.equal(lacking('EmptyContainerList', 'emptyContainers'), 'Add a container.');
  t.equal(lacking('EmptyCargoList', 'cargoes'), 'Add cargo.');
});

t.test('a figure out of its range is told with the range, in the unit that is shown', async (t) => {
  const draft = draftOfJson('{"cargoes": [{"name": "x", "length": 999999999}]}', 'UnitMetric');
  words.value = { ...words.peek(), pages: { ...PAGES, ...FAULTS } };
  const said = (message: string, shown = draft.shown) =>
    faultSentence({ code: 'ValidationFailed', pointer: '/cargoes/0/length', message }, { ...draft, shown });
  const range = '`length` must be from 0 to 1,000,000; 999,999,999 was sent.';
  t.equal(said(range, 'UnitMetric'), 'Length must be from 0 to 1,000,000: “999999999” is not');
  t.match(said(range, 'UnitHighMetric'), 'Length must be from 0 to 100,000: ');
  t.equal(said('`length` must be at most 5; 6 was sent.'), 'Length: “999999999” is too small or too large');
});
