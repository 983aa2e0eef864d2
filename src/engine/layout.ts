/**
 * The words that pass between host and engine, as one list for both sides: the host reads it here, the engine reads
 * `assembly/abi/layout.ts`, which the build writes from it.
 *
 *   problem   | header (i32 words) | numbers (f64) | column | column | ...      one value a cargo in each column
 *             | decks | zone limits (f64) | zones | matrix bits by words (matrix-rows.ts) |
 *   request   | header             | numbers       | value a cargo (f64) | count a cargo (i32) | kept arrangement | ...
 *   result    | header             | numbers       | loaded a cargo (i32) | arrangement | arrangement | ...
 *
 * Header fields count in 4-byte words, numbers in 8-byte words from the end of the header; every header has an even
 * number of words, so that numbers stay aligned. Columns follow each other in the order of the list; one of 4-byte
 * words with an odd number of cargoes is padded by a word.
 */

export const MAGIC = 0x53544f57; // "STOW"
export const ABI_VERSION = 9;

/** Bytes of a page of linear memory, and the pages that an instance has at first and at most (asconfig.json has them too). */
export const PAGE_BYTES = 1 << 16;
export const FIRST_PAGES = 64;
export const MOST_PAGES = 8192;

/** How much of a base must be carried. */
export const SUPPORT_MODES = { NONE: 0, PARTIAL: 1, FULL: 2 } as const;

export const STOPPED_BY = { EFFORT: 0, BOUND: 1, HOST: 2 } as const;

export const FAILURES = { NONE: 0, MEMORY: 1, PROBLEM: 2 } as const;

/** Bits of the FLAGS word of a cargo. */
export const CARGO_FLAGS = { SUPPORTS_OTHERS: 1, OVER_DIFFERENT: 2, ROLL: 4, NOTHING_ON_TOP: 8 } as const;

/** floorStackType. */
export const FLOOR_TYPES = { ANY: 0, BOTTOM_ONLY: 1, NO_BOTTOM: 2 } as const;

/** stackingRule, by what the search compares; BestFit and FloorStack are none. */
export const STACKING_RULES = {
  NONE: 0,
  VALUE_RISING: 1,
  CODE_SAME: 2,
  VALUE_FALLING: 3,
  VALUE_SAME: 4,
  FOOTPRINT_SAME: 5,
  WEIGHT_FALLING: 6,
  FOOTPRINT_FALLING: 7,
  DENSITY_FALLING: 8,
  SEQUENCE_RISING: 9,
  GROUP_SAME: 10,
  ALIAS_SAME: 11,
  CARGO_SAME: 12,
  NOTHING: 13,
  MATRIX: 14,
} as const;

export const PROBLEM_HEADER = [
  'MAGIC',
  'VERSION',
  'CARGOES',
  /** The room for cargo, from its own origin: with pallet overhang that is outside the deck. */
  'LENGTH',
  'WIDTH',
  'HEIGHT',
  /** How far all cargo together may reach; 0: no limit. */
  'EXTENT_LENGTH',
  'EXTENT_WIDTH',
  'EXTENT_HEIGHT',
  /** The floor inside that room: x1, y1, x2, y2. */
  'FLOOR_X1',
  'FLOOR_Y1',
  'FLOOR_X2',
  'FLOOR_Y2',
  'SUPPORT_MODE',
  /** minSupportRate as a fraction of whole numbers. */
  'SUPPORT_NUMERATOR',
  'SUPPORT_DENOMINATOR',
  /** maxDepthToSupport. */
  'SUPPORT_DEPTH',
  /** 1: floor space first, layer on layer; 0: from the front wall to the door. */
  'BOTTOM_TO_TOP',
  /** 1: maximal spaces; 0: guillotine spaces. */
  'SPACES_MERGED',
  /** Levels of the beam at most; 0: no limit. */
  'SEARCH_DEPTH',
  'STACKING_RULE',
  /** 1: cargo rests on cargo of its own group only. */
  'GROUPS_APART',
  /** Cargo units and different cargoes at most; 0: no limit. */
  'MAX_UNITS',
  'MAX_TYPES',
  /** Number of loading stages; above 1 the loading sequence is kept. */
  'STAGES',
  /** Number of different names. */
  'NAMES',
  /** Bits in a row of the stacking matrix. */
  'MATRIX_BITS',
  'ZONES',
  'DECKS',
  /** Above so much memory for rows of counts the search keeps lists. */
  'COUNT_ROW_BYTES',
  /** maxDepthToSupport as the rules have it: between kept cargo, and of kept cargo on what is put below it. */
  'CONTACT_DEPTH',
  /** 1: a lying roll touches each parallel roll that it lies against from above (isSafeStackingUsed false). */
  'ROLLS_TOUCH',
  /** How far above floor or deck cargo is still on it, for its floor type and orientation. */
  'GROUND_REACH',
  /** How far cargo is reached over what stands there from stages before; below 0: any distance. */
  'STAGE_REACH',
] as const;

export const PROBLEM_NUMBERS = [
  'MAX_WEIGHT',
  'MAX_PRICE',
  'MAX_VOLUME',
  /** An upper piece weighs at most this part of each one below; at least 1: no limit. */
  'WEIGHT_RATIO',
  /** Top of a stack / shorter floor dimension of its foot at most, as a fraction of whole numbers; 0 / 0: no limit. */
  'STACK_NUMERATOR',
  'STACK_DENOMINATOR',
  /** Least fill of a block: volume of its pieces / volume of the cuboid around them. */
  'BLOCK_FILL',
  'BLOCK_EFFORT',
] as const;

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
  /** Cargoes of one name, group, alias, stack code have the same number there. */
  { name: 'NAME', type: 'i32' },
  /** In the stacking matrix: the row as the lower one, the bit as the upper one. */
  { name: 'MATRIX_ROW', type: 'i32' },
  { name: 'MATRIX_BIT', type: 'i32' },
  { name: 'GROUP', type: 'i32' },
  { name: 'ALIAS', type: 'i32' },
  { name: 'CODE', type: 'i32' },
  { name: 'FLOOR_TYPE', type: 'i32' },
  { name: 'FLAGS', type: 'i32' },
  /** Loading stage, from 0 on. */
  { name: 'STAGE', type: 'i32' },
  /** Most layers in orientation 1 to 6; 0: no limit. */
  { name: 'LAYERS1', type: 'i32' },
  { name: 'LAYERS2', type: 'i32' },
  { name: 'LAYERS3', type: 'i32' },
  { name: 'LAYERS4', type: 'i32' },
  { name: 'LAYERS5', type: 'i32' },
  { name: 'LAYERS6', type: 'i32' },
  /** -1: no leave. */
  { name: 'OVERHANG_LENGTH', type: 'i32' },
  { name: 'OVERHANG_WIDTH', type: 'i32' },
  /** How far cargo that stands already may lie further out; -1: any distance. */
  { name: 'REACH', type: 'i32' },
  { name: 'WEIGHT', type: 'f64' },
  { name: 'VOLUME', type: 'f64' },
  { name: 'PRICE', type: 'f64' },
  { name: 'STACK_VALUE', type: 'f64' },
  { name: 'SEQUENCE', type: 'f64' },
  /** Infinity: no limit. */
  { name: 'BEARS', type: 'f64' },
] as const;

/** Words of a drop deck: the unusable block below it. */
export const DECK_WORDS = ['X1', 'Y1', 'Z1', 'X2', 'Y2', 'Z2'] as const;

/** Words of a zone; after them a word for each cargo, 1 where it may be in the zone. */
export const ZONE_WORDS = ['X1', 'Y1', 'Z1', 'X2', 'Y2', 'Z2', 'HAS_LIMIT', 'RESERVED'] as const;

export const REQUEST_HEADER = [
  'SEED',
  'WITH_VALUES',
  /** Kept arrangements: words as in the result, in the room's coordinates; what carries comes before what it carries. */
  'KEPT',
  /** 1: loads of all cargo are told apart by how tidy they are. */
  'TIDY',
] as const;
export const REQUEST_NUMBERS = [
  'EFFORT',
  /** Part of it for the beam; the rest is left for improving. */
  'BEAM_SHARE',
] as const;

export const RESULT_HEADER = ['ARRANGEMENTS', 'STOPPED_BY'] as const;
export const RESULT_NUMBERS = ['VALUE', 'NODES', 'PLACEMENTS', 'EFFORT', 'BOUND'] as const;

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
