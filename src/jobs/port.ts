/**
 * Who gets which job when. The store holds the jobs themselves and their leases; a queue only hands them out, so that
 * one that forgets, or says the same twice, loses nothing. Two engines: the store's own order (store-queue.ts) and
 * BullMQ on Redis (redis-queue.ts).
 */

/** What a queue needs to know of a job. */
export interface Ticket {
  readonly id: string;
  /** Lower ones are handed out first. */
  readonly turn: number;
  /** Of a job whose holder was silent for the lease: its last sign of life. */
  readonly silentPulse?: string;
}

/** Where jobs are taken from; whoever has taken one gives signs of life. */
export interface JobSource<Job> {
  /** One whose holder has been silent for the lease, else the one whose turn it is. */
  takeNext(): Promise<Job | null>;
  take(ticket: Pick<Ticket, 'id' | 'silentPulse'>): Promise<Taken<Job>>;
  /** Jobs that wait. */
  waiting(limit: number): Promise<readonly Ticket[]>;
  /** Jobs whose holders have been silent for the lease; to be asked at least as often as half a lease. */
  silent(): Promise<readonly Ticket[]>;
}

export type Taken<Job> =
  | { readonly state: 'taken'; readonly job: Job }
  | { readonly state: 'held' }
  | { readonly state: 'ended' };

/** What has become of a job that was handed out. */
export type WorkResult =
  /** Nothing more to do for whoever had it. */
  | 'over'
  /** It was given back, and shall be handed out again. */
  | 'again';

export interface JobQueue<Job> {
  /** Says that these jobs wait; never rejects, as what cannot be told now is found out later. */
  announce(tickets: readonly Ticket[]): Promise<void>;
  /** Takes jobs from now on, so many at once. @param work never rejects */
  start(work: (job: Job) => Promise<WorkResult>, atOnce: number): void;
  /** Takes no more jobs; resolves when those under way are over. */
  stop(): Promise<void>;
}

/** Told what went wrong; a queue tries again by itself. */
export type OnTrouble = (error: unknown) => void;
