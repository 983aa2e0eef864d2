/**
 * Prepared searches: kept for the fills of a round, as preparing one takes its share of a short search. Each is an
 * instance or two of the WASM with a memory of its own, so only so many are kept; who was used longest ago goes first.
 */
import type { Engine, Filler } from '../../engine/port.js';
import type { Meter } from './meter.js';
import type { Variant } from './variants/variant.js';

/** Most fillers hold 8 to 80 MiB; one may hold all of this by itself. */
const MOST_BYTES = 2 ** 30;

/** Each instance reserves addresses of its own, however small it is. */
const MOST_FILLERS = 128;

export class Fillers {
  readonly #engine: Engine;
  /** Who was used longest ago comes first. */
  readonly #kept = new Map<Variant, Filler>();
  /** Work units of preparing that were counted in this round: who is prepared again, to save memory, counts once. */
  readonly #counted = new Map<Variant, number>();
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
    this.#counted.clear();
    this.dispose();
  }

  /** Lets go of the memory of all. */
  dispose(): void {
    for (const filler of this.#kept.values()) filler.dispose();
    this.#kept.clear();
  }

  /**
   * Calls with the filler of a variant, prepared where it is not kept any more.
   * @param variant of that container type alone
   * @param meter of who asks
   */
  use<Result>(variant: Variant, container: number, meter: Meter, call: (filler: Filler) => Result): Result {
    const filler = this.#kept.get(variant) ?? this.#prepare(variant, container, this.#effort, meter);
    this.#kept.delete(variant);
    this.#kept.set(variant, filler);
    this.#count(variant, filler, meter);
    const result = call(filler);
    // A fill that needs more blocks builds them, and what the filler holds grows.
    this.#count(variant, filler, meter);
    this.#makeRoom(filler);
    return result;
  }

  /** Calls with a filler that nobody will ask for again. */
  useOnce<Result>(
    variant: Variant,
    container: number,
    effort: number,
    meter: Meter,
    call: (filler: Filler) => Result,
  ): Result {
    const filler = this.#prepare(variant, container, effort, meter);
    const prepared = filler.effort;
    meter.chargePreparing(prepared);
    const result = call(filler);
    meter.chargePreparing(filler.effort - prepared);
    filler.dispose();
    return result;
  }

  #prepare(variant: Variant, container: number, effort: number, meter: Meter): Filler {
    return this.#engine.prepare(variant.problem, container, effort, () => meter.watchPreparing());
  }

  #count(variant: Variant, { effort }: Filler, meter: Meter): void {
    const counted = this.#counted.get(variant) ?? 0;
    this.#counted.set(variant, Math.max(counted, effort));
    meter.chargePreparing(Math.max(0, effort - counted));
  }

  #makeRoom(used: Filler): void {
    let bytes = 0;
    for (const filler of this.#kept.values()) bytes += filler.memoryBytes;
    for (const [variant, filler] of this.#kept) {
      if (filler === used || (bytes <= MOST_BYTES && this.#kept.size <= MOST_FILLERS)) break;
      bytes -= filler.memoryBytes;
      filler.dispose();
      this.#kept.delete(variant);
    }
  }
}
