/** What is printed can be read at arm's length: no letters below 7 points, and no carton of a section below 6 mm. */
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import type { Way } from '../../src/domain/loading-way.js';
import { Elevations } from '../../src/report/elevations.js';
import { sheetsOf } from '../../src/report/layout-sheets.js';
import { LAYOUTS } from '../../src/report/layouts.js';
import { reportOf } from '../../src/report/model/report.js';
import { swatch } from '../../src/report/page/tables.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { flatBox } from '../../src/report/pictures/elevation-ground.js';
import { type SectionPart, sectionParts } from '../../src/report/sections.js';
import type { ShownSteps } from '../../src/report/step-rows.js';
import { arrangementParts } from '../../src/report/step-words.js';
import { Words } from '../../src/report/words/words.js';
import { colourOf, contrastOf, cssOf, groundOf, INK, inkOn, WHITE } from '../../src/scene/shades.js';
import type { ReportLook } from '../../src/schema/reports.js';
import { deepOnly, some } from '../support/draws.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, dock, quickly, reportOptionsOf, sample, sourceOf } from '../support/report/report-sources.js';

const LEAST_LETTERS = 7;
/** 6 mm in points. */
const LEAST_PIECE = (6 / 25.4) * 72;

const LOADS: Readonly<Record<string, () => CalculatedLoad>> = {
  ...Object.fromEntries(
    ['lcl', 'mixpal', 'pallets', 'reefer', 'stops', 'three'].map((name) => [
      name,
      () => calculated(quickly(dock(name))),
    ]),
  ),
  'pallet order': () => calculated(quickly(sample('pallet-order'))),
  'trucks of pallets': () => calculated(quickly(sample('palletized-trucks'))),
};

const LOOKS = (['loader', 'driver', 'planner', 'customer'] as const).flatMap((layout) =>
  (['ENG', 'GER', 'JPN'] as const).map((language) => ({ layout, language })),
);

/** Of each load the loader's sheet in one language, and some others. */
function isLookedAt(place: number, at: number): boolean {
  return place === at % 3 || (place + at) % 5 === 0;
}

async function pagesOf(load: CalculatedLoad, look: Partial<ReportLook>) {
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, look), null, (chunk) => chunks.push(chunk));
  return pdfPages(Buffer.concat(chunks));
}

/** Points of the shorter side of the smallest piece in a picture of steps that stand as blocks. */
function leastPiece(way: Way, part: SectionPart, shown: ShownSteps, pictures: Elevations): number {
  const { shapes } = pictures.of(shown, A4_WIDE, A4_TALL);
  const drawn = shapes.flatMap((shape) => (shape.kind === 'swatch' ? [shape.box.width] : []));
  const fresh = part.bodies.filter(({ step }) => step + 1 >= shown.first && step + 1 < shown.first + shown.drawn);
  const boxes = fresh.map((body) => flatBox(body, way));
  const scale = Math.max(...drawn) / Math.max(...boxes.map(({ left, right }) => right - left));
  const sides = fresh.flatMap(({ piece }) => {
    if (piece === null) return [];
    return way === 'fromDoor' ? [piece.width, piece.height] : [piece.length, piece.width];
  });
  return scale * Math.min(...sides);
}

/** Room on a sheet of A4. */
const A4_WIDE = 527;
const A4_TALL = 394;

for (const [at, [name, make]] of some([...Object.entries(LOADS).entries()])) {
  // The longest takes as long as all the others.
  t.test(name, name === 'reefer' ? deepOnly : {}, async (t) => {
    const load = make();
    const paper = at % 2 === 0 ? 'A4' : 'Letter';
    for (const look of LOOKS.filter((_, place) => isLookedAt(place, at))) {
      const pages = await pagesOf(load, { ...look, paper });
      const small = pages.flatMap(({ pieces, sizes }) =>
        pieces.flatMap((piece, place) => (sizes[place]! < LEAST_LETTERS - 0.01 ? [`${piece}: ${sizes[place]}`] : [])),
      );
      t.same([...new Set(small)].slice(0, 5), [], `${look.layout}, ${look.language}, ${paper}`);
      t.ok(
        pages.flatMap(({ sizes }) => sizes).some((size) => size < 8),
        'small letters were looked at',
      );
    }
    const source = sourceOf(load);
    const { rows, units } = reportOf(source);
    for (const sheet of sheetsOf(source, rows, LAYOUTS.loader)) {
      const { way } = sheet.thing.scene.room;
      for (const part of sectionParts(sheet)) {
        const pictures = new Elevations(sheet, part, units, new Words('ENG', 'UnitMetric'));
        for (const shown of part.pictures) {
          const least = leastPiece(way, part, shown, pictures);
          t.ok(least > LEAST_PIECE - 0.01, `section ${part.section.number}, from step ${shown.first}: ${least}`);
        }
      }
    }
  });
}

t.test('letters of a page are written in the ink that contrasts more', (t) => {
  t.match(swatch('A', { colour: colourOf(120, 50, 72) }).text, `color:${cssOf(WHITE)};`);
  t.match(swatch('B', { colour: colourOf(89, 143, 208) }).text, `color:${cssOf(INK)};`);
  t.end();
});

t.test('letters have a contrast of 4.5 on every colour that people choose', (t) => {
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 15) {
        const ground = groundOf(colourOf(red, green, blue));
        if (contrastOf(ground, inkOn(ground)) < 4.5) t.fail(cssOf(ground));
      }
    }
  }
  t.equal(groundOf(colourOf(120, 50, 72)), colourOf(120, 50, 72), 'what is read stays as it is');
  t.end();
});

t.test('no arrangement is divided within a count', async (t) => {
  const load = calculated(quickly(dock('mixpal')));
  for (const language of some(['GER', 'ENG', 'SPN', 'FRN', 'BRZ'] as const)) {
    const words = new Words(language, 'UnitMetric');
    const pages = await pagesOf(load, { layout: 'loader', language });
    const pieces = pages.flatMap((page) => page.pieces.map((piece) => piece.replaceAll('\u00a0', ' ')));
    const sheets = [...sheetsOf(sourceOf(load), reportOf(sourceOf(load)).rows, LAYOUTS.loader)];
    const counts = sheets.flatMap((sheet) =>
      sectionParts(sheet).flatMap(({ rows }) =>
        rows.flatMap(({ card }) =>
          card.parts.flatMap(({ arrangement }) => arrangementParts(sheet, arrangement.counts, words)),
        ),
      ),
    );
    const divided = [...new Set(counts)].filter(
      (count) => !pieces.some((piece) => piece.includes(count.replaceAll('\u00a0', ' '))),
    );
    t.same(divided, [], language);
  }
});
