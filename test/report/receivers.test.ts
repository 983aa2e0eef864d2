/** The customer's sheets: of an order with stops each receiver has sheets of its own, and of others they say nothing. */
import t from 'tap';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { takenTogether } from '../../src/report/unloading.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

t.test('each receiver sees its own cargo alone, as page and as PDF', async (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const options = reportOptionsOf(load, { layout: 'customer' });
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
  const pages = pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces.join(' '));
  const page = writePage(sourceOf(load), options);
  t.notOk(page.includes('class="qr"'), 'no code leads to what others get');
  t.ok(writePage(sourceOf(load), reportOptionsOf(load, { layout: 'driver' })).includes('class="qr"'));
  const sheets = page.split('<section class="sheet"').slice(1);
  for (const [form, texts] of Object.entries({ pages, sheets })) {
    t.equal(texts.length, 2, `${form}: one of each stop`);
    for (const [name, cargo] of [
      ['Hamburg', 'Carton A'],
      ['Bremen', 'Carton B'],
    ] as const) {
      t.ok(
        texts.every((text) => text.includes(name) === text.includes(cargo)),
        `${form}: ${cargo} of ${name} is with it alone`,
      );
      t.equal(texts.filter((text) => text.includes(name)).length, 1);
    }
    const sums = texts.map((text) => /Total\D*(\d+)/.exec(text.replace(/<[^>]*>/g, ' '))?.[1]);
    t.same(sums, ['60', '30'], `${form}: with its sum`);
    t.notOk(
      texts.some((text) => text.includes('is loaded')),
      'a plan does not know what is loaded',
    );
  }
});

t.test('what stands in several places is a line each to who unloads', async (t) => {
  const { problem } = calculated(REQUESTS['cartons']!);
  const { scale } = problem;
  const at = (cargo: number, x: number, y = 0) => ({
    cargo,
    parts: [
      {
        arrangement: {
          ...{ cargo, orientation: 1 as const, counts: { length: 1, width: 1, height: 1 } },
          position: { x: x * scale, y: y * scale, z: 0 },
        },
      },
    ],
  });
  const cards = [at(0, 0), at(0, 600), at(0, 2000), at(0, 2000, 400), at(1, 3000), at(0, 3500)];
  const taken = takenTogether(cards, problem.cargoes);
  t.same(
    taken.map((one) => one.map((card) => cards.indexOf(card))),
    [[0, 1], [2, 3], [4], [5]],
  );
});

t.test('without stops the whole load is one', async (t) => {
  const load = calculated(REQUESTS['rolls']!);
  const page = writePage(sourceOf(load), reportOptionsOf(load, { layout: 'customer' }));
  t.match(page, /<h3>Figures<\/h3>/);
  t.match(page, /<h3>Views<\/h3>/);
});
