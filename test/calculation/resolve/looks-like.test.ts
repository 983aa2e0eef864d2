/** Containers whose sizes look like ones in another unit: either way, of every type, and none that are usual. */
import t from 'tap';
import { UNITS } from '../../../src/domain/units.js';
import type { Uom } from '../../../src/domain/words.js';
import { UOM } from '../../../src/schema/enums.js';
import { container, judge, request } from '../requests.js';

/** Usual containers in millimetres. */
const USUAL = {
  'trailer of 13.6 m': ['Truck', 13_600, 2_450, 2_700],
  'trailer of 53 feet': ['Truck', 16_154, 2_489, 2_794],
  'small van': ['Truck', 2_400, 1_600, 1_400],
  'container of 20 feet': ['SeaVan', 5_898, 2_352, 2_393],
  'high cube of 40 feet': ['SeaVan', 12_032, 2_352, 2_698],
  'aircraft container LD3': ['ULD', 1_562, 1_534, 1_626],
  'aircraft pallet PMC': ['ULD', 3_175, 2_438, 1_626],
  'pallet of 1,200 x 800': ['Pallet', 1_200, 800, 1_500],
  'pallet of 48 x 40 in': ['Pallet', 1_219.2, 1_016, 1_270],
} as const;

const inUnit = (millimetres: number, uom: Uom) =>
  Math.round((millimetres * 10_000 * 10) / UNITS[uom].tenthsOfMillimetre) / 10_000;

function warningsFor([containerType, ...sides]: (typeof USUAL)[keyof typeof USUAL], sent: Uom, read: Uom) {
  const [length, width, height] = sides.map((side) => inUnit(side, sent));
  const side = inUnit(300, sent);
  const body = request({
    cargoes: [{ style: 'Shipcase', name: 'A', length: side, width: side, height: side, weight: 1, qty: 1 }],
    emptyContainers: [container({ containerType, length, width, height })],
  });
  return judge(body, { uom: read }).allWarnings.filter(({ code }) => code === 'LooksLikeOtherUnit');
}

for (const [name, usual] of Object.entries(USUAL)) {
  for (const sent of UOM.values) {
    for (const read of UOM.values) {
      t.test(`a ${name} sent in ${UNITS[sent].length}, read in ${UNITS[read].length}`, async (t) => {
        const warnings = warningsFor(usual, sent, read);
        if (sent === read) {
          t.strictSame(warnings, []);
          return;
        }
        t.equal(warnings.length, 1);
        t.match(warnings[0], { pointer: '/emptyContainers/0/length', message: new RegExp(`UOM=${sent}`) });
        t.match(warnings[0]!.message, new RegExp(`read in \\w+ \\(${read}\\)`));
      });
    }
  }
}

for (const [name, [containerType, ...sides]] of Object.entries(USUAL)) {
  for (const read of UOM.values) {
    t.test(`a ${name} sent in metres, read in ${UNITS[read].length}`, async (t) => {
      const [length, width, height] = sides.map((side) => side / 1_000);
      const warned = (cargo: readonly number[]) => {
        const [long, wide, high] = cargo;
        const cargoes = [{ style: 'Shipcase', name: 'A', length: long, width: wide, height: high, weight: 1, qty: 20 }];
        const body = request({ cargoes, emptyContainers: [container({ containerType, length, width, height })] });
        return judge(body, { uom: read }).allWarnings.filter(({ code }) => code === 'LooksLikeOtherUnit');
      };
      for (const cargo of [
        [0.6, 0.4, 0.3],
        [600, 400, 300],
      ]) {
        const warnings = warned(cargo);
        t.equal(warnings.length, 1, 'with the cargo in metres, or in millimetres');
        t.match(warnings[0], {
          pointer: '/emptyContainers/0/length',
          message: new RegExp(`measured in (.* or in )?metres \\(no unit of a request\\); .* \\(${read}\\)`),
        });
      }
    });
  }
}

t.test('a carton of 40 x 30 x 30 cm read in millimetres', async (t) => {
  const body = request({
    emptyContainers: [container({ containerType: 'Carton', length: 40, width: 30, height: 30 })],
  });
  t.match(
    judge(body, { uom: 'UnitMetric' }).allWarnings.map(({ code }) => code),
    ['LooksLikeOtherUnit'],
  );
});

t.test('sizes that look like no unit at all are no guess', async (t) => {
  t.strictSame(judge(request()).allWarnings, []);
});
