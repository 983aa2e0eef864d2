/**
 * What a request keeps: groups of nx x ny x nz pieces of one cargo in one orientation without gaps, where somebody put
 * them, each after what carries it (src/engine/layout.ts draws the words).
 */
import {
  ARRANGEMENT_BYTES,
  ARRANGEMENT_CARGO,
  ARRANGEMENT_COUNT_HEIGHT,
  ARRANGEMENT_COUNT_LENGTH,
  ARRANGEMENT_COUNT_WIDTH,
  ARRANGEMENT_ORIENTATION,
  ARRANGEMENT_X,
  ARRANGEMENT_Y,
  ARRANGEMENT_Z,
} from '../abi/layout';
import { orientedSize } from '../geometry/orientation';

/** Number of groups. */
export let keptGroups: i32 = 0;
let groups: usize = 0;

export function openKept(words: usize, count: i32): void {
  groups = words;
  keptGroups = count;
}

export function keptGroup(index: i32): usize {
  return groups + <usize>index * ARRANGEMENT_BYTES;
}
export function keptCargo(group: usize): i32 {
  return load<i32>(group, ARRANGEMENT_CARGO);
}
export function keptOrientation(group: usize): i32 {
  return load<i32>(group, ARRANGEMENT_ORIENTATION);
}

/** Corner along an axis: 0 length, 1 width, 2 height; it may lie outside the room. */
export function keptCorner(group: usize, axis: i32): i32 {
  if (axis == 0) return load<i32>(group, ARRANGEMENT_X);
  return axis == 1 ? load<i32>(group, ARRANGEMENT_Y) : load<i32>(group, ARRANGEMENT_Z);
}

/** Pieces along an axis. */
export function keptAlong(group: usize, axis: i32): i32 {
  if (axis == 0) return load<i32>(group, ARRANGEMENT_COUNT_LENGTH);
  return axis == 1 ? load<i32>(group, ARRANGEMENT_COUNT_WIDTH) : load<i32>(group, ARRANGEMENT_COUNT_HEIGHT);
}

export function keptPieces(group: usize): i32 {
  return keptAlong(group, 0) * keptAlong(group, 1) * keptAlong(group, 2);
}

/** Far end along an axis. */
export function keptEnd(group: usize, axis: i32): i32 {
  return (
    keptCorner(group, axis) + keptAlong(group, axis) * orientedSize(keptCargo(group), keptOrientation(group), axis)
  );
}
