/** Lists as forwarders, shops and warehouses keep them. */
import t from 'tap';
import type { Cell, Table } from '../../src/tables/cell.js';
import { type ListChoices, type ReadList, readList } from '../../src/tables/lists/read-list.js';

function tableOf(rows: readonly (readonly Cell[])[]): Table {
  const numbered = rows.map((cells, at) => ({ number: at + 1, cells }));
  const isFilled = ({ cells }: { readonly cells: readonly Cell[] }) =>
    cells.some((cell) => cell !== null && cell !== '');
  return { sheet: 'Sheet1', rows: numbered.filter(isFilled), delimiter: null };
}

function read(rows: readonly (readonly Cell[])[], choices: Partial<ListChoices> = {}): ReadList {
  return readList(tableOf(rows), { uom: 'UnitMetric', ...choices })!;
}

const meanings = (list: ReadList) => list.columns.map(({ meaning, field }) => field?.path.join('.') ?? meaning);
const shownRows = (list: ReadList) =>
  list.rows.map(({ fields, measures }) => ({
    ...fields,
    ...Object.fromEntries(Object.entries(measures).map(([name, one]) => [name, `${one?.figure} ${one?.unit}`])),
  }));

t.test('a packing list under a letterhead, with sizes in one cell and a stop', async (t) => {
  const list = read([
    ['ACME Export GmbH - Packing list 2024/118'],
    ['Consignee: Foo Ltd'],
    [],
    [
      'Pos',
      'SKU',
      'Product description',
      'Pcs',
      'Dims (LxWxH) mm',
      'Gross kg/pc',
      'Stackable',
      'This side up',
      'Delivery stop',
    ],
    [1, 'SKU-100', 'Item 0', 10, '400x300x200', 10.5, 'N', 'N', 1],
    [2, 'SKU-101', 'Item 1', 11, '420x310x215', 11.5, 'Y', 'Y', 2],
    ['', 'Total', '', 21],
  ]);
  t.equal(list.header, 2, 'of the rows that hold something');
  t.strictSame(meanings(list), [
    ...[null, 'alias', 'description', 'pieces', 'sizes', 'pieceWeight', 'stackable', 'upright', 'stop'],
  ]);
  t.match(shownRows(list), [
    {
      ...{ name: 'Item 0', alias: 'SKU-100', qty: 10, length: '400 mm', width: '300 mm', height: '200 mm' },
      ...{ weight: '10.5 kg', nothingOnTop: true, orientationsAllowed: 'OrientationsAll', groupName: '1', sequence: 2 },
    },
    { name: 'Item 1', orientationsAllowed: 'Orientations12', sequence: 1, nothingOnTop: undefined },
  ]);
  t.strictSame(list.totals, [{ of: 'pieces', row: 7, said: 21, found: 21 }]);
  t.strictSame(list.sums.pieces, 21);
  t.strictSame(
    list.rows.flatMap(({ faults }) => faults),
    [],
  );
});

t.test('a workbook of a supplier: units in titles, destinations by name', async (t) => {
  const list = read([
    [
      'Item code',
      'Cartons',
      'Length [mm]',
      'Width [mm]',
      'Height [mm]',
      'Weight per carton (kg)',
      'Destination',
      'Tilt allowed',
    ],
    ['C0', 20, 600, 400, 300, 12.25, 'Hamburg', 'no'],
    ['C1', 21, 600, 400, 310, 12.25, 'Bremen', 'yes'],
  ]);
  t.match(shownRows(list), [
    {
      ...{ name: 'C0', qty: 20, length: '600 mm', weight: '12.25 kg', groupName: 'Hamburg', sequence: 2 },
      orientationsAllowed: 'Orientations12',
    },
    { name: 'C1', groupName: 'Bremen', sequence: 1, orientationsAllowed: 'OrientationsAll' },
  ]);
});

t.test('a German text file: decimal commas, a column of sizes that are none', async (t) => {
  const list = read([
    ['Größe', 'Artikel', 'Stück', 'Länge', 'Breite', 'Höhe', 'Gewicht'],
    ['XL', 'Schränke groß', '4', '1200', '600', '2000', '85,5'],
    ['M', 'Türen', '30', '2000', '800', '50', '1.020,50'],
  ]);
  t.strictSame(meanings(list), [null, 'name', 'pieces', 'length', 'width', 'height', 'weight']);
  t.match(shownRows(list), [
    { name: 'Schränke groß', qty: 4, length: '1200 null', weight: '85.5 null' },
    { name: 'Türen', qty: 30, weight: '1020.5 null' },
  ]);
});

t.test('whose weight it is: by the title, the totals, the weight of one, or what goods can weigh', async (t) => {
  const rows = (title: string, weights: readonly number[], total: readonly Cell[] = []) =>
    read([
      ['Item', 'Qty', 'L (cm)', 'W (cm)', 'H (cm)', title],
      ['A', 10, 40, 30, 20, weights[0]!],
      ['B', 4, 60, 40, 40, weights[1]!],
      [...total],
    ]);
  const weighed = (list: ReadList) => [
    list.weightIs,
    list.weightWhy,
    ...list.rows.map(({ measures }) => measures.weight?.figure),
  ];
  t.strictSame(weighed(rows('Total weight kg', [80, 100])), ['ofRow', 'title', 8, 25]);
  t.strictSame(weighed(rows('Weight kg/pc', [8, 25])), ['ofOne', 'title', 8, 25]);
  t.strictSame(weighed(rows('Gross weight kg', [80, 100], ['Total', 14, '', '', '', 180])), ['ofRow', 'total', 8, 25]);
  t.strictSame(weighed(rows('Gross weight kg', [8, 25], ['Total', 14, '', '', '', '180.00 kg'])), [
    'ofOne',
    'total',
    8,
    25,
  ]);
  t.strictSame(weighed(rows('G.W. kg', [20, 60])), ['unknown', 'usual', 20, 60], 'it is asked');
  t.strictSame(weighed(rows('G.W. kg', [2, 5])), ['ofOne', 'usual', 2, 5], 'of the row it would be lighter than foam');
  t.strictSame(
    weighed(rows('Weight kg', [8, 25])),
    ['ofOne', 'usual', 8, 25],
    'the row would be light, and no multiple',
  );
  t.strictSame(weighed(rows('Weight kg', [20, 60])), ['unknown', 'usual', 20, 60], 'dense for one, usual for the row');
  t.strictSame(weighed(rows('Weight kg', [900, 1000])), ['unknown', 'usual', 900, 1000], 'heavier than lead');
});

t.test('a row with a fault keeps the rest, and every fault is told', async (t) => {
  const list = read([
    ['Name', 'Qty', 'Length', 'Width', 'Height', 'Weight'],
    ['A', 'many', '4O0', 300, '', 5],
    ['B', 2.5, 400, -300, 200, 5],
  ]);
  const told = list.rows.map(({ faults }) =>
    faults.map(({ about, kind, found }) => `${about} ${kind} ${found}`.trim()),
  );
  t.strictSame(told, [
    ['packages noNumber many', 'length noNumber 4O0', 'height missing'],
    ['packages notWhole 2.5', 'width notPositive -300'],
  ]);
});

t.test('lines of totals, repeated titles and notes are no cargo', async (t) => {
  const titles = ['品名', '箱数', '长(cm)', '宽(cm)', '高(cm)', '总毛重(kg)'];
  const list = read([
    titles,
    ['灯', 3, 40, 30, 20, 30],
    titles,
    ['椅', 2, 60, 40, 40, 50],
    ['合计', 5, '', '', '', 80],
    ['以上货物请轻放'],
  ]);
  t.strictSame(
    list.leftOut.map(({ row, kind }) => [row, kind]),
    [
      [3, 'titles'],
      [5, 'total'],
      [6, 'note'],
    ],
  );
  t.match(shownRows(list), [
    { name: '灯', qty: 3, weight: '10 kg' },
    { name: '椅', weight: '25 kg' },
  ]);
  t.match(list.totals, [
    { said: 5, found: 5 },
    { said: 80, found: 80 },
  ]);
});

t.test('a title over three columns has their unit', async (t) => {
  const list = read([
    ['', '', 'Dimensions (inch)', '', '', ''],
    ['Part', 'Qty', 'L', 'W', 'H', 'Weight (lbs)'],
    ['A', 10, 12, 10, 8, 20],
  ]);
  t.match(shownRows(list), [{ length: '12 in', height: '8 in', weight: '20 lb' }]);
});

t.test('pallets of which only the height is said, and rolls', async (t) => {
  const pallets = read([
    ['Packaging', 'No. of pallets', 'Height cm', 'Gross weight per pallet'],
    ['Euro pallet', 4, 145, 380],
  ]);
  t.match(shownRows(pallets), [{ style: 'Palletload', length: '1200 mm', width: '800 mm', height: '145 cm', qty: 4 }]);
  const rolls = read([
    ['Material', 'Rolls', 'Diameter mm', 'Width mm', 'kg'],
    ['Paper', 6, 1000, 840, 500],
  ]);
  t.match(shownRows(rolls), [{ name: 'Paper', qty: 6, style: 'Roll', diameter: '1000 mm' }]);
});

t.test('a name of two sizes is told apart', async (t) => {
  const list = read([
    ['Description', 'Article no', 'Qty', 'Size'],
    ['Chair', 'A1', 1, '40x40x90'],
    ['Chair', 'A2', 1, '50x50x90'],
  ]);
  t.match(shownRows(list), [
    { name: 'A1', description: 'Chair' },
    { name: 'A2', description: 'Chair' },
  ]);
});

t.test('sizes in one cell of some rows, in three columns of the others', async (t) => {
  const titles = ['Artikel', 'Abmessungen (cm)', 'Länge', 'Breite', 'Höhe', 'Menge', 'kg'];
  const list = read([
    titles,
    ['Regal', '120x80x95', null, null, null, 4, 30],
    ['Sofa', null, 205, 92, 88, 2, 58],
    ['Tisch', '140 x 70 x 11', 140, 70, 12, 1, 20],
    ['Stuhl', null, 60, 55, null, 6, 7],
  ]);
  t.same(meanings(list), ['name', 'sizes', 'length', 'width', 'height', 'packages', 'grossWeight']);
  t.same(
    shownRows(list).map((row) => [row['length'], row['width'], row['height']].join(' ')),
    ['120 cm 80 cm 95 cm', '205 cm 92 cm 88 cm', '140 cm 70 cm 12 cm', '60 cm 55 cm '],
    'in the unit that one of them has',
  );
  t.same(
    list.rows.flatMap(({ row, faults }) => faults.map(({ about, kind }) => `${row} ${about} ${kind}`)),
    ['5 height missing'],
    'three columns that are filled count, and lack what they lack',
  );
  const twice = read([titles, ['Regal', '120x80x95', 120, 80, 95, 4, 30], ['Sofa', '205x92x88', 205, 92, 88, 2, 58]]);
  t.equal(twice.columns[1]!.whyLeftOut, 'repeated', 'where every row has both');
});

t.test('thousands among several sizes of a cell', async (t) => {
  const sidesOf = (title: string, more: readonly string[], ...sizes: string[]) => {
    const rows = sizes.map((text, at) => [`C${at}`, 2, text, ...more.slice(1)]);
    const list = read([['Bezeichnung', 'Menge', title, ...more.slice(0, 1)], ...rows]);
    return list.rows.map(({ measures: { length, width, height } }) =>
      [length, width, height].map((one) => one?.figure),
    );
  };
  const german = [
    [1200, 800, 950],
    [1100, 1100, 1250],
  ];
  t.same(sidesOf('Abmessungen', ['Gewicht', '85,50 kg'], '1.200 x 800 x 950 mm', '1.100 x 1.100 x 1.250 mm'), german);
  t.same(sidesOf('Abmessungen', [], '1.200 x 800 x 950 mm', '1.100 x 1.100 x 1.250 mm'), german);
  t.same(sidesOf('Maße [mm]', [], '1.200x800x950', '1.100x1.100x1.250'), german);
  t.same(sidesOf('Dims (mm)', [], '1,200 x 800 x 950', '1,100 x 1,100 x 1,250'), german);
  t.same(sidesOf('Dims (m)', [], '1.200 x 0.800 x 0.950'), [[1.2, 0.8, 0.95]]);
});

t.test('a row without sizes whose figures are the sums above is a line of totals', async (t) => {
  const titles = [
    'Item',
    'Description',
    'CTNS',
    'Carton size (cm)',
    'Total G.W. (kgs)',
    'Amount USD',
    'Unit Price USD',
  ];
  const cargo: Cell[][] = [
    [1, 'Garden pump', 120, '46x33x38', 1740, 10320, 21.5],
    [2, 'Sprayer', 50, '61x41x47', 455, 2460, 4.1],
    [3, 'Hose', 75, '52x52x30', 697.5, 2370, 7.9],
  ];
  for (const words of [
    'SAY TOTAL',
    'Grand total',
    'TOTAL:',
    'Gesamt:',
    '合計',
    'SAY: 245 CARTONS ONLY',
    'In all',
    'Σ',
  ]) {
    const list = read([titles, ...cargo, ['', words, 245, '', 2892.5, 15150, '']]);
    t.strictSame([list.rows.length, list.leftOut.map(({ kind }) => kind)], [3, ['total']], words);
    t.match(list.totals, [
      { of: 'pieces', said: 245, found: 245 },
      { of: 'weight', said: 2892.5, found: 2892.5 },
    ]);
  }
  const other = read([titles, ...cargo, ['', 'Nozzles', 245, '', 2893.5 * 2, 15150, '']]);
  t.equal(other.rows.length, 4, 'another weight is another cargo, without its sizes');
  const sized = read([titles, ...cargo, ['', 'Nozzles', 245, '20x20x20', 2892.5, 15150, '']]);
  t.equal(sized.rows.length, 4, 'what has sizes is cargo');
  const second = read([titles, cargo[0]!, ['', 'Spare pump', 120, '', 1740, 10320, 21.5]]);
  t.equal(second.rows.length, 2, 'a second row like the first is no sum');
});

t.test('a row without a name is called by its place, and all others as they are', async (t) => {
  const titles = ['Name', 'Anzahl', 'Länge mm', 'Breite mm', 'Höhe mm'];
  const names = (...rows: (readonly Cell[])[]) => read([titles, ...rows]).rows.map(({ fields }) => fields['name']);
  const [pump, none, hose] = [
    ['Pumpe', 6, 1200, 800, 1450],
    ['', 2, 1200, 1000, 1200],
    ['Schlauch', 5, 600, 400, 300],
  ];
  t.strictSame(names(pump!, none!, hose!), ['Pumpe', '#2', 'Schlauch']);
  t.strictSame(names(pump!, none!, ['Pumpe', 5, 600, 400, 300]), ['Pumpe #1', '#2', 'Pumpe #3'], 'two of one name');
  const described = read([
    [...titles, 'Beschreibung'],
    [...pump!, 'rot'],
    [...['', 2, 1200, 1000, 1200], 'Ventil'],
    ['', 5, 600, 400, 300, ''],
  ]);
  t.strictSame(
    described.rows.map(({ fields: { name, description } }) => [name, description]),
    [
      ['Pumpe', 'rot'],
      ['Ventil', undefined],
      ['#3', undefined],
    ],
    'words that are the name are not said twice',
  );
});

t.test('the place of unloading is the stop, and whose the goods are is none', async (t) => {
  for (const place of [
    ...['Entladeort', 'Abladeort', 'Entladestelle', 'Lieferort', 'Zielort', 'Entladeplatz', 'Place of unloading'],
    ...['Place of delivery', 'Lieu de déchargement', 'Lieu de livraison', 'Lugar de descarga', 'Lugar de entrega'],
    ...[
      'Local de descarga',
      'Local de entrega',
      '卸货地点',
      '交货地点',
      '荷降ろし場所',
      '納品場所',
      '하차 장소',
      '배송 장소',
    ],
  ]) {
    for (const customer of ['Kunde', 'Customer', 'Client', '客户', '고객']) {
      const list = read([
        [place, customer, 'Anzahl', 'Länge mm', 'Breite mm', 'Höhe mm', 'Gewicht je Palette (kg)'],
        ['Bremen', 'Hansa Bau', 6, 1200, 800, 1450, 420],
        ['Bremen', 'Müller & Co', 2, 1200, 1000, 1200, 615],
        ['Oldenburg', 'Ems Technik', 5, 1200, 800, 980, 388.5],
      ]);
      const turned = read([
        [customer, place, 'Artikel', 'Anzahl', 'Länge mm', 'Breite mm', 'Höhe mm'],
        ['Hansa Bau', 'Bremen', 'A', 6, 1200, 800, 1450],
        ['Ems Technik', 'Bremen', 'B', 6, 1200, 800, 1450],
      ]);
      t.strictSame(
        list.rows.map(({ fields: { name, groupName, sequence } }) => [name, groupName, sequence]),
        [
          ['Hansa Bau', 'Bremen', 2],
          ['Müller & Co', 'Bremen', 2],
          ['Ems Technik', 'Oldenburg', 1],
        ],
        `${place}, ${customer}`,
      );
      t.strictSame([turned.stops, turned.rows[0]!.fields['name']], [1, 'A'], `${customer}, ${place}`);
    }
  }
  const customers = read([
    ['Kunde', 'Artikel', 'Anzahl', 'Länge mm', 'Breite mm', 'Höhe mm'],
    ['Hansa Bau', 'A', 6, 1200, 800, 1450],
    ['Ems Technik', 'B', 6, 1200, 800, 1450],
  ]);
  t.equal(customers.stops, 2, 'where nothing else says it, it is');
  t.same(customers.stopsCalled, ['Hansa Bau', 'Ems Technik']);
  const called = (...stops: (number | string)[]) =>
    read([
      ['Stop', 'Artikel', 'Anzahl', 'Länge mm', 'Breite mm', 'Höhe mm'],
      ...stops.map((stop, at) => [stop, `A${at}`, 6, 1200, 800, 1450]),
    ]);
  t.match(called(10, 40, 20, 10), { stops: 3, lastStop: 40, stopsCalled: [] }, 'they have the numbers of the list');
  t.same(
    called(10, 40, 20, 10).rows.map(({ fields }) => fields['sequence']),
    [31, 1, 21, 31],
  );
  t.same(called('Stop 7', 'Stop 3').stopsCalled, []);
  t.match(called(0, 1), { lastStop: 2, stopsCalled: ['0', '1'] }, 'what they are called in the list');
  t.same(called(1200, 1100).stopsCalled, ['1100', '1200'], 'what has no room in the table is counted');
});

t.test('one stop that is no number and one count with an exponent change nothing else', async (t) => {
  const list = read([
    ['Stop', 'Article', 'L cm', 'W cm', 'H cm', 'Weight kg', 'Pieces'],
    [10, 'Sofa', 120, 80, 100, 30, 2],
    [20, 'Chair', 60, 40, 40, 10, '1e9'],
    ['abc', 'Lamp', 30, 30, '1e3', 2, 1],
    [30, '', 50, 40, 40, 4, 1],
    [40, 'Tile', 50, 40, 40, 4, 1],
    [40, 'Tile', 50, 40, 40, 4, 1],
  ]);
  t.match(shownRows(list), [
    { name: 'Sofa', sequence: 31 },
    { name: 'Chair', sequence: 21, qty: 1e9 },
    { name: 'Lamp', height: '1000 cm', sequence: undefined },
    { name: '#4', sequence: 11 },
    { name: 'Tile', sequence: 1 },
    { name: 'Tile', sequence: 1 },
  ]);
  t.match(list.rows[2]!.faults, [{ about: 'stop', kind: 'noNumber', found: 'abc' }]);
});
