/** Hands out jobs in the store's own order: asks when it is told of one, and now and then for those of others. */
import type { JobQueue, JobSource, OnTrouble, WorkResult } from './port.js';

export class StoreQueue<Job> implements JobQueue<Job> {
  #isStopped = false;
  #running = 0;
  #isNews = false;
  #wake: () => void = () => {};
  #lane: Promise<void> = Promise.resolve();

  /** @param pollMilliseconds between two looks for jobs that nobody has told of */
  constructor(
    private readonly source: Pick<JobSource<Job>, 'takeNext'>,
    private readonly pollMilliseconds: number,
    private readonly onTrouble: OnTrouble,
  ) {}

  async announce(): Promise<void> {
    this.#news();
  }

  start(work: (job: Job) => Promise<WorkResult>, atOnce: number): void {
    this.#lane = this.#handOut(work, atOnce);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#news();
    await this.#lane;
    while (this.#running > 0) await this.#untilNews();
  }

  async #handOut(work: (job: Job) => Promise<WorkResult>, atOnce: number): Promise<void> {
    while (!this.#isStopped) {
      const job = this.#running < atOnce ? await this.#next() : null;
      if (job === null) {
        await this.#untilNews(this.#running < atOnce ? this.pollMilliseconds : undefined);
        continue;
      }
      this.#running++;
      void work(job).finally(() => {
        this.#running--;
        this.#news();
      });
    }
  }

  async #next(): Promise<Job | null> {
    this.#isNews = false;
    try {
      return await this.source.takeNext();
    } catch (error) {
      this.onTrouble(error);
      return null;
    }
  }

  #news(): void {
    this.#isNews = true;
    this.#wake();
  }

  /** @param milliseconds at most; absent: until there are news */
  async #untilNews(milliseconds?: number): Promise<void> {
    if (!this.#isNews) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        if (milliseconds !== undefined) timer = setTimeout(resolve, milliseconds);
      });
      clearTimeout(timer);
    }
    this.#isNews = false;
  }
}
