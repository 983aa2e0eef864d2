/**
 * Units of measure. 1 in = 25.4 mm and 1 lb = 0.45359237 kg, exactly (docs/interface.md, Units).
 * Factors are ratios of whole numbers, so that a conversion has one rounding and none where it can be exact.
 */
import type { Uom } from './words.js';

export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

interface Unit {
  readonly length: 'in' | 'mm' | 'cm';
  readonly area: 'ft2' | 'm2';
  readonly weight: 'lb' | 'kg';
  readonly volume: 'ft3' | 'm3';
  readonly weightPerLength: 'lb/ft' | 'kg/m';
  readonly pressure: 'lb/ft2' | 'kg/m2';
  /** One length unit in tenths of a millimetre. */
  readonly tenthsOfMillimetre: number;
  /** One weight unit in units of 1e-8 kg. */
  readonly weightGrains: number;
  /** Length units along the edge of one volume unit (a foot, a metre). */
  readonly lengthsPerEdge: number;
  /** Cubic inches for a pound, cubic centimetres for a kilogram of dimensional weight. */
  readonly dimWeightFactor: number;
  /** Length units along the edge of one such inch or centimetre. */
  readonly lengthsPerDimWeightEdge: number;
}

const POUND = 45_359_237;
const KILOGRAM = 100_000_000;

/** 166 in3/lb; 6000 cm3/kg. */
export const UNITS: Readonly<Record<Uom, Unit>> = {
  UnitEnglish: {
    length: 'in',
    area: 'ft2',
    weight: 'lb',
    volume: 'ft3',
    weightPerLength: 'lb/ft',
    pressure: 'lb/ft2',
    tenthsOfMillimetre: 254,
    weightGrains: POUND,
    lengthsPerEdge: 12,
    dimWeightFactor: 166,
    lengthsPerDimWeightEdge: 1,
  },
  UnitMetric: {
    length: 'mm',
    area: 'm2',
    weight: 'kg',
    volume: 'm3',
    weightPerLength: 'kg/m',
    pressure: 'kg/m2',
    tenthsOfMillimetre: 10,
    weightGrains: KILOGRAM,
    lengthsPerEdge: 1000,
    dimWeightFactor: 6000,
    lengthsPerDimWeightEdge: 10,
  },
  UnitHighMetric: {
    length: 'cm',
    area: 'm2',
    weight: 'kg',
    volume: 'm3',
    weightPerLength: 'kg/m',
    pressure: 'kg/m2',
    tenthsOfMillimetre: 100,
    weightGrains: KILOGRAM,
    lengthsPerEdge: 100,
    dimWeightFactor: 6000,
    lengthsPerDimWeightEdge: 1,
  },
};

function ratio(numerator: number, denominator: number): Ratio {
  return numerator === denominator ? { numerator: 1, denominator: 1 } : { numerator, denominator };
}

/** What a length in `from` is multiplied by to be one in `to`. */
export function lengthRatio(from: Uom, to: Uom): Ratio {
  return ratio(UNITS[from].tenthsOfMillimetre, UNITS[to].tenthsOfMillimetre);
}

/** What a weight in `from` is multiplied by to be one in `to`. */
export function weightRatio(from: Uom, to: Uom): Ratio {
  return ratio(UNITS[from].weightGrains, UNITS[to].weightGrains);
}

/** Weights on a length and on an area: so many edges (feet, metres) are below them. */
const EDGES_BELOW = { weightPerLength: 1, pressure: 2 } as const;

export type Density = keyof typeof EDGES_BELOW;

/** What a weight on a length or an area in `from` is multiplied by to be one in `to`. */
export function densityRatio(density: Density, from: Uom, to: Uom): Ratio {
  const edge = ({ tenthsOfMillimetre, lengthsPerEdge }: Unit) => tenthsOfMillimetre * lengthsPerEdge;
  const [fromEdge, toEdge] = [edge(UNITS[from]), edge(UNITS[to])];
  const { numerator, denominator } = weightRatio(from, to);
  const isOnArea = EDGES_BELOW[density] === 2;
  return ratio(numerator * toEdge * (isOnArea ? toEdge : 1), denominator * fromEdge * (isOnArea ? fromEdge : 1));
}

export function convert(value: number, by: Ratio): number {
  return (value * by.numerator) / by.denominator;
}

export type Rounding = 'up' | 'down';

/** Places that a size keeps. */
export const PLACES = 10_000;

export interface Rounded {
  /** Whole ten-thousandths. */
  readonly value: number;
  readonly isExact: boolean;
}

/** The decimal places that a number is written with. */
function placesOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** A size in ten-thousandths of its unit; more than four places are rounded. Exact for what is written with four. */
export function tenThousandths(value: number, rounding: Rounding): Rounded {
  const scaled = value * PLACES;
  if (placesOf(value) <= 4) return { value: Math.round(scaled), isExact: true };
  return { value: rounding === 'up' ? Math.ceil(scaled) : Math.floor(scaled), isExact: false };
}

/** A whole number of ten-thousandths in another unit, rounded to a whole number again. */
export function convertTenThousandths(value: number, by: Ratio, rounding: Rounding): Rounded {
  const product = value * by.numerator;
  const remainder = product % by.denominator;
  if (remainder === 0) return { value: product / by.denominator, isExact: true };
  const whole = (product - remainder) / by.denominator;
  const isUp = rounding === 'up' ? product > 0 : product < 0;
  return { value: isUp ? whole + Math.sign(product) : whole, isExact: false };
}

/** Rounded to the four places of a response. */
export function toFourPlaces(value: number): number {
  return Math.round(value * PLACES) / PLACES;
}

/**
 * A figure as it was typed in another unit, to four places. Every digit counts: the figure is taken as it is written, so
 * that 0.1 in is 2.54 mm and not a ten-thousandth more.
 */
export function convertTyped(figure: number, { numerator, denominator }: Ratio, rounding: Rounding): number {
  // Beyond any size: the schema says so.
  if (!(Math.abs(figure) < 1e15)) return convert(figure, { numerator, denominator });
  const places = placesOf(figure);
  const digits = BigInt(figure.toFixed(Math.min(places, 100)).replace('.', ''));
  const dividend = digits * BigInt(numerator) * BigInt(PLACES);
  const divisor = BigInt(`1${'0'.repeat(places)}`) * BigInt(denominator);
  const whole = dividend / divisor;
  const rest = dividend % divisor;
  const isAway = rest !== 0n && (rounding === 'up') === dividend > 0n;
  return Number(isAway ? whole + (dividend > 0n ? 1n : -1n) : whole) / PLACES;
}
