/** Random numbers that are the same on every machine: a seed in, a stream of numbers out (mulberry32). */

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** One that gives the same numbers from here on. */
  copy(): Random {
    return new Random(this.#state);
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** One of the values. */
  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }
}
