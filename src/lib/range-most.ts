/** Who is furthest out over ranges of a line: a segment tree (Bentley 1977) over the ends of intervals. */

const NOBODY = -1;

export class RangeMost {
  readonly #ends: Float64Array;
  readonly #leaves: number;
  /** By node: the furthest of those that cover it wholly, and of those that cover a part of it too. */
  readonly #whole: Int32Array;
  readonly #any: Int32Array;

  /**
   * @param ends of all intervals to come
   * @param figure of each member, by its place; of equal ones the first raised stays
   */
  constructor(
    ends: Iterable<number>,
    private readonly figure: ArrayLike<number>,
  ) {
    this.#ends = Float64Array.from(new Set(ends)).sort();
    this.#leaves = Math.max(1, this.#ends.length - 1);
    this.#whole = new Int32Array(4 * this.#leaves).fill(NOBODY);
    this.#any = new Int32Array(4 * this.#leaves).fill(NOBODY);
  }

  /** A member covers an interval from now on. */
  raise(low: number, high: number, member: number): void {
    this.#raise(1, 0, this.#leaves, this.#at(low), this.#at(high), member);
  }

  /** The member with the greatest figure whose interval shares more than an end with this one; -1: there is none. */
  most(low: number, high: number): number {
    return this.#most(1, 0, this.#leaves, this.#at(low), this.#at(high));
  }

  #raise(node: number, from: number, to: number, first: number, last: number, member: number): void {
    if (first >= to || last <= from) return;
    this.#any[node] = this.#greater(this.#any[node]!, member);
    if (first <= from && to <= last) {
      this.#whole[node] = this.#greater(this.#whole[node]!, member);
      return;
    }
    const middle = (from + to) >> 1;
    this.#raise(2 * node, from, middle, first, last, member);
    this.#raise(2 * node + 1, middle, to, first, last, member);
  }

  #most(node: number, from: number, to: number, first: number, last: number): number {
    if (first >= to || last <= from) return NOBODY;
    if (first <= from && to <= last) return this.#any[node]!;
    const middle = (from + to) >> 1;
    const below = this.#greater(
      this.#most(2 * node, from, middle, first, last),
      this.#most(2 * node + 1, middle, to, first, last),
    );
    return this.#greater(this.#whole[node]!, below);
  }

  #greater(one: number, other: number): number {
    if (one === NOBODY) return other;
    return other !== NOBODY && this.figure[other]! > this.figure[one]! ? other : one;
  }

  #at(end: number): number {
    let from = 0;
    let to = this.#ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#ends[middle]! < end) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
