/** Fills that others have found, by the words in which they are asked. */
import type { FillResult } from '../../engine/port.js';

/** Fills that are kept at most: the oldest were expected in vain. */
const MOST_FOUND = 4096;

export class FoundFills {
  readonly #found = new Map<string, FillResult>();

  keep(fill: string, result: FillResult): void {
    this.#found.set(fill, result);
    for (const oldest of this.#found.keys()) {
      if (this.#found.size <= MOST_FOUND) break;
      this.#found.delete(oldest);
    }
  }

  has(fill: string): boolean {
    return this.#found.has(fill);
  }

  get(fill: string): FillResult | undefined {
    return this.#found.get(fill);
  }

  /** For who asks it once. */
  take(fill: string): FillResult | undefined {
    const found = this.#found.get(fill);
    this.#found.delete(fill);
    return found;
  }

  clear(): void {
    this.#found.clear();
  }
}
