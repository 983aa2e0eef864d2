/** Sizes and weights in words, with any of the units that people write, in the unit of a request. */
import { convert, toFourPlaces, UNITS } from './units.js';
import type { Uom } from './words.js';

/** The unit that stands beside a number; none of both: a plain number. */
export interface Measure {
  readonly length?: string | undefined;
  readonly weight?: string | undefined;
}

/** Beginnings of the words for a unit of length, with its tenths of a millimetre; the longer ones first. */
const LENGTHS: readonly (readonly [begin: RegExp, tenthsOfMillimetre: number, uom: Uom])[] = [
  [/^(mm|milli)/i, 10, 'UnitMetric'],
  [/^(cm|centi)/i, 100, 'UnitHighMetric'],
  [/^m/i, 10_000, 'UnitHighMetric'],
  [/^(in|")/i, 254, 'UnitEnglish'],
  [/^(ft|feet|foot|')/i, 3048, 'UnitEnglish'],
];

/** The same of weight, with its units of 1e-8 kg. */
const WEIGHTS: readonly (readonly [begin: RegExp, grains: number])[] = [
  [/^k/i, 100_000_000],
  [/^t/i, 100_000_000_000],
  [/^g/i, 100_000],
  [/^(lb|pound)/i, 45_359_237],
  [/^o/i, 45_359_237 / 16],
];

/** The unit of a request that suits a unit of length. */
export function uomOfLength(unit: string): Uom {
  return LENGTHS.find(([begin]) => begin.test(unit))![2];
}

/** @returns a number in the unit of the request, to four places; a sentence when the text is no certain number */
export function measured(text: string, { length, weight }: Measure, uom: Uom): number | string {
  const value = readNumber(text);
  if (typeof value === 'string') return value;
  const { tenthsOfMillimetre, weightGrains } = UNITS[uom];
  if (length !== undefined) {
    const numerator = LENGTHS.find(([begin]) => begin.test(length))![1];
    return toFourPlaces(convert(value, { numerator, denominator: tenthsOfMillimetre }));
  }
  if (weight !== undefined) {
    const numerator = WEIGHTS.find(([begin]) => begin.test(weight))![1];
    return toFourPlaces(convert(value, { numerator, denominator: weightGrains }));
  }
  return value;
}

const PLAIN = /^\d+(\.\d+)?$/;
const DECIMAL_COMMA = /^\d+,\d+$/;
const EITHER_WAY = /^[1-9]\d{0,2},\d{3}$/;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/** A point is a decimal mark; 1,234 is two numbers to two people, and is asked back. */
function readNumber(text: string): number | string {
  if (PLAIN.test(text)) return Number(text);
  if (EITHER_WAY.test(text)) {
    return `${text} can be ${text.replace(',', '')} or ${text.replace(',', '.')}: write one of them.`;
  }
  if (DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  if (GROUPED.test(text)) return Number(text.replaceAll(',', ''));
  return `${text} is not a number.`;
}
