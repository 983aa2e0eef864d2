/** What each step makes of a job, as every store does it. */
import type { Job, JobRun, LoadHead, NewJob } from './index.js';

/** Jobs that wait. */
export interface PlacesTaken {
  /** The owner's own. */
  readonly own: number;
  readonly all: number;
}

/**
 * Alone, one owner may take all places. Who has more than half of them gets no more while others wait; and for whoever
 * has less there are as many places again, so that nobody is kept out by those who came first.
 */
export function isPlaceFor({ own, all }: PlacesTaken, limit: number): boolean {
  if (limit === 0) return false;
  if (own < Math.max(1, Math.floor(limit / 2)) && own < all) return all < 2 * limit;
  return own === all && all < limit;
}

/**
 * Owners take turns: a job comes in the round that is handed out now, or as much after its owner's last as that weighs.
 * @param current turn of the job that is next; 0 when none waits
 * @param ownersLast the owner's last job that waits; null when none does
 */
export function queuedJob(job: NewJob, current: number, ownersLast: Pick<Job, 'turn' | 'weight'> | null): Job {
  const { id, kind, owner, company, title, requestId, webhookUrl, createdAt, traceParent, weight } = job;
  return {
    ...{ id, kind, owner, company, title, requestId, webhookUrl, createdAt },
    ...(traceParent && { traceParent }),
    ...(weight !== undefined && { weight }),
    state: 'queued',
    progress: 0,
    turn: Math.max(current, ownersLast === null ? 0 : ownersLast.turn + (ownersLast.weight ?? 1)),
    attempt: 0,
    deaths: 0,
    leaseUntil: null,
    outcome: null,
    savedAs: null,
    startedAt: null,
    finishedAt: null,
  };
}

/** Who renews raises `beats`, or, of an earlier version, only sets the instant. */
export function pulseOf({ attempt, beats = 0, leaseUntil }: Pick<Job, 'attempt' | 'beats' | 'leaseUntil'>): string {
  return `${attempt}/${beats}/${leaseUntil}`;
}

/** One that runs, and is taken all the same, was left behind by a holder that died. */
export function takenJob(job: Job, now: string, leaseUntil: string) {
  return {
    state: job.state === 'ending' ? 'ending' : 'running',
    attempt: job.attempt + 1,
    deaths: job.deaths + (job.state === 'running' ? 1 : 0),
    leaseUntil,
    startedAt: job.startedAt ?? now,
  } as const;
}

/** @param job one that is ending */
export function finishedJob(job: Job, savedAs: LoadHead | null) {
  const { state, finishedAt } = job.outcome!;
  return { state, savedAs, finishedAt, leaseUntil: null, progress: state === 'done' ? 1 : job.progress };
}

export function cancelledJob(now: string) {
  return { state: 'cancelled', leaseUntil: null, finishedAt: now } as const;
}

/** @param ended some of which were cancelled before they began */
export function runsOf(ended: readonly Pick<Job, 'startedAt' | 'finishedAt'>[]): JobRun[] {
  return ended.flatMap(({ startedAt, finishedAt }) => (startedAt && finishedAt ? [{ startedAt, finishedAt }] : []));
}
