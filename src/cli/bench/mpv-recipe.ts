/**
 * The three-dimensional problems of Martello, Pisinger and Vigo (2000), drawn by their published recipe, number for
 * number: classes 1 to 8 of 50, 100, 150 and 200 pieces, ten tests of each. All pieces go into as few equal containers as
 * possible, and none may be turned.
 */
import type { Size } from '../../domain/geometry.js';

export const MPV_CLASSES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const MPV_PIECES = [50, 100, 150, 200] as const;
/** Tests of each class and number of pieces. */
export const MPV_TESTS = 10;

export interface MpvProblem {
  readonly container: Size;
  readonly pieces: readonly Size[];
}

/** From and to, both included. */
type Range = readonly [least: number, most: number];

/** Side of the cubic container by class, from class 1. */
const CONTAINERS = [100, 100, 100, 100, 100, 10, 40, 100] as const;

const SMALL: Range = [1, 50];
const LARGE: Range = [66, 100];
const HALF_OR_MORE: Range = [50, 100];

/** Sides of the five kinds of pieces, of which each class from 1 to 5 has mostly one. */
const KINDS: readonly (readonly [Range, Range, Range])[] = [
  [SMALL, LARGE, LARGE],
  [LARGE, SMALL, LARGE],
  [LARGE, LARGE, SMALL],
  [HALF_OR_MORE, HALF_OR_MORE, HALF_OR_MORE],
  [SMALL, SMALL, SMALL],
];

/** Longest side in the classes whose pieces are all of one kind. */
const LONGEST: Readonly<Record<number, number>> = { 6: 10, 7: 35, 8: 100 };

/** Of ten numbers, those that make a piece one of the kind with that number; the others make it one of its class. */
const OTHER_KINDS = 5;

/** @param mpvClass 1 to 8; @param test 1 to 10 */
export function mpvProblem(mpvClass: number, pieces: number, test: number): MpvProblem {
  const random = rand48(test + pieces);
  const between = ([least, most]: Range) => least + random(most - least + 1);
  const kindOf = (): readonly [Range, Range, Range] => {
    const longest = LONGEST[mpvClass];
    if (longest !== undefined)
      return [
        [1, longest],
        [1, longest],
        [1, longest],
      ];
    const drawn = random(10) + 1;
    return KINDS[(drawn > OTHER_KINDS ? mpvClass : drawn) - 1]!;
  };
  const side = CONTAINERS[mpvClass - 1]!;
  return {
    container: { length: side, width: side, height: side },
    pieces: Array.from({ length: pieces }, () => {
      const [length, width, height] = kindOf();
      return { length: between(length), width: between(width), height: between(height) };
    }),
  };
}

/** The linear congruential generator of 48 bits that C libraries have as `lrand48`: whole numbers below `count`. */
function rand48(seed: number): (count: number) => number {
  let state = (BigInt(seed) << 16n) | 0x330en;
  return (count) => {
    state = (state * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    return Number(state >> 17n) % count;
  };
}
