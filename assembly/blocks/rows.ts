/**
 * Bit rows over the blocks, by rank, in chunks of 128 bits. Candidates for a space are the blocks still allowed by
 * the counts, AND those at most so long, AND so wide, AND so high.
 *
 *   fit rows     for each axis, one row for each of the sizes that occur among the blocks
 *   count rows   for each cargo, one row for each number of pieces that a block may need of it
 */
import { allocate, allocateZeroed } from '../memory/arena';
import { cargoes, extent } from '../problem/view';
import { blockOf, rankHeight, rankLength, rankWidth } from './ranking';
import { count, floorAllowed, partCount, parts } from './table';

/** More sizes than that share rows; a candidate's size is compared anyway. */
const MOST_ROWS: i32 = 1024;
/** Extents up to this are looked up, larger ones searched. */
const LOOK_UP: i32 = 1 << 16;

/** 128-bit chunks in a row. */
export let chunks: i32 = 0;
let rowBytes: usize = 0;

/** By axis: rows, number of distinct sizes, sizes a row, the sorted sizes, and the table size -> sizes at most that. */
const fitRows: StaticArray<usize> = [0, 0, 0];
const sizeCounts: StaticArray<i32> = [0, 0, 0];
const sizesARow: StaticArray<i32> = [1, 1, 1];
const sortedSizes: StaticArray<usize> = [0, 0, 0];
const lookUps: StaticArray<usize> = [0, 0, 0];

/** By cargo (i32): the largest number a block needs, the first row, and where its table count -> row starts. */
let mostNeeded: usize = 0;
let countRowTables: usize = 0;
let countRows: usize = 0;

/** Blocks that may stand on the floor; 0 when all may. */
export let floorRow: usize = 0;

export function openRows(): void {
  chunks = (count + 127) >> 7;
  rowBytes = (<usize>chunks) << 4;
  for (let axis = 0; axis < 3; axis++) openFitRows(axis);
  openCountRows();
  openFloorRow();
}

function rankExtent(rank: i32, axis: i32): i32 {
  return axis == 0 ? rankLength(rank) : axis == 1 ? rankWidth(rank) : rankHeight(rank);
}

function setBit(row: usize, rank: i32): void {
  const at = row + (<usize>rank >> 3);
  store<u8>(at, load<u8>(at) | ((<u8>1) << (<u8>(rank & 7))));
}

function openFitRows(axis: i32): void {
  const sizes = allocate((<usize>count + 1) << 2);
  for (let rank = 0; rank < count; rank++) store<i32>(sizes + ((<usize>rank) << 2), rankExtent(rank, axis));
  const distinct = sortDistinct(sizes, count);
  const share = (distinct + MOST_ROWS - 1) / MOST_ROWS;
  const a = max(share, 1);
  const rows = (distinct + a - 1) / a;
  unchecked((sortedSizes[axis] = sizes));
  unchecked((sizeCounts[axis] = distinct));
  unchecked((sizesARow[axis] = a));
  unchecked((lookUps[axis] = 0));
  const table = allocateZeroed(<usize>max(rows, 1) * rowBytes);
  unchecked((fitRows[axis] = table));
  for (let rank = 0; rank < count; rank++) {
    const row = (sizesAtMost(axis, rankExtent(rank, axis)) - 1) / a;
    setBit(table + <usize>row * rowBytes, rank);
  }
  for (let row = 1; row < rows; row++) {
    const at = table + <usize>row * rowBytes;
    for (let byte: usize = 0; byte < rowBytes; byte += 16) {
      v128.store(at + byte, v128.or(v128.load(at + byte), v128.load(at + byte - rowBytes)));
    }
  }
  if (extent(axis) < LOOK_UP) openLookUp(axis);
}

function openLookUp(axis: i32): void {
  const most = extent(axis);
  const table = allocate((<usize>most + 1) << 1);
  for (let size = 0; size <= most; size++) {
    store<u16>(table + ((<usize>size) << 1), <u16>min(sizesAtMost(axis, size), 0xffff));
  }
  unchecked((lookUps[axis] = table));
}

/** How many of the distinct sizes along an axis are at most `size`. */
function sizesAtMost(axis: i32, size: i32): i32 {
  const table = unchecked(lookUps[axis]);
  if (table != 0) return <i32>load<u16>(table + ((<usize>size) << 1));
  const sizes = unchecked(sortedSizes[axis]);
  let low = 0;
  let high = unchecked(sizeCounts[axis]);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<i32>(sizes + ((<usize>middle) << 2)) <= size) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The row of the blocks at most `size` along the axis (with shared rows: and some larger ones); 0 when none is. */
export function fitRow(axis: i32, size: i32): usize {
  const number = sizesAtMost(axis, size);
  if (number == 0) return 0;
  return unchecked(fitRows[axis]) + <usize>((number - 1) / unchecked(sizesARow[axis])) * rowBytes;
}

/** Sorts i32 and drops repeats; returns how many remain. Heap sort: in place, no worst case. */
function sortDistinct(values: usize, n: i32): i32 {
  for (let root = (n >> 1) - 1; root >= 0; root--) sink(values, root, n);
  for (let end = n - 1; end > 0; end--) {
    const largest = load<i32>(values);
    store<i32>(values, load<i32>(values + ((<usize>end) << 2)));
    store<i32>(values + ((<usize>end) << 2), largest);
    sink(values, 0, end);
  }
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const value = load<i32>(values + ((<usize>i) << 2));
    if (kept == 0 || load<i32>(values + ((<usize>(kept - 1)) << 2)) != value) {
      store<i32>(values + ((<usize>kept) << 2), value);
      kept++;
    }
  }
  return kept;
}

function sink(values: usize, root: i32, n: i32): void {
  const moved = load<i32>(values + ((<usize>root) << 2));
  while (true) {
    let child = (root << 1) + 1;
    if (child >= n) break;
    if (child + 1 < n && load<i32>(values + ((<usize>(child + 1)) << 2)) > load<i32>(values + ((<usize>child) << 2)))
      child++;
    if (load<i32>(values + ((<usize>child) << 2)) <= moved) break;
    store<i32>(values + ((<usize>root) << 2), load<i32>(values + ((<usize>child) << 2)));
    root = child;
  }
  store<i32>(values + ((<usize>root) << 2), moved);
}

function openCountRows(): void {
  mostNeeded = allocateZeroed((<usize>cargoes) << 2);
  countRowTables = allocateZeroed((<usize>cargoes) << 2);
  countRows = allocateZeroed((<usize>cargoes) << 2);
  for (let rank = 0; rank < count; rank++) {
    let part = parts(blockOf(rank));
    for (let i = partCount(blockOf(rank)); i > 0; i--) {
      const at = mostNeeded + ((<usize>load<i32>(part)) << 2);
      store<i32>(at, max(load<i32>(at), load<i32>(part, 4)));
      part += 8;
    }
  }
  // needs[cargo][n] = 1 when some block needs n pieces; turned into the row number of "at most n".
  for (let cargo = 0; cargo < cargoes; cargo++) {
    const table = allocateZeroed((<usize>needOf(cargo) + 1) << 2);
    store<i32>(countRowTables + ((<usize>cargo) << 2), <i32>table);
  }
  for (let rank = 0; rank < count; rank++) {
    let part = parts(blockOf(rank));
    for (let i = partCount(blockOf(rank)); i > 0; i--) {
      store<i32>(countTable(load<i32>(part)) + ((<usize>load<i32>(part, 4)) << 2), 1);
      part += 8;
    }
  }
  for (let cargo = 0; cargo < cargoes; cargo++) {
    const table = countTable(cargo);
    let row = 0;
    for (let n = 1; n <= needOf(cargo); n++) {
      const at = table + ((<usize>n) << 2);
      row += load<i32>(at);
      store<i32>(at, row);
    }
    const bytes = <usize>(row + 1) * rowBytes;
    const rows = allocate(bytes);
    memory.fill(rows, 0xff, bytes);
    store<i32>(countRows + ((<usize>cargo) << 2), <i32>rows);
  }
  for (let rank = 0; rank < count; rank++) {
    let part = parts(blockOf(rank));
    for (let i = partCount(blockOf(rank)); i > 0; i--) {
      const cargo = load<i32>(part);
      const own = load<i32>(countTable(cargo) + ((<usize>load<i32>(part, 4)) << 2));
      for (let row = 0; row < own; row++)
        clearBit(<usize>load<i32>(countRows + ((<usize>cargo) << 2)) + <usize>row * rowBytes, rank);
      part += 8;
    }
  }
}

function clearBit(row: usize, rank: i32): void {
  const at = row + (<usize>rank >> 3);
  store<u8>(at, load<u8>(at) & ~((<u8>1) << (<u8>(rank & 7))));
}

function countTable(cargo: i32): usize {
  return <usize>load<i32>(countRowTables + ((<usize>cargo) << 2));
}

/** The largest number of pieces of a cargo in one block; with at least that many left every block is allowed. */
export function needOf(cargo: i32): i32 {
  return load<i32>(mostNeeded + ((<usize>cargo) << 2));
}

/** The row of the blocks that need at most `left` pieces of the cargo; `left` below needOf(cargo). */
export function countRow(cargo: i32, left: i32): usize {
  return (
    <usize>load<i32>(countRows + ((<usize>cargo) << 2)) +
    <usize>load<i32>(countTable(cargo) + ((<usize>left) << 2)) * rowBytes
  );
}

/** Bits of the ranks 0..count-1. */
export function writeAll(row: usize): void {
  memory.fill(row, 0, rowBytes);
  for (let rank = 0; rank < count; rank++) setBit(row, rank);
}

function openFloorRow(): void {
  floorRow = 0;
  let barred = false;
  for (let rank = 0; rank < count; rank++) if (!floorAllowed(blockOf(rank))) barred = true;
  if (!barred) return;
  floorRow = allocateZeroed(rowBytes);
  for (let rank = 0; rank < count; rank++) if (floorAllowed(blockOf(rank))) setBit(floorRow, rank);
}
