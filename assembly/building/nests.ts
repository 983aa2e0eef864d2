/**
 * Nests: interlocked rolls as blocks. Parallel rolls in rows, each row in the gaps of the one before, seen along the
 * axes (building/nest-rolls):
 *
 *   v   ( )( )( )      ( )( )( )       ( )
 *   ^  ( )( )( )      ( )( )( )( )    ( )( )
 *   |   ( )( )( )      ( )( )( )     ( )( )( )
 *   +-> u  STAGGERED      ALTERNATE      HEAPED
 *
 * Rows that fill the room from wall to wall may have gaps: the next row then sinks deeper. A lying roll needs two
 * below, so that lying rolls are only heaped where support counts. The second cargo takes every second row of standing
 * rolls, and the last row of a heap.
 *
 * This file says which nests are offered; building/nest-rows lays their rows, building/nest-block makes them blocks.
 */

import { blockVolume, blockWeight, capacity, count, dropLast, uniformCargo } from '../blocks/table';
import { nestAllowed } from '../contacts/stacks';
import { mark, release } from '../memory/arena';
import { cargoes, extent, quantity } from '../problem/view';
import { letTopsBeClipped } from '../rules/cargo-overhang';
import { withinUnits } from '../rules/fill-quantity';
import { isRoll } from '../rules/rolls';
import { withinVolume } from '../rules/volume-limit';
import { withinWeight } from '../rules/weight-limit';
import { stacksUsed } from '../state/stack-table';
import { letTopsOverlap } from '../tops/carried';
import { addRows, beatsStraightRows } from './nest-block';
import {
  axisLengthOfA,
  axisLengthOfB,
  axisU,
  axisW,
  cargoA,
  cargoB,
  diameterA,
  lookAlong,
  lookDown,
  lying,
  mustNestle,
  takePair,
  takeRoll,
} from './nest-rolls';
import { ALTERNATE, HEAPED, isOfB, layRows, MOST_ROWS, rowCount, rows, STAGGERED } from './nest-rows';

/** Nests of all rolls together, and of one cargo in one orientation. */
const MOST_NESTS: i32 = 8000;
const MOST_OF_A_ROLL: i32 = 600;
const MOST_STACKED_OF_A_ROLL: i32 = 150;
/** Of two cargoes together. */
const MOST_OF_A_PAIR: i32 = 40;
/** Rolls of a nest; fewer where each of them is a stack of its own (contacts/stacks). */
const MOST_ROLLS: i32 = 4096;
const MOST_STACKED_ROLLS: i32 = 300;
/** Up to so deep every depth is offered. */
const DEPTHS: i32 = 3;
/** Rolls of diameter 1 that all touch, the densest pattern: from row to row sqrt 3 / 2, to the next but one sqrt 3. */
const ROW_DISTANCE: f64 = 0.8660254;
const NEXT_BUT_ONE: f64 = 1.7320509;

/** Where the nests of the rolls in hand must end. */
let limit: i32 = 0;
/** Room for the stacks of a nest that is being judged by itself. */
let trial: usize = 0;

/** How many nests there may be beside the other blocks. */
export function roomForNests(): i32 {
  for (let cargo = 0; cargo < cargoes; cargo++) if (isRoll(cargo)) return MOST_NESTS;
  return 0;
}

/** @param singles the blocks 0 .. singles - 1 are the single pieces @param table room for stacks, where they are kept */
export function addNests(singles: i32, table: usize): void {
  trial = table;
  let rolls = 0;
  for (let block = 0; block < singles; block++) if (isRoll(uniformCargo(block))) rolls++;
  if (rolls == 0) return;
  const share = min(MOST_NESTS / 2 / rolls, stacksUsed ? MOST_STACKED_OF_A_ROLL : MOST_OF_A_ROLL);
  for (let block = 0; block < singles; block++) {
    if (!isRoll(uniformCargo(block))) continue;
    takeRoll(block);
    limit = min(capacity, count + share);
    if (lying) addLying();
    else addStanding();
  }
  addPairs(singles);
}

function addPairs(singles: i32): void {
  const last = min(capacity, count + MOST_NESTS / 2);
  for (let a = 0; a < singles; a++) {
    if (!isRoll(uniformCargo(a))) continue;
    for (let b = 0; b < singles && count < last; b++) {
      if (!isRoll(uniformCargo(b)) || !takePair(a, b)) continue;
      limit = min(last, count + MOST_OF_A_PAIR);
      if (lying) addHeapsOfTwo();
      else addStanding();
    }
  }
}

/** Rows along the width take half of what may be offered at the most, then rows along the length all that is left. */
function addStanding(): void {
  lookDown(false);
  addPatterns(min(capacity, count + ((limit - count) >> 1)));
  lookDown(true);
  addPatterns(min(capacity, limit));
}

function addLying(): void {
  lookAlong();
  addPatterns(min(capacity, limit));
}

/** Heaps whose last row is of the second cargo. */
function addHeapsOfTwo(): void {
  lookAlong();
  for (let n = min(extent(axisU) / diameterA, quantity(cargoA)); n > 1 && count < limit; n--) {
    for (let rowsOfA = n - 1; rowsOfA > 0 && count < limit; rowsOfA--) {
      layRows(HEAPED, n, diameterA, diameterA >> 1, rowsOfA);
      if (rows > rowsOfA) addDepths(0, limit);
    }
  }
}

/** The largest first: what a lower limit leaves out are small ones. @param last number of blocks at which to end */
function addPatterns(last: i32): void {
  const most = min(extent(axisU) / diameterA, quantity(cargoA));
  for (let less = 0; less < MOST_ROWS && count < last; less++) {
    let more = false;
    for (let n = most; n > 0 && count < last; n--) {
      if (mustNestle()) {
        if (n > 1) more = addSizes(HEAPED, n, less, last) || more;
      } else {
        more = addSizes(STAGGERED, n, less, last) || more;
        if (n > 1) more = addSizes(ALTERNATE, n, less, last) || more;
      }
    }
    if (!more) break;
  }
}

/** A pattern with `less` rows less than there could be, tight and (if more rows fit then) from wall to wall. */
function addSizes(shape: i32, n: i32, less: i32, last: i32): bool {
  const half = diameterA >> 1;
  const fits = (shape == STAGGERED ? n * diameterA + half : n * diameterA) <= extent(axisU);
  if (fits) layRows(shape, n, diameterA, half, MOST_ROWS);
  const tightRows = fits ? rows : 0;
  const added = tightRows - less > 1 && addDepths(less, last);
  if (shape == HEAPED || !layFromWallToWall(shape, n)) return added;
  return (rows > tightRows && rows - less > 1 && addDepths(less, last)) || added;
}

/** Lays rows whose outermost rolls touch both walls; false when they would meet, or be too far apart to be a pattern. */
function layFromWallToWall(shape: i32, n: i32): bool {
  // The middles of the outermost rolls are `room` apart.
  const room = extent(axisU) - diameterA;
  let pitch = diameterA;
  let offset: i32;
  if (shape == ALTERNATE) {
    pitch = room / (n - 1);
    offset = pitch >> 1;
  } else if (n == 1) {
    offset = min(room, <i32>(ROW_DISTANCE * <f64>diameterA));
  } else {
    pitch = <i32>((2 * <i64>room) / (2 * n - 1));
    offset = pitch >> 1;
    if (pitch < diameterA) {
      pitch = diameterA;
      offset = room - (n - 1) * diameterA;
    }
  }
  // Wider gaps than that are the rows of the other direction.
  if (pitch < diameterA || offset <= 0 || <f64>pitch > NEXT_BUT_ONE * <f64>diameterA) return false;
  layRows(shape, n, pitch, offset, MOST_ROWS);
  return true;
}

/** The pattern as deep as there is room along the axes, and less deep; true when any was added. */
function addDepths(less: i32, last: i32): bool {
  let added = false;
  const length = axisLengthOfA();
  let depth = axisLengthOfB() == length ? extent(axisW) / length : 1;
  while (depth > 0 && count < last) {
    added = addOne(less, depth) || added;
    depth = depth > DEPTHS ? depth >> 1 : depth - 1;
  }
  return added;
}

function addOne(less: i32, depth: i32): bool {
  let taken = 0;
  let inA = 0;
  let inB = 0;
  const most = rowsOfQuantity(depth) - less;
  while (taken < most) {
    if (isOfB(taken)) inB += rowCount(taken) * depth;
    else inA += rowCount(taken) * depth;
    taken++;
  }
  if (taken < 2 || inA + inB > (stacksUsed ? MOST_STACKED_ROLLS : MOST_ROLLS)) return false;
  if (!beatsStraightRows(taken, depth, inA, inB) || !withinUnits(inA + inB)) return false;
  const back = mark();
  if (!isAllowed(addRows(taken, depth, inA, inB))) {
    dropLast();
    release(back);
    return false;
  }
  if (!lying) letTopsBeClipped(true);
  if (!lying && stacksUsed) letTopsOverlap(true);
  return true;
}

/** Whole rows for which there are rolls enough. */
function rowsOfQuantity(depth: i32): i32 {
  let leftA = quantity(cargoA);
  let leftB = quantity(cargoB);
  for (let row = 0; row < rows; row++) {
    const n = rowCount(row) * depth;
    if (isOfB(row)) leftB -= n;
    else leftA -= n;
    if (leftA < 0 || leftB < 0) return row;
  }
  return rows;
}

function isAllowed(block: i32): bool {
  if (!withinWeight(blockWeight(block)) || !withinVolume(blockVolume(block))) return false;
  return !stacksUsed || nestAllowed(trial, block);
}
