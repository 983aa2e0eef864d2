/** The thread that writes reports. */
import type { ReportForm } from '../schema/reports.js';
import { IdleThread } from './idle-thread.js';
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

const MOST_WAITING = 100;

export class ReportPool {
  readonly #thread: IdleThread<ReportTask, ReportAnswer>;

  /** @param fontDir a folder of fonts that are taken before all others; null: none */
  constructor(fontDir: string | null = null) {
    const module = new URL('./report-worker.js', import.meta.url);
    this.#thread = new IdleThread({ module, workerData: { fontDir }, mostWaiting: MOST_WAITING });
  }

  /** @throws ThreadQueueIsFull */
  write(task: ReportTask): Promise<ReportAnswer> {
    return this.#thread.run(task);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
