/**
 * The order of loading can be read from the sheet: from the text of the PDF alone every section, its steps and how far the
 * load comes with each are found again as the plan has them.
 */
import { readFileSync } from 'node:fs';
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { extentOf, type LoadedContainer, piecesIn } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { Elevations } from '../../src/report/elevations.js';
import { sheetsOf } from '../../src/report/layout-sheets.js';
import { LAYOUTS } from '../../src/report/layouts.js';
import { equalContainers } from '../../src/report/model/equal.js';
import { reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { sectionParts } from '../../src/report/sections.js';
import { rowQuantity, soFarText, stepNotes } from '../../src/report/step-words.js';
import { VOCABULARIES } from '../../src/report/words/vocabularies.js';
import { Words } from '../../src/report/words/words.js';
import { REPORT_LANGUAGES, type ReportLanguage } from '../../src/schema/reports.js';
import { deepOnly, some } from '../support/draws.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, dock, quickly, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

interface ReadStep {
  readonly number: number;
  readonly loaded: number;
  readonly inAll: number;
  readonly end: number;
}

interface ReadSection {
  readonly number: number;
  /** Of those that are loaded alike and told once. */
  readonly last: number;
  readonly from: number;
  readonly to: number;
  readonly steps: readonly ReadStep[];
}

['lcl', 'stops', 'pallets', 'three', 'reefer'].forEach((name, at) => {
  // The longest has what the others have.
  t.test(name, name === 'reefer' ? deepOnly : {}, async (t) => {
    const body = JSON.parse(readFileSync(`test/fixtures/dock/${name}.json`, 'utf8')) as { rules?: object };
    const load = calculated({ ...body, rules: { ...body.rules, optimizationLevel: 1 } });
    for (const language of some([REPORT_LANGUAGES[at % 3]!, REPORT_LANGUAGES[(at % 3) + 2]!])) {
      const expected = equalContainers(load.plan).flatMap(([place]) =>
        sectionsOf(load.problem, load.plan.containers[place!]!),
      );
      t.ok(expected.length > 3, `${expected.length} sections`);
      const read = await readSections(load, language);
      const wanted = together(expected, read);
      const headings = (sections: readonly ReadSection[]) => sections.map(({ steps: _, ...heading }) => heading);
      t.same(headings(read), headings(wanted), language);
      for (const [at, { steps }] of read.entries()) {
        const meant = wanted[at]!.steps.map(figures);
        t.same(figures(steps.at(-1)!), meant.at(-1), `${language}: at its end`);
        const others = steps.map(figures).filter((one) => !meant.includes(one));
        t.same(others, [], 'how far the load comes is that of a step');
      }
    }
  });
});

t.test('a heading stands on one page with what follows, on sheets of pallets too', async (t) => {
  const load = calculated(quickly(dock('mixpal')));
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, { layout: 'loader' }), null, (chunk) => chunks.push(chunk));
  const pages = pdfPages(Buffer.concat(chunks));
  const isFollowed = (heading: RegExp) =>
    pages.every(({ pieces }) =>
      pieces.every((piece, at) => !heading.test(piece) || pieces.slice(at).some((one) => /First piece/.test(one))),
    );
  t.ok(isFollowed(/^(Section|Steps) \d/), 'a section with its first step');
  t.ok(isFollowed(/^Loading steps$/), 'the title with the first section and its first step');
  const headings = pages.flatMap(({ pieces }) =>
    pieces.filter((piece) => /^P\d · (\d equal pallets|1 pallet) \(labels? \d+(–\d+)?\): /.test(piece)),
  );
  t.equal(headings.length, load.plan.pallets!.length, 'pallets by the code of the steps');
});

t.test('what looks the same is drawn once, with the numbers of its steps', (t) => {
  const partsOf = (name: string, at: number) => {
    const body = JSON.parse(readFileSync(`test/fixtures/dock/${name}.json`, 'utf8')) as { rules?: object };
    const load = calculated({ ...body, rules: { ...body.rules, optimizationLevel: 1 } });
    const source = sourceOf(load);
    return sectionParts([...sheetsOf(source, reportOf(source).rows, LAYOUTS.loader)][at]!);
  };
  const [pallet] = partsOf('mixpal', 0);
  t.same(pallet!.pictures, [{ first: 1, last: pallet!.cards.length, drawn: 1 }], 'equal layers of a pallet');
  const equal = partsOf('three', 2);
  const ranges = equal.map(({ section, lastNumber }) => [section.number, lastNumber]);
  t.ok(
    ranges.some(([from, to]) => from! < to!),
    'sections that look the same are one',
  );
  t.same(
    ranges.slice(1).map(([from]) => from),
    ranges.slice(0, -1).map(([, to]) => to! + 1),
    'each is in one of them',
  );
  t.ok(equal.every(({ rows, cards }) => rows.length <= cards.length));
  const [first, second] = partsOf('pallets', 0);
  t.ok(first!.lastNumber > first!.section.number);
  t.equal(second!.like, null, 'another cargo');
  const layers = pallet!.rows;
  t.equal(layers.length, 1, 'layers that are alike are one row');
  t.same([layers[0]!.card.number, layers[0]!.last, layers[0]!.layers], [1, pallet!.cards.length, pallet!.cards.length]);
  t.end();
});

t.test('a row of several steps says how often, how far the load comes with each, and has a box for each', (t) => {
  const crate = { style: 'Shipcase', weight: 63 };
  const load = calculated({
    title: 'A wall of six below nine, twice',
    cargoes: [
      { ...crate, name: 'Flange set', length: 760, width: 550, height: 500, qty: 12 },
      { ...crate, name: 'Pump housing', length: 1100, width: 760, height: 600, qty: 18 },
    ],
    emptyContainers: [{ containerType: 'SeaVan', name: 'Van', length: 2250, width: 2352, height: 2393 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  });
  const source = sourceOf(load);
  const report = reportOf(source);
  const words = new Words('ENG', 'UnitMetric');
  const [sheet] = sheetsOf(source, report.rows, LAYOUTS.loader);
  const rows = sectionParts(sheet!).flatMap((part) => part.rows);
  const page = writePage(source, reportOptionsOf(load, { layout: 'loader' }));
  const some = rows.filter(({ again }) => again.length > 0);
  t.ok(some.length > 0);
  for (const row of some) {
    const cards = [row.card, ...row.again.map(({ card }) => card)];
    const sum = cards.reduce((pieces, { pieces: own }) => pieces + own, 0);
    const said = `${cards.length}\u00a0×\u00a0${row.card.pieces} = ${sum} ×`;
    t.equal(rowQuantity(sheet!, row, words).join(' '), said, 'how often how many');
    t.ok(page.includes(said));
    const notes = stepNotes(sheet!, row, report, words);
    for (const card of cards) {
      t.ok(
        notes.some((note) => note.includes(soFarText(sheet!, card, report, words))),
        `after step ${card.number}`,
      );
      t.ok(page.includes(`name="s0-${card.number}-0"`), 'a box for each');
    }
    t.match(notes[0], cards.length === 2 ? /^The same in step \d+,/ : /^The same in steps \d+,/);
  }
  t.end();
});

function figures({ loaded, inAll, end }: ReadStep): string {
  return `${loaded} of ${inAll}, to ${end}`;
}

/** Sections in a row, as many together as each heading says. */
function together(sections: readonly ReadSection[], headings: readonly ReadSection[]): ReadSection[] {
  let at = 0;
  return headings.map(({ number, last }) => {
    const some = sections.slice(at, at + last - number + 1);
    at += some.length;
    const from = Math.min(...some.map((section) => section.from));
    const to = Math.max(...some.map((section) => section.to));
    return { number: some[0]!.number, last: some.at(-1)!.number, from, to, steps: some.flatMap(({ steps }) => steps) };
  });
}

/** Every space is a step of its own; a section reaches from where its spaces begin to where they end. */
function sectionsOf({ cargoes, scale }: LoadProblem, { sections = [], arrangements }: LoadedContainer): ReadSection[] {
  const inAll = arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
  let [number, loaded, end] = [0, 0, 0];
  return sections.map((section, place) => {
    const extents = arrangements.slice(number, number + section.arrangements).map((one) => extentOf(one, cargoes));
    return {
      number: place + 1,
      last: place + 1,
      from: Math.min(...extents.map(({ x1 }) => x1)) / scale,
      to: Math.max(...extents.map(({ x2 }) => x2)) / scale,
      steps: extents.map(({ x2 }) => {
        loaded += piecesIn(arrangements[number++]!);
        end = Math.max(end, x2);
        return { number, loaded, inAll, end: end / scale };
      }),
    };
  });
}

t.test('every step has its number in a picture, however narrow its blocks', (t) => {
  const body = JSON.parse(readFileSync('test/fixtures/dock/lcl.json', 'utf8')) as { rules?: object };
  const load = calculated({ ...body, rules: { ...body.rules, optimizationLevel: 1 } });
  const source = sourceOf(load);
  const report = reportOf(source);
  const words = new Words('ENG', load.problem.uom);
  const bare: number[] = [];
  let steps = 0;
  for (const sheet of sheetsOf(source, report.rows, LAYOUTS.loader)) {
    for (const part of sectionParts(sheet)) {
      const pictures = new Elevations(sheet, part, report.units, words);
      for (const shown of part.pictures) {
        const drawn = pictures.of(shown, 500, 400);
        t.ok(drawn.width <= 500, 'no wider than the paper');
        const said = drawn.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
        for (let step = shown.first; step < shown.first + shown.drawn; step++) {
          steps++;
          if (!said.some((text) => text.split(/[–,]/)[0] === String(step))) bare.push(step);
        }
      }
    }
  }
  t.ok(steps > 50);
  t.same(bare, []);
  t.end();
});

t.test('what a section rests on is in its pictures, though it was loaded before', (t) => {
  const body = JSON.parse(readFileSync('test/fixtures/dock/lcl.json', 'utf8')) as { rules?: object };
  const load = calculated({ ...body, rules: { ...body.rules, optimizationLevel: 1 } });
  const source = sourceOf(load);
  const parts = [...sheetsOf(source, reportOf(source).rows, LAYOUTS.loader)].flatMap((sheet) => sectionParts(sheet));
  let raised = 0;
  let floating = 0;
  for (const { bodies, supports } of parts) {
    for (const body of bodies) {
      if (body.z1 === 0) continue;
      raised++;
      const isBelow = (other: typeof body) =>
        other.z2 === body.z1 && other.x1 < body.x2 && body.x1 < other.x2 && other.y1 < body.y2 && body.y1 < other.y2;
      if (![...bodies, ...supports].some(isBelow)) floating++;
    }
  }
  t.ok(raised > 0);
  t.equal(floating, 0, 'nothing floats');
  t.end();
});

async function readSections(load: CalculatedLoad, language: ReportLanguage): Promise<ReadSection[]> {
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, { language, layout: 'loader' }), null, (chunk) =>
    chunks.push(chunk),
  );
  const text = pdfPages(Buffer.concat(chunks))
    .flatMap(({ pieces }) => pieces)
    .join('')
    .replace(/\s/g, '');
  const keys = ['sectionFromFront', 'sectionsFromFront', 'loadedTo'];
  const lines = new RegExp(keys.map((key) => pattern(language, key)).join('|'), 'gu');
  const found: { number: number; last: number; from: number; to: number; steps: ReadStep[] }[] = [];
  let number = 0;
  let before = '';
  for (const { groups = {} } of text.matchAll(lines)) {
    const alone = groups['sectionFromFront_number'];
    const section = alone ?? groups['sectionsFromFront_numbers'];
    const heading = alone === undefined ? 'sectionsFromFront' : 'sectionFromFront';
    const [from, to] = [groups[`${heading}_from`], groups[`${heading}_to`]];
    const { loadedTo_count: loaded, loadedTo_total: inAll, loadedTo_end: end } = groups;
    if (section !== undefined) {
      // It stands once more above what goes on on the next page.
      const key = `${section} ${from} ${to}`;
      if (key !== before) {
        const [first, last = first] = section.split('–').map(numberIn);
        if (first === 1) number = 0;
        found.push({ number: first!, last: last!, from: numberIn(from!), to: numberIn(to!), steps: [] });
      }
      before = key;
    } else {
      number++;
      found.at(-1)!.steps.push({ number, loaded: numberIn(loaded!), inAll: numberIn(inAll!), end: numberIn(end!) });
    }
  }
  return found;
}

function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** A line of the sheet without blanks, as far as its figures go: each a group with the names of line and figure. */
function pattern(language: ReportLanguage, key: string): string {
  return VOCABULARIES[language].REPORT[key]!.replace(/\{\{steps\}\}/, '')
    .replace(/\s/g, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\{(\w+)\}\}/g, `(?<${key}_$1>\\d[\\d.,–]*(?:mm)?)`);
}
