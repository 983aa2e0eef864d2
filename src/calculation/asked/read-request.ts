/** The raw body of a request as threads read it. */
import { parseSent } from './json-bytes.js';

/** A body that is no JSON object. */
export type UnreadableBody =
  | { readonly kind: 'malformed'; readonly message: string }
  | { readonly kind: 'notAnObject'; readonly sent: string };

export type ReadRequest = { readonly kind: 'request'; readonly request: object } | UnreadableBody;

export function readRequest(body: Uint8Array): ReadRequest {
  let request: unknown;
  try {
    request = parseSent(body);
  } catch (error) {
    return { kind: 'malformed', message: (error as Error).message };
  }
  if (typeof request === 'object' && request !== null && !Array.isArray(request)) return { kind: 'request', request };
  return { kind: 'notAnObject', sent: kindOf(request) };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return value === null ? 'null' : `a ${typeof value}`;
}
