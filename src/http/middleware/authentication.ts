/** Finds the caller by the API key, in either of the interface's two headers. */
import type { Callers } from '../../service/accounts/caller.js';
import { missingKey, wrongKey, wrongScheme } from '../errors.js';
import type { Middleware } from '../state.js';

/** Schemes that may be named in the answer; any other word there may be a key. */
const OTHER_SCHEMES = /^(basic|bearer|digest|negotiate|token|api-?key)$/i;

/** @param needsKey whether a call is answered with a key only */
export function authentication(callers: Callers, needsKey: (method: string, path: string) => boolean): Middleware {
  return async (context, next) => {
    if (needsKey(context.method, context.path)) {
      const key = keyOf(context.get('TokenID'), context.get('Authorization'));
      context.state.caller = await callers.authenticate(key);
      if (!context.state.caller) throw wrongKey();
    }
    await next();
  };
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
