/** What a piece counts for: a finished pallet for what stands on it, as in the figures of a load; all else for itself. */
import type { LoadProblem } from '../../domain/problem.js';
import type { unitLoadsOf } from './edit-buffer.js';

export interface Counted {
  readonly pieces: number;
  /** Cubes of the grid. */
  readonly volume: number;
}

/** @param unitLoads finished pallets that were placed */
export function countedOf(
  { cargoes }: Pick<LoadProblem, 'cargoes'>,
  unitLoads: ReturnType<typeof unitLoadsOf>,
): (cargo: number) => Counted {
  const byName = new Map(cargoes.map(({ name, volume }) => [name, volume] as const).reverse());
  return (cargo) => {
    const { contents, volume } = cargoes[cargo]!;
    if (contents !== undefined) {
      return sumOf(contents.map((one) => ({ pieces: one.quantity, volume: cargoes[one.cargo]!.volume })));
    }
    const standing = standingOn(unitLoads.get(cargo)?.unitload).map(({ name, pieces }) => ({
      pieces,
      volume: byName.get(name),
    }));
    // A unit load without a list of what is on it is cargo by itself.
    const isListed = standing.length > 0 && standing.every((one) => one.volume !== undefined);
    return isListed ? sumOf(standing as readonly Counted[]) : { pieces: 1, volume };
  };
}

function sumOf(each: readonly Counted[]): Counted {
  return each.reduce(
    (sum, { pieces, volume }) => ({ pieces: sum.pieces + pieces, volume: sum.volume + pieces * volume }),
    { pieces: 0, volume: 0 },
  );
}

interface Manifest {
  readonly manifest?: readonly { readonly cargo?: { readonly name?: string }; readonly cargoesLoaded?: number }[];
}

function standingOn(unitload: object | null | undefined) {
  return ((unitload as Manifest | null | undefined)?.manifest ?? []).map(({ cargo, cargoesLoaded }) => ({
    name: cargo?.name ?? '',
    pieces: cargoesLoaded ?? 0,
  }));
}
