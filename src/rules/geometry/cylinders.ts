/**
 * The true shapes of rolls. Whole numbers throughout: centres and radii are doubled (the doubled centre of an
 * interval is the sum of its ends, the doubled radius is the diameter), so that nothing is halved or rooted.
 */
import type { Axis, Piece } from './piece.js';

const AXES: readonly Axis[] = ['x', 'y', 'z'];

/** Whether two pieces whose bounding boxes overlap really meet: rolls as cylinders, everything else as cuboids. */
export function shapesMeet(a: Piece, b: Piece): boolean {
  if (a.axis !== null && b.axis !== null) {
    return a.axis === b.axis ? parallelRollsMeet(a, b, a.axis) : crossedRollsMeet(a, b, a.axis, b.axis);
  }
  if (a.axis !== null) return rollMeetsCuboid(a, b, a.axis);
  if (b.axis !== null) return rollMeetsCuboid(b, a, b.axis);
  return true;
}

/** Whether a line parallel to an axis meets the insides of both: rolls with that axis are circles, all else rectangles. */
export function shareWay(a: Piece, b: Piece, way: Axis): boolean {
  if (a.axis === way && b.axis === way) return parallelRollsMeet(a, b, way);
  if (a.axis === way) return rollMeetsCuboid(a, b, way);
  if (b.axis === way) return rollMeetsCuboid(b, a, way);
  return acrossOf(way).every((side) => low(a, side) < high(b, side) && low(b, side) < high(a, side));
}

/** Two circles, seen along the common axis. */
function parallelRollsMeet(a: Piece, b: Piece, axis: Axis): boolean {
  const [u, v] = acrossOf(axis);
  return isShorter(centre(a, u) - centre(b, u), centre(a, v) - centre(b, v), diameter(a, axis) + diameter(b, axis));
}

/** A circle and a rectangle, seen along the roll's axis. */
function rollMeetsCuboid(roll: Piece, cuboid: Piece, axis: Axis): boolean {
  const [u, v] = acrossOf(axis);
  return isShorter(
    distance(centre(roll, u), low(cuboid, u), high(cuboid, u)),
    distance(centre(roll, v), low(cuboid, v), high(cuboid, v)),
    diameter(roll, axis),
  );
}

/**
 * Rolls at right angles. Cut both by a plane that holds both axis directions, at height w above each axis: each cut is
 * a rectangle as long as the roll and sqrt(r^2 - w^2) to either side. They meet in some plane when the heights for
 * which both rectangles reach each other overlap: D < sqrt(P) + sqrt(Q), with D between the axes across both directions.
 */
function crossedRollsMeet(a: Piece, b: Piece, axisA: Axis, axisB: Axis): boolean {
  const across = AXES.find((axis) => axis !== axisA && axis !== axisB)!;
  const beyondA = distance(centre(b, axisA), low(a, axisA), high(a, axisA));
  const beyondB = distance(centre(a, axisB), low(b, axisB), high(b, axisB));
  const p = square(diameter(b, axisB)) - square(beyondA);
  const q = square(diameter(a, axisA)) - square(beyondB);
  if (p <= 0n || q <= 0n) return false;
  const rest = square(centre(a, across) - centre(b, across)) - p - q;
  return rest < 0n || rest * rest < 4n * p * q;
}

export function low(piece: Piece, axis: Axis): number {
  return axis === 'x' ? piece.x1 : axis === 'y' ? piece.y1 : piece.z1;
}

export function high(piece: Piece, axis: Axis): number {
  return axis === 'x' ? piece.x2 : axis === 'y' ? piece.y2 : piece.z2;
}

/** The doubled centre along an axis. */
export function centre(piece: Piece, axis: Axis): number {
  return low(piece, axis) + high(piece, axis);
}

/** The diameter of a roll, which is its doubled radius. */
export function diameter(roll: Piece, axis: Axis): number {
  const [u] = acrossOf(axis);
  return high(roll, u) - low(roll, u);
}

/** The two directions across an axis. */
function acrossOf(axis: Axis): readonly [Axis, Axis] {
  if (axis === 'x') return ['y', 'z'];
  return axis === 'y' ? ['x', 'z'] : ['x', 'y'];
}

/** Doubled distance of a doubled point from the interval from `from` to `to`; 0 inside. */
function distance(point: number, from: number, to: number): number {
  return Math.max(0, 2 * from - point, point - 2 * to);
}

/** Whether a^2 + b^2 < length^2, exactly. */
function isShorter(a: number, b: number, length: number): boolean {
  if (Math.abs(a) >= length || Math.abs(b) >= length) return false;
  if (length * length * 2 <= Number.MAX_SAFE_INTEGER) return a * a + b * b < length * length;
  return square(a) + square(b) < square(length);
}

function square(value: number): bigint {
  return BigInt(value) * BigInt(value);
}
