/**
 * How most equal pieces lie flat on a deck: the manufacturer's pallet loading problem. All heights are alike, so that it
 * is a matter of two dimensions.
 *
 * A pattern is one block of equal rows, or a deck cut in two, or in five round a middle (any of which may be empty):
 *
 *        +----+---------+
 *        |    |    3    |        y2
 *        |  4 +-----+---+
 *        |    |  5  |   |
 *        +----+-----+ 2 |        y1
 *        |     1    |   |
 *        +----------+---+
 *             x1    x2
 *
 * and each part is a pattern again (Morabito and Morales 1998; guillotine and G4 patterns, Scheithauer and Terno 1996,
 * are among them). Guillotine patterns of all parts come first, in one table; cuts in five are tried only where they
 * fall short of what area and stripes allow (Barnes 1979).
 */
import { placesLeft, reachableLengths } from './reachable-lengths.js';

/** Equal pieces side by side. Scaled units from the deck's corner. */
export interface PatternBlock {
  readonly x: number;
  readonly y: number;
  /** Pieces along length and width. */
  readonly columns: number;
  readonly rows: number;
  /** The piece's width lies along the deck's length. */
  readonly isTurned: boolean;
}

export interface LayerPattern {
  readonly pieces: number;
  readonly blocks: readonly PatternBlock[];
}

export interface Flat {
  readonly length: number;
  readonly width: number;
}

/** Cuts in five that one pattern may try: some 20 ms; what it has then is the pattern. */
const MOST_CUTS = 3_000_000;

/** Below a part of a part of a part no cut in five has been seen to bring a piece. */
const DEEPEST = 3;

/**
 * @param piece its two sides along the deck
 * @param turns which ways it may lie: as it is, turned, or both
 */
export function bestPattern(deck: Flat, piece: Flat, turns: Turns): LayerPattern {
  if (piece.length === piece.width || turns !== 'both') return oneBlock(deck, piece, turns === 'turned');
  return new Patterns(deck, piece).best();
}

export type Turns = 'straight' | 'turned' | 'both';

/** Rows one way only. */
export function oneBlock(deck: Flat, piece: Flat, isTurned: boolean): LayerPattern {
  const columns = Math.floor(deck.length / (isTurned ? piece.width : piece.length));
  const rows = Math.floor(deck.width / (isTurned ? piece.length : piece.width));
  const pieces = columns * rows;
  return { pieces, blocks: pieces > 0 ? [{ x: 0, y: 0, columns, rows, isTurned }] : [] };
}

/** Places in the lengths: of the left and right cut, of the lower and upper one. */
interface Cut {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}

class Patterns {
  readonly #piece: Flat;
  readonly #xs: readonly number[];
  readonly #ys: readonly number[];
  readonly #leftX: Int32Array;
  readonly #leftY: Int32Array;
  /** By length: where a part of it need be cut. */
  readonly #cutsOfX: readonly (readonly number[])[];
  readonly #cutsOfY: readonly (readonly number[])[];
  /** By part, place of its length first: pieces found, pieces that area and stripes allow. */
  readonly #found: Int32Array;
  readonly #bound: Int32Array;
  /** How deep a part has been cut in five. */
  readonly #searched: Uint8Array;
  /** How a part is cut; absent: one block. */
  readonly #cuts = new Map<number, Cut>();
  #cutsTried = 0;

  constructor(deck: Flat, piece: Flat) {
    this.#piece = piece;
    this.#xs = reachableLengths(piece.length, piece.width, deck.length);
    this.#ys = reachableLengths(piece.length, piece.width, deck.width);
    this.#leftX = placesLeft(this.#xs);
    this.#leftY = placesLeft(this.#ys);
    this.#cutsOfX = cutsOf(this.#leftX, this.#xs.length);
    this.#cutsOfY = cutsOf(this.#leftY, this.#ys.length);
    const parts = this.#xs.length * this.#ys.length;
    this.#found = new Int32Array(parts);
    this.#bound = new Int32Array(parts);
    this.#searched = new Uint8Array(parts);
    this.#cutInTwo();
  }

  best(): LayerPattern {
    const x = this.#xs.length - 1;
    const y = this.#ys.length - 1;
    // Shallow first: most decks need no more.
    for (let depth = 1; depth <= DEEPEST; depth++) this.#search(x, y, depth);
    return { pieces: this.#found[this.#part(x, y)]!, blocks: [...this.#blocksOf(x, y, 0, 0)] };
  }

  #part(x: number, y: number): number {
    return x * this.#ys.length + y;
  }

  /** Best blocks and guillotine patterns of all parts, and their bounds. */
  #cutInTwo(): void {
    const { length, width } = this.#piece;
    for (const [x, along] of this.#xs.entries()) {
      for (const [y, across] of this.#ys.entries()) {
        const part = this.#part(x, y);
        this.#bound[part] = bound(along, across, length, width);
        const straight = Math.floor(along / length) * Math.floor(across / width);
        const turned = Math.floor(along / width) * Math.floor(across / length);
        this.#found[part] = Math.max(straight, turned);
        for (let at = 1; at < x && this.#xs[at]! * 2 <= along; at++) {
          const pieces = this.#found[this.#part(at, y)]! + this.#found[this.#part(this.#leftOfX(x, at), y)]!;
          if (pieces > this.#found[part]!) this.#keep(part, pieces, { x1: at, x2: at, y1: 0, y2: y });
        }
        for (let at = 1; at < y && this.#ys[at]! * 2 <= across; at++) {
          const pieces = this.#found[this.#part(x, at)]! + this.#found[this.#part(x, this.#leftOfY(y, at))]!;
          if (pieces > this.#found[part]!) this.#keep(part, pieces, { x1: 0, x2: x, y1: at, y2: at });
        }
      }
    }
  }

  #keep(part: number, pieces: number, cut: Cut): void {
    this.#found[part] = pieces;
    this.#cuts.set(part, cut);
  }

  #leftOfX(whole: number, part: number): number {
    return this.#leftX[whole * this.#xs.length + part]!;
  }

  #leftOfY(whole: number, part: number): number {
    return this.#leftY[whole * this.#ys.length + part]!;
  }

  /** Pieces on a part, cut in five down to so many levels where that might bring one. */
  #search(x: number, y: number, depth: number): number {
    const part = this.#part(x, y);
    const found = this.#found;
    if (this.#searched[part]! >= depth || found[part] === this.#bound[part]) return found[part]!;
    this.#searched[part] = depth;
    // What a part of it may bring: what is found of it already, or what searching it might find.
    const hoped = depth === 1 ? found : this.#bound;
    const n = this.#ys.length;
    const cutsX = this.#cutsOfX[x]!;
    const cutsY = this.#cutsOfY[y]!;
    for (const x1 of cutsX) {
      const rightOfX1 = this.#leftOfX(x, x1) * n;
      for (const x2 of cutsX) {
        // Turned by half a turn, a pattern is cut at what it leaves.
        if (x2 < x1 || this.#xs[x1]! + this.#xs[x2]! > this.#xs[x]!) continue;
        const rightOfX2 = this.#leftOfX(x, x2) * n;
        const middleX = this.#leftOfX(x2, x1) * n;
        for (const y1 of cutsY) {
          const corners = hoped[x2 * n + y1]! + hoped[x1 * n + this.#leftOfY(y, y1)]!;
          for (const y2 of cutsY) {
            if (y2 < y1) continue;
            this.#cutsTried++;
            const others = hoped[rightOfX2 + y2]! + hoped[rightOfX1 + this.#leftOfY(y, y2)]!;
            if (corners + others + hoped[middleX + this.#leftOfY(y2, y1)]! <= found[part]!) continue;
            this.#tryCut(x, y, { x1, x2, y1, y2 }, depth - 1);
            if (found[part] === this.#bound[part]) return found[part]!;
          }
        }
        if (this.#cutsTried > MOST_CUTS) return found[part]!;
      }
    }
    return found[part]!;
  }

  #tryCut(x: number, y: number, cut: Cut, depth: number): void {
    const part = this.#part(x, y);
    const needed = this.#found[part]! + 1;
    const parts = this.#partsOf(x, y, cut);
    const hoped = depth === 0 ? this.#found : this.#bound;
    let possible = parts.reduce((sum, [px, py]) => sum + hoped[this.#part(px, py)]!, 0);
    for (const [px, py] of parts) {
      // A deck is no part of itself.
      if (possible < needed || (px === x && py === y)) return;
      if (depth > 0) possible += this.#search(px, py, depth) - this.#bound[this.#part(px, py)]!;
    }
    if (possible >= needed) this.#keep(part, possible, cut);
  }

  /** Places of length and width of the five parts, in the order of the drawing. */
  #partsOf(x: number, y: number, { x1, x2, y1, y2 }: Cut): [number, number][] {
    return [
      [x2, y1],
      [this.#leftOfX(x, x2), y2],
      [this.#leftOfX(x, x1), this.#leftOfY(y, y2)],
      [x1, this.#leftOfY(y, y1)],
      [this.#leftOfX(x2, x1), this.#leftOfY(y2, y1)],
    ];
  }

  *#blocksOf(x: number, y: number, fromX: number, fromY: number): Generator<PatternBlock> {
    const part = this.#part(x, y);
    if (this.#found[part] === 0) return;
    const cut = this.#cuts.get(part);
    if (cut === undefined) {
      yield this.#block(this.#xs[x]!, this.#ys[y]!, fromX, fromY);
      return;
    }
    const [x1, x2, y1, y2] = [this.#xs[cut.x1]!, this.#xs[cut.x2]!, this.#ys[cut.y1]!, this.#ys[cut.y2]!];
    const corners = [
      [0, 0],
      [x2, 0],
      [x1, y2],
      [0, y1],
      [x1, y1],
    ] as const;
    for (const [i, [px, py]] of this.#partsOf(x, y, cut).entries()) {
      yield* this.#blocksOf(px, py, fromX + corners[i]![0], fromY + corners[i]![1]);
    }
  }

  #block(along: number, across: number, x: number, y: number): PatternBlock {
    const { length, width } = this.#piece;
    const straight = { columns: Math.floor(along / length), rows: Math.floor(across / width) };
    const turned = { columns: Math.floor(along / width), rows: Math.floor(across / length) };
    const isTurned = turned.columns * turned.rows > straight.columns * straight.rows;
    return { x, y, ...(isTurned ? turned : straight), isTurned };
  }
}

/** What something reachable leaves: to cut anywhere else gives no part more (raster points, Scheithauer and Terno 1996). */
function cutsOf(left: Int32Array, lengths: number): number[][] {
  return Array.from({ length: lengths }, (_, whole) => {
    const cuts = new Set(left.subarray(whole * lengths, whole * lengths + whole + 1));
    return [...cuts].sort((a, b) => a - b);
  });
}

/** Area less what stripes as long as a side must waste (Barnes 1979), in whole pieces. */
function bound(along: number, across: number, a: number, b: number): number {
  const wasteOf = (stripe: number) => {
    const [r, s] = [along % stripe, across % stripe];
    return Math.min(r * s, (stripe - r) * (stripe - s));
  };
  return Math.floor((along * across - Math.max(wasteOf(a), wasteOf(b))) / (a * b));
}
