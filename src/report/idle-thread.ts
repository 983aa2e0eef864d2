/** One thread for work that must not delay the main one. It begins with the first task, and ends when it has long been idle. */
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

export class ThreadQueueIsFull extends Error {}

const IDLE_MILLISECONDS = 60_000;
/** It gives way to the main thread, which answers everybody. */
const NICE = 10;

export interface IdleThreadParts {
  /** Its module, whose default export does a task. */
  readonly module: URL;
  /** What the module is told when the thread begins. */
  readonly workerData?: unknown;
  readonly mostWaiting: number;
}

export interface RunHow {
  /** Ends the task, and the thread when it has begun. */
  readonly signal?: AbortSignal;
  /** What of the task is handed over. */
  readonly transferList?: MessagePort[];
}

export class IdleThread<Task, Answer> {
  readonly #piscina: Piscina<Task, Answer>;
  readonly #mostWaiting: number;

  constructor({ module, workerData, mostWaiting }: IdleThreadParts) {
    this.#mostWaiting = mostWaiting;
    this.#piscina = new Piscina<Task, Answer>({
      filename: module.href,
      workerData,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MILLISECONDS,
      niceIncrement: NICE,
    });
  }

  /** @throws ThreadQueueIsFull */
  async run(task: Task, how: RunHow = {}): Promise<Answer> {
    if (this.#piscina.queueSize >= this.#mostWaiting) throw new ThreadQueueIsFull();
    return await this.#piscina.run(task, how);
  }

  async close(): Promise<void> {
    await this.#piscina.destroy();
  }
}
