/**
 * Maximal residual spaces (Lai and Chan 1997; Parreno et al. 2008): the list of all largest empty cuboids, kept up to
 * date as blocks are placed. With full support a space is a column: its base lies wholly on floor or tops, and a
 * block takes away everything from its bottom to the ceiling; what it bears is added above its top.
 */
import { SUPPORT_FULL } from '../abi/layout';
import { spend } from '../effort/budget';
import { allocate } from '../memory/arena';
import {
  ALL_FACES,
  CUBOID,
  contains,
  copyCuboid,
  equalBits,
  highHalf,
  lessBits,
  lowHalf,
  oppositeHigh,
  oppositeLow,
  setCuboid,
  storeWithLane,
} from '../memory/lanes';
import { height, length, spacesMerged, supportMode, width } from '../problem/view';
import { mostSpaces, piecesLeft, setSpaceCount, space, spaceCount } from '../state/state';
import { anyPieceFits, isUsable } from '../state/usable';
import { anchor } from './anchor';
import { FACES, listChildren, openChildren, parentOf, rankChildren } from './children';
import { openGuillotine, splitSpaces } from './guillotine';

/** The faces of a column, which has neither bottom nor top. */
const SIDE_FACES: i32 = 0x1b;
/** Elementary steps of a space cut; testing one takes half a step, comparing a child one. */
const STEPS_OF_CUT: i32 = 30;

/** Copies of the spaces that the block meets, and of those that only touch each of its faces. */
let met: usize = 0;
let touching: usize = 0;
const touchingCount: StaticArray<i32> = [0, 0, 0, 0, 0, 0];

export function openSpaces(): void {
  met = allocate(<usize>(mostSpaces + 1) * CUBOID);
  touching = allocate(<usize>mostSpaces * CUBOID * FACES);
  openChildren();
  if (!spacesMerged) openGuillotine();
}

/** The whole container as the one space of an empty load. */
export function startSpaces(state: usize): void {
  setCuboid(space(state, 0), 0, 0, 0, length, width, height, 0, 0);
  anchor(space(state, 0));
  setSpaceCount(state, 1);
}

function touchingAt(face: i32, index: i32): usize {
  return touching + <usize>(face * mostSpaces + index) * CUBOID;
}

/** Takes a placed block out of the spaces of a state, into maximal spaces or (isEmptySpaceMerged false) others. */
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
  const n = spaceCount(state);
  const metCount = partSpaces(space(state, 0), n, low, high);
  listChildren(state, met, metCount, low, high, columns ? SIDE_FACES : ALL_FACES);
  const left = piecesLeft(state);
  let to = n - metCount;
  let compared = 0;
  for (let face = 0; face < FACES; face++) {
    const limit = face == 0 ? bx2 : face == 1 ? by2 : face == 2 ? bz2 : face == 3 ? -bx1 : face == 4 ? -by1 : -bz1;
    const children = rankChildren(face);
    const firstOfFace = to;
    for (let i = 0; i < children; i++) {
      if (to >= mostSpaces) break;
      const child = space(state, to);
      storeWithLane(child, met + parentOf(i) * CUBOID, face, limit);
      if (!isUsable(child, left)) continue;
      compared += to - firstOfFace + unchecked(touchingCount[face]);
      if (isContained(child, face, space(state, firstOfFace), to - firstOfFace)) continue;
      anchor(child);
      to++;
    }
  }
  setSpaceCount(state, to);
  spend((n >> 1) + metCount * STEPS_OF_CUT + compared);
}

/**
 * Parts the spaces that a block meets from those that stay, and copies what only touches one of its faces. Every space
 * is written to both lists, which is cheaper than a branch that no processor foresees.
 * @returns how many are met
 */
function partSpaces(first: usize, count: i32, low: v128, high: v128): i32 {
  for (let face = 0; face < FACES; face++) unchecked((touchingCount[face] = 0));
  let taken = met;
  let kept = first;
  let at = first;
  for (let i = count; i > 0; i--) {
    const missing = ~lessBits(at, low, high) & ALL_FACES;
    if ((missing & (missing - 1)) == 0 && (equalBits(at, low, high) & missing) != 0) {
      const face = ctz(missing);
      copyCuboid(touchingAt(face, unchecked(touchingCount[face])), at);
      unchecked(touchingCount[face]++);
    }
    copyCuboid(taken, at);
    copyCuboid(kept, at);
    const step = missing == 0 ? CUBOID : 0;
    taken += step;
    kept += CUBOID - step;
    at += CUBOID;
  }
  return <i32>((taken - met) / CUBOID);
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

export function removeSpace(state: usize, index: i32): void {
  const last = spaceCount(state) - 1;
  if (index != last) copyCuboid(space(state, index), space(state, last));
  setSpaceCount(state, last);
}
