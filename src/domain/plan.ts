/**
 * A load plan: what lies where. Kept compact: equal pieces that lie side by side in rows, columns and layers are one
 * arrangement, as the interface's `spaces` show them; `placementsOf` unfolds it. Plain data, scaled whole units. What a
 * plan has none of is absent, so that the stored plan stays short.
 */
import type { Sentence } from './coded-sentences.js';
import { type Cuboid, cuboidAt, type Orientation, orientedSize, type Position, type Size } from './geometry.js';
import type { Cargo, CargoCount, LoadProblem } from './problem.js';
import type { UnloadedReason } from './reasons.js';

/** `counts` pieces of one cargo in one orientation, side by side, from the corner `position`. */
export interface Arrangement {
  /**
   * Place of the cargo in `problem.cargoes`. In a vehicle, places from the number of cargoes on are the finished pallets
   * of the plan, in their order: the cargoes of the vehicles' problem (unit-loads.ts).
   */
  readonly cargo: number;
  readonly orientation: Orientation;
  readonly position: Position;
  /** Pieces along the container's length, width and height, each at least 1. */
  readonly counts: Size;
  /** It was given with the request and stays where it is; absent: the search placed it. */
  readonly isKept?: true;
}

/** One piece. */
export interface Placement {
  readonly cargo: number;
  readonly orientation: Orientation;
  readonly position: Position;
  /** As placed. */
  readonly size: Size;
}

/** What is loaded one after the other before anything further out is: arrangements end where a section does. */
export interface Section {
  /** Where it begins along the way that cargo comes in, from the inmost end; scaled units. */
  readonly from: number;
  /** How far out its cargo reaches. */
  readonly to: number;
  /** How many arrangements it has: they follow those of the section before it. */
  readonly arrangements: number;
}

/** How a container is loaded. */
export interface LoadingSections {
  readonly sections?: readonly Section[];
  /** How many arrangements there were before sections cut them. */
  readonly uncut?: number;
  /** Placed by hand so that no order takes each piece straight to its place; absent: there is one. */
  readonly isCrooked?: true;
}

export interface LoadedContainer extends LoadingSections {
  /** Place of the type in `problem.containers`. */
  readonly container: number;
  /** In the order in which they are loaded: an arrangement never rests on a later one. */
  readonly arrangements: readonly Arrangement[];
  /** Of the pieces in it, those beyond the quantities of the request, one row a cargo; absent: none. */
  readonly extra?: readonly CargoCount[];
}

/** A pallet with its cargo, which is loaded as one piece; arrangements are measured from its deck. */
export interface FinishedPallet extends LoadingSections {
  /** Place of the pallet in `problem.pallets`. */
  readonly container: number;
  readonly arrangements: readonly Arrangement[];
  /** How many like this stand in the vehicles of the plan. */
  readonly quantity: number;
  /** It could hold more; of a plan that was given or saved nobody knows. */
  readonly isPartial?: boolean;
}

/** Cargo that stays behind. */
export interface Unloaded extends CargoCount {
  readonly reason: UnloadedReason;
  readonly detail: Sentence;
  /** Where one piece more was looked at when the reason was found; only while a plan is made. */
  readonly at?: Placement;
  /** Null: there is none. Absent: nobody looked, as in plans that were stored before. */
  readonly place?: NearestPlace | null;
}

/** The place of a plan that comes nearest to taking a piece. */
export interface NearestPlace {
  /** Place of the container in the plan. */
  readonly container: number;
  readonly orientation: Orientation;
  readonly position: Position;
  /** As it would lie there; of cargo on pallets, a pallet with a layer of it. */
  readonly size: Size;
  /** What is loaded there; its cargo as in an arrangement. Null: nothing, other rules forbid it. */
  readonly inTheWay: { readonly cargo: number; readonly position: Position } | null;
}

/** What the search says of itself; the response's `engine`. */
export interface SearchReport {
  /** Completions evaluated, over all containers. */
  readonly nodes: number;
  /** False when the clock stopped the search before its effort was spent. */
  readonly complete: boolean;
  /** Upper bound on the volume that can be loaded, cubic scaled units. */
  readonly volumeBound: number;
  /** Lower bound on the number of containers for all cargo; null when there is none. */
  readonly containerBound: number | null;
}

export interface LoadPlan {
  readonly containers: readonly LoadedContainer[];
  /** Each different one once; absent: nothing is palletized. */
  readonly pallets?: readonly FinishedPallet[];
  /** The containers are alternatives to choose from (UnitLoad), and no sum; absent: all of them are loaded. */
  readonly alternatives?: true;
  readonly unloaded: readonly Unloaded[];
  readonly search: SearchReport;
}

/** Of the containers that are used, in the unit in which the request gives prices. */
export function containerPriceOf({ containers }: LoadProblem, plan: Pick<LoadPlan, 'containers'>): number {
  return plan.containers.reduce((sum, { container }) => sum + containers[container]!.price, 0);
}

export function piecesIn(arrangement: Arrangement): number {
  const { length, width, height } = arrangement.counts;
  return length * width * height;
}

/** The pieces of one arrangement, lowest layer first, then from the front wall to the door, then left to right. */
export function* placementsOf(arrangement: Arrangement, cargoes: readonly Cargo[]): Generator<Placement> {
  const { cargo, orientation, position, counts } = arrangement;
  const size = orientedSize(cargoes[cargo]!.size, orientation);
  for (let k = 0; k < counts.height; k++) {
    for (let i = 0; i < counts.length; i++) {
      for (let j = 0; j < counts.width; j++) {
        yield {
          cargo,
          orientation,
          position: {
            x: position.x + i * size.length,
            y: position.y + j * size.width,
            z: position.z + k * size.height,
          },
          size,
        };
      }
    }
  }
}

/** The whole of an arrangement. */
export function extentOf({ cargo, orientation, position, counts }: Arrangement, cargoes: readonly Cargo[]): Cuboid {
  const piece = orientedSize(cargoes[cargo]!.size, orientation);
  return cuboidAt(position, {
    length: piece.length * counts.length,
    width: piece.width * counts.width,
    height: piece.height * counts.height,
  });
}
