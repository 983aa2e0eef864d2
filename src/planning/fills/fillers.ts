/**
 * Prepared searches: kept for the fills of a round, as preparing one takes its share of a short search. Each is an
 * instance or two of the WASM with a memory of its own, so only so many are kept; who was used longest ago goes first.
 */
import { type Engine, EngineFailure, type Filler } from '../../engine/port.js';
import type { Variant } from './variants/variant.js';

/** Most fillers hold 8 to 80 MiB; one may hold all of this by itself. */
const MOST_BYTES = 2 ** 30;

/** Each instance reserves addresses of its own, however small it is. */
const MOST_FILLERS = 128;

/** A filler of a single fill. */
interface Once {
  readonly variant: Variant;
  /** For which it is prepared, work units. */
  readonly effort: number;
  readonly filler: Filler;
}

export interface OnceAsked extends Omit<Once, 'filler'> {
  readonly container: number;
  readonly isAskedAgain: boolean;
}

export class Fillers {
  readonly #engine: Engine;
  /** Who was used longest ago comes first. */
  readonly #kept = new Map<Variant, Filler>();
  /** At single fills, each in the middle of the one before it. */
  readonly #atOnce: Once[] = [];
  /** Of the last single fill that has tasks. */
  #ofTasks: Once | null = null;
  #effort = 1;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** For which fills of the round its fillers are prepared, work units. */
  get effort(): number {
    return this.#effort;
  }

  /**
   * Forgets all: they are prepared anew for each round, so that a round finds the same, whatever rounds come after it.
   * @param effort work units that the fills of one of them will spend
   */
  startRound(effort: number): void {
    this.#effort = Math.max(1, Math.floor(effort));
    this.dispose();
  }

  /** That all hold together. */
  get memoryBytes(): number {
    let bytes = this.#ofTasks?.filler.memoryBytes ?? 0;
    for (const filler of this.#kept.values()) bytes += filler.memoryBytes;
    return bytes;
  }

  /** Lets go of the memory of all. */
  dispose(): void {
    for (const filler of this.#kept.values()) filler.dispose();
    this.#kept.clear();
    this.#forgetTasks();
  }

  /**
   * Calls with the filler of a variant, prepared where it is not kept any more.
   * @param variant of that container type alone
   * @param isOver asked while it is prepared; true leaves it with fewer blocks, for one last fill: it is not kept then
   */
  use<Result>(variant: Variant, container: number, isOver: () => boolean, call: (filler: Filler) => Result): Result {
    const preparing = new Preparing(isOver);
    const filler = this.#kept.get(variant) ?? this.#prepare(variant, container, this.#effort, preparing);
    this.#kept.delete(variant);
    if (!preparing.isCut) this.#kept.set(variant, filler);
    const result = call(filler);
    if (preparing.isCut) filler.dispose();
    // A fill that needs more blocks builds them, and what the filler holds grows.
    this.#makeRoom(filler);
    return result;
  }

  /**
   * Calls with a filler that is not prepared for the round.
   * @param effort for which it is prepared instead, work units
   * @param isOver as for `use`
   * @param isAskedAgain for other tasks of the same fill: it is kept until a filler of another one is
   */
  useOnce<Result>(
    { variant, container, effort, isAskedAgain }: OnceAsked,
    isOver: () => boolean,
    call: (filler: Filler) => Result,
  ): Result {
    const isOfIt = (one: Once) => one.variant === variant && one.effort === effort;
    // In the middle of the fill itself.
    const atIt = this.#atOnce.find(isOfIt);
    if (atIt !== undefined) return call(atIt.filler);
    const preparing = new Preparing(isOver);
    const once = this.#taken(isOfIt) ?? {
      ...{ variant, effort },
      filler: this.#prepare(variant, container, effort, preparing),
    };
    this.#atOnce.push(once);
    let isSound = true;
    try {
      return call(once.filler);
    } catch (error) {
      isSound = !EngineFailure.is(error);
      throw error;
    } finally {
      this.#atOnce.pop();
      // A second set of blocks may have been left while the fill ran.
      if (isAskedAgain && isSound && !preparing.isCut && !isOver()) this.#keepOnce(once);
      else once.filler.dispose();
    }
  }

  /** The filler that was kept for tasks, where it is of that fill. */
  #taken(isOfIt: (one: Once) => boolean): Once | null {
    const once = this.#ofTasks;
    if (once === null || !isOfIt(once)) return null;
    this.#ofTasks = null;
    return once;
  }

  #keepOnce(once: Once): void {
    this.#forgetTasks();
    this.#ofTasks = once;
  }

  #forgetTasks(): void {
    this.#ofTasks?.filler.dispose();
    this.#ofTasks = null;
  }

  #prepare(variant: Variant, container: number, effort: number, preparing: Preparing): Filler {
    return this.#engine.prepare(variant.problem, container, effort, () => preparing.hasToEnd());
  }

  #makeRoom(used: Filler): void {
    let bytes = this.memoryBytes;
    for (const [variant, filler] of this.#kept) {
      if (filler === used || (bytes <= MOST_BYTES && this.#kept.size <= MOST_FILLERS)) break;
      bytes -= filler.memoryBytes;
      filler.dispose();
      this.#kept.delete(variant);
    }
  }
}

/** Whether a filler was left with fewer blocks, which is so even if nobody has to stop any more. */
class Preparing {
  isCut = false;

  constructor(private readonly isOver: () => boolean) {}

  hasToEnd(): boolean {
    this.isCut ||= this.isOver();
    return this.isCut;
  }
}
