/**
 * Every load that a fill has found: what did not win in its own plan may be what another one lacks. A load holds every
 * rule by itself; whether it divides what goes together is for the reader to ask (lots/).
 */
import type { Arrangement } from '../../domain/plan.js';

export interface KnownLoad {
  /** Place of the type in `problem.containers`. */
  readonly container: number;
  readonly arrangements: readonly Arrangement[];
  /** Pieces of each cargo. */
  readonly loaded: readonly number[];
}

/** Numbers kept at most, over all loads: some 16 MB. */
const MOST_FIGURES = 2e6;

/** Numbers in an arrangement. */
const FIGURES_OF_ARRANGEMENT = 8;

export class LoadPool {
  readonly #mostFigures: number;
  /** By container and pieces, the oldest first. */
  readonly #loads = new Map<string, KnownLoad>();
  #figures = 0;

  /** @param mostFigures numbers kept at most; the oldest loads make room for new ones */
  constructor(mostFigures = MOST_FIGURES) {
    this.#mostFigures = mostFigures;
  }

  /** Loads of a container type, each with other pieces; of several with the same pieces the one found last. */
  of(container: number): KnownLoad[] {
    return [...this.#loads.values()].filter((load) => load.container === container);
  }

  add(load: KnownLoad): void {
    if (load.arrangements.length === 0) return;
    const key = `${load.container}:${load.loaded.join()}`;
    this.#remove(key);
    this.#loads.set(key, load);
    this.#figures += figuresOf(load);
    for (const oldest of this.#loads.keys()) {
      if (this.#figures <= this.#mostFigures) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const load = this.#loads.get(key);
    if (load === undefined) return;
    this.#figures -= figuresOf(load);
    this.#loads.delete(key);
  }
}

/** The key holds the pieces once more. */
function figuresOf({ arrangements, loaded }: KnownLoad): number {
  return FIGURES_OF_ARRANGEMENT * arrangements.length + 2 * loaded.length;
}
