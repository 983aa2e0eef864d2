/** The moving parts behind background work, put together: who hands out jobs, who runs them, who sends webhooks. */
import type { Logger } from 'pino';
import { ENGINE_VERSION } from '../../calculation/version.js';
import type { JobQueue, JobSource, OnTrouble, Ticket } from '../../jobs/port.js';
import { SilenceWatch } from '../../jobs/silence-watch.js';
import { StoreQueue } from '../../jobs/store-queue.js';
import type { Job, LoadHead, Store } from '../../store/index.js';
import { AddressGuard } from '../../webhook/guard.js';
import { WebhookSender } from '../../webhook/sender.js';
import type { Accounts } from '../accounts/accounts.js';
import { NO_OBSERVER, type Observer } from '../metrics.js';
import { Background } from './background.js';
import type { JobKind } from './job-kind.js';
import { Outbox } from './outbox.js';
import { JobRunner } from './runner.js';
import { Sweeper } from './sweeper.js';

/** How patient the parts are with each other, milliseconds. */
export interface Pace {
  /** A job whose holder is silent for so long is taken up by another. */
  readonly lease: number;
  /** Between two looks for what another process may have stored. */
  readonly poll: number;
  /** Between two looks for what has expired. */
  readonly sweep: number;
}

/** One machine, no network: whoever is silent for seconds is dead. */
const LOCAL_PACE: Pace = { lease: 6_000, poll: 1_000, sweep: 10 * 60 * 1000 };
const NETWORK_PACE: Pace = { ...LOCAL_PACE, lease: 25_000, poll: 2_000 };

export interface MachinerySettings {
  readonly mongodbUrl: string | null;
  /** Null: the store hands out its jobs. */
  readonly redisUrl: string | null;
  /** Jobs that may wait. */
  readonly jobsLimit: number;
  readonly webhookAllow: readonly string[];
  /** Days that the audit and the use of keys are kept. */
  readonly auditDays: number;
}

export interface MachineryParts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly kinds: readonly JobKind[];
  readonly settings: MachinerySettings;
  readonly log: Logger;
  /** What differs from the usual pace. */
  readonly pace?: Partial<Pace>;
  readonly observer?: Observer;
  /** Told of each load that a job saved. */
  readonly onSaved?: (head: LoadHead) => void;
}

export interface Machinery {
  readonly background: Background;
  /** Sends webhooks, and works on so many jobs at once; 0: on none. */
  start(jobsAtOnce: number): void;
  /** Takes no more; what runs has so long to end, and is given back then. */
  stop(graceMilliseconds: number): Promise<void>;
}

const TELL_AGAIN_MILLISECONDS = 10_000;

export async function createMachinery({
  store,
  accounts,
  kinds,
  settings,
  log,
  observer = NO_OBSERVER,
  onSaved,
  ...parts
}: MachineryParts): Promise<Machinery> {
  const pace = { ...(settings.mongodbUrl === null ? LOCAL_PACE : NETWORK_PACE), ...parts.pace };
  const guard = new AddressGuard(settings.webhookAllow);
  const onTrouble = toldNowAndThen(log);
  // A job of a kind that only a later version knows is left to those who do.
  let places = 0;
  const source = sourceOf(
    store,
    pace.lease,
    kinds.map(({ name }) => name),
    () => runner.ownersWithHalf(places),
  );
  const queue: JobQueue<Job> =
    settings.redisUrl === null
      ? new StoreQueue(source, pace.poll, onTrouble)
      : await redisQueue(settings.redisUrl, source, onTrouble);
  const sender = new WebhookSender({ guard, userAgent: `Stowage/${ENGINE_VERSION}` });
  const outbox = new Outbox({ store, accounts, sender, pollMilliseconds: pace.poll, log, observer });
  const runner = new JobRunner({
    store,
    kinds,
    leaseMilliseconds: pace.lease,
    log,
    onDelivery: outbox.wake,
    observer,
    onSaved,
  });
  const onCancelled = (id: string) => runner.drop(id);
  const background = new Background({
    ...{ store, queue, guard, log, onCancelled, limit: settings.jobsLimit },
    onDelivery: outbox.wake,
  });
  const sweeper = new Sweeper(store, settings.auditDays, pace.sweep, log);
  return {
    background,
    start(jobsAtOnce) {
      outbox.start();
      places = jobsAtOnce;
      if (jobsAtOnce > 0) queue.start((job) => runner.run(job), jobsAtOnce);
    },
    async stop(graceMilliseconds) {
      const swept = sweeper.stop();
      const grace = setTimeout(() => runner.cut(), graceMilliseconds);
      await queue.stop();
      clearTimeout(grace);
      await outbox.stop();
      await swept;
    },
  };
}

/**
 * Trouble comes many times a second while a server is away. Of the error only what it says: Redis' own errors carry the
 * command that failed, with the password that was sent.
 */
function toldNowAndThen(log: Logger): OnTrouble {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - toldAt < TELL_AGAIN_MILLISECONDS) return;
    toldAt = now;
    const { message = String(error), code } = error as { message?: string; code?: string };
    log.warn({ reason: message, code }, 'Redis, the queue of jobs, has a fault');
  };
}

/** Redis' client is large: a process that needs none does not load it. */
async function redisQueue(url: string, source: JobSource<Job>, onTrouble: OnTrouble): Promise<JobQueue<Job>> {
  const { RedisQueue } = await import('../../jobs/redis-queue.js');
  return new RedisQueue(url, source, onTrouble);
}

/**
 * The store's jobs, each taken from a holder that is silent for as long as the lease.
 * @param later owners who have enough for now: jobs of others come first
 */
function sourceOf(
  { jobs }: Store,
  leaseMilliseconds: number,
  kinds: readonly string[],
  later: () => readonly string[],
): JobSource<Job> {
  const now = () => new Date().toISOString();
  const leaseUntil = () => new Date(Date.now() + leaseMilliseconds).toISOString();
  const watch = new SilenceWatch(leaseMilliseconds);
  const silent = async () => watch.look(await jobs.held(kinds));
  const take = ({ id, silentPulse }: Pick<Ticket, 'id' | 'silentPulse'>) =>
    jobs.take(id, now(), leaseUntil(), kinds, silentPulse);
  return {
    async takeNext() {
      for (const ticket of await silent()) {
        const taken = await take(ticket);
        if (taken.state === 'taken') return taken.job;
      }
      return jobs.takeNext(now(), leaseUntil(), kinds, later());
    },
    take,
    waiting: (limit) => jobs.waiting(limit),
    silent,
  };
}
