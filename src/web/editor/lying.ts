/** What lies in a container, so that the few bodies beside a place are found among thousands. */
import type { Body } from '../../domain/bodies.js';

/** Slices along the length. */
const SLICES = 64;

export class Lying {
  /** By slice: the bodies that reach into it. */
  readonly #slices: readonly Body[][];
  readonly #width: number;

  /** @param length of the container, scaled units */
  constructor(
    readonly bodies: readonly Body[],
    length: number,
  ) {
    this.#width = Math.max(1, length / SLICES);
    this.#slices = Array.from({ length: SLICES }, () => []);
    for (const body of bodies) {
      for (let at = this.#slice(body.x1); at <= this.#slice(body.x2); at++) this.#slices[at]!.push(body);
    }
  }

  /** All that may meet or touch what reaches from x1 to x2. */
  *beside(x1: number, x2: number): Generator<Body> {
    for (let at = this.#slice(x1); at <= this.#slice(x2); at++) {
      for (const body of this.#slices[at]!) {
        // Each is told of in the first slice that both reach into.
        if (at === Math.max(this.#slice(x1), this.#slice(body.x1))) yield body;
      }
    }
  }

  #slice(x: number): number {
    return Math.max(0, Math.min(SLICES - 1, Math.floor(x / this.#width)));
  }
}
