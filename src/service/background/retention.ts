/** How long ended jobs and their deliveries are kept. */

const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** @param endedAt ISO instant */
export function expiryOf(endedAt: string): string {
  return new Date(Date.parse(endedAt) + KEPT_MILLISECONDS).toISOString();
}
