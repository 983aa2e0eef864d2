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

/** @throws UsageError when a Load was answered without its spaces, or says of a space two things that cannot both be */
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
    const filled = spaces.filter(({ isEmpty }) => !isEmpty);
    for (const [step, space] of filled.entries()) {
      const contradiction = contradictionIn(space);
      if (contradiction === null) continue;
      throw new UsageError(
        `Space ${step + 1} of filled container ${place + 1} of ${file} contradicts its placements: ${contradiction}.`,
      );
    }
    const placements = filled.flatMap((space) => placementsOf(space, pallets ?? []));
    return { emptyContainer: name, placements };
  });
}

const SIDES = ['length', 'width', 'height'] as const;
/** Sizes and positions have four places, and those of a space are sums of rounded ones. */
const ROUNDING = 0.01;

/** A space and its placements say where the same pieces lie: once as an arrangement, once piece by piece. */
function contradictionIn({ placements, arrangement, cargoOrientation, pos, size }: Space): string | null {
  if (placements === undefined) return null;
  const pieces = arrangement.length * arrangement.width * arrangement.height;
  if (placements.length !== pieces) return `it arranges ${pieces} pieces, and places ${placements.length}`;
  const turned = placements.find(({ fillDirection }) => fillDirection !== cargoOrientation);
  if (turned !== undefined) return `it is in ${cargoOrientation}, and a piece in ${turned.fillDirection}`;
  for (const side of SIDES) {
    const starts = placements.map((placement) => placement.pos[side]);
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    const lastOfSpace = pos[side] + size[side] - size[side] / arrangement[side];
    if (Math.abs(first - pos[side]) > ROUNDING || Math.abs(last - lastOfSpace) > ROUNDING) {
      return `its pieces reach from ${first} to ${last} along the ${side}, its arrangement from ${pos[side]} to ${rounded(lastOfSpace)}`;
    }
  }
  return null;
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
