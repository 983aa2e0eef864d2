/** The workbook of a report: figures are numbers with formats, rows can be filtered, and sums agree with the answer. */
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import t from 'tap';
import type { ReportSource } from '../../src/report/model/source.js';
import { Words } from '../../src/report/words/words.js';
import { workbookSheets } from '../../src/report/workbook/sheets.js';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { FITS_PAGE, printed, sheetOf, withFilters, writeWorkbook } from '../../src/upload/write-workbook.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

const words = new Words('ENG', 'UnitMetric');

async function workbookOf(source: ReportSource, container: number | null = null) {
  const load = source.load as Parameters<typeof reportOptionsOf>[0];
  const sheets = workbookSheets(source, reportOptionsOf(load, {}, { container }));
  const bytes = await writeWorkbook(sheets.map(sheetOf), [withFilters(sheets)]);
  const parts = unzipSync(new Uint8Array(bytes));
  return {
    sheets,
    xmlOf: (name: string) =>
      strFromU8(parts[`xl/worksheets/sheet${sheets.findIndex((sheet) => sheet.name === name) + 1}.xml`]!),
    styles: strFromU8(parts['xl/styles.xml']!),
    /** Rows under the header by its titles. */
    rowsOf: async (name: string): Promise<Record<string, unknown>[]> => {
      const [header, ...rows] = await readSheet(bytes, name);
      return rows.map((row) => Object.fromEntries(header!.map((title, at) => [String(title), row[at]])));
    },
  };
}

const CARGO = words.text('manifest');
const CONTAINERS = words.text('containers');
const WEIGHT = `${words.text('weight')} (kg)`;

for (const name of ['pallets', 'equal', 'cartons'] as const) {
  t.test(`sums of ${name}`, async (t) => {
    const source = sourceOf(calculated(REQUESTS[name]!));
    const { filledContainers: filled } = source.shown;
    const answered = (of: (one: (typeof filled)[number]['loadSummary']) => number) =>
      filled.reduce((sum, { loadSummary }) => sum + of(loadSummary), 0);
    const { rowsOf } = await workbookOf(source);
    const cargo = await rowsOf(CARGO);
    const total = cargo.at(-1)!;
    t.equal(total[words.text('container')], words.text('wholeLoad'));
    const close = (found: unknown, wanted: number, what: string) =>
      t.ok(typeof found === 'number' && Math.abs(found - wanted) < 0.01, `${what}: ${found}, not ${wanted}`);
    close(
      total[WEIGHT],
      answered((sum) => sum.weightLoaded),
      'weight of the load',
    );
    const added = (rows: readonly Record<string, unknown>[], column: string) =>
      rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
    close(
      added(cargo.slice(0, -1), WEIGHT),
      answered((sum) => sum.weightLoaded),
      'a column added up',
    );
    close(
      added(cargo.slice(0, -1), words.text('quantity')),
      answered((sum) => sum.cargoesLoaded),
      'packages added up',
    );
    close(
      added(await rowsOf(words.text('steps')), WEIGHT),
      answered((sum) => sum.weightLoaded),
      'the weight of all steps',
    );
    const all = await rowsOf(CONTAINERS);
    t.equal(all.length, filled.length + 1, 'a row for each container');
    close(
      added(all.slice(0, -1), `${words.text('cargoMass')} (kg)`),
      answered((sum) => sum.weightLoaded),
      'containers added up',
    );
    const containers = all.at(-1)!;
    close(
      containers[words.text('cargoUnits')],
      answered((sum) => sum.cargoesLoaded),
      'packages',
    );
    close(
      containers[`${words.text('grossMass')} (kg)`],
      answered((sum) => sum.weightTotal),
      'gross mass',
    );
    const own = cargo.filter((row) => row[words.text('cargo')] === words.text('ownWeight'));
    t.equal(own.length > 0, name === 'pallets', 'pallets weigh themselves');
  });
}

t.test('a container of several has its own sums', async (t) => {
  const source = sourceOf(calculated(REQUESTS['equal']!));
  const { rowsOf } = await workbookOf(source, 1);
  t.equal((await rowsOf(CARGO)).at(-1)![WEIGHT], source.shown.filledContainers[0]!.loadSummary.weightLoaded);
});

t.test('numbers have formats, and rows filters that leave the sums', async (t) => {
  const source = sourceOf(calculated(REQUESTS['cartons']!));
  const { sheets, xmlOf, styles } = await workbookOf(source);
  for (const code of ['#,##0.00', '0.0%']) t.match(styles, `formatCode="${code}"`);
  for (const { name, header, rows, formats, foot } of sheets) {
    const [, columns, last] = /<autoFilter ref="A1:([A-Z]+)(\d+)"\/>/.exec(xmlOf(name)) ?? [];
    t.equal(last, rows.length === 0 ? undefined : `${rows.length + 1}`, `${name}: not the sums`);
    if (columns?.length === 1) t.equal(columns, String.fromCharCode(64 + header.length), name);
    const all = foot === null ? rows : [...rows, foot];
    const bare = all.flatMap((row) => row.filter((value, at) => typeof value === 'number' && formats[at] === null));
    t.same(bare, [], `${name}: numbers without a format`);
  }
});

t.test('no two columns of a sheet have one name, in no language; sheets have names of their own', (t) => {
  for (const request of [REQUESTS['pallets']!, REQUESTS['cartons']!]) {
    const load = calculated(request);
    for (const language of REPORT_LANGUAGES) {
      const sheets = workbookSheets(sourceOf(load), reportOptionsOf(load, { language }));
      for (const { name, header } of sheets)
        t.equal(new Set(header).size, header.length, `${language} ${name}: ${header}`);
      t.equal(new Set(sheets.map(({ name }) => name)).size, sheets.length, language);
    }
  }
  t.end();
});

t.test('what is printed has the paper that is asked for, across, and its header on every page', async (t) => {
  const load = calculated(REQUESTS['pallets']!);
  const sheets = workbookSheets(sourceOf(load), reportOptionsOf(load, { paper: 'Letter', language: 'GER' }));
  const bytes = await writeWorkbook(sheets.map(sheetOf), [FITS_PAGE, withFilters(sheets), printed(sheets)]);
  const parts = unzipSync(new Uint8Array(bytes));
  const book = strFromU8(parts['xl/workbook.xml']!);
  sheets.forEach(({ name }, at) => {
    const xml = strFromU8(parts[`xl/worksheets/sheet${at + 1}.xml`]!);
    const [setup = ''] = /<pageSetup[^>]*>/.exec(xml) ?? [];
    for (const said of ['paperSize="1"', 'orientation="landscape"', 'fitToWidth="1"', 'fitToHeight="0"'])
      t.ok(setup.includes(said), `${name}: ${setup}`);
    t.ok(book.includes(`localSheetId="${at}">'${name}'!$1:$1<`), name);
  });
  t.equal((await readSheet(bytes, sheets[0]!.name)).length, sheets[0]!.rows.length + 1);
});

t.test('the overview has the sums of the load, and steps say how pieces lie', async (t) => {
  const source = sourceOf(calculated(REQUESTS['pallets']!));
  const { rowsOf, sheets } = await workbookOf(source);
  for (const { name, header } of sheets) {
    const [front, side] = (['fromFront', 'fromFrontSide'] as const).map((key) => `${words.text(key)} (mm)`);
    if (!header.some((title) => title === front || title === side)) continue;
    const isOfPallets = name.startsWith(words.text('palletCount'));
    t.equal(header.includes(side!), isOfPallets, `${name}: a pallet has sides, and no wall`);
  }
  const values = new Map(
    (await rowsOf(words.text('summary'))).map((row) => [row[words.text('name')], row[words.text('value')]]),
  );
  t.equal(values.get(`${words.text('cargoMass')} (kg)`), source.shown.loadSummary.weightLoaded);
  t.ok(Number(values.get(`${words.text('volume')} (m³)`)) > 0);
  const [first] = await rowsOf(words.text('steps'));
  t.ok(Number(first![`${words.text('pieceSize')}: ${words.text('lengthName')} (mm)`]) > 0);
  t.match(first![words.text('howItLies')], /^[LWH] × [LWH] × [LWH]$/);
  t.match(String(first![words.text('arrangement')]), /across|high|deep|single/);
});

t.test('aliases and properties have columns where any cargo has them', async (t) => {
  const plain = await workbookOf(sourceOf(calculated(REQUESTS['equal']!)));
  t.notOk(plain.sheets.some(({ header }) => header.some((title) => /article|property/i.test(title))));
  const request = structuredClone(REQUESTS['cartons']!) as { cargoes: Record<string, unknown>[] };
  Object.assign(request.cargoes[0]!, { alias: 'Small ones', alias2: 'SKU 7', property4: 'fragile' });
  const { rowsOf } = await workbookOf(sourceOf(calculated(request)));
  const wanted = { 'Article number': 'Small ones', 'Article number 2': 'SKU 7', 'Property 4': 'fragile' };
  for (const sheet of [CARGO, words.text('steps')]) {
    const rows = await rowsOf(sheet);
    t.match(
      rows.find((row) => row[words.text('cargo')] === 'Carton A'),
      wanted,
      sheet,
    );
    t.match(
      rows.find((row) => row[words.text('cargo')] === 'Carton B'),
      { 'Article number': null, 'Property 1': 'keep dry' },
    );
  }
});
