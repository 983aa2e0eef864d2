/**
 * Where the two parts of a joined block lie: the second beyond the first along the join, both on the origin corner's
 * edges; and where the members of a nest lie. On a mirrored axis (bit set: 0 length, 1 width, 2 height) the same seen
 * from the far end. So a block comes apart into groups: nx x ny x nz pieces of one cargo in one orientation without gaps.
 */
import { orientedSize } from '../geometry/orientation';
import {
  blockExtent,
  first,
  isNest,
  isUniform,
  joinAxis,
  member,
  memberCount,
  second,
  uniformCargo,
  uniformCount,
  uniformOrientation,
} from './table';

/** What is done with a group at a corner; false ends the walk. */
export type Visit = (cargo: i32, orientation: i32, x: i32, y: i32, z: i32, nx: i32, ny: i32, nz: i32) => bool;

/** Visits the groups of a block whose corner is at x, y, z, lower ones first; false when a visit ended the walk. */
export function unfold(block: i32, x: i32, y: i32, z: i32, mirror: i32, visit: Visit): bool {
  if (isUniform(block)) {
    return visit(
      uniformCargo(block),
      uniformOrientation(block),
      x,
      y,
      z,
      uniformCount(block, 0),
      uniformCount(block, 1),
      uniformCount(block, 2),
    );
  }
  if (isNest(block)) return unfoldNest(block, x, y, z, mirror, visit);
  return (
    unfold(
      first(block),
      firstCorner(block, 0, x, mirror),
      firstCorner(block, 1, y, mirror),
      firstCorner(block, 2, z, mirror),
      mirror,
      visit,
    ) &&
    unfold(
      second(block),
      secondCorner(block, 0, x, mirror),
      secondCorner(block, 1, y, mirror),
      secondCorner(block, 2, z, mirror),
      mirror,
      visit,
    )
  );
}

function unfoldNest(block: i32, x: i32, y: i32, z: i32, mirror: i32, visit: Visit): bool {
  for (let i = 0; i < memberCount(block); i++) {
    const at = member(block, i);
    const goesOn = visit(
      load<i32>(at),
      load<i32>(at, 4),
      memberCorner(block, at, 0, x, mirror),
      memberCorner(block, at, 1, y, mirror),
      memberCorner(block, at, 2, z, mirror),
      load<i32>(at, 20),
      load<i32>(at, 24),
      load<i32>(at, 28),
    );
    if (!goesOn) return false;
  }
  return true;
}

/** Corner of the first part along an axis, of a block whose corner is at `at`. */
export function firstCorner(block: i32, axis: i32, at: i32, mirror: i32): i32 {
  return ((mirror >> axis) & 1) == 0 ? at : at + blockExtent(block, axis) - blockExtent(first(block), axis);
}

/** Corner of the second part along an axis. */
export function secondCorner(block: i32, axis: i32, at: i32, mirror: i32): i32 {
  const beyond = joinAxis(block) == axis ? blockExtent(first(block), axis) : 0;
  if (((mirror >> axis) & 1) == 0) return at + beyond;
  return at + blockExtent(block, axis) - beyond - blockExtent(second(block), axis);
}

/** Corner of a nest's member along an axis. */
export function memberCorner(block: i32, at: usize, axis: i32, corner: i32, mirror: i32): i32 {
  const near = load<i32>(at + ((<usize>axis) << 2), 8);
  if (((mirror >> axis) & 1) == 0) return corner + near;
  const extent = orientedSize(load<i32>(at), load<i32>(at, 4), axis) * load<i32>(at + ((<usize>axis) << 2), 20);
  return corner + blockExtent(block, axis) - near - extent;
}
