/** Draws a piece that is moved to the walls and to the faces of its neighbours, when it comes near them. */
import type { Body } from '../../domain/bodies.js';
import type { Position, Size } from '../../domain/geometry.js';

interface Candidate {
  readonly at: number;
  readonly away: number;
}

/**
 * @param position wanted for, where the pointer is
 * @param size of the piece as it lies
 * @param reach so near a face must be, in scaled units
 */
export function snapped(position: Position, size: Size, others: readonly Body[], room: Size, reach: number): Position {
  const near = others.filter(
    (other) =>
      other.x1 <= position.x + size.length + reach &&
      other.x2 >= position.x - reach &&
      other.y1 <= position.y + size.width + reach &&
      other.y2 >= position.y - reach,
  );
  return {
    x: nearest(
      position.x,
      size.length,
      room.length,
      near.map(({ x1, x2 }) => [x1, x2]),
      reach,
    ),
    y: nearest(
      position.y,
      size.width,
      room.width,
      near.map(({ y1, y2 }) => [y1, y2]),
      reach,
    ),
    z: Math.max(0, Math.round(position.z)),
  };
}

/** The nearest place along one axis at which two faces meet or are flush. */
function nearest(
  wanted: number,
  side: number,
  room: number,
  faces: readonly (readonly [low: number, high: number])[],
  reach: number,
): number {
  const places = [0, room - side, ...faces.flatMap(([low, high]) => [low - side, high, low, high - side])];
  const found = places.reduce<Candidate>(
    (best, at) => (Math.abs(at - wanted) < best.away ? { at, away: Math.abs(at - wanted) } : best),
    { at: Math.round(wanted), away: reach + 0.5 },
  );
  return found.at;
}
