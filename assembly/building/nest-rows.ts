/**
 * The rows of a nest's pattern (building/nests draws the kinds), laid one after the other as deep as there is room, each
 * as near to those before it as cylinders allow. All rows have one pitch; in a row of the thinner of two cargoes its
 * rolls have the middles that the thicker would have.
 *
 *   row | corner u | corner v | number of rolls | - |      i32, 16 bytes
 */
import { extent } from '../problem/view';
import { axisV, cargoA, cargoB, diameterA, diameterB, mustNestle } from './nest-rolls';

export const STAGGERED: i32 = 0;
export const ALTERNATE: i32 = 1;
export const HEAPED: i32 = 2;

export const MOST_ROWS: i32 = 256;
/** Rows that a new row could meet. */
const ROWS_BACK: i32 = 4;
/**
 * Parts of its diameter by which a lying roll may hover over one roll below, and miss the other: 0.001 and 0.002
 * (docs/rules.md, Rolls), with a margin.
 */
const MOST_HOVER: f64 = 0.00099;
const MOST_GAP: f64 = 0.00198;

const ROW: usize = 16;
const rowWords: usize = memory.data(256 * 16, 16);
export let rows: i32 = 0;
/** From one roll of a row to the next. */
export let pitch: i32 = 0;
let kind: i32 = 0;
/** Rows of a heap that are of the first cargo. */
let rowsOfA: i32 = MOST_ROWS;

export function rowU(row: i32): i32 {
  return load<i32>(rowWords + <usize>row * ROW);
}
export function rowV(row: i32): i32 {
  return load<i32>(rowWords + <usize>row * ROW, 4);
}
export function rowCount(row: i32): i32 {
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

/** True when a row is of the second of two cargoes. */
export function isOfB(row: i32): bool {
  return cargoB != cargoA && (kind == HEAPED ? row >= rowsOfA : (row & 1) != 0);
}

export function diameterOf(row: i32): i32 {
  return isOfB(row) ? diameterB : diameterA;
}

/**
 * Lays as many rows as have room.
 * @param n rolls of the first row @param apart the pitch @param offset of the odd rows along u
 * @param ofA rows of a heap that are of the first cargo; one more is of the second
 */
export function layRows(shape: i32, n: i32, apart: i32, offset: i32, ofA: i32): void {
  kind = shape;
  pitch = apart;
  rowsOfA = ofA;
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
    if (mustNestle() && rows > 0 && !nestles(rows, diameter)) return;
    rows++;
  }
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

/** Middle of the first roll of a row, doubled. */
function middleOfFirst(row: i32): i64 {
  return 2 * <i64>rowU(row) + <i64>diameterOf(row);
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

/** How far the first rows reach along u, and along v. */
export function rowsLength(taken: i32): i32 {
  let most = 0;
  for (let row = 0; row < taken; row++) most = max(most, rowU(row) + (rowCount(row) - 1) * pitch + diameterOf(row));
  return most;
}
export function rowsDepth(taken: i32): i32 {
  let most = 0;
  for (let row = 0; row < taken; row++) most = max(most, rowV(row) + diameterOf(row));
  return most;
}
