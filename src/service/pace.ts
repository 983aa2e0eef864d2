/** When to try again where all places are taken: it follows the work that waits, and how fast it is done. */

/** Whoever was refused comes back when this share of what waits will be done: places are free by then. */
const SHARE = 0.1;
/** When nothing is known of the pace yet. */
const UNKNOWN_SECONDS = 5;
const MOST_SECONDS = 600;

/**
 * @param secondsOfAll until all that waits is done; null: it is not known
 * @returns whole seconds, for `Retry-After`
 */
export function secondsUntilPlace(secondsOfAll: number | null): number {
  const seconds = secondsOfAll === null ? UNKNOWN_SECONDS : SHARE * secondsOfAll;
  return Math.min(MOST_SECONDS, Math.max(1, Math.ceil(seconds)));
}

/**
 * @param secondsOfOne how long what is there stays in the mean; null: it is not known
 * @returns whole seconds, for `Retry-After`
 */
export function secondsUntilGone(secondsOfOne: number | null): number {
  return Math.min(MOST_SECONDS, Math.max(1, Math.ceil(secondsOfOne ?? UNKNOWN_SECONDS)));
}

/** How many a second ended, of the last ones; null: too few. @param ends instants in milliseconds, newest first */
export function paceOf(ends: readonly number[]): number | null {
  const [newest, oldest] = [ends[0], ends.at(-1)];
  if (newest === undefined || oldest === undefined || newest <= oldest) return null;
  return (1000 * (ends.length - 1)) / (newest - oldest);
}
