/** Sizes and weights keep what was typed: how they are looked at changes neither a digit of them nor the request. */
import t from 'tap';
import { convertTyped } from '../../src/domain/units.js';
import type { Uom } from '../../src/domain/words.js';
import { isLengthUnit, ratioTo, type Unit } from '../../src/tables/lists/units.js';
import {
  bodyOf,
  EMPTY_DRAFT,
  type RequestDraft,
  type Row,
  uomSent,
  withCell,
  withRows,
  withRule,
} from '../../src/web/plan-request/request-draft.js';
import { valueOfText } from '../../src/web/sheet/cell-text.js';
import { columnsOf } from '../../src/web/sheet/columns.js';
import { Lines } from '../../src/web/sheet/lines.js';
import { pastedCells } from '../../src/web/sheet/pasted-cells.js';
import { shownIn, typedIn, volumeShown, weightShown } from '../../src/web/units/measured.js';
import fc from '../support/fast-check.js';

const UOMS: readonly Uom[] = ['UnitMetric', 'UnitHighMetric', 'UnitEnglish'];
const COLUMNS = columnsOf('Cargo');
const columnOf = (field: string) => COLUMNS.find((column) => column.field === field)!;
const size = fc.integer({ min: 1, max: 9_999_999 }).map((digits) => digits / 1000);
const uom = fc.constantFrom(...UOMS);
const cell = fc.record({
  at: fc.nat(5),
  field: fc.constantFrom('length', 'width', 'height', 'weight', 'maxSupportingWeight'),
  figure: size,
  shown: uom,
  unit: fc.constantFrom('', 'mm', 'cm', 'm', 'in', 'ft', 'kg', 'lb', 'g', 't'),
});

/** Types as a person does: in the unit that is shown, or with another beside the figure. */
function type(draft: RequestDraft, one: { at: number; field: string; figure: number; shown: Uom; unit: string }) {
  const column = columnOf(one.field);
  const given = valueOfText(column, `${one.figure} ${one.unit}`.trim(), '.');
  const seen = { ...draft, shown: one.shown };
  return withCell(seen, 'cargoes', one.at, one.field, typedIn(given, column.quantity, seen));
}

t.test('looking at another unit, and back, changes no digit and no request', async (t) => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 12 }), fc.array(uom), (cells, looks) => {
      const draft = cells.reduce(type, { ...EMPTY_DRAFT, shown: 'UnitMetric' });
      const seen: RequestDraft = { ...draft, shown: looks.at(-1) ?? draft.shown };
      if (draft.uom !== null) t.same(bodyOf(seen), bodyOf(draft));
      const back = { ...seen, shown: draft.shown };
      t.same(back, draft);
      const last = cells.at(-1)!;
      const column = columnOf(last.field);
      if (last.unit === '') {
        const value = (draft.cargoes[last.at] as Row)[last.field];
        t.equal(
          shownIn(value, column.quantity, { ...draft, shown: last.shown }),
          last.figure,
          'the figure as it was typed',
        );
      }
    }),
    { numRuns: 300 },
  );
});

t.test('a request is sent in the unit of its first typed size, whatever is typed later', async (t) => {
  const typed = (draft: RequestDraft, shown: Uom, field: string, text: string, at = 0) => {
    const column = columnOf(field);
    const seen = { ...draft, shown };
    return withCell(seen, 'cargoes', at, field, typedIn(valueOfText(column, text, '.'), column.quantity, seen));
  };
  let draft = typed(EMPTY_DRAFT, 'UnitEnglish', 'weight', '10');
  t.equal(draft.uom, null, 'a weight settles no unit');
  draft = typed(draft, 'UnitMetric', 'length', '600');
  t.equal(draft.uom, 'UnitMetric');
  draft = typed(draft, 'UnitEnglish', 'width', '20');
  draft = typed(draft, 'UnitEnglish', 'height', '1.2 m');
  t.same((bodyOf(draft)['cargoes'] as Row[])[0], {
    ...{ style: 'Shipcase', length: 600, width: 508, height: 1200, weight: 4.5359237 },
  });
  const metres = typed(EMPTY_DRAFT, 'UnitHighMetric', 'length', '1.5 m');
  t.equal(uomSent(metres), 'UnitMetric', 'metres go as millimetres');
  t.same((bodyOf(metres)['cargoes'] as Row[])[0]!['length'], 1500);
  const feet = typed(EMPTY_DRAFT, 'UnitMetric', 'length', '5\' 6"');
  t.equal(uomSent(feet), 'UnitEnglish', 'feet as inches');
  t.same((bodyOf(feet)['cargoes'] as Row[])[0]!['length'], 66);
});

t.test('what is chosen from a catalogue settles nothing; what is opened has its own unit', async (t) => {
  const container = { containerType: 'SeaVan', name: 'T', length: 5867, width: 2330, height: 2350, maxWeight: 28200 };
  const chosen = withRows(EMPTY_DRAFT, 'emptyContainers', { rows: [container], uom: 'UnitMetric', isTyped: false });
  t.equal(chosen.uom, null);
  const cargo = { rows: [{ name: 'A', length: 10, width: 10, height: 10.1, weight: 1 }], uom: 'UnitEnglish' } as const;
  const draft = withRows(chosen, 'cargoes', cargo);
  t.equal(draft.uom, 'UnitEnglish');
  const body = bodyOf(draft) as { emptyContainers: Row[]; cargoes: Row[] };
  t.same(body.cargoes, cargo.rows);
  t.match(
    body.emptyContainers[0],
    { length: 230.9842, width: 91.7322, height: 92.5196 },
    'containers are rounded down',
  );
  const metric = withRows(chosen, 'cargoes', { ...cargo, uom: 'UnitMetric' });
  t.same((bodyOf(metric)['emptyContainers'] as Row[])[0], container);
  const both = withRows(metric, 'cargoes', cargo);
  t.match((bodyOf(both)['cargoes'] as Row[])[1], { length: 254, height: 256.54, weight: 0.45359237 });
  const other = withRows(metric, 'cargoes', { ...cargo, isInstead: true });
  t.equal(other.uom, 'UnitEnglish', 'other cargo, another unit');
  t.same((bodyOf(other)['emptyContainers'] as Row[])[0], body.emptyContainers[0]);
  const ruled = withRule({ ...metric, shown: 'UnitEnglish' }, 'maxLoadingReach', { figure: 40, unit: 'in' });
  t.match(bodyOf(ruled)['rules'], { maxLoadingReach: 1016 });
});

t.test('exact factors, to four places: up for cargo, down for containers', async (t) => {
  const pallet = { name: 'P', length: 48, width: 40, height: 50 };
  const cargo = { name: 'A', length: 600, width: 400, height: 0.1, isPalletized: true, palletizing: { pallet } };
  const metric = withRows(EMPTY_DRAFT, 'cargoes', {
    rows: [{ name: 'B', length: 1, width: 1, height: 1 }],
    uom: 'UnitEnglish',
  });
  const draft = withRows(metric, 'cargoes', { rows: [cargo], uom: 'UnitMetric' });
  t.match((bodyOf(draft)['cargoes'] as Row[])[1], {
    ...{ length: 23.6221, width: 15.7481, height: 0.004 },
    palletizing: { pallet: { length: 1.8897, width: 1.5748, height: 1.9685 } },
  });
  fc.assert(
    fc.property(size, fc.constantFrom<Unit>('mm', 'cm', 'm', 'in', 'ft'), uom, (figure, unit, to) => {
      const ratio = ratioTo(to, unit);
      const [up, down] = [convertTyped(figure, ratio, 'up'), convertTyped(figure, ratio, 'down')];
      const exact = (figure * ratio.numerator) / ratio.denominator;
      t.ok(down <= exact + 1e-9 * exact && up >= exact - 1e-9 * exact && up - down < 0.000_101, `${figure} ${unit}`);
      // Figures of three places in tenths of a millimetre are whole in each of these.
      if (isLengthUnit(unit) && unit !== 'in' && unit !== 'ft' && to !== 'UnitEnglish') {
        t.equal(up, down, `${figure} ${unit} in ${to} is exact`);
      }
    }),
    { numRuns: 500 },
  );
  t.equal(convertTyped(0.1, ratioTo('UnitMetric', 'in'), 'up'), 2.54, 'no ten-thousandth more');
  t.equal(convertTyped(-0.1, ratioTo('UnitEnglish', 'mm'), 'up'), -0.0039);
  t.equal(convertTyped(-0.1, ratioTo('UnitEnglish', 'mm'), 'down'), -0.004);
});

t.test('cells of a spreadsheet keep the units that stand in them', async (t) => {
  const columns = ['name', 'length', 'weight', 'qty'].map(columnOf);
  t.same(pastedCells('A\t60 cm\t500 g\t3\nB\t600\t2\tmany', columns, { uom: 'UnitMetric', shown: 'UnitMetric' }, '.'), [
    { name: 'A', length: { figure: 60, unit: 'cm' }, weight: { figure: 500, unit: 'g' }, qty: 3 },
    { name: 'B', length: { figure: 600, unit: 'mm' }, weight: { figure: 2, unit: 'kg' }, qty: 'many' },
  ]);
  t.equal(valueOfText(columnOf('length'), '60 kg', '.'), '60 kg', 'a weight is no size');
  t.same(valueOfText(columnOf('length'), '1,5 m', ','), { figure: 1.5, unit: 'm' });
});

t.test('sums of a plan are shown in the unit that is looked at', async (t) => {
  t.equal(weightShown(1, 'UnitEnglish', 'UnitMetric'), 0.45359237);
  t.ok(Math.abs(volumeShown(1, 'UnitMetric', 'UnitEnglish') - 35.3146667) < 1e-6);
  t.equal(volumeShown(7, 'UnitMetric', 'UnitHighMetric'), 7);
});

t.test('lines of a table: one a row, one more below rows with a fault', async (t) => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40)), (rows) => {
      const lines = new Lines(new Map(rows.map((row) => [`${row}/length`, 'x'])));
      let line = 0;
      for (let row = 0; row < 45; row++) {
        t.equal(lines.before(row), line);
        t.equal(lines.rowAt(line), row);
        line++;
        if (!rows.includes(row)) continue;
        t.equal(lines.rowAt(line), row, 'the line below a row is of that row');
        line++;
      }
    }),
    { numRuns: 60 },
  );
  const two = new Lines(
    new Map([
      ['3/length', 'Length is missing'],
      ['3/width', 'Width is missing'],
    ]),
  );
  t.equal(two.said(3), 'Length is missing · Width is missing');
  t.equal(two.said(2), '');
});
