/**
 * Pieces in an order of loading as blocks that follow each other in it: each the pieces of one arrangement as plans list
 * them (`placementsOf`), row by row and layer by layer. The order stays as it is, piece for piece.
 */
import { orientedSize, type Size } from '../../domain/geometry.js';
import { type Arrangement, placementsOf } from '../../domain/plan.js';
import type { Cargo } from '../../domain/problem.js';

/**
 * Where an order can be read in several ways, the fewest blocks count, then the largest ones. What is kept and what was
 * added are no block together.
 */
export function blocksInOrder(arrangements: readonly Arrangement[], cargoes: readonly Cargo[]): readonly Arrangement[] {
  const pieces = arrangements.flatMap((one) => singlesOf(one, cargoes));
  const list = new PieceList(pieces, cargoes);
  const best: Reading[] = Array.from({ length: pieces.length + 1 });
  best[pieces.length] = { blocks: 0, squares: 0, counts: ONE };
  for (let start = pieces.length - 1; start >= 0; start--) {
    let found: Reading | null = null;
    for (const counts of list.blocksFrom(start)) {
      const size = countOf(counts);
      const after = best[start + size]!;
      const one = { blocks: after.blocks + 1, squares: after.squares + size * size, counts };
      if (found === null || isBetter(one, found)) found = one;
    }
    best[start] = found!;
  }
  const blocks: Arrangement[] = [];
  for (let start = 0; start < pieces.length; ) {
    const { counts } = best[start]!;
    blocks.push({ ...pieces[start]!, counts });
    start += countOf(counts);
  }
  return blocks;
}

const ONE: Size = { length: 1, width: 1, height: 1 };

function singlesOf(one: Arrangement, cargoes: readonly Cargo[]): Arrangement[] {
  if (countOf(one.counts) === 1) return [one];
  return Array.from(placementsOf(one, cargoes), ({ position }) => ({ ...one, position, counts: ONE }));
}

/** How the pieces from one on are read. */
interface Reading {
  readonly blocks: number;
  /** Sum of the squares of the pieces in each block. */
  readonly squares: number;
  /** Of the first block. */
  readonly counts: Size;
}

function isBetter(one: Reading, other: Reading): boolean {
  return one.blocks < other.blocks || (one.blocks === other.blocks && one.squares > other.squares);
}

function countOf({ length, width, height }: Size): number {
  return length * width * height;
}

/** Single pieces, asked from the last to the first which blocks begin with each. */
class PieceList {
  readonly #sizes: readonly Size[];
  /** By place: pieces of a row along the width that begins there. */
  readonly #rows: Int32Array;
  /** By place: where the next block begins that has more than one row or layer, at it or behind it. */
  readonly #nextBlock: Int32Array;

  constructor(
    private readonly pieces: readonly Arrangement[],
    cargoes: readonly Cargo[],
  ) {
    this.#sizes = pieces.map(({ cargo, orientation }) => orientedSize(cargoes[cargo]!.size, orientation));
    this.#rows = new Int32Array(pieces.length).fill(1);
    this.#nextBlock = new Int32Array(pieces.length + 1).fill(pieces.length);
    for (let place = pieces.length - 2; place >= 0; place--) {
      if (this.#isAt(place, place + 1, 0, 1, 0)) this.#rows[place] = this.#rows[place + 1]! + 1;
    }
  }

  /** Those that are worth a look: a row or a layer ends with its like, or where a larger block begins. */
  blocksFrom(start: number): Size[] {
    const blocks: Size[] = [];
    const next = this.#nextBlock[start + 1]!;
    for (const width of this.#widthsFrom(start)) {
      for (let length = 1, isLast = false; !isLast; length++) {
        const end = start + length * width;
        isLast = !this.#isRowAt(start, end, width, length, 0);
        const height = this.#layersFrom(start, length, width);
        if (isLast || height > 1 || end === next) blocks.push({ length, width, height });
      }
    }
    const isLarge = blocks.some(({ length, height }) => length > 1 || height > 1);
    this.#nextBlock[start] = isLarge ? start : next;
    return blocks;
  }

  /** The whole row, and what the next row, the next layer or a larger block leaves of it. */
  #widthsFrom(start: number): number[] {
    const most = this.#rows[start]!;
    const widths = [most];
    for (let width = 1; width < most; width++) {
      const place = start + width;
      const isEnd =
        this.#isAt(start, place, 1, 0, 0) || this.#isAt(start, place, 0, 0, 1) || this.#nextBlock[place] === place;
      if (isEnd) widths.push(width);
    }
    return widths;
  }

  #layersFrom(start: number, length: number, width: number): number {
    let height = 1;
    while (this.#isLayerAt(start, { length, width, height })) height++;
    return height;
  }

  #isLayerAt(start: number, { length, width, height }: Size): boolean {
    const first = start + length * width * height;
    for (let row = 0; row < length; row++) {
      if (!this.#isRowAt(start, first + row * width, width, row, height)) return false;
    }
    return true;
  }

  #isRowAt(start: number, place: number, width: number, along: number, up: number): boolean {
    return this.#isAt(start, place, along, 0, up) && this.#rows[place]! >= width;
  }

  /** Whether a piece is like another one and lies so many pieces further along the length, the width and the height. */
  #isAt(start: number, place: number, along: number, across: number, up: number): boolean {
    const [one, other] = [this.pieces[start]!, this.pieces[place]];
    if (other === undefined || !isAlike(one, other)) return false;
    const { length, width, height } = this.#sizes[start]!;
    const { x, y, z } = one.position;
    const at = other.position;
    return at.x === x + along * length && at.y === y + across * width && at.z === z + up * height;
  }
}

function isAlike(one: Arrangement, other: Arrangement): boolean {
  return one.cargo === other.cargo && one.orientation === other.orientation && one.isKept === other.isKept;
}
