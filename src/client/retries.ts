/** Sends a request again where that is safe: the service has no room just now, or the connection was lost. */
import { lostConnection } from './failures.js';

export interface RetryPolicy {
  /** Further attempts after the first. 0: none. */
  readonly attempts: number;
  /** Before the second attempt, at most; twice as long before each further one. */
  readonly firstMilliseconds: number;
  /** The longest wait; a service that asks for a longer one (`Retry-After`) is not asked again. */
  readonly mostMilliseconds: number;
}

export const USUAL_RETRIES: RetryPolicy = { attempts: 4, firstMilliseconds: 500, mostMilliseconds: 60_000 };

export type Send = (request: Request) => Promise<Response>;

/** It has not begun: too many requests a minute, or no room, no store, not ready. */
const NOT_BEGUN: ReadonlySet<number> = new Set([429, 503]);

/** What a proxy answers when it lost the connection to the service. */
const LOST_BEHIND_PROXY = 502;

export function withRetries(send: Send, policy: RetryPolicy): Send {
  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= policy.attempts;
      const outcome = await attemptOf(send, isLast ? request : request.clone());
      if (isLast || !mayRepeat(request, outcome)) return resultOf(request, outcome);
      const wait = waitOf(outcome, attempt, policy);
      if (wait > policy.mostMilliseconds) return resultOf(request, outcome);
      await sleep(wait, request.signal);
    }
  };
}

type Outcome = { readonly response: Response } | { readonly lost: unknown };

/** An answer in JSON is read to its end, so that a connection lost on the way counts as lost. */
async function attemptOf(send: Send, request: Request): Promise<Outcome> {
  try {
    const response = await send(request);
    if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return { response };
    const { status, statusText, headers } = response;
    return { response: new Response(await response.arrayBuffer(), { status, statusText, headers }) };
  } catch (lost) {
    return { lost };
  }
}

/** What was lost may have been done: only reads, and what the service knows again by its key, are sent once more. */
function mayRepeat(request: Request, outcome: Outcome): boolean {
  if (request.signal.aborted) return false;
  if ('response' in outcome && outcome.response.status !== LOST_BEHIND_PROXY) {
    return NOT_BEGUN.has(outcome.response.status);
  }
  return request.method === 'GET' || request.headers.has('Idempotency-Key');
}

/** @throws StowageError when the connection was lost; what the signal was aborted with when the caller gave up */
function resultOf(request: Request, outcome: Outcome): Response {
  if ('response' in outcome) return outcome.response;
  throw request.signal.aborted ? outcome.lost : lostConnection(request, outcome.lost);
}

/** As the service asks, or by chance up to twice as long each time, so that many clients do not come back together. */
function waitOf(outcome: Outcome, attempt: number, { firstMilliseconds, mostMilliseconds }: RetryPolicy): number {
  const asked = 'response' in outcome ? retryAfter(outcome.response) : null;
  if (asked !== null) return asked;
  return Math.random() * Math.min(mostMilliseconds, firstMilliseconds * 2 ** attempt);
}

/** Milliseconds; null: the answer does not say. */
function retryAfter({ headers }: Response): number | null {
  const text = headers.get('Retry-After');
  if (text === null) return null;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

/** Rejects with the reason of the signal as soon as it is aborted. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
