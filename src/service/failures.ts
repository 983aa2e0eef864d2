/** Why the service refuses or cannot do what it is asked, whoever asks; http/errors.ts gives each its status. */
import type { UnreadableBody } from '../calculation/asked/read-request.js';
import type { FailureCode } from '../schema/codes.js';
import type { Issue } from '../schema/issue.js';

export type { FailureCode };

/** Which version is there, when and by whom it was saved; all null: none is. */
export interface SavedVersion {
  readonly version: number | null;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  readonly savedByName: string | null;
}

export class ServiceFailure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    /** Every fault of the body, where it is the body that is refused. */
    readonly issues?: readonly Issue[],
    /** Seconds after which the same may be done. */
    readonly retryAfter?: number,
    /** Changed: what is there instead of what the caller thinks. */
    readonly there?: SavedVersion,
  ) {
    super(message);
    this.name = 'ServiceFailure';
  }
}

/** @param what in words; begins with a small letter */
export function damaged(what: string): ServiceFailure {
  const sentence = `${what[0]!.toUpperCase()}${what.slice(1)} is damaged on the disk of the service and cannot be read.`;
  return new ServiceFailure('Damaged', `${sentence} ${OF_DAMAGED}`);
}

export const OF_DAMAGED =
  'Ask the operator whether a backup has it; deleting it, or saving it anew under its name, works.';

/** @param issues at least one */
export function invalidBody(issues: readonly Issue[]): ServiceFailure {
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return new ServiceFailure('ValidationFailed', `${issues[0]!.message}${more}`, issues);
}

/** What was sent is no JSON object. */
export function unreadable(answer: UnreadableBody): ServiceFailure {
  if (answer.kind === 'malformed') {
    return new ServiceFailure('MalformedJson', `The body is not valid JSON: ${answer.message}`);
  }
  return new ServiceFailure('BodyNotAnObject', `The body must be a JSON object, not ${answer.sent}.`);
}
