/** So many pieces of work at once, the others in their order, and so many of them at most. */
import type { Pace } from './pace.js';

export class LineIsFull extends Error {
  override readonly name = 'LineIsFull';

  /** @param seconds until all that waits has begun, judged by the pace */
  constructor(readonly seconds: number) {
    super('too much work is waiting');
  }
}

export interface TurnsParts {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Of the work, or of several lines of such work. */
  readonly pace: Pace;
}

export class Turns {
  readonly #parts: TurnsParts;
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(parts: TurnsParts) {
    this.#parts = parts;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @param signal drops work that waits @throws LineIsFull, or why it was dropped */
  async take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await this.begin(signal);
    let isDone = false;
    try {
      const result = await work();
      isDone = true;
      return result;
    } finally {
      leave(isDone);
    }
  }

  /**
   * Resolves when it is this one's turn; as `take`.
   * @returns to be called once, when the work has ended; false: it was not done
   */
  async begin(signal?: AbortSignal): Promise<(isDone: boolean) => void> {
    await this.#turn(signal);
    const end = this.#parts.pace.begin();
    return (isDone) => {
      end(isDone);
      this.#next();
    };
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const { atOnce, mostWaiting, pace } = this.#parts;
    if (this.#running < atOnce) {
      this.#running++;
      return;
    }
    const { size } = this.#waiting;
    if (size >= mostWaiting) throw new LineIsFull((size * pace.secondsOfOne) / atOnce);
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(begin);
        reject(signal!.reason);
      };
      this.#waiting.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #next(): void {
    const [begin] = this.#waiting;
    if (!begin) {
      this.#running--;
      return;
    }
    this.#waiting.delete(begin);
    begin();
  }
}
