/**
 * Runs jobs that were taken, each to its end: works while it holds the job, commits the result, saves what is to be
 * saved, notes the webhook. Whatever dies in between, whoever takes the job next carries on from there; nothing is seen
 * twice (store/jobs.ts).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WorkResult } from '../../jobs/port.js';
import { traceIdOf } from '../../lib/trace-context.js';
import { SpanKind, spanned } from '../../spans.js';
import {
  type Job,
  type JobResult,
  type LoadHead,
  type LoadToSave,
  type Store,
  StoreUnavailable,
} from '../../store/index.js';
import { ServiceFailure } from '../failures.js';
import { refusal } from '../loads/owner.js';
import type { Observer } from '../metrics.js';
import { Holding } from './holding.js';
import type { JobKind, JobProduct } from './job-kind.js';
import { expiryOf } from './retention.js';

/** A job whose process died so often ends failed: it may be the job that kills. */
const MOST_DEATHS = 5;
const TRY_AGAIN_MILLISECONDS = 500;

export interface RunnerParts {
  readonly store: Pick<Store, 'jobs' | 'loads' | 'deliveries'>;
  readonly kinds: readonly JobKind[];
  readonly leaseMilliseconds: number;
  readonly log: Logger;
  /** Called when a webhook waits. */
  readonly onDelivery: () => void;
  readonly observer?: Pick<Observer, 'jobEnded'>;
  readonly onSaved?: (head: LoadHead) => void;
}

export class JobRunner {
  readonly #parts: RunnerParts;
  readonly #held = new Map<string, Holding>();
  /** Jobs under way, by owner. */
  readonly #owners = new Map<string, number>();
  readonly #cut = new AbortController();

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** @param job just taken; never rejects */
  run(job: Job): Promise<WorkResult> {
    const attributes = { 'stowage.process_id': job.id, 'stowage.attempt': job.attempt };
    return spanned(
      { name: `job ${job.kind}`, kind: SpanKind.CONSUMER, attributes, parent: job.traceParent ?? null },
      () => this.#run(job),
    );
  }

  async #run(job: Job): Promise<WorkResult> {
    const log = this.#parts.log.child({ requestId: job.requestId, processId: job.id, ...traceOf(job) });
    const begun = performance.now();
    this.#owners.set(job.owner, (this.#owners.get(job.owner) ?? 0) + 1);
    try {
      if (job.deaths > 0) log.warn({ deaths: job.deaths, attempt: job.attempt }, 'job taken over');
      const isOurs = job.state === 'ending' || (await this.#worked(job, log));
      if (!isOurs) return this.#cut.signal.aborted ? 'again' : 'over';
      const state = await this.#patiently(() => this.#conclude(job));
      this.#parts.observer?.jobEnded(state);
      log.info({ kind: job.kind, state, milliseconds: Math.round(performance.now() - begun) }, 'job ended');
      return 'over';
    } catch (error) {
      // Its lease will be over: somebody takes it up again.
      if (!this.#cut.signal.aborted) log.error({ err: error }, 'job interrupted');
      return 'again';
    } finally {
      const left = this.#owners.get(job.owner)! - 1;
      if (left > 0) this.#owners.set(job.owner, left);
      else this.#owners.delete(job.owner);
    }
  }

  /** Owners who have half of so many places, or more. */
  ownersWithHalf(places: number): readonly string[] {
    const half = Math.max(1, Math.floor(places / 2));
    return [...this.#owners].filter(([, count]) => count >= half).map(([owner]) => owner);
  }

  /** The job is not wanted any more: what this process does for it ends now, not at its next look. */
  drop(id: string): void {
    this.#held.get(id)?.drop();
  }

  /** Gives back what is running. */
  cut(): void {
    this.#cut.abort();
    for (const holding of this.#held.values()) holding.drop();
  }

  /** Does the work and commits its result; false when the job is not ours any more. */
  async #worked(job: Job, log: Logger): Promise<boolean> {
    const { store, leaseMilliseconds } = this.#parts;
    const holding = new Holding(store.jobs, job, leaseMilliseconds, log);
    this.#held.set(job.id, holding);
    // It was taken just before all was cut.
    if (this.#cut.signal.aborted) holding.drop();
    try {
      const result = await this.#resultOf(job, holding, log);
      // Only the commit knows whether it was ours: a look meanwhile may find it committed, and so not held any more.
      if (result && (await this.#patiently(() => store.jobs.commit(job.id, job.attempt, result)))) return true;
      if (this.#cut.signal.aborted) await store.jobs.release(job.id, job.attempt);
      else log.info('job taken over by another process, or cancelled');
      return false;
    } finally {
      this.#held.delete(job.id);
      await holding.end();
    }
  }

  /** Null when the job is not held any more. */
  async #resultOf(job: Job, holding: Holding, log: Logger): Promise<JobResult | null> {
    const input = await this.#patiently(() => this.#parts.store.jobs.input(job.id));
    if (!input) return null;
    const kind = this.#parts.kinds.find(({ name }) => name === job.kind);
    if (!kind) throw new Error(`this version has no job of kind ${job.kind}`);
    const failed = (error: string): JobResult => ({
      ...{ state: 'failed', error, load: null, finishedAt: new Date().toISOString() },
      response: kind.failed(input, error),
    });
    if (job.deaths >= MOST_DEATHS) {
      log.error({ deaths: job.deaths }, 'job given up');
      return failed(`The process that calculated this load died ${job.deaths} times before it was done.`);
    }
    try {
      const { signal } = holding;
      const product = await kind.run({ job, input, signal, onProgress: holding.report, log });
      // What ends although it was told to stop may be less than it would have been.
      if (signal.aborted) return null;
      return { state: 'done', error: null, finishedAt: new Date().toISOString(), ...pick(product) };
    } catch (error) {
      if (holding.signal.aborted) return null;
      if (!(error instanceof ServiceFailure)) log.error({ err: error }, 'job failed');
      return failed(
        error instanceof ServiceFailure
          ? error.message
          : 'The service failed. Its log has the details under the process id.',
      );
    }
  }

  /** What follows from the committed result; may be repeated. */
  async #conclude({ id }: Job): Promise<string> {
    const { store, onDelivery } = this.#parts;
    const job = await store.jobs.get(id);
    if (job?.state !== 'ending' || !job.outcome) return job?.state ?? 'forgotten';
    const load = await store.jobs.committedLoad(id);
    const { savedAs = null, refused } = load ? await this.#saved(job, load) : {};
    const { finishedAt: createdAt } = job.outcome;
    const expiresAt = expiryOf(createdAt);
    if (job.webhookUrl !== null) {
      const { owner, webhookUrl: url, requestId } = job;
      await store.deliveries.add({ id: `msg_${id}`, jobId: id, owner, url, requestId, createdAt, expiresAt });
    }
    await store.jobs.finish(id, savedAs, expiresAt, refused);
    if (job.webhookUrl !== null) onDelivery();
    return job.outcome.state;
  }

  /** Where the load has changed since it was asked for, the answer that says so. */
  async #saved(job: Job, load: LoadToSave): Promise<{ savedAs?: LoadHead; refused?: Uint8Array }> {
    const { store, kinds, onSaved } = this.#parts;
    try {
      const savedAs = await store.loads.save(load);
      onSaved?.(savedAs);
      return { savedAs };
    } catch (error) {
      const refused = refusal(error, load.head.owner, load.head.title);
      const input = refused instanceof ServiceFailure ? await store.jobs.input(job.id) : null;
      const kind = kinds.find(({ name }) => name === job.kind);
      if (!(refused instanceof ServiceFailure) || !input || !kind) throw error;
      return { refused: kind.failed(input, refused.message, 'Changed') };
    }
  }

  /** Waits for a store that is away. */
  async #patiently<T>(action: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || this.#cut.signal.aborted) throw error;
        await sleep(TRY_AGAIN_MILLISECONDS, undefined, { signal: this.#cut.signal });
      }
    }
  }
}

function traceOf({ traceParent }: Job): { readonly traceId?: string } {
  return traceParent ? { traceId: traceIdOf(traceParent) } : {};
}

/** Nothing but what a result has. */
function pick({ response, load }: JobProduct): JobProduct {
  return { response, load };
}
