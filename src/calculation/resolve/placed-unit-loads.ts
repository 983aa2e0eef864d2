/**
 * Finished pallets that are placed by hand: each different one becomes a row of pre-packed cargo behind the rows that
 * were sent, and what stands on them is taken off the quantities of these.
 */
import type { GivenContainerBody } from '../../schema/edit-buffer.js';
import type { PlannedPallet } from './planned-pallets.js';

type Body = Readonly<Record<string, unknown>>;

/** What lies where, every piece of it a cargo. */
export interface PlacedByHand {
  readonly containers: readonly GivenContainerBody[];
  /** Rows of cargo that were sent; those behind them are unit loads that are placed. */
  readonly rowsSent: number;
  /** Pieces that stand on unit loads, by the name of the cargo. */
  readonly standing: ReadonlyMap<string, number>;
  /** By the row of a unit load that is placed, or was before. */
  readonly inside: ReadonlyMap<number, Inside>;
  /** Finished pallets of a plan that is given back, which are no rows: their cargo counts as palletized. */
  readonly pallets: readonly PlannedPallet[];
  /** The containers are alternatives, and no sum. */
  readonly areAlternatives: boolean;
}

/** What stands on a finished pallet, by which it is the same as others and as loose cargo. */
export interface Inside {
  /** As that of a finished pallet of a plan (domain/unit-loads.ts). */
  readonly name: string;
  /** The first row that was sent of that cargo; absent: none was. */
  readonly first?: number;
}

export const NOTHING_PLACED: PlacedByHand = {
  containers: [],
  rowsSent: Number.POSITIVE_INFINITY,
  standing: new Map(),
  inside: new Map(),
  pallets: [],
  areAlternatives: false,
};

/** What a pallet takes over when all of its cargo says it alike, as a finished one does (domain/unit-loads.ts). */
const ALIKE = ['groupName', 'sequence', 'alias', 'alias2', 'stackValue', 'stackCode', 'floorStackType'] as const;

/** What holds for a pallet as soon as it does for any cargo on it. */
const FORBIDDING = ['floorStackSupportsOthers', 'maxLayersAllowedOverDifferentCargoes'] as const;

/** @param cargoes the rows that were sent; @returns those and the unit loads */
export function withPlacedUnitLoads(
  cargoes: readonly unknown[],
  given: readonly GivenContainerBody[],
  areAlternatives = false,
): { readonly cargoes: readonly unknown[]; readonly placed: PlacedByHand } {
  const rows = new Rows(cargoes);
  const containers = given.map((container) => ({
    ...container,
    placements: container.placements.map(({ unitload, ...placement }) =>
      unitload === undefined ? placement : { ...placement, cargo: rows.placeOf(asHighAsCargo(unitload as Body)) },
    ),
  }));
  const { standing, inside } = rows;
  const placed = { containers, rowsSent: cargoes.length, standing, inside, pallets: [], areAlternatives };
  return { cargoes: [...cargoes, ...rows.built()], placed };
}

/** Each different one, in the order of the rows that they become. */
export function unitLoadsPlaced(given: readonly GivenContainerBody[]): Body[] {
  const sent = given.flatMap(({ placements }) => placements.flatMap(({ unitload }) => unitload ?? []) as Body[]);
  return [...new Map(sent.map((unitload) => [keyOf(asHighAsCargo(unitload)), unitload])).values()];
}

function keyOf(unitload: Body): string {
  return JSON.stringify(unitload);
}

interface UnitLoadRow {
  readonly name: string;
  readonly unitload: Body;
  readonly contents: readonly Contents[];
  quantity: number;
}

interface Contents {
  readonly name: string;
  readonly pieces: number;
}

class Rows {
  readonly standing = new Map<string, number>();
  readonly inside = new Map<number, Inside>();
  readonly #byBody = new Map<string, number>();
  readonly #rows: UnitLoadRow[] = [];
  readonly #names: Set<unknown>;

  constructor(private readonly cargoes: readonly unknown[]) {
    this.#names = new Set(cargoes.map((cargo) => (cargo as Body | null)?.['name']));
    for (const [row, cargo] of cargoes.entries()) {
      const { name, unitload } = (cargo ?? {}) as { readonly name?: unknown; readonly unitload?: Body | null };
      // It was placed before, and has the name that it was given then.
      if (unitload && String(name).startsWith(nameOf(unitload))) this.#noteInside(row, contentsOf(unitload));
    }
  }

  #noteInside(row: number, contents: readonly Contents[]): void {
    if (contents.length === 0) return;
    const first = this.cargoes.findIndex((cargo) => isOneOf(contents, cargo));
    const name = [...new Set(contents.map((one) => one.name))].join(' + ');
    this.inside.set(row, first < 0 ? { name } : { name, first });
  }

  placeOf(unitload: Body): number {
    const key = keyOf(unitload);
    const place = this.#byBody.get(key) ?? this.#add(key, unitload);
    const row = this.#rows[place]!;
    row.quantity++;
    for (const { name, pieces } of row.contents) this.standing.set(name, (this.standing.get(name) ?? 0) + pieces);
    return this.cargoes.length + place;
  }

  built(): Body[] {
    return this.#rows.map(({ name, unitload, contents, quantity }) => ({
      ...this.#takenOver(contents),
      ...{ name, style: 'Palletload', qty: quantity, unitload },
    }));
  }

  #add(key: string, unitload: Body): number {
    const wanted = nameOf(unitload);
    let name = wanted;
    for (let count = 2; this.#names.has(name); count++) name = `${wanted} (${count})`;
    this.#names.add(name);
    this.#byBody.set(key, this.#rows.length);
    const contents = contentsOf(unitload);
    this.#noteInside(this.cargoes.length + this.#rows.length, contents);
    return this.#rows.push({ name, unitload, contents, quantity: 0 }) - 1;
  }

  #takenOver(contents: readonly Contents[]): Body {
    const bodies = this.cargoes.filter((cargo) => isOneOf(contents, cargo)) as Body[];
    const [first] = bodies;
    if (first === undefined) return {};
    const alike = ALIKE.filter(
      (field) => first[field] !== undefined && bodies.every((body) => body[field] === first[field]),
    );
    const forbidding = FORBIDDING.filter((field) => bodies.some((body) => body[field] === false));
    const limits = bodies.map((body) => Number(body['maxSupportingWeight'] ?? 0)).filter((limit) => limit > 0);
    return {
      ...Object.fromEntries(alike.map((field) => [field, first[field]])),
      ...Object.fromEntries(forbidding.map((field) => [field, false])),
      ...(bodies.some((body) => body['nothingOnTop'] === true) ? { nothingOnTop: true } : {}),
      ...(limits.length > 0 ? { maxSupportingWeight: Math.min(...limits) } : {}),
    };
  }
}

function isOneOf(contents: readonly Contents[], cargo: unknown): boolean {
  return contents.some(({ name }) => name === (cargo as Body | null)?.['name']);
}

/** A finished carton counts as high as what stands in it, as a pallet does (docs/rules.md, Palletizing). */
function asHighAsCargo(unitload: Body): Body {
  const { emptyContainer, actualSize, loadSize } = unitload as Readonly<Record<string, Body | null | undefined>>;
  if (emptyContainer?.['containerType'] !== 'Carton' || !actualSize || !loadSize?.['height']) return unitload;
  return { ...unitload, actualSize: { ...actualSize, height: loadSize['height'] } };
}

function nameOf({ name, emptyContainer }: Body): string {
  const names = [name, (emptyContainer as Body | undefined)?.['name']];
  return (names.find((one) => typeof one === 'string' && one.trim() !== '') as string | undefined) ?? 'Unit load';
}

/** As its manifest says; a unit load without one is cargo by itself. */
function contentsOf({ manifest }: Body): Contents[] {
  if (!Array.isArray(manifest)) return [];
  return manifest.flatMap((row: { cargo?: { name?: unknown }; cargoesLoaded?: unknown } | null) => {
    const name = row?.cargo?.name;
    const pieces = row?.cargoesLoaded;
    return typeof name === 'string' && typeof pieces === 'number' && pieces > 0 ? [{ name, pieces }] : [];
  });
}
