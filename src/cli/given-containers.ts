/** Filled containers of any plan as placements that the verifier reads: those of an answered Load are laid out piece by piece. */
import { UsageError } from './usage.js';

type Fields = Readonly<Record<string, unknown>>;
type Extent = { readonly length: number; readonly width: number; readonly height: number };

interface Space {
  readonly isEmpty: boolean;
  readonly isUnitload: boolean;
  readonly cargo: { readonly name: string };
  readonly cargoOrientation: string;
  readonly arrangement: Extent;
  readonly pos: Extent;
  readonly size: Extent;
  readonly placements?: readonly { readonly fillDirection: string; readonly pos: Extent }[];
}

/** @throws UsageError when a Load was answered without its spaces */
export function givenContainers(filled: readonly unknown[], file: string): Fields[] {
  return filled.map((container, place) => {
    const fields = container as Fields;
    if (typeof container !== 'object' || container === null || fields['placements'] !== undefined) return fields;
    const spaces = fields['spaces'] as readonly Space[] | undefined;
    if (!Array.isArray(spaces)) {
      const what = `Filled container ${place + 1} of ${file} has neither \`placements\` nor \`spaces\``;
      throw new UsageError(`${what}: ask for the Load with spacesCreated=true.`);
    }
    const pallets = fields['unitloads'] as readonly { readonly name: string; readonly unitload: unknown }[] | undefined;
    const { name } = fields['emptyContainer'] as { readonly name: string };
    const placements = spaces.filter(({ isEmpty }) => !isEmpty).flatMap((space) => placementsOf(space, pallets ?? []));
    return { emptyContainer: name, placements };
  });
}

function placementsOf(
  space: Space,
  pallets: readonly { readonly name: string; readonly unitload: unknown }[],
): Fields[] {
  const pallet = space.isUnitload ? pallets.find(({ name }) => name === space.cargo.name) : undefined;
  const what = pallet === undefined ? { cargo: space.cargo.name } : { unitload: pallet.unitload };
  if (space.placements !== undefined) {
    return space.placements.map(({ fillDirection, pos }) => ({ ...what, orientation: fillDirection, pos }));
  }
  return positions(space).map((pos) => ({ ...what, orientation: space.cargoOrientation, pos }));
}

/** Equal pieces side by side. */
function positions({ arrangement, pos, size }: Space): Extent[] {
  const steps = (side: keyof Extent) =>
    Array.from({ length: arrangement[side] }, (_, i) => rounded(pos[side] + (i * size[side]) / arrangement[side]));
  return steps('height').flatMap((height) =>
    steps('width').flatMap((width) => steps('length').map((length) => ({ length, width, height }))),
  );
}

/** To the four places that sizes have. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
