/**
 * Which pieces a state may still load in its stage, in the forms that spaces and scores ask for: a bit a single piece, a
 * bit a cargo, the least extents.
 */
import { cargoOrientations, cargoStage } from '../abi/layout';
import { spend } from '../effort/budget';
import { allows, orientedSize } from '../geometry/orientation';
import { allocate } from '../memory/arena';
import { cargoes, stages } from '../problem/view';
import { cargoBit } from './reachable';
import { countLeft, leastExtent, leftMask, piecesLeft, setLeastExtent, setLeftMask, stage } from './state';
import { markPieces, pieceBytes } from './usable';

/** Least extent of each cargo along each axis over its allowed orientations: i32[cargoes][3]. */
let leastExtents: usize = 0;

export function openPiecesLeft(): void {
  leastExtents = allocate(<usize>cargoes * 12);
  for (let cargo = 0; cargo < cargoes; cargo++) {
    const mask = load<i32>(cargoOrientations + ((<usize>cargo) << 2));
    for (let axis = 0; axis < 3; axis++) {
      let least = i32.MAX_VALUE;
      for (let orientation = 1; orientation <= 6; orientation++) {
        if (allows(mask, orientation)) least = min(least, orientedSize(cargo, orientation, axis));
      }
      store<i32>(leastExtents + <usize>cargo * 12 + ((<usize>axis) << 2), least);
    }
  }
}

function mayCome(state: usize, cargo: i32): bool {
  if (countLeft(state, cargo) == 0) return false;
  return stages < 2 || load<i32>(cargoStage + ((<usize>cargo) << 2)) == stage(state);
}

/** All of them, at the start of a load and of a stage. */
export function findPiecesLeft(state: usize): void {
  memory.fill(piecesLeft(state), 0, pieceBytes);
  let left = i64x2(0, 0);
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (!mayCome(state, cargo)) continue;
    left = v128.or(left, cargoBit(cargo));
    markPieces(piecesLeft(state), cargo, true);
  }
  setLeftMask(state, left);
  findLeastExtents(state);
}

function findLeastExtents(state: usize): void {
  let l = i32.MAX_VALUE;
  let w = i32.MAX_VALUE;
  let h = i32.MAX_VALUE;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (!mayCome(state, cargo)) continue;
    const at = leastExtents + <usize>cargo * 12;
    l = min(l, load<i32>(at));
    w = min(w, load<i32>(at, 4));
    h = min(h, load<i32>(at, 8));
  }
  setLeastExtent(state, 0, l);
  setLeastExtent(state, 1, w);
  setLeastExtent(state, 2, h);
  spend(cargoes);
}

/** Nothing of a cargo is left: its bit goes, and the least extents if it was one of theirs. */
export function ranOut(state: usize, cargo: i32): void {
  markPieces(piecesLeft(state), cargo, false);
  if (cargoes <= 128) setLeftMask(state, v128.andnot(leftMask(state), cargoBit(cargo)));
  const at = leastExtents + <usize>cargo * 12;
  if (
    load<i32>(at) == leastExtent(state, 0) ||
    load<i32>(at, 4) == leastExtent(state, 1) ||
    load<i32>(at, 8) == leastExtent(state, 2)
  ) {
    findLeastExtents(state);
  }
}
