/** What is seen of a door in a wall: its opening, two leaves swung out, and on the ground before it an arrow into the room. */
import type { Cuboid, Position } from '../../domain/geometry.js';
import { isFromSide } from '../../domain/loading-way.js';
import { beforeWall, type Doorway, isWholeWall, openingCorners } from '../../scene/opening.js';
import type { Scene } from '../../scene/scene.js';

/** The leaves are opened so far. */
const OPEN = (112 * Math.PI) / 180;

export interface DoorLines {
  /** Closed lines. */
  readonly opening: readonly Position[];
  readonly leaves: readonly (readonly Position[])[];
  readonly arrow: readonly Position[];
}

/** Null: it has no door in a wall. */
export function doorLines({ room, extent }: Scene): DoorLines | null {
  const { isClosedIn, opening, size, way } = room;
  if (!isClosedIn || opening === null) return null;
  const doorway = { opening, size, way };
  return { opening: openingCorners(doorway), leaves: leavesOf(doorway), arrow: arrowOf(doorway, extent) };
}

/** A side that is open from end to end has a curtain. */
function leavesOf(doorway: Doorway): Position[][] {
  const { opening, way } = doorway;
  if (isFromSide(way) && isWholeWall(doorway)) return [];
  const { from, to, low, high } = opening;
  const wide = (to - from) / 2;
  const [out, aside] = [wide * Math.sin(OPEN), wide * -Math.cos(OPEN)];
  return [[from, from - aside] as const, [to, to + aside] as const].map(([hinge, end]) => [
    beforeWall(doorway, hinge, 0, low),
    beforeWall(doorway, end, out, low),
    beforeWall(doorway, end, out, high),
    beforeWall(doorway, hinge, 0, high),
  ]);
}

/** Beyond what reaches out of the door, and beyond its measure (marks.ts). */
function arrowOf(doorway: Doorway, { x2, y1, y2 }: Cuboid): Position[] {
  const { opening, size, way } = doorway;
  const { length, width, height } = size;
  const unit = Math.min(width, length / 2);
  const reach = { fromDoor: x2 - length, fromLeft: 0 - y1, fromRight: y2 - width, fromAbove: 0 }[way];
  const gap = Math.max(0, reach) + 0.06 * Math.max(length, width, height) + 0.1 * unit;
  const middle = (opening.from + opening.to) / 2;
  const at = (out: number, aside: number) => beforeWall(doorway, middle + aside * unit, gap + out * unit, 0);
  return [at(0, 0), at(0.16, 0.1), at(0.16, 0.04), at(0.34, 0.04), at(0.34, -0.04), at(0.16, -0.04), at(0.16, -0.1)];
}
