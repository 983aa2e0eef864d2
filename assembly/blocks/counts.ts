/**
 * Which blocks need more pieces of a cargo than are left. In one of two forms, by the memory that the first would take:
 *
 *   rows    for each cargo and each number of pieces that some block needs of it, the blocks that need at most that
 *   lists   for each cargo the ranks of its blocks (i32), those that need most first
 *
 * Rows are quickest; with thousands of cargoes nearly all of their bits say nothing.
 */
import { spend } from '../effort/budget';
import { allocate, allocateZeroed } from '../memory/arena';
import { clearBit } from '../memory/bits';
import { cargoes, countRowBytes } from '../problem/view';
import { blockOf } from './ranking';
import { count, partCount, parts } from './table';

/** True when there are lists in place of rows. */
export let countsAreListed: bool = false;

/** By cargo (i32): the largest number that a block needs; its table, a word a number 0 .. that; its rows or its list. */
let mostNeeded: usize = 0;
let tables: usize = 0;
let entries: usize = 0;
let rowBytes: usize = 0;

function word(column: usize, index: i32): usize {
  return column + ((<usize>index) << 2);
}

function table(cargo: i32): usize {
  return <usize>load<i32>(word(tables, cargo));
}

/** The largest number of pieces of a cargo in one block; with at least that many left every block is allowed. */
export function needOf(cargo: i32): i32 {
  return load<i32>(word(mostNeeded, cargo));
}

/** @param bytesOfRow of a row over all blocks */
export function openCounts(bytesOfRow: usize): void {
  rowBytes = bytesOfRow;
  mostNeeded = allocateZeroed((<usize>cargoes) << 2);
  tables = allocate((<usize>cargoes) << 2);
  entries = allocate((<usize>cargoes) << 2);
  for (let rank = 0; rank < count; rank++) {
    let part = parts(blockOf(rank));
    for (let i = partCount(blockOf(rank)); i > 0; i--) {
      const at = word(mostNeeded, load<i32>(part));
      store<i32>(at, max(load<i32>(at), load<i32>(part, 4)));
      part += 8;
    }
  }
  for (let cargo = 0; cargo < cargoes; cargo++) {
    store<i32>(word(tables, cargo), <i32>allocateZeroed((<usize>needOf(cargo) + 1) << 2));
  }
  countBlocks();
  countsAreListed = bytesOfRows() > <f64>countRowBytes;
  if (countsAreListed) openLists();
  else openCountRows();
}

/** table[n]: number of blocks that need n pieces. */
function countBlocks(): void {
  for (let rank = 0; rank < count; rank++) {
    let part = parts(blockOf(rank));
    for (let i = partCount(blockOf(rank)); i > 0; i--) {
      const at = word(table(load<i32>(part)), load<i32>(part, 4));
      store<i32>(at, load<i32>(at) + 1);
      part += 8;
    }
  }
}

function bytesOfRows(): f64 {
  let rows: f64 = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    rows += 1;
    for (let n = 1; n <= needOf(cargo); n++) if (load<i32>(word(table(cargo), n)) != 0) rows += 1;
  }
  return rows * <f64>rowBytes;
}

/** table[n] becomes the number of the row of the blocks that need at most n. */
function openCountRows(): void {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    let row = 0;
    for (let n = 1; n <= needOf(cargo); n++) {
      const at = word(table(cargo), n);
      if (load<i32>(at) != 0) row++;
      store<i32>(at, row);
    }
    const bytes = <usize>(row + 1) * rowBytes;
    const rows = allocate(bytes);
    memory.fill(rows, 0xff, bytes);
    spend(<i32>(bytes >> 4));
    store<i32>(word(entries, cargo), <i32>rows);
  }
  for (let rank = 0; rank < count; rank++) {
    let part = parts(blockOf(rank));
    for (let i = partCount(blockOf(rank)); i > 0; i--) {
      const cargo = load<i32>(part);
      const own = load<i32>(word(table(cargo), load<i32>(part, 4)));
      const rows = <usize>load<i32>(word(entries, cargo));
      for (let row = 0; row < own; row++) clearBit(rows + <usize>row * rowBytes, rank);
      spend(own);
      part += 8;
    }
  }
}

/** table[n] becomes the number of blocks that need more than n: where those that need n begin in the list. */
function openLists(): void {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    let needing = 0;
    for (let n = needOf(cargo); n >= 0; n--) {
      const at = word(table(cargo), n);
      needing += load<i32>(at);
      store<i32>(at, needing);
    }
    store<i32>(word(entries, cargo), <i32>allocate((<usize>needing) << 2));
  }
  // A table counts those that need at least n; each block written takes its own place away.
  for (let rank = count - 1; rank >= 0; rank--) {
    let part = parts(blockOf(rank));
    for (let i = partCount(blockOf(rank)); i > 0; i--) {
      const cargo = load<i32>(part);
      const at = word(table(cargo), load<i32>(part, 4));
      store<i32>(at, load<i32>(at) - 1);
      store<i32>(word(<usize>load<i32>(word(entries, cargo)), load<i32>(at)), rank);
      part += 8;
    }
  }
}

/** The row of the blocks that need at most `left` pieces of the cargo; `left` below needOf(cargo). */
export function countRow(cargo: i32, left: i32): usize {
  return <usize>load<i32>(word(entries, cargo)) + <usize>load<i32>(word(table(cargo), left)) * rowBytes;
}

/** How many blocks need more than `left` pieces of the cargo: so many stand first in its list. */
export function countNeedingMore(cargo: i32, left: i32): i32 {
  return left >= needOf(cargo) ? 0 : load<i32>(word(table(cargo), left));
}

/** Rank at a place of a cargo's list. */
export function listedRank(cargo: i32, place: i32): i32 {
  return load<i32>(word(<usize>load<i32>(word(entries, cargo)), place));
}
