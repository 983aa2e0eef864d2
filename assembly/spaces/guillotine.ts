/**
 * Guillotine spaces (isEmptySpaceMerged false): what a block leaves of a space is cut into parts that do not overlap,
 * first along the length, then the width, then the height.
 */
import { SUPPORT_FULL } from '../abi/layout';
import { spend } from '../effort/budget';
import { allocate } from '../memory/arena';
import {
  ALL_FACES,
  CUBOID,
  copyCuboid,
  lane,
  lessBits,
  oppositeHigh,
  oppositeLow,
  setLane,
  storeWithLane,
} from '../memory/lanes';
import { height, supportMode } from '../problem/view';
import { mostSpaces, piecesLeft, setSpaceCount, space, spaceCount } from '../state/state';
import { isUsable } from '../state/usable';
import { anchor } from './anchor';

/** Copies of the spaces that the block meets. */
let met: usize = 0;

export function openGuillotine(): void {
  met = allocate(<usize>mostSpaces * CUBOID);
}

/** Takes a block out of the spaces of a state. */
export function splitSpaces(state: usize, bx1: i32, by1: i32, bz1: i32, bx2: i32, by2: i32, bz2: i32): void {
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
  if (!isUsable(part, left)) return n;
  anchor(part);
  return n + 1;
}
