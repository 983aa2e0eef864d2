/** What the table holds together: pieces, volume and weight of the rows that say them. */
import { UNITS } from '../../../domain/units.js';
import type { Row } from '../../plan-request/request-draft.js';
import { shownIn, type Units } from '../../units/measured.js';

export interface Sums {
  readonly pieces: number;
  /** In cubic metres or feet. */
  readonly volume: number;
  /** Pieces are counted of which a size lacks. */
  readonly isVolumeLacking: boolean;
  readonly weight: number;
}

/** Of all that is typed, whether or not it can be planned; a figure that is none counts as 0. */
export function sumsOf(rows: readonly Row[], units: Units): Sums {
  const edge = UNITS[units.shown].lengthsPerEdge;
  const sums = { pieces: 0, volume: 0, isVolumeLacking: false, weight: 0 };
  for (const row of rows) {
    const figure = (field: string, quantity: 'length' | 'weight' | null) => {
      const value = shownIn(row[field], quantity, units);
      return typeof value === 'number' && value > 0 ? value : 0;
    };
    const pieces = figure('qty', null);
    const diameter = figure('diameter', 'length');
    const base = diameter > 0 ? (Math.PI / 4) * diameter ** 2 : figure('length', 'length') * figure('width', 'length');
    const volume = base * figure('height', 'length');
    sums.pieces += pieces;
    sums.volume += (pieces * volume) / edge ** 3;
    sums.isVolumeLacking ||= pieces > 0 && volume === 0;
    sums.weight += pieces * figure('weight', 'weight');
  }
  return sums;
}
