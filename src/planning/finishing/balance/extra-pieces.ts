/**
 * isBalanceFillWithAdditionalAmountofExstingCargoes: what is left of the containers is filled with more pieces of cargo
 * that is loaded already, beyond the quantities of the request. Cargo of which some stays behind gets none.
 */
import type { CargoCount, LoadProblem } from '../../../domain/problem.js';
import { volumeCapacity, weightCapacity } from '../../bounds/capacity.js';
import type { Session } from '../../fills/session.js';
import type { Draft, DraftLoad } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { withAdded } from './add-cargo.js';
import { changedLoads } from './which-loads.js';

/** Pieces of one cargo that one container gets beyond the order. */
const MOST_PIECES = 5000;

/** Pieces that all containers get together, well below what a plan may hold. */
const MOST_IN_ALL = 200_000;

/** @param effort work units for all containers together */
export function withExtraPieces(session: Session, lots: readonly Lot[], draft: Draft, effort: number): Draft {
  const { problem } = session;
  if (problem.rules.isExtraCargoAllowed !== true) return draft;
  const more = moreOf(problem, draft);
  let allowed = MOST_IN_ALL;
  return changedLoads(problem, draft, (load) => {
    const offered = mayBeAdded(problem, lots, load, more);
    const added = withAdded(session, [], load, offered, effort / draft.loads.length);
    if (added === null) return load;
    const extra = added.pieces.flatMap((quantity, cargo): CargoCount[] => (quantity > 0 ? [{ cargo, quantity }] : []));
    allowed -= load.times * extra.reduce((sum, { quantity }) => sum + quantity, 0);
    if (allowed < 0) return load;
    for (const { cargo, quantity } of extra) more[cargo]! -= load.times * quantity;
    return { ...added.load, extra };
  });
}

/** Pieces beyond the order that there may be of each cargo: none of what is not loaded whole, on pallets too. */
function moreOf({ cargoes }: LoadProblem, { left }: Draft): number[] {
  const opened = (place: number) => cargoes[place]!.contents?.map(({ cargo }) => cargo) ?? [place];
  const behind = new Set(left.flatMap((count, place) => (count > 0 ? opened(place) : [])));
  return cargoes.map(({ quantity, mostExtra = MOST_IN_ALL }, place) =>
    quantity > 0 && !opened(place).some((cargo) => behind.has(cargo)) ? mostExtra : 0,
  );
}

/** Pieces of each cargo for which there may be room. What goes together gets more only where it is. */
function mayBeAdded(
  problem: LoadProblem,
  lots: readonly Lot[],
  { container, loaded, times }: DraftLoad,
  more: readonly number[],
): number[] {
  const { cargoes, containers } = problem;
  const type = containers[container]!;
  const sum = (side: 'volume' | 'weight') =>
    loaded.reduce((all, count, cargo) => all + count * cargoes[cargo]![side], 0);
  const volume = volumeCapacity(type, problem) - sum('volume');
  // A hair more: three of 0.1 kg weigh more than 0.3 in floating point. The search decides.
  const weight = weightCapacity(type, problem) * (1 + 1e-9) - sum('weight');
  const isElsewhere = (cargo: number) => lots.some(({ places }) => places.includes(cargo)) && loaded[cargo] === 0;
  return cargoes.map((cargo, place) => {
    if (isElsewhere(place)) return 0;
    const byWeight = cargo.weight > 0 ? weight / cargo.weight : MOST_PIECES;
    return Math.max(0, Math.floor(Math.min(volume / cargo.volume, byWeight, MOST_PIECES, more[place]! / times)));
  });
}
