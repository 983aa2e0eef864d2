/** What every form of a report has to say of a plan: pages and PDFs as they are written, without a browser. */
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import { workOrder } from '../../src/report/work-order.js';
import type { ReportLook } from '../../src/schema/reports.js';
import { some } from '../support/draws.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, REQUESTS, reportOptionsOf, sample, sourceOf } from '../support/report/report-sources.js';

const pageOf = (load: CalculatedLoad, look: Partial<ReportLook> = {}) =>
  writePage(sourceOf(load), reportOptionsOf(load, look));

async function pdfOf(load: CalculatedLoad, look: Partial<ReportLook> = {}): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, look), null, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

const headings = (html: string) => [...html.matchAll(/<h2>([^<]*?) ?</g)].map(([, text]) => text);

t.test('a plan that nobody verified carries a mark across every page', async (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const unverified = { ...load, checks: [] };
  const mark = new Words('ENG', 'UnitMetric').text('notVerified');
  t.match(pageOf(unverified), mark);
  t.match(pageOf(unverified), 'class="water"');
  t.notMatch(pageOf(load), 'class="water"');
  for (const { pieces } of pdfPages(await pdfOf(unverified))) t.ok(pieces.includes(mark));
  for (const { pieces } of pdfPages(await pdfOf(load))) t.notOk(pieces.includes(mark));
});

t.test('pieces from the set weight on are marked', async (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const marks = (heavyFromKilograms: number) =>
    writePage({ ...sourceOf(load), heavyFromKilograms }, reportOptionsOf(load)).match(/class="mark">Heavy/g)?.length ??
    0;
  t.equal(marks(31.5), 0);
  t.ok(marks(31) > 0 && marks(31) < marks(8), 'of Carton B alone');
  t.ok(marks(8) > 1);
});

t.test('containers that are loaded alike are one sheet', async (t) => {
  const load = calculated(REQUESTS['equal']!);
  t.match(headings(pageOf(load)), ['Containers 1–6 of 6, loaded alike']);
});

t.test('above twenty different containers the page is a list that leads to each', async (t) => {
  const load = calculated(REQUESTS['equal']!);
  const [one] = load.plan.containers;
  const [arrangement] = one!.arrangements;
  const containers = Array.from({ length: 21 }, (_, at) => {
    const position = { ...arrangement!.position, x: at * load.problem.scale };
    return { ...one!, arrangements: [{ ...arrangement!, counts: { length: 1, width: 1, height: 1 }, position }] };
  });
  const many = { ...load, plan: { ...load.plan, containers } };
  const page = pageOf(many);
  t.notMatch(page, '<section class="sheet"');
  t.equal(page.match(/href="https:\/\/loads\.example\/Reports\/token\/\d+[?"]/g)?.length, 21);
  const twenty = { ...load, plan: { ...load.plan, containers: containers.slice(1) } };
  t.equal(pageOf(twenty).match(/<section class="sheet"/g)?.length, 20);
});

t.test('alternatives are options, and no sum', async (t) => {
  const { rules: _, ...request } = REQUESTS['equal'] as Record<string, unknown>;
  const load = calculated({
    ...request,
    cargoes: [
      { style: 'Shipcase', name: 'Carton', length: 400, width: 400, height: 400, weight: 8, qty: 20 },
      { style: 'Shipcase', name: 'Tray', length: 300, width: 300, height: 100, weight: 2, qty: 20 },
    ],
    rules: { calculationType: 'UnitLoad', optimizationLevel: 1 },
  });
  const page = pageOf(load);
  t.match(headings(page), ['Containers', 'Option 1 of 2', 'Option 2 of 2']);
  t.match(page, new Words('ENG', 'UnitMetric').text('optionsNote'));
});

t.test('names stand whole on the cards of the steps', async (t) => {
  const begin = 'Folding carton with printed lid and two inlays for glass bottles, article';
  const names = [1, 2].map((number) => `${begin} 4711-${number}`);
  const long = 'Spare parts '.repeat(21).trim();
  const load = calculated({
    ...REQUESTS['cartons']!,
    cargoes: [...names, long].map((name, at) => {
      return { style: 'Shipcase', name, length: 400, width: 300, height: 200 + 50 * at, weight: 8, qty: 4 };
    }),
  });
  for (const layout of ['planner', 'loader'] as const) {
    const pieces = pdfPages(await pdfOf(load, { layout })).flatMap((page) => page.pieces);
    t.strictSame(
      pieces.filter((piece) => piece.startsWith('Folding') && piece.endsWith('…')),
      [],
    );
    const said = pieces.join(' ');
    for (const name of [...names, long]) t.ok(said.includes(name), name);
  }
});

t.test('a long load: no row is divided, no page is empty, tiers that are alike are one', async (t) => {
  const mixed = sample('mixed-order-40ft');
  const load = calculated({ ...mixed, rules: { ...(mixed['rules'] as object), optimizationLevel: 1 } });
  const pages = pdfPages(await pdfOf(load, { layout: 'loader' }));
  const words = new Words('ENG', 'UnitMetric');
  const firstPiece = words.text('firstPiece', { side: '', height: '' }).slice(0, 'First piece:'.length);
  let cards = 0;
  for (const { pieces } of pages) {
    const begun = pieces.filter((piece) => /^(= )?\d+ ×$/.test(piece)).length;
    t.equal(pieces.filter((piece) => piece.includes(firstPiece)).length, begun, 'head and end of each row');
    t.ok(pieces.length > 6, 'something but head and foot');
    cards += begun;
  }
  t.ok(cards > 60, 'it is long');
  t.ok(pages.length < cards / 4 + 12, `${pages.length} pages`);
  const stacked = {
    title: 'Three tiers',
    cargoes: [{ style: 'Shipcase', name: 'Cube', length: 400, width: 400, height: 400, weight: 5, qty: 12 }],
    emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 800, width: 800, height: 1200, qty: 1 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  t.match(pageOf(calculated(stacked)), 'Plan of tier 1–3');
});

/** Signs of every script, in fonts that packages bring: no other machine has other ones. */
for (const language of some(['CHN', 'JPN', 'KOR', 'ENG'] as const)) {
  t.test(`${language}: no font of the system is needed`, async (t) => {
    const pdf = (await pdfOf(calculated(REQUESTS['names']!), { language })).toString('latin1');
    const fonts = new Set([...pdf.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name!));
    t.ok(fonts.size >= 8, 'plain and bold of every script of the names');
    for (const font of fonts) t.match(font, /^Noto(Sans|NaskhArabic)/);
  });
}

t.test('a step of what carries nothing says so to whoever loads it', async (t) => {
  const crate = { style: 'Shipcase', length: 400, width: 400, height: 400, qty: 2 };
  const load = calculated({
    title: 'Marks',
    cargoes: [
      {
        ...crate,
        name: 'Glass',
        nothingOnTop: true,
        description: 'This side up',
        orientationsAllowed: 'Orientations12',
      },
      { ...crate, name: 'Steel', orientationsAllowed: 'OrientationsAll' },
    ],
    emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 2000, width: 800, height: 800 }],
  });
  const mark = new Words('ENG', 'UnitMetric').text('nothingOnTop');
  const { containers } = workOrder(sourceOf(load), reportOptionsOf(load)) as {
    readonly containers: readonly {
      readonly steps: readonly { readonly name: string; readonly nothingOnTop: boolean }[];
    }[];
  };
  const { steps } = containers[0]!;
  const ofGlass = steps.filter(({ name }) => name === 'Glass').length;
  t.ok(ofGlass > 0 && ofGlass < steps.length);
  for (const { name, nothingOnTop } of steps) t.equal(nothingOnTop, name === 'Glass', name);
  t.equal(pageOf(load).split(mark).length - 1, ofGlass);
  const printed = pdfPages(await pdfOf(load)).flatMap(({ pieces }) => pieces);
  const upright = new Words('ENG', 'UnitMetric').text('onlyUpright');
  t.equal(printed.filter((text) => text === upright).length, ofGlass);
  t.equal(printed.filter((text) => text.includes(mark)).length, ofGlass);
  const said = pdfPages(await pdfOf(load, { layout: 'loader' })).flatMap(({ pieces }) => pieces);
  t.equal(said.filter((text) => text === 'This side up').length, 1 + ofGlass, 'in the list and at each step');
});
