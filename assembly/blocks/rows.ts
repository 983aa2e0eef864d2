/**
 * Bit rows over the blocks, by rank, in chunks of 128 bits. Candidates for a space are the blocks still allowed by
 * the counts, AND those at most so long, AND so wide, AND so high.
 *
 *   fit rows     for each axis, one row for each of the sizes that occur among the blocks
 *   count rows   for each cargo, one row for each number of pieces that a block may need of it
 */
import { allocate, allocateZeroed } from '../memory/arena';
import { cargoes, extent, stages } from '../problem/view';
import { blockStage } from '../rules/sequence';
import { blockOf, rankHeight, rankLength, rankWidth } from './ranking';
import { newSizeIndex, sizeCount, sizesAtMost } from './size-index';
import { count, floorAllowed, partCount, parts, restAllowed } from './table';

/** More sizes than that share rows; a candidate's size is compared anyway. */
const MOST_ROWS: i32 = 1024;

/** 128-bit chunks in a row. */
export let chunks: i32 = 0;
let rowBytes: usize = 0;

/** By axis: rows, the sizes they stand for (blocks/size-index), and how many sizes share a row. */
const fitRows: StaticArray<usize> = [0, 0, 0];
const sizeIndexes: StaticArray<usize> = [0, 0, 0];
const sizesARow: StaticArray<i32> = [1, 1, 1];

/** By cargo (i32): the largest number a block needs, the first row, and where its table count -> row starts. */
let mostNeeded: usize = 0;
let countRowTables: usize = 0;
let countRows: usize = 0;

/** What is below a space: floor alone, cargo alone, or (at the height of a deck) either. */
export const ON_FLOOR: i32 = 0;
export const ON_CARGO: i32 = 1;
export const ON_EITHER: i32 = 2;
const GROUNDS: i32 = 3;

/** For each stage and each kind of ground the blocks that may be placed there. */
let groundRows: usize = 0;

export function openRows(): void {
  chunks = (count + 127) >> 7;
  rowBytes = (<usize>chunks) << 4;
  for (let axis = 0; axis < 3; axis++) openFitRows(axis);
  openCountRows();
  openGroundRows();
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
  const index = newSizeIndex(sizes, count, extent(axis));
  const share = max((sizeCount(index) + MOST_ROWS - 1) / MOST_ROWS, 1);
  const rows = (sizeCount(index) + share - 1) / share;
  const table = allocateZeroed(<usize>max(rows, 1) * rowBytes);
  unchecked((sizeIndexes[axis] = index));
  unchecked((sizesARow[axis] = share));
  unchecked((fitRows[axis] = table));
  for (let rank = 0; rank < count; rank++) {
    const row = (sizesAtMost(index, rankExtent(rank, axis)) - 1) / share;
    setBit(table + <usize>row * rowBytes, rank);
  }
  for (let row = 1; row < rows; row++) {
    const at = table + <usize>row * rowBytes;
    for (let byte: usize = 0; byte < rowBytes; byte += 16) {
      v128.store(at + byte, v128.or(v128.load(at + byte), v128.load(at + byte - rowBytes)));
    }
  }
}

/** The row of the blocks at most `size` along the axis (with shared rows: and some larger ones); 0 when none is. */
export function fitRow(axis: i32, size: i32): usize {
  const number = sizesAtMost(unchecked(sizeIndexes[axis]), size);
  if (number == 0) return 0;
  return unchecked(fitRows[axis]) + <usize>((number - 1) / unchecked(sizesARow[axis])) * rowBytes;
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

function openGroundRows(): void {
  groundRows = allocateZeroed(<usize>(stages * GROUNDS) * rowBytes);
  for (let rank = 0; rank < count; rank++) {
    const block = blockOf(rank);
    const stage = stages > 1 ? blockStage(block) : 0;
    if (floorAllowed(block)) setBit(groundRow(stage, ON_FLOOR), rank);
    if (restAllowed(block)) setBit(groundRow(stage, ON_CARGO), rank);
    setBit(groundRow(stage, ON_EITHER), rank);
  }
}

/** The blocks of a stage that may be placed on a kind of ground. */
export function groundRow(stage: i32, ground: i32): usize {
  return groundRows + <usize>(stage * GROUNDS + ground) * rowBytes;
}

/** True when some block may not stand on the floor. */
export function floorBarred(): bool {
  for (let rank = 0; rank < count; rank++) if (!floorAllowed(blockOf(rank))) return true;
  return false;
}
