/** Lengths along one side of a deck that whole pieces can reach: all that a pattern of them needs to be cut at. */

/**
 * So many lengths are kept at most: 96 of them cost a pattern some 10 ms. More are reachable only where some hundred
 * pieces lie in a layer, and there a few lengths less cost none of them.
 */
const MOST_LENGTHS = 96;

/** @returns rising, 0 first: sums of `a` and `b` that are no longer than `most` */
export function reachableLengths(a: number, b: number, most: number): number[] {
  const lengths = new Set<number>();
  for (let ofA = 0; ofA * a <= most; ofA++) {
    for (let ofB = 0; ofA * a + ofB * b <= most; ofB++) lengths.add(ofA * a + ofB * b);
  }
  const rising = [...lengths].sort((one, other) => one - other);
  return rising.length <= MOST_LENGTHS ? rising : thinned(rising, a, b);
}

/** The rows of one kind, what they leave of the whole, and of the others evenly so many. */
function thinned(rising: readonly number[], a: number, b: number): number[] {
  const whole = rising.at(-1)!;
  const isRow = (length: number) => length % a === 0 || length % b === 0;
  const kept = new Set(rising.filter((length) => isRow(length) || isRow(whole - length)));
  const others = rising.filter((length) => !kept.has(length));
  const every = Math.max(1, Math.ceil(others.length / Math.max(1, MOST_LENGTHS - kept.size)));
  return rising.filter((length) => kept.has(length) || others.indexOf(length) % every === 0);
}

/** For every place in `lengths` and what it leaves of another: the place of the longest that is left. */
export function placesLeft(lengths: readonly number[]): Int32Array {
  const n = lengths.length;
  const left = new Int32Array(n * n);
  for (let whole = 0; whole < n; whole++) {
    let place = whole;
    for (let part = 0; part <= whole; part++) {
      while (lengths[place]! > lengths[whole]! - lengths[part]!) place--;
      left[whole * n + part] = place;
    }
  }
  return left;
}
