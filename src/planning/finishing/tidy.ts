/**
 * Loads that people can load: with the effort that is left each is filled once more with the same pieces, by a search that
 * counts clusters and spaces (docs/engine.md, Tidy loads); the last one in a room that is little longer than it is.
 */

import { usableVolume } from '../../domain/grounds.js';
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { clustersIn, reachOf } from '../../domain/tidiness.js';
import type { RoomPart } from '../fills/ahead.js';
import type { Pausing } from '../fills/pausing.js';
import type { Session } from '../fills/session.js';
import { compare, Score, SOFT_GOALS } from '../goals/compare.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { reachAllowed, TIDINESS } from '../goals/tidiness.js';
import type { FinishingMove } from './finishing-move.js';
import { heavierBelow } from './heavier-below.js';
import { beyondReach } from './loading-order/beyond.js';
import { merged } from './merge.js';
import { goalsOfLoads } from './of-finished.js';

/** Different loads that are tidied; the last one counts most, and gets half of the effort. */
const MOST_LOADS = 8;
const SHARE_OF_LAST = 0.5;

/** A fuller container leaves no choice. */
const MOST_FILLED = 0.9;

/** Beyond, a completion takes longer than the effort has room for. */
const MOST_SPACES = 150;

/** Effort for each space that there is: more of it brings little. */
const EFFORT_OF_SPACE = 2e7;

/** Shorter searches find nothing. */
const LEAST_EFFORT = 2e6;

/** Whether pieces are beyond reach is asked of whole plans, and of what is no tidier: of every load it would cost too much. */
const ANYWHERE = () => 0;

export const tidying: FinishingMove = {
  name: 'tidy loads',
  serves: TIDINESS,
  mayGain: () => true,
  apply: ({ session, effort }, draft) => tidied(session, draft, effort.tidying),
};

/** @param effort work units for all loads together */
function* tidied(session: Session, draft: Draft, effort: number): Pausing<Draft> {
  const { problem, meter } = session;
  const together = { ...draft, loads: draft.loads.map((load) => mergedLoad(problem, load)) };
  const last = together.loads.length - 1;
  const others = Math.min(last, MOST_LOADS - 1);
  const ofLast = others === 0 ? effort : SHARE_OF_LAST * effort;
  const parts = together.loads.map((load, place) => {
    const isLast = place === last;
    if (!isLast && place >= others) return null;
    return partOf(problem, load, isLast && load.times === 1, isLast ? ofLast : (effort - ofLast) / others);
  });
  // The last one takes longest.
  session.expect(parts.filter((part) => part !== null).reverse());
  const loads: DraftLoad[] = [];
  for (const [place, load] of together.loads.entries()) {
    const part = parts[place]!;
    const again = part === null || meter.stopped ? null : yield* session.doing(part, () => session.loadIntoRoom(part));
    loads.push(again === null ? load : tidierOf(problem, load, again, place === last && load.times === 1));
  }
  const isBetter = (one: DraftLoad, other: DraftLoad) => isTidier(problem, one, other, Number.POSITIVE_INFINITY);
  return session.meter.stopped ? { ...together, loads } : heavierBelow(problem, { ...together, loads }, isBetter);
}

function mergedLoad(problem: LoadProblem, load: DraftLoad): DraftLoad {
  const arrangements = merged(problem, load.arrangements);
  return arrangements === load.arrangements ? load : { ...load, arrangements };
}

/** Null: there is nothing to gain. @param isShort it must not get much longer */
function partOf(problem: LoadProblem, load: DraftLoad, isShort: boolean, allowed: number): RoomPart | null {
  const { container, arrangements, loaded: pieces } = load;
  const effort = Math.min(allowed, EFFORT_OF_SPACE * arrangements.length);
  if (effort < LEAST_EFFORT || !mayBeTidier(problem, load)) return null;
  const reach = isShort ? reachAllowed(problem, reachOf(problem, arrangements)) : Number.POSITIVE_INFINITY;
  return { what: 'room', container, reach: Number.isFinite(reach) ? reach : null, pieces, effort, isTidy: true };
}

function tidierOf(problem: LoadProblem, load: DraftLoad, again: readonly Arrangement[], isShort: boolean): DraftLoad {
  const tidier = { ...load, arrangements: merged(problem, again) };
  const shortest = isShort ? reachOf(problem, load.arrangements) : Number.POSITIVE_INFINITY;
  return isTidier(problem, tidier, load, shortest) || isNearer(problem, tidier, load) ? tidier : load;
}

/** @param shortest how short the load can be; infinite where its length does not matter */
function isTidier(problem: LoadProblem, one: DraftLoad, other: DraftLoad, shortest: number): boolean {
  const scoreOf = (load: DraftLoad) => new Score(problem, { loads: [load], left: [] });
  return compare(scoreOf(one), scoreOf(other), goalsOfLoads(shortest, ANYWHERE)) < 0;
}

/** Asked of what is no tidier, in a room that makes it no longer than allowed. */
function isNearer(problem: LoadProblem, one: DraftLoad, other: DraftLoad): boolean {
  const scoreOf = (load: DraftLoad) => new Score(problem, { loads: [load], left: [] });
  if (compare(scoreOf(one), scoreOf(other), SOFT_GOALS) > 0) return false;
  const beyond = ({ container, arrangements }: DraftLoad) => beyondReach(problem, container, arrangements);
  return beyond(one) < beyond(other);
}

/** Less than one space for each cargo there cannot be. */
function mayBeTidier(problem: LoadProblem, { container, arrangements, loaded }: DraftLoad): boolean {
  const cargoes = loaded.filter((count) => count > 0).length;
  if (arrangements.length <= cargoes && clustersIn(problem, arrangements) <= cargoes) return false;
  if (arrangements.length > MOST_SPACES || arrangements.some(({ isKept }) => isKept === true)) return false;
  const volume = loaded.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  return volume <= MOST_FILLED * usableVolume(problem.containers[container]!);
}
