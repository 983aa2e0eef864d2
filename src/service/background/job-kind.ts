/** A kind of work that is done as a job: whoever has one more writes one more of these. */
import type { Logger } from 'pino';
import type { CalculationErrorCode } from '../../schema/codes.js';
import type { Job, LoadToSave } from '../../store/index.js';

export interface JobWork {
  readonly job: Job;
  /** As it was when the job was asked for. */
  readonly input: Uint8Array;
  /** Aborted when the result is not wanted any more: the work is cancelled, taken over, or stopped. */
  readonly signal: AbortSignal;
  /** @param share of the work that is done, 0..1 */
  readonly onProgress: (share: number) => void;
  readonly log: Logger;
}

/** What the work comes to. */
export interface JobProduct {
  /** The answer that a request would get which waited, as JSON without `document`. */
  readonly response: Uint8Array;
  /** Null: nothing is to be saved. */
  readonly load: LoadToSave | null;
}

export interface JobKind {
  readonly name: string;
  /** May run more than once. Whatever it throws ends the job failed; a ServiceFailure with its message. */
  run(work: JobWork): Promise<JobProduct>;
  /** The answer of a job that ends failed: a Load of status failed. */
  failed(input: Uint8Array, message: string, code?: CalculationErrorCode): Uint8Array;
}
