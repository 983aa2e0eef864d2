/** Other patterns of one layer, by dynamic programmes of their own: what ours must not fall short of. */

export class ReferencePatterns {
  readonly #guillotine = new Map<string, number>();
  readonly #fourBlocks = new Map<string, number>();

  /** @param a, b sides of the piece */
  constructor(
    private readonly a: number,
    private readonly b: number,
  ) {}

  /** Most pieces of a pattern that is cut from edge to edge. */
  guillotine(length: number, width: number): number {
    const [l, w] = [this.#reduced(length), this.#reduced(width)];
    const key = `${l} ${w}`;
    const known = this.#guillotine.get(key);
    if (known !== undefined) return known;
    let best = this.#oneBlock(l, w);
    for (const cut of this.#lengths(l)) {
      if (best >= this.bound(l, w)) break;
      best = Math.max(best, this.guillotine(cut, w) + this.guillotine(l - cut, w));
    }
    for (const cut of this.#lengths(w)) {
      if (best >= this.bound(l, w)) break;
      best = Math.max(best, this.guillotine(l, cut) + this.guillotine(l, w - cut));
    }
    this.#guillotine.set(key, best);
    return best;
  }

  /** Most pieces of a G4 pattern (Scheithauer and Terno 1996): four blocks, each of which is one again. */
  fourBlocks(length: number, width: number): number {
    const [l, w] = [this.#reduced(length), this.#reduced(width)];
    const key = `${l} ${w}`;
    const known = this.#fourBlocks.get(key);
    if (known !== undefined) return known;
    let best = this.guillotine(l, w);
    for (const x1 of [0, ...this.#lengths(l)]) {
      for (const x2 of [...this.#lengths(l), l]) {
        if (x2 < x1) continue;
        for (const y1 of [0, ...this.#lengths(w)]) {
          for (const y2 of [...this.#lengths(w), w]) {
            if (best >= this.bound(l, w)) break;
            const parts = [
              [x2, y1],
              [l - x2, y2],
              [l - x1, w - y2],
              [x1, w - y1],
            ] as const;
            if (y2 < y1 || parts.some(([pl, pw]) => pl === l && pw === w)) continue;
            if (parts.reduce((sum, [pl, pw]) => sum + this.bound(pl, pw), 0) <= best) continue;
            best = Math.max(
              best,
              parts.reduce((sum, [pl, pw]) => sum + this.fourBlocks(pl, pw), 0),
            );
          }
        }
      }
    }
    this.#fourBlocks.set(key, best);
    return best;
  }

  /** No pattern has more: area, less what stripes as long as a side must waste (Barnes 1979). */
  bound(length: number, width: number): number {
    const [l, w] = [this.#reduced(length), this.#reduced(width)];
    const waste = (side: number) => Math.min((l % side) * (w % side), (side - (l % side)) * (side - (w % side)));
    return Math.floor((l * w - Math.max(waste(this.a), waste(this.b))) / (this.a * this.b));
  }

  #oneBlock(l: number, w: number): number {
    const { a, b } = this;
    return Math.max(Math.floor(l / a) * Math.floor(w / b), Math.floor(l / b) * Math.floor(w / a));
  }

  /** Lengths of rows of pieces, rising; not the whole. */
  #lengths(most: number): number[] {
    const { a, b } = this;
    const found = new Set<number>();
    for (let i = 0; i * a < most; i++) for (let j = 0; i * a + j * b < most; j++) found.add(i * a + j * b);
    found.delete(0);
    return [...found].sort((one, other) => one - other);
  }

  /** The longest row that is no longer. */
  #reduced(length: number): number {
    const { a, b } = this;
    let best = 0;
    for (let i = 0; i * a <= length; i++) best = Math.max(best, i * a + Math.floor((length - i * a) / b) * b);
    return best;
  }
}
