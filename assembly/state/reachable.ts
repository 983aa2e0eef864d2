/**
 * The longest sum of cargo sizes along an axis that is at most x, K(x): how much of a residual can still be used
 * (Araya, Guerrero and Nunez 2017, VCS). Built once; behind each sum stand the cargoes that can be its last piece,
 * so that a sum none of whose cargoes is left is stepped over. Sums are kept in cells; a cell is one unit wide up to
 * 8,192 units of extent, then a power of two (and holds the largest sum that fell into it).
 *
 *   cell | sum i32 | best cell at or below i32 | size tried last i32 | copies of it i32 | cargo mask 128 bits |  32 bytes
 */
import { cargoOrientations, cargoQuantity } from '../abi/layout';
import { allows, orientedSize } from '../geometry/orientation';
import { allocate, allocateZeroed, mark, release } from '../memory/arena';
import { cargoes, extent } from '../problem/view';

const MOST_CELLS: i32 = 8192;
const CELL: usize = 32;

const cells: StaticArray<usize> = [0, 0, 0];
const shifts: StaticArray<i32> = [0, 0, 0];

export function openReachable(): void {
  for (let axis = 0; axis < 3; axis++) openAxis(axis);
}

function cellAt(axis: i32, index: i32): usize {
  return unchecked(cells[axis]) + <usize>index * CELL;
}

/** 128 bits with that of one cargo set. */
export function cargoBit(cargo: i32): v128 {
  const bit = cargo & 127;
  return bit < 64 ? i64x2(1 << (<i64>bit), 0) : i64x2(0, 1 << (<i64>(bit - 64)));
}

function openAxis(axis: i32): void {
  const most = extent(axis);
  let shift = 0;
  while (most >> shift >= MOST_CELLS) shift++;
  unchecked((shifts[axis] = shift));
  const number = (most >> shift) + 1;
  const table = allocateZeroed(<usize>number * CELL);
  unchecked((cells[axis] = table));
  for (let i = 1; i < number; i++) store<i32>(cellAt(axis, i), -1);
  const back = mark();
  gatherSizes(axis);
  const words = (number + 63) >> 6;
  const reached = allocateZeroed((<usize>words) << 3);
  store<u64>(reached, 1);
  for (let i = 0; i < sizeNumber; i++) addSize(axis, words, shift, sizeAt(i), reached);
  let bestCell = 0;
  for (let i = 0; i < number; i++) {
    const at = cellAt(axis, i);
    if (load<i32>(at) >= 0) bestCell = i;
    store<i32>(at, bestCell, 4);
  }
  release(back);
}

/**
 * Sizes that occur along the axis in hand, with the pieces and the cargoes behind each, in chains by their low bits:
 *
 *   size | size i32 | pieces i32 | next of the chain i32 | - | cargo mask 128 bits |      32 bytes
 */
let sizes: usize = 0;
let sizeNumber: i32 = 0;
const CHAINS: i32 = 4096;

function sizeAt(index: i32): usize {
  return sizes + ((<usize>index) << 5);
}

function gatherSizes(axis: i32): void {
  const most = extent(axis);
  const heads = allocate((<usize>CHAINS) << 2);
  memory.fill(heads, 0xff, (<usize>CHAINS) << 2);
  sizes = allocate((<usize>cargoes * 6 + 1) << 5);
  sizeNumber = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    const mask = load<i32>(cargoOrientations + ((<usize>cargo) << 2));
    const quantity = load<i32>(cargoQuantity + ((<usize>cargo) << 2));
    if (quantity <= 0) continue;
    for (let orientation = 1; orientation <= 6; orientation++) {
      if (!allows(mask, orientation)) continue;
      const size = orientedSize(cargo, orientation, axis);
      if (size > most || isMeasured(cargo, mask, orientation, axis, size)) continue;
      const at = entryOf(size, heads + ((<usize>(size & (CHAINS - 1))) << 2));
      store<i32>(at, load<i32>(at, 4) + quantity, 4);
      v128.store(at, v128.or(v128.load(at, 16), cargoBit(cargo)), 16);
    }
  }
}

/** True when the cargo measures the same along the axis in an earlier orientation: its pieces count once. */
function isMeasured(cargo: i32, mask: i32, before: i32, axis: i32, size: i32): bool {
  for (let orientation = 1; orientation < before; orientation++) {
    if (allows(mask, orientation) && orientedSize(cargo, orientation, axis) == size) return true;
  }
  return false;
}

/** The entry of a size in its chain, a new one in front when there is none. */
function entryOf(size: i32, head: usize): usize {
  for (let index = load<i32>(head); index >= 0; index = load<i32>(sizeAt(index), 8)) {
    if (load<i32>(sizeAt(index)) == size) return sizeAt(index);
  }
  const at = sizeAt(sizeNumber);
  store<i32>(at, size);
  store<i32>(at, 0, 4);
  store<i32>(at, load<i32>(head), 8);
  v128.store(at, i64x2(0, 0), 16);
  store<i32>(head, sizeNumber);
  sizeNumber++;
  return at;
}

/**
 * Extends every reachable sum by up to `pieces` of one size, the shortest first, those made on the way too.
 * @param reached a bit for each cell that holds a sum
 */
function addSize(axis: i32, words: i32, shift: i32, entry: usize, reached: usize): void {
  const size = load<i32>(entry);
  const pieces = load<i32>(entry, 4);
  const mask = v128.load(entry, 16);
  const most = extent(axis);
  for (let word = 0; word < words; word++) {
    const bitsAt = reached + ((<usize>word) << 3);
    let bits = load<u64>(bitsAt);
    while (bits != 0) {
      const bit = ctz(bits);
      const from = cellAt(axis, (word << 6) + <i32>bit);
      const copies = load<i32>(from, 8) == size ? load<i32>(from, 12) : 0;
      if (copies < pieces) {
        const next = load<i32>(from) + size;
        if (next > most) return;
        const cell = next >> shift;
        const at = cellAt(axis, cell);
        const there = load<i32>(at);
        if (there < 0) {
          store<i32>(at, next);
          store<i32>(at, size, 8);
          store<i32>(at, copies + 1, 12);
          const newAt = reached + ((<usize>(cell >> 6)) << 3);
          store<u64>(newAt, load<u64>(newAt) | ((<u64>1) << (<u64>(cell & 63))));
        } else if (next > there) {
          store<i32>(at, next);
        }
        v128.store(at, v128.or(v128.load(at, 16), mask), 16);
      }
      // With those that were just made.
      bits = load<u64>(bitsAt) & (~(<u64>1) << bit);
    }
  }
}

/** The longest sum at most `x` whose last piece is still left; 0 when there is none. */
export function longestSum(axis: i32, x: i32, left: v128): i32 {
  let cell = x >> unchecked(shifts[axis]);
  while (true) {
    cell = load<i32>(cellAt(axis, cell), 4);
    if (cell == 0) return 0;
    const at = cellAt(axis, cell);
    const sum = load<i32>(at);
    if (sum <= x && v128.any_true(v128.and(v128.load(at, 16), left))) return sum;
    cell--;
  }
}

/**
 * The longest sum along an axis: cargo pushed towards the corner reaches no further (normal patterns, Christofides and
 * Whitlock 1977). The whole extent where cells are too wide to know.
 */
export function longestReach(axis: i32): i32 {
  const most = extent(axis);
  return unchecked(shifts[axis]) > 0 ? most : longestSum(axis, most, i64x2.splat(-1));
}
