/** Reports number stops as they are unloaded where an order of deliveries is asked, and call no mass verified. */
import t from 'tap';
import { sheetsOf } from '../../src/report/layout-sheets.js';
import { LAYOUTS } from '../../src/report/layouts.js';
import { reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { stopTable } from '../../src/report/stop-cells.js';
import { Words } from '../../src/report/words/words.js';
import { workOrder } from '../../src/report/work-order.js';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

const carton = (name: string, sequence: number, groupName: string) => ({
  ...{ style: 'Shipcase', name, length: 400, width: 400, height: 400, weight: 5, qty: 4, sequence, groupName },
});
const ORDER = {
  title: 'Two shops',
  cargoes: [carton('Near', 2, 'Shop A'), carton('Far', 1, 'Shop B')],
  emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 4000, width: 800, height: 800, emptyWeight: 1000 }],
};
const asked = (rules: object) =>
  calculated({ ...ORDER, rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules } });

type Steps = { containers: { steps: { name: string; stop: number | null }[] }[] };
const stopsIn = (load: ReturnType<typeof asked>) =>
  (workOrder(sourceOf(load), reportOptionsOf(load)) as Steps).containers[0]!.steps.map(({ name, stop }) => [
    name,
    stop,
  ]);

t.test('the first stop is loaded last', async (t) => {
  for (const rules of [{ isSequenceUsed: true }, { isGroupSequenceUsed: true }]) {
    const load = asked(rules);
    t.same(stopsIn(load), [
      ['Far', 2],
      ['Near', 1],
    ]);
    const page = writePage(sourceOf(load), reportOptionsOf(load));
    t.match(page, '<bdi>Stop: 1</bdi><bdi>Group: Shop A</bdi>');
    t.match(page, '<h3>Stops and groups</h3>');
    t.notMatch(page, 'Loading order');
  }
});

t.test('the contents of a stop fill no page: no row is cut at the end of one', async (t) => {
  const cargoes = Array.from({ length: 80 }, (_, at) => {
    return { ...carton(`Spare parts of machine ${at}, as ordered`, 1, 'Shop'), length: 100, width: 100, height: 100 };
  });
  const rules = { calculationType: 'MixLoad', optimizationLevel: 1, isSequenceUsed: true };
  const load = calculated({ ...ORDER, cargoes: [...cargoes, carton('Far', 2, 'Shop B')], rules });
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, { layout: 'driver' }), null, (chunk) => chunks.push(chunk));
  const said = pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces.join(' '));
  t.match(said[0], 'and 68 more rows, 320 packages in all', 'on the first page');
  const all = writePage(sourceOf(load), reportOptionsOf(load, { layout: 'driver' }));
  t.match(all, 'machine 79', 'all is listed below');
});

t.test('a stop for which nothing is loaded is named', (t) => {
  const [near, far] = ORDER.cargoes;
  const rules = { calculationType: 'MixLoad', optimizationLevel: 1, isSequenceUsed: true };
  const load = calculated({ ...ORDER, cargoes: [{ ...near!, height: 900 }, far!], rules });
  for (const layout of ['planner', 'loader', 'driver'] as const) {
    const page = writePage(sourceOf(load), reportOptionsOf(load, { layout }));
    t.match(page, 'Nothing is loaded for Stop\u00a01: Shop A.', layout);
  }
  t.notMatch(
    writePage(sourceOf(asked(rules)), reportOptionsOf(asked(rules), { layout: 'driver' })),
    'Nothing is loaded',
  );
  t.end();
});

t.test('the driver reads names beside the letters of what leaves at a stop', (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const page = writePage(sourceOf(load), reportOptionsOf(load, { layout: 'driver' }));
  for (const [code, name] of [
    ['A', 'Carton A'],
    ['B', 'Carton B'],
  ] as const)
    t.match(page, new RegExp(`<bdi>\\d+\u00a0×\u00a0${code} ${name}</bdi>`));
  t.end();
});

t.test('without an order of deliveries the rows say an order of loading', async (t) => {
  const load = asked({});
  t.same(
    stopsIn(load).map(([, stop]) => stop),
    [null, null],
  );
  const page = writePage(sourceOf(load), reportOptionsOf(load));
  t.match(page, '<bdi>Loading order: 2</bdi>');
  t.notMatch(page, '>Stop');
});

t.test('no mass is called verified, in no language', async (t) => {
  const load = asked({});
  for (const language of REPORT_LANGUAGES) {
    const page = writePage(sourceOf(load), reportOptionsOf(load, { language }));
    t.notMatch(page, /VGM/, language);
  }
  t.match(writePage(sourceOf(load), reportOptionsOf(load)), 'Gross mass (calculated)');
});

t.test('what leaves at each stop adds up, with pallets, their own weight and what stands beside them', async (t) => {
  // Of 48 cartons a pallet weighs 409 kg: more than it may carry, its own weight is not in that.
  const text = JSON.stringify(REQUESTS['pallets']).replaceAll('"maxWeight":1000', '"maxWeight":400');
  const { cargoes, rules, ...rest } = JSON.parse(text) as { cargoes: object[]; rules: object };
  const load = calculated({
    ...rest,
    cargoes: cargoes.map((cargo, at) => ({ ...cargo, sequence: at + 1, groupName: `Shop ${at + 1}` })),
    rules: { ...rules, isSequenceUsed: true },
  });
  const source = sourceOf(load);
  const report = reportOf(source);
  const sheets = [...sheetsOf(source, report.rows, LAYOUTS.planner)];
  t.ok(sheets.some(({ shown }) => shown === null));
  for (const { stops, manifest, own } of sheets) {
    const all = stops.rows.reduce((sum, { weight }) => sum + weight, stops.shared.weight);
    const meant = manifest.reduce((sum, { weight }) => sum + weight, own.weight);
    t.ok(Math.abs(all - meant) < 1e-6, `${all}, not ${meant}`);
  }
  const truck = sheets.at(-1)!;
  const { columns, rows, foot } = stopTable(truck, report, new Words('ENG', 'UnitMetric'), LAYOUTS.driver);
  const place = (title: string) => columns.findIndex((column) => column.title === title);
  const [pallets, loose, packages] = ['Pallets', 'Loose packages', 'Packages in all'].map(place) as [
    number,
    number,
    number,
  ];
  const sum = (at: number) => rows.reduce((all, row) => all + Number(String(row[at] ?? '').replaceAll(',', '')), 0);
  for (const at of [pallets, loose, packages])
    t.equal(String(sum(at)), foot[at]!.replaceAll(',', ''), columns[at]!.title);
  const units = truck.steps.reduce((all, { pieces }) => all + pieces, 0);
  t.ok(sum(loose) > 0 && sum(pallets) > 0);
  t.equal(sum(pallets) + sum(loose), units, 'what is handled at the stops are the units of the steps');
  const chunks: Uint8Array[] = [];
  await writePdf(source, reportOptionsOf(load, { layout: 'driver' }), null, (chunk) => chunks.push(chunk));
  const said = pdfPages(Buffer.concat(chunks)).flatMap(({ pieces }) => pieces);
  const total = said.indexOf(foot[pallets]!, said.indexOf('Total'));
  t.same(
    said.slice(total, total + 3),
    [pallets, loose, packages].map((at) => foot[at]),
    'the row of the total',
  );
  t.equal(said.filter((piece) => /^Stop\s\d: Shop \d$/.test(piece)).length, 6, 'each stop has its part and its list');
  const receipts = [
    ...said.join(' ').matchAll(/Receipt: Stop\s(\d): Shop \d\s+·\s+Quantity: ([\d,]+)\s+·\s+Weight: ([\d,.]+) kg/g),
  ];
  const signed = (column: number) =>
    receipts.reduce((all, receipt) => all + Number(receipt[column]!.replaceAll(',', '')), 0);
  t.same(
    receipts.map(([, stop]) => stop),
    ['1', '2', '3'],
    'the first delivery first',
  );
  t.equal(signed(2), units, 'all that is loaded is signed for');
  const inAll = truck.stops.rows.reduce((all, { weight }) => all + weight, truck.stops.shared.weight);
  t.ok(Math.abs(signed(3) - inAll) < 0.02, `${signed(3)} of ${inAll} kg`);
  for (const stop of [1, 2, 3]) {
    const from = said.findIndex((piece) => piece.startsWith(`Receipt: Stop\u00a0${stop}`));
    const rows = said.slice(from, said.indexOf('Total', from));
    const codes = truck.steps.filter((step) => step.stop === stop).map(({ code }) => code);
    const taken = codes.reverse().filter((code, at) => code !== codes[at - 1]);
    t.same(
      rows.filter((piece, at) => /^(P\d+|[A-Z])$/.test(piece) && /^\d+$/.test(rows[at - 1]!)),
      taken,
      `stop ${stop}: loaded last, taken off first`,
    );
  }
  t.match(said.join(' '), 'Cargo 384 kg of at most 400 kg');
});
