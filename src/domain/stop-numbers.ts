/**
 * What people call a stop. The cargo of what comes off last is loaded first, so it has the lowest sequence: of the stops that
 * a request numbers, the last one has 1. An account that loads higher sequences first has the numbers themselves.
 */

/** The sequence of the cargo of a stop, and the stop of a sequence: one formula reads both ways. */
export function sequenceOfStop(stop: number, lastStop: number, isReversed: boolean): number {
  return isReversed ? stop : lastStop + 1 - stop;
}

/** No tour has more; the number of a stop is no larger. */
export const MOST_STOPS = 999;
