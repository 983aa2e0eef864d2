/** The body of every answer that is not a success. */
import { STATUS_CODES } from 'node:http';
import type { Problem } from './errors.js';

/** @param shown what may be shown of a text: without keys */
export function problemBody(problem: Problem, requestId: string, shown = (text: string) => text): object {
  const { status, code, details } = problem;
  const message = shown(problem.message);
  return {
    status: 'failed',
    message,
    type: `urn:stowage:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    detail: message,
    code,
    issues: details.issues?.map((issue) => ({ ...issue, message: shown(issue.message) })),
    requestId,
    ...details.members,
  };
}
