/**
 * The shortest last load (docs/rules.md, What best means): its pieces are loaded again into a room that is cut
 * shorter (layer on layer: lower), halving the interval between what they filled and what their volume needs.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { fillsLayers, reachOf } from '../../domain/tidiness.js';
import type { RoomPart } from '../fills/ahead.js';
import type { Pausing } from '../fills/pausing.js';
import type { Session } from '../fills/session.js';
import { compactness } from '../goals/compactness.js';
import { compare, Score, SOFT_GOALS } from '../goals/compare.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import type { FinishingMove } from './finishing-move.js';

/** Rooms tried; the interval is then a 64th of what it was. A room that takes everything costs little of its share. */
const ROOMS_TRIED = 6;
const SHARE_OF_ROOM = 0.25;

export const shortening: FinishingMove = {
  name: 'a shorter last load',
  serves: compactness.id,
  // What stays behind found no room: there is none to be cut off.
  mayGain: (_, { loads, left }) => loads.at(-1)?.times === 1 && left.every((count) => count === 0),
  apply: ({ session, toBeat, effort }, draft) => compactLastLoad(session, draft, toBeat, effort.shortening),
};

/**
 * @param effort work units for all rooms together, preparing their searches aside, as a short request would get no
 *   room tried for it; in a large load one room may take more, and is the only one then
 * @param toBeat another plan of the same worth: no room is tried that would leave the load longer than its last one
 */
function* compactLastLoad(session: Session, draft: Draft, toBeat: Draft | null, effort: number): Pausing<Draft> {
  const last = draft.loads.at(-1)!;
  const { problem, meter } = session;
  let best = last;
  let shortest = leastReach(problem, last);
  const enough = toBeat === null ? Number.POSITIVE_INFINITY : reachOf(problem, toBeat.loads.at(-1)?.arrangements ?? []);
  const until = meter.searched + effort;
  const partOf = (reach: number): RoomPart => {
    const { container, loaded: pieces } = last;
    return { what: 'room', container, reach, pieces, effort: SHARE_OF_ROOM * effort, isTidy: false };
  };
  for (let room = 0; room < ROOMS_TRIED && meter.searched < until && !meter.stopped; room++) {
    const reach = reachOf(problem, best.arrangements);
    const tried = Math.floor((shortest + reach) / 2);
    if (tried <= 0 || tried >= reach || shortest >= enough) break;
    const part = partOf(tried);
    const interval = { shortest, reach };
    const arrangements = yield* session.doing(
      part,
      () => session.loadIntoRoom(part),
      () => roomsAfterNext(session, partOf, interval, ROOMS_TRIED - room),
    );
    const shorter = arrangements && { ...last, arrangements };
    if (shorter !== null && isAsSoft(problem, shorter, best)) best = shorter;
    else shortest = tried;
  }
  return { ...draft, loads: [...draft.loads.slice(0, -1), best] };
}

/**
 * The rooms to which the search comes after the next one, as far as nobody has tried them: whatever is not known yet takes not
 * all of the load.
 * @param most rooms to which it comes, the next one among them
 */
function roomsAfterNext(
  session: Session,
  partOf: (reach: number) => RoomPart,
  interval: { readonly shortest: number; readonly reach: number },
  most: number,
): RoomPart[] {
  const parts: RoomPart[] = [];
  let { shortest, reach } = interval;
  for (let room = 0; room < most && parts.length < session.others; room++) {
    const tried = Math.floor((shortest + reach) / 2);
    if (tried === shortest) break;
    const part = partOf(tried);
    const known = session.knownInRoom(part);
    if (known === undefined && room > 0) parts.push(part);
    if (known) reach = reachOf(session.problem, known);
    else shortest = tried;
  }
  return parts;
}

/** The soft rules count before a short load. */
function isAsSoft(problem: LoadProblem, shorter: DraftLoad, best: DraftLoad): boolean {
  const [a, b] = [shorter, best].map((load) => new Score(problem, { loads: [load], left: [] }));
  return compare(a!, b!, SOFT_GOALS) <= 0;
}

/** What the volume alone needs. */
export function leastReach(problem: LoadProblem, load: DraftLoad): number {
  const { size } = problem.containers[load.container]!;
  const volume = load.loaded.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  return Math.floor(volume / (size.width * (fillsLayers(problem) ? size.length : size.height)));
}
