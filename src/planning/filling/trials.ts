/** Of several fills of one container the best, at the effort of them all. */
import type { FillResult } from '../../engine/port.js';
import type { LoadPool } from './load-pool.js';
import type { Variant } from './variants/variant.js';

export class Trials {
  readonly #loads: LoadPool;
  readonly #container: number;
  #best: FillResult | null = null;
  #effort = 0;

  constructor(loads: LoadPool, container: number) {
    this.#loads = loads;
    this.#container = container;
  }

  /** @returns the result, as it came */
  add(variant: Variant, result: FillResult): FillResult {
    this.#effort += result.effort;
    const arrangements = variant.restore(result.arrangements);
    if (arrangements !== null) {
      this.#loads.add({ container: this.#container, arrangements, loaded: result.loaded });
      if (this.#best === null || result.value > this.#best.value) this.#best = { ...result, arrangements };
    }
    return result;
  }

  /** Of the first, where several are worth the same. */
  get best(): FillResult {
    return { ...this.#best!, effort: this.#effort };
  }
}
