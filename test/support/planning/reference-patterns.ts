/** Other patterns of one layer, by dynamic programmes of their own: what ours must not fall short of. */

/** Not known yet. */
const OPEN = -1;

export class ReferencePatterns {
  /** By length: the longest row of pieces that is no longer. */
  readonly #reduced: Int16Array;
  /** By length: where a part of it need be cut, rising, with 0 and the whole (raster points, Scheithauer and Terno 1996). */
  readonly #cuts = new Map<number, readonly number[]>();
  /** By length and width. */
  readonly #guillotine: Int16Array;
  readonly #fourBlocks: Int16Array;
  readonly #bounds: Int16Array;

  /**
   * @param a, b sides of the piece
   * @param longest side of a deck
   */
  constructor(
    private readonly a: number,
    private readonly b: number,
    private readonly longest = 1200,
  ) {
    this.#reduced = Int16Array.from({ length: longest + 1 }, (_, length) => this.#rowWithin(length));
    const table = () => new Int16Array((longest + 1) ** 2).fill(OPEN);
    this.#guillotine = table();
    this.#fourBlocks = table();
    this.#bounds = table();
  }

  /** Most pieces of a pattern that is cut from edge to edge. */
  guillotine(length: number, width: number): number {
    const [l, w] = [this.#reduced[length]!, this.#reduced[width]!];
    const known = this.#guillotine[this.#key(l, w)]!;
    if (known !== OPEN) return known;
    const bound = this.bound(l, w);
    let best = this.#oneBlock(l, w);
    for (const cut of this.#cutsOf(l)) {
      if (best >= bound || 2 * cut > l) break;
      if (cut > 0) best = Math.max(best, this.guillotine(cut, w) + this.guillotine(l - cut, w));
    }
    for (const cut of this.#cutsOf(w)) {
      if (best >= bound || 2 * cut > w) break;
      if (cut > 0) best = Math.max(best, this.guillotine(l, cut) + this.guillotine(l, w - cut));
    }
    this.#guillotine[this.#key(l, w)] = best;
    return best;
  }

  /** Most pieces of a G4 pattern (Scheithauer and Terno 1996): four blocks, each of which is one again. */
  fourBlocks(length: number, width: number): number {
    const [l, w] = [this.#reduced[length]!, this.#reduced[width]!];
    const known = this.#fourBlocks[this.#key(l, w)]!;
    if (known !== OPEN) return known;
    const best = this.#bestOfFour(l, w);
    this.#fourBlocks[this.#key(l, w)] = best;
    return best;
  }

  /** No pattern has more: area, less what stripes as long as a side must waste (Barnes 1979). */
  bound(length: number, width: number): number {
    const [l, w] = [this.#reduced[length]!, this.#reduced[width]!];
    const key = this.#key(l, w);
    const waste = (side: number) => Math.min((l % side) * (w % side), (side - (l % side)) * (side - (w % side)));
    if (this.#bounds[key] === OPEN) {
      this.#bounds[key] = Math.floor((l * w - Math.max(waste(this.a), waste(this.b))) / (this.a * this.b));
    }
    return this.#bounds[key]!;
  }

  #bestOfFour(l: number, w: number): number {
    const bound = this.bound(l, w);
    let best = this.guillotine(l, w);
    const cutsOfWidth = this.#cutsOf(w);
    for (const x1 of this.#cutsOf(l)) {
      for (const x2 of this.#cutsOf(l)) {
        // Turned by half a turn, a pattern is cut at what it leaves.
        if (x2 < x1 || x1 + x2 > l) continue;
        for (const y1 of cutsOfWidth) {
          const left = this.bound(x2, y1) + this.bound(x1, w - y1);
          for (const y2 of cutsOfWidth) {
            if (best >= bound) return best;
            if (y2 < y1 || left + this.bound(l - x2, y2) + this.bound(l - x1, w - y2) <= best) continue;
            const parts: readonly (readonly [number, number])[] = [
              [x2, y1],
              [l - x2, y2],
              [l - x1, w - y2],
              [x1, w - y1],
            ];
            // A deck is no part of itself.
            if (parts.some(([pl, pw]) => pl === l && pw === w)) continue;
            best = Math.max(best, this.#sumOfFour(parts, best));
          }
        }
      }
    }
    return best;
  }

  /** As long as they may be more than that. */
  #sumOfFour(parts: readonly (readonly [number, number])[], best: number): number {
    let sum = parts.reduce((most, [l, w]) => most + this.bound(l, w), 0);
    for (const [l, w] of parts) {
      if (sum <= best) return 0;
      sum += this.fourBlocks(l, w) - this.bound(l, w);
    }
    return sum;
  }

  #key(l: number, w: number): number {
    return l * (this.longest + 1) + w;
  }

  #oneBlock(l: number, w: number): number {
    const { a, b } = this;
    return Math.max(Math.floor(l / a) * Math.floor(w / b), Math.floor(l / b) * Math.floor(w / a));
  }

  #cutsOf(length: number): readonly number[] {
    const known = this.#cuts.get(length);
    if (known !== undefined) return known;
    const found = new Set([0, length]);
    for (let at = 1; at < length; at++) found.add(this.#reduced[length - this.#reduced[length - at]!]!);
    const rising = [...found].sort((one, other) => one - other);
    this.#cuts.set(length, rising);
    return rising;
  }

  #rowWithin(length: number): number {
    const { a, b } = this;
    let best = 0;
    for (let i = 0; i * a <= length; i++) best = Math.max(best, i * a + Math.floor((length - i * a) / b) * b);
    return best;
  }
}
