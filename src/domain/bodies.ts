/** Pieces as they stand in a container: cuboids, and the cylinders inside them. */
import { type Cuboid, cuboidAt, type Orientation } from './geometry.js';
import type { Placement } from './plan.js';
import type { Cargo } from './problem.js';

/** A direction of the container: x along its length, y along its width, z up. */
export type Axis = 'x' | 'y' | 'z';

/** The two directions across an axis. */
export const ACROSS: Readonly<Record<Axis, readonly [Axis, Axis]>> = { x: ['y', 'z'], y: ['x', 'z'], z: ['x', 'y'] };

/** A cuboid, or the cylinder inside it. */
export interface Body extends Cuboid {
  /** The direction of a cylinder's axis; null for a cuboid. */
  readonly axis: Axis | null;
}

/** Rolls stand in orientations 1 and 2, lie along the width in 3 and 5, along the length in 4 and 6. */
export function axisOf(cargo: Pick<Cargo, 'style'>, orientation: Orientation): Axis | null {
  if (cargo.style !== 'Roll') return null;
  if (orientation <= 2) return 'z';
  return orientation === 3 || orientation === 5 ? 'y' : 'x';
}

export function bodyOf({ cargo, orientation, position, size }: Placement, cargoes: readonly Cargo[]): Body {
  return { ...cuboidAt(position, size), axis: axisOf(cargoes[cargo]!, orientation) };
}

export function isLyingRoll({ axis }: Body): boolean {
  return axis === 'x' || axis === 'y';
}

export function lowOf(body: Cuboid, axis: Axis): number {
  return axis === 'x' ? body.x1 : axis === 'y' ? body.y1 : body.z1;
}

export function highOf(body: Cuboid, axis: Axis): number {
  return axis === 'x' ? body.x2 : axis === 'y' ? body.y2 : body.z2;
}

/** The doubled middle along an axis: whole, as the ends are. */
export function centreOf(body: Cuboid, axis: Axis): number {
  return lowOf(body, axis) + highOf(body, axis);
}
