/**
 * Sizes and weights as they were typed: a figure keeps its unit, however it is shown. A plain number is in the unit of
 * what it stands in (a request, rows that are about to be saved); a figure in another unit says so.
 */
import { convert, convertTyped, type Rounding, toFourPlaces, UNITS, weightRatio } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { isLengthUnit, ratioTo, type Unit } from '../../tables/lists/units.js';

export interface Measured {
  readonly figure: number;
  readonly unit: Unit;
}

/** Of rows that somebody looks at and types in. */
export interface Units {
  /** Of plain numbers; null: there are none. */
  readonly uom: Uom | null;
  /** In which figures are shown. */
  readonly shown: Uom;
}

export type Quantity = 'length' | 'weight';

export function isMeasured(value: unknown): value is Measured {
  return typeof value === 'object' && value !== null && 'figure' in value && 'unit' in value;
}

/** The unit of measure that takes figures of a unit with as few places: metres go as millimetres, feet as inches. */
export function uomOf(unit: Unit): Uom {
  if (unit === 'cm') return 'UnitHighMetric';
  return unit === 'in' || unit === 'ft' || unit === 'lb' ? 'UnitEnglish' : 'UnitMetric';
}

/** A figure as it is kept in `uom`: plain where that is its unit. @param uom null: none is settled yet */
export function kept(value: Measured, uom: Uom | null): Measured | number {
  return uom !== null && UNITS[uom][quantityOf(value.unit)] === value.unit ? value.figure : value;
}

/** What is typed in a table that shows `shown`; what is no figure stays as it is. */
export function typedIn(value: unknown, quantity: Quantity | null, units: Units | null): unknown {
  if (quantity === null || units === null || typeof value !== 'number') return value;
  return { figure: value, unit: UNITS[units.shown][quantity] };
}

/** A value as a table shows it. */
export function shownIn(value: unknown, quantity: Quantity | null, units: Units | null): unknown {
  if (quantity === null || units === null) return value;
  const { uom, shown } = units;
  const typed = typeof value === 'number' && uom !== null ? { figure: value, unit: UNITS[uom][quantity] } : value;
  if (!isMeasured(typed)) return value;
  if (typed.unit === UNITS[shown][quantity]) return typed.figure;
  return toFourPlaces(convert(typed.figure, ratioTo(shown, typed.unit)));
}

/** As it is sent: lengths are rounded to four places, weights keep every digit. */
export function sentIn({ figure, unit }: Measured, uom: Uom, rounding: Rounding): number {
  if (UNITS[uom][quantityOf(unit)] === unit) return figure;
  const ratio = ratioTo(uom, unit);
  return isLengthUnit(unit) ? convertTyped(figure, ratio, rounding) : convert(figure, ratio);
}

export function quantityOf(unit: Unit): Quantity {
  return isLengthUnit(unit) ? 'length' : 'weight';
}

/** A sum of weights as it is shown. */
export function weightShown(weight: number, from: Uom, to: Uom): number {
  return convert(weight, weightRatio(from, to));
}

/** A sum of volumes as it is shown. */
export function volumeShown(volume: number, from: Uom, to: Uom): number {
  const edge = ({ tenthsOfMillimetre, lengthsPerEdge }: (typeof UNITS)[Uom]) => tenthsOfMillimetre * lengthsPerEdge;
  return volume * (edge(UNITS[from]) / edge(UNITS[to])) ** 3;
}
