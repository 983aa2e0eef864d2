/** Cargo whose sizes look like ones in another unit: said of what nobody loads so, and of nothing that is usual. */
import { readdirSync, readFileSync } from 'node:fs';
import t from 'tap';
import { UNITS } from '../../../src/domain/units.js';
import type { Uom } from '../../../src/domain/words.js';
import { UOM } from '../../../src/schema/enums.js';
import fc from '../../support/fast-check.js';
import { ROOT } from '../../support/source-files.js';
import { cargo, container, judge, request } from '../requests.js';

type Sides = readonly [length: number, width: number, height: number];

function warned(cargoes: readonly unknown[], containers: readonly unknown[], uom: Uom, rules: object = {}) {
  const { allWarnings } = judge(
    request({ cargoes, emptyContainers: containers, rules: { calculationType: 'MixLoad', ...rules } }),
    { uom },
  );
  return allWarnings.filter(({ code }) => code === 'LooksLikeOtherUnit');
}

const sized = ([length, width, height]: Sides, fields: object = {}) =>
  cargo({ length, width, height, qty: 100, ...fields });

const TRAILER = container({ length: 13_600, width: 2_450, height: 2_700 });
const TRAILER_IN_CM = container({ length: 1_360, width: 245, height: 270 });
const TRAILER_IN_INCHES = container({ length: 636, width: 98, height: 110 });
const CARTON = container({ containerType: 'Carton', length: 400, width: 300, height: 300 });
const PALLET = container({ containerType: 'Pallet', length: 1_200, width: 800, height: 1_500 });

t.test('all cargo far too small for its containers, or too large for any', (t) => {
  for (const [sides, into, uom, guess] of [
    [[0.4, 0.3, 0.2], TRAILER, 'UnitMetric', /in metres \(no unit of a request\); .* millimetres \(UnitMetric\)/],
    [[40, 30, 20], TRAILER, 'UnitMetric', /in inches \(UOM=UnitEnglish\) or in centimetres \(UOM=UnitHighMetric\);/],
    [[120, 80, 100], TRAILER, 'UnitMetric', /in centimetres \(UOM=UnitHighMetric\);/],
    [
      [1.2, 0.8, 1],
      TRAILER_IN_CM,
      'UnitHighMetric',
      /in metres \(no unit of a request\); .* centimetres \(UnitHighMetric\)/,
    ],
    [[0.4, 0.3, 0.2], TRAILER_IN_INCHES, 'UnitEnglish', /in metres \(no unit of a request\);/],
    [[0.12, 0.08, 0.1], PALLET, 'UnitMetric', /in metres \(no unit of a request\);/],
    [[600, 400, 300], TRAILER_IN_CM, 'UnitHighMetric', /No cargo fits: .* in millimetres \(UOM=UnitMetric\);/],
    [[1_200, 800, 1_000], TRAILER_IN_INCHES, 'UnitEnglish', /in millimetres \(UOM=UnitMetric\);/],
  ] as const) {
    const found = warned([sized(sides, { qty: 24 }), sized(sides, { name: 'B', qty: 9 })], [into], uom);
    t.equal(found.length, 1, sides.join(' x '));
    t.match(found[0], { pointer: '/cargoes/0/length', message: guess });
  }
  const roll = { style: 'Roll', name: 'R', diameter: 0.6, height: 1.2, weight: 9, qty: 8 };
  t.match(warned([roll], [TRAILER], 'UnitMetric'), [{ pointer: '/cargoes/0/diameter' }]);
  t.end();
});

t.test('what may be meant so says nothing', (t) => {
  const quiet = (name: string, cargoes: readonly unknown[], into: readonly unknown[], rules: object = {}) =>
    t.strictSame(warned(cargoes, into, 'UnitMetric', rules), [], name);
  quiet('small parts in a small carton', [sized([40, 30, 20])], [CARTON]);
  quiet('tiny parts in a small carton', [sized([9, 6, 4])], [CARTON]);
  quiet('small parts on a pallet', [sized([40, 30, 20])], [PALLET]);
  quiet('cans on pallets in a trailer', [sized([66, 66, 115], { isPalletized: true })], [TRAILER], {
    MixPallet: PALLET,
  });
  quiet('a small parcel beside a large one', [sized([40, 30, 20]), sized([400, 300, 200], { name: 'B' })], [TRAILER]);
  quiet('small cartons, many of them', [sized([120, 80, 100], { qty: 900 })], [TRAILER]);
  quiet(
    'a small parcel in a small van',
    [sized([200, 150, 100])],
    [container({ length: 2_400, width: 1_600, height: 1_400 })],
  );
  quiet('a machine that is too long', [sized([14_000, 2_000, 2_000])], [TRAILER]);
  quiet(
    'beside containers that look like nothing',
    [sized([4, 3, 2])],
    [container({ length: 1_000, width: 1_000, height: 30 })],
  );
  t.strictSame(
    warned([sized([600, 400, 300]), sized([60, 40, 30], { name: 'B' })], [TRAILER_IN_CM], 'UnitHighMetric'),
    [],
  );
  t.end();
});

t.test('one row in another unit among others', (t) => {
  const others = [sized([400, 300, 200], { weight: 14 }), sized([600, 400, 350], { name: 'B', weight: 30 })];
  const odd = (sides: Sides, fields: object = {}) =>
    warned([...others, sized(sides, { name: 'C', weight: 12, ...fields })], [TRAILER], 'UnitMetric');
  t.match(odd([0.5, 0.4, 0.3]), [{ pointer: '/cargoes/2/length', message: /0.5 x 0.4 x 0.3 mm.* in metres; the/ }]);
  t.match(odd([0.5, 0.4, 0.3], { weight: 0 }), [{ message: /in metres;/ }], 'whatever it weighs');
  t.match(odd([50, 40, 30]), [{ message: /in centimetres;/ }]);
  t.match(odd([20, 15, 12]), [{ message: /in inches/ }]);
  t.strictSame(odd([50, 40, 30], { weight: 0.1 }), [], 'a small part');
  t.strictSame(odd([50, 400, 30]), [], 'a strip');
  t.strictSame(odd([600, 400, 300]), []);
  const crates = [120, 100, 80].map((side, at) => sized([side, side, side], { name: `N${at}`, weight: 200 }));
  const metres = sized([1.2, 0.8, 1], { name: 'M', weight: 300 });
  t.match(warned([metres, ...crates], [TRAILER_IN_CM], 'UnitHighMetric'), [{ pointer: '/cargoes/0/length' }]);
  t.end();
});

t.test('no sample looks like another unit', (t) => {
  const samples = readdirSync(new URL('samples/', `file://${ROOT}/`)).filter((name) => name.endsWith('.json'));
  t.ok(samples.length >= 6);
  for (const name of samples) {
    const body = JSON.parse(readFileSync(new URL(`samples/${name}`, `file://${ROOT}/`), 'utf8'));
    const said = UOM.values.map((uom) =>
      judge(body, { uom }).allWarnings.some(({ code }) => code === 'LooksLikeOtherUnit'),
    );
    t.ok(said.includes(false), `${name} is right in some unit`);
  }
  t.end();
});

/** Usual cartons, crates and pallets, in millimetres. */
const usualSides = fc.tuple(
  fc.integer({ min: 150, max: 1_200 }),
  fc.integer({ min: 100, max: 1_200 }),
  fc.integer({ min: 60, max: 1_200 }),
);
const vehicle = fc.constantFrom<Sides>(
  [13_600, 2_450, 2_700],
  [5_898, 2_352, 2_393],
  [2_400, 1_600, 1_400],
  [12_032, 2_352, 2_698],
);
const inUnit = (sides: Sides, millimetres: number) =>
  sides.map((side) => Math.round((side / millimetres) * 10_000) / 10_000) as unknown as Sides;

t.test('usual cargo in its own unit says nothing, all of it in metres does', (t) => {
  fc.assert(
    fc.property(
      fc.constantFrom<Uom>(...UOM.values),
      vehicle,
      fc.array(fc.tuple(usualSides, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 5 }),
      (uom, sides, rows) => {
        const own = UNITS[uom].tenthsOfMillimetre / 10;
        const [length, width, height] = inUnit(sides, own);
        const cargoes = (millimetres: number) =>
          rows.map(([each, qty], at) => sized(inUnit(each, millimetres), { qty, name: `N${at}` }));
        const into = [container({ length, width, height })];
        const isRight = warned(cargoes(own), into, uom).length === 0;
        const isSeen = warned(cargoes(1_000), into, uom).length === 1;
        return isRight && isSeen;
      },
    ),
    { numRuns: 300 },
  );
  t.end();
});

t.test('of usual cargo of every weight no row looks odd; one of it in metres does', (t) => {
  const row = fc.record({
    sides: usualSides,
    qty: fc.integer({ min: 1, max: 40 }),
    // From foam to lead, kilograms in a cubic metre.
    density: fc.integer({ min: 20, max: 11_000 }),
  });
  fc.assert(
    fc.property(fc.constantFrom<Uom>(...UOM.values), fc.array(row, { minLength: 3, maxLength: 12 }), (uom, rows) => {
      const own = UNITS[uom].tenthsOfMillimetre / 10;
      const kilograms = UNITS[uom].weight === 'kg' ? 1 : 0.45359237;
      const [length, width, height] = inUnit([13_600, 2_450, 2_700], own);
      const cargoes = (ofFirst: number) =>
        rows.map(({ sides, qty, density }, at) => {
          const weight = (density * sides[0] * sides[1] * sides[2]) / 1e9 / kilograms;
          return sized(inUnit(sides, at === 0 ? ofFirst : own), { qty, weight, name: `N${at}` });
        });
      const into = [container({ length, width, height })];
      return warned(cargoes(own), into, uom).length === 0 && warned(cargoes(1_000), into, uom).length === 1;
    }),
    { numRuns: 1_000 },
  );
  t.end();
});
