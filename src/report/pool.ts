/** The thread that writes reports. It begins with the first one, and ends when it has long been idle. */
import { Piscina } from 'piscina';
import type { ReportForm } from '../schema/reports.js';
import type { ReportHead } from './model/source.js';
import type { ReportWish } from './wish.js';

export interface ReportTask {
  /** Of a workbook the rows of its first sheets, as JSON. */
  readonly form: ReportForm;
  /** The calculated load as it is kept. */
  readonly stored: Uint8Array;
  /** The Load in the unit of the report, without spaces, as JSON. */
  readonly shown: Uint8Array;
  readonly head: ReportHead;
  readonly wish: ReportWish;
}

/** Null: the load has no such container. */
export type ReportAnswer = Uint8Array | null;

export class ReportQueueIsFull extends Error {}

const MOST_WAITING = 100;
const IDLE_MILLISECONDS = 60_000;
const NICE = 10;

export class ReportPool {
  readonly #fontDir: string | null;
  readonly #writing: Piscina;

  /** @param fontDir a folder of fonts that are taken before all others; null: none */
  constructor(fontDir: string | null = null) {
    this.#fontDir = fontDir;
    this.#writing = new Piscina({
      filename: new URL('./report-worker.js', import.meta.url).href,
      workerData: { fontDir: this.#fontDir },
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MILLISECONDS,
      niceIncrement: NICE,
    });
  }

  /** @throws ReportQueueIsFull */
  async write(task: ReportTask): Promise<ReportAnswer> {
    if (this.#writing.queueSize >= MOST_WAITING) throw new ReportQueueIsFull();
    return await this.#writing.run(task);
  }

  async close(): Promise<void> {
    await this.#writing.destroy();
  }
}
