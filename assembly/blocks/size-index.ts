/**
 * The distinct sizes that occur along an axis, sorted, and for every size how many of them are at most that.
 *
 *   index | number i32 | sorted sizes, pointer i32 | look-up u16[extent + 1], pointer i32 or 0 | 12 bytes
 */
import { allocate, allocateZeroed } from '../memory/arena';

/** Extents up to this are looked up, larger ones searched. */
const LOOK_UP: i32 = 1 << 16;

/**
 * @param sizes i32 values of 0 to `most`, at least one word longer than `n`; sorted in place and kept
 * @param most the largest size ever asked about
 */
export function newSizeIndex(sizes: usize, n: i32, most: i32): usize {
  const index = allocate(12);
  store<i32>(index, <i32>sizes, 4);
  if (most < LOOK_UP) {
    const table = allocateZeroed((<usize>most + 1) << 1);
    store<i32>(index, sortByLookUp(sizes, n, table, most));
    store<i32>(index, <i32>table, 8);
  } else {
    store<i32>(index, sortDistinct(sizes, n));
    store<i32>(index, 0, 8);
  }
  return index;
}

/** Sorts, drops repeats and fills the look-up, by marking in it the sizes that occur; returns how many remain. */
function sortByLookUp(sizes: usize, n: i32, table: usize, most: i32): i32 {
  for (let i = 0; i < n; i++) store<u16>(table + ((<usize>load<i32>(sizes + ((<usize>i) << 2))) << 1), 1);
  let kept = 0;
  for (let size = 0; size <= most; size++) {
    const at = table + ((<usize>size) << 1);
    if (load<u16>(at) != 0) {
      store<i32>(sizes + ((<usize>kept) << 2), size);
      kept++;
    }
    store<u16>(at, <u16>min(kept, 0xffff));
  }
  return kept;
}

export function sizeCount(index: usize): i32 {
  return load<i32>(index);
}

/** How many of the distinct sizes are at most `size`, which may be below 0: less than a space of one unit leaves. */
export function sizesAtMost(index: usize, size: i32): i32 {
  if (size < 0) return 0;
  const table = <usize>load<i32>(index, 8);
  if (table != 0) return <i32>load<u16>(table + ((<usize>size) << 1));
  const sizes = <usize>load<i32>(index, 4);
  let low = 0;
  let high = load<i32>(index);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<i32>(sizes + ((<usize>middle) << 2)) <= size) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts i32 and drops repeats; returns how many remain. Heap sort: in place, no worst case. */
function sortDistinct(values: usize, n: i32): i32 {
  for (let root = (n >> 1) - 1; root >= 0; root--) sink(values, root, n);
  for (let end = n - 1; end > 0; end--) {
    const largest = load<i32>(values);
    store<i32>(values, load<i32>(values + ((<usize>end) << 2)));
    store<i32>(values + ((<usize>end) << 2), largest);
    sink(values, 0, end);
  }
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const value = load<i32>(values + ((<usize>i) << 2));
    if (kept == 0 || load<i32>(values + ((<usize>(kept - 1)) << 2)) != value) {
      store<i32>(values + ((<usize>kept) << 2), value);
      kept++;
    }
  }
  return kept;
}

function sink(values: usize, start: i32, n: i32): void {
  let root = start;
  const moved = load<i32>(values + ((<usize>root) << 2));
  while (true) {
    let child = (root << 1) + 1;
    if (child >= n) break;
    if (child + 1 < n && load<i32>(values + ((<usize>(child + 1)) << 2)) > load<i32>(values + ((<usize>child) << 2)))
      child++;
    if (load<i32>(values + ((<usize>child) << 2)) <= moved) break;
    store<i32>(values + ((<usize>root) << 2), load<i32>(values + ((<usize>child) << 2)));
    root = child;
  }
  store<i32>(values + ((<usize>root) << 2), moved);
}
