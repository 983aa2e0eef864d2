/** Work in the background, as those who ask for it see it: begin, look, cancel; and the webhooks that tell of its end. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { JobQueue } from '../../jobs/port.js';
import type { Delivery, Job, JobRun, NewJob, Page, PageRequest, Store } from '../../store/index.js';
import type { AddressGuard } from '../../webhook/guard.js';
import { parseCreatedAt } from '../created-at.js';
import { ServiceFailure } from '../failures.js';
import { queueFull, type Span, secondsOfEach } from '../pace.js';
import { knownCursor, LARGEST_PAGE } from '../paging.js';
import type { JobKind } from './job-kind.js';
import { answerOf } from './process-view.js';
import { expiryOf } from './retention.js';

/** What is asked for: some kind of work, for one load. */
export interface WantedJob {
  readonly kind: JobKind;
  readonly owner: string;
  readonly company: string;
  readonly title: string;
  /** How much work it is, from 1; absent: 1. */
  readonly weight?: number;
  /** Empty: nobody is told. Checked by `checkListener`. */
  readonly webhookUrl: string;
  readonly requestId: string;
  /** Of that request; null or absent: it belongs to no trace. */
  readonly traceParent?: string | null;
  /** All that the work takes from its moment. */
  readonly input: Uint8Array;
}

/** A page as a client asks for it. */
export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string;
  /** As the client wrote it; created-at.ts. */
  readonly createdAt?: string;
}

export interface BackgroundParts {
  readonly store: Pick<Store, 'jobs' | 'deliveries'>;
  readonly queue: Pick<JobQueue<Job>, 'announce'>;
  readonly guard: AddressGuard;
  /** Jobs that may wait. */
  readonly limit: number;
  readonly log: Logger;
  /** Told of a job that was cancelled here. */
  readonly onCancelled: (id: string) => void;
  /** Told of a webhook that is to be sent again. */
  readonly onDelivery: () => void;
}

/** Jobs that ended last, by which the pace is judged. */
const JUDGED = 20;
/** What a job takes as long as none has ended. */
const USUAL_SECONDS = 1;

export class Background {
  constructor(private readonly parts: BackgroundParts) {}

  /** @throws ServiceFailure QueueFull */
  async checkPlace(owner: string): Promise<void> {
    if (!(await this.parts.store.jobs.hasPlace(owner, this.parts.limit))) throw await this.#full();
  }

  /** @param url empty: nobody is told; @throws ServiceFailure BadWebhookAddress */
  async checkListener(url: string): Promise<void> {
    const refusal = url === '' ? null : await this.parts.guard.refusal(url);
    if (refusal !== null) throw new ServiceFailure('BadWebhookAddress', `The webhook is refused. ${refusal}`);
  }

  /**
   * Stores the jobs, which take one place together, and has them done; resolves with their ids once they are durable.
   * @throws ServiceFailure QueueFull
   */
  async begin(wanted: readonly WantedJob[]): Promise<readonly string[]> {
    const { store, queue, limit, log } = this.parts;
    const createdAt = new Date().toISOString();
    const jobs = wanted.map(({ kind, webhookUrl, input, ...rest }) => {
      const job: NewJob = {
        id: `p${randomBytes(12).toString('hex')}`,
        kind: kind.name,
        webhookUrl: webhookUrl === '' ? null : webhookUrl,
        createdAt,
        ...rest,
      };
      return { job, input };
    });
    const tickets = await store.jobs.add(jobs, limit);
    if (!tickets) throw await this.#full();
    for (const { job } of jobs) {
      log.info({ requestId: job.requestId, processId: job.id, kind: job.kind, user: job.owner }, 'job queued');
    }
    await queue.announce(tickets);
    return jobs.map(({ job }) => job.id);
  }

  /** How many processes of these users wait, and how many run. */
  underWay(owners: readonly string[]): Promise<{ readonly waiting: number; readonly running: number }> {
    return this.parts.store.jobs.underWay(owners);
  }

  /** @throws ServiceFailure BadDate, BadCursor */
  async list(owner: string, page: PageQuery): Promise<Page<Job>> {
    return knownCursor(this.parts.store.jobs.list(owner, pageRequest(page)));
  }

  /** @throws ServiceFailure NoRecords, also when it is another user's */
  async get(owner: string, id: string): Promise<Job> {
    const job = await this.parts.store.jobs.get(id);
    if (job?.owner !== owner) throw new ServiceFailure('NoRecords', `There is no process ${id}.`);
    return job;
  }

  /** The Load of a job that has ended with one, as JSON; else null. */
  async answer(job: Job): Promise<Uint8Array | null> {
    return job.state === 'done' || job.state === 'failed' ? answerOf(this.parts.store.jobs, job) : null;
  }

  /** Ends it unless it has ended. @throws ServiceFailure NoRecords */
  async cancel(owner: string, id: string): Promise<Job> {
    await this.get(owner, id);
    const now = new Date().toISOString();
    await this.parts.store.jobs.cancel(id, now, expiryOf(now));
    const job = await this.get(owner, id);
    if (job.state === 'cancelled') this.parts.onCancelled(id);
    return job;
  }

  /** @throws ServiceFailure BadDate, BadCursor */
  async listDeliveries(owner: string, page: PageQuery): Promise<Page<Delivery>> {
    return knownCursor(this.parts.store.deliveries.list(owner, pageRequest(page)));
  }

  /** @throws ServiceFailure NoRecords */
  async resend(owner: string, id: string): Promise<Delivery> {
    const delivery = await this.parts.store.deliveries.resend(owner, id, new Date().toISOString());
    if (!delivery) throw new ServiceFailure('NoRecords', `There is no delivery ${id}.`);
    this.parts.onDelivery();
    return delivery;
  }

  async #full(): Promise<ServiceFailure> {
    const { limit, store } = this.parts;
    const spans = (await store.jobs.lastRun(JUDGED)).map(spanOf);
    const secondsOfOne = secondsOfEach(spans) ?? USUAL_SECONDS;
    return queueFull(
      `Of the ${limit} jobs that may wait there is no place for one more of yours.`,
      limit * secondsOfOne,
    );
  }
}

function pageRequest({ limit, cursor, createdAt }: PageQuery): PageRequest {
  return { limit: Math.min(limit, LARGEST_PAGE), cursor, ...parseCreatedAt(createdAt) };
}

function spanOf({ startedAt, finishedAt }: JobRun): Span {
  return { begun: Date.parse(startedAt), ended: Date.parse(finishedAt) };
}
