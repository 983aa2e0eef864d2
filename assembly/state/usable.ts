/**
 * Whether any single piece that is left fits a space: a space that holds none is never kept. Bit rows over the single
 * pieces (each cargo in each allowed orientation), as blocks/rows has them over the blocks.
 */
import { newSizeIndex, sizeCount, sizesAtMost } from '../blocks/size-index';
import { blockExtent, parts } from '../blocks/table';
import { spend } from '../effort/budget';
import { allocate, allocateZeroed } from '../memory/arena';
import { accumulateRows, clearBit, setBit } from '../memory/bits';
import { x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { cargoes, extent } from '../problem/view';

/** Elementary steps of a piece that is sorted in by its size. */
const STEPS_OF_ENTRY: i32 = 16;

/** Bytes of a row over the single pieces. */
export let pieceBytes: usize = 0;

const rows: StaticArray<usize> = [0, 0, 0];
const indexes: StaticArray<usize> = [0, 0, 0];
/** The first single piece of each cargo (i32), one more at the end. */
let firstPieces: usize = 0;

/** @param singles the blocks 0 .. singles - 1 are the single pieces, by rising cargo */
export function openUsable(singles: i32): void {
  pieceBytes = (<usize>((singles + 127) >> 7)) << 4;
  for (let axis = 0; axis < 3; axis++) openAxis(axis, singles);
  firstPieces = allocate((<usize>cargoes + 1) << 2);
  let piece = 0;
  for (let cargo = 0; cargo <= cargoes; cargo++) {
    while (piece < singles && load<i32>(parts(piece)) < cargo) piece++;
    store<i32>(firstPieces + ((<usize>cargo) << 2), piece);
  }
}

function openAxis(axis: i32, singles: i32): void {
  const sizes = allocate((<usize>singles + 1) << 2);
  for (let piece = 0; piece < singles; piece++) store<i32>(sizes + ((<usize>piece) << 2), blockExtent(piece, axis));
  const index = newSizeIndex(sizes, singles, extent(axis));
  const number = sizeCount(index);
  const table = allocateZeroed(<usize>(number + 1) * pieceBytes);
  // Row n: pieces among the n smallest sizes; row 0 is empty.
  for (let piece = 0; piece < singles; piece++) {
    const own = sizesAtMost(index, blockExtent(piece, axis));
    setBit(table + <usize>own * pieceBytes, piece);
  }
  accumulateRows(table, number + 1, pieceBytes);
  spend((number + 1) * <i32>(pieceBytes >> 4) + singles * STEPS_OF_ENTRY);
  unchecked((indexes[axis] = index));
  unchecked((rows[axis] = table));
}

/** Sets (or clears) the pieces of one cargo in a row. */
export function markPieces(row: usize, cargo: i32, available: bool): void {
  const end = load<i32>(firstPieces + ((<usize>cargo) << 2), 4);
  for (let piece = load<i32>(firstPieces + ((<usize>cargo) << 2)); piece < end; piece++) {
    if (available) setBit(row, piece);
    else clearBit(row, piece);
  }
}

/** The pieces of at most this size along an axis. */
function piecesWithin(axis: i32, size: i32): usize {
  return unchecked(rows[axis]) + <usize>sizesAtMost(unchecked(indexes[axis]), size) * pieceBytes;
}

/** True when a piece fits a space. @param left row of the pieces that are left */
export function isUsable(space: usize, left: usize): bool {
  return anyPieceFits(left, x2(space) - x1(space), y2(space) - y1(space), z2(space) - z1(space));
}

/** The same of the space's size. */
export function anyPieceFits(left: usize, l: i32, w: i32, h: i32): bool {
  const rowL = piecesWithin(0, l);
  const rowW = piecesWithin(1, w);
  const rowH = piecesWithin(2, h);
  for (let at: usize = 0; at < pieceBytes; at += 16) {
    const v = v128.and(
      v128.and(v128.load(left + at), v128.load(rowL + at)),
      v128.and(v128.load(rowW + at), v128.load(rowH + at)),
    );
    if (v128.any_true(v)) return true;
  }
  return false;
}
