/** The page of a load of many kinds stays one that a browser opens: what its rows and pictures share stands in it once. */
import t from 'tap';
import { containerSheet, reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { shapesSvg } from '../../src/report/pictures/flat-svg.js';
import type { Shape } from '../../src/report/pictures/sheet.js';
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

t.test('so many bytes for each step', async (t) => {
  const source = sourceOf(load);
  const { steps } = containerSheet(source, reportOf(source).rows[0]!);
  const page = writePage(source, reportOptionsOf(load));
  t.ok(steps.length > 100);
  const bytes = Buffer.byteLength(page) / steps.length;
  t.ok(bytes < MOST_OF_A_STEP, `${bytes.toFixed(0)} bytes a step`);
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
