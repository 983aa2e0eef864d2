/** Every kind of faulty cell is named by sheet, row and column, with what is allowed, and stops its own load only. */
import t from 'tap';
import type { Row } from 'write-excel-file/node';
import { readUpload } from '../../src/upload/read-upload.js';
import { CONTAINERS, issuesOf, patched, workbook } from './workbooks.js';

type Given = Row[number];

const HEADER = [
  ...['LoadTitle', 'Name', 'Description', 'Style', 'Length', 'Width', 'Height', 'Diameter', 'Weight', 'PieceInside'],
  ...[
    'Qty',
    'Price',
    'Seq',
    'Group',
    'Orientations',
    'TurnAllowedOnFloor',
    'MaxLayer1',
    'StackValue',
    'FloorStackType',
  ],
  ...[
    'Palletized',
    'PalletLength',
    'PalletWidth',
    'PalletMaxHeight',
    'Color',
    'Property1',
    'bulgeSize',
    'bulgeSize.length',
  ],
  ...['orientationPriority', 'emptyContainersFavorite', 'faceOpen', 'Optional'],
];

const SOUND: Readonly<Record<string, Given>> = {
  ...{ Name: 'Carton', Style: 'Shipcase', Length: 400, Width: 300, Height: 200, Weight: 5.5, Qty: 2 },
};

const date = { value: new Date(Date.UTC(2026, 2, 12)), type: Date, format: 'dd/mm/yyyy' } as const;
const formula = { value: 'B2*2', type: 'Formula' } as const;

/** [column, what stands in it, what the message says]; undefined: the cell is blank. */
const KINDS: readonly (readonly [column: string, given: Given, says: RegExp])[] = [
  ['Name', undefined, /`Name` is required/],
  ['Name', '..', /must not be `\.` or `\.\.`/],
  ['Name', 'x'.repeat(256), /at most 255 characters/],
  ['Name', date, /must be a text; the cell holds the date 2026-03-12/],
  ['Description', 'x'.repeat(51), /at most 50 characters; 51/],
  ['Style', undefined, /`Style` is required/],
  ['Style', 'Cartoon', /must be one of Shipcase, Palletload, Roll; "Cartoon" was found/],
  ['Length', 'long', /must be a number from 0 to 1000000; "long" was found/],
  ['Length', '40 cm', /"40 cm" was found/],
  ['Length', '1,234', /can be read as 1234 and as 1\.234/],
  ['Length', true, /must be a number .*; TRUE was found/],
  ['Length', date, /the cell holds the date 2026-03-12/],
  ['Length', formula, /the formula =B2\*2 without its result/],
  ['Length', -1, /from 0 to 1,000,000/],
  ['Length', 0, /must be above 0/],
  ['Length', undefined, /must be above 0/],
  ['Width', 1_000_001, /to 1,000,000/],
  ['Height', '#N/A!', /must be a number/],
  ['Diameter', 'ø 5', /must be a number/],
  ['Weight', '5,5,5', /must be a number from 0 to 1000000000/],
  ['Weight', -0.5, /from 0 to/],
  ['PieceInside', 1.5, /whole number/],
  ['Qty', undefined, /`Qty` is required/],
  ['Qty', 2.5, /whole number/],
  ['Qty', 'two', /must be a whole number from 0 to 1000000; "two" was found/],
  ['Qty', 1_000_001, /to 1,000,000/],
  ['Price', '12 EUR', /must be a number/],
  ['Seq', 'first', /must be a whole number/],
  ['Orientations', 12, /must name orientations.* no number; 12 was found/],
  ['Orientations', 'upright', /must be at least one orientation/],
  ['TurnAllowedOnFloor', 'maybe', /must be yes or no; "maybe" was found/],
  ['MaxLayer1', -1, /from 0 to/],
  ['StackValue', 3e9, /from -2,147,483,648 to 2,147,483,647/],
  ['FloorStackType', 'Top', /must be one of BestFit, BottomOnly, NoBottom/],
  ['Palletized', 2, /must be yes or no/],
  ['PalletLength', 'EUR', /must be a number/],
  ['Color', '#12345', /must be a colour such as #FF8800/],
  ['Color', 'Reed', /must be a CSS colour name/],
  ['Property1', 'x'.repeat(51), /at most 50 characters/],
  ['bulgeSize', '{length: 5}', /must be an object in JSON/],
  ['bulgeSize', '[5]', /must be an object/],
  ['bulgeSize.length', 'much', /must be a number/],
  ['orientationPriority', 'first', /must name orientations in order/],
  ['emptyContainersFavorite', 'T', /must be a list in JSON/],
  ['faceOpen', 'Front', /must be one of NeitherSide, LengthSide/],
  ['Optional', 'x y', /must be yes or no/],
];

t.test(`${KINDS.length} kinds of faulty cells`, async (t) => {
  const rowOf = (title: string, cells: Readonly<Record<string, Given>>): Row => [
    title,
    ...HEADER.slice(1).map((header) => cells[header]),
  ];
  const rows = KINDS.flatMap(([column, given], index) => [
    rowOf(`bad ${index}`, { ...SOUND, [column]: given }),
    rowOf(`good ${index}`, SOUND),
  ]);
  const bytes = await workbook({ Cargoes: [HEADER, ...rows], Containers: CONTAINERS });
  const { loads } = await readUpload({ file: { name: 'load.xlsx', bytes } });
  t.equal(loads.length, 2 * KINDS.length);
  for (const [index, [column, given, says]] of KINDS.entries()) {
    const issues = issuesOf(loads[2 * index]!);
    const name = `${column} ${JSON.stringify(given)}`;
    t.equal(issues.length, 1, `${name}: ${JSON.stringify(issues)}`);
    t.match(issues[0], { sheet: 'Cargoes', row: 2 * index + 2, message: says }, name);
    t.equal(issues[0]?.column, column, name);
    t.match(issues[0]?.message, new RegExp(`^Cargoes, row ${2 * index + 2}, column `), name);
    t.strictSame(issuesOf(loads[2 * index + 1]!), [], 'the next load is not concerned');
  }
});

t.test('several faults of a row are all named, errors of the workbook too', async (t) => {
  const sound = await workbook({
    Cargoes: [HEADER.slice(0, 11), ['A', 'Carton', null, 'Shipcase', 'x', 300, 77, null, 'y', null, 2.5]],
    Containers: CONTAINERS,
  });
  const bytes = patched(sound, 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(/<c r="G2"[^>]*><v>77<\/v><\/c>/, '<c r="G2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
  );
  const { loads } = await readUpload({ file: { name: 'load.xlsx', bytes } });
  const issues = issuesOf(loads[0]!).map(({ row, column, message }) => `${row} ${column} ${/#DIV\/0!/.test(message)}`);
  t.strictSame(issues.sort(), ['2 Height true', '2 Length false', '2 Qty false', '2 Weight false']);
});

t.test('a date is the title of a load as its text, in every sheet, and so is it in a description', async (t) => {
  const bytes = await workbook({
    Cargoes: [
      ['LoadTitle', 'LoadDescription', ...HEADER.slice(1, 11)],
      [date, date, 'Carton', null, 'Shipcase', 4, 3, 2, null, 1, null, 1],
      [null, null, 'Other', null, 'Shipcase', 4, 3, 2, null, 1, null, 1],
      ['B', null, 'Carton', null, 'Shipcase', 4, 3, 2, null, 1, null, 1],
    ],
    Containers: [
      ['LoadTitle', 'ContainerType', 'Name', 'Length', 'Width', 'Height'],
      [date, 'Truck', 'T', 100, 100, 100],
      ['B', 'Truck', 'U', 100, 100, 100],
    ],
  });
  const { loads } = await readUpload({ file: { name: 'load.xlsx', bytes } });
  t.strictSame(
    loads.map(({ title }) => title),
    ['2026-03-12', 'B'],
  );
  for (const load of loads) t.strictSame(issuesOf(load), []);
  t.match(loads[0]!.request, {
    description: '2026-03-12',
    cargoes: [{ name: 'Carton' }, { name: 'Other' }],
    emptyContainers: [{ name: 'T' }],
  });
});

t.test('faults of containers and rules stop every load that they are for', async (t) => {
  const cargoes = [
    HEADER.slice(0, 11),
    ['A', 'C', null, 'Shipcase', 4, 3, 2, null, 1, null, 1],
    ['B', 'C', null, 'Shipcase', 4, 3, 2, null, 1, null, 1],
  ];
  const containers = (title: string | null, length: string | number) => [
    ['LoadTitle', 'ContainerType', 'Name', 'Length', 'Width', 'Height'],
    [null, 'Truck', 'T', 100, 100, 100],
    [title, 'Truck', 'U', length, 100, 100],
  ];
  const read = async (title: string | null, rules: Row[]) => {
    const sheets = { Cargoes: cargoes, Containers: containers(title, 'wide'), Rules: rules };
    const { loads } = await readUpload({ file: { name: 'load.xlsx', bytes: await workbook(sheets) } });
    return loads.map((load) => issuesOf(load).map(({ sheet, row, column }) => `${sheet} ${row} ${column}`));
  };
  const mix: Row[] = [
    ['Field', 'Value'],
    ['calculationType', 'MixLoad'],
  ];
  t.strictSame(await read(null, mix), [['Containers 3 Length'], ['Containers 3 Length']]);
  t.strictSame(await read('B', mix), [[], ['Containers 3 Length']], 'that of one load only this one');
  const faulty: Row[] = [...mix, ['minSupportRate', '80%'], ['calculation type', 'MixLoad'], [null, 5]];
  const ofRules = ['Rules 3 Value', 'Rules 4 Field', 'Rules 5 Field'];
  const [a] = await read('B', faulty);
  t.strictSame(a?.sort(), ofRules);
  const withoutType = await read('B', [
    ['Field', 'Value'],
    ['seed', 5],
  ]);
  t.strictSame(withoutType[0], ['Rules undefined undefined'], 'a rule that is missing');
});
