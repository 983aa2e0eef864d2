/**
 * Unit loads that were packed before the order: what a record says of the cargo on its pallet. It is shown as it comes;
 * what does not add up to the size that is loaded stays closed, as does what is no pallet.
 */
import { type Axis, axisOf } from '../domain/bodies.js';
import type { Orientation, Size } from '../domain/geometry.js';
import { UNITS } from '../domain/units.js';
import type { Uom } from '../domain/words.js';
import { around } from './cuboids.js';
import { palletBodies, type UnitLoadPart } from './pallet-bodies.js';
import type { ShownLoad } from './shown-load.js';

/** Of the record of a unit load (schema/unit-load.ts); all else of it is not asked for. */
interface PackedRecord {
  readonly uom?: Uom | null;
  readonly emptyContainer?:
    | (Partial<Size> & { readonly containerType?: string; readonly palletThickness?: number })
    | null;
  readonly actualSize?: Partial<Size> | null;
  readonly spaces?: unknown;
}

/** Of one of its spaces (schema/space.ts), of which nobody checked anything. */
interface PackedSpace {
  readonly isEmpty?: boolean;
  readonly cargo?: { readonly style?: string; readonly name?: unknown } | null;
  readonly cargoOrientation?: string | null;
  readonly arrangement: Size;
  readonly pos: Size;
  readonly size: Size;
}

const MOST_PIECES = 5000;
/** Scaled units by which what stands on it may miss the size that is loaded: each edge was rounded. */
const ROUNDED = 2;

type Load = Pick<ShownLoad, 'problem' | 'request'>;

/** Thickness of the wood under a pre-packed unit load, scaled units; 0: there is none, or it is not known. */
export function prePackedThickness({ problem, request }: Load, cargo: number): number {
  const packed = recordOf(request.cargoes[cargo]);
  return packed === null ? 0 : thicknessOf(packed, scaleOf(packed, problem));
}

/**
 * What a pre-packed unit load is made of, measured from its corner in orientation 1; all of its cargo is the unit load's.
 * @param cargo its place in the request
 * @returns null: it is shown as one piece
 */
export function prePackedParts({ problem, request }: Load, cargo: number): UnitLoadPart[] | null {
  const packed = recordOf(request.cargoes[cargo]);
  if (packed === null || !Array.isArray(packed.spaces)) return null;
  const scale = scaleOf(packed, problem);
  const thickness = thicknessOf(packed, scale);
  const side = (of: 'length' | 'width') =>
    Math.round(scale * (packed.actualSize?.[of] || packed.emptyContainer?.[of] || 0));
  const deck = { x1: 0, y1: 0, x2: side('length'), y2: side('width') };
  const pieces = (packed.spaces as readonly PackedSpace[]).flatMap((space) => piecesOf(space, scale));
  if (pieces.length === 0 || pieces.length > MOST_PIECES || pieces.some(isUnreadable)) return null;
  const outer = around([{ ...deck, z1: -thickness, z2: 0 }, ...pieces]);
  const { size } = problem.cargoes[cargo]!;
  const misses = [
    outer.x2 - outer.x1 - size.length,
    outer.y2 - outer.y1 - size.width,
    outer.z2 - outer.z1 - size.height,
  ];
  if (misses.some((by) => Math.abs(by) > ROUNDED)) return null;
  const wood = palletBodies(deck, 0, thickness).map((body): UnitLoadPart => ({ ...body, cargo: -1 }));
  const cartons = pieces.map((body, at): UnitLoadPart => ({ ...body, cargo, isFurther: at > 0 }));
  const within = (value: number, least: number, most: number) => Math.max(0, Math.min(most, value - least));
  return [...wood, ...cartons].map((part) => ({
    ...part,
    x1: within(part.x1, outer.x1, size.length),
    x2: within(part.x2, outer.x1, size.length),
    y1: within(part.y1, outer.y1, size.width),
    y2: within(part.y2, outer.y1, size.width),
    z1: within(part.z1, outer.z1, size.height),
    z2: within(part.z2, outer.z1, size.height),
  }));
}

function recordOf(record: Readonly<Record<string, unknown>> | undefined): PackedRecord | null {
  const packed = (record?.['unitload'] ?? null) as PackedRecord | null;
  return packed?.emptyContainer?.containerType === 'Pallet' ? packed : null;
}

/** Scaled units for one of the record. */
function scaleOf({ uom }: PackedRecord, problem: Load['problem']): number {
  const { tenthsOfMillimetre } = UNITS[problem.uom];
  return (problem.scale * (UNITS[uom ?? problem.uom] ?? UNITS[problem.uom]).tenthsOfMillimetre) / tenthsOfMillimetre;
}

function thicknessOf({ emptyContainer }: PackedRecord, scale: number): number {
  return Math.round(scale * (emptyContainer?.palletThickness ?? 0));
}

type Piece = Omit<UnitLoadPart, 'cargo' | 'isFurther'>;

/** Nothing of a space that is empty, one piece of no size of one that cannot be read. */
function piecesOf(space: PackedSpace, scale: number): Piece[] {
  if (space?.isEmpty === true) return [];
  const { arrangement, pos, size } = space ?? {};
  const counts = [arrangement?.length, arrangement?.width, arrangement?.height].map(Number) as [number, number, number];
  const [along, across, up] = counts;
  if (!counts.every((count) => Number.isInteger(count) && count >= 1) || along * across * up > MOST_PIECES)
    return [UNREADABLE];
  // The end of one piece is the beginning of the next, rounded alike.
  const edges = (side: keyof Size, count: number) =>
    Array.from({ length: count + 1 }, (_, at) =>
      Math.round(scale * (Number(pos?.[side]) + (Number(size?.[side]) * at) / count)),
    );
  const [xs, ys, zs] = [edges('length', along), edges('width', across), edges('height', up)];
  const axis = axisOfSpace(space);
  const name = space.cargo?.name;
  const known = typeof name === 'string' ? { name } : {};
  return zs
    .slice(1)
    .flatMap((z2, k) =>
      ys
        .slice(1)
        .flatMap((y2, j) =>
          xs.slice(1).map((x2, i) => ({ x1: xs[i]!, x2, y1: ys[j]!, y2, z1: zs[k]!, z2, axis, ...known })),
        ),
    );
}

const UNREADABLE: Piece = { x1: 0, x2: 0, y1: 0, y2: 0, z1: 0, z2: 0, axis: null };

function isUnreadable({ x1, x2, y1, y2, z1, z2 }: Piece): boolean {
  return !(x1 < x2 && y1 < y2 && z1 < z2);
}

function axisOfSpace({ cargo, cargoOrientation }: PackedSpace): Axis | null {
  const orientation = Number(/[1-6]$/.exec(cargoOrientation ?? '')?.[0] ?? 1) as Orientation;
  return cargo?.style === 'Roll' ? axisOf({ style: 'Roll' }, orientation) : null;
}

/** Of a record what is asked for here: a view is given no prices. */
export function shownUnitLoad(record: unknown): PackedRecord | null {
  const packed = record as PackedRecord | null;
  if (packed?.emptyContainer?.containerType !== 'Pallet') return null;
  const { uom, emptyContainer, actualSize, spaces } = packed;
  const { containerType, length, width, palletThickness } = emptyContainer;
  return {
    ...(uom !== undefined && { uom }),
    emptyContainer: defined({ containerType, length, width, palletThickness }),
    ...(actualSize !== undefined && { actualSize }),
    ...(Array.isArray(spaces) && {
      spaces: (spaces as readonly PackedSpace[]).map((space) =>
        defined({
          isEmpty: space?.isEmpty,
          cargo: defined({ style: space?.cargo?.style }),
          cargoOrientation: space?.cargoOrientation,
          arrangement: space?.arrangement,
          pos: space?.pos,
          size: space?.size,
        }),
      ),
    }),
  };
}

function defined<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
