/** Axles and floor in reports: page, PDF, workbook and work order say the same, in every language, and nothing is too small. */
import t from 'tap';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import { workOrder } from '../../src/report/work-order.js';
import { workbookSheets } from '../../src/report/workbook/sheets.js';
import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { THIRTY_PALLETS, THREE_STOPS } from '../support/problems/vehicles.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

const LEAST_LETTERS = 6.99;

const load = calculated(THREE_STOPS);
const source = sourceOf(load);

t.test('the page has the table of axles after each stop, the diagram and the floor', async (t) => {
  for (const layout of ['planner', 'driver'] as const) {
    const page = writePage(source, reportOptionsOf(load, { layout }));
    for (const words of ['At departure', 'After stop 1', 'After stop 2', 'Drive axle', 'Kingpin'])
      t.match(page, words, `${layout}: ${words}`);
    t.match(page, 'All axles are within their limits, at departure and after every stop.');
    t.match(page, /Least to spare: [\d,]+ kg \((Steer|Drive|Trailer) axles?, (At departure|After stop \d)\)\./);
    t.match(page, 'Limits: those of the plates, no law is asked.');
    t.match(page, 'The floor bears 3,000 kg/m');
    t.match(page, /alt="Load distribution diagram: /);
  }
  t.notMatch(writePage(source, reportOptionsOf(load, { layout: 'loader' })), 'After stop 1');
});

t.test('whose limits they are is named, and what driven axles carry at least', async (t) => {
  const said = (axleRegulation: string) => {
    const [van] = THREE_STOPS.emptyContainers;
    const axles = { ...van!.axles, steer: { ...van!.axles.steer, count: 1 }, drive: { ...van!.axles.drive, count: 1 } };
    const rules = { ...THREE_STOPS.rules, axleRegulation };
    const held = calculated({ ...THREE_STOPS, emptyContainers: [{ ...van, axles }], rules });
    return writePage(sourceOf(held), reportOptionsOf(held));
  };
  t.match(said('DE'), 'Limits: those of the plates, and Germany.');
  t.match(said('EU96-53'), 'and EU 96/53: driven axles carry at least 25% of the total.');
});

t.test('who receives names a stop, and a gap that axles ask for is said to who loads', async (t) => {
  const cargoes = THREE_STOPS.cargoes.map((row, at) => ({ ...row, groupName: `Receiver ${at + 1} & Sons` }));
  const named = calculated({ ...THREE_STOPS, cargoes });
  const page = writePage(sourceOf(named), reportOptionsOf(named, { layout: 'driver' }));
  t.match(page, /After stop 1 \(Receiver \d &amp; Sons\)/);
  // Thirty pallets of 800 kg: at the front wall their drive axle would carry too much.
  const heavy = calculated(THIRTY_PALLETS);
  for (const layout of ['loader', 'driver'] as const) {
    const sheet = writePage(sourceOf(heavy), reportOptionsOf(heavy, { layout }));
    t.match(sheet, /Keep [\d.,]+ mm free at the front wall: do not push the load forward/, layout);
  }
  const light = calculated({ ...THIRTY_PALLETS, cargoes: [{ ...THIRTY_PALLETS.cargoes[0], weight: 300 }] });
  const loader = writePage(sourceOf(light), reportOptionsOf(light, { layout: 'loader' }));
  t.notMatch(loader, 'free at the front wall', 'a load that may stand at the wall');
});

t.test('the work order and the workbook have them as numbers', async (t) => {
  const { containers } = workOrder(source, reportOptionsOf(load)) as {
    containers: { axles: { stages: { afterStop: number | null }[] }; floorLine: { most: number } }[];
  };
  t.same(
    containers[0]!.axles.stages.map(({ afterStop }) => afterStop),
    [null, 1, 2],
  );
  t.equal(containers[0]!.floorLine.most, 3000);
  const sheets = workbookSheets(source, reportOptionsOf(load));
  const [axles, floor] = ['Axles', 'Floor'].map((name) => sheets.find((one) => one.name === name)!);
  t.equal(axles!.rows.length, 12);
  t.match(axles!.rows[1], { 1: 'At departure', 2: 'Drive axle', 5: 11_500 });
  t.equal(floor!.rows.length, 1);
});

t.test('a load without axles says nothing of them', async (t) => {
  const { axles: _, maxWeightPerLength: __, ...plain } = THREE_STOPS.emptyContainers[0]!;
  const bare = calculated({ ...THREE_STOPS, emptyContainers: [plain] });
  t.notMatch(writePage(sourceOf(bare), reportOptionsOf(bare)), 'Drive axle');
  t.notOk(workbookSheets(sourceOf(bare), reportOptionsOf(bare)).some(({ name }) => name === 'Axles'));
});

for (const language of REPORT_LANGUAGES) {
  t.test(`the driver's PDF in ${language}`, async (t) => {
    const chunks: Uint8Array[] = [];
    const paper = language === 'ENG' ? 'Letter' : 'A4';
    const options = reportOptionsOf(load, { language, layout: 'driver', paper });
    await writePdf(source, options, null, (chunk) => chunks.push(chunk));
    const pages = pdfPages(Buffer.concat(chunks));
    t.ok(Math.min(...pages.flatMap(({ sizes }) => sizes)) >= LEAST_LETTERS, 'no text is below 7 points');
    // Between letters of two fonts there is more room than the text has.
    const said = pages.flatMap(({ pieces }) => pieces.join('').replaceAll(' ', '')).join('');
    const words = new Words(language, 'UnitMetric');
    for (const one of [words.vehicle('diagramTitle'), words.vehicle('floorTitle'), words.vehicle('departure')])
      t.match(said, one.replaceAll(' ', ''));
    const [first] = pages.flatMap(({ pieces }) => pieces.filter((piece) => piece === words.text('axleColumn')));
    t.equal(first, words.text('axleColumn'), 'the column of axles is headed');
    const afterStop = words.vehicle('afterStop', { stop: '2' }).replaceAll(' ', '');
    t.ok(said.split(afterStop).length > 4, 'each row names its stop');
    t.match(said, words.number(11_500).replaceAll(' ', ''));
  });
}
