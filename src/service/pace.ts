/** When to try again where all places are taken: it follows the work that waits, and how fast it is done. */
import { ServiceFailure } from './failures.js';

/** Whoever was refused comes back when this share of what waits will be done: places are free by then. */
const SHARE = 0.1;
const MOST_SECONDS = 600;

/**
 * @param secondsOfAll until all that waits is done
 * @returns whole seconds, for `Retry-After`
 */
export function secondsUntilPlace(secondsOfAll: number): number {
  return secondsUntilGone(SHARE * secondsOfAll);
}

/**
 * @param secondsOfOne how long what is there stays in the mean
 * @returns whole seconds, for `Retry-After`
 */
export function secondsUntilGone(secondsOfOne: number): number {
  return Math.min(MOST_SECONDS, Math.max(1, Math.ceil(secondsOfOne)));
}

/**
 * @param sentence what is full
 * @param secondsOfAll until all that waits is done
 */
export function queueFull(sentence: string, secondsOfAll: number): ServiceFailure {
  const wait = secondsUntilPlace(secondsOfAll);
  return new ServiceFailure('QueueFull', `${sentence} Try again in ${wait} s.`, undefined, wait);
}

/** When something ran; milliseconds since 1970. */
export interface Span {
  readonly begun: number;
  readonly ended: number;
}

/** Seconds that each took of the time in which any of them ran: what stood still between them counts for none. */
export function secondsOfEach(spans: readonly Span[]): number | null {
  if (spans.length === 0) return null;
  let busy = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { begun, ended } of [...spans].sort((a, b) => a.begun - b.begun)) {
    busy += Math.max(0, ended - Math.max(begun, until));
    until = Math.max(until, ended);
  }
  return busy / 1000 / spans.length;
}
