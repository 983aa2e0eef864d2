/** Threads for work that must not delay the main one. They begin with their first task, and end when they have long been idle. */
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

export class ThreadQueueIsFull extends Error {}

const IDLE_MILLISECONDS = 60_000;
/** It gives way to the main thread, which answers everybody. */
const NICE = 10;
/** Of a thread whose heap is limited: more of it is hardly faster. */
const YOUNG_MEGABYTES = 16;

export interface IdleThreadsParts {
  /** Its module, whose default export does a task. */
  readonly module: URL;
  /** What the module is told when the thread begins. */
  readonly workerData?: unknown;
  readonly mostWaiting: number;
  /** Threads that may work at the same time. */
  readonly most?: number;
  /** MiB that one may keep; absent: as much as Node gives it. */
  readonly heapMegabytes?: number;
}

export interface RunHow {
  /** Ends the task, and the thread when it has begun. */
  readonly signal?: AbortSignal;
  /** What of the task is handed over. */
  readonly transferList?: MessagePort[];
}

export class IdleThreads<Task, Answer> {
  readonly #piscina: Piscina<Task, Answer>;
  readonly #mostWaiting: number;

  constructor({ module, workerData, mostWaiting, most = 1, heapMegabytes }: IdleThreadsParts) {
    this.#mostWaiting = mostWaiting;
    this.#piscina = new Piscina<Task, Answer>({
      filename: module.href,
      workerData,
      minThreads: 0,
      maxThreads: most,
      ...(heapMegabytes !== undefined && {
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      }),
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
