/** Threads that users share fairly (lib/fair-turns.ts): a task waits for its turn, and only then goes to a thread. */
import { FairTurns, type Turn } from '../lib/fair-turns.js';
import { type TaskOptions, ThreadPool, type ThreadPoolParts } from './thread-pool.js';

export interface SharedTask extends TaskOptions {
  readonly turn: Turn;
  /** Told when it has a thread. */
  readonly onBegin?: () => void;
}

interface Waiting extends Turn {
  readonly begin: () => void;
}

export class SharedThreads {
  readonly #threads: ThreadPool;
  readonly #turns: FairTurns<Waiting>;

  constructor(parts: ThreadPoolParts & { readonly threads: number }) {
    this.#threads = new ThreadPool(parts);
    this.#turns = new FairTurns(parts.threads);
  }

  /** Who is next, and what waits. */
  get turns(): Pick<FairTurns<Turn>, 'running' | 'waiting' | 'waitingWeight' | 'isScarce'> {
    return this.#turns;
  }

  /** Rejects when the signal is aborted: a task that waits is dropped, one that runs ends with its thread. */
  async run<Answer>(task: unknown, { turn, onBegin, ...options }: SharedTask): Promise<Answer> {
    const waiting = await this.#itsTurn(turn, options.signal);
    try {
      onBegin?.();
      return await this.#threads.run(task, options);
    } finally {
      this.#turns.ended(waiting);
      this.#beginMore();
    }
  }

  /** A task that belongs to no user, and need not wait for a turn. */
  async runOwn(name: string): Promise<void> {
    await this.#threads.run(undefined, { name });
  }

  /** Of all threads, unless they work: they give it back themselves after large work. */
  async giveBackMemory(): Promise<void> {
    if (this.#turns.running === 0) await this.#threads.giveBackMemory();
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }

  #itsTurn({ user, weight, isLong }: Turn, signal: AbortSignal | undefined): Promise<Waiting> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const onAbort = () => {
        if (this.#turns.withdraw(waiting)) reject(signal!.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve(waiting);
      };
      const waiting: Waiting = { user, weight, isLong, begin };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#turns.wait(waiting);
      this.#beginMore();
    });
  }

  #beginMore(): void {
    for (let next = this.#turns.begin(); next; next = this.#turns.begin()) next.begin();
  }
}
