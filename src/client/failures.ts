/** Calls that the service refused or that never reached it, as errors that say what to mend. */
import type { components } from './api.js';

export type ErrorBody = components['schemas']['Error'];
export type Issue = components['schemas']['Issue'];

/** The service did not answer, or not with what was asked for. */
export class StowageError extends Error {
  override readonly name = 'StowageError';
  /**
   * Stable: `NoRecords`, `WrongKey`, `QueueFull` ...; `Unknown` where something before the service answered; `ConnectionLost` where
   * nothing did: `cause` says why, and what was sent may have been done or not.
   */
  readonly code: ErrorBody['code'] | 'Unknown' | 'ConnectionLost';
  /** Every fault of what was sent, each with a JSON pointer; empty where it is not that. */
  readonly issues: readonly Issue[];
  /** As in the log of the service. */
  readonly requestId: string | null;

  /**
   * @param status 0: there is no answer
   * @param response null: there is none
   */
  constructor(
    readonly status: number,
    body: (Partial<Omit<ErrorBody, 'code'>> & { readonly code?: StowageError['code'] }) | undefined,
    readonly response: Response | null,
    options?: ErrorOptions,
  ) {
    super(body?.message ?? `The service answered ${status}.`, options);
    this.code = body?.code ?? 'Unknown';
    this.issues = body?.issues ?? [];
    this.requestId = body?.requestId ?? response?.headers.get('X-Request-Id') ?? null;
  }
}

/** Of a request to which no answer came. */
export function lostConnection(request: Request, cause: unknown): StowageError {
  const { origin } = new URL(request.url);
  const message = `The connection to the service at ${origin} failed. Is it running there, and can it be reached from here?`;
  return new StowageError(0, { code: 'ConnectionLost', message }, null, { cause });
}

interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What a call was answered: `answered(await stowage.api.GET('/Account/Keys'))`.
 * @throws StowageError
 */
export function answered<Data>({ data, error, response }: Result<Data>): NonNullable<Data> {
  if (response.ok && data !== undefined && data !== null) return data;
  const isBody = typeof error === 'object' && error !== null;
  throw new StowageError(response.status, isBody ? (error as Partial<ErrorBody>) : undefined, response);
}
