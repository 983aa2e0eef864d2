/** Prepared searches: kept for the fills of a round, as preparing one takes its share of a short search. */
import type { Engine, Filler } from '../../engine/port.js';
import type { Variant } from './variants/variant.js';

export class Fillers {
  readonly #engine: Engine;
  readonly #kept = new Map<Variant, Filler>();
  #effort = 1;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Forgets all: they are prepared anew for each round, so that a round finds the same, whatever rounds come after it.
   * @param effort work units that the fills of one of them will spend
   */
  startRound(effort: number): void {
    this.#effort = Math.max(1, Math.floor(effort));
    this.#kept.clear();
  }

  /** @param variant of that container type alone */
  of(variant: Variant, container: number): Filler {
    const known = this.#kept.get(variant);
    if (known !== undefined) return known;
    const filler = this.#engine.prepare(variant.problem, container, this.#effort);
    this.#kept.set(variant, filler);
    return filler;
  }
}
