import { test } from 'tap';
import {
  convert,
  convertTenThousandths,
  lengthRatio,
  tenThousandths,
  toFourPlaces,
  weightRatio,
} from '../../src/domain/units.js';
import type { Uom } from '../../src/domain/words.js';
import fc from '../support/fast-check.js';

const UOMS: Uom[] = ['UnitEnglish', 'UnitMetric', 'UnitHighMetric'];
const uom = fc.constantFrom(...UOMS);
/** Lengths with at most four decimals. */
const length = fc.integer({ min: 0, max: 1_000_000_0000 }).map((value) => value / 10_000);

test('known conversions', (t) => {
  t.equal(convert(1, lengthRatio('UnitEnglish', 'UnitMetric')), 25.4);
  t.equal(convert(1, lengthRatio('UnitEnglish', 'UnitHighMetric')), 2.54);
  t.equal(convert(2540, lengthRatio('UnitMetric', 'UnitEnglish')), 100);
  t.equal(convert(1, lengthRatio('UnitHighMetric', 'UnitMetric')), 10);
  t.equal(convert(1, weightRatio('UnitEnglish', 'UnitMetric')), 0.45359237);
  t.equal(convert(0.45359237, weightRatio('UnitHighMetric', 'UnitEnglish')), 1);
  t.equal(convert(7, weightRatio('UnitMetric', 'UnitHighMetric')), 7);
  t.end();
});

test('lengths survive English -> Metric -> English to four decimals', (t) => {
  fc.assert(
    fc.property(length, (inches) => {
      const millimetres = toFourPlaces(convert(inches, lengthRatio('UnitEnglish', 'UnitMetric')));
      return toFourPlaces(convert(millimetres, lengthRatio('UnitMetric', 'UnitEnglish'))) === inches;
    }),
  );
  t.pass('as many as were tried');
  t.end();
});

test('weights survive it within 0.0002', (t) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (pounds) => {
      const kilograms = toFourPlaces(convert(pounds, weightRatio('UnitEnglish', 'UnitMetric')));
      return Math.abs(convert(kilograms, weightRatio('UnitMetric', 'UnitEnglish')) - pounds) <= 0.0002;
    }),
  );
  t.pass('as many as were tried');
  t.end();
});

test('what is written with four decimals is exact; more are rounded in the direction asked for', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_0000 }), (whole) => {
      const { value, isExact } = tenThousandths(whole / 10_000, 'up');
      return isExact && value === whole;
    }),
  );
  t.strictSame(tenThousandths(1.00001, 'up'), { value: 10_001, isExact: false });
  t.strictSame(tenThousandths(1.00001, 'down'), { value: 10_000, isExact: false });
  t.strictSame(tenThousandths(1e-7, 'up'), { value: 1, isExact: false });
  t.strictSame(tenThousandths(1e-7, 'down'), { value: 0, isExact: false });
  t.end();
});

test('a converted size is never smaller rounded up, never larger rounded down, and less than one unit off', (t) => {
  fc.assert(
    fc.property(length, uom, uom, (value, from, to) => {
      const ratio = lengthRatio(from, to);
      const whole = Math.round(value * 10_000);
      const up = convertTenThousandths(whole, ratio, 'up');
      const down = convertTenThousandths(whole, ratio, 'down');
      const exact = BigInt(whole) * BigInt(ratio.numerator);
      const scaled = (result: number) => BigInt(result) * BigInt(ratio.denominator);
      const isBetween = scaled(down.value) <= exact && exact <= scaled(up.value);
      return isBetween && up.value - down.value === (up.isExact ? 0 : 1);
    }),
  );
  t.pass('as many as were tried');
  t.end();
});
