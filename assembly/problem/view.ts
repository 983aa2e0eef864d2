/** Read-only view of the input words (src/engine/layout.ts draws them); opened once by prepare(). */
import {
  ABI_VERSION,
  cargoQuantity,
  DECK_BYTES,
  FAILURE_PROBLEM,
  MAGIC,
  openCargoColumns,
  PROBLEM_BLOCK_EFFORT,
  PROBLEM_BLOCK_FILL,
  PROBLEM_BOTTOM_TO_TOP,
  PROBLEM_CARGOES,
  PROBLEM_COLUMNS_AT,
  PROBLEM_CONTACT_DEPTH,
  PROBLEM_COUNT_ROW_BYTES,
  PROBLEM_DECKS,
  PROBLEM_EXTENT_HEIGHT,
  PROBLEM_EXTENT_LENGTH,
  PROBLEM_EXTENT_WIDTH,
  PROBLEM_FLOOR_X1,
  PROBLEM_FLOOR_X2,
  PROBLEM_FLOOR_Y1,
  PROBLEM_FLOOR_Y2,
  PROBLEM_GROUND_REACH,
  PROBLEM_GROUPS_APART,
  PROBLEM_HEIGHT,
  PROBLEM_LENGTH,
  PROBLEM_MAGIC,
  PROBLEM_MATRIX_BITS,
  PROBLEM_MAX_PRICE,
  PROBLEM_MAX_TYPES,
  PROBLEM_MAX_UNITS,
  PROBLEM_MAX_VOLUME,
  PROBLEM_MAX_WEIGHT,
  PROBLEM_NAMES,
  PROBLEM_ROLLS_TOUCH,
  PROBLEM_SEARCH_DEPTH,
  PROBLEM_SPACES_MERGED,
  PROBLEM_STACK_DENOMINATOR,
  PROBLEM_STACK_NUMERATOR,
  PROBLEM_STACKING_RULE,
  PROBLEM_STAGE_REACH,
  PROBLEM_STAGES,
  PROBLEM_SUPPORT_DENOMINATOR,
  PROBLEM_SUPPORT_DEPTH,
  PROBLEM_SUPPORT_MODE,
  PROBLEM_SUPPORT_NUMERATOR,
  PROBLEM_VERSION,
  PROBLEM_WEIGHT_RATIO,
  PROBLEM_WIDTH,
  PROBLEM_ZONES,
  SUPPORT_FULL,
  SUPPORT_PARTIAL,
  ZONE_BYTES,
} from '../abi/layout';
import { fail } from '../memory/arena';
import { withinExtent } from './extent';

/** Number of cargoes. */
export let cargoes: i32 = 0;
/** The room for cargo, scaled units. */
export let length: i32 = 0;
export let width: i32 = 0;
export let height: i32 = 0;
/** The floor inside that room. */
export let floorX1: i32 = 0;
export let floorY1: i32 = 0;
export let floorX2: i32 = 0;
export let floorY2: i32 = 0;
/** One of the SUPPORT codes. */
export let supportMode: i32 = 0;
let problemSupport: i32 = 0;
/** The share of a base that must be carried, numerator / denominator. */
export let supportNumerator: i64 = 0;
export let supportDenominator: i64 = 1;
/** How far below a base a top still carries it. */
export let supportDepth: i32 = 0;
/** How far below a base a top still touches it, by the rules; the search may ask for less (supportDepth). */
export let contactDepth: i32 = 0;
/** How far above floor or deck cargo is still on it, for its floor type and orientation; 0 where support is asked for. */
export let groundReach: i32 = 0;
/** How far cargo is reached over what stands there from stages before; below 0: any distance. */
export let stageReach: i32 = -1;
/** True when a lying roll touches each parallel one that it lies against from above. */
export let rollsTouch: bool = false;
export let bottomToTop: bool = false;
export let spacesMerged: bool = true;
/** Levels of the beam at most; 0: no limit. */
export let searchDepth: i32 = 0;
/** One of the STACKING codes. */
export let stackingRule: i32 = 0;
export let groupsApart: bool = false;
/** 0: no limit. */
export let maxUnits: i32 = 0;
export let maxTypes: i32 = 0;
export let stages: i32 = 1;
/** Number of different names. */
export let names: i32 = 0;
/** Bits in a row of the stacking matrix. */
export let matrixBits: i32 = 0;
export let zones: i32 = 0;
export let decks: i32 = 0;
/** The most that rows of counts may take (blocks/counts). */
export let countRowBytes: i32 = 0;
/** Infinity: no limit. */
export let maxWeight: f64 = 0;
export let maxPrice: f64 = 0;
/** Largest volume that may be loaded. */
export let maxVolume: f64 = 0;
/** An upper piece weighs at most this part of each one below. */
export let weightRatio: f64 = 1;
/** Top of a stack / shorter floor dimension of its foot at most, in whole numbers; denominator 0: no limit. */
export let stackNumerator: f64 = 0;
export let stackDenominator: f64 = 0;
/** Least fill of a block. */
export let blockFill: f64 = 1;
/** Work units that block generation may spend. */
export let blockEffort: f64 = 0;
/** Where decks, zone limits, zones and matrix begin. */
export let deckWords: usize = 0;
export let zoneLimits: usize = 0;
export let zoneWords: usize = 0;
export let matrixWords: usize = 0;

export function open(words: usize): void {
  if (load<i32>(words, PROBLEM_MAGIC) != MAGIC || load<i32>(words, PROBLEM_VERSION) != ABI_VERSION) {
    fail(FAILURE_PROBLEM);
  }
  cargoes = load<i32>(words, PROBLEM_CARGOES);
  length = withinExtent(load<i32>(words, PROBLEM_LENGTH), load<i32>(words, PROBLEM_EXTENT_LENGTH));
  width = withinExtent(load<i32>(words, PROBLEM_WIDTH), load<i32>(words, PROBLEM_EXTENT_WIDTH));
  height = withinExtent(load<i32>(words, PROBLEM_HEIGHT), load<i32>(words, PROBLEM_EXTENT_HEIGHT));
  floorX1 = load<i32>(words, PROBLEM_FLOOR_X1);
  floorY1 = load<i32>(words, PROBLEM_FLOOR_Y1);
  floorX2 = load<i32>(words, PROBLEM_FLOOR_X2);
  floorY2 = load<i32>(words, PROBLEM_FLOOR_Y2);
  supportMode = load<i32>(words, PROBLEM_SUPPORT_MODE);
  supportNumerator = <i64>load<i32>(words, PROBLEM_SUPPORT_NUMERATOR);
  supportDenominator = <i64>load<i32>(words, PROBLEM_SUPPORT_DENOMINATOR);
  supportDepth = load<i32>(words, PROBLEM_SUPPORT_DEPTH);
  contactDepth = load<i32>(words, PROBLEM_CONTACT_DEPTH);
  groundReach = load<i32>(words, PROBLEM_GROUND_REACH);
  stageReach = load<i32>(words, PROBLEM_STAGE_REACH);
  rollsTouch = load<i32>(words, PROBLEM_ROLLS_TOUCH) != 0;
  problemSupport = supportMode;
  bottomToTop = load<i32>(words, PROBLEM_BOTTOM_TO_TOP) != 0;
  spacesMerged = load<i32>(words, PROBLEM_SPACES_MERGED) != 0;
  searchDepth = load<i32>(words, PROBLEM_SEARCH_DEPTH);
  stackingRule = load<i32>(words, PROBLEM_STACKING_RULE);
  groupsApart = load<i32>(words, PROBLEM_GROUPS_APART) != 0;
  maxUnits = load<i32>(words, PROBLEM_MAX_UNITS);
  maxTypes = load<i32>(words, PROBLEM_MAX_TYPES);
  stages = load<i32>(words, PROBLEM_STAGES);
  names = load<i32>(words, PROBLEM_NAMES);
  matrixBits = load<i32>(words, PROBLEM_MATRIX_BITS);
  zones = load<i32>(words, PROBLEM_ZONES);
  decks = load<i32>(words, PROBLEM_DECKS);
  countRowBytes = load<i32>(words, PROBLEM_COUNT_ROW_BYTES);
  maxWeight = load<f64>(words, PROBLEM_MAX_WEIGHT);
  maxPrice = load<f64>(words, PROBLEM_MAX_PRICE);
  maxVolume = load<f64>(words, PROBLEM_MAX_VOLUME);
  weightRatio = load<f64>(words, PROBLEM_WEIGHT_RATIO);
  stackNumerator = load<f64>(words, PROBLEM_STACK_NUMERATOR);
  stackDenominator = load<f64>(words, PROBLEM_STACK_DENOMINATOR);
  blockFill = load<f64>(words, PROBLEM_BLOCK_FILL);
  blockEffort = load<f64>(words, PROBLEM_BLOCK_EFFORT);
  deckWords = openCargoColumns(words + PROBLEM_COLUMNS_AT, cargoes);
  zoneLimits = deckWords + <usize>decks * DECK_BYTES;
  zoneWords = zoneLimits + <usize>zones * 8;
  matrixWords = zoneWords + <usize>zones * zoneBytes();
}

/**
 * The support that a fill asks for. Full support knows the tops of blocks only, each by itself: where cargo is kept a
 * base may lie across several, which partial support with a share of 1 finds.
 */
export function settleSupport(keeps: bool): void {
  supportMode = keeps && problemSupport == SUPPORT_FULL ? SUPPORT_PARTIAL : problemSupport;
}

/** Bytes of a zone: its words and a word for each cargo. */
export function zoneBytes(): usize {
  return ZONE_BYTES + 4 * <usize>cargoes;
}

/** Extent of the container along an axis: 0 length, 1 width, 2 height. */
export function extent(axis: i32): i32 {
  return axis == 0 ? length : axis == 1 ? width : height;
}

/** Pieces of a cargo. */
export function quantity(cargo: i32): i32 {
  return load<i32>(cargoQuantity + ((<usize>cargo) << 2));
}
