/** Merge sort. */

/**
 * Bottom-up, stable, falling by score; n log n, whatever the order before.
 * @param items i32, each the place of its score @param spare as large @param scores f64
 */
export function sortFalling(items: usize, spare: usize, scores: usize, n: i32): void {
  let from = items;
  let to = spare;
  for (let run = 1; run < n; run <<= 1) {
    for (let low = 0; low < n; low += run << 1) {
      const middle = min(low + run, n);
      const high = min(low + (run << 1), n);
      let a = low;
      let b = middle;
      for (let k = low; k < high; k++) {
        const takeA = a < middle && (b >= high || scoreAt(scores, from, a) >= scoreAt(scores, from, b));
        store<i32>(to + ((<usize>k) << 2), load<i32>(from + ((<usize>(takeA ? a++ : b++)) << 2)));
      }
    }
    const swap = from;
    from = to;
    to = swap;
  }
  if (from != items) memory.copy(items, from, (<usize>n) << 2);
}

function scoreAt(scores: usize, items: usize, index: i32): f64 {
  return load<f64>(scores + ((<usize>load<i32>(items + ((<usize>index) << 2))) << 3));
}

/** Elementary steps of sorting so many. */
export function stepsOfSort(n: i32): i32 {
  return n * (32 - clz(n));
}
