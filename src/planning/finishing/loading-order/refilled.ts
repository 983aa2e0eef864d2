/**
 * Loads out of which pieces were taken, as they stood against every order of loading, filled again under the order: the
 * pieces often find another place, or others of their cargo do.
 */
import type { LoadProblem } from '../../../domain/problem.js';
import type { Session } from '../../filling/session.js';
import type { Draft, DraftLoad } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { withAdded } from '../balance/add-cargo.js';
import { loadsInOrder } from './loads-in-order.js';

/**
 * @param effort work units for each load that lost pieces
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
  if (lost.size === 0) return draft;
  const left = [...draft.left];
  const loads = draft.loads.map((load) => {
    const pieces = lost.get(load);
    if (pieces === undefined) return load;
    const added = withAdded(session, lots, load, offeredTo(problem, lots, load, pieces, left), effort);
    for (const [cargo, count] of added?.pieces.entries() ?? []) left[cargo]! -= load.times * count;
    onTakenOut?.(sumOf(pieces), sumOf(added?.pieces ?? []));
    return added?.load ?? load;
  });
  return { loads, left };
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
