/**
 * Pieces in an order of loading as blocks that follow each other in it: each the pieces of one arrangement as plans list
 * them (`placementsOf`), row by row and layer by layer. The order stays as it is, piece for piece.
 */
import { orientedSize, type Size } from '../../domain/geometry.js';
import type { Arrangement } from '../../domain/plan.js';
import type { Cargo } from '../../domain/problem.js';

/**
 * Where an order can be read in several ways, the fewest blocks count, then the largest ones. What is kept and what was
 * added are no block together.
 * @param longest pieces that a block may have along the length
 */
export function blocksInOrder(
  arrangements: readonly Arrangement[],
  cargoes: readonly Cargo[],
  longest = Number.POSITIVE_INFINITY,
): readonly Arrangement[] {
  const list = new PieceList(arrangements, cargoes, longest);
  // By place, how the pieces from there on are read: blocks, the sum of the squares of their pieces, the first block.
  const blocks = new Int32Array(list.length + 1);
  const squares = new Float64Array(list.length + 1);
  const counts: Size[] = Array.from({ length: list.length });
  for (let start = list.length - 1; start >= 0; start--) {
    blocks[start] = MANY;
    for (const one of list.blocksFrom(start)) {
      const size = countOf(one);
      const [more, sum] = [blocks[start + size]! + 1, squares[start + size]! + size * size];
      if (more > blocks[start]! || (more === blocks[start] && sum <= squares[start]!)) continue;
      blocks[start] = more;
      squares[start] = sum;
      counts[start] = one;
    }
  }
  const read: Arrangement[] = [];
  for (let start = 0; start < list.length; start += countOf(counts[start]!)) {
    read.push(list.blockAt(start, counts[start]!));
  }
  return read;
}

/** More blocks than there can be. */
const MANY = 0x7fffffff;

function countOf({ length, width, height }: Size): number {
  return length * width * height;
}

/** Single pieces, side by side in columns, asked from the last to the first which blocks begin with each. */
class PieceList {
  readonly length: number;
  readonly #arrangements: readonly Arrangement[];
  /** By arrangement: of one piece. */
  readonly #sizes: readonly Size[];
  /** By place: its arrangement; what those have in common that can be of one block; its corner. */
  readonly #owners: Int32Array;
  readonly #kinds: Int32Array;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #z: Float64Array;
  /** By place: pieces of a row along the width that begins there. */
  readonly #rows: Int32Array;
  /** By place: where the next block begins that has more than one row or layer, at it or behind it. */
  readonly #nextBlock: Int32Array;

  constructor(
    arrangements: readonly Arrangement[],
    cargoes: readonly Cargo[],
    private readonly longest: number,
  ) {
    const length = arrangements.reduce((sum, { counts }) => sum + countOf(counts), 0);
    this.length = length;
    this.#arrangements = arrangements;
    this.#sizes = arrangements.map(({ cargo, orientation }) => orientedSize(cargoes[cargo]!.size, orientation));
    this.#owners = new Int32Array(length);
    this.#kinds = new Int32Array(length);
    this.#x = new Float64Array(length);
    this.#y = new Float64Array(length);
    this.#z = new Float64Array(length);
    let next = 0;
    for (let place = 0; place < arrangements.length; place++) next = this.#unfold(place, next);
    this.#rows = new Int32Array(length).fill(1);
    this.#nextBlock = new Int32Array(length + 1).fill(length);
    for (let place = length - 2; place >= 0; place--) {
      if (this.#isAt(place, place + 1, 0, 1, 0)) this.#rows[place] = this.#rows[place + 1]! + 1;
    }
  }

  /** @returns the place after its last piece */
  #unfold(arrangement: number, first: number): number {
    const { cargo, orientation, isKept, position, counts } = this.#arrangements[arrangement]!;
    const { length, width, height } = this.#sizes[arrangement]!;
    let piece = first;
    for (let k = 0; k < counts.height; k++) {
      for (let i = 0; i < counts.length; i++) {
        for (let j = 0; j < counts.width; j++) {
          this.#x[piece] = position.x + i * length;
          this.#y[piece] = position.y + j * width;
          this.#z[piece] = position.z + k * height;
          piece++;
        }
      }
    }
    this.#owners.fill(arrangement, first, piece);
    this.#kinds.fill((cargo * 8 + orientation) * 2 + (isKept === true ? 1 : 0), first, piece);
    return piece;
  }

  /** The pieces from one on as an arrangement. */
  blockAt(start: number, counts: Size): Arrangement {
    const position = { x: this.#x[start]!, y: this.#y[start]!, z: this.#z[start]! };
    return { ...this.#arrangements[this.#owners[start]!]!, position, counts };
  }

  /** Those that are worth a look: a row or a layer ends with its like, or where a larger block begins. */
  blocksFrom(start: number): Size[] {
    const blocks: Size[] = [];
    const next = this.#nextBlock[start + 1]!;
    for (const width of this.#widthsFrom(start)) {
      for (let length = 1, isLast = false; !isLast; length++) {
        const end = start + length * width;
        isLast = length === this.longest || !this.#isRowAt(start, end, width, length, 0);
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
    if (place >= this.length || this.#kinds[start] !== this.#kinds[place]) return false;
    const { length, width, height } = this.#sizes[this.#owners[start]!]!;
    return (
      this.#y[place] === this.#y[start]! + across * width &&
      this.#x[place] === this.#x[start]! + along * length &&
      this.#z[place] === this.#z[start]! + up * height
    );
  }
}
