/** A stop before the one that comes off before it: the two change places, whatever rows they have. */
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { stopsOf, withStops } from '../../plan-request/stops.js';

/** @param stop as it is called; the first one stays */
export function withStopEarlier(draft: RequestDraft, stop: number, isOpposite: boolean): RequestDraft {
  const stops = stopsOf(draft, isOpposite);
  const before = Math.max(...stops.map((one) => (one !== null && one < stop ? one : 0)));
  if (before === 0) return draft;
  const swapped = stops.map((one) => (one === stop ? before : one === before ? stop : one));
  return withStops(draft, swapped, isOpposite);
}
