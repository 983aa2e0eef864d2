/** Uploads of lists that people keep for themselves: their titles are understood, the interface's own win. */
import t from 'tap';
import { check } from '../../src/calculation/check.js';
import type { Uom } from '../../src/domain/words.js';
import { readUpload } from '../../src/upload/read-upload.js';
import { workbook } from './workbooks.js';

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const containers = {
  name: 'containers.csv',
  bytes: bytesOf(['ContainerType;Name;Length;Width;Height', 'Truck;T;13600;2450;2700']),
};

async function read(lines: readonly string[], uom: Uom = 'UnitMetric') {
  const { loads, warnings } = await readUpload({ file: { name: 'list.csv', bytes: bytesOf(lines) }, containers }, uom);
  return { load: loads[0]!, warnings, cargoes: loads[0]!.request['cargoes'] as Record<string, unknown>[] };
}

t.test('a tour: its own titles, sizes in one cell, stops by name, a line of totals', async (t) => {
  const { load, cargoes, warnings } = await read([
    'LoadTitle;Artikel-Nr.;Bezeichnung;Packstücke;Maße LxBxH (mm);Gewicht je Packstück (kg);Nicht stapelbar;Entladestelle;HS-Code',
    'Tour 7;4711;Schrank;4;1200x600x2000;85,5;ja;Hamburg;9403',
    ';4712;Tür;30;2000x800x50;20,25;nein;Bremen;4418',
    ';Summe;;34;;;;;',
  ]);
  t.strictSame(load.faults, []);
  t.strictSame(cargoes, [
    {
      ...{ qty: 4, length: 1200, width: 600, height: 2000, weight: 85.5, nothingOnTop: true, style: 'Shipcase' },
      ...{ name: 'Schrank', alias: '4711', groupName: 'Hamburg', sequence: 2 },
    },
    {
      ...{ qty: 30, length: 2000, width: 800, height: 50, weight: 20.25, style: 'Shipcase' },
      ...{ name: 'Tür', alias: '4712', groupName: 'Bremen', sequence: 1 },
    },
  ]);
  t.strictSame(load.request['rules'], undefined, 'stops set no rule');
  t.equal(warnings.length, 3);
  t.match(warnings, [
    { code: 'NoEffect', message: /row 4: left out: no cargo, but a total,/ },
    { code: 'UnknownField', message: /`HS-Code`.* is ignored/ },
    { code: 'UnknownField', message: /names of cargo are taken from `Bezeichnung`, not from `Artikel-Nr\.`\. Call/ },
  ]);
});

t.test('which columns name the cargo is said where there is a choice', async (t) => {
  const naming = async (titles: string, ...rows: string[]) => {
    const { warnings } = await read([`LoadTitle;${titles};Packstücke;Maße mm`, ...rows]);
    return warnings.flatMap(
      ({ message }) => /names of cargo are taken from (.*)\. Call the right one `Name`/.exec(message)?.[1] ?? [],
    );
  };
  const same = [';A;1;x;2;400x300x200', ';A;2;y;2;900x300x200'].map((row) => row.replace(/^;/, 'L;'));
  t.strictSame(await naming('Name;Artikel-Nr.;Marke', ...same), [], 'Name is the name');
  t.strictSame(await naming('Artikel-Nr.', 'L;1;2;400x300x200'), [], 'one column is no choice');
  t.strictSame(await naming('Bezeichnung;Artikel-Nr.', 'L;A;1;2;400x300x200'), [
    '`Bezeichnung`, not from `Artikel-Nr.`',
  ]);
  t.match(await naming('Bezeichnung;Artikel-Nr.', 'L;A;1;2;400x300x200', 'L;A;2;2;900x300x200'), [
    /^`Artikel-Nr\.`, not from `Bezeichnung`; `Bezeichnung` is missing in a row, or the same for cargo of different sizes$/,
  ]);
  t.match(
    await naming('Bezeichnung;Artikel-Nr.', 'L;A;1;2;400x300x200', 'L;A;2;2;900x300x200', 'L;B;1;2;300x300x200'),
    [/^`Bezeichnung` and `Artikel-Nr\.` together, for neither alone/],
  );
  t.match(await naming('Artikel-Nr.', 'L;1;2;400x300x200', 'L;1;2;900x300x200'), [
    /^`Artikel-Nr\.` and the place in the list, for/,
  ]);
  t.match(await naming('Artikel-Nr.', 'L;1;1;2;400x300x200', 'L;;2;2;900x300x200'), [
    /^`Artikel-Nr\.`, and the place in the list where a row has none$/,
  ]);
});

t.test('a title in another unit than the call is a fault of its column', async (t) => {
  const { load } = await read(
    ['LoadTitle;Name;Cartons;Length [mm];Width [mm];Height [mm];Weight (lbs)', 'A;C0;20;600;400;300;12'],
    'UnitHighMetric',
  );
  t.match(
    load.faults.map(({ column, row, message }) => [column, row, message]),
    [
      ['Length [mm]', 1, /is in mm, and the upload in cm/],
      ['Width [mm]', 1, /in mm/],
      ['Height [mm]', 1, /in mm/],
      ['Weight (lbs)', 1, /is in lb, and the upload in kg/],
    ],
  );
  t.match(load.faults[0]?.hint, /UOM=UnitMetric/);
  const { load: sound } = await read([
    'LoadTitle;Name;Cartons;Length [mm];Width [mm];Height [mm]',
    'A;C0;20;600;400;300',
  ]);
  t.strictSame(sound.faults, []);
});

t.test('names of the interface win, and stay as they are written', async (t) => {
  const { cargoes } = await read([
    'LoadTitle;Name;Item code;Qty;Pcs;Length;Width;Height;Weight;Total weight;Seq;Group;Stop',
    'A;C0;X1;20;999;600;400;300;12;240;7;West;3',
  ]);
  t.match(cargoes, [{ name: 'C0', alias: 'X1', qty: 20, length: 600, weight: 12, sequence: 7, groupName: 'West' }]);
});

t.test('a faulty cell is named by its own title', async (t) => {
  const { load } = await read([
    'LoadTitle;Item;Cartons;Dims mm;Weight per carton',
    'A;C0;many;400x300;12',
    'A;C1;3;400x300x200;heavy',
    'A;C2;3;400x300x200;4',
    'A;C3;3;400x300x200;4',
  ]);
  const { issues } = check(load.request, { uom: 'UnitMetric', maxRunTimeSeconds: 1, source: load });
  const cells = issues.map(({ row, column }) => `${row} ${column}`);
  t.equal(new Set(cells).size, cells.length, 'what is wrong with a cell is told once');
  t.match(load.faults, [
    { pointer: '/cargoes/0/qty', row: 2, column: 'Cartons', message: /row 2, column Cartons \(C2\): .*“many”/ },
    { pointer: '/cargoes/0/length', column: 'Dims mm', message: /“400x300” is not three sizes/ },
    { pointer: '/cargoes/1/weight', row: 3, column: 'Weight per carton' },
  ]);
});

t.test('a cell without a quantity is a fault, and so is a weight that can be read in two ways', async (t) => {
  const { load, cargoes } = await read([
    'LoadTitle;Bezeichnung;Packstücke;Maße mm;Gewicht',
    'A;Kiste;;400x300x200;1.250',
    'A;Fass;2;400x300x200;1.500',
  ]);
  t.equal(cargoes[0]?.['qty'], undefined);
  t.match(load.faults, [
    { row: 2, column: 'Gewicht', message: /can be read in two ways/ },
    { row: 3, column: 'Gewicht' },
  ]);
});

t.test('columns whose every cell is wrong are told by their rows, and a unit once', async (t) => {
  const faulty = await read(['LoadTitle;Item;Cartons;Dims mm;kg', 'A;C0;3;600x400;5', 'A;C1;3;0x400x300;5']);
  const options = { maxRunTimeSeconds: 1 } as const;
  const issuesOf = ({ load }: typeof faulty, uom: Uom) =>
    check(load.request, { ...options, uom, source: load }).issues.map(({ row, column }) => `${row} ${column}`);
  t.strictSame(
    issuesOf(faulty, 'UnitMetric').filter((one) => one.endsWith('Dims mm')),
    ['2 Dims mm', '3 Dims mm'],
  );
  const other = await read([
    'LoadTitle;Item;Cartons;Largo (cm);Ancho (cm);Alto (cm)',
    'A;C0;3;60;40;30',
    'A;C1;3;60;40;30',
  ]);
  t.strictSame(
    issuesOf(other, 'UnitMetric').filter((one) => !one.startsWith('1 ')),
    [],
  );
});

t.test('a cell that names its own unit is converted, beside cells that name that of the call', async (t) => {
  const { load, cargoes } = await read(
    [
      'LoadTitle;Product;Pallets;Dims (LxWxH);Weight each',
      'A;Bars;8;48 in x 40 in x 62 in;1150 lbs',
      'A;Unit;2;6 ft x 30 in x 55 in;100 kg',
    ],
    'UnitEnglish',
  );
  t.strictSame(load.faults, []);
  t.match(cargoes, [
    { length: 48, weight: 1150 },
    { length: 72, width: 30, height: 55 },
  ]);
  t.ok(Math.abs(Number(cargoes[1]?.['weight']) - 220.4623) < 0.0001);
});

t.test('remarks on handling are read in uploads, both kinds in one column', async (t) => {
  const { load, cargoes } = await read([
    'LoadTitle;Product;Pallets;Dims mm;Remarks',
    'A;Lamp;8;400x300x200;do not stack',
    'A;Fridge;2;700x700x1800;this side up',
  ]);
  t.strictSame(load.faults, []);
  t.match(cargoes, [{ nothingOnTop: true }, { orientationsAllowed: 'Orientations12' }]);
});

t.test('titles in two rows are read as in the page, wherever the title of the load stands', async (t) => {
  for (const [above, below] of [
    ['LoadTitle', ''],
    ['', 'LoadTitle'],
  ]) {
    const { load, cargoes } = await read([
      'ROMANEIO DE CARGA;;;;;;;;',
      `Código;Produto;Volumes;Dimensões (mm);;;Peso (kg);;${above}`,
      `;;;Comp.;Larg.;Alt.;Unitário;Total;${below}`,
      'P-100;Geladeira;14;720;700;1860;78,4;1097,6;A',
    ]);
    t.strictSame(load.faults, []);
    t.match(cargoes, [
      { name: 'Geladeira', alias: 'P-100', qty: 14, length: 720, width: 700, height: 1860, weight: 78.4 },
    ]);
  }
});

t.test('kinds of pallets have their sizes, in the unit of the call', async (t) => {
  const { load, cargoes } = await read(
    [
      'LoadTitle;Auftrag;Palettentyp;Anzahl Paletten;Höhe (cm);Gewicht je Palette (kg)',
      'A;1;Industriepalette;5;160;655',
    ],
    'UnitHighMetric',
  );
  t.strictSame(load.faults, []);
  t.match(cargoes, [{ name: 'Industriepalette', style: 'Palletload', length: 120, width: 100, height: 160 }]);
});

t.test('what a row costs is divided, and said', async (t) => {
  const { cargoes, warnings } = await read([
    'LoadTitle;Description;Qty (pcs);Unit price;Amount;Cartons;Dims mm',
    'A;Drill;480;62.5;30000;80;400x300x200',
  ]);
  t.match(cargoes, [{ name: 'Drill', qty: 80, price: 375 }]);
  t.ok(warnings.some(({ message }) => /prices are `Amount` divided by the quantity/.test(message)));
});

t.test('names of the interface alone, without a style: boxes, and rolls by their diameter', async (t) => {
  const { load, cargoes, warnings } = await read([
    'LoadTitle;Name;Length;Width;Height;Diameter;Qty;Weight',
    'A;Box;400;300;200;;2;8',
    'A;Reel;;;840;1000;1;9',
  ]);
  t.strictSame(load.faults, []);
  t.match(cargoes, [{ style: 'Shipcase' }, { style: 'Roll' }]);
  t.match(warnings, [{ message: /no column `Style`/ }]);
});

t.test('other sheets that look like lists of cargo are named', async (t) => {
  const bytes = await workbook({
    Main: [
      ['LoadTitle', 'Item', 'Cartons', 'Size mm', 'kg/ctn'],
      ['A', 'X', 2, '400x300x200', 4],
    ],
    More: [
      ['SKU', 'Ctns', 'Size (cm)', 'kg/ctn'],
      ['Z1', 12, '60x40x40', 12],
    ],
    Notes: [['Thank you']],
  });
  const { warnings } = await readUpload({ file: { name: 'a.xlsx', bytes }, containers }, 'UnitMetric');
  t.ok(warnings.some(({ message }) => /from the sheet "Main" only: "More" looks like a list/.test(message)));
});

t.test('weights that may be of one piece or of the row fail the upload, and are not planned on a guess', async (t) => {
  const { load } = await read(
    ['LoadTitle;Item;Cartons;L cm;W cm;H cm;Weight kg', 'A;A-1;20;60;40;40;240', 'A;B-2;5;50;40;30;45'],
    'UnitHighMetric',
  );
  t.match(load.faults, [
    { row: 1, column: 'Weight kg', message: /of one piece or of all pieces/, hint: /`Total weight`/ },
  ]);
  const { load: sound } = await read(
    ['LoadTitle;Item;Cartons;L cm;W cm;H cm;Weight kg', 'A;A-1;20;60;40;40;12', 'A;B-2;5;50;40;30;9'],
    'UnitHighMetric',
  );
  t.strictSame(sound.faults, [], 'a twentieth of it would be lighter than goods are');
});

t.test('weights divided by the quantity are told, and so is cargo without any', async (t) => {
  const told = async (titles: string, ...rows: string[]) => {
    const { warnings } = await read([titles, ...rows]);
    return warnings.map(({ message }) => message).filter((message) => /weigh/.test(message));
  };
  t.match(await told('LoadTitle;Item;Cartons;Size mm;Total weight kg', 'A;x;2;400x300x200;8'), [
    /^Cargoes.*`Total weight kg` divided by the quantity/,
  ]);
  t.strictSame(await told('LoadTitle;Item;Cartons;Size mm;Weight each kg', 'A;x;2;400x300x200;8'), []);
  t.match(await told('LoadTitle;Item;Cartons;Size mm;Heft', 'A;x;2;400x300x200;8'), [
    /planned as if it weighed nothing/,
  ]);
  t.match(await told('LoadTitle;Name;Style;Qty;Length;Width;Height', 'A;x;Shipcase;2;400;300;200'), [
    /planned as if it weighed nothing/,
  ]);
});

t.test('what several columns say of handling adds up, whoever named them', async (t) => {
  const handled = async (titles: string, ...said: readonly string[]) => {
    const rows = said.map((one, at) => `L;P${at};3;600;500;400;${one}`);
    const { load, cargoes, warnings } = await read([`LoadTitle;Name;Qty;Length;Width;Height;${titles}`, ...rows]);
    t.strictSame(load.faults, []);
    t.notOk(warnings.some(({ message }) => /another column/.test(message)));
    return cargoes.map(({ nothingOnTop, orientationsAllowed }) => [nothingOnTop, orientationsAllowed]);
  };
  t.strictSame(await handled('nicht stapelbar;zerbrechlich', 'ja;nein', 'nein;ja', 'nein;nein'), [
    [true, undefined],
    [true, undefined],
    [undefined, undefined],
  ]);
  t.match(await handled('zerbrechlich;NothingOnTop;Orientations;This side up', 'ja;no;OrientationsAll;yes'), [
    [true, 'Orientations12'],
  ]);
});
