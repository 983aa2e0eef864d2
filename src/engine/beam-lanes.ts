/**
 * The beam in lanes (docs/engine.md, Lanes of a fill): each searches from the empty load by an evaluation of its own, and the better
 * load is taken. What lanes of half the effort find less, other evaluations find more.
 */
import { bestOf, type Parts } from './fill-parts.js';
import type { FillRequest, FillResult, FillTask } from './port.js';

/** Power of the share of surface that touches, in the evaluation of each lane. */
export const CONTACT_POWERS: readonly number[] = [3, 2];

/**
 * @param share part of the effort for all lanes together
 * @param after to what the fill comes later: others may begin it
 * @returns the better load, at the cost of all
 */
export function beamInLanes(parts: Parts, request: FillRequest, share: number, after: readonly FillTask[]): FillResult {
  const lanes = CONTACT_POWERS.map((_, lane): FillTask => ({ what: 'beam', lane }));
  request.ahead?.expect([...lanes.slice(1), ...after]);
  const found = parts.doAll(lanes, (share * request.effort) / lanes.length);
  const best = bestOf(found);
  return { ...parts.sum(best), load: best.load!, stopped: found.some(({ stopped }) => stopped) };
}
