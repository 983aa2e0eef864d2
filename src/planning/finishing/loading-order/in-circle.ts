/** Which of those that can never come wait for each other, and not only for others of them. */

/**
 * The largest set of which each has one before and one after itself in it: circles, and what lies between two of them. What
 * has none is taken out, one after the other, each arc looked at once (as Kahn 1962, from both ends).
 * @param stuck places of elements
 * @param after by element: those that come after it
 * @returns in the order of `stuck`; all of them where there is no circle
 */
export function inCircle(stuck: readonly number[], after: readonly (readonly number[])[]): readonly number[] {
  const isIn = new Set(stuck);
  const next = new Map(stuck.map((one) => [one, after[one]!.filter((other) => isIn.has(other))]));
  const previous = new Map<number, number[]>(stuck.map((one) => [one, []]));
  for (const [one, ones] of next) for (const other of ones) previous.get(other)!.push(one);
  const nextLeft = new Map(stuck.map((one) => [one, next.get(one)!.length]));
  const previousLeft = new Map(stuck.map((one) => [one, previous.get(one)!.length]));
  const ends = stuck.filter((one) => nextLeft.get(one) === 0 || previousLeft.get(one) === 0);
  const takeFrom = (left: Map<number, number>, others: readonly number[]) => {
    for (const other of others) {
      left.set(other, left.get(other)! - 1);
      if (left.get(other) === 0 && isIn.has(other)) ends.push(other);
    }
  };
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    // It may be the last one on both sides, and has come twice then.
    if (!isIn.delete(end)) continue;
    takeFrom(previousLeft, next.get(end)!);
    takeFrom(nextLeft, previous.get(end)!);
  }
  return isIn.size === 0 ? stuck : stuck.filter((one) => isIn.has(one));
}
