/**
 * Finds the caller: by the API key, in either of the interface's two headers, else by the cookie of a session. Then it
 * decides whether the call is allowed, before anything is looked up.
 */
import type { Caller, Callers, SessionCallers } from '../../service/accounts/caller.js';
import { lacks, may } from '../../service/accounts/rights.js';
import { type Access, rightFor } from '../access.js';
import { endedSession, forbidden, foreignCookie, missingKey, wrongKey, wrongScheme } from '../errors.js';
import type { Middleware, RequestContext } from '../state.js';
import { visitOf } from '../visit.js';

/** Schemes that may be named in the answer; any other word there may be a key. */
const OTHER_SCHEMES = /^(basic|bearer|digest|negotiate|token|api-?key)$/i;

export interface AuthenticationParts {
  readonly callers: Callers;
  /** Null: nobody signs in here. */
  readonly sessions: SessionCallers | null;
  /** What a call asks for; undefined: nothing, it is open to everybody; null: there is no such operation. */
  readonly accessOf: (method: string, path: string) => Access | null | undefined;
  /** The setting BASE_URL. */
  readonly baseUrl: string | null;
}

export function authentication(parts: AuthenticationParts): Middleware {
  return async (context, next) => {
    const { state } = context;
    const access = parts.accessOf(context.method, context.path);
    if (access !== undefined) {
      const find = finderOf(context, parts);
      const caller = await find();
      if (!caller) throw state.isSession ? endedSession() : wrongKey();
      state.caller = caller;
      const isReading = context.method === 'GET' || context.method === 'HEAD';
      const right = access && rightFor(access, context.querystring);
      if (right && !may(caller, right, isReading)) throw forbidden(lacks(caller, right));
      state.mayStill = async () => {
        const now = await find();
        return now !== null && (right === null || may(now, right, isReading));
      };
    }
    await next();
  };
}

/** @throws Problem 401 that says what to send */
function finderOf(
  context: RequestContext,
  { callers, sessions, baseUrl }: AuthenticationParts,
): () => Promise<Caller | null> {
  const tokenId = context.get('TokenID');
  const authorization = context.get('Authorization');
  if (sessions && tokenId.trim() === '' && authorization.trim() === '') {
    const { cookies } = visitOf(context, baseUrl);
    const secret = cookies?.session ?? null;
    if (secret !== null) {
      context.state.isSession = true;
      return () => sessions.resume(secret);
    }
    if (cookies?.read('session')) throw foreignCookie(context.get('Origin'));
  }
  const key = keyOf(tokenId, authorization);
  return () => callers.authenticate(key);
}

/** @throws Problem 401 that says what to send */
function keyOf(tokenId: string, authorization: string): string {
  if (tokenId.trim() !== '') return tokenId.trim();
  const [scheme = '', key = ''] = authorization.trim().split(/\s+/, 2);
  if (scheme === '') throw missingKey();
  if (scheme.toLowerCase() !== 'tokenid') throw wrongScheme(OTHER_SCHEMES.test(scheme) ? scheme : null);
  if (key === '') throw missingKey();
  return key;
}
