/** The template is empty, says of every column what may stand there, and is accepted when it is filled in as it says. */

import readSheets from 'read-excel-file/universal';
import t from 'tap';
import type { Row } from 'write-excel-file/node';
import { COLUMNS, type Columns } from '../../src/tables/columns.js';
import { readUpload } from '../../src/upload/read-upload.js';
import { templateColumns, templateRules, writeTemplate } from '../../src/upload/template.js';
import { issuesOf, patched, workbook } from './workbooks.js';

const bytes = await writeTemplate();

async function sheetsOf(file: Uint8Array): Promise<Map<string, Row[]>> {
  const buffer = new Uint8Array(file).buffer as ArrayBuffer;
  return new Map((await readSheets(buffer)).map(({ sheet, data }) => [sheet, data as Row[]]));
}

t.test('it has the sheets, a header each, and no cargo', async (t) => {
  const sheets = await sheetsOf(bytes);
  t.strictSame([...sheets.keys()], ['Notes', 'Cargoes', 'Containers', 'Rules']);
  t.equal(sheets.get('Cargoes')?.length, 1);
  t.equal(sheets.get('Containers')?.length, 1);
  for (const sheet of ['Cargoes', 'Containers'] as const) {
    const headers = sheets.get(sheet)![0]!.map(String);
    t.ok(headers.every((header) => header === 'LoadTitle' || (COLUMNS[sheet] as Columns).named(header) !== undefined));
  }
  await t.rejects(readUpload({ file: { name: 'template.xlsx', bytes } }), /has a header, but no rows/);
});

t.test('the notes explain every column, and each rule that may be set', async (t) => {
  const notes = (await sheetsOf(bytes)).get('Notes')!;
  const head = notes.findIndex(([first]) => first === 'Sheet');
  const rows = notes.slice(head + 1);
  const explained = new Set(rows.map(([sheet, column]) => `${sheet} ${column}`));
  for (const sheet of ['Cargoes', 'Containers'] as const) {
    for (const { header } of templateColumns(sheet)) t.ok(explained.has(`${sheet} ${header}`), `${sheet} ${header}`);
  }
  for (const { header } of templateRules()) t.ok(explained.has(`Rules ${header}`), header);
  t.ok(rows.every(([, , meaning, what]) => String(meaning).length > 5 && String(what).length > 3));
});

t.test('filled in with the examples of the notes it is accepted', async (t) => {
  const notes = (await sheetsOf(bytes)).get('Notes')!;
  const rows = notes.slice(notes.findIndex(([first]) => first === 'Sheet') + 1);
  const exampleOf = (sheet: string, column: string) =>
    rows.find((row) => row[0] === sheet && row[1] === column)?.[6] ?? null;
  const filled = (sheet: 'Cargoes' | 'Containers'): Row[] => {
    const headers = templateColumns(sheet).map(({ header }) => header);
    return [headers, headers.map((header) => exampleOf(sheet, header))];
  };
  const rules: Row[] = [
    ['Field', 'Value'],
    ...templateRules().map(({ header }) => [header, exampleOf('Rules', header)]),
  ];
  const file = await workbook({ Cargoes: filled('Cargoes'), Containers: filled('Containers'), Rules: rules });
  const { loads, warnings } = await readUpload({ file: { name: 'filled.xlsx', bytes: file } });
  t.strictSame(warnings, []);
  t.strictSame(
    loads.map(({ title }) => title),
    ['Tour 1'],
  );
  t.strictSame(issuesOf(loads[0]!), []);
  t.match(loads[0]?.request, {
    cargoes: [{ name: 'SKU-1001', qty: 24, colorHexaCode: '#FF8800' }],
    rules: { calculationType: 'MixLoad' },
  });
});

t.test('a row typed into the template itself is read, its own rules with it', async (t) => {
  const cell = (column: string, value: string | number) =>
    typeof value === 'number'
      ? `<c r="${column}2"><v>${value}</v></c>`
      : `<c r="${column}2" t="inlineStr"><is><t>${value}</t></is></c>`;
  const typed = (sheet: 'Cargoes' | 'Containers', values: Record<string, string | number>) => (xml: string) => {
    const headers = templateColumns(sheet).map(({ header }) => header);
    const cells = Object.entries(values)
      .map(([header, value]) => [headers.indexOf(header), value] as const)
      .sort(([a], [b]) => a - b)
      .map(([index, value]) => cell(String.fromCharCode(65 + index), value));
    return xml.replace('</sheetData>', `<row r="2">${cells.join('')}</row></sheetData>`);
  };
  const size = { Length: 10, Width: 10, Height: 10 };
  const withCargo = patched(
    bytes,
    'xl/worksheets/sheet2.xml',
    typed('Cargoes', { LoadTitle: 'A', Name: 'N', Style: 'Shipcase', ...size, Qty: 3 }),
  );
  const file = patched(
    withCargo,
    'xl/worksheets/sheet3.xml',
    typed('Containers', { ContainerType: 'Truck', Name: 'T', ...size }),
  );
  const { loads, warnings } = await readUpload({ file: { name: 'template.xlsx', bytes: file } });
  t.strictSame(warnings, []);
  t.strictSame(loads.flatMap(issuesOf), []);
  t.match(loads[0]?.request, { title: 'A', cargoes: [{ qty: 3 }], rules: { calculationType: 'MixLoad' } });
});
