/** Why the service refuses or cannot do what it is asked, whoever asks; http/errors.ts gives each its status. */

export type FailureCode =
  | 'MalformedJson'
  | 'BodyNotAnObject'
  | 'UnknownUser'
  | 'NoRecords'
  | 'BadDate'
  | 'BadCursor'
  | 'BadAccount'
  | 'QueueFull'
  | 'Stopping'
  | 'NotBuilt'
  /** The caller went away; nobody waits for the answer. */
  | 'Cancelled'
  /** A fault of ours, already logged with all that is needed to repeat it. */
  | 'InternalError';

export class ServiceFailure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
  ) {
    super(message);
    this.name = 'ServiceFailure';
  }
}
