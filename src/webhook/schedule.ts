/** When a webhook that failed is tried again. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first failure, the second, ...: in all some 31 hours. */
const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR] as const;

/** @param failures at least 1; null: it is not tried again */
export function waitAfter(failures: number): number | null {
  return WAITS[failures - 1] ?? null;
}
