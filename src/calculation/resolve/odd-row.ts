/**
 * One cargo among others whose sizes look like ones in another unit: so many times smaller than theirs, and as large as they
 * are once it is read in that unit. Small parts are loaded beside large ones in earnest: it must be dust as it is read, or
 * heavier than anything of that size.
 */
import { measure } from '../../domain/sentences.js';
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import type { Warning } from '../types.js';
import { isJudged, LEAST_FACTOR, millimetresOf, type Row, rowOf } from './cargo-looks-like.js';
import { GUESSES, UNIT_NAMES } from './looks-like.js';
import type { FilledRequest } from './no-effect/facts.js';
import { type FilledCargo, isRollByItself } from './resolve-cargo.js';

/** Fewer rows say nothing of what is usual in the request. */
const LEAST_ROWS = 3;

/** Of the sizes of most rows, by how much a guess may differ. */
const MOST_APART = 20;

/** Millimetres: no cargo is so small. */
const DUST = 5;

/** Kilograms in a cubic metre; gold has 19,300. */
const HEAVIEST = 20_000;

interface Judged extends Row {
  readonly cargo: FilledCargo;
  /** Of the cargo in the request. */
  readonly place: number;
}

/** One warning a load, at the first such row. */
export function oddRowLooksLikeOtherUnit(request: FilledRequest, uom: Uom): Warning[] {
  const rows = request.cargoes.flatMap((cargo, place): Judged[] => {
    const row = rowOf(request, cargo);
    return row !== null && isJudged(row, uom) ? [{ ...row, cargo, place }] : [];
  });
  if (rows.length < LEAST_ROWS) return [];
  const medians = [0, 1, 2].map((side) => medianOf(rows.map(({ sides }) => sides[side]!)));
  for (const row of rows) {
    if (!row.sides.every((side, at) => side < medians[at]!) || !isAbsurd(row, uom)) continue;
    const name = guessOf(row, medians, uom);
    if (name !== null) return [warningOf(row, name, medians, uom)];
  }
  return [];
}

/** Dust, or heavier than anything of that size. */
function isAbsurd({ sides: [a, b, c], cargo: { weight } }: Judged, uom: Uom): boolean {
  const { weightGrains } = UNITS[uom];
  const millimetres = millimetresOf(uom);
  const cubicMetres = (a! * b! * c! * (millimetres * millimetres * millimetres)) / 1e9;
  return a! * millimetres <= DUST || weight * weightGrains * 1e-8 > HEAVIEST * cubicMetres;
}

/** The unit in which it is most like the others; null: in none. */
function guessOf({ sides }: Row, medians: readonly number[], uom: Uom): string | null {
  let best: string | null = null;
  let least = MOST_APART;
  for (const { name, millimetres } of GUESSES) {
    const factor = millimetres / millimetresOf(uom);
    if (factor < LEAST_FACTOR) continue;
    const apart = sides.reduce((most, side, at) => {
      const ratio = (side * factor) / medians[at]!;
      return Math.max(most, ratio, 1 / ratio);
    }, 0);
    if (apart > least) continue;
    best = name;
    least = apart;
  }
  return best;
}

function warningOf({ sides, cargo, place }: Judged, name: string, medians: readonly number[], uom: Uom): Warning {
  const sized = (of: readonly number[]) => of.map(measure).join(' x ');
  const unit = UNITS[uom].length;
  const message =
    `This cargo is ${sized(sides)} ${unit}, the others are about ${sized(medians)} ${unit}. Its sizes look like ones in ` +
    `${name}; the request is read in ${UNIT_NAMES[uom]} (${uom}).`;
  const field = isRollByItself(cargo) ? 'diameter' : 'length';
  return { code: 'LooksLikeOtherUnit', pointer: `/cargoes/${place}/${field}`, message };
}

function medianOf(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
