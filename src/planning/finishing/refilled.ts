/**
 * Loads out of which pieces were taken, as they stood against every order of loading, filled again under the order: the
 * pieces often find another place, or others of their cargo do; or they are loaded first, and what lay there before
 * around them; or they go into other containers.
 */

import type { LoadProblem } from '../../domain/problem.js';
import { MOST_CONTAINERS } from '../bounds/capacity.js';
import { amountsOf } from '../fills/port.js';
import type { Session } from '../fills/session.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { PLAIN_VOLUME } from '../goals/piece-values.js';
import type { Lot } from '../lots/lot.js';
import { loadsSets } from '../lots/sets.js';
import { choicesOf } from '../search/container-orders.js';
import { planSequentially } from '../search/sequential.js';
import { addedNearer } from './added-nearer.js';
import type { FinishingMove } from './finishing-move.js';
import { loadsInOrder } from './loading-order/loads-in-order.js';
import { loadsAnew } from './vehicle/filled-anew.js';
import { legalLoads } from './vehicle/legal-loads.js';

/** A load that no move brings within the limits of its vehicle may cost so many steps of finishing: it is a search of its own. */
const STEPS_FOR_FILLING_ANEW = 4;

/** Containers of a plan that what is left is offered to. */
const MOST_EMPTIEST = 4;
/** Plans of what is left, each of which may lose pieces again. */
const MOST_REMAINDERS = 4;

export const puttingInOrder: FinishingMove = {
  name: 'an order of loading',
  serves: 'no goal: every load can be loaded',
  mayGain: () => true,
  apply: ({ session, lots, effort, onTakenOut }, draft) =>
    loadsInOrderFilled(session, lots, draft, effort.step, onTakenOut),
};

/**
 * @param effort work units for each load that lost pieces, and for the containers that are begun for them
 * @param onTakenOut told how many pieces a load lost, and how many of them came back
 */
export function loadsInOrderFilled(
  session: Session,
  lots: readonly Lot[],
  loose: Draft,
  effort: number,
  onTakenOut?: (pieces: number, refilled: number) => void,
): Draft {
  const { problem } = session;
  const lost = new Map<DraftLoad, readonly number[]>();
  const draft = loadsInOrder(problem, lots, loose, (load, pieces) => lost.set(load, pieces));
  if (lost.size === 0) return withinVehicles(session, lots, draft, effort);
  const left = [...draft.left];
  const loads = draft.loads.map((load) => {
    const pieces = lost.get(load);
    if (pieces === undefined) return load;
    const filled = filledAgain(session, lots, load, pieces, left, effort);
    const back = load.loaded.map((count, cargo) => filled.loaded[cargo]! - count);
    for (const [cargo, count] of back.entries()) left[cargo]! -= load.times * count;
    onTakenOut?.(sumOf(pieces), sumOf(back));
    return filled;
  });
  return withinVehicles(session, lots, elsewhere(session, lots, { loads, left }, sumOf(loose.left), effort), effort);
}

/** What the limits of a vehicle keep out of it goes into others. */
function withinVehicles(session: Session, lots: readonly Lot[], draft: Draft, effort: number): Draft {
  const { problem } = session;
  const anew = loadsAnew(session, STEPS_FOR_FILLING_ANEW * effort);
  const within = (one: Draft) => legalLoads(problem, lots, one, anew);
  const legal = within(draft);
  return legal === draft ? draft : elsewhere(session, lots, legal, sumOf(draft.left), effort, within);
}

function filledAgain(
  session: Session,
  lots: readonly Lot[],
  load: DraftLoad,
  lost: readonly number[],
  left: readonly number[],
  effort: number,
): DraftLoad {
  const filled =
    addedNearer(session, lots, load, offeredTo(session.problem, lots, load, lost, left), effort)?.load ?? load;
  const isBack = lost.every((count, cargo) => filled.loaded[cargo]! >= load.loaded[cargo]! + count);
  return isBack ? filled : (lostFirst(session, load, lost, effort) ?? filled);
}

/** What was lost in the first places, all else around it; null when not every piece finds one. */
function lostFirst(session: Session, load: DraftLoad, lost: readonly number[], effort: number): DraftLoad | null {
  const empty: DraftLoad = { ...load, arrangements: [], loaded: load.loaded.map(() => 0) };
  const first = addedNearer(session, [], empty, lost, effort);
  if (first === null || first.pieces.some((count, cargo) => count !== lost[cargo])) return null;
  const whole = addedNearer(session, [], first.load, load.loaded, effort);
  return whole?.pieces.every((count, cargo) => count === load.loaded[cargo]) ? whole.load : null;
}

/**
 * What is left goes into the other containers of the plan, then into more of them. @param before pieces that the plan left
 * when it was in no order: of those no place is known
 * @param within the limits of vehicles what is within them; absent: they ask nothing
 */
function elsewhere(
  session: Session,
  lots: readonly Lot[],
  draft: Draft,
  before: number,
  effort: number,
  within?: (one: Draft) => Draft,
): Draft {
  const { problem, meter } = session;
  if (loadsSets(problem)) return draft;
  let best = sumOf(draft.left) > before ? inUse(session, lots, draft, effort, within) : draft;
  /** Types into which nothing came that may stay there. */
  const shut = new Set<number>();
  for (let tried = 0; tried < MOST_REMAINDERS && !meter.stopped && sumOf(best.left) > before; tried++) {
    const begun = continued(session, lots, best, effort, shut);
    const ordered = loadsInOrder(problem, lots, begun);
    const longer = within?.(ordered) ?? ordered;
    if (sumOf(longer.left) < sumOf(best.left)) {
      best = longer;
      continue;
    }
    const types = begun.loads.slice(best.loads.length).map(({ container }) => container);
    if (within === undefined || types.length === 0) break;
    for (const type of types) shut.add(type);
  }
  return best;
}

/** What is left, beside what lies in the emptiest containers of the plan. */
function inUse(
  session: Session,
  lots: readonly Lot[],
  draft: Draft,
  effort: number,
  within?: (one: Draft) => Draft,
): Draft {
  const { problem } = session;
  // A load by itself has been filled again.
  if (lots.length > 0 || draft.loads.length < 2) return draft;
  const volumeOf = ({ loaded }: DraftLoad) => amountsOf(problem, loaded).volume;
  const single = [...draft.loads.keys()].filter((place) => draft.loads[place]!.times === 1);
  const emptiest = single.sort((a, b) => volumeOf(draft.loads[a]!) - volumeOf(draft.loads[b]!)).slice(0, MOST_EMPTIEST);
  const loads = [...draft.loads];
  const left = [...draft.left];
  for (const place of emptiest) {
    const load = loads[place]!;
    const more = addedNearer(session, lots, load, left, effort)?.load;
    if (more === undefined) continue;
    for (const [cargo, count] of more.loaded.entries()) left[cargo]! -= count - load.loaded[cargo]!;
    loads[place] = more;
  }
  const ordered = loadsInOrder(problem, lots, { loads, left });
  const fuller = within?.(ordered) ?? ordered;
  return sumOf(fuller.left) < sumOf(draft.left) ? fuller : draft;
}

/** By the first way to choose containers that begins with one of the types in use, or with none. */
function continued(
  session: Session,
  lots: readonly Lot[],
  draft: Draft,
  effort: number,
  shut: ReadonlySet<number>,
): Draft {
  const { problem } = session;
  const used = new Set(draft.loads.map(({ container }) => container));
  const choice = choicesOf(problem).find(({ types }) => [...used].every((type) => types.includes(type)));
  const types = choice?.types.filter((type) => !shut.has(type)) ?? [];
  if (choice === undefined || types.length === 0) return draft;
  return planSequentially(session, lots, { ...choice, types }, PLAIN_VOLUME, effort, MOST_CONTAINERS, draft);
}

/**
 * Of the cargo that the load lost, what is left of it: cargo that lay there may lie there again, whatever the rules say of
 * the other containers. Of equal loads each gets the same, so that none gets a part of what goes together.
 */
function offeredTo(
  { cargoes }: LoadProblem,
  lots: readonly Lot[],
  { times }: DraftLoad,
  lost: readonly number[],
  left: readonly number[],
): number[] {
  const isOfLot = (cargo: number) => lots.some(({ places }) => places.includes(cargo));
  return cargoes.map((_, cargo) => {
    if (lost[cargo] === 0 || (times > 1 && isOfLot(cargo))) return 0;
    return Math.floor(left[cargo]! / times);
  });
}

function sumOf(pieces: readonly number[]): number {
  return pieces.reduce((sum, count) => sum + count, 0);
}
