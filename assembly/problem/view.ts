/** Read-only view of the input words (src/engine/layout.ts draws them); opened once by prepare(). */
import {
  ABI_VERSION,
  FAILURE_PROBLEM,
  MAGIC,
  openCargoColumns,
  PROBLEM_BLOCK_EFFORT,
  PROBLEM_BOTTOM_TO_TOP,
  PROBLEM_CARGOES,
  PROBLEM_COLUMNS_AT,
  PROBLEM_HEIGHT,
  PROBLEM_LENGTH,
  PROBLEM_MAGIC,
  PROBLEM_MAX_VOLUME,
  PROBLEM_MAX_WEIGHT,
  PROBLEM_SUPPORT_DENOMINATOR,
  PROBLEM_SUPPORT_MODE,
  PROBLEM_SUPPORT_NUMERATOR,
  PROBLEM_VERSION,
  PROBLEM_WEIGHT_LIMITED,
  PROBLEM_WIDTH,
} from '../abi/layout';
import { fail } from '../memory/arena';

/** Number of cargoes. */
export let cargoes: i32 = 0;
/** Space for cargo, scaled units. */
export let length: i32 = 0;
export let width: i32 = 0;
export let height: i32 = 0;
/** One of the SUPPORT codes. */
export let supportMode: i32 = 0;
/** The share of a base that must be carried, numerator / denominator. */
export let supportNumerator: i64 = 0;
export let supportDenominator: i64 = 1;
export let bottomToTop: bool = false;
export let weightLimited: bool = false;
export let maxWeight: f64 = 0;
/** Largest volume that may be loaded. */
export let maxVolume: f64 = 0;
/** Work units that block generation may spend. */
export let blockEffort: f64 = 0;

export function open(words: usize): void {
  if (load<i32>(words, PROBLEM_MAGIC) != MAGIC || load<i32>(words, PROBLEM_VERSION) != ABI_VERSION) {
    fail(FAILURE_PROBLEM);
  }
  cargoes = load<i32>(words, PROBLEM_CARGOES);
  length = load<i32>(words, PROBLEM_LENGTH);
  width = load<i32>(words, PROBLEM_WIDTH);
  height = load<i32>(words, PROBLEM_HEIGHT);
  supportMode = load<i32>(words, PROBLEM_SUPPORT_MODE);
  supportNumerator = <i64>load<i32>(words, PROBLEM_SUPPORT_NUMERATOR);
  supportDenominator = <i64>load<i32>(words, PROBLEM_SUPPORT_DENOMINATOR);
  bottomToTop = load<i32>(words, PROBLEM_BOTTOM_TO_TOP) != 0;
  weightLimited = load<i32>(words, PROBLEM_WEIGHT_LIMITED) != 0;
  maxWeight = load<f64>(words, PROBLEM_MAX_WEIGHT);
  maxVolume = load<f64>(words, PROBLEM_MAX_VOLUME);
  blockEffort = load<f64>(words, PROBLEM_BLOCK_EFFORT);
  openCargoColumns(words + PROBLEM_COLUMNS_AT, cargoes);
}

/** Extent of the container along an axis: 0 length, 1 width, 2 height. */
export function extent(axis: i32): i32 {
  return axis == 0 ? length : axis == 1 ? width : height;
}
