import t from 'tap';
import { readUpload } from '../../src/upload/read-upload.js';
import { CONTAINERS, HEADER, patched, row, workbook } from './workbooks.js';

/** Rows of the first sheet as if a filter had hidden them. */
function withHidden(bytes: Uint8Array, hidden: readonly number[]): Uint8Array {
  return patched(bytes, 'xl/worksheets/sheet1.xml', (xml) =>
    hidden.reduce((text, at) => text.replace(`<row r="${at}"`, `<row hidden="1" r="${at}"`), xml),
  );
}

t.test('hidden rows are left out, and named by sheet and row', async (t) => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const bytes = await workbook({
    Cargoes: [HEADER, ...names.map((name) => row('L', name))],
    Containers: CONTAINERS,
  });
  const { loads, warnings } = await readUpload({ file: { name: 'loads.xlsx', bytes: withHidden(bytes, [3, 5, 6]) } });
  t.match(warnings, [
    { code: 'NoEffect', message: 'Cargoes: rows 3, 5 to 6: hidden, and left out. Show them if they count.' },
  ]);
  t.equal(warnings.length, 1);
  t.match(loads[0]?.request['cargoes'], [{ name: 'A' }, { name: 'C' }, { name: 'F' }]);
  t.strictSame(loads[0]?.places.cargoes, [2, 4, 7], 'the others keep their numbers');
  const shown = await readUpload({ file: { name: 'loads.xlsx', bytes } });
  t.strictSame(shown.warnings, []);
});

t.test('hidden columns are read, and named', async (t) => {
  const bytes = await workbook({ Cargoes: [HEADER, row('L', 'A')], Containers: CONTAINERS });
  const hide = (columns: string) =>
    patched(bytes, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace(/<cols>.*?<\/cols>/, '').replace('<sheetData', `<cols>${columns}</cols><sheetData`),
    );
  const columns =
    '<col min="1" max="2" width="9"/><col min="4" max="5" hidden="1"/><col hidden="true" min="8" max="16384"/>';
  const { loads, warnings } = await readUpload({ file: { name: 'loads.xlsx', bytes: hide(columns) } });
  t.strictSame(
    warnings.map(({ message }) => message),
    ['Cargoes: columns D, E, H: hidden, and read like the others. Delete them if they do not count.'],
  );
  t.match(loads[0]?.request['cargoes'], [{ name: 'A', length: 400, qty: 2 }]);
  t.strictSame(
    (await readUpload({ file: { name: 'loads.xlsx', bytes: hide('<col min="1" max="9"/>') } })).warnings,
    [],
  );
});

t.test('a line of totals is left out, and named, whoever made up the titles', async (t) => {
  const read = async (...below: Parameters<typeof workbook>[0][string][]) => {
    const bytes = await workbook({ Cargoes: [HEADER, row('L', 'A'), ...below.flat()], Containers: CONTAINERS });
    return await readUpload({ file: { name: 'loads.xlsx', bytes } });
  };
  for (const total of [
    ['Total', null, null, null, null, null, 11, 2],
    [null, 'Summe:', null, null, null, null, 11, 2],
    [null, 'TOTAL', 'Grand total', null, null, null, null, 2],
  ]) {
    const { loads, warnings } = await read([total]);
    t.match(warnings, [{ code: 'NoEffect', message: /^Cargoes: row 3: left out: no cargo, but a total/ }]);
    t.equal(warnings.length, 1);
    t.equal(loads.length, 1);
    t.strictSame(loads[0]?.request['cargoes'], (await read()).loads[0]?.request['cargoes']);
  }
  for (const cargo of [row('L', 'Total'), [null, 'Total cleaner', null, null, null, null, null, 2]]) {
    const { loads, warnings } = await read([cargo]);
    t.strictSame(warnings, []);
    t.equal((loads[0]!.request['cargoes'] as unknown[]).length, 2, 'cargo of that name');
  }
});
