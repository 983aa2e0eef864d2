/** What is written on a sheet by hand, for whom it is, and that what it says adds up: read from the text of the PDF. */

import { readFileSync } from 'node:fs';
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { piecesIn } from '../../src/domain/plan.js';
import { ticksOf } from '../../src/report/heading.js';
import { sheetsOf } from '../../src/report/layout-sheets.js';
import { LAYOUTS } from '../../src/report/layouts.js';
import { labelsOn } from '../../src/report/model/labels.js';
import { reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { liveAddress } from '../../src/report/report-options.js';
import { Words } from '../../src/report/words/words.js';
import type { ReportLanguage, ReportLook } from '../../src/schema/reports.js';
import { some } from '../support/draws.js';
import { objectsOf, pdfPages } from '../support/report/pdf-text.js';
import { calculated, quickly, REQUESTS, reportOptionsOf, sample, sourceOf } from '../support/report/report-sources.js';

async function pagesOf(load: CalculatedLoad, look: Partial<ReportLook> = {}): Promise<(readonly string[])[]> {
  const chunks: Uint8Array[] = [];
  const options = reportOptionsOf(load, { layout: 'loader', ...look });
  await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
  return pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces);
}

/** Thirteen crates that are loaded alike. */
function thirteen(containerType = 'Carton'): CalculatedLoad {
  const carton = { style: 'Shipcase', name: 'Carton', length: 400, width: 400, height: 400, weight: 8, qty: 13 * 8 };
  const crate = { containerType, name: 'Crate', length: 800, width: 800, height: 800, qty: 13, emptyWeight: 10 };
  const rules = { calculationType: 'MixLoad', optimizationLevel: 1 };
  return calculated({ title: 'Thirteen alike', cargoes: [carton], emptyContainers: [crate], rules });
}

t.test('containers loaded alike have columns, six on a sheet, and the sheet is printed again', async (t) => {
  const load = thirteen();
  const words = new Words('ENG', 'UnitMetric');
  const pages = await pagesOf(load);
  const sheets = pages.filter((pieces) => pieces.includes(words.text('containerNumber')));
  const numbersOn = (pieces: readonly string[]) => {
    const before = pieces.indexOf(words.text('containerNumber'));
    return pieces.slice(0, before).filter((piece) => /^\d+$/.test(piece));
  };
  t.equal(sheets.length, 3);
  t.same(
    sheets.slice(0, 2).map((pieces) => numbersOn(pieces).slice(-6)),
    [
      ['1', '2', '3', '4', '5', '6'],
      ['7', '8', '9', '10', '11', '12'],
    ],
  );
  const tables = pages.filter((pieces) => pieces.includes(words.text('howItLies')));
  const ticks = tables.map((pieces) => {
    const from = pieces.indexOf(`(${words.lengthUnit})`, pieces.indexOf(words.text('howItLies')));
    const titles = pieces.slice(from, pieces.indexOf('Carton', from));
    return titles.filter((piece) => /^\d+$|^Done$/.test(piece));
  });
  t.same(ticks[0]!.slice(0, 6), ['1', '2', '3', '4', '5', '6'], 'a box for each container');
  t.ok(
    ticks.some((titles) => titles[0] === 'Done'),
    'the last one alone has one',
  );
  t.ok(pages.flat().includes('8 each') || pages.flat().includes('4 each'), 'rows say how many go into each');
  t.ok(pages.flat().join(' ').includes('Quantity per container'));
  const { weightLoaded: cargoMass } = sourceOf(load).shown.loadSummary;
  const total = `Total: Containers 13  ·  Packages 104  ·  Cargo weight ${words.weight(cargoMass)}`;
  t.ok(
    pages[0]!.some((piece) => piece.replaceAll('\u00a0', ' ').startsWith(total)),
    'what all of them hold',
  );
  t.ok(
    pages[0]!.some((piece) => piece.endsWith('loaded alike: Crate')),
    'no number of one of them',
  );
  const planner = await pagesOf(load, { layout: 'planner' });
  t.equal(planner.flat().filter((piece) => /^Containers 1–13 of 13/.test(piece)).length, 1, 'planned once');
  const { weightTotal, weightLoaded, volumeLoaded } = sourceOf(load).shown.filledContainers[0]!.loadSummary;
  const page = writePage(sourceOf(load), reportOptionsOf(load));
  for (const value of [
    '104',
    words.weight(13 * weightTotal),
    words.weight(13 * weightLoaded),
    words.volume(13 * volumeLoaded),
  ])
    t.ok(page.includes(`<dd>${value}</dd>`), `${value} in all`);
  t.ok(page.includes(`<dd>${words.weight(weightTotal)} each</dd>`), 'and of each');
});

t.test('a sea container has empty fields for its verified gross mass, others have none', async (t) => {
  const fields = (pages: (readonly string[])[]) => pages.flat().filter((piece) => piece.startsWith('VGM'));
  for (const layout of ['loader', 'driver', 'planner'] as const) {
    t.equal(fields(await pagesOf(calculated(REQUESTS['names']!), { layout })).length, 3, layout);
  }
  t.same(fields(await pagesOf(calculated(REQUESTS['cartons']!))), []);
  t.same(fields(await pagesOf(calculated(REQUESTS['names']!), { layout: 'customer' })), []);
});

t.test('what stays behind is said to whoever loads or drives, in a line', async (t) => {
  const load = calculated(REQUESTS['left']!);
  const words = new Words('GER', load.problem.uom);
  const [first] = sourceOf(load).shown.unloaded;
  t.ok(first !== undefined);
  for (const layout of ['loader', 'driver'] as const) {
    const said = (await pagesOf(load, { layout, language: 'GER' }))[0]!.join(' ');
    t.ok(said.includes(words.text('staysBehind', { list: '' }).trim()), layout);
    t.ok(said.includes('Mast'), layout);
  }
  const whole = (await pagesOf(calculated(REQUESTS['cartons']!), { language: 'GER' }))[0]!.join(' ');
  t.notOk(whole.includes(words.text('staysBehind', { list: '' }).trim()), 'everything is loaded');
});

t.test('a pallet that is the container has no seal, is called a pallet, and its own weight is a row', async (t) => {
  const load = calculated(quickly(sample('pallet-order')));
  const words = new Words('ENG', load.problem.uom);
  const said = (await pagesOf(load)).flat();
  t.notOk(said.includes(words.text('seal')) || said.includes(words.text('containerNumber')));
  t.ok(said.some((piece) => piece.startsWith('Pallet 1 of ')));
  t.ok(said.includes(words.text('ownWeight')));
});

t.test('equal finished pallets have a box to tick each, by their labels', (t) => {
  const load = calculated(REQUESTS['pallets']!);
  const source = sourceOf(load);
  const words = new Words('ENG', load.problem.uom);
  const sheets = [...sheetsOf(source, reportOf(source).rows, LAYOUTS.loader)].filter(({ shown }) => shown === null);
  const several = sheets.filter(({ quantity }) => quantity > 1 && quantity <= 6);
  t.ok(several.length > 0, sheets.map(({ quantity }) => quantity).join());
  for (const sheet of several) {
    t.same(ticksOf(sheet, words), labelsOn(sheet).map(String));
    t.equal(ticksOf(sheet, words).length, sheet.quantity);
  }
  t.end();
});

t.test('the code on a print opens the page in the language and the layout of the print', (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const report = reportOf(sourceOf(load));
  const addressOf = (look: Partial<ReportLook>) => liveAddress(reportOptionsOf(load, look), report);
  t.equal(
    addressOf({ language: 'GER', layout: 'loader' }),
    'https://loads.example/Reports/live?print=KVWXPQRS&reportLanguage=GER&reportLayout=loader',
  );
  t.equal(addressOf({}), 'https://loads.example/Reports/live?print=KVWXPQRS');
  t.end();
});

t.test("the driver's sheet begins with the first delivery", async (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const said = (await pagesOf(load, { layout: 'driver' })).flat();
  const words = new Words('ENG', 'UnitMetric');
  t.ok(said.indexOf(words.text('stops')) < said.indexOf(words.text('registration')), 'stops before all else');
  t.ok(said.indexOf('Hamburg') < said.indexOf('Bremen'), 'the last loaded is the first delivered');
  const list = said.lastIndexOf(words.text('manifest'));
  t.ok(said.indexOf('Carton A', list) < said.indexOf('Carton B', list));
});

const LANGUAGES: readonly ReportLanguage[] = some(['ENG', 'GER', 'JPN'] as const);

/** The load of a truck whose pallets are delivered at three stops. */
function tourOfPallets(): CalculatedLoad {
  const { cargoes, rules, ...rest } = REQUESTS['pallets'] as { cargoes: object[]; rules: object };
  const groups = ['Passau', 'Regensburg', 'Wien'];
  return calculated({
    ...rest,
    cargoes: cargoes.map((cargo, at) => ({ ...cargo, sequence: 3 - at, groupName: groups[at] })),
    rules: { ...rules, isSequenceUsed: true },
  });
}

t.test('of each stop the driver reads pallets, their labels and gross weights, the first delivery first', async (t) => {
  const load = tourOfPallets();
  const { loadSummary } = sourceOf(load).shown;
  for (const language of LANGUAGES) {
    const words = new Words(language, load.problem.uom);
    const said = (await pagesOf(load, { layout: 'driver', language })).flat();
    const table = said.slice(said.indexOf(words.text('stops')), said.indexOf(words.text('registration')));
    const at = ['Passau', 'Regensburg', 'Wien'].map((group) => table.indexOf(group));
    t.ok(at[0]! > 0 && at[0]! < at[1]! && at[1]! < at[2]!, `${language}: in the order of deliveries`);
    const text = table.join('').replace(/\s/g, '');
    const numbers = [...text.matchAll(/(\d+)×P(\d+)\(\D*([\d–]+)\D*\)/g)].map(([, count, code, labels]) => {
      const [from, to = from] = labels!.split('–').map(Number);
      return { count: Number(count), code: Number(code), of: to! - from! + 1 };
    });
    t.ok(numbers.length > 1 && numbers.every(({ count, of }) => count === of), `${language}: a label for each`);
    const total = table.slice(table.lastIndexOf(words.text('total')) + 1).filter((piece) => /^[\d.,]+$/.test(piece));
    const loose = load.plan.containers[0]!.arrangements.filter(({ cargo }) => cargo < load.problem.cargoes.length);
    const beside = loose.reduce((sum, one) => sum + piecesIn(one), 0);
    const sums = [loadSummary.unitloadsLoaded, beside, loadSummary.cargoesLoaded].map((count) => words.number(count));
    t.same(total, [...sums, words.number(loadSummary.weightLoaded, 2)], `${language}: the sum is that of the load`);
    const list = said.lastIndexOf(words.text('manifest'));
    const pallets = said.slice(list);
    const headings = pallets.join('').replace(/\s/g, '');
    const places = ['1:Passau', '2:Regensburg', '3:Wien'].map((stop) => headings.indexOf(words.text('stop') + stop));
    t.ok(
      places.every((place, stop) => place > (places[stop - 1] ?? 0)),
      'pallets stand below their stop',
    );
    const pictures = said.slice(said.indexOf(words.text('views')), list);
    t.ok(pictures.includes('P1') && pictures.includes('P2'), 'pictures name pallets by their numbers');
    t.notOk(pictures.includes('A') || pictures.includes('B'), 'and not by what is on them');
  }
});

/** By the sheets' tables, what each row of totals says. */
async function totalsOf(load: CalculatedLoad, language: ReportLanguage): Promise<string[][]> {
  const words = new Words(language, load.problem.uom);
  const pieces = (await pagesOf(load, { language })).flat();
  return pieces.flatMap((piece, at) => {
    if (piece !== words.text('total')) return [];
    const after = pieces.slice(at + 1, at + 5);
    const end = after.findIndex((text) => !/^[\d.,\s]+$/.test(text));
    return [after.slice(0, end === -1 ? after.length : end)];
  });
}

some(['pallet-order', 'palletized-trucks']).forEach((name) => {
  t.test(`${name}: sums agree with what is loaded, pallets and all`, async (t) => {
    const body = sample(name);
    const load = calculated({ ...body, rules: { ...(body['rules'] as object), optimizationLevel: 1 } });
    const { filledContainers, loadSummary } = sourceOf(load).shown;
    for (const language of LANGUAGES) {
      const words = new Words(language, load.problem.uom);
      const totals = (await totalsOf(load, language)).map((figures) => figures.join(' '));
      for (const { loadSummary: sum } of filledContainers) {
        // A pallet that is the container itself has its own weight as a row.
        const weight = words.number(name === 'pallet-order' ? sum.weightTotal : sum.weightLoaded, 2);
        const packages = words.number(sum.cargoesLoaded);
        // One list with one total: finished pallets and loose cargo as the steps count them, and the packages on both.
        const units = sum.unitloadsLoaded > 0 ? `${words.number(sum.unitloadsLoaded)} ` : '';
        const whole = `${units}${packages} ${weight}`;
        t.equal(totals.filter((figures) => figures === whole).length, 1, `${language}: ${whole}`);
      }
      if (filledContainers.length > 1) {
        const gross = filledContainers.reduce((all, { loadSummary: sum }) => all + sum.weightTotal, 0);
        const counts = [filledContainers.length, loadSummary.cargoesLoaded].map((count) => words.number(count));
        const whole = `${counts.join(' ')} ${words.number(gross, 2)}`;
        t.ok(totals.includes(whole), `${language}: the whole load, ${whole}`);
      }
    }
  });
});

t.test('what is said of a step is not divided in scripts without blanks', async (t) => {
  const stops = JSON.parse(readFileSync('test/fixtures/dock/stops.json', 'utf8'));
  const load = calculated({ ...stops, rules: { ...stops.rules, optimizationLevel: 1 } });
  const words = new Words('JPN', load.problem.uom);
  const pieces = (await pagesOf(load, { language: 'JPN' })).flat();
  const group = words.text('group');
  t.ok(pieces.filter((piece) => piece.includes(group)).length >= 21, 'each step names its group');
  const beginnings = Array.from({ length: group.length - 1 }, (_, at) => group.slice(0, at + 1));
  t.same(
    pieces.filter((piece) => beginnings.some((part) => piece.endsWith(part))),
    [],
    'no line ends within the word',
  );
  const plans = pieces.slice(pieces.lastIndexOf(words.text('layersTitle')) + 1);
  const named = new Set(plans.flatMap((piece) => /^(?:[A-Z]+ )?(\d+)$/.exec(piece)?.[1] ?? []));
  const { steps } = [...sheetsOf(sourceOf(load), reportOf(sourceOf(load)).rows, LAYOUTS.loader)][0]!;
  t.same(
    steps.filter(({ number }) => !named.has(String(number))).map(({ number }) => number),
    [],
    'plans of tiers name every step',
  );
});

t.test('barcodes that are left out are named, and why', async (t) => {
  const words = new Words('ENG', 'UnitMetric');
  const said = (await pagesOf(calculated(REQUESTS['names']!), { hasBarcodes: true })).flat().join(' ');
  t.ok(said.includes(words.text('barcodeSigns', { names: 'B, C, D, E, F' })));
  t.notOk(said.includes(words.text('barcodeLong', { names: '', most: '60' }).slice(0, 20)));
  const without = (await pagesOf(calculated(REQUESTS['names']!))).flat().join(' ');
  t.notOk(without.includes('No barcode'));
});

t.test('no bar of a barcode is narrower than a quarter of a millimetre, and none leaves the paper', async (t) => {
  const { cargoes, ...rest } = REQUESTS['cartons'] as { cargoes: object[] };
  const names = ['KX', 'SKU 55012 Brake rotor', 'A carton of which the name has as many as it may.'.slice(0, 48)];
  const carton = (name: string, at: number) => ({ ...cargoes[0]!, name, length: 600 - 50 * at, qty: 8 });
  const load = calculated({ ...rest, cargoes: names.map(carton) });
  for (const paper of ['A4', 'Letter'] as const) {
    const chunks: Uint8Array[] = [];
    const options = reportOptionsOf(load, { layout: 'loader', hasBarcodes: true, paper });
    await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
    const drawn = [...objectsOf(Buffer.concat(chunks)).values()].flatMap(({ stream }) =>
      [...(stream?.toString('latin1') ?? '').matchAll(/re f 0 0 0 rg ((?:[\d.]+ [\d.]+ [\d.]+ 18 re ?)+)f Q/g)].map(
        ([, bars]) => bars!.match(/[\d.]+ [\d.]+ [\d.]+ 18/g)!.map((bar) => bar.split(' ').map(Number)),
      ),
    );
    t.ok(new Set(drawn.map(({ length }) => length)).size === names.length, `${paper}: of each name`);
    const widths = drawn.flatMap((bars) => bars.map(([, , width]) => width!));
    t.ok(Math.min(...widths) >= 0.25 * (72 / 25.4) - 0.01, `${paper}: ${Math.min(...widths)} pt`);
    const end = Math.max(...drawn.flatMap((bars) => bars.map(([x, , width]) => x! + width!)));
    t.ok(end < (paper === 'A4' ? 595 : 612) - 34, `${paper}: ends at ${end} pt`);
  }
});

t.test(
  'aliases and properties reach the steps and the cargo list; a script without a font is said on top',
  async (t) => {
    const lcl = JSON.parse(readFileSync('test/fixtures/dock/lcl.json', 'utf8'));
    const [first, ...rest] = lcl.cargoes;
    const load = calculated({ ...lcl, cargoes: [{ ...first, alias2: 'ᚠᚢᚦ' }, ...rest] });
    const pages = await pagesOf(load);
    const said = pages.flat().join(' ');
    t.ok(said.split(`Article number: ${first.alias}`).length > 2, 'in the list, and at a step at least');
    t.ok(said.includes(`Property 1: ${first.property1}`));
    const sign = new Words('ENG', 'UnitMetric').text('noFont', { mark: '□' }).slice(0, 30);
    t.same(
      pages.map((pieces) => pieces.some((piece) => piece.includes(sign))).flatMap((is, at) => (is ? [at] : [])),
      [0],
      'once, on the first page',
    );
  },
);

t.test('a report in another unit says all in it, and divides no size', async (t) => {
  const reefer = JSON.parse(readFileSync('test/fixtures/dock/reefer.json', 'utf8'));
  const load = calculated({ ...reefer, rules: { ...reefer.rules, optimizationLevel: 1 } });
  const chunks: Uint8Array[] = [];
  const options = reportOptionsOf(load, { layout: 'loader', uom: 'UnitEnglish' });
  await writePdf(sourceOf(load, 'UnitEnglish'), options, null, (chunk) => chunks.push(chunk));
  const pieces = pdfPages(Buffer.concat(chunks)).flatMap((page) => page.pieces);
  t.same(
    pieces.filter((piece) => /\d mm$/.test(piece)),
    [],
    'pictures too',
  );
  const inches = load.problem.cargoes.map(({ size: { height } }) =>
    String(Math.round((height / load.problem.scale / 25.4) * 10_000) / 10_000),
  );
  const sizes = pieces.filter((piece) => piece.split('\u00a0×\u00a0').length === 3);
  t.ok(sizes.length > 20 && sizes.every((size) => inches.some((height) => size.includes(height))), 'whole');
});

t.test(
  'common containers are called as the language of the sheet calls them, and by number where there are several',
  async (t) => {
    const container = { containerType: 'SeaVan', name: '40 ft high cube', length: 12_032, width: 2352, height: 2698 };
    const crate = { style: 'Shipcase', name: 'Crate', length: 2000, width: 2300, height: 2600, weight: 100, qty: 7 };
    const tall = { style: 'Shipcase', name: 'Mast', length: 13_000, width: 100, height: 100, weight: 10, qty: 1 };
    const rules = { calculationType: 'MixLoad', optimizationLevel: 1 };
    const load = calculated({
      title: 'Seven',
      cargoes: [crate, tall],
      emptyContainers: [{ ...container, qty: 2, maxWeight: 26_000 }],
      rules,
    });
    for (const layout of ['planner', 'loader', 'driver', 'customer'] as const) {
      const options = reportOptionsOf(load, { layout, language: 'GER' });
      const said = (await pagesOf(load, { layout, language: 'GER' })).flat().join(' ');
      const page = writePage(sourceOf(load), options);
      for (const [form, all] of Object.entries({ said, page })) {
        t.match(all, '40-Fuß-High-Cube 2', `${layout} ${form}`);
        t.notMatch(all, /40 ft high cube/, `${layout} ${form}`);
      }
      const english = (await pagesOf(load, { layout })).flat().join(' ');
      t.match(english, '40 ft high cube 2', 'in English as the request says it');
    }
  },
);
