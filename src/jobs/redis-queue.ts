/**
 * Hands out jobs through BullMQ on Redis, to workers on any number of machines. Redis holds nothing but ids: a job that
 * Redis has lost, or never heard of, is told again by whoever finds it waiting in the store.
 *
 * BullMQ's groups, which would take turns by owner, are not in its free edition: the turn that the store has worked out
 * for each job is its priority here.
 *
 * BullMQ's own leases and delays go by the clocks of Redis and of the machines, which may be set. So none is waited for
 * alone: whoever looks after the queue hands out delayed jobs, and those whose holders are silent in the store.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job as BullJob, type ConnectionOptions, DelayedError, Queue, Worker } from 'bullmq';
import type { JobQueue, JobSource, OnTrouble, Ticket, WorkResult } from './port.js';

const QUEUE = 'jobs';
const PREFIX = 'stowage';
/** BullMQ's own lease and how often it looks for those that are over. */
const LOCK_MILLISECONDS = 30_000;
const STALLED_LOOK_MILLISECONDS = 10_000;
/** Deaths of workers are counted by the store. */
const ANY_NUMBER = 1_000_000;
const LARGEST_PRIORITY = 2 ** 21 - 1;
/** Between two looks for jobs that wait in the store, but not in Redis; and how many are told again at once. */
const RECONCILE_MILLISECONDS = 10_000;
const TOLD_AT_ONCE = 10_000;
/** A job that went wrong for us, because the store was away for instance, or is held, is handed out again after so long. */
const RETRY_MILLISECONDS = 2_000;
const CLOSE_MILLISECONDS = 2_000;
/** A Redis that is away, or lets nobody in, leaves commands without an answer. */
const PATIENCE_MILLISECONDS = 1_000;
const LONGEST_RECONNECT_MILLISECONDS = 1_000;

export class RedisQueue<Job> implements JobQueue<Job> {
  readonly #queue: Queue;
  readonly #connection: ConnectionOptions;
  #worker: Worker | null = null;
  #isStopped = false;
  readonly #underWay = new Set<Promise<void>>();
  readonly #reconciling: NodeJS.Timeout;
  #reconciled: Promise<void> = Promise.resolve();

  constructor(
    redisUrl: string,
    private readonly source: Pick<JobSource<Job>, 'take' | 'waiting' | 'silent'>,
    private readonly onTrouble: OnTrouble,
  ) {
    this.#connection = connectionOf(redisUrl);
    // Whoever tells of a job does not wait for a Redis that is away: the job is found later.
    const impatient = { ...this.#connection, enableOfflineQueue: false, maxRetriesPerRequest: 1 };
    this.#queue = new Queue(QUEUE, { prefix: PREFIX, connection: impatient });
    this.#queue.on('error', onTrouble);
    this.#reconciling = setInterval(this.#reconcile, RECONCILE_MILLISECONDS);
    this.#reconciling.unref();
  }

  async announce(tickets: readonly Ticket[]): Promise<void> {
    if (tickets.length === 0) return;
    try {
      const adding = this.#queue.addBulk(
        tickets.map(({ id, turn, silentPulse }) => ({
          name: 'job',
          data: silentPulse === undefined ? {} : { id, silentPulse },
          // One that is known by this id already is not added again; of a holder that died BullMQ may still know it.
          opts: {
            jobId: silentPulse === undefined ? id : `${id}-silent`,
            priority: Math.min(turn + 1, LARGEST_PRIORITY),
            removeOnComplete: true,
            removeOnFail: true,
            attempts: ANY_NUMBER,
            backoff: { type: 'fixed', delay: RETRY_MILLISECONDS },
          },
        })),
      );
      await withinPatience(adding);
    } catch (error) {
      this.onTrouble(error);
    }
  }

  start(work: (job: Job) => Promise<WorkResult>, atOnce: number): void {
    this.#worker = new Worker(QUEUE, (job, token) => this.#tracked(this.#handOut(job, token, work)), {
      prefix: PREFIX,
      connection: this.#connection,
      concurrency: atOnce,
      lockDuration: LOCK_MILLISECONDS,
      stalledInterval: STALLED_LOOK_MILLISECONDS,
      maxStalledCount: ANY_NUMBER,
    });
    this.#worker.on('error', this.onTrouble);
    this.#reconcile();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#reconciling);
    const closed = Promise.allSettled([this.#worker?.close(), this.#reconciled.then(() => this.#queue.close())]);
    await Promise.allSettled(this.#underWay);
    // A Redis that is away keeps nobody from stopping.
    await Promise.race([closed, sleep(CLOSE_MILLISECONDS, undefined, { ref: false })]);
  }

  #tracked(work: Promise<void>): Promise<void> {
    this.#underWay.add(work);
    const forget = () => this.#underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  async #handOut(job: BullJob, token: string | undefined, work: (job: Job) => Promise<WorkResult>): Promise<void> {
    const { id = job.id!, silentPulse } = job.data as Partial<Ticket>;
    const taken = await this.source.take({ id, silentPulse });
    if (taken.state === 'ended') return;
    // Its holder lives after all.
    if (taken.state === 'held' && silentPulse !== undefined) return;
    const isAgain = taken.state === 'held' || (await work(taken.job)) === 'again';
    if (!isAgain) return;
    await job.moveToDelayed(Date.now() + (taken.state === 'held' ? RETRY_MILLISECONDS : 100), token);
    throw new DelayedError();
  }

  readonly #reconcile = (): void => {
    this.#reconciled = this.#reconciled.then(() => this.#tellOfWaiting());
  };

  /** Tells Redis of jobs that it does not know of: it has fewer in store than the store has. Never rejects. */
  async #tellOfWaiting(): Promise<void> {
    if (this.#isStopped) return;
    try {
      await this.announce(await this.source.silent());
      const tickets = await this.source.waiting(TOLD_AT_ONCE);
      if (tickets.length === 0) return;
      // No delay of ours is longer than a look; one that seems so was measured by a clock that was set.
      await withinPatience(this.#queue.promoteJobs());
      const counts = await withinPatience(this.#queue.getJobCounts('waiting', 'prioritized', 'delayed'));
      const known = Object.values(counts).reduce((sum, count) => sum + count, 0);
      if (known < tickets.length) await this.announce(tickets);
    } catch (error) {
      this.onTrouble(error);
    }
  }
}

async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), PATIENCE_MILLISECONDS);
  });
  // It may fail when nobody waits for it any more.
  answer.catch(() => {});
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** @param url redis:// or rediss://, with user, password and number of the database where needed */
function connectionOf(url: string): ConnectionOptions {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? 6379 : Number(port),
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)) || 0,
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(100 * times, LONGEST_RECONNECT_MILLISECONDS),
  };
}
