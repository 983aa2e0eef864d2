/** Deliveries of webhooks: an outbox that survives whoever sends, and the log of what was sent. */
import type { Page, PageRequest } from './paging.js';

export type DeliveryState = 'pending' | 'delivered' | 'failed';

export interface DeliveryAttempt {
  readonly at: string;
  /** Of the answer; null: there was none. */
  readonly status: number | null;
  /** A sentence; null when it succeeded. */
  readonly error: string | null;
}

export interface Delivery {
  /** The `webhook-id`, the same for every attempt. */
  readonly id: string;
  /** The job whose answer is sent. */
  readonly jobId: string;
  /** Its user, whose secret signs it. */
  readonly owner: string;
  /** May hold credentials. */
  readonly url: string;
  readonly requestId: string;
  readonly state: DeliveryState;
  /** Oldest first; no more than the last `MOST_ATTEMPTS`. */
  readonly attempts: readonly DeliveryAttempt[];
  /** Failed attempts since the first one or the last resend: how long to wait follows from it. */
  readonly failures: number;
  /** When it is sent next; null: not by itself. */
  readonly nextAt: string | null;
  /** Nobody takes it before: `nextAt`, or later while somebody sends it. */
  readonly dueAt: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export type NewDelivery = Pick<Delivery, 'id' | 'jobId' | 'owner' | 'url' | 'requestId' | 'createdAt' | 'expiresAt'>;

export const MOST_ATTEMPTS = 50;

/** How an attempt leaves a delivery. */
export interface DeliveryOutcome {
  /** Null: nothing was sent. */
  readonly attempt: DeliveryAttempt | null;
  readonly state: DeliveryState;
  readonly failures: number;
  readonly nextAt: string | null;
}

export interface DeliveryStore {
  /** Due at once; nothing happens when it is there already. */
  add(delivery: NewDelivery): Promise<void>;
  /** The delivery that is due longest, of none of these owners; nobody else gets it before `until`. */
  claim(now: string, until: string, withoutOwners: readonly string[]): Promise<Delivery | null>;
  /** Ends what `claim` began; when it was resent meanwhile only the attempt is noted. */
  record(claimed: Delivery, outcome: DeliveryOutcome): Promise<void>;
  /** Makes it due at once, as if it had never failed; null when this owner has none of that id. */
  resend(owner: string, id: string, now: string): Promise<Delivery | null>;
  /** Newest first. */
  list(owner: string, page: PageRequest): Promise<Page<Delivery>>;
  /** Forgets deliveries that have expired, some at a time; returns how many. */
  sweep(now: string): Promise<number>;
}

export function newDelivery(delivery: NewDelivery): Delivery {
  const { createdAt } = delivery;
  return { ...delivery, state: 'pending', attempts: [], failures: 0, nextAt: createdAt, dueAt: createdAt };
}

export function resent(now: string) {
  return { state: 'pending', failures: 0, nextAt: now, dueAt: now } as const;
}
