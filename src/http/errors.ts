/**
 * Every answer that is not a success (docs/interface.md, Errors), each made by a small constructor with a stable code.
 * `Problem` is thrown; middleware/error-body.ts turns it into the body.
 */
import type { Issue } from '../calculation/types.js';
import type { ErrorCode, FailureCode } from '../schema/codes.js';
import type { ServiceFailure } from '../service/failures.js';

export interface ProblemDetails {
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of the body that this code has besides. */
  readonly members?: object;
}

export class Problem extends Error {
  constructor(
    readonly status: number,
    /** Stable; clients may depend on it. */
    readonly code: ErrorCode,
    message: string,
    readonly details: ProblemDetails = {},
  ) {
    super(message);
    this.name = 'Problem';
  }
}

const HOW_TO_SEND_A_KEY = 'send it as "TokenID: <key>" or as "Authorization: TokenID <key>"';

function unauthorized(code: ErrorCode, message: string): Problem {
  return new Problem(401, code, message, { headers: { 'WWW-Authenticate': 'TokenID' } });
}

export const missingKey = () =>
  unauthorized('MissingKey', `This call needs an API key: ${HOW_TO_SEND_A_KEY}. People sign in at / instead.`);

/** @param origin as the browser says it; empty: it does not */
export const foreignCookie = (origin: string) =>
  unauthorized(
    'MissingKey',
    `The session counts only for pages of this service, and this call ${origin === '' ? 'does not say that it comes from one (by Sec-Fetch-Site or Origin)' : `comes from ${origin}`}. ` +
      `Open Stowage at its own address; a program needs an API key instead: ${HOW_TO_SEND_A_KEY}.`,
  );

export const wrongKey = () =>
  unauthorized(
    'WrongKey',
    'The API key is unknown, has expired or was revoked. Make one with "npx stowage keys create".',
  );

export const endedSession = () => unauthorized('WrongKey', 'You were signed out. Sign in again.');

export const forbidden = (message: string) => new Problem(403, 'Forbidden', message);

/** @param scheme null: not one that may be repeated */
export const wrongScheme = (scheme: string | null) =>
  unauthorized(
    'WrongScheme',
    `${scheme === null ? 'The scheme that was sent' : `The scheme "${scheme}"`} is not used here. ` +
      `Send the API key: ${HOW_TO_SEND_A_KEY}.`,
  );

export const wrongContentType = (sent: string) =>
  new Problem(
    400,
    'WrongContentType',
    `${sent === '' ? 'The body has no content type' : `The content type "${sent}" is not accepted`}. Send ` +
      'application/json, text/json, application/merge-patch+json or application/*+json, in UTF-8.',
  );

export const wrongFormContentType = (sent: string) =>
  new Problem(
    400,
    'WrongContentType',
    `${sent === '' ? 'The body has no content type' : `The content type "${sent}" is not accepted`}. Send the file ` +
      'in a form, as multipart/form-data with a boundary.',
  );

export const wrongContentEncoding = (sent: string) =>
  new Problem(
    400,
    'WrongContentEncoding',
    `The content encoding "${sent}" is not accepted. Send the body without a content encoding.`,
  );

export const bodyCutShort = () => new Problem(400, 'BodyCutShort', 'The body is shorter than its Content-Length.');

export const bodyTooLarge = (limit: number) =>
  new Problem(413, 'BodyTooLarge', `The body is larger than the limit of ${limit} bytes.`);

/** @param seconds until others have gone */
export const bodiesFull = (seconds: number) =>
  new Problem(
    503,
    'BodiesFull',
    `The bodies of other requests take all memory that there is for them. Nothing of this one was read. Send it again in ${seconds} s, and fewer large ones at once.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

export const fileTooLarge = (limit: number) =>
  new Problem(413, 'BodyTooLarge', `The file is larger than the limit of ${limit} bytes.`);

/** @param message what is wrong with the form as such */
export const badForm = (message: string) => new Problem(400, 'BadForm', `The form cannot be read: ${message}.`);

export const missingFile = (field: string, found: number) =>
  badForm(`the field "${field}" must hold one file; ${found === 0 ? 'there is none' : `it holds ${found}`}`);

export const textForFile = (field: string) =>
  badForm(
    `the field "${field}" has a text, but a file is needed. Send it with a file name, as curl does with -F ${field}=@${field}.csv`,
  );

export const unknownFormField = (field: string, known: readonly string[]) =>
  badForm(
    `the field "${field}" has a file, but files are read only from ${known.map((name) => `"${name}"`).join(', ')}`,
  );

export const badRequest = () =>
  new Problem(
    400,
    'BadRequest',
    'The service cannot read this as an HTTP request: its method, its path or a header is malformed.',
  );

export const malformedHost = (header: string) =>
  new Problem(400, 'BadRequest', `The header ${header} does not name the address of a service.`);

export const requestTimedOut = () => new Problem(408, 'RequestTimeout', 'The whole request did not arrive in time.');

export const expectationFailed = () =>
  new Problem(417, 'ExpectationFailed', 'The only supported value of the header Expect is 100-continue.');

export const headersTooLarge = () =>
  new Problem(431, 'HeadersTooLarge', 'The headers of the request are larger than 16 KiB together.');

export const badQuery = (issues: readonly Issue[]) =>
  new Problem(400, 'BadQuery', issues.map((issue) => issue.message).join(' '), { issues });

export const badPath = (issues: readonly Issue[]) =>
  new Problem(400, 'BadPath', issues.map((issue) => issue.message).join(' '), { issues });

export const undecodablePath = () =>
  new Problem(400, 'BadPath', 'The path has a % that is not followed by the code of a UTF-8 character.');

export const noSuchPath = (path: string) =>
  new Problem(404, 'NoSuchPath', `There is nothing at ${path}. /docs lists all operations.`);

export const wrongMethod = (method: string, allowed: readonly string[]) =>
  new Problem(405, 'WrongMethod', `This path does not support ${method}. It supports ${allowed.join(', ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });

export const badIdempotencyKey = () =>
  new Problem(400, 'BadIdempotencyKey', 'An Idempotency-Key has 1 to 255 printable ASCII characters.');

export const idempotencyKeyReused = () =>
  new Problem(
    409,
    'IdempotencyKeyReused',
    'This Idempotency-Key was used with another request within 24 hours. Use a new key for each operation.',
  );

const tooMany = (sentence: string, seconds: number) => {
  const wait = String(Math.max(1, seconds));
  const headers = { 'Retry-After': wait };
  return new Problem(429, 'TooManyRequests', `${sentence} Try again in ${wait} s.`, { headers });
};

export const tooManyRequests = (perMinute: number, seconds: number) =>
  tooMany(`More than ${perMinute} requests came within a minute with this API key.`, seconds);

/** @param whose words that end the sentence */
export const tooManySigned = (whose: string, milliseconds: number) =>
  tooMany(`Too many reports and pictures were asked for within a minute ${whose}.`, Math.ceil(milliseconds / 1000));

export const notReady = (message: string) => new Problem(503, 'NotReady', message, { headers: { 'Retry-After': '1' } });

/** @param what the machine has no more of, in words */
export const machineFull = (what: string) =>
  new Problem(
    503,
    'NotReady',
    `The service has no ${what} left for this request. Nothing was done. Try again in a moment.`,
    {
      headers: { 'Retry-After': '5' },
    },
  );

export const storeUnavailable = () =>
  new Problem(503, 'StoreUnavailable', 'The store cannot be reached. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });

export const storeCannotWrite = (reason: string) =>
  new Problem(
    503,
    'StoreUnavailable',
    `Nothing can be saved now: ${reason}. What was saved can still be read, and nothing is lost. The operator of the service makes room or repairs the disk; then send it again.`,
    { headers: { 'Retry-After': '30' } },
  );

export const internalError = () =>
  new Problem(500, 'InternalError', 'The service failed. Its log has the details under the request id of this answer.');

/** Status and headers of every failure that the service itself reports. */
const FAILURES: Readonly<Record<FailureCode, { status: number; headers?: Readonly<Record<string, string>> }>> = {
  MalformedJson: { status: 400 },
  BodyNotAnObject: { status: 400 },
  UnknownUser: { status: 400 },
  NoRecords: { status: 400 },
  NameTaken: { status: 400 },
  Changed: { status: 412 },
  NoSuchPicture: { status: 404 },
  NoSuchReport: { status: 404 },
  ValidationFailed: { status: 400 },
  BadDate: { status: 400 },
  BadUpload: { status: 400 },
  BadCursor: { status: 400 },
  BadAccount: { status: 400 },
  LastAdmin: { status: 400 },
  NeedsHttps: { status: 400 },
  WrongSignIn: { status: 401 },
  Forbidden: { status: 403 },
  TooManyTries: { status: 429 },
  Damaged: { status: 400 },
  BadWebhookAddress: { status: 400 },
  QueueFull: { status: 503, headers: { 'Retry-After': '5' } },
  ReportTooLarge: { status: 422 },
  UnreadableLoad: { status: 500 },
  Stopping: { status: 503, headers: { 'Retry-After': '10', Connection: 'close' } },
  Cancelled: { status: 503, headers: { 'Retry-After': '10' } },
  InternalError: { status: 500 },
};

export function problemOf(failure: ServiceFailure): Problem {
  const { status, headers: usual } = FAILURES[failure.code];
  const { retryAfter, issues, there } = failure;
  const headers = retryAfter === undefined ? usual : { ...usual, 'Retry-After': String(retryAfter) };
  return new Problem(status, failure.code, failure.message, { headers, issues, members: there });
}
