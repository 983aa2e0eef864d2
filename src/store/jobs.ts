/**
 * Jobs: work that is done after its request was answered. The store holds the truth about each, whoever hands it out:
 *
 *     queued --take--> running --commit--> ending --finish--> done, failed
 *       ^                 |                   |
 *       +----release------+                   +-- take, once its holder is silent: finish what was begun
 *     queued, running --cancel--> cancelled      running --take, once its holder is silent--> running
 *
 * A holder raises `beats` while it lives. Whoever has seen the pulse of a job unchanged for the lease, by its own
 * monotonic clock, may take it: the clocks of machines may differ, and may be set.
 *
 * Each take raises `attempt`, which the holder shows with every write: who lost the job to another can no longer change
 * it. `commit` decides how the job ends, once; what follows from it (the load saved, the webhook noted) may be repeated.
 */
import type { LoadHead, LoadToSave } from './loads.js';
import type { Page, PageRequest } from './paging.js';

export type JobState = 'queued' | 'running' | 'ending' | 'done' | 'failed' | 'cancelled';

/** What is known of a job when it is added. */
export interface NewJob {
  readonly id: string;
  /** What sort of work it is: whoever runs it knows how. */
  readonly kind: string;
  /** E-mail, lower case, of the user whose load it will be; jobs take turns by owner. */
  readonly owner: string;
  readonly company: string;
  readonly title: string;
  /** How much work it is, from 1: of an owner's jobs the next is so many turns later. Absent: 1. */
  readonly weight?: number;
  /** Of the request that asked for the work. */
  readonly requestId: string;
  /** Of that request (lib/trace-context.ts); null or, of a job of an earlier version, absent: it belongs to no trace. */
  readonly traceParent?: string | null;
  /** Null: nobody is told. May hold credentials. */
  readonly webhookUrl: string | null;
  readonly createdAt: string;
}

export interface Job extends NewJob {
  readonly state: JobState;
  /** 0..1; never falls. */
  readonly progress: number;
  /** Jobs are handed out by rising turns; of the jobs of one owner each comes later by the weight of the one before. */
  readonly turn: number;
  /** Times it was taken. */
  readonly attempt: number;
  /** Times that its holder died, as far as anybody can tell. */
  readonly deaths: number;
  /** Raised by the holder as long as it lives; absent: never, or by an earlier version. */
  readonly beats?: number;
  /** Of a job that is held: by this instant earlier versions go, which may share the store. */
  readonly leaseUntil: string | null;
  /** How a job ends, once that is committed. */
  readonly outcome: JobOutcome | null;
  /** The load that was saved; null until it is, or when none was. */
  readonly savedAs: LoadHead | null;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** When a job ran; ISO 8601. */
export type JobRun = { readonly startedAt: string; readonly finishedAt: string };

export interface JobOutcome {
  readonly state: 'done' | 'failed';
  /** A sentence; null when it is done. */
  readonly error: string | null;
  readonly finishedAt: string;
}

/** What a job has come to. */
export interface JobResult extends JobOutcome {
  /** To be saved; null: nothing is. */
  readonly load: LoadToSave | null;
  /** The answer that the request would have got at once, as JSON without `document`. */
  readonly response: Uint8Array;
}

/** A job together with what it shall do; opaque to the store. */
export interface JobWithInput {
  readonly job: NewJob;
  readonly input: Uint8Array;
}

export type TakeResult =
  | { readonly state: 'taken'; readonly job: Job }
  /** Another one holds it, or has to. */
  | { readonly state: 'held' }
  /** It has ended, or is not there. */
  | { readonly state: 'ended' };

/** What a queue that lies elsewhere needs to know of a job. */
export type JobTicket = Pick<Job, 'id' | 'turn'>;

/** A job that somebody has taken and not ended. */
export interface HeldJob extends JobTicket {
  /** Changes as long as its holder lives; opaque to whoever watches it. */
  readonly pulse: string;
}

export interface JobStore {
  /**
   * Adds all of them, or none when there is no place for their owner (`isPlaceFor` in job-steps.ts); jobs added
   * together have one owner and take one place. Returns their tickets; null: there is no place.
   */
  add(jobs: readonly JobWithInput[], limit: number): Promise<readonly JobTicket[] | null>;
  /** How many jobs of these owners wait, and how many run. */
  underWay(owners: readonly string[]): Promise<{ readonly waiting: number; readonly running: number }>;
  /** Whether one more job of this owner may wait. */
  hasPlace(owner: string, limit: number): Promise<boolean>;
  /**
   * Takes the job whose turn it is, of those that wait; null when there is none.
   * @param kinds those that whoever takes it knows; absent: any
   * @param later owners whose jobs are taken only where nobody else's wait
   */
  takeNext(now: string, leaseUntil: string, kinds?: readonly string[], later?: readonly string[]): Promise<Job | null>;
  /**
   * Takes this very job, when it waits, or is held and still has this pulse, which the caller has watched for the lease.
   * Of another kind than those it is for others.
   */
  take(
    id: string,
    now: string,
    leaseUntil: string,
    kinds?: readonly string[],
    silentPulse?: string,
  ): Promise<TakeResult>;
  /** All jobs that are held, of these kinds: as many as run anywhere, and those whose holders died. */
  held(kinds?: readonly string[]): Promise<readonly HeldJob[]>;
  /** Null when it is no longer there. */
  input(id: string): Promise<Uint8Array | null>;
  /** Whether the job still runs for who took it with this attempt. */
  isHeld(id: string, attempt: number): Promise<boolean>;
  /** Says that its holder lives, and raises the progress; false when the job is not held any more. */
  renew(id: string, attempt: number, leaseUntil: string, progress: number): Promise<boolean>;
  /** Gives a running job back: it waits again, in its turn. */
  release(id: string, attempt: number): Promise<void>;
  /** Decides how the job ends; false when it is not held any more. The same commit twice is one. */
  commit(id: string, attempt: number, result: JobResult): Promise<boolean>;
  /** The load of a job that is ending. */
  committedLoad(id: string): Promise<LoadToSave | null>;
  /**
   * Ends a job that is ending; it is forgotten at `expiresAt`.
   * @param response absent: the one that was committed
   */
  finish(id: string, savedAs: LoadHead | null, expiresAt: string, response?: Uint8Array): Promise<void>;
  /** Ends a job that waits or runs; one that is ending or has ended stays as it is. */
  cancel(id: string, now: string, expiresAt: string): Promise<void>;
  get(id: string): Promise<Job | null>;
  /** Of a job that has ended, or is ending. */
  response(id: string): Promise<Uint8Array | null>;
  /** When those of the last jobs ran, whosever they were, that were begun; of `limit` at most. */
  lastRun(limit: number): Promise<readonly JobRun[]>;
  /** Newest first. */
  list(owner: string, page: PageRequest): Promise<Page<Job>>;
  /** Tickets of the jobs that wait, by rising turns; `limit` at most. */
  waiting(limit: number): Promise<readonly JobTicket[]>;
  /** Forgets jobs that have expired, some at a time; returns how many. */
  sweep(now: string): Promise<number>;
}
