/** A job as its owner sees it: a process. */
import type { Job, JobStore } from '../../store/index.js';
import { headOf } from '../../store/load-steps.js';
import { documentOf, withDocument } from '../loads/document.js';

export interface ProcessView {
  readonly processId: string;
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** 0..1 */
  readonly progress: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly title: string;
  readonly error: string | null;
}

export function processView(job: Job): ProcessView {
  const { id, state, progress, createdAt, startedAt, finishedAt, title, outcome } = job;
  return {
    processId: id,
    state: state === 'ending' ? 'running' : state,
    progress,
    createdAt,
    startedAt,
    finishedAt,
    title,
    error: hasEnded(job) ? (outcome?.error ?? null) : null,
  };
}

export function hasEnded({ state }: Pick<Job, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** What the request would have been answered had it waited, as JSON; null: the job has no answer. */
export async function answerOf(jobs: Pick<JobStore, 'response'>, job: Job): Promise<Uint8Array | null> {
  const response = await jobs.response(job.id);
  const { title, savedAs, owner, id: processId } = job;
  return response && withDocument(response, savedAs ? documentOf(headOf(savedAs), owner) : { title, processId });
}
