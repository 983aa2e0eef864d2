/**
 * Finished pallets of a plan that is given back, as that plan had them: what stands on each, as the spaces of its `unitload`
 * say. So a plan that is saved from its placements, and opened from them, is the one that was seen.
 */
import type { Orientation, Size } from '../../domain/geometry.js';
import type { FinishedPallet } from '../../domain/plan.js';
import type { GivenContainerBody } from '../../schema/edit-buffer.js';
import { orientationOrder } from '../../schema/orientations.js';
import type { Grid, Measures } from './measures.js';

type Body = Readonly<Record<string, unknown>>;

export interface PlannedPallet {
  /** As it was sent, with what it has by default. */
  readonly emptyContainer: Body;
  readonly spaces: readonly PlannedSpace[];
  readonly quantity: number;
}

interface PlannedSpace {
  /** Row of the request. */
  readonly cargo: number;
  readonly orientation: Orientation;
  readonly counts: Size;
  /** In the unit of the request. */
  readonly at: Size;
}

interface Sent {
  readonly unitload: Body;
  readonly sequence: number;
  quantity: number;
}

/**
 * The cargo of a placement is then the number of its pallet, behind the rows that were sent.
 * @returns null: no pallet is placed, or one says too little to be built again
 */
export function withPlannedPallets(
  cargoes: readonly unknown[],
  given: readonly GivenContainerBody[],
): { readonly containers: readonly GivenContainerBody[]; readonly pallets: readonly PlannedPallet[] } | null {
  const sent = palletsSent(given);
  if (sent.size === 0) return null;
  const inOrder = [...sent].sort(([, a], [, b]) => a.sequence - b.sequence);
  const rows = new RowsLeft(cargoes as readonly (Body | null)[]);
  const pallets: PlannedPallet[] = [];
  for (const [, { unitload, quantity }] of inOrder) {
    const spaces = spacesOf(unitload, rows, quantity);
    const emptyContainer = unitload['emptyContainer'] as Body | undefined;
    if (spaces === null || emptyContainer === undefined) return null;
    pallets.push({ emptyContainer, spaces, quantity });
  }
  const places = new Map(inOrder.map(([key], place) => [key, cargoes.length + place]));
  const containers = given.map((container) => ({
    ...container,
    placements: container.placements.map(({ unitload, ...placement }) =>
      unitload === undefined ? placement : { ...placement, cargo: places.get(JSON.stringify(unitload))! },
    ),
  }));
  return { containers, pallets };
}

/** Each different one once. */
function palletsSent(given: readonly GivenContainerBody[]): ReadonlyMap<string, Sent> {
  const sent = new Map<string, Sent>();
  for (const { unitload } of given.flatMap(({ placements }) => placements)) {
    if (!unitload) continue;
    const key = JSON.stringify(unitload);
    const known = sent.get(key);
    if (known !== undefined) known.quantity++;
    else sent.set(key, { unitload: unitload as Body, sequence: unitload.sequence ?? 0, quantity: 1 });
  }
  return sent;
}

/** Null: they are not told, or not of cargo that there is. */
function spacesOf({ spaces }: Body, rows: RowsLeft, quantity: number): PlannedSpace[] | null {
  if (!Array.isArray(spaces) || spaces.length === 0) return null;
  const found = spaces.map((space: SentSpace | null): PlannedSpace | null => {
    const { length = 0, width = 0, height = 0 } = space?.arrangement ?? {};
    const pieces = length * width * height;
    const [orientation, ...more] = orientationOrder(String(space?.cargoOrientation)) ?? [];
    if (!space?.cargo || !isSize(space.pos) || !(pieces > 0) || orientation === undefined || more.length > 0)
      return null;
    const cargo = rows.take(space.cargo, pieces * quantity);
    if (cargo === null) return null;
    return { cargo, orientation: orientation as Orientation, counts: { length, width, height }, at: space.pos };
  });
  return found.includes(null) ? null : (found as PlannedSpace[]);
}

interface SentSpace {
  readonly cargo?: Body | null;
  readonly cargoOrientation?: unknown;
  readonly arrangement?: Partial<Size>;
  readonly pos?: unknown;
}

function isSize(value: unknown): value is Size {
  const { length, width, height } = (value ?? {}) as Partial<Size>;
  return [length, width, height].every((side) => typeof side === 'number' && Number.isFinite(side));
}

/** In which rows of one name may differ (duplicate-names.ts). */
const TOLD_APART = ['description', 'alias', 'alias2', 'groupName', 'sequence', 'color'] as const;

/** Rows of the request, and how many pieces of each are on no pallet yet. */
class RowsLeft {
  readonly #left: number[];
  readonly #byName = new Map<unknown, number[]>();

  constructor(private readonly cargoes: readonly (Body | null)[]) {
    this.#left = cargoes.map((cargo) => Number(cargo?.['qty'] ?? 0));
    for (const [row, cargo] of cargoes.entries()) {
      const name = cargo?.['name'];
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), row]);
    }
  }

  /** The row itself where it can be told, else another of its name. */
  take(cargo: Body, pieces: number): number | null {
    const rows = this.#byName.get(cargo['name'])?.filter((row) => this.#left[row]! >= pieces) ?? [];
    const row = rows.find((one) => TOLD_APART.every((field) => this.#isSame(one, field, cargo))) ?? rows[0];
    if (row === undefined) return null;
    this.#left[row]! -= pieces;
    return row;
  }

  #isSame(row: number, field: string, cargo: Body): boolean {
    const sent = this.cargoes[row]?.[field];
    return sent === undefined || sent === cargo[field];
  }
}

/** By pallet and space, in ten-thousandths. */
export function measurePlanned(pallets: readonly PlannedPallet[], measures: Measures): readonly (readonly Size[])[] {
  const of = (size: number) => measures.of(size, 'down', '/filledContainers');
  return pallets.map(({ spaces }) =>
    spaces.map(({ at }) => ({ length: of(at.length), width: of(at.width), height: of(at.height) })),
  );
}

/** @param kinds pallets of the request; @returns null: one is none of them */
export function plannedOnGrid(
  pallets: readonly PlannedPallet[],
  measured: readonly (readonly Size[])[],
  kinds: readonly Body[],
  grid: Grid,
): readonly FinishedPallet[] | null {
  const found = pallets.map(({ emptyContainer, spaces, quantity }, pallet): FinishedPallet | null => {
    const container = kinds.findIndex((kind) => isSameKind(kind, emptyContainer));
    if (container < 0) return null;
    const arrangements = spaces.map(({ cargo, orientation, counts }, space) => {
      const { length, width, height } = measured[pallet]![space]!;
      const position = { x: grid.whole(length), y: grid.whole(width), z: grid.whole(height) };
      return { cargo, orientation, position, counts };
    });
    return { container, arrangements, quantity };
  });
  return found.includes(null) ? null : (found as FinishedPallet[]);
}

const OF_A_KIND = ['name', 'containerType', 'length', 'width', 'height', 'palletThickness', 'maxWeight'] as const;

function isSameKind(kind: Body, sent: Body): boolean {
  return OF_A_KIND.every((field) => kind[field] === sent[field]);
}
