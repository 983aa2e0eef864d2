/**
 * What the service keeps. One interface, two stores (embedded, MongoDB), one contract test
 * (test/store/contract.ts) that both pass.
 *
 * Every write is atomic and durable when its promise resolves. A store that cannot be reached rejects with
 * `StoreUnavailable`, which the service answers with 503. Dates are ISO instants (`Date.toISOString()`).
 */
import type { AccountStore } from './accounts.js';
import type { AnswerStore } from './answers.js';
import type { AuditStore, UsageStore } from './audit.js';
import type { BinStore } from './bin.js';
import type { CallLimit, TryLimit, Window } from './call-limit.js';
import type { DeliveryStore } from './deliveries.js';
import type { EditStore } from './edits.js';
import type { StoredEntry } from './entries.js';
import type { JobStore } from './jobs.js';
import type { LinkStore } from './links.js';
import type { LoadStore } from './loads.js';
import type { PeopleStore } from './people.js';
import type { PictureStore, PlanStore, SecretStore } from './pictures.js';
import type { ProgressStore } from './progress.js';
import type { RecordStore } from './records.js';
import type { SessionStore } from './sessions.js';

export type * from './accounts.js';
export type * from './answers.js';
export type * from './audit.js';
export type * from './bin.js';
export type { CallLimit, TryLimit } from './call-limit.js';
export type * from './deletion.js';
export * from './deliveries.js';
export type * from './edits.js';
export type * from './entries.js';
export * from './faults.js';
export type * from './jobs.js';
export type { Keeping } from './keeping.js';
export type * from './links.js';
export * from './load-faults.js';
export type * from './loads.js';
export type * from './paging.js';
export * from './people.js';
export * from './pictures.js';
export * from './progress.js';
export * from './records.js';
export type * from './sessions.js';
export type * from './settings.js';

export interface Abilities {
  /** Why nothing can be written, in words for its operator; null: it can. */
  readonly cannotWrite: string | null;
  /** Whether all that is kept is still being read through; absent: it was, or never is. */
  readonly isBeingChecked?: boolean;
  /** Entries that were found damaged when all were read through; absent: none, or it is not over. */
  readonly damaged?: number;
}

/** Told when a store can no longer be written, and when it can again; a `Logger` of pino is one. */
export interface WritingLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface Store {
  readonly loads: LoadStore;
  readonly records: RecordStore;
  readonly bin: BinStore;
  readonly accounts: AccountStore;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly audit: AuditStore;
  readonly usage: UsageStore;
  readonly answers: AnswerStore;
  readonly edits: EditStore;
  readonly jobs: JobStore;
  readonly deliveries: DeliveryStore;
  readonly pictures: PictureStore;
  readonly plans: PlanStore;
  readonly secrets: SecretStore;
  readonly links: LinkStore;
  readonly progress: ProgressStore;
  /** So many calls a minute and key at most, over all services that share the store as far as it can count them. */
  limitCalls(perMinute: number): CallLimit;
  /** The same for tries of this name, in windows of any length. */
  limitTries(name: string, window: Window): TryLimit;
  /**
   * Everything but what is kept for some days only (idempotency answers, jobs, deliveries, pictures, sessions) and counts of calls: users
   * first, loads and records oldest first, as of one moment, whatever is written meanwhile. A store that cannot look back gives each entry whole, but they may be of different moments.
   * @param onDamaged told of each that is damaged, in words; absent: then it throws `Damaged`
   */
  entries(onDamaged?: (what: string) => void): AsyncIterable<StoredEntry>;
  /** False for a MongoDB that is a single server. */
  canLookBack(): Promise<boolean>;
  /** What it can do now; rejects with `StoreUnavailable` when it cannot be read either. */
  ready(): Promise<Abilities>;
  close(): Promise<void>;
}
