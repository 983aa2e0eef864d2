/** Columns whose titles say little, and what is said of pallets, prices and merged cells. */
import t from 'tap';
import type { Cell, MergedRows, Table } from '../../src/tables/cell.js';
import { palletBase } from '../../src/tables/lists/kinds.js';
import { type ReadList, readList } from '../../src/tables/lists/read-list.js';
import { orderOfSides, readTitle } from '../../src/tables/lists/title.js';

function read(rows: readonly (readonly Cell[])[], merged: readonly MergedRows[] = []): ReadList {
  const numbered = rows.map((cells, at) => ({ number: at + 1, cells }));
  const table: Table = { sheet: 'Sheet1', rows: numbered, delimiter: null, merged };
  return readList(table, { uom: 'UnitMetric' })!;
}

const fieldsOf = (list: ReadList) =>
  list.rows.map(({ fields, measures }) => ({ ...fields, weight: measures.weight?.figure }));
const meanings = (list: ReadList) => list.columns.map(({ meaning }) => meaning);

t.test('numbers of rows are no names where a text is one', async (t) => {
  const list = read([
    ['Item', 'Description', 'Cartons', 'Size cm'],
    [1, 'Drill', 4, '22x16x14'],
    [2, 'Saw', 5, '12x12x10'],
  ]);
  t.match(fieldsOf(list), [{ name: 'Drill' }, { name: 'Saw' }]);
  t.match(
    fieldsOf(
      read([
        ['Item', 'Cartons', 'Size cm'],
        [1, 4, '22x16x14'],
      ]),
    ),
    [{ name: '1' }],
    'else they are',
  );
});

t.test(
  'where nothing is called a name the texts that differ most are, and codes are numbers of articles',
  async (t) => {
    const rows = read([
      ['Case #', 'Packed by', 'Things', 'Qty', 'Size cm'],
      ['L-01', 'Ann', 'Lamp', 1, '40x30x20'],
      ['L-02', 'Ann', 'Cable', 1, '40x30x30'],
    ]);
    t.match(fieldsOf(rows), [
      { name: 'Lamp', alias: 'L-01' },
      { name: 'Cable', alias: 'L-02' },
    ]);
    const codes = read([
      ['Material', 'Kurztext', 'Menge', 'Maße mm'],
      ['M-2201', 'Schrank', 2, '400x300x200'],
    ]);
    t.match(fieldsOf(codes), [{ name: 'Schrank', alias: 'M-2201' }]);
  },
);

t.test('what is in one is no count, letters beside a word for packages are sides', async (t) => {
  const meaningOf = (title: string) => readTitle(title)?.meaning;
  for (const title of ['Pcs/bundle', 'Units per pallet', 'Stk je Palette', 'qty/ctn', 'Cases on pallet']) {
    t.equal(meaningOf(title), 'pieceInside', title);
  }
  t.strictSame(['Case L"', 'Ctn W (cm)', 'Box H'].map(meaningOf), ['length', 'width', 'height']);
  t.equal(readTitle('Case L"')?.unit, 'in');
  t.match(readTitle('Bezeichnung der Ware laut Rechnung und Lieferschein'), { meaning: 'name' });
  t.match(readTitle('Maße Länge x Breite x Höhe in Millimetern'), { unit: 'mm' });
  t.strictSame(['Liefermenge', 'Kartonhöhe (mm)', 'ca. kg'].map(meaningOf), ['packages', 'height', 'weight']);
});

t.test('the order of sides, by letters and by words', async (t) => {
  const said: Readonly<Record<string, string>> = {
    'W x D x H (in)': 'width length height',
    'B/T/H in cm': 'width length height',
    'Breite x Tiefe x Höhe': 'width length height',
    'サイズ(幅×奥行×高さ cm)': 'width length height',
    'Medidas A x L x P': 'height width length',
    'Dimensions (L x P x H)': 'width length height',
    'Size (Length x Width x Height)': 'length width height',
    LxWxH: 'length width height',
    Dims: 'length width height',
  };
  for (const [title, sides] of Object.entries(said)) t.equal(orderOfSides(title).join(' '), sides, title);
});

t.test('words for packages are told by their cells, abbreviated totals are totals', async (t) => {
  const list = read([
    ['Nr', 'Kolli', 'Art', 'Länge cm', 'Breite', 'Höhe', 'Gewicht kg'],
    [1, 2, 'EUP', 120, 80, 110, 420],
    [2, 1, 'Kiste', 310, 95, 105, 780],
    ['Ges.', 3, null, null, null, null, 1200],
  ]);
  t.match(fieldsOf(list), [
    { style: 'Palletload', weight: 210 },
    { style: 'Shipcase', weight: 780 },
  ]);
  t.strictSame([list.weightIs, list.weightWhy], ['ofRow', 'total']);
});

t.test('words of Asia that are written together, and its commas', async (t) => {
  const list = read([
    ['商品名称', '件数', '单件长(mm)', '单件宽(mm)', '单件高(mm)', '单件重量(kg)'],
    ['冰箱', '1,200', '1,700', '70', '180', '65.5'],
  ]);
  t.match(list.rows[0], {
    fields: { name: '冰箱', qty: 1200 },
    measures: { length: { figure: 1700, unit: 'mm' }, width: { figure: 70 }, height: { figure: 180 } },
  });
});

t.test('pallets by what they are called and by two figures', async (t) => {
  const said = (text: string) => {
    const base = palletBase(text);
    return base && `${base.length}x${base.width} ${base.unit}`;
  };
  t.strictSame(['Europalette', 'EPAL', 'Industriepalette', 'Düsseldorfer Palette', 'EUR6', 'demi-palette'].map(said), [
    ...['1200x800 mm', '1200x800 mm', '1200x1000 mm', '800x600 mm', '800x600 mm', '800x600 mm'],
  ]);
  t.strictSame(['80x120', 'Pallet 1200 x 1000', '48x40', 'Americano 120x100', 'Palette', 'Karton 40x30x20'].map(said), [
    ...['80x120 cm', '1200x1000 mm', '48x40 in', '120x100 cm', null, null],
  ]);
});

t.test('what a row costs tells what one carton costs', async (t) => {
  const titles = ['Product', 'Qty (pcs)', 'Unit price USD', 'Amount USD', 'Cartons', 'Size cm'];
  const list = read([
    titles,
    ['Drill', 480, 62.5, 30_000, 80, '22x16x14'],
    ['Saw', 60, '$79.00', '4,740.00', 60, '40x10x9'],
  ]);
  t.match(fieldsOf(list), [
    { qty: 80, price: 375 },
    { qty: 60, price: 79 },
  ]);
  const alone = read([
    ['Product', 'Amount', 'Cartons', 'Size cm'],
    ['Drill', 30_000, 80, '22x16x14'],
  ]);
  t.equal(fieldsOf(alone)[0]?.['price' as never], undefined, 'an amount alone may be anything');
});

t.test('sizes, weight and mark merged over rows are one piece with several contents', async (t) => {
  const columns = [1, 4, 5];
  const merged = columns.flatMap((column) => [
    { firstRow: 2, lastRow: 4, column },
    { firstRow: 5, lastRow: 6, column },
  ]);
  const list = read(
    [
      ['Pallet no.', 'Article', 'Cartons', 'Pallet dims (cm)', 'Pallet gross (kg)'],
      ...['Lamps', 'Shades', 'Bulbs'].map((name, at): Cell[] => ['P1', name, 12 + at, '120x80x150', 310]),
      ...['Chairs', 'Tables'].map((name, at): Cell[] => ['P2', name, 4 + at, '120x100x180', 260]),
    ],
    merged,
  );
  t.match(fieldsOf(list), [
    { name: 'Lamps, Shades, Bulbs', qty: 1, weight: 310, style: 'Palletload' },
    { name: 'Chairs, Tables', qty: 1, weight: 260 },
  ]);
  t.equal(list.rows.length, 2);
  t.strictSame(
    list.leftOut.map(({ row, kind }) => `${row} ${kind}`),
    ['3 part', '4 part', '6 part'],
  );
  t.equal(list.sums.kilograms, 570);
});

t.test('what several rows say of the contents of one piece adds up, and is compared', async (t) => {
  const merged = [1, 4, 5].map((column) => ({ firstRow: 2, lastRow: 4, column }));
  const given = (counts: readonly Cell[], total: number): Cell[][] => [
    ['Pallet no.', 'Article', 'Cartons on pallet', 'Pallet dims (cm)', 'Gross wt kg'],
    ...['Bottles', 'Caps', 'Labels'].map((name, at): Cell[] => ['P1', name, counts[at] ?? null, '120x100x110', 540]),
    ['P2', 'Towels', 18, '120x80x190', 212],
    ['Total', '', total, '', 752],
  ];
  const inside = (list: ReadList) => fieldsOf(list).map((fields) => fields['pieceInside' as never]);
  const contents = ({ totals }: ReadList) => totals.filter(({ of }) => of === 'contents');
  const list = read(given([40, '10 ctns', 4], 72), merged);
  t.strictSame([inside(list), list.sums.pieces], [[54, 18], 2]);
  t.strictSame(contents(list), [{ of: 'contents', row: 6, said: 72, found: 72 }]);
  const unknown = read(given([40, 'some', 4], 72), merged);
  t.strictSame(inside(unknown), [undefined, 18], 'a part says nothing of all');
  t.strictSame(contents(unknown), [{ of: 'contents', row: 6, said: 72, found: 18 }]);
  const whole = [...merged, { firstRow: 2, lastRow: 4, column: 3 }];
  t.strictSame(inside(read(given([54, 54, 54], 72), whole)), [54, 18], 'one figure for all of them counts once');
});

t.test('a weight merged over rows counts once, and each piece has its part', async (t) => {
  const rows: Cell[][] = [
    ['Article', 'Cartons', 'Size cm', 'Gross weight kg'],
    ['Lamp', 10, '40x30x20', 120],
    ['Shade', 30, '50x40x30', 120],
    ['Chair', 2, '60x60x90', 18],
    ['Total', 42, null, 138],
  ];
  const list = read(rows, [{ firstRow: 2, lastRow: 3, column: 4 }]);
  t.match(fieldsOf(list), [{ weight: 3 }, { weight: 3 }, { weight: 9 }]);
  t.match(list.sharedWeights, [{ firstRow: 2, lastRow: 3, whole: { figure: 120, unit: 'kg' }, pieces: 40 }]);
  t.equal(list.sums.kilograms, 138);
  const each = read(
    rows.map((row, at) => (at === 0 ? [...row.slice(0, 3), 'Weight per carton kg'] : row)),
    [{ firstRow: 2, lastRow: 3, column: 4 }],
  );
  t.strictSame([each.sharedWeights.length, each.rows[1]?.measures.weight?.figure], [0, 120], 'of one: of each');
  t.strictSame(meanings(each).at(-1), 'pieceWeight');
});

t.test('a comma is decimal where titles are of a language that has it so', async (t) => {
  const list = read([
    ['Bezeichnung', 'Menge', 'Länge mm', 'Breite mm', 'Höhe mm', 'Gewicht je Stück kg'],
    ['Schrank', '4', '800', '600', '2.000', '130,000'],
  ]);
  t.match(list.rows[0]?.measures, { height: { figure: 2000 }, weight: { figure: 130 } });
  const english = read([
    ['Item', 'Qty', 'Size', 'Weight each'],
    ['Bars', 8, '48" x 40" x 62"', '1,150 lbs'],
  ]);
  t.match(english.rows[0]?.measures.weight, { figure: 1150, unit: 'lb' });
  const inMillimetres = read([
    ['Bezeichnung', 'Menge', 'Länge mm', 'Breite mm', 'Höhe mm'],
    ['Schrank', '4', '800', '600', '2.000'],
  ]);
  t.match(inMillimetres.rows[0]?.measures, { height: { figure: 2000 } }, 'nobody gives thousandths of a millimetre');
  const unsure = read([
    ['Bezeichnung', 'Menge', 'Länge', 'Breite', 'Höhe'],
    ['Schrank', '4', '800', '600', '2.000'],
  ]);
  t.match(unsure.rows[0]?.faults, [{ about: 'height', kind: 'twoReadings' }], 'a point alone is asked');
});
