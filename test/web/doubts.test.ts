/** Figures that no freight has, and the units in which they would be some. */
import t from 'tap';
import { doubtOfList, doubtsOfRows, type Weighable } from '../../src/tables/lists/doubts.js';
import { doubtsOf, readIn } from '../../src/web/plan-request/doubts.js';
import { bodyOf, EMPTY_DRAFT, type Row, withRows } from '../../src/web/plan-request/request-draft.js';
import fc from '../support/fast-check.js';

const UNSAID = { sizes: false, weights: false };
const SAID = { sizes: true, weights: true };

function rows(lengthUnit: Weighable['lengthUnit'], ...given: readonly (readonly number[])[]): Weighable[] {
  return given.map(([a, b, c, weight]) => ({
    ...{ sides: [a!, b!, c!], lengthUnit, weight: weight ?? null, weightUnit: 'kg' as const },
  }));
}

t.test('a whole list in another unit', async (t) => {
  const cartons = [
    [40, 30, 20, 12],
    [60, 40, 40, 25],
  ];
  t.match(doubtOfList(rows('mm', ...cartons), UNSAID), { of: 'sizes', why: 'tiny', unit: 'mm', guesses: ['cm', 'in'] });
  t.equal(doubtOfList(rows('cm', ...cartons), UNSAID), null);
  const millimetres = cartons.map(([a, b, c, weight]) => [a! * 10, b! * 10, c! * 10, weight!]);
  t.match(doubtOfList(rows('cm', ...millimetres), UNSAID), { of: 'sizes', why: 'huge', guesses: ['mm'] });
  t.match(doubtOfList(rows('m', ...millimetres), SAID), { of: 'sizes', why: 'tooLong', guesses: ['mm'] });
  const grams = cartons.map(([a, b, c, weight]) => [a!, b!, c!, weight! * 1000]);
  t.match(doubtOfList(rows('cm', ...grams), SAID), { of: 'weights', why: 'tooHeavy', guesses: ['g'] });
  t.equal(doubtOfList(rows('mm', [90, 60, 40], [80, 80, 50]), SAID), null, 'small, and said to be');
  t.match(doubtOfList(rows('mm', [90, 60, 40], [80, 80, 50]), UNSAID), { why: 'tiny' });
  t.equal(doubtOfList([], UNSAID), null);
});

t.test('single rows among sound ones', async (t) => {
  const list = rows('cm', [120, 80, 100, 400], [1200, 80, 100, 400], [12_000, 80, 100, 400], [40, 30, 20, 12_000]);
  t.equal(doubtOfList(list, SAID), null);
  t.match(doubtsOfRows(list), [
    { at: 2, why: 'tooLong', figure: 12_000, unit: 'cm', guesses: ['mm'] },
    { at: 3, of: 'weights', why: 'tooHeavy', guesses: ['g'] },
  ]);
});

t.test('ordinary freight is never asked about', async (t) => {
  const side = fc.integer({ min: 150, max: 3000 });
  const density = fc.integer({ min: 20, max: 2500 });
  const piece = fc.tuple(side, side, side, density);
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
      const list = rows('mm', ...pieces.map(([a, b, c, kg]) => [a, b, c, (a * b * c * kg) / 1e9]));
      t.equal(doubtOfList(list, UNSAID), null);
      t.strictSame(doubtsOfRows(list), []);
    }),
    { numRuns: 200 },
  );
});

t.test('with a container goes the cargo of its file that is freight in no other unit', async (t) => {
  const trailer = { containerType: 'Truck', name: 'Trailer', length: 13_500, width: 2440, height: 2900 };
  const cargoes = [
    { name: 'Pallet', length: 1200, width: 800, height: 1600, weight: 800 },
    { name: 'Carton', length: 60, width: 40, height: 40, weight: 12 },
  ];
  const draft = withRows(
    withRows(EMPTY_DRAFT, 'cargoes', { rows: cargoes, uom: 'UnitHighMetric' }),
    'emptyContainers',
    { rows: [trailer], uom: 'UnitHighMetric' },
  );
  const doubt = doubtsOf(draft).find(({ list }) => list === 'emptyContainers');
  t.match(doubt, { why: 'containerLong', guesses: ['mm'] });
  t.match(bodyOf(readIn(draft, doubt!, 'mm')), {
    cargoes: [{ length: 120, width: 80, height: 160 }, { length: 60 }],
    emptyContainers: [{ length: 1350, width: 244, height: 290 }],
  });
});

t.test('a click reads the figures of a request in another unit', async (t) => {
  const cargo = (length: number, width: number, height: number, weight: number, name: string) => ({
    ...{ name, length, width, height, weight },
  });
  const sizes = { length: 1203, width: 235, height: 239 };
  const truck = { containerType: 'SeaVan', name: 'Van', ...sizes };
  const of = (cargoes: readonly Row[]) =>
    withRows(withRows(EMPTY_DRAFT, 'cargoes', { rows: cargoes, uom: 'UnitMetric' }), 'emptyContainers', {
      ...{ rows: [truck], uom: 'UnitMetric' },
    });
  const draft = of([cargo(40, 30, 20, 12, 'A'), cargo(60, 40, 40, 25, 'B')]);
  const [tiny, short] = doubtsOf(draft);
  t.match(tiny, { list: 'cargoes', rows: [0, 1], name: '', why: 'tiny', guesses: ['cm', 'in'] });
  t.match(short, { list: 'emptyContainers', rows: [0], name: 'Van', why: 'containerShort', guesses: ['cm'] });
  const mended = readIn(readIn(draft, tiny!, 'cm'), short!, 'cm');
  t.strictSame(doubtsOf(mended), []);
  t.match(bodyOf(mended), {
    cargoes: [{ length: 400, height: 200, weight: 12 }, { length: 600 }],
    emptyContainers: [{ length: 12_030, height: 2390 }],
  });
  const one = of([cargo(400, 300, 200, 12, 'A'), cargo(40_000, 300, 200, 12, 'B'), cargo(500, 300, 200, 9, 'C')]);
  t.match(doubtsOf(one)[0], { rows: [1], name: 'B', why: 'tooLong', figure: 40_000, guesses: [] });
});
