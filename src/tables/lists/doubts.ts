/**
 * Figures that no freight has: pieces longer than any container, or that would weigh what nothing weighs, as figures do
 * that were read in another unit than they were written in. Nothing is changed on a guess that the list contradicts: it
 * is asked.
 */
import { inUom, type LengthUnit, type WeightUnit } from './units.js';

/** One row as far as it matters; what is not known is null. */
export interface Weighable {
  /** Figures of its sides, and the unit that they are read in. */
  readonly sides: readonly number[];
  readonly lengthUnit: LengthUnit;
  /** Of one piece. */
  readonly weight: number | null;
  readonly weightUnit: WeightUnit;
}

export interface Doubt {
  readonly of: 'sizes' | 'weights';
  /** What looks wrong: too long for any container, so small that nobody ships it, too heavy or too light for its size. */
  readonly why: 'tooLong' | 'tiny' | 'huge' | 'tooHeavy' | 'tooLight';
  /** An example, as it was read: the place of its row, its largest side or its weight, its unit. */
  readonly at: number;
  readonly figure: number;
  readonly unit: LengthUnit | WeightUnit;
  /**
   * Units in which the figures would be those of freight, the likeliest first; none: it is asked all the same. A weight
   * that does not go with its size may be explained by either.
   */
  readonly guesses: readonly (LengthUnit | WeightUnit)[];
}

/** Millimetres: no container, trailer or train of both is longer inside. */
export const LONGEST_MM = 18_000;
/** Millimetres of the longest side: what is smaller nobody ships piece by piece, unless it is written in so many words. */
const USUAL_LEAST_MM = 100;
const LEAST_MM = 25;
/** Millimetres of the longest side of half of the pieces, where nothing says the unit. */
const USUAL_MOST_MM = 3_500;
/** Kilograms a cubic metre of half of the pieces: from foam to solid metal, and room on both sides for rough sizes. */
const LEAST_DENSITY = 5;
const MOST_DENSITY = 12_000;
/** A single row may be hollow, or measured with its packaging: only a thousand times is sure. */
const SURELY_HEAVY = 30_000;

const LENGTHS: readonly LengthUnit[] = ['mm', 'cm', 'm', 'in'];
const WEIGHTS: readonly WeightUnit[] = ['kg', 'g', 't', 'lb'];

/**
 * What is doubtful of a whole list whose figures are all in one unit.
 * @param isSaid the list itself names the unit
 */
export function doubtOfList(
  rows: readonly Weighable[],
  isSaid: { readonly sizes: boolean; readonly weights: boolean },
): Doubt | null {
  const sized = rows.filter(({ sides }) => sides.length === 3);
  if (sized.length === 0) return null;
  const why = whySizes(sized, isSaid.sizes);
  if (why !== null) {
    const { lengthUnit } = sized[0]!;
    const lengths = LENGTHS.filter((unit) => unit !== lengthUnit && whySizes(readIn(sized, unit), false) === null);
    // A weight that was read wrongly explains a density, never a length.
    if (why === 'tooLong' || why === 'tiny' || why === 'huge') return sizeDoubt(rows, sized, why, lengths);
    const usual = lengths.filter((unit) => isOfFreight(readIn(sized, unit)));
    const weights = weightGuesses(sized);
    // What the list says itself is doubted last.
    const guesses = isSaid.sizes ? [...weights, ...usual] : [...usual, ...weights];
    if (guesses.length > 0) return weightDoubt(rows, why, guesses);
  }
  return null;
}

/** Rows by themselves: a piece that no container takes, or a thousand times too heavy. Places of the rows. */
export function doubtsOfRows(rows: readonly Weighable[]): Doubt[] {
  return rows.flatMap((row, at): Doubt[] => {
    const longest = Math.max(0, ...row.sides);
    if (millimetres(longest, row.lengthUnit) > LONGEST_MM) {
      const guesses = LENGTHS.filter(
        (unit) => isSmaller(unit, row.lengthUnit) && millimetres(longest, unit) <= LONGEST_MM && longest > 0,
      );
      return [
        { of: 'sizes', why: 'tooLong', at, figure: longest, unit: row.lengthUnit, guesses: guesses.toReversed() },
      ];
    }
    const density = densityOf(row);
    if (density === null || density <= SURELY_HEAVY) return [];
    const guesses = WEIGHTS.filter((unit) => {
      const read = densityOf({ ...row, weightUnit: unit })!;
      return read < density && read >= LEAST_DENSITY && read <= MOST_DENSITY;
    });
    return [{ of: 'weights', why: 'tooHeavy', at, figure: row.weight!, unit: row.weightUnit, guesses }];
  });
}

function whySizes(rows: readonly Weighable[], isSaid: boolean): Doubt['why'] | null {
  const longest = rows.map(({ sides, lengthUnit }) => millimetres(Math.max(...sides), lengthUnit));
  const tooLong = longest.filter((one) => one > LONGEST_MM).length;
  // One of many is a slip of its row.
  if (tooLong > rows.length / 2) return 'tooLong';
  const densities = rows.map(densityOf).filter((density) => density !== null);
  const middle = median(longest);
  if (densities.length >= rows.length / 2) {
    if (isOfMost(densities, (density) => density > MOST_DENSITY)) return middle < USUAL_LEAST_MM ? 'tiny' : 'tooHeavy';
    if (isOfMost(densities, (density) => density < LEAST_DENSITY)) return middle > USUAL_MOST_MM ? 'huge' : 'tooLight';
    return null;
  }
  if (middle < (isSaid ? LEAST_MM : USUAL_LEAST_MM)) return 'tiny';
  return !isSaid && middle > USUAL_MOST_MM ? 'huge' : null;
}

/** Sides that freight usually has. */
function isOfFreight(rows: readonly Weighable[]): boolean {
  const middle = median(rows.map(({ sides, lengthUnit }) => millimetres(Math.max(...sides), lengthUnit)));
  return middle >= USUAL_LEAST_MM && middle <= USUAL_MOST_MM;
}

function sizeDoubt(
  all: readonly Weighable[],
  sized: readonly Weighable[],
  why: Doubt['why'],
  guesses: readonly LengthUnit[],
): Doubt {
  const row = why === 'tooLong' || why === 'huge' ? longestOf(sized) : sized[0]!;
  return { of: 'sizes', why, at: all.indexOf(row), figure: Math.max(...row.sides), unit: row.lengthUnit, guesses };
}

function longestOf(rows: readonly Weighable[]): Weighable {
  return rows.reduce((one, other) => (Math.max(...other.sides) > Math.max(...one.sides) ? other : one));
}

function weightDoubt(rows: readonly Weighable[], why: Doubt['why'], guesses: Doubt['guesses']): Doubt {
  const at = rows.findIndex(({ weight, sides }) => weight !== null && sides.length === 3);
  const { weight, weightUnit } = rows[at]!;
  return { of: 'weights', why, at, figure: weight!, unit: weightUnit, guesses };
}

function weightGuesses(rows: readonly Weighable[]): WeightUnit[] {
  const { weightUnit } = rows[0]!;
  return WEIGHTS.filter((unit) => {
    if (unit === weightUnit) return false;
    const densities = rows.map((row) => densityOf({ ...row, weightUnit: unit })).filter((one) => one !== null);
    return isOfMost(densities, (density) => density >= LEAST_DENSITY && density <= MOST_DENSITY);
  });
}

/** Of more than half: one odd row is a matter of its own. */
function isOfMost(densities: readonly number[], isSo: (density: number) => boolean): boolean {
  return densities.filter(isSo).length > densities.length / 2;
}

function readIn(rows: readonly Weighable[], lengthUnit: LengthUnit): Weighable[] {
  return rows.map((row) => ({ ...row, lengthUnit }));
}

/** Kilograms a cubic metre. */
function densityOf({ sides, lengthUnit, weight, weightUnit }: Weighable): number | null {
  if (weight === null || weight <= 0 || sides.length < 3 || sides.some((side) => side <= 0)) return null;
  const metres = sides.map((side) => millimetres(side, lengthUnit) / 1000);
  return inUom(weight, weightUnit, 'UnitMetric') / (metres[0]! * metres[1]! * metres[2]!);
}

function millimetres(figure: number, unit: LengthUnit): number {
  return inUom(figure, unit, 'UnitMetric');
}

function isSmaller(one: LengthUnit, other: LengthUnit): boolean {
  return millimetres(1, one) < millimetres(1, other);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
