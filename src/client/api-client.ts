/** Every operation by its path, typed: openapi-fetch with the key, safe repetition and retries. */
import createOpenApiClient, { type Client, type Middleware } from 'openapi-fetch';
import { type paths, REPEATABLE } from './api.js';
import { type RetryPolicy, USUAL_RETRIES, withRetries } from './retries.js';

export type Api = Client<paths>;

export interface ClientOptions {
  /** Where the service is, as `https://loads.example.com`. */
  readonly baseUrl: string;
  /** The API key. */
  readonly token: string;
  /** What differs from the usual retries. */
  readonly retries?: Partial<RetryPolicy>;
  /** Absent: the one of the platform. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export function apiClient({ baseUrl, token, retries, fetch = globalThis.fetch }: ClientOptions): Api {
  const policy = { ...USUAL_RETRIES, ...retries };
  const send = withRetries((request) => fetch(request), policy);
  const client = createOpenApiClient<paths>({ baseUrl: baseUrl.replace(/\/+$/, ''), fetch: send });
  client.use(withKey(token), withIdempotencyKey);
  return client;
}

function withKey(token: string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('TokenID', token);
      return request;
    },
  };
}

/** One key for all attempts of a call: whatever of them arrives, it is done once. */
const withIdempotencyKey: Middleware = {
  onRequest({ request, schemaPath }) {
    const isRepeatable = REPEATABLE.has(`${request.method} ${schemaPath}`);
    if (isRepeatable && !request.headers.has('Idempotency-Key')) request.headers.set('Idempotency-Key', newKey());
    return request;
  },
};

/** Not crypto.randomUUID, which pages without https do not have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
