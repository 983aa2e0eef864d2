/**
 * Where the two parts of a joined block lie: the second beyond the first along the join, both on the origin corner's
 * edges; on a mirrored axis (bit set: 0 length, 1 width, 2 height) the same seen from the far end.
 */
import { blockExtent, first, joinAxis, second } from './table';

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
