/**
 * Reads uploads in a thread of their own, one at a time, with limits of time and memory: what a hostile workbook costs
 * ends with its thread. The main thread never holds a file.
 */

import { UnreadableFile } from '../tables/unreadable-file.js';
import { ThreadPool } from '../threads/thread-pool.js';
import type { ReadTask, UploadAnswer, WriteTask } from './tasks.js';

export type { StoredFile, StoredFiles, UploadedLoad } from './tasks.js';

export interface ReaderLimits {
  /** A workbook of 10,000 cargoes with every column filled takes 3 s of one core. */
  readonly seconds: number;
  readonly heapMegabytes: number;
}

const LIMITS: ReaderLimits = { seconds: 20, heapMegabytes: 200 };

type Read = Extract<UploadAnswer, { kind: 'read' }>;

export class UploadReader {
  readonly #limits: ReaderLimits;
  readonly #thread: ThreadPool;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: ReaderLimits = LIMITS) {
    this.#limits = limits;
    this.#thread = new ThreadPool({
      module: new URL('./upload-worker.js', import.meta.url),
      heapMegabytes: limits.heapMegabytes,
    });
  }

  /** @throws UnreadableFile when nothing of it can be read */
  async read(task: ReadTask, signal?: AbortSignal): Promise<Read> {
    const turn = this.#last.then(() => this.#read(task, signal));
    this.#last = turn.catch(() => {});
    return await turn;
  }

  async #read(task: ReadTask, signal: AbortSignal | undefined): Promise<Read> {
    const { seconds } = this.#limits;
    const late = AbortSignal.timeout(1000 * seconds);
    try {
      const ends = signal === undefined ? late : AbortSignal.any([late, signal]);
      const answer = await this.#thread.run<UploadAnswer>(task, { signal: ends });
      if (answer.kind === 'refused') throw new UnreadableFile(answer.message);
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      if (late.aborted) {
        throw new UnreadableFile(`The file could not be read within ${seconds} seconds. Divide it into several files.`);
      }
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
        throw new UnreadableFile('The file needs too much memory to be read. Divide it into several files.');
      }
      throw error;
    }
  }

  /** A workbook of these sheets and the request of the load. */
  async write(task: WriteTask): Promise<Uint8Array> {
    const turn = this.#last.then(() => this.#thread.run<Uint8Array>(task, { name: 'write' }));
    this.#last = turn.catch(() => {});
    return await turn;
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }
}
