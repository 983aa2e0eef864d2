/** Every pallet has a label of its own: what it says is read from the text of the PDF and agrees with the answer. */
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { codesOf } from '../../src/domain/letters.js';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import { REPORT_LANGUAGES, type ReportLook } from '../../src/schema/reports.js';
import { some } from '../support/draws.js';
import { objectsOf, pdfPages } from '../support/report/pdf-text.js';
import { labelFrom, pallets } from '../support/report/read-labels.js';
import {
  calculated,
  dock,
  quickly,
  REQUESTS,
  reportOptionsOf,
  sample,
  sourceOf,
} from '../support/report/report-sources.js';

async function bytesOf(load: CalculatedLoad, look: Partial<ReportLook>, container: number | null = null) {
  const chunks: Uint8Array[] = [];
  const options = reportOptionsOf(load, look, { container });
  await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

const textOf = (bytes: Buffer) => pdfPages(bytes).map(({ pieces }) => pieces);

const WITH_PALLETS: Readonly<Record<string, () => CalculatedLoad>> = {
  'pallets and cartons': () => calculated(REQUESTS['pallets']!),
  'trucks of pallets': () => calculated(quickly(sample('palletized-trucks'))),
  'one pallet': () => calculated(quickly(sample('pallet-order'))),
  mixpal: () => calculated(quickly(dock('mixpal'))),
  'pallets by stops': () => calculated(byStops()),
};

/** Different cargoes, each of its own stop, on pallets of their own. */
function byStops(): object {
  const { cargoes, rules, ...rest } = REQUESTS['pallets'] as { cargoes: object[]; rules: object };
  return {
    ...rest,
    cargoes: cargoes.map((cargo, at) => ({ ...cargo, sequence: at + 1, alias: `SKU ${at}` })),
    rules: { ...rules, isSequenceUsed: true },
  };
}

for (const [at, [name, make]] of some([...Object.entries(WITH_PALLETS).entries()])) {
  t.test(name, async (t) => {
    const load = make();
    const meant = pallets(load);
    t.ok(meant.length > 0);
    t.equal(
      name === 'pallets by stops',
      meant.some((says) => says(new Words('ENG', 'UnitMetric')).stop !== ''),
    );
    const inEnglish = textOf(await bytesOf(load, { layout: 'labels' }));
    const heading = load.plan.pallets === undefined ? 'Pallet 1 of' : 'Label 1 of';
    t.match(inEnglish[0]!.join(' '), heading, 'beside the number of its kind no other number of a pallet');
    for (const language of new Set(some([REPORT_LANGUAGES[at % REPORT_LANGUAGES.length]!, 'ENG', 'JPN'] as const))) {
      const words = new Words(language, load.problem.uom);
      const labels = language === 'ENG' ? inEnglish : textOf(await bytesOf(load, { layout: 'labels', language }));
      const read = labels.map((pieces) => labelFrom(pieces, words, codesOf(load.problem.cargoes)));
      t.equal(read.length, meant.length, `${language}: one for each`);
      meant.forEach((pallet, place) => {
        const { contents, more, total: _, ...label } = read[place]!;
        const { contents: all, ...rest } = pallet(words);
        t.same(label, rest, `${language}: ${place + 1}`);
        t.same(contents, all.slice(0, contents.length));
        t.equal(contents.length + more, all.length);
        t.ok(contents.length > 0);
      });
    }
    const loader = textOf(await bytesOf(load, { layout: 'loader' }));
    t.same(loader.slice(-inEnglish.length), inEnglish, "they end the loader's PDF");
  });
}

t.test('each size measures what it is called', async (t) => {
  const load = calculated(REQUESTS['pallets']!);
  const sizesOf = async (look: Partial<ReportLook>) =>
    [...objectsOf(await bytesOf(load, look)).values()].flatMap(({ head }) => {
      const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head);
      return box
        ? [
            box
              .slice(1)
              .map((points) => Math.round((Number(points) / 72) * 25.4))
              .join(' x '),
          ]
        : [];
    });
  t.same([...new Set(await sizesOf({ layout: 'labels' }))], ['105 x 148']);
  t.same([...new Set(await sizesOf({ layout: 'labels', labelSize: '100x150' }))], ['100 x 150']);
  t.same([...new Set(await sizesOf({ layout: 'loader', labelSize: '100x150' }))], ['210 x 297', '100 x 150']);
});

t.test('a container has the labels of its own pallets, with the numbers of the whole load', async (t) => {
  const load = calculated(quickly(sample('palletized-trucks')));
  const whole = textOf(await bytesOf(load, { layout: 'labels' }));
  const parts: (readonly string[])[] = [];
  for (const place of load.plan.containers.keys())
    parts.push(...textOf(await bytesOf(load, { layout: 'labels' }, place + 1)));
  t.same(parts, whole);
});

t.test('pallets that came loaded have labels, too, behind those that the plan builds', async (t) => {
  const { cargoes, ...rest } = REQUESTS['pallets'] as { cargoes: object[] };
  const size = { length: 1200, width: 800, height: 900 };
  const machine = { style: 'Palletload', name: 'Machine', ...size, weight: 310, qty: 2, groupName: 'North' };
  const load = calculated({ ...rest, cargoes: [...cargoes, machine] });
  const words = new Words('ENG', load.problem.uom);
  const built = pallets(load).length;
  const codes = codesOf(load.problem.cargoes);
  const labels = textOf(await bytesOf(load, { layout: 'labels' })).map((one) => labelFrom(one, words, codes));
  t.equal(labels.length, built + 2);
  t.match(labels.at(-1), { number: built + 2, of: built + 2, weight: '310kg', stop: 'North' });
  t.match(labels.at(-1), { height: '900mm', floor: '1,200×800mm', contents: [{ name: 'Machine', count: '1' }] });
  t.match(labels[0], { number: 1, of: built + 2 });
  const loader = textOf(await bytesOf(load, { layout: 'loader' }));
  t.notOk(loader.at(-1)!.join(' ').includes('Machine'), 'who loads labels what he builds');
});

t.test('a load without pallets, and options to choose from, have none', async (t) => {
  for (const load of [calculated(REQUESTS['cartons']!), calculated(quickly(sample('unit-loads')))]) {
    const [page, ...more] = textOf(await bytesOf(load, { layout: 'labels' }));
    t.equal(more.length, 0);
    t.ok(page!.includes(new Words('ENG', load.problem.uom).text('noPallets')));
    t.notOk(writePage(sourceOf(load), reportOptionsOf(load, { isToolbarShown: true })).includes('reportLayout=labels'));
  }
});

t.test('the page has a place for each pallet, and links to the labels', async (t) => {
  for (const [at, make] of Object.values(WITH_PALLETS).entries()) {
    const load = make();
    for (const isToolbarShown of at === 0 ? [true, false] : [true]) {
      const page = writePage(sourceOf(load), reportOptionsOf(load, { isToolbarShown }));
      t.ok(page.includes('.pdf?reportLayout=labels'));
      t.ok(page.includes('reportLabelSize=100x150'));
      const found = [...page.matchAll(/id="pallet-(\d+)"/g)].map(([, number]) => Number(number)).sort((a, b) => a - b);
      t.same(
        found,
        Array.from(pallets(load), (_, place) => place + 1),
        'each once',
      );
    }
  }
});

t.test('so many kinds that some are left out, long names: no word is divided', async (t) => {
  const names = [
    'Kitchen ware, assorted blue and white, second delivery of the autumn',
    '陶器の皿 大 (24枚入り) 割れ物',
  ];
  const cargoes = Array.from({ length: 12 }, (_, at) => ({
    style: 'Shipcase',
    ...{ name: `${names[at % 2]} ${at}`, alias: `SKU ${at}`, length: 390, width: 290, height: 150, weight: 5, qty: 2 },
  }));
  const { emptyContainers, rules } = sample('pallet-order');
  const title = `${'Autumn delivery to the Regensburg central warehouse, '.repeat(4)}`.slice(0, 200);
  const load = calculated(quickly({ title, cargoes, emptyContainers, rules }));
  const words = new Words('ENG', load.problem.uom);
  const whole = new Set([title, ...cargoes.map(({ name }) => name)].flatMap((text) => text.split(' ')));
  for (const labelSize of ['A6', '100x150'] as const) {
    const [pieces] = textOf(await bytesOf(load, { layout: 'labels', labelSize }));
    const { contents, more, total } = labelFrom(pieces!, words, codesOf(load.problem.cargoes));
    t.ok(contents.length > 2 && more > 0, labelSize);
    t.equal(contents.length + more, 12);
    t.equal(total, sourceOf(load).shown.loadSummary.cargoesLoaded, 'what is cut has its total');
    const latin = pieces!.filter((piece) => /^(Kitchen|Autumn|delivery|ware|Regensburg|central|second)/.test(piece));
    t.ok(latin.length > 0);
    for (const word of latin.flatMap((piece) => piece.replace('…', '').trim().split(' '))) t.ok(whole.has(word), word);
  }
});
