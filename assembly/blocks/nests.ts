/**
 * Nests: interlocked rolls as blocks. Parallel rolls in rows, each row in the gaps of the one before, seen along the
 * axes; u runs along the rows, v from row to row (of standing rolls both lie in the floor, of lying ones v is up):
 *
 *   v   ( )( )( )      ( )( )( )       ( )
 *   ^  ( )( )( )      ( )( )( )( )    ( )( )
 *   |   ( )( )( )      ( )( )( )     ( )( )( )
 *   +-> u  STAGGERED      ALTERNATE      HEAPED
 *
 * Rows that fill the room from wall to wall may have gaps: the next row then sinks deeper. A lying roll needs two
 * below, so that lying rolls are only heaped where support counts. The second cargo takes every second row of standing
 * rolls, and the last row of a heap.
 */
import { SUPPORT_NONE } from '../abi/layout';
import { orientedSize } from '../geometry/orientation';
import { allocate, mark, release } from '../memory/arena';
import { cargoes, extent, supportDepth, supportMode } from '../problem/view';
import { letTopsBeClipped } from '../rules/cargo-overhang';
import { letTopsOverlap } from '../rules/carried';
import { withinUnits } from '../rules/fill-quantity';
import { mayRestOnCargo, mayStandOnFloor } from '../rules/floor-stack-type';
import { mayLieOnFloor, preference } from '../rules/orientations';
import { quantity } from '../rules/quantity';
import { isLyingRoll, isRoll, liesAlongLength } from '../rules/rolls';
import { stacksUsed } from '../rules/stack-table';
import { nestAllowed } from '../rules/stacks';
import { withinVolume } from '../rules/volume-limit';
import { withinWeight } from '../rules/weight-limit';
import {
  addNest,
  blockStage,
  blockVolume,
  blockWeight,
  capacity,
  count,
  dropLast,
  MEMBER,
  parts,
  uniformOrientation,
} from './table';

const STAGGERED: i32 = 0;
const ALTERNATE: i32 = 1;
const HEAPED: i32 = 2;

/** Nests of all rolls together, and of one cargo in one orientation. */
export const MOST_NESTS: i32 = 8000;
const MOST_OF_A_ROLL: i32 = 600;
const MOST_STACKED_OF_A_ROLL: i32 = 150;
/** Of two cargoes together. */
const MOST_OF_A_PAIR: i32 = 40;
const MOST_ROWS: i32 = 256;
/** Rolls of a nest; fewer where each of them is a stack of its own (rules/stacks). */
const MOST_ROLLS: i32 = 4096;
const MOST_STACKED_ROLLS: i32 = 300;
/** A lying roll sinks by less than a thousandth of its diameter, a roll beside it is as near as two: with a margin. */
const MOST_HOVER: f64 = 0.00099;
const MOST_GAP: f64 = 0.00198;
/** Up to so deep every depth is offered. */
const DEPTHS: i32 = 3;
/** Rows that a new row could meet. */
const ROWS_BACK: i32 = 4;

/** The rolls of the even rows, and of the others: cargo, orientation, diameter. */
let cargoA: i32 = 0;
let cargoB: i32 = 0;
let orientationA: i32 = 0;
let orientationB: i32 = 0;
let diameterA: i32 = 0;
let diameterB: i32 = 0;
/** Container axes of the plan above: along the rows, from row to row, and of the rolls. */
let axisU: i32 = 0;
let axisV: i32 = 0;
let axisW: i32 = 0;
let lying: bool = false;

/**
 * Rows of the pattern, which all have one pitch:
 *
 *   row | corner u | corner v | number of rolls | - |      i32, 16 bytes
 */
const ROW: usize = 16;
const rowWords: usize = memory.data(256 * 16, 16);
let rows: i32 = 0;
/** Rows of a heap that are of the first cargo. */
let rowsOfA: i32 = MOST_ROWS;
let pitch: i32 = 0;
let kind: i32 = 0;

function rowU(row: i32): i32 {
  return load<i32>(rowWords + <usize>row * ROW);
}
function rowV(row: i32): i32 {
  return load<i32>(rowWords + <usize>row * ROW, 4);
}
function rowCount(row: i32): i32 {
  return load<i32>(rowWords + <usize>row * ROW, 8);
}
function setRowU(to: i32): void {
  store<i32>(rowWords + <usize>rows * ROW, to);
}
function setRowV(to: i32): void {
  store<i32>(rowWords + <usize>rows * ROW, to, 4);
}
function setRowCount(to: i32): void {
  store<i32>(rowWords + <usize>rows * ROW, to, 8);
}

/** Where the nests of the rolls in hand must end. */
let limit: i32 = 0;
let trial: usize = 0;

/** @param singles the blocks 0 .. singles - 1 are the single pieces @param table room for stacks, where they are kept */
export function addNests(singles: i32, table: usize): void {
  trial = table;
  let rolls = 0;
  for (let block = 0; block < singles; block++) if (isRoll(load<i32>(parts(block)))) rolls++;
  if (rolls == 0) return;
  const share = min(MOST_NESTS / 2 / rolls, stacksUsed ? MOST_STACKED_OF_A_ROLL : MOST_OF_A_ROLL);
  for (let block = 0; block < singles; block++) {
    if (!isRoll(load<i32>(parts(block)))) continue;
    setRoll(block);
    limit = min(capacity, count + share);
    if (lying) addPatterns(liesAlongLength(orientationA) ? 1 : 0, 2);
    else {
      addPatterns(0, 1);
      addPatterns(1, 0);
    }
  }
  addPairs(singles);
}

function addPairs(singles: i32): void {
  const last = min(capacity, count + MOST_NESTS / 2);
  for (let a = 0; a < singles; a++) {
    if (!isRoll(load<i32>(parts(a)))) continue;
    for (let b = 0; b < singles && count < last; b++) {
      if (!isRoll(load<i32>(parts(b))) || !mayPair(a, b)) continue;
      limit = min(last, count + MOST_OF_A_PAIR);
      if (lying) addHeapsOfTwo();
      else {
        addPatterns(0, 1);
        addPatterns(1, 0);
      }
    }
  }
}

/** Takes two cargoes in hand: parallel, the second no thicker; standing ones of one height where gaps are bridged. */
function mayPair(a: i32, b: i32): bool {
  setRoll(a);
  const cargo = load<i32>(parts(b));
  const orientation = uniformOrientation(b);
  if (cargo == cargoA || blockStage(a) != blockStage(b) || lying != isLyingRoll(cargo, orientation)) return false;
  if (lying && liesAlongLength(orientation) != liesAlongLength(orientationA)) return false;
  const diameter = orientedSize(cargo, orientation, axisW == 0 ? 1 : 0);
  if (diameter > diameterA) return false;
  const difference = orientedSize(cargo, orientation, axisW) - orientedSize(cargoA, orientationA, axisW);
  if (lying ? difference > 0 : difference != 0 && supportDepth > 0) return false;
  setSecond(cargo, orientation, diameter);
  return true;
}

/** Heaps whose last row is of the second cargo. */
function addHeapsOfTwo(): void {
  axisU = liesAlongLength(orientationA) ? 1 : 0;
  axisV = 2;
  kind = HEAPED;
  pitch = diameterA;
  for (let n = min(extent(axisU) / diameterA, quantity(cargoA)); n > 1 && count < limit; n--) {
    for (rowsOfA = n - 1; rowsOfA > 0 && count < limit; rowsOfA--) {
      layRows(n, diameterA >> 1);
      if (rows > rowsOfA) addDepths(0, limit);
    }
  }
}

/** How many nests there may be beside the other blocks. */
export function roomForNests(): i32 {
  for (let cargo = 0; cargo < cargoes; cargo++) if (isRoll(cargo)) return MOST_NESTS;
  return 0;
}

function setRoll(single: i32): void {
  cargoA = load<i32>(parts(single));
  orientationA = uniformOrientation(single);
  lying = isLyingRoll(cargoA, orientationA);
  axisW = lying ? (liesAlongLength(orientationA) ? 0 : 1) : 2;
  diameterA = orientedSize(cargoA, orientationA, axisW == 0 ? 1 : 0);
  setSecond(cargoA, orientationA, diameterA);
}

function setSecond(cargo: i32, orientation: i32, diameter: i32): void {
  cargoB = cargo;
  orientationB = orientation;
  diameterB = diameter;
}

/** The largest first: what a lower limit leaves out are small ones. */
function addPatterns(u: i32, v: i32): void {
  axisU = u;
  axisV = v;
  const most = min(extent(u) / diameterA, quantity(cargoA));
  const last = min(capacity, count + ((limit - count) >> (lying || u == 1 ? 0 : 1)));
  for (let less = 0; less < MOST_ROWS && count < last; less++) {
    let more = false;
    for (let n = most; n > 0 && count < last; n--) {
      if (lying && supportMode != SUPPORT_NONE) {
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
  const room = extent(axisU) - diameterA;
  const half = diameterA >> 1;
  kind = shape;
  pitch = diameterA;
  const fits = (shape == STAGGERED ? n * diameterA + half : n * diameterA) <= extent(axisU);
  if (fits) layRows(n, half);
  const tightRows = fits ? rows : 0;
  let added = tightRows - less > 1 && addDepths(less, last);
  if (shape == HEAPED) return added;
  // From wall to wall: the middles of the outermost rolls are `room` apart.
  let offset = half;
  if (shape == ALTERNATE) {
    pitch = room / (n - 1);
    offset = pitch >> 1;
  } else if (n == 1) {
    offset = min(room, <i32>(0.8660254 * <f64>diameterA));
  } else {
    pitch = <i32>((2 * <i64>room) / (2 * n - 1));
    offset = pitch >> 1;
    if (pitch < diameterA) {
      pitch = diameterA;
      offset = room - (n - 1) * diameterA;
    }
  }
  // Wider gaps than that are the rows of the other direction.
  if (pitch < diameterA || offset <= 0 || <f64>pitch > 1.7320509 * <f64>diameterA) return added;
  layRows(n, offset);
  if (rows > tightRows && rows - less > 1) added = addDepths(less, last) || added;
  return added;
}

/** As many rows as have room, each as near to those before it as cylinders allow. */
function layRows(n: i32, offset: i32): void {
  rows = 0;
  while (rows < MOST_ROWS) {
    const odd = (rows & 1) != 0;
    const number = kind == HEAPED ? n - rows : kind == ALTERNATE && odd ? n - 1 : n;
    if (number <= 0 || (kind == HEAPED && cargoB != cargoA && rows > rowsOfA)) return;
    let u = odd ? offset : 0;
    if (kind == HEAPED) u += (rows >> 1) * pitch;
    const diameter = diameterOf(rows);
    setRowU(u + ((diameterA - diameter) >> 1));
    setRowCount(number);
    const v = nearestV(rows, diameter);
    if (v + diameter > extent(axisV)) return;
    setRowV(v);
    if (lying && supportMode != SUPPORT_NONE && rows > 0 && !nestles(rows, diameter)) return;
    rows++;
  }
}

/** True when a row is of the second of two cargoes. */
function isOfB(row: i32): bool {
  return cargoB != cargoA && (kind == HEAPED ? row >= rowsOfA : (row & 1) != 0);
}

/** Middle of the first roll of a row, doubled. */
function middleOfFirst(row: i32): i64 {
  return 2 * <i64>rowU(row) + <i64>diameterOf(row);
}

function diameterOf(row: i32): i32 {
  return isOfB(row) ? diameterB : diameterA;
}

/** The least v of a row at which no roll of it meets one of the rows before it. */
function nearestV(row: i32, diameter: i32): i32 {
  let v = 0;
  for (let other = max(0, row - ROWS_BACK); other < row; other++) {
    const reach = <i64>diameter + <i64>diameterOf(other);
    const aside = leastAside(row, other);
    if (aside >= reach) continue;
    const rise = rootUp(reach * reach - aside * aside);
    const least = rise + 2 * <i64>rowV(other) + <i64>diameterOf(other) - <i64>diameter;
    v = max(v, <i32>((least + 1) >> 1));
  }
  return v;
}

/** Doubled distance along u between the middles of two rows' nearest rolls. */
function leastAside(row: i32, other: i32): i64 {
  const step = 2 * <i64>pitch;
  const apart = middleOfFirst(row) - middleOfFirst(other);
  // Roll i of one and j of the other are |apart + (i - j) step| from each other.
  const low = -(<i64>(rowCount(other) - 1));
  const high = <i64>(rowCount(row) - 1);
  const below = min(high, max(low, <i64>Math.floor(-(<f64>apart) / <f64>step)));
  const above = min(high, below + 1);
  return min(abs(apart + below * step), abs(apart + above * step));
}

/** The square root, rounded up. */
function rootUp(square: i64): i64 {
  let root = <i64>Math.sqrt(<f64>square);
  while (root * root < square) root++;
  while (root > 0 && (root - 1) * (root - 1) >= square) root--;
  return root;
}

/** True when the grid is fine enough for a lying row: each roll comes to lie against both below it. */
function nestles(row: i32, diameter: i32): bool {
  const below = row - 1;
  const reach = 0.5 * (<f64>diameter + <f64>diameterOf(below));
  const rise = <f64>rowV(row) + 0.5 * <f64>diameter - <f64>rowV(below) - 0.5 * <f64>diameterOf(below);
  const near = 0.5 * <f64>leastAside(row, below);
  const far = <f64>pitch - near;
  if (rise - Math.sqrt(reach * reach - near * near) >= MOST_HOVER * <f64>diameter) return false;
  return Math.sqrt(far * far + rise * rise) - reach < MOST_GAP * <f64>diameter;
}

/** The pattern as deep as there is room along the axes, and less deep; true when any was added. */
function addDepths(less: i32, last: i32): bool {
  let added = false;
  const axis = orientedSize(cargoA, orientationA, axisW);
  let depth = orientedSize(cargoB, orientationB, axisW) == axis ? extent(axisW) / axis : 1;
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
  return build(taken, depth, inA, inB);
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

function build(taken: i32, depth: i32, inA: i32, inB: i32): bool {
  let sizeU = 0;
  let sizeV = 0;
  for (let row = 0; row < taken; row++) {
    const d = diameterOf(row);
    sizeU = max(sizeU, rowU(row) + (rowCount(row) - 1) * pitch + d);
    sizeV = max(sizeV, rowV(row) + d);
  }
  const axis = orientedSize(cargoA, orientationA, axisW);
  const straight = (sizeU / diameterA) * (lying && supportMode != SUPPORT_NONE ? 1 : sizeV / diameterA);
  const squareA = <f64>diameterA * <f64>diameterA;
  const squares = <f64>inA * squareA + <f64>inB * <f64>diameterB * <f64>diameterB;
  if (squares <= <f64>(straight * depth) * squareA) return false;
  if (!withinUnits(inA + inB)) return false;
  const back = mark();
  const sizeW = depth * max(axis, orientedSize(cargoB, orientationB, axisW));
  const tight = pitch == diameterA && cargoA == cargoB;
  let members = 0;
  for (let row = 0; row < taken; row++) members += tight ? 1 : rowCount(row);
  const layers = lying ? 1 : depth;
  const at = allocate(<usize>(members * layers) * MEMBER);
  let next = at;
  for (let layer = 0; layer < layers; layer++) {
    for (let row = 0; row < taken; row++) {
      const number = rowCount(row);
      const parts = tight ? 1 : number;
      for (let i = 0; i < parts; i++) {
        writeMember(next, row, rowU(row) + i * pitch, layer * axis, tight ? number : 1, depth);
        next += MEMBER;
      }
    }
  }
  const part = allocate(16);
  const two = cargoA != cargoB && inB > 0;
  const swap = two && cargoB < cargoA;
  store<i32>(part, swap ? cargoB : cargoA);
  store<i32>(part, swap ? inB : inA, 4);
  if (two) {
    store<i32>(part, swap ? cargoA : cargoB, 8);
    store<i32>(part, swap ? inA : inB, 12);
  }
  topsWritten = 0;
  const tops = lying ? 0 : writeTops(taken, at, members, sizeW / depth);
  const block = addNest(
    alongAxis(0, sizeU, sizeV, sizeW),
    alongAxis(1, sizeU, sizeV, sizeW),
    alongAxis(2, sizeU, sizeV, sizeW),
    at,
    members * layers,
    part,
    two ? 2 : 1,
    tops,
    topsWritten,
    inA * preference(cargoA, orientationA) + inB * preference(cargoB, orientationB),
    mayBeOnFloor(cargoA, orientationA) && (lying || mayBeOnFloor(cargoB, orientationB)),
    mayRestOnCargo(cargoA) && (lying || mayRestOnCargo(cargoB)),
  );
  if (!withinWeight(blockWeight(block)) || !withinVolume(blockVolume(block)) || !holdsRules(block)) {
    dropLast();
    release(back);
    return false;
  }
  if (!lying) letTopsBeClipped(true);
  if (!lying && stacksUsed) letTopsOverlap(true);
  return true;
}

function mayBeOnFloor(cargo: i32, orientation: i32): bool {
  return mayLieOnFloor(cargo, orientation) && mayStandOnFloor(cargo);
}

function holdsRules(block: i32): bool {
  return !stacksUsed || nestAllowed(trial, block);
}

function alongAxis(axis: i32, alongU: i32, alongV: i32, alongW: i32): i32 {
  return axis == axisU ? alongU : axis == axisV ? alongV : alongW;
}

/** A row, or one roll of it; a row of lying rolls is as deep as the nest, standing ones are layer on layer. */
function writeMember(at: usize, row: i32, u: i32, w: i32, number: i32, depth: i32): void {
  const ofB = isOfB(row);
  store<i32>(at, ofB ? cargoB : cargoA);
  store<i32>(at, ofB ? orientationB : orientationA, 4);
  const v = rowV(row);
  for (let axis = 0; axis < 3; axis++) {
    const field = at + ((<usize>axis) << 2);
    store<i32>(field, alongAxis(axis, u, v, w), 8);
    store<i32>(field, alongAxis(axis, number, 1, lying ? depth : 1), 20);
  }
}

let topsWritten: i32 = 0;

/** Tops of the highest standing rolls, one a member: bounding squares without what those of the row before may cover already. */
function writeTops(taken: i32, members: usize, number: i32, height: i32): usize {
  const rectangles = allocate((<usize>number) << 4);
  let from = members;
  let to = rectangles;
  for (let i = 0; i < number; i++) {
    const x = load<i32>(from, 8);
    const y = load<i32>(from, 12);
    const cargo = load<i32>(from);
    const orientation = load<i32>(from, 4);
    if (orientedSize(cargo, orientation, 2) < height) {
      from += MEMBER;
      continue;
    }
    store<i32>(to, x);
    store<i32>(to, y, 4);
    store<i32>(to, x + load<i32>(from, 20) * orientedSize(cargo, orientation, 0), 8);
    store<i32>(to, y + load<i32>(from, 24) * orientedSize(cargo, orientation, 1), 12);
    const v = to + (axisV == 0 ? 0 : 4);
    let covered = load<i32>(v);
    for (let row = 0; row < taken; row++) {
      if (rowV(row) < load<i32>(v)) covered = max(covered, rowV(row) + diameterOf(row));
    }
    store<i32>(v, min(covered, load<i32>(v, 8)));
    from += MEMBER;
    to += 16;
    topsWritten++;
  }
  return rectangles;
}
