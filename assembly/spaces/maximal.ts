/**
 * Maximal residual spaces (Lai and Chan 1997; Parreno et al. 2008): the list of all largest empty cuboids, kept up to
 * date as blocks are placed. With full support a space is a column: its base lies wholly on floor or tops, and a
 * block takes away everything from its bottom to the ceiling; what it bears is added above its top.
 */
import { SUPPORT_FULL, SUPPORT_NONE } from '../abi/layout';
import { blockOf } from '../blocks/ranking';
import { bearingLength, bearingWidth } from '../blocks/table';
import { allocate } from '../memory/arena';
import {
  ALL_FACES,
  CUBOID,
  contains,
  copyCuboid,
  equalBits,
  KEY,
  lane,
  lessBits,
  oppositeHigh,
  oppositeLow,
  setCuboid,
  setLane,
  TAG,
  x1,
  x2,
  y1,
  y2,
  z1,
  z2,
} from '../memory/lanes';
import { bottomToTop, height, length, supportMode, width } from '../problem/view';
import { spend } from '../search/budget';
import { leastExtent, mostSpaces, piecesLeft, setSpaceCount, space, spaceCount } from '../search/state';
import { anyPieceFits } from './usable';

/** Faces of a block in lane order: beyond x2, y2, z2, then before x1, y1, z1. */
const FACES: i32 = 6;
/** Elementary steps of a space tested, of a space cut, of a child compared. */
const STEPS_OF_CUT: i32 = 30;

/** Copies of the spaces that the block meets, and of those that only touch each of its faces. */
let met: usize = 0;
let touching: usize = 0;
const touchingCount: StaticArray<i32> = [0, 0, 0, 0, 0, 0];
/** Children of a face: size << 20 | (2^20 - 1 - index), sorted falling. */
let order: usize = 0;

export function openSpaces(): void {
  met = allocate(<usize>mostSpaces * CUBOID);
  touching = allocate(<usize>mostSpaces * CUBOID * FACES);
  order = allocate((<usize>mostSpaces) << 3);
}

/** The whole container as the one space of an empty load. */
export function startSpaces(state: usize): void {
  setCuboid(space(state, 0), 0, 0, 0, length, width, height, 0, 0);
  anchor(space(state, 0));
  setSpaceCount(state, 1);
}

/**
 * Writes distance and corner: along each axis the nearer wall (height: the floor, whenever support counts).
 * Filling the space with the least distance first keeps the free room in the middle and whole.
 */
function anchor(at: usize): void {
  let corner = 0;
  let dx = x1(at);
  const farX = length - x2(at);
  if (farX < dx) {
    dx = farX;
    corner |= 1;
  }
  let dy = y1(at);
  const farY = width - y2(at);
  if (farY < dy) {
    dy = farY;
    corner |= 2;
  }
  let dz = z1(at);
  if (supportMode == SUPPORT_NONE && !bottomToTop) {
    const farZ = height - z2(at);
    if (farZ < dz) {
      dz = farZ;
      corner |= 4;
    }
  }
  setLane(at, KEY, dx + dy + dz);
  setLane(at, TAG, corner);
}

function touchingAt(face: i32, index: i32): usize {
  return touching + <usize>(face * mostSpaces + index) * CUBOID;
}

/** Takes a block out of the spaces of a state. */
export function cutSpaces(
  state: usize,
  bx1: i32,
  by1: i32,
  bz1: i32,
  bx2: i32,
  by2: i32,
  bz2: i32,
  rank: i32,
  mirror: i32,
): void {
  const columns = supportMode == SUPPORT_FULL;
  const ceiling = columns ? height : bz2;
  const low = oppositeLow(bx1, by1, bz1, bx2, by2, ceiling);
  const high = oppositeHigh(bx1, by1, bz1);
  let n = spaceCount(state);
  const seen = n;
  let metCount = 0;
  for (let face = 0; face < FACES; face++) unchecked((touchingCount[face] = 0));
  const base = space(state, 0);
  let at = base;
  let end = base + <usize>n * CUBOID;
  while (at < end) {
    const less = lessBits(at, low, high);
    if (less == ALL_FACES) {
      copyCuboid(met + <usize>metCount * CUBOID, at);
      metCount++;
      end -= CUBOID;
      copyCuboid(at, end);
      continue;
    }
    const missing = ~less & ALL_FACES;
    if ((missing & (missing - 1)) == 0 && (equalBits(at, low, high) & missing) != 0) {
      const face = ctz(missing);
      copyCuboid(touchingAt(face, unchecked(touchingCount[face])), at);
      unchecked(touchingCount[face]++);
    }
    at += CUBOID;
  }
  n = <i32>((end - base) / CUBOID);
  const left = piecesLeft(state);
  let compared = 0;
  for (let face = 0; face < FACES; face++) {
    if (columns && (face == 2 || face == 5)) continue;
    const limit = face == 0 ? bx2 : face == 1 ? by2 : face == 2 ? bz2 : face == 3 ? -bx1 : face == 4 ? -by1 : -bz1;
    const least = leastExtent(state, face % 3);
    const opposite = face < 3 ? face + 3 : face - 3;
    let children = 0;
    for (let i = 0; i < metCount; i++) {
      const size = -limit - lane(met + <usize>i * CUBOID, opposite);
      if (size >= least) children = insertChild(children, size, i);
    }
    const firstOfFace = n;
    for (let i = 0; i < children; i++) {
      if (n >= mostSpaces) break;
      const index = 0xfffff - <i32>(load<u64>(order + ((<usize>i) << 3)) & 0xfffff);
      const child = space(state, n);
      copyCuboid(child, met + <usize>index * CUBOID);
      setLane(child, face, limit);
      if (!anyPieceFits(left, x2(child) - x1(child), y2(child) - y1(child), z2(child) - z1(child))) continue;
      if (!anyPieceFits(left, x2(child) - x1(child), y2(child) - y1(child), z2(child) - z1(child))) continue;
      compared += n - firstOfFace + unchecked(touchingCount[face]);
      if (isContained(child, face, space(state, firstOfFace), n - firstOfFace)) continue;
      anchor(child);
      n++;
    }
  }
  if (columns && n < mostSpaces) n = addAbove(state, n, bx1, by1, bx2, by2, bz2, rank, mirror);
  setSpaceCount(state, n);
  spend((seen >> 1) + metCount * STEPS_OF_CUT + compared);
}

/** Insertion sort, falling by size; of equal sizes the earlier first. */
function insertChild(children: i32, size: i32, index: i32): i32 {
  const sortKey = ((<u64>size) << 20) | <u64>(0xfffff - index);
  let at = order + ((<usize>children) << 3);
  while (at > order && load<u64>(at - 8) < sortKey) {
    store<u64>(at, load<u64>(at - 8));
    at -= 8;
  }
  store<u64>(at, sortKey);
  return children + 1;
}

/**
 * A child can only lie inside another child of the same face, or inside a kept space that touches the block there:
 * whatever contains it spans the block's other two axes and may not enter the block.
 */
function isContained(child: usize, face: i32, siblings: usize, siblingCount: i32): bool {
  let at = siblings;
  for (let i = siblingCount; i > 0; i--) {
    if (contains(at, child)) return true;
    at += CUBOID;
  }
  at = touchingAt(face, 0);
  for (let i = unchecked(touchingCount[face]); i > 0; i--) {
    if (contains(at, child)) return true;
    at += CUBOID;
  }
  return false;
}

/** The space above the rectangle that the block's top can bear. */
function addAbove(state: usize, n: i32, bx1: i32, by1: i32, bx2: i32, by2: i32, bz2: i32, rank: i32, mirror: i32): i32 {
  const l = bearingLength(blockOf(rank));
  const w = bearingWidth(blockOf(rank));
  if (!anyPieceFits(piecesLeft(state), l, w, height - bz2)) return n;
  const fromX = (mirror & 1) != 0 ? bx2 - l : bx1;
  const fromY = (mirror & 2) != 0 ? by2 - w : by1;
  const above = space(state, n);
  setCuboid(above, fromX, fromY, bz2, fromX + l, fromY + w, height, 0, 0);
  anchor(above);
  return n + 1;
}

export function removeSpace(state: usize, index: i32): void {
  const last = spaceCount(state) - 1;
  if (index != last) copyCuboid(space(state, index), space(state, last));
  setSpaceCount(state, last);
}

function spaceVolume(at: usize): f64 {
  return <f64>(x2(at) - x1(at)) * <f64>(y2(at) - y1(at)) * <f64>(z2(at) - z1(at));
}

/** The space to fill next: least distance, then largest volume, then the first by its corners. */
export function nextSpace(state: usize): i32 {
  const n = spaceCount(state);
  let best = 0;
  let bestAt = space(state, 0);
  let bestKey = keyOf(bestAt);
  for (let i = 1; i < n; i++) {
    const at = space(state, i);
    const k = keyOf(at);
    if (k < bestKey || (k == bestKey && isPreferred(at, bestAt))) {
      best = i;
      bestAt = at;
      bestKey = k;
    }
  }
  return best;
}

function keyOf(at: usize): i32 {
  return WIDE_LANES ? load<i32>(at, 12) : <i32>load<u16>(at, 12);
}

function isPreferred(a: usize, b: usize): bool {
  const va = spaceVolume(a);
  const vb = spaceVolume(b);
  if (va != vb) return va > vb;
  for (let i = 0; i < 6; i++) {
    if (lane(a, i) != lane(b, i)) return lane(a, i) < lane(b, i);
  }
  return false;
}
