/**
 * While a job is worked on: signs of life are given, its progress noted, and a look taken at whether it is still ours. It
 * may be cancelled on any machine, or be taken over by another when this one was away for longer than the lease.
 */
import type { Logger } from 'pino';
import { type Job, type JobStore, StoreUnavailable } from '../../store/index.js';

/** Between two looks: a job that is cancelled elsewhere frees its thread within two seconds. */
const LOOK_MILLISECONDS = 500;
/** Progress that is worth a write. */
const STEP = 0.01;
/** Ended work is told by the job's state; until then there is some left. */
const NEARLY_DONE = 0.99;

export class Holding {
  readonly #jobs: Pick<JobStore, 'isHeld' | 'renew'>;
  readonly #job: Job;
  readonly #leaseMilliseconds: number;
  readonly #log: Logger;
  readonly #dropped = new AbortController();
  readonly #looking: NodeJS.Timeout;
  #look: Promise<void> | null = null;
  #progress: number;
  #noted: number;
  #renewedAt = performance.now();

  constructor(jobs: Pick<JobStore, 'isHeld' | 'renew'>, job: Job, leaseMilliseconds: number, log: Logger) {
    this.#jobs = jobs;
    this.#job = job;
    this.#leaseMilliseconds = leaseMilliseconds;
    this.#log = log;
    this.#progress = job.progress;
    this.#noted = job.progress;
    this.#looking = setInterval(this.#begin, LOOK_MILLISECONDS);
  }

  /** Aborted when the job is not held any more, or is committed: only the commit knows which. */
  get signal(): AbortSignal {
    return this.#dropped.signal;
  }

  readonly report = (share: number): void => {
    this.#progress = Math.max(this.#progress, Math.min(share, NEARLY_DONE));
  };

  drop(): void {
    this.#dropped.abort();
  }

  /** Resolves when the look under way has ended. */
  async end(): Promise<void> {
    clearInterval(this.#looking);
    await this.#look;
  }

  readonly #begin = (): void => {
    if (this.#dropped.signal.aborted) return;
    this.#look ??= this.#looked().finally(() => {
      this.#look = null;
    });
  };

  /** Never rejects. */
  async #looked(): Promise<void> {
    try {
      if (!(await this.#isStillHeld())) this.drop();
    } catch (error) {
      // The commit finds out whether the job is still ours.
      if (!(error instanceof StoreUnavailable)) this.#log.error({ err: error }, 'lease not checked');
    }
  }

  async #isStillHeld(): Promise<boolean> {
    const { id, attempt } = this.#job;
    const now = performance.now();
    const isDue = now - this.#renewedAt > this.#leaseMilliseconds / 4;
    if (!isDue && this.#progress < this.#noted + STEP) return this.#jobs.isHeld(id, attempt);
    const progress = this.#progress;
    const leaseUntil = new Date(Date.now() + this.#leaseMilliseconds).toISOString();
    const isHeld = await this.#jobs.renew(id, attempt, leaseUntil, progress);
    this.#noted = progress;
    this.#renewedAt = now;
    return isHeld;
  }
}
