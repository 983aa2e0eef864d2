/**
 * Where the two parts of a joined block lie: the second beyond the first along the join, both on the origin corner's
 * edges; and where the members of a nest lie. On a mirrored axis (bit set: 0 length, 1 width, 2 height) the same seen
 * from the far end.
 */
import { orientedSize } from '../geometry/orientation';
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

/** Corner of a nest's member along an axis. */
export function memberCorner(block: i32, at: usize, axis: i32, corner: i32, mirror: i32): i32 {
  const near = load<i32>(at + ((<usize>axis) << 2), 8);
  if (((mirror >> axis) & 1) == 0) return corner + near;
  const extent = orientedSize(load<i32>(at), load<i32>(at, 4), axis) * load<i32>(at + ((<usize>axis) << 2), 20);
  return corner + blockExtent(block, axis) - near - extent;
}
