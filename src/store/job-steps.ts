/** What each step makes of a job, as every store does it. */
import type { Job, LoadHead, NewJob } from './index.js';

/**
 * Owners take turns: a job comes in the round that is handed out now, or in the one after its owner's last.
 * @param current turn of the job that is next; 0 when none waits
 * @param ownersLast turn of the owner's last job that waits; null when none does
 */
export function queuedJob(job: NewJob, current: number, ownersLast: number | null): Job {
  const { id, kind, owner, company, title, requestId, webhookUrl, createdAt, traceParent } = job;
  return {
    ...{ id, kind, owner, company, title, requestId, webhookUrl, createdAt },
    ...(traceParent && { traceParent }),
    state: 'queued',
    progress: 0,
    turn: Math.max(current, ownersLast === null ? 0 : ownersLast + 1),
    attempt: 0,
    deaths: 0,
    leaseUntil: null,
    outcome: null,
    savedAs: null,
    startedAt: null,
    finishedAt: null,
  };
}

/** Whose lease is over though it runs was left behind by a holder that died. */
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
