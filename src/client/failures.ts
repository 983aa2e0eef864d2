/** Calls that the service refused, as errors that say what to mend. */
import type { components } from './api.js';

export type ErrorBody = components['schemas']['Error'];
export type Issue = components['schemas']['Issue'];

/** The service answered, but not with what was asked for. */
export class StowageError extends Error {
  override readonly name = 'StowageError';
  /** Stable: `NoRecords`, `WrongKey`, `QueueFull` ...; `Unknown` where something before the service answered. */
  readonly code: ErrorBody['code'] | 'Unknown';
  /** Every fault of what was sent, each with a JSON pointer; empty where it is not that. */
  readonly issues: readonly Issue[];
  /** As in the log of the service. */
  readonly requestId: string | null;

  constructor(
    readonly status: number,
    body: Partial<ErrorBody> | undefined,
    readonly response: Response,
  ) {
    super(body?.message ?? `The service answered ${status}.`);
    this.code = body?.code ?? 'Unknown';
    this.issues = body?.issues ?? [];
    this.requestId = body?.requestId ?? response.headers.get('X-Request-Id');
  }
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
