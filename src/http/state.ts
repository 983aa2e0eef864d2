/** What the middleware finds out about a request and hands on. */
import type { Context, Middleware as KoaMiddleware, Next } from 'koa';
import type { Logger } from 'pino';
import type { Caller } from '../service/accounts/caller.js';

export interface RequestState {
  requestId: string;
  /** Null: the request belongs to no trace. */
  traceParent: string | null;
  /** Of the route that answers; empty until there is one. */
  operation: string;
  log: Logger;
  /** The text without the API key that came with the request. */
  withoutKeys: (text: string) => string;
  /** As it was sent, or what tells it from another; empty: there is none, or it was not read. */
  body: Uint8Array | string;
  /** Null: the request carries no valid key, and its route needs none. */
  caller: Caller | null;
  /** The call came with the cookie of a session, which may have ended. */
  isSession: boolean;
  /** Looks again whether the caller may still do what the call does: a stream goes on for long. */
  mayStill: () => Promise<boolean>;
}

export type Middleware = KoaMiddleware<RequestState>;
export type RequestContext = Context & { state: RequestState };
export type { Next };
