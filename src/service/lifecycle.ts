/** Starting, ready, stopping: who may begin work, and when the last has finished. */
import { setMaxListeners } from 'node:events';
import { ServiceFailure } from './failures.js';

export type LifecycleState = 'starting' | 'ready' | 'stopping';

export class Lifecycle {
  #state: LifecycleState = 'starting';
  #running = 0;
  #whenIdle: (() => void) | null = null;
  readonly #stopping = new AbortController();
  readonly #cut = new AbortController();

  constructor() {
    // Each request under way listens to both, and leaves when it is answered: ten are no leak.
    setMaxListeners(0, this.#stopping.signal, this.#cut.signal);
  }

  get state(): LifecycleState {
    return this.#state;
  }

  /** Aborted when the stop begins: what has no end of its own ends then. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Aborted when work that outlives the grace must end. */
  get cut(): AbortSignal {
    return this.#cut.signal;
  }

  ready(): void {
    if (this.#state === 'starting') this.#state = 'ready';
  }

  /** Runs a piece of work that a graceful stop waits for. @throws ServiceFailure once stopping */
  async work<T>(task: () => Promise<T>): Promise<T> {
    if (this.#state === 'stopping') {
      throw new ServiceFailure('Stopping', 'The service is stopping and takes no new work.');
    }
    this.#running++;
    try {
      return await task();
    } finally {
      this.#running--;
      if (this.#running === 0) this.#whenIdle?.();
    }
  }

  /** Takes no new work; resolves when all has ended, or was told to after `graceMilliseconds`. */
  async stop(graceMilliseconds: number): Promise<void> {
    this.#state = 'stopping';
    this.#stopping.abort();
    if (this.#running === 0) return;
    const idle = new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
    });
    const grace = setTimeout(() => this.#cut.abort(), graceMilliseconds);
    await idle;
    clearTimeout(grace);
  }
}
