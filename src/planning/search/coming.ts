/** What is drawn by chance, one after the other, with a view of those that come after. */
import type { Random } from './random.js';

export class Coming<Drawn> {
  /** What was drawn ahead, by a copy of the source. */
  readonly #ahead: Drawn[] = [];
  #copy: Random | null = null;

  /** @param random the source, which is only taken as far as `next` was called */
  constructor(
    private readonly random: Random,
    private readonly draw: (random: Random) => Drawn,
  ) {}

  next(): Drawn {
    const known = this.#ahead.shift();
    if (known === undefined) this.#copy = null;
    return this.draw(this.random);
  }

  /** The next ones, without taking them. */
  after(count: number): readonly Drawn[] {
    if (count === 0) return [];
    this.#copy ??= this.random.copy();
    while (this.#ahead.length < count) this.#ahead.push(this.draw(this.#copy));
    return this.#ahead.slice(0, count);
  }
}
