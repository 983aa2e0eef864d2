/** What people send: texts and workbooks of every habit are read as they are meant. */
import t from 'tap';
import type { Row } from 'write-excel-file/node';
import { readUpload, type UploadedFiles } from '../../src/upload/read-upload.js';
import { CONTAINERS, HEADER, issuesOf, patched, row, workbook } from './workbooks.js';

const CONTAINER_TEXT = 'ContainerType;Name;Length;Width;Height\nTruck;T;13600;2450;2700\n';

async function readText(text: string | Uint8Array, others: Partial<UploadedFiles> = {}) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const containers = { name: 'containers.csv', bytes: new TextEncoder().encode(CONTAINER_TEXT) };
  return await readUpload({ file: { name: 'loads.csv', bytes }, containers, ...others });
}

async function readSheets(sheets: Readonly<Record<string, readonly Row[]>>) {
  return await readUpload({ file: { name: 'loads.xlsx', bytes: await workbook(sheets) } });
}

const cargoesOf = (load: { readonly request: Record<string, unknown> } | undefined) =>
  load?.request['cargoes'] as Record<string, unknown>[];

t.test('a text with semicolons, decimal commas and a byte-order mark', async (t) => {
  const text =
    '\ufeffLoadTitle;Name;Style;Length;Width;Height;Weight;Qty\r\nA;"Kiste; groß";Shipcase;1.200,5;800;1,234;12,75;3\r\n;K2;Shipcase;1200;800;1000;0,5;1\r\n';
  const { loads, warnings } = await readText(text);
  t.strictSame(warnings, []);
  t.strictSame(loads.flatMap(issuesOf), []);
  t.match(cargoesOf(loads[0]), [
    { name: 'Kiste; groß', length: 1200.5, height: 1.234, weight: 12.75, qty: 3 },
    { name: 'K2', weight: 0.5 },
  ]);
});

t.test('the delimiter is found, or said; other encodings are read', async (t) => {
  const rows = (delimiter: string) => [HEADER, row('A', 'Größe')].map((cells) => cells.join(delimiter)).join('\n');
  for (const delimiter of [';', ',', '\t', '|']) {
    t.equal(cargoesOf((await readText(rows(delimiter))).loads[0])[0]?.['name'], 'Größe', JSON.stringify(delimiter));
  }
  const said = await readText(`sep=^\r\n${rows('^')}\nA^^^^^^^`);
  t.equal(said.loads[0]?.places.cargoes[0], 2, 'the line that says it is not counted, as in a spreadsheet program');
  const utf16 = await readText(new Uint8Array(Buffer.from(`\ufeff${rows('\t')}`, 'utf16le')));
  t.equal(cargoesOf(utf16.loads[0])[0]?.['name'], 'Größe');
  const western = await readText(new Uint8Array(Buffer.from(rows(';'), 'latin1')));
  t.equal(cargoesOf(western.loads[0])[0]?.['name'], 'Größe');
  t.match(western.warnings, [{ message: /not in UTF-8/ }]);
});

t.test('what can be read in two ways is decided by the sheet, or a fault', async (t) => {
  const weightOf = async (...weights: string[]) => {
    const lines = weights.map((weight) => ['A', 'N', 'Shipcase', 4, 3, 2, `"${weight}"`, 1].join(','));
    const { loads } = await readText([HEADER.join(','), ...lines].join('\n'));
    const faults = loads[0]!.faults.map(({ row: at, column }) => `${at} ${column}`);
    return faults.length > 0 ? faults : cargoesOf(loads[0]).map(({ weight }) => weight);
  };
  t.strictSame(await weightOf('1,234'), ['2 Weight']);
  t.strictSame(await weightOf('1,234', '2.5'), [1234, 2.5]);
  t.strictSame(await weightOf('1,234', '2,5'), [1.234, 2.5]);
  t.strictSame(await weightOf('1.234', '2,5'), [1234, 2.5]);
  t.strictSame(await weightOf('1.234'), [1.234]);
  t.strictSame(await weightOf('1,234', '2,5', '2.5'), ['2 Weight']);
  t.strictSame(
    await weightOf('1 234', '1\u202f234,5', '1.234.567,5', '1e3', '.5', '0,500'),
    [1234, 1234.5, 1234567.5, 1000, 0.5, 0.5],
  );
});

t.test('headers in any order, case and spelling, below titles; blank rows; merged titles', async (t) => {
  const { loads, warnings } = await readSheets({
    Notes: [['Anything']],
    ' cargoes ': [
      [{ value: 'Loads of November', columnSpan: 4 }],
      [],
      ['QTY', 'height', 'W I D T H', 'length', 'style', 'NAME', 'load title', 'Gewicht', null, 'groupName', 'Weigth'],
      [
        2,
        200,
        300,
        400,
        'ship case',
        10023,
        { value: 'Tour 1', rowSpan: 3 },
        5,
        null,
        { value: 'North', rowSpan: 2 },
        1,
      ],
      [2, 200, 300, 400, 'Shipcase', 'B', null, 5],
      [],
      [null, ' ', null],
      [2, 200, 300, 400, 'Shipcase', 'C', null, 5, 'stray'],
      [2, 200, 300, 400, 'Shipcase', 'D', 'Tour 2', 5],
    ],
    CONTAINERS: [...CONTAINERS],
  });
  t.strictSame(
    loads.map(({ title, places }) => [title, places.cargoes]),
    [
      ['Tour 1', [4, 5, 8]],
      ['Tour 2', [9]],
    ],
  );
  t.strictSame(loads.flatMap(issuesOf), []);
  t.strictSame(
    cargoesOf(loads[0]).map(({ name, groupName, weight }) => [name, groupName, weight]),
    [
      ['10023', 'North', 5],
      ['B', 'North', 5],
      ['C', undefined, 5],
    ],
    'Gewicht is the weight: nothing else is called so',
  );
  const said = warnings.map(({ message }) => message);
  t.match(said, [/Column I .*no header in row 3/, /`Weigth`.*did you mean `Weight`/]);
});

t.test('every field by its own name, members by dotted names or JSON', async (t) => {
  const header = [
    ...HEADER,
    'bulgeSize.length',
    'palletizing',
    'PALLETIZING.PALLET.Max Weight',
    'emptyContainersFavorite',
    'setRatio',
  ];
  const { loads } = await readSheets({
    Cargoes: [
      header,
      [...row('A', 'N'), 5, '{"pallet":{"length":1200,"width":800},"flatPalletTop":true}', 900, '["T"]', 2],
    ],
    Containers: [
      ['containerType', 'name', 'length', 'width', 'height', 'zones', 'vehicleDropDeckRearSize.height'],
      ['Pallet', 'P', 1200, 800, 1500, '[{"name":"z","maxWeight":5}]', 100],
    ],
    Rules: [
      ['calculationType', 'MixLoad'],
      ['maxStackingHeight.isUsed', 'ja'],
      ['Is Balance Spread Load Bottom', 'x'],
    ],
  });
  t.match(loads[0]?.request, {
    cargoes: [
      {
        bulgeSize: { length: 5 },
        palletizing: {
          pallet: { containerType: 'Pallet', length: 1200, width: 800, maxWeight: 900 },
          flatPalletTop: true,
        },
        emptyContainersFavorite: ['T'],
        setRatio: 2,
      },
    ],
    emptyContainers: [{ zones: [{ name: 'z', maxWeight: 5 }], vehicleDropDeckRearSize: { height: 100 } }],
    rules: { calculationType: 'MixLoad', maxStackingHeight: { isUsed: true }, isBalanceSpreadLoadBottom: true },
  });
  t.strictSame(loads[0]?.faults, []);
});

t.test('titles that name no load, and loads that have nothing', async (t) => {
  const { loads } = await readSheets({
    Cargoes: [HEADER, row(null, 'N'), row('Tour 1', 'N')],
    Containers: [
      ['LoadTitle', ...(CONTAINERS[0] as string[])],
      ['Tour l', 'Truck', 'T', 100, 100, 100],
    ],
  });
  const said = loads.map((load) => [
    load.title,
    ...issuesOf(load).map(({ message, hint }) => `${message} ${hint ?? ''}`),
  ]);
  t.match(said, [
    ['', /^Cargoes, row 2, column LoadTitle: .*neither this row nor one above/, /no row is for this load/],
    ['Tour 1', /^Containers: no row is for this load/],
    ['Tour l', /^Containers, row 2, column LoadTitle: no cargo has the load title "Tour l".*did you mean `Tour 1`/],
  ]);
  const [alone] = (await readUpload({ file: { name: 'a.csv', bytes: Buffer.from('Name;Qty\nA;1') } })).loads;
  t.match(
    issuesOf(alone!).map(({ column, message, hint }) => `${column} ${message} ${hint}`),
    [
      /LoadTitle .*no column `LoadTitle`.*blank cell has the title of the row above/,
      /there is no sheet Containers.*in the field `containers`/,
      /^Length .*no column `Length`: add it/,
      /^Width /,
      /^Height /,
    ],
  );
});

t.test('formulas have the result that was saved; links and texts that look like formulas stay texts', async (t) => {
  const sound = await workbook({
    Cargoes: [HEADER, row('A', '=HYPERLINK("http://127.0.0.1/")', 77)],
    Containers: CONTAINERS,
  });
  const bytes = patched(sound, 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(/<c r="H2"[^>]*><v>77<\/v><\/c>/, '<c r="H2"><f>\'[1]Other\'!A1</f><v>12</v></c>'),
  );
  const { loads } = await readUpload({ file: { name: 'a.xlsx', bytes } });
  t.match(cargoesOf(loads[0]), [{ name: '=HYPERLINK("http://127.0.0.1/")', qty: 12 }]);
});
