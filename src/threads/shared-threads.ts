/** Threads that users share fairly (lib/fair-turns.ts): a task waits for its turn, and only then goes to a thread. */
import { FairTurns, type Turn } from '../lib/fair-turns.js';
import { type TaskOptions, ThreadPool, type ThreadPoolParts } from './thread-pool.js';

export interface SharedTask extends TaskOptions {
  readonly turn: Turn;
  /** Told when it has a thread. */
  readonly onBegin?: () => void;
}

/** Work that an idle thread does meanwhile. */
export interface Errand extends Pick<TaskOptions, 'transferList'> {
  /** The function of the module. */
  readonly name: string;
  readonly task: unknown;
  /** Wants the thread back: it leaves soon. */
  readonly callBack: () => void;
}

interface Waiting extends Turn {
  readonly begin: () => void;
}

export class SharedThreads {
  readonly #threads: ThreadPool;
  readonly #turns: FairTurns<Waiting>;
  readonly #count: number;
  /** On errands, those wanted back apart. */
  readonly #lent = new Set<Errand>();
  readonly #calledBack = new Set<Errand>();
  /** Called when there may be threads that have nothing to do. */
  onIdle: () => void = () => {};

  constructor(parts: ThreadPoolParts & { readonly threads: number }) {
    this.#count = parts.threads;
    this.#threads = new ThreadPool(parts);
    this.#turns = new FairTurns(parts.threads);
  }

  /** Threads that have neither a task nor an errand. */
  get idle(): number {
    return this.#count - this.#turns.running - this.lent;
  }

  /** Threads on errands. */
  get lent(): number {
    return this.#lent.size + this.#calledBack.size;
  }

  /** Lends an idle thread, until the errand is done or a task has its turn. @param onReturn called before it is lent again */
  async lend(errand: Errand, onReturn: () => void): Promise<void> {
    const { name, task, transferList } = errand;
    this.#lent.add(errand);
    try {
      await this.#threads.run(task, { name, ...(transferList && { transferList }) });
    } finally {
      this.#lent.delete(errand);
      this.#calledBack.delete(errand);
      onReturn();
      this.onIdle();
    }
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
      this.onIdle();
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
    for (let next = this.#turns.begin(); next; next = this.#turns.begin()) {
      // A thread that was called back already is waited for by one that has its turn.
      for (const errand of this.#lent) {
        if (this.#turns.running + this.#lent.size <= this.#count) break;
        this.#lent.delete(errand);
        this.#calledBack.add(errand);
        errand.callBack();
      }
      next.begin();
    }
  }
}
