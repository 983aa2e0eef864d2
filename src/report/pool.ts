/** The threads that write reports. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ReportForm } from '../schema/reports.js';
import { ThreadPool } from '../threads/thread-pool.js';
import type { ReportHead } from './model/source.js';
import type { ReportOptions } from './report-options.js';

export type ReportTask = WrittenReport | DrawnView;

/** What the 3-D view of a load is drawn from, as JSON. */
export interface DrawnView {
  readonly form: 'view';
  /** The calculated load as it is kept. */
  readonly stored: Uint8Array;
}

export interface WrittenReport {
  /** Of a workbook the rows of its first sheets, as JSON. */
  readonly form: ReportForm;
  /** The calculated load as it is kept. */
  readonly stored: Uint8Array;
  /** The Load in the unit of the report, without spaces, as JSON. */
  readonly shown: Uint8Array;
  readonly head: ReportHead;
  readonly options: ReportOptions;
}

/** With a port to which the bytes go as they come, and at their end null. */
export type ReportOrder = ReportTask & { readonly port?: MessagePort };

/** Null: the load has no such container; nothing where the bytes went to a port. */
export type ReportAnswer = Uint8Array | null;

const MOST_WAITING = 100;
/** A short report need not wait for a long one. */
const MOST_THREADS = 2;
const HEAP_MEGABYTES = 512;

/** More than a thread may hold, or than one text can be long. */
export class ReportIsTooLarge extends Error {
  override readonly name = 'ReportIsTooLarge';
}

export class ReportPool {
  readonly #threads: ThreadPool;

  /**
   * @param fontDir a folder of fonts that are taken before all others; null: none
   * @param threads that may write at the same time, two at most
   * @param heapMegabytes that each may hold
   */
  constructor(fontDir: string | null = null, threads = 1, heapMegabytes = HEAP_MEGABYTES) {
    const module = new URL('../../threads/report-worker.js', import.meta.url);
    this.#threads = new ThreadPool({
      module,
      workerData: { fontDir },
      threads: Math.min(MOST_THREADS, threads),
      mostWaiting: MOST_WAITING,
      heapMegabytes,
      givesWay: true,
    });
  }

  /** @param signal ends the writing @throws LineIsFull, ReportIsTooLarge */
  write(task: ReportTask, signal?: AbortSignal): Promise<ReportAnswer> {
    return this.#threads.run<ReportAnswer>(task satisfies ReportOrder, signal && { signal }).catch(tellSize);
  }

  /**
   * A report as it is written; whoever destroys the stream ends the writing. Null: the load has no such container.
   * @param signal ends the writing, before its first bytes too
   * @throws LineIsFull, ReportIsTooLarge
   */
  async stream(task: WrittenReport, signal?: AbortSignal): Promise<Readable | null> {
    const { port1, port2 } = new MessageChannel();
    const unwanted = new AbortController();
    const stream = new Readable({
      read() {},
      destroy(error, done) {
        if (!this.readableEnded) unwanted.abort();
        signal?.removeEventListener('abort', end);
        port1.close();
        done(error);
      },
    });
    const end = () => stream.destroy();
    signal?.addEventListener('abort', end, { once: true });
    port1.on('message', (chunk: Uint8Array | null) => stream.push(chunk));
    const written = this.#threads
      .run<ReportAnswer>({ ...task, port: port2 } satisfies ReportOrder, {
        signal: unwanted.signal,
        transferList: [port2],
      })
      .catch(tellSize);
    const begun = once(port1, 'message', { signal: unwanted.signal }).then(() => stream);
    begun.catch(() => {});
    try {
      // What fails before the first bytes fails here.
      const first = await Promise.race([begun, written.then((answer) => (answer === null ? null : begun))]);
      if (first === null) stream.destroy();
      written.catch((error: Error) => stream.destroy(error));
      return first;
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

/** @throws ReportIsTooLarge, or what it was */
function tellSize(error: Error & { readonly code?: unknown }): never {
  const isOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.code === 'ERR_STRING_TOO_LONG';
  if (isOutOfMemory || error.message === 'Invalid string length') throw new ReportIsTooLarge();
  throw error;
}
