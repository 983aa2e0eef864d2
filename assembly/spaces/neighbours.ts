/**
 * What lies around the space being filled: the placed blocks near it, gathered once a choice.
 * The share of a block's surface that touches walls or neighbours (a small gap counts as touch) is the search's
 * measure of a good fit (Araya, Guerrero and Nunez 2017).
 */
import { SUPPORT_NONE } from '../abi/layout';
import { spend } from '../effort/budget';
import { allocate } from '../memory/arena';
import {
  ALL_FACES,
  CUBOID,
  copyCuboid,
  cuboidHigh,
  cuboidLow,
  gaps,
  lessBits,
  oppositeHigh,
  oppositeLow,
  x1,
  x2,
  y1,
  y2,
  z1,
  z2,
} from '../memory/lanes';
import { height, length, supportMode, width } from '../problem/view';
import { HULL, hull, hullsOf, mostPlaced, placed, placedCount } from '../state/state';

/** A gap up to this part of the block's size counts as touch (Araya, Guerrero and Nunez 2017: 0.04). */
export const GAP: f64 = 0.04;

/** Cuboids of the placed blocks that meet or touch the space, those within a small gap of it too. */
export let neighbours: usize = 0;
export let neighbourCount: i32 = 0;
/** The space whose neighbours are gathered, 0 when none are yet: many choices end before a contact is asked for. */
let pendingState: usize = 0;
let pendingSpace: usize = 0;

export function openNeighbours(): void {
  neighbours = allocate(<usize>(mostPlaced + 1) * CUBOID);
}

function gapOf(size: i32): i32 {
  return <i32>(GAP * <f64>size);
}

/**
 * How high above the space's floor the neighbours beyond each side reach: the most contact that a side offers
 * (docs/engine.md, Choosing a block). Known only where cargo stands on something, so that what lies beside a block
 * reaches no higher.
 */
export let frontHeight: i32 = 0;
export let leftHeight: i32 = 0;
export let doorHeight: i32 = 0;
export let rightHeight: i32 = 0;

/** Names the space that the next contacts are about. Without support its neighbours are gathered when first asked for. */
export function lookAround(state: usize, space: usize): void {
  pendingState = state;
  pendingSpace = space;
  if (supportMode != SUPPORT_NONE) gather();
}

/** Copies the placed blocks within reach of the space. */
function gather(): void {
  const sx1 = x1(pendingSpace);
  const sy1 = y1(pendingSpace);
  const sz1 = z1(pendingSpace);
  const sx2 = x2(pendingSpace);
  const sy2 = y2(pendingSpace);
  const sz2 = z2(pendingSpace);
  const gx = gapOf(sx2 - sx1) + 1;
  const gy = gapOf(sy2 - sy1) + 1;
  const gz = gapOf(sz2 - sz1) + 1;
  const low = oppositeLow(
    max(sx1 - gx, -1),
    max(sy1 - gy, -1),
    max(sz1 - gz, -1),
    min(sx2 + gx, length + 1),
    min(sy2 + gy, width + 1),
    min(sz2 + gz, height + 1),
  );
  const high = oppositeHigh(max(sx1 - gx, -1), max(sy1 - gy, -1), max(sz1 - gz, -1));
  const n = placedCount(pendingState);
  // A wall within reach is as high as can be.
  let front = sx1 <= gx ? i32.MAX_VALUE : 0;
  let left = sy1 <= gy ? i32.MAX_VALUE : 0;
  let door = length - sx2 <= gx ? i32.MAX_VALUE : 0;
  let right = width - sy2 <= gy ? i32.MAX_VALUE : 0;
  let to = neighbours;
  let tested = hullsOf(n);
  for (let group = 0; group < hullsOf(n); group++) {
    if (lessBits(hull(pendingState, group), low, high) != ALL_FACES) continue;
    const members = min(HULL, n - group * HULL);
    tested += members;
    let at = placed(pendingState, group * HULL);
    // Copied whether near or not, and kept by moving on: one block in eight is near, at no foreseeable place.
    for (let i = members; i > 0; i--) {
      copyCuboid(to, at);
      to += lessBits(at, low, high) == ALL_FACES ? CUBOID : 0;
      at += CUBOID;
    }
  }
  if (supportMode != SUPPORT_NONE) {
    for (let at = neighbours; at < to; at += CUBOID) {
      const above = z2(at) - sz1;
      front = max(front, x2(at) <= sx1 ? above : 0);
      left = max(left, y2(at) <= sy1 ? above : 0);
      door = max(door, x1(at) >= sx2 ? above : 0);
      right = max(right, y1(at) >= sy2 ? above : 0);
    }
  }
  frontHeight = front;
  leftHeight = left;
  doorHeight = door;
  rightHeight = right;
  neighbourCount = <i32>((to - neighbours) / CUBOID);
  pendingState = 0;
  spend(tested + neighbourCount);
}

/** Share of the surface of a block l x w x h at (x, y, z) that touches walls or neighbours; at most 1. */
export function contactShare(l: i32, w: i32, h: i32, x: i32, y: i32, z: i32): f64 {
  if (pendingState != 0) gather();
  const gx = gapOf(l);
  const gy = gapOf(w);
  const gz = gapOf(h);
  const xe = x + l;
  const ye = y + w;
  const ze = z + h;
  const sideX = <f64>w * <f64>h;
  const sideY = <f64>l * <f64>h;
  const sideZ = <f64>l * <f64>w;
  let area: f64 = 0;
  if (x <= gx) area += sideX;
  if (length - xe <= gx) area += sideX;
  if (y <= gy) area += sideY;
  if (width - ye <= gy) area += sideY;
  if (z <= gz) area += sideZ;
  if (height - ze <= gz) area += sideZ;
  const low = cuboidLow(x, y, z, xe, ye, ze);
  const high = cuboidHigh(xe, ye, ze);
  const most = i32x4(gx, gy, gz, i32.MIN_VALUE);
  let areas = f32x4.splat(0);
  let at = neighbours;
  for (let i = neighbourCount; i > 0; i--) {
    const apart = gaps(at, low, high);
    at += CUBOID;
    // Touch is: along one axis at most the gap apart, along the two others overlapping, by the sides of the area.
    const overlaps = i32x4.lt_s(apart, i32x4.splat(0));
    const touches = v128.andnot(i32x4.le_s(apart, most), overlaps);
    const others = v128.and(
      v128.shuffle<i32>(overlaps, overlaps, 1, 2, 0, 3),
      v128.shuffle<i32>(overlaps, overlaps, 2, 0, 1, 3),
    );
    const sides = f32x4.convert_i32x4_s(apart);
    const area4 = f32x4.mul(v128.shuffle<i32>(sides, sides, 1, 2, 0, 3), v128.shuffle<i32>(sides, sides, 2, 0, 1, 3));
    areas = f32x4.add(areas, v128.and(area4, v128.and(touches, others)));
  }
  area += <f64>f32x4.extract_lane(areas, 0) + <f64>f32x4.extract_lane(areas, 1) + <f64>f32x4.extract_lane(areas, 2);
  spend(10 + neighbourCount * 3);
  const share = area / (2 * (sideX + sideY + sideZ));
  return share < 1 ? share : 1;
}
