/**
 * What is added to a load, as near to its inmost end as it goes: the search fills a room from all its corners, so that what
 * does not fill it may stand at the door, behind a hole. The same pieces are added again in rooms cut shorter, halving the
 * interval between where they reached and what they must.
 */
import { reachOf } from '../../domain/tidiness.js';
import type { Session } from '../fills/session.js';
import type { DraftLoad } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';
import { type Added, withAdded } from './balance/add-cargo.js';
import { leastReach } from './shorten.js';

/** Rooms tried, and what each may cost of what the first fill may. */
const ROOMS_TRIED = 6;
const SHARE_OF_ROOM = 0.25;

/** As `withAdded`, in the shortest room in which as much is added. */
export function addedNearer(
  session: Session,
  lots: readonly Lot[],
  load: DraftLoad,
  offered: readonly number[],
  effort: number,
): Added | null {
  const found = withAdded(session, lots, load, offered, effort);
  return found === null ? null : inShorterRooms(session, load, found, effort);
}

/** @param load before it was added */
export function inShorterRooms(session: Session, load: DraftLoad, found: Added, effort: number): Added {
  const { problem, meter } = session;
  let best = found;
  let tooShort = Math.max(reachOf(problem, load.arrangements), leastReach(problem, found.load)) - 1;
  for (let room = 0; room < ROOMS_TRIED && !meter.stopped; room++) {
    const tried = Math.floor((tooShort + reachOf(problem, best.load.arrangements)) / 2);
    if (tried <= tooShort) break;
    const added = withAdded(session, [], load, found.pieces, SHARE_OF_ROOM * effort, tried);
    if (added?.pieces.every((count, cargo) => count === found.pieces[cargo])) best = added;
    else tooShort = tried;
  }
  return best;
}
