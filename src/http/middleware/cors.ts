/** Lets pages of the configured origins call the service; none by default. */
import type { Middleware } from '../state.js';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, DELETE';
const ALLOWED_HEADERS = 'TokenID, Authorization, Content-Type, Accept, X-Request-Id, Idempotency-Key, If-None-Match';
const EXPOSED_HEADERS = 'X-Request-Id, X-Api-Version, Server-Timing, Retry-After, ETag';
const PREFLIGHT_SECONDS = '600';

/** @param origins as browsers send them */
export function cors(origins: readonly string[]): Middleware {
  const allowed = new Set(origins.map((origin) => origin.toLowerCase()));
  return async (context, next) => {
    if (allowed.size > 0) context.vary('Origin');
    const origin = context.get('Origin');
    if (!allowed.has(origin.toLowerCase())) return next();
    context.set('Access-Control-Allow-Origin', origin);
    if (context.method === 'OPTIONS' && context.get('Access-Control-Request-Method') !== '') {
      context.set('Access-Control-Allow-Methods', ALLOWED_METHODS);
      context.set('Access-Control-Allow-Headers', ALLOWED_HEADERS);
      context.set('Access-Control-Max-Age', PREFLIGHT_SECONDS);
      context.status = 204;
      return;
    }
    context.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    // Helmet forbids other origins to read; the listed ones may.
    context.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return next();
  };
}
