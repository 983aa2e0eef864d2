/**
 * The words that pass between host and engine, as one list for both sides: the host reads it here, the engine reads
 * `assembly/abi/layout.ts`, which the build writes from it.
 *
 *   problem   | header (i32 words) | numbers (f64) | column | column | ...      one value a cargo in each column
 *   request   | header             | numbers       | value a cargo (f64) | count a cargo (i32)
 *   result    | header             | numbers       | loaded a cargo (i32) | arrangement | arrangement | ...
 *
 * Header fields count in 4-byte words, numbers in 8-byte words from the end of the header; every header has an even
 * number of words, so that numbers stay aligned. Columns follow each other in the order of the list; one of 4-byte
 * words with an odd number of cargoes is padded by a word.
 */

export const MAGIC = 0x53544f57; // "STOW"
export const ABI_VERSION = 1;

/** How much of a base must be carried. */
export const SUPPORT_MODES = { NONE: 0, PARTIAL: 1, FULL: 2 } as const;

export const STOPPED_BY = { EFFORT: 0, BOUND: 1, HOST: 2 } as const;

export const FAILURES = { NONE: 0, MEMORY: 1, PROBLEM: 2 } as const;

export const PROBLEM_HEADER = [
  'MAGIC',
  'VERSION',
  'CARGOES',
  'LENGTH',
  'WIDTH',
  'HEIGHT',
  'SUPPORT_MODE',
  /** minSupportRate as a fraction of whole numbers. */
  'SUPPORT_NUMERATOR',
  'SUPPORT_DENOMINATOR',
  /** 1: floor space first, layer on layer; 0: from the front wall to the door. */
  'BOTTOM_TO_TOP',
  'WEIGHT_LIMITED',
  'RESERVED',
] as const;

export const PROBLEM_NUMBERS = ['MAX_WEIGHT', 'BLOCK_EFFORT', 'MAX_VOLUME'] as const;

export const CARGO_COLUMNS = [
  { name: 'LENGTH', type: 'i32' },
  { name: 'WIDTH', type: 'i32' },
  { name: 'HEIGHT', type: 'i32' },
  /** Bit 0 = orientation 1; equal sizes are left to the engine to see. */
  { name: 'ORIENTATIONS', type: 'i32' },
  /** The same for the floor and decks. */
  { name: 'FLOOR_ORIENTATIONS', type: 'i32' },
  /** Four bits an orientation, rank of preference, 0 the best; bits 0..3 are orientation 1. */
  { name: 'ORIENTATION_RANKS', type: 'i32' },
  { name: 'QUANTITY', type: 'i32' },
  { name: 'WEIGHT', type: 'f64' },
  { name: 'VOLUME', type: 'f64' },
] as const;

export const REQUEST_HEADER = ['SEED', 'WITH_VALUES'] as const;
export const REQUEST_NUMBERS = ['EFFORT'] as const;

export const RESULT_HEADER = ['ARRANGEMENTS', 'STOPPED_BY'] as const;
export const RESULT_NUMBERS = ['VALUE', 'NODES', 'EFFORT', 'BOUND'] as const;

/** One word each. */
export const ARRANGEMENT_WORDS = [
  'CARGO',
  'ORIENTATION',
  'X',
  'Y',
  'Z',
  'COUNT_LENGTH',
  'COUNT_WIDTH',
  'COUNT_HEIGHT',
] as const;

/** Bytes of a column of `count` values, padded to 8. */
export function columnBytes(type: 'i32' | 'f64', count: number): number {
  return type === 'f64' ? 8 * count : 8 * Math.ceil(count / 2);
}

export const PROBLEM_HEADER_BYTES = 4 * PROBLEM_HEADER.length;
export const PROBLEM_COLUMNS_AT = PROBLEM_HEADER_BYTES + 8 * PROBLEM_NUMBERS.length;
export const REQUEST_HEADER_BYTES = 4 * REQUEST_HEADER.length;
export const REQUEST_COLUMNS_AT = REQUEST_HEADER_BYTES + 8 * REQUEST_NUMBERS.length;
export const RESULT_HEADER_BYTES = 4 * RESULT_HEADER.length;
export const RESULT_COLUMNS_AT = RESULT_HEADER_BYTES + 8 * RESULT_NUMBERS.length;
export const ARRANGEMENT_BYTES = 4 * ARRANGEMENT_WORDS.length;
