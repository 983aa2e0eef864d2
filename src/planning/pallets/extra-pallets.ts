/**
 * What may be loaded beyond a palletized order: loose cargo, and whole pallets of one cargo as long as there are empty
 * ones. Of cargo of which some fills no pallet there is nothing more: not all of it is loaded.
 */
import type { FinishedPallet } from '../../domain/plan.js';
import type { Cargo, CargoCount, LoadProblem } from '../../domain/problem.js';
import { MOST_CONTAINERS, stockOf } from '../bounds/capacity.js';

/**
 * @param cargoes of the vehicles: those of the order, then the pallets
 * @returns the same, those of which there may be no more marked
 */
export function withExtraLimited(
  problem: LoadProblem,
  cargoes: readonly Cargo[],
  { pallets, left }: { readonly pallets: readonly FinishedPallet[]; readonly left: readonly CargoCount[] },
): readonly Cargo[] {
  if (problem.rules.isExtraCargoAllowed !== true) return cargoes;
  const incomplete = new Set(left.map(({ cargo }) => cargo));
  const mayBeMore = pallets.map((pallet) => isFullOfOne(pallet) && !incomplete.has(pallet.arrangements[0]!.cargo));
  const n = problem.cargoes.length;
  return cargoes.map((cargo, place) => {
    if (place < n) {
      return cargo.palletizing === undefined && !incomplete.has(place) ? cargo : { ...cargo, mostExtra: 0 };
    }
    return { ...cargo, mostExtra: mayBeMore[place - n] ? emptyLeft(problem, pallets, mayBeMore, place - n) : 0 };
  });
}

function isFullOfOne({ arrangements, isPartial }: FinishedPallet): boolean {
  return isPartial === false && arrangements.every(({ cargo }) => cargo === arrangements[0]!.cargo);
}

/** Those of one type are shared evenly by the pallets that may use them. */
function emptyLeft(
  { pallets: kinds = [] }: LoadProblem,
  pallets: readonly FinishedPallet[],
  mayBeMore: readonly boolean[],
  place: number,
): number {
  const { container } = pallets[place]!;
  const stock = stockOf(kinds[container]!);
  if (stock >= MOST_CONTAINERS) return MOST_CONTAINERS;
  const used = pallets.reduce((sum, one) => (one.container === container ? sum + one.quantity : sum), 0);
  const sharing = pallets.filter((one, other) => one.container === container && mayBeMore[other]).length;
  return Math.floor((stock - used) / sharing);
}
