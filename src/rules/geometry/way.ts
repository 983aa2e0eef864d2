/** The way along which cargo comes into a container, and what is seen along it. */
import type { Container } from '../../domain/problem.js';
import type { Spans } from '../../lib/grid.js';
import { centre } from './cylinders.js';
import type { ContainerLoad } from './load.js';
import { spansOf } from './neighbours.js';
import type { Axis, Piece } from './piece.js';

export interface WayIn {
  /** Along it. */
  readonly axis: Axis;
  /** Its outer end, where cargo comes in, is where the coordinate is 0. */
  readonly isReversed: boolean;
}

export const FROM_REAR: WayIn = { axis: 'x', isReversed: false };
export const FROM_ABOVE: WayIn = { axis: 'z', isReversed: false };
const FROM_RIGHT: WayIn = { axis: 'y', isReversed: false };
const FROM_LEFT: WayIn = { axis: 'y', isReversed: true };

export function wayOf({ containerType, door, vehicleType }: Container): WayIn {
  if (containerType === 'Pallet' || containerType === 'Carton' || door?.side === 'Top') return FROM_ABOVE;
  if (door?.side === 'Left') return FROM_LEFT;
  if (door?.side === 'Right') return FROM_RIGHT;
  const isOpen = vehicleType === 'OpenTop' || vehicleType === 'FlatRack';
  return isOpen && door === undefined ? FROM_ABOVE : FROM_REAR;
}

/** How much further out the middle of a piece lies than that of another one, doubled; negative: further in. */
export function furtherOut(one: Piece, other: Piece, { axis, isReversed }: WayIn): number {
  const difference = centre(one, axis) - centre(other, axis);
  return isReversed ? 0 - difference : difference;
}

/** The two sides that are seen along the way, each as spans of those pieces. */
export function crossSection(
  pieces: readonly Piece[],
  { container: { size } }: ContainerLoad,
  { axis }: WayIn,
): readonly [Spans, Spans] {
  const along = () => spansOf(pieces, 'x1', 'x2', size.length);
  const across = () => spansOf(pieces, 'y1', 'y2', size.width);
  const up = () => spansOf(pieces, 'z1', 'z2', size.height);
  if (axis === 'x') return [across(), up()];
  return axis === 'y' ? [along(), up()] : [across(), along()];
}

/** Whether a cuboid hides another one from who looks along the way. */
export function covers(a: Piece, b: Piece, { axis }: WayIn): boolean {
  const isAlong = axis === 'x' || (a.x1 <= b.x1 && a.x2 >= b.x2);
  const isAcross = axis === 'y' || (a.y1 <= b.y1 && a.y2 >= b.y2);
  const isHigh = axis === 'z' || (a.z1 <= b.z1 && a.z2 >= b.z2);
  return isAlong && isAcross && isHigh;
}

/** Whether the corridors of two cuboids along the way meet. */
export function shareCorridor(a: Piece, b: Piece, { axis }: WayIn): boolean {
  const isAlong = axis === 'x' || (a.x1 < b.x2 && b.x1 < a.x2);
  const isAcross = axis === 'y' || (a.y1 < b.y2 && b.y1 < a.y2);
  const isHigh = axis === 'z' || (a.z1 < b.z2 && b.z1 < a.z2);
  return isAlong && isAcross && isHigh;
}
