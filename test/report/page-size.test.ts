/** The page of a load of many kinds stays one that a browser opens: what its rows and pictures share stands in it once. */
import t from 'tap';
import type { Body } from '../../src/domain/bodies.js';
import { Elevations } from '../../src/report/elevations.js';
import { containerSheet, reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { shapesSvg } from '../../src/report/pictures/flat-svg.js';
import type { Shape } from '../../src/report/pictures/sheet.js';
import { sectionParts } from '../../src/report/sections.js';
import { viewOf } from '../../src/report/sheets.js';
import { Words } from '../../src/report/words/words.js';
import { deepOnly } from '../support/draws.js';
import { calculated, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

const KINDS = 400;
/** Bytes, with all pictures; the same page took 9,900 as long as each picture was a file of its own in base64. */
const MOST_OF_A_STEP = 4000;

const load = calculated({
  title: 'Many kinds',
  cargoes: Array.from({ length: KINDS }, (_, place) => ({
    ...{ style: 'Shipcase', name: `Carton ${place + 1}`, weight: 1, qty: 10 },
    ...{ length: 190 + 6 * (place % 10), width: 150 + 3 * (place % 9), height: 110 + 5 * (place % 10) },
  })),
  emptyContainers: [{ containerType: 'SeaVan', name: '20 ft', length: 5900, width: 2352, height: 2393 }],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
});

t.test('so many bytes for each step', deepOnly, async (t) => {
  const source = sourceOf(load);
  const { steps } = containerSheet(source, reportOf(source).rows[0]!);
  const page = writePage(source, reportOptionsOf(load));
  t.ok(steps.length > 100);
  const bytes = Buffer.byteLength(page) / steps.length;
  t.ok(bytes < MOST_OF_A_STEP, `${bytes.toFixed(0)} bytes a step`);
});

t.test('no picture costs the square of what it shows', (t) => {
  const report = reportOf(sourceOf(load));
  const words = new Words('ENG', 'UnitMetric');
  const sheet = containerSheet(sourceOf(load), report.rows[0]!);
  let reads = 0;
  const counted = <T extends Body>(bodies: readonly T[], field: keyof T): T[] =>
    bodies.map((body) => ({
      ...body,
      get [field]() {
        reads++;
        return body[field];
      },
    }));
  viewOf({ ...sheet, stacks: counted(sheet.stacks, 'x2') }, 'rear', words, 600, 400);
  t.ok(reads > 0 && reads <= 2 * sheet.stacks.length, `the door, in grey: ${reads} of ${sheet.stacks.length} stacks`);
  reads = 0;
  let [bodies, shown] = [0, 0];
  for (const part of sectionParts(sheet)) {
    const sources = { bodies: counted(part.bodies, 'cargo'), supports: counted(part.supports, 'cargo') };
    const pictures = new Elevations(sheet, { ...part, ...sources }, report.units, words);
    for (const picture of part.pictures) pictures.of(picture, 500, 400);
    bodies += part.bodies.length + part.supports.length;
    shown += part.pictures.length;
  }
  t.ok(shown > 20, `${shown} pictures`);
  t.ok(reads <= 2 * bodies, `sections: ${reads} of ${bodies} bodies`);
  t.end();
});

t.test('what looks the same in a row is one path, unless it lies over what comes before', async (t) => {
  const square = (x: number): Shape => ({
    ...{ kind: 'polygon', fill: 0x0000ff, opacity: 1 },
    points: [
      { x, y: 0 },
      { x: x + 10, y: 0 },
      { x: x + 10, y: 10 },
      { x, y: 10 },
    ],
  });
  t.equal(shapesSvg([square(0), square(10)]), '<path fill="#ff0000" d="M0 0h10v10h-10zM10 0h10v10h-10z"/>');
  t.equal(
    shapesSvg([square(0), square(5)]),
    '<g fill="#ff0000"><path d="M0 0h10v10h-10z"/><path d="M5 0h10v10h-10z"/></g>',
  );
});
