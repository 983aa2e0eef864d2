/** One piece of a load as the judges see it: a cuboid that knows its cargo and its true shape. */
import type { Cuboid, Orientation } from '../../domain/geometry.js';
import type { Cargo } from '../../domain/problem.js';

/** The direction of a roll's axis in the container. */
export type Axis = 'x' | 'y' | 'z';

export interface Piece extends Cuboid {
  /** Place among the pieces of its container, in loading order. */
  readonly index: number;
  /** Place of its arrangement in the loaded container. */
  readonly arrangement: number;
  /** Place of its cargo in the request. */
  readonly cargo: number;
  readonly kind: Cargo;
  readonly orientation: Orientation;
  /** Null for a cuboid. */
  readonly axis: Axis | null;
}

/** Rolls stand in orientations 1 and 2, lie along the width in 3 and 5, along the length in 4 and 6. */
export function axisOf(cargo: Cargo, orientation: Orientation): Axis | null {
  if (cargo.style !== 'Roll') return null;
  if (orientation <= 2) return 'z';
  return orientation === 3 || orientation === 5 ? 'y' : 'x';
}

export function isLyingRoll(piece: Piece): boolean {
  return piece.axis === 'x' || piece.axis === 'y';
}

/** Rows of the request with one name are the same cargo (docs/interface.md, Names). */
export function isSameCargo(a: Piece, b: Piece): boolean {
  return a.cargo === b.cargo || a.kind.name === b.kind.name;
}
