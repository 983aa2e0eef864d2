/** Of several fills of one container the best, at the effort of them all. */
import type { FillResult } from '../../engine/port.js';
import type { LoadPool } from './load-pool.js';
import type { Variant } from './variants/variant.js';

/** Sums of the same values in another order. */
const SAME = 1e-12;

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
      if (this.#best === null || isBetter(variant, result, this.#best)) this.#best = { ...result, arrangements };
    }
    return result;
  }

  /** Of the first, where several are worth the same. */
  get best(): FillResult {
    return { ...this.#best!, effort: this.#effort };
  }
}

/** Of mirror images that are worth the same the one that has more of the first cargo in which they differ. */
function isBetter({ isImage }: Variant, { value, loaded }: FillResult, best: FillResult): boolean {
  if (isImage !== true || Math.abs(value - best.value) > SAME * best.value) return value > best.value;
  const place = loaded.findIndex((count, cargo) => count !== best.loaded[cargo]);
  return place >= 0 && loaded[place]! > best.loaded[place]!;
}
