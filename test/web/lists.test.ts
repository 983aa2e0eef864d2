/** Lists as their users keep them, read as the page reads them: without a touch of the mapping, or with one click. */
import { readFileSync } from 'node:fs';
import t, { type Test } from 'tap';
import type { Choices, Setting, Source, TakenRows } from '../../src/web/import/messages.js';
import { OpenedList } from '../../src/web/import/understand.js';
import { LISTS_OF_ASIA_AND_OTHERS } from '../support/lists/asia-and-others.js';
import { LISTS_OF_EUROPE_AND_AMERICA } from '../support/lists/europe-and-america.js';
import { type KeptList, sourceOf } from '../support/lists/kept-list.js';
import { LISTS_OF_OTHER_TRADES } from '../support/lists/of-other-trades.js';
import { workbook } from '../upload/workbooks.js';

const SETTING: Setting = { sheet: 'Cargoes', uom: 'UnitMetric', isSequenceOpposite: false, remembered: {} };
const LISTS = [...LISTS_OF_EUROPE_AND_AMERICA, ...LISTS_OF_ASIA_AND_OTHERS, ...LISTS_OF_OTHER_TRADES];

function source(given: Uint8Array | string, name: string): Source {
  if (typeof given === 'string') return { kind: 'text', text: given };
  return { kind: 'file', name, bytes: new Uint8Array(given).buffer };
}

t.equal(LISTS.length, 30);

for (const list of LISTS) {
  t.test(list.what, async (t) => {
    const given = await sourceOf(list);
    const opened = await OpenedList.open(source(given, list.form === 'xlsx' ? 'list.xlsx' : 'list.csv'), SETTING);
    const before = opened.understood({});
    const asks = before.doubt !== null ? 'units' : before.weightIs === 'unknown' ? 'weight' : undefined;
    t.equal(asks, list.asks, 'what is asked');
    hold(t, opened, list, list.click ?? {});
  });
}

function hold(t: Test, opened: OpenedList, list: Expected, choices: Choices): void {
  const read = opened.understood(choices);
  t.strictSame(
    read.faults.map(({ row, fault: { about, kind, found } }) => `${row} ${about} ${kind} ${found}`.trim()),
    list.faults ?? [],
  );
  t.strictSame([read.doubt, read.missing, read.tooLong], [null, [], []]);
  t.equal(read.rows, list.rows, 'rows');
  t.equal(read.sums.pieces, list.pieces, 'pieces');
  const { kilograms, cubicMetres } = read.sums;
  if (list.kilograms === null) t.equal(kilograms, null);
  else t.ok(Math.abs(kilograms! - list.kilograms) < 0.01, `${kilograms} kg`);
  t.ok(Math.abs(cubicMetres - list.cubicMetres) < 0.001, `${cubicMetres} m3`);
  for (const { of, said, found } of read.totals) t.ok(Math.abs(said - found) <= 0.005 * said, `${of} ${said} ${found}`);
  t.equal(read.stops, list.stops ?? 0, 'stops');
  const { rows } = opened.taken(choices);
  t.match(rows[0], list.first);
  if (list.last) t.match(rows.at(-1), list.last);
}

type Expected = Pick<KeptList, 'rows' | 'pieces' | 'kilograms' | 'cubicMetres' | 'first' | 'last' | 'faults' | 'stops'>;

const file = (name: string) => readFileSync(new URL(`../../../test/fixtures/lists/${name}`, import.meta.url));
const KEPT: Readonly<Record<string, Expected>> = {
  'german-packing-list.xlsx': {
    ...{ rows: 12, pieces: 186, kilograms: 3119, cubicMetres: 10.9344, stops: 2 },
    first: { name: 'Item 0', alias: 'SKU-100', qty: 10, length: 400, weight: 10.5, nothingOnTop: true, sequence: 2 },
  },
  'simple.xlsx': {
    ...{ rows: 8, pieces: 188, kilograms: 2303, cubicMetres: 15.216, stops: 2 },
    first: { name: 'C0', qty: 20, length: 600, weight: 12.25, orientationsAllowed: 'Orientations12' },
  },
  'semicolon-cp1252.csv': {
    ...{ rows: 2, pieces: 34, kilograms: 30957, cubicMetres: 8.16 },
    first: { name: 'Schränke groß', qty: 4, length: 1200, weight: 85.5 },
  },
};
for (const [name, expected] of Object.entries(KEPT)) {
  t.test(name, async (t) => {
    const opened = await OpenedList.open(source(file(name), name), SETTING);
    hold(t, opened, expected, {});
  });
}

t.test('rows without a weight are counted, and those of containers are not', async (t) => {
  const read = async (lines: readonly string[], sheet: Setting['sheet'] = 'Cargoes') =>
    (await OpenedList.open({ kind: 'text', text: lines.join('\n') }, { ...SETTING, sheet })).understood({});
  const titles = 'Name;Pieces;Length;Width;Height;Weight each';
  const some = await read([titles, 'A;40;600;400;350;12', 'B;60;450;300;250;', 'C;60;450;300;250;0']);
  t.strictSame([some.isWeighed, some.unweighed], [true, 2]);
  const none = await read(['Name;Pieces;Length;Width;Height', 'A;40;600;400;350', 'B;60;450;300;250']);
  t.strictSame([none.isWeighed, none.unweighed], [false, 2]);
  t.equal((await read(['Name;Length;Width;Height', 'Van;6000;2400;2600'], 'Containers')).unweighed, 0);
});

t.test('what is remembered is asked about where the next list contradicts it', async (t) => {
  const open = (lines: readonly string[], remembered: Setting['remembered']) =>
    OpenedList.open({ kind: 'text', text: lines.join('\n') }, { ...SETTING, remembered });
  const titles = 'Name;Pieces;Length;Width;Height;Weight each';
  const key = titles.toLowerCase().replaceAll(';', '|');
  const inCentimetres = { [key]: { unitOfSizes: 'cm' } } as const;
  const alike = (await open([titles, 'A;40;60;40;35;12', 'B;60;45;30;25;8,5'], inCentimetres)).understood({});
  t.strictSame([alike.isLikeLast, alike.doubt, alike.sizes.unit], [true, null, 'cm']);
  const opened = await open([titles, 'D;10;200;150;100;2', 'E;10;180;120;90;1,5'], inCentimetres);
  const other = opened.understood({});
  t.match([other.isLikeLast, other.doubt], [false, { of: 'weights', guesses: ['mm', 't'] }]);
  t.equal(opened.understood({ unitOfSizes: 'cm' }).doubt, null, 'an answer settles it');
});

t.test('a cell of handling that says neither is planned carefully, and told by the title of its column', async (t) => {
  const text = ['Name;Pieces;Size cm;Top', 'A;1;60x40x30;do not stack', 'B;1;60x40x30;see drawing 7'].join('\n');
  const opened = await OpenedList.open({ kind: 'text', text }, SETTING);
  const choices = { columns: { 3: 'nothingOnTop' } };
  const { rows } = opened.taken(choices);
  t.strictSame(
    rows.map((row) => row['nothingOnTop']),
    [true, true],
  );
  const { doubtful, faulty } = opened.understood(choices);
  t.match(doubtful, [{ row: 3, title: 'Top', fault: { about: 'nothingOnTop', found: 'see drawing 7' } }]);
  t.equal(faulty, 0);
  t.equal(opened.taken({ columns: { 3: 'upright' } }).rows[1]?.['orientationsAllowed'], 'Orientations12');
});

t.test('how high a row is stacked comes in as its layers', async (t) => {
  const text = ['Name;Anzahl;Maße cm;Stapelbar', 'A;1;60x40x30;ja', 'B;1;60x40x30;2-fach', 'C;9;60x40x20;max. 3'];
  const opened = await OpenedList.open({ kind: 'text', text: text.join('\n') }, SETTING);
  t.match(opened.understood({}), { faulty: 0, doubtful: [] });
  t.strictSame(
    opened.taken({}).rows.map((row) => [row['maxLayersOnOrientation1'], row['maxLayersOnOrientation2']]),
    [
      [undefined, undefined],
      [2, 2],
      [3, 3],
    ],
  );
});

t.test('a quotation mark that stays open is told by its row', async (t) => {
  const text = ['Name;Qty;Length;Width;Height', 'A;1;60;40;30', '"19 inch rack;1;60;40;30', 'C;1;60;40;30'].join('\n');
  const failed = await OpenedList.open({ kind: 'text', text }, SETTING).catch((error: unknown) => error);
  t.match(failed, { why: 'openQuotation', line: 3 });
});

t.test('beside the numbers of stops a consignee is the group of its pieces', async (t) => {
  const text = ['Name;Pieces;Size cm;Stop;Consignee', 'A;1;60x40x30;1;Miller', 'B;2;60x40x30;2;Smith'].join('\n');
  const opened = await OpenedList.open({ kind: 'text', text }, SETTING);
  t.match(opened.taken({}).rows, [
    { name: 'A', groupName: 'Miller' },
    { name: 'B', groupName: 'Smith' },
  ]);
});

t.test('parts of remarks that are not used are named, and rows that are complete pallets', async (t) => {
  const text = [
    'SKU;Description;Qty;L mm;W mm;H mm;Weight kg;Note',
    'A;Planter;8;450;450;380;19;this side up, max 3 high, call first',
    'B;Complete pallet film;2;1200;800;1500;400;complete pallet, do not stack',
  ].join('\n');
  const opened = await OpenedList.open({ kind: 'text', text }, SETTING);
  const { remarks, saidLoaded } = opened.understood({});
  const marks = [
    { mark: 'nothingOnTop', count: 1 },
    { mark: 'upright', count: 1 },
  ];
  t.same(remarks, [{ title: 'Note', count: 2, read: 2, marks, unread: ['call first'] }]);
  t.same(saidLoaded, [3]);
  t.match(opened.taken({}).rows, [{ maxLayersOnOrientation1: 3 }, { style: 'Palletload', nothingOnTop: true }]);
});

t.test('remarks are read as far as they are on handling, whatever somebody says that they are', async (t) => {
  const text = [
    'Name;Pieces;Size cm;Bemerkung',
    'A;1;60x40x30;nicht stapelbar',
    'B;2;60x40x30;ab 12 Uhr',
    'C;1;60x40x30;nur auf Boden',
  ].join('\n');
  const opened = await OpenedList.open({ kind: 'text', text }, SETTING);
  for (const choices of [{}, { columns: { 3: 'nothingOnTop' } }]) {
    const { faulty, columns, remarks } = opened.understood(choices);
    t.same([faulty, columns[3]?.choice], [0, 'remark']);
    const marks = [
      { mark: 'nothingOnTop', count: 1 },
      { mark: 'floorOnly', count: 1 },
    ];
    t.same(remarks, [{ title: 'Bemerkung', count: 3, read: 2, marks, unread: ['ab 12 Uhr'] }]);
    t.match(opened.taken(choices).rows, [{ nothingOnTop: true }, {}, { floorStackType: 'BottomOnly' }]);
    t.equal(opened.taken(choices).rows[1]!['nothingOnTop'], undefined);
  }
});

t.test('running text is no list, whatever is pasted with it', async (t) => {
  const mail = [
    'Hi Tom,',
    '',
    '4 pallets 120x80x145 cm, 380 kg each',
    '2 crates, 950 kg each, do not stack',
    '',
    'Sue',
  ];
  const open = (lines: readonly string[]) =>
    OpenedList.open({ kind: 'text', text: lines.join('\n') }, SETTING).then((opened) => opened.understood({}));
  t.match(await open(mail).catch((error: unknown) => error), { why: 'noTable' });
  const table = ['Hi, here is the table:', '', 'Item\tQty\tSize cm', 'A\t4\t120x80x145', '', 'Best regards, Sue'];
  t.match(await open(table), { rows: 1, faulty: 0 });
  await t.resolves(open(['Oak table, four legs, large', 'Oak chair with high back', 'Shelf']), 'names');
});

t.test('a figure that can be read in two ways is asked once for the whole list', async (t) => {
  const text = ['Artikel;Anzahl;LxBxH cm;Gewicht je Stück kg', 'A;3;120x80x150;1.170', 'B;1;210x110x95;1.640'].join(
    '\n',
  );
  const opened = await OpenedList.open({ kind: 'text', text }, SETTING);
  t.match(opened.understood({}), { faulty: 2, twoReadings: { found: '1.170', ifPoint: 1.17, ifComma: 1170 } });
  const answered = opened.understood({ mark: 'comma' });
  t.match([answered.twoReadings, answered.faulty, answered.sums], [null, 0, { kilograms: 3 * 1170 + 1640 }]);
  t.match(opened.taken({ mark: 'point' }).rows, [{ weight: 1.17 }, { weight: 1.64 }]);
});

t.test('sheets with the same titles are parts of one list, in the order of the workbook', async (t) => {
  const titles = ['Ref', 'Colli', 'Length cm', 'Width cm', 'Height cm', 'Kg each'];
  const row = [4, 120, 80, 140, 300];
  const bytes = await workbook({
    Notes: [['Call Gent before eight']],
    Gent: [titles, ['G1', ...row]],
    Lille: [titles, ['L1', ...row], ['L2', ...row]],
    Prices: [
      ['Item', 'Qty', 'Unit price', 'Total weight'],
      ['G1', 4, 12, 9],
      ['L1', 4, 14, 9],
    ],
  });
  const opened = await OpenedList.open(source(bytes, 'list.xlsx'), SETTING);
  const { sheet, alikeSheets, otherSheets } = opened.understood({});
  t.strictSame([sheet, alikeSheets, otherSheets], ['Gent', ['Lille'], ['Lille', 'Prices']]);
  t.match(opened.taken({ sheet: 'Lille' }).rows, [{ name: 'L1' }, { name: 'L2' }]);
});

t.test('what several columns say of handling adds up, and not being marked allows nothing', async (t) => {
  const listOf = (titles: string, ...rows: readonly string[]) =>
    OpenedList.open(
      { kind: 'text', text: [`Name;Anzahl;Länge mm;Breite mm;Höhe mm;${titles}`, ...rows].join('\n') },
      SETTING,
    );
  const row = (name: string, said: string) => `${name};3;600;500;400;${said}`;
  const list = await listOf(
    'nicht stapelbar;zerbrechlich;hier oben;kippbar',
    row('Schrank', 'ja;nein;nein;nein'),
    row('Spüle', 'nein;nein;nein;ja'),
    row('Glas', 'nein;ja;ja;ja'),
    row('Tür', 'nein;nein;nein;'),
  );
  const handled = (taken: TakenRows) =>
    taken.rows.map(({ nothingOnTop, orientationsAllowed }) => [nothingOnTop, orientationsAllowed]);
  t.strictSame(handled(list.taken({})), [
    [true, 'Orientations12'],
    [undefined, 'OrientationsAll'],
    [true, 'Orientations12'],
    [undefined, undefined],
  ]);
  const marks = await listOf(
    'Merkmal;Sonstiges',
    row('Glas', 'nein;ja'),
    row('Tür', 'ja;nein'),
    row('Rohr', 'nein;nein'),
  );
  const chosen = { columns: { 5: 'nothingOnTop', 6: 'nothingOnTop' } };
  t.strictSame(
    marks
      .understood(chosen)
      .columns.slice(5)
      .map(({ choice }) => choice),
    ['nothingOnTop', 'nothingOnTop'],
    'the same may be said of several columns',
  );
  t.strictSame(handled(marks.taken(chosen)), [
    [true, undefined],
    [true, undefined],
    [undefined, undefined],
  ]);
  const called = await listOf(
    'fragile;Nothing on top;Hier oben;Orientations',
    row('Glas', 'yes;no;ja;OrientationsAll'),
  );
  t.strictSame(
    handled(called.taken({})),
    [[true, 'Orientations12']],
    'whatever a column is called, and wherever it stands',
  );
});

t.test('what is too long for its field ends there, and is told', async (t) => {
  const long = `Hydraulic hose assembly DN25, galvanised fittings${', packed'.repeat(3)}`;
  const name = 'Gasket '.repeat(50).trim();
  const titles = 'Article number;Name;Description of goods;Pieces;Length;Width;Height;Weight each';
  const lines = [titles, `A1;Hose;${long};4;600;400;350;12`, `A2;${name};Short;6;450;300;250;8`];
  const opened = await OpenedList.open({ kind: 'text', text: lines.join('\n') }, SETTING);
  t.strictSame(opened.understood({}).shortened, [
    { field: 'description', limit: 50, rows: [2] },
    { field: 'name', limit: 255, rows: [3] },
  ]);
  const [first, second] = opened.taken({}).rows;
  t.equal(first!['description'], `${long.slice(0, 49)}…`);
  t.equal(String(second!['name']).length, 255);
});

t.test('words that repeat stay beside the number that tells the rows apart', async (t) => {
  const lines = [
    'Case No.;Description of goods;Pieces;Length;Width;Height;Weight each',
    'HM-1;Bilge pump;4;600;400;350;12',
    'HM-2;Bilge pump;6;450;300;250;8',
  ];
  const opened = await OpenedList.open({ kind: 'text', text: lines.join('\n') }, SETTING);
  const columns = { 0: 'alias', 1: 'name' };
  t.match(opened.taken({ columns }).rows, [
    { name: 'HM-1', description: 'Bilge pump' },
    { name: 'HM-2', description: 'Bilge pump' },
  ]);
  t.strictSame(opened.understood({ columns }).named, { words: 'Description of goods', by: 'Case No.' });
  t.equal(opened.understood({ columns: { 0: 'name', 1: 'description' } }).named, null);
});
