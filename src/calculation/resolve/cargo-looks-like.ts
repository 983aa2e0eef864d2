/**
 * Cargo whose sizes look like ones in another unit than that of the request, beside containers that are usual in it: all
 * of it is so small that nobody plans a container of it, or so large that none of it goes in. A single odd row is told by
 * the others (odd-row.ts).
 */
import { measure } from '../../domain/sentences.js';
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import type { Warning } from '../types.js';
import { GUESSES, isUsual, UNIT_NAMES, unitGuessed } from './looks-like.js';
import type { FilledRequest } from './no-effect/facts.js';
import { isPalletized } from './palletizing.js';
import { type FilledCargo, isRollByItself } from './resolve-cargo.js';
import type { FilledContainerBody } from './resolve-container.js';

/**
 * Too small: the longest side of all cargo is at most so much of the shortest side of what it goes into, and all of it
 * together at most so much of that one's volume. Small parts go into cartons and onto pallets in earnest.
 */
const SMALL_ANYWHERE = [[0.005, Number.POSITIVE_INFINITY]] as const;
const SMALL_IN_VEHICLES = [...SMALL_ANYWHERE, [0.02, 0.02], [0.055, 0.0015]] as const;

/** Of a guess: the longest side is at least so much of the shortest one of what it goes into. */
const LEAST_GUESSED = 0.05;

/** Units that differ by less than this look alike. */
export const LEAST_FACTOR = 2.5;

/** Longest side first. */
export type Sides = readonly number[];

export interface Row {
  readonly sides: Sides;
  readonly volume: number;
  readonly into: readonly FilledContainerBody[];
}

/** One warning a load, at the row with the longest side. */
export function cargoLooksLikeOtherUnit(request: FilledRequest, uom: Uom): Warning[] {
  const { cargoes } = request;
  const rows = cargoes.map((cargo) => rowOf(request, cargo));
  if (rows.length === 0 || !rows.every((row) => row !== null && isJudged(row, uom))) return [];
  const all = rows as readonly Row[];
  const isSmall = areSmall(all);
  if (!isSmall && !all.every((row) => !fits(row, 1))) return [];
  const own = millimetresOf(uom);
  const guesses = GUESSES.flatMap((guess) => {
    const factor = guess.millimetres / own;
    const isFar = isSmall ? factor >= LEAST_FACTOR : factor <= 1 / LEAST_FACTOR;
    return isFar && isPlausible(all, factor) ? [unitGuessed(guess)] : [];
  });
  if (guesses.length === 0) return [];
  const longest = all.reduce((most, { sides }, at) => (sides[0]! > all[most]!.sides[0]! ? at : most), 0);
  const { into, sides } = all[longest]!;
  const [a, b, c] = sides.map(measure);
  const { length, width, height } = into[0]!;
  const unit = UNITS[uom].length;
  const space = `${[length, width, height].map(measure).join(' x ')} ${unit}`;
  const said = isSmall
    ? `The largest cargo is ${a} x ${b} x ${c} ${unit}, and the container is ${space}`
    : `No cargo fits: this one is ${a} x ${b} x ${c} ${unit}, and the container is ${space}`;
  const message =
    `${said}. Its sizes look like ones in ${guesses.join(' or in ')}; the request is read in ${UNIT_NAMES[uom]} (${uom}), ` +
    'containers and cargo alike.';
  const field = isRollByItself(cargoes[longest]!) ? 'diameter' : 'length';
  return [{ code: 'LooksLikeOtherUnit', pointer: `/cargoes/${longest}/${field}`, message }];
}

export function millimetresOf(uom: Uom): number {
  return UNITS[uom].tenthsOfMillimetre / 10;
}

/** Null: a pre-packed unit load says its size itself, in a unit of its own. */
export function rowOf({ containers, rules }: FilledRequest, cargo: FilledCargo): Row | null {
  if (cargo.unitload !== null) return null;
  const { length, width, height, diameter, qty } = cargo;
  const sides = isRollByItself(cargo) ? [diameter, diameter, height > 0 ? height : length] : [length, width, height];
  const pallet = isPalletized(cargo, rules) ? (cargo.palletizing?.pallet ?? rules.MixPallet) : null;
  return {
    sides: [...sides].sort((a, b) => b - a),
    volume: qty * sides[0]! * sides[1]! * sides[2]!,
    into: pallet === null ? containers : [pallet as FilledContainerBody],
  };
}

/** Something can be said of it: it has a size, and all that it may go into looks right. */
export function isJudged({ sides, into }: Row, uom: Uom): boolean {
  return sides[2]! > 0 && into.length > 0 && into.every((container) => isUsual(container, uom));
}

function areSmall(rows: readonly Row[]): boolean {
  const volume = rows.reduce((sum, row) => sum + row.volume, 0);
  return rows.every(({ sides, into }) =>
    into.every((container) => {
      const { containerType } = container;
      const limits = containerType === 'Pallet' || containerType === 'Carton' ? SMALL_ANYWHERE : SMALL_IN_VEHICLES;
      const [length, width, height] = sidesOf(container);
      const share = sides[0]! / height!;
      return limits.some(([most, filled]) => share <= most && volume <= filled * length! * width! * height!);
    }),
  );
}

/** In the other unit all of it goes in, and it is no dust. */
function isPlausible(rows: readonly Row[], factor: number): boolean {
  const isDust = rows.every(({ sides, into }) =>
    into.every((container) => sides[0]! * factor < LEAST_GUESSED * sidesOf(container)[2]!),
  );
  return !isDust && rows.every((row) => fits(row, factor));
}

function fits({ sides, into }: Row, factor: number): boolean {
  return into.some((container) => sidesOf(container).every((side, at) => sides[at]! * factor <= side));
}

function sidesOf({ length, width, height }: FilledContainerBody): Sides {
  return [length, width, height].sort((a, b) => b - a);
}
