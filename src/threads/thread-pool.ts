/** Threads that do tasks apart from the main one, which answers everybody. */
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Pace } from './pace.js';
import { Turns } from './turns.js';

const IDLE_MILLISECONDS = 60_000;
/** Long work gives way to the main thread (bench/live-latency.ts). */
const NICE = 10;
/** MiB for young objects in a thread whose heap is limited: more is hardly faster. */
const YOUNG_MEGABYTES = 16;

export interface ThreadPoolParts {
  /** The module that does the tasks: by its default export, or by the function that a task names. */
  readonly module: URL;
  /** What the module is told when a thread begins. */
  readonly workerData?: unknown;
  /** Threads that may work at the same time; absent: one. */
  readonly threads?: number;
  /** Whether all threads begin at once and stay; else each begins with a task and ends when it has long been idle. */
  readonly isKept?: boolean;
  readonly idleMilliseconds?: number;
  /** Tasks that may wait for a thread; absent: any number. */
  readonly mostWaiting?: number;
  /** What a task takes as long as none has ended; for whoever is refused. */
  readonly usualSeconds?: number;
  /** MiB that one thread may keep; absent: as much as Node gives it. */
  readonly heapMegabytes?: number;
  /** Whether other work goes first on a busy machine. */
  readonly givesWay?: boolean;
}

export interface TaskOptions {
  /** The function of the module; absent: its default export. */
  readonly name?: string;
  /** Ends the task, and the thread when the task has begun. */
  readonly signal?: AbortSignal;
  /** What of the task is handed over. */
  readonly transferList?: MessagePort[];
}

export class ThreadPool {
  readonly #piscina: Piscina;
  readonly #turns: Turns;

  constructor(parts: ThreadPoolParts) {
    const { module, workerData, threads = 1, isKept = false, mostWaiting = Number.POSITIVE_INFINITY } = parts;
    const { idleMilliseconds = IDLE_MILLISECONDS, usualSeconds = 1, heapMegabytes, givesWay = false } = parts;
    this.#turns = new Turns({ atOnce: threads, mostWaiting, pace: new Pace(usualSeconds) });
    this.#piscina = new Piscina({
      filename: module.href,
      workerData,
      minThreads: isKept ? threads : 0,
      maxThreads: threads,
      ...(!isKept && { idleTimeout: idleMilliseconds }),
      ...(heapMegabytes !== undefined && {
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      }),
      ...(givesWay && { niceIncrement: NICE }),
    });
    this.#piscina.on('error', throwUnlessLate);
  }

  /** @throws LineIsFull */
  async run<Answer>(task: unknown, options: TaskOptions = {}): Promise<Answer> {
    return await this.#turns.take(() => this.#piscina.run(task, options), options.signal);
  }

  /** Of all its threads, when they have nothing else to do; their module exports it (give-back-memory.ts). */
  async giveBackMemory(): Promise<void> {
    const threads = this.#piscina.threads.length;
    await Promise.all(Array.from({ length: threads }, () => this.#piscina.run(undefined, { name: 'giveBackMemory' })));
  }

  /** Ends all threads, with whatever they do. */
  async close(): Promise<void> {
    await this.#piscina.destroy();
  }
}

/** A thread that is ended may have answered already: its task has failed by then, and nobody waits for the answer. */
function throwUnlessLate(error: Error): void {
  if (!error.message.startsWith('Unexpected message from Worker')) throw error;
}
