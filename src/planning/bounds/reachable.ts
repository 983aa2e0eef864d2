/**
 * The part of a room that cargo can reach: whatever lies in it can be pushed towards the corner until every side ends
 * at a sum of cargo sides (normal patterns, Christofides and Whitlock 1977), so the rest of the room is of no use.
 */
import { maskAllows, ORIENTATIONS, orientedSize, type Size } from '../../domain/geometry.js';
import type { Cargo, Container } from '../../domain/problem.js';

/** Longest room in scaled units, and most steps, for which sums are enumerated. */
const MOST_UNITS = 200_000;
const MOST_STEPS = 2e6;

/** The room with each axis cut to its longest sum of sides. */
export function shrunkRoom(room: Size, container: Container, cargoes: readonly Cargo[]): Size {
  // Beside a raised deck cargo may begin anywhere a deck ends.
  if (container.dropDeckFront !== null || container.dropDeckRear !== null) return room;
  const lying = cargoes.flatMap((cargo) =>
    ORIENTATIONS.filter((orientation) => maskAllows(cargo.orientations, orientation)).map((orientation) =>
      orientedSize(cargo.size, orientation),
    ),
  );
  const along = (axis: keyof Size) => longestSum(new Set(lying.map((size) => size[axis])), room[axis]);
  return { length: along('length'), width: along('width'), height: along('height') };
}

/** The longest sum of any number of sides that is at most `room`; `room` itself when that is too much to find out. */
function longestSum(sides: ReadonlySet<number>, room: number): number {
  if (room > MOST_UNITS || room * sides.size > MOST_STEPS) return room;
  const reachable = new Uint8Array(room + 1);
  reachable[0] = 1;
  for (const side of sides) {
    for (let end = side; end <= room; end++) {
      if (reachable[end - side] === 1) reachable[end] = 1;
    }
  }
  return Math.max(0, reachable.lastIndexOf(1));
}
