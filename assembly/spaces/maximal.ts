/**
 * Maximal residual spaces (Lai and Chan 1997; Parreno et al. 2008): the list of all largest empty cuboids, kept up to
 * date as blocks are placed. With full support a space is a column: its base lies wholly on floor or tops, and a
 * block takes away everything from its bottom to the ceiling; what it bears is added above its top.
 */
import { SUPPORT_FULL } from '../abi/layout';
import { allocate } from '../memory/arena';
import {
  ALL_FACES,
  CUBOID,
  contains,
  copyCuboid,
  equalBits,
  highHalf,
  KEY,
  lane,
  lessBits,
  lowHalf,
  oppositeHigh,
  oppositeLow,
  setCuboid,
  setLane,
  storeWithLane,
  TAG,
  x1,
  x2,
  y1,
  y2,
  z1,
  z2,
} from '../memory/lanes';
import { bottomToTop, height, length, spacesMerged, stages, supportMode, width } from '../problem/view';
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

/** Deliveries are loaded from the front wall on: the length counts so much (rules-in-search.md). */
const SEQUENCE_LENGTH_FACTOR: i32 = 3;
/** Layer on layer: the height counts so much. */
const LAYER_HEIGHT_FACTOR: i32 = 4;

let fromFront: bool = false;
let fromFloor: bool = false;
let lengthFactor: i32 = 1;
let heightFactor: i32 = 1;

/** @param hangs true when blocks may hang from the ceiling: no rule asks what they rest on */
export function openAnchors(hangs: bool): void {
  fromFront = stages > 1;
  fromFloor = !hangs || bottomToTop;
  lengthFactor = fromFront ? SEQUENCE_LENGTH_FACTOR : 1;
  heightFactor = bottomToTop ? LAYER_HEIGHT_FACTOR : 1;
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
  if (farX < dx && !fromFront) {
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
  const farZ = height - z2(at);
  if (farZ < dz && !fromFloor) {
    dz = farZ;
    corner |= 4;
  }
  setLane(at, KEY, lengthFactor * dx + dy + heightFactor * dz);
  setLane(at, TAG, corner);
}

function touchingAt(face: i32, index: i32): usize {
  return touching + <usize>(face * mostSpaces + index) * CUBOID;
}

/** Takes a placed block out of the spaces of a state. */
export function cutSpaces(state: usize, bx1: i32, by1: i32, bz1: i32, bx2: i32, by2: i32, bz2: i32): void {
  if (spacesMerged) cutMerged(state, bx1, by1, bz1, bx2, by2, bz2);
  else splitSpaces(state, bx1, by1, bz1, bx2, by2, bz2);
}

/** The same into maximal spaces, for what gives a container its shape: decks, and the shadows of earlier stages. */
export function cutMerged(state: usize, bx1: i32, by1: i32, bz1: i32, bx2: i32, by2: i32, bz2: i32): void {
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
      storeWithLane(child, met + <usize>index * CUBOID, face, limit);
      if (!anyPieceFits(left, x2(child) - x1(child), y2(child) - y1(child), z2(child) - z1(child))) continue;
      compared += n - firstOfFace + unchecked(touchingCount[face]);
      if (isContained(child, face, space(state, firstOfFace), n - firstOfFace)) continue;
      anchor(child);
      n++;
    }
  }
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
  const low = lowHalf(child);
  const high = highHalf(child);
  let at = siblings;
  for (let i = siblingCount; i > 0; i--) {
    if (contains(at, low, high)) return true;
    at += CUBOID;
  }
  at = touchingAt(face, 0);
  for (let i = unchecked(touchingCount[face]); i > 0; i--) {
    if (contains(at, low, high)) return true;
    at += CUBOID;
  }
  return false;
}

/** Adds the space above a rectangle that can bear cargo (full support). */
export function addSpaceAbove(state: usize, fromX: i32, fromY: i32, toX: i32, toY: i32, z: i32): void {
  const n = spaceCount(state);
  if (n >= mostSpaces || z >= height) return;
  if (!anyPieceFits(piecesLeft(state), toX - fromX, toY - fromY, height - z)) return;
  const above = space(state, n);
  setCuboid(above, fromX, fromY, z, toX, toY, height, 0, 0);
  anchor(above);
  setSpaceCount(state, n + 1);
}

/**
 * Guillotine spaces (isEmptySpaceMerged false): what a cuboid leaves of a space is cut into parts that do not overlap,
 * first along the length, then the width, then the height.
 */
function splitSpaces(state: usize, bx1: i32, by1: i32, bz1: i32, bx2: i32, by2: i32, bz2: i32): void {
  const columns = supportMode == SUPPORT_FULL;
  const low = oppositeLow(bx1, by1, bz1, bx2, by2, columns ? height : bz2);
  const high = oppositeHigh(bx1, by1, bz1);
  const left = piecesLeft(state);
  let metCount = 0;
  let n = spaceCount(state);
  spend(n);
  for (let i = n - 1; i >= 0; i--) {
    if (lessBits(space(state, i), low, high) != ALL_FACES) continue;
    copyCuboid(met + <usize>metCount * CUBOID, space(state, i));
    metCount++;
    n--;
    if (i != n) copyCuboid(space(state, i), space(state, n));
  }
  for (let i = 0; i < metCount; i++) {
    const rest = met + <usize>i * CUBOID;
    for (let axis = 0; axis < 3; axis++) {
      if (axis == 2 && columns) break;
      const near = axis == 0 ? bx1 : axis == 1 ? by1 : bz1;
      const far = axis == 0 ? bx2 : axis == 1 ? by2 : bz2;
      if (n + 2 > mostSpaces) break;
      if (-lane(rest, axis + 3) > far) {
        n = keepPart(state, left, n, rest, axis, far);
        setLane(rest, axis + 3, -far);
      }
      if (lane(rest, axis) < near) {
        n = keepPart(state, left, n, rest, axis + 3, -near);
        setLane(rest, axis, near);
      }
    }
  }
  setSpaceCount(state, n);
}

/** Keeps the part of a space beyond a face when a piece fits it. */
function keepPart(state: usize, left: usize, n: i32, rest: usize, face: i32, limit: i32): i32 {
  const part = space(state, n);
  storeWithLane(part, rest, face, limit);
  if (!anyPieceFits(left, x2(part) - x1(part), y2(part) - y1(part), z2(part) - z1(part))) return n;
  anchor(part);
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
