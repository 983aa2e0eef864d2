/** Has what has expired forgotten, now and then. */
import type { Logger } from 'pino';
import { type Store, StoreUnavailable } from '../../store/index.js';

const DAY = 24 * 60 * 60 * 1000;

export class Sweeper {
  readonly #timer: NodeJS.Timeout;
  #sweep: Promise<void> | null = null;
  #isStopped = false;

  constructor(
    private readonly store: Pick<Store, 'jobs' | 'deliveries' | 'sessions' | 'loads' | 'bin' | 'audit' | 'usage'>,
    private readonly auditDays: number,
    everyMilliseconds: number,
    private readonly log: Logger,
  ) {
    const begin = () => {
      this.#sweep ??= this.#swept().finally(() => {
        this.#sweep = null;
      });
    };
    this.#timer = setInterval(begin, everyMilliseconds).unref();
  }

  /** Begins no more sweeps; resolves when the one under way has ended, which is soon. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#sweep;
  }

  /** Never rejects. */
  async #swept(): Promise<void> {
    const now = new Date().toISOString();
    const forgotten = new Date(Date.now() - this.auditDays * DAY).toISOString();
    try {
      const { jobs, deliveries, sessions, loads, bin, audit, usage } = this.store;
      for (const kind of [jobs, deliveries, sessions, loads, bin]) {
        while (!this.#isStopped && (await kind.sweep(now)) > 0);
      }
      for (const kind of [audit, usage]) while (!this.#isStopped && (await kind.sweep(forgotten)) > 0);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.log.error({ err: error }, 'expired entries not deleted');
    }
  }
}
