/**
 * Sends the webhooks that are due, some at a time, those of one user never on all the places: a receiver that hangs
 * holds up its own user only. Whatever process it was that noted a webhook, any sends it.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { childOf } from '../../lib/trace-context.js';
import { SpanKind, spanned, traceParentOfStep } from '../../spans.js';
import type { Delivery, DeliveryOutcome, Job, Store } from '../../store/index.js';
import { waitAfter } from '../../webhook/schedule.js';
import type { SendResult, WebhookSender } from '../../webhook/sender.js';
import { loggedUrl } from '../../webhook/shown-url.js';
import type { Accounts } from '../accounts/accounts.js';
import type { Observer } from '../metrics.js';
import { answerOf, hasEnded } from './process-view.js';

const MOST_AT_ONCE = 32;
const MOST_OF_ONE_OWNER = 8;
/** Longer than an attempt may take: whoever has not ended one by then has died. */
const ATTEMPT_MILLISECONDS = 30_000;
/** A webhook is noted just before its job ends. */
const NOT_YET_MILLISECONDS = 1_000;

export interface OutboxParts {
  readonly store: Pick<Store, 'deliveries' | 'jobs'>;
  readonly accounts: Pick<Accounts, 'webhookSecret'>;
  readonly sender: WebhookSender;
  readonly pollMilliseconds: number;
  readonly log: Logger;
  readonly observer: Pick<Observer, 'webhookTried'>;
}

export class Outbox {
  readonly #parts: OutboxParts;
  /** Attempts under way, by owner. */
  readonly #sending = new Map<string, number>();
  readonly #underWay = new Set<Promise<void>>();
  #isStopped = false;
  #isLooking = false;
  #lastLook: Promise<void> = Promise.resolve();
  #isNews = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  start(): void {
    this.wake();
  }

  /** Something may be due. */
  readonly wake = (): void => {
    this.#isNews = true;
    if (!this.#isLooking) this.#lastLook = this.#look();
  };

  /** Looks for no more; resolves when the attempts under way have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    // A look may still have found one.
    await this.#lastLook;
    await Promise.all(this.#underWay);
    await this.#parts.sender.close();
  }

  /** Never rejects. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isLooking = true;
    while (this.#isNews && !this.#isStopped) {
      this.#isNews = false;
      try {
        while (this.#underWay.size < MOST_AT_ONCE && !this.#isStopped) {
          const claimed = await this.#claim();
          if (!claimed) break;
          this.#begin(claimed);
        }
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'due webhooks not read');
      }
    }
    this.#isLooking = false;
    if (!this.#isStopped) this.#timer = setTimeout(this.wake, this.#parts.pollMilliseconds);
  }

  #claim(): Promise<Delivery | null> {
    const now = Date.now();
    const busy = [...this.#sending].filter(([, count]) => count >= MOST_OF_ONE_OWNER).map(([owner]) => owner);
    return this.#parts.store.deliveries.claim(instant(now), instant(now + ATTEMPT_MILLISECONDS), busy);
  }

  #begin(delivery: Delivery): void {
    const { owner } = delivery;
    this.#sending.set(owner, (this.#sending.get(owner) ?? 0) + 1);
    const attempt = this.#attempt(delivery).finally(() => {
      this.#underWay.delete(attempt);
      const rest = this.#sending.get(owner)! - 1;
      if (rest > 0) this.#sending.set(owner, rest);
      else this.#sending.delete(owner);
      this.wake();
    });
    this.#underWay.add(attempt);
  }

  /** Never rejects. */
  async #attempt(delivery: Delivery): Promise<void> {
    const { store, log } = this.#parts;
    const { id, jobId: processId, requestId, url } = delivery;
    const own = log.child({ requestId, processId, webhookId: id });
    try {
      const begun = performance.now();
      const result = await this.#send(delivery);
      const outcome = outcomeOf(delivery, result);
      await store.deliveries.record(delivery, outcome);
      if (outcome.attempt === null) return;
      const { status, error } = outcome.attempt;
      this.#parts.observer.webhookTried(status, error === null);
      const facts = { to: loggedUrl(url), status, error: error ?? undefined, nextAt: outcome.nextAt ?? undefined };
      const milliseconds = Math.round(performance.now() - begun);
      own.info({ ...facts, milliseconds }, error === null ? 'webhook delivered' : 'webhook not delivered');
    } catch (error) {
      // Nobody has noted the attempt: it is made again, with the same id.
      own.warn({ err: error }, 'webhook attempt not noted');
    }
  }

  /** 'early': its job has not ended. */
  async #send(delivery: Delivery): Promise<SendResult | 'early'> {
    const { store, accounts, sender } = this.#parts;
    const job = await store.jobs.get(delivery.jobId);
    if (job && !hasEnded(job)) return 'early';
    const body = job && (await answerOf(store.jobs, job));
    if (!body)
      return {
        isSuccess: false,
        isGone: true,
        status: null,
        error: 'The result that this webhook would send is no longer kept.',
      };
    const secret = await accounts.webhookSecret(delivery.owner);
    const step = { name: 'webhook', kind: SpanKind.CLIENT, parent: job.traceParent ?? null };
    return spanned(step, () => {
      const headers = { 'X-Process-Id': delivery.jobId, ...traced(job) };
      return sender.send({ id: delivery.id, url: delivery.url, secret, body, headers });
    });
  }
}

/** The trace of the request that asked for the work goes on with whoever is told of it. */
function traced({ traceParent }: Job): Record<string, string> {
  const step = traceParentOfStep() ?? (traceParent && childOf(traceParent, randomBytes(8).toString('hex')));
  return step ? { traceparent: step } : {};
}

function outcomeOf({ failures }: Delivery, result: SendResult | 'early'): DeliveryOutcome {
  const now = Date.now();
  if (result === 'early') {
    return { attempt: null, state: 'pending', failures, nextAt: instant(now + NOT_YET_MILLISECONDS) };
  }
  const { isSuccess, isGone, status, error } = result;
  const attempt = { at: instant(now), status, error };
  if (isSuccess) return { attempt, state: 'delivered', failures: 0, nextAt: null };
  const wait = isGone ? null : waitAfter(failures + 1);
  if (wait === null) return { attempt, state: 'failed', failures: failures + 1, nextAt: null };
  return { attempt, state: 'pending', failures: failures + 1, nextAt: instant(now + wait) };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
