/**
 * Bit rows over the blocks, by rank, in chunks of 128 bits. Candidates for a space are the blocks still allowed by
 * the counts, AND those at most so long, AND so wide, AND so high.
 *
 *   fit rows     for each axis, one row for each of the sizes that occur among the blocks
 *   base rows    where blocks are many and must be carried, one row for each of some base areas
 *   ground rows  for each loading stage and what may be below, the blocks that may be placed there
 *   count rows   for each cargo and number of pieces left (blocks/counts)
 */
import { SUPPORT_PARTIAL } from '../abi/layout';
import { spend } from '../effort/budget';
import { allocate, allocateZeroed } from '../memory/arena';
import { accumulateRows, setBit } from '../memory/bits';
import { extent, stages, supportMode } from '../problem/view';
import { openCounts } from './counts';
import { blockOf, rankHeight, rankLength, rankWidth } from './ranking';
import { newSizeIndex, sizeCount, sizesAtMost } from './size-index';
import { blockStage, count, floorAllowed, restAllowed } from './table';

/** More sizes than that share rows; a candidate's size is compared anyway. */
const MOST_ROWS: i32 = 1024;

/** Elementary steps of a block that is sorted in and looked up by its size. */
const STEPS_OF_ENTRY: i32 = 16;

/** 128-bit chunks in a row. */
export let chunks: i32 = 0;
let rowBytes: usize = 0;

/** By axis: rows, the sizes they stand for (blocks/size-index), and how many sizes share a row. */
const fitRows: StaticArray<usize> = [0, 0, 0];
const sizeIndexes: StaticArray<usize> = [0, 0, 0];
const sizesARow: StaticArray<i32> = [1, 1, 1];

/** From so many blocks on it pays to sort out those of too large a base before they are looked at one by one. */
const MANY_BLOCKS: i32 = 1 << 15;
const BASE_ROWS: i32 = 256;
/** Rows by base, in steps of an area. */
export let baseRowsUsed: bool = false;
let baseRows: usize = 0;
let baseStep: f64 = 1;

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
  openCounts(rowBytes);
  openGroundRows();
  openBaseRows();
}

function rankExtent(rank: i32, axis: i32): i32 {
  return axis == 0 ? rankLength(rank) : axis == 1 ? rankWidth(rank) : rankHeight(rank);
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
  accumulateRows(table, rows, rowBytes);
  spend(rows * chunks + count * STEPS_OF_ENTRY);
}

/** The row of the blocks at most `size` along the axis (with shared rows: and some larger ones); 0 when none is. */
export function fitRow(axis: i32, size: i32): usize {
  const number = sizesAtMost(unchecked(sizeIndexes[axis]), size);
  if (number == 0) return 0;
  return unchecked(fitRows[axis]) + <usize>((number - 1) / unchecked(sizesARow[axis])) * rowBytes;
}

function openBaseRows(): void {
  baseRowsUsed = supportMode == SUPPORT_PARTIAL && count >= MANY_BLOCKS;
  if (!baseRowsUsed) return;
  let largest: f64 = 0;
  for (let rank = 0; rank < count; rank++) largest = max(largest, baseOf(rank));
  baseStep = max<f64>(largest / <f64>(BASE_ROWS - 1), 1);
  baseRows = allocateZeroed(<usize>BASE_ROWS * rowBytes);
  for (let rank = 0; rank < count; rank++) setBit(baseRows + <usize>(baseOf(rank) / baseStep) * rowBytes, rank);
  accumulateRows(baseRows, BASE_ROWS, rowBytes);
  spend(BASE_ROWS * chunks + count * STEPS_OF_ENTRY);
}

function baseOf(rank: i32): f64 {
  return <f64>rankLength(rank) * <f64>rankWidth(rank);
}

/** The row of the blocks of at most that base, and of some a little larger; where base rows are used. */
export function baseRow(most: f64): usize {
  return baseRows + <usize>min(most / baseStep, <f64>(BASE_ROWS - 1)) * rowBytes;
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
