/**
 * Holds every answer that a test gets by `fetch` from a service to the interface definition (declared.ts), however it asks:
 * the platform's `fetch` is wrapped once a service is known.
 */
import { faultsOfAnswer } from './declared.js';

/** As the platform has it. */
export const plainFetch = globalThis.fetch;

const origins = new Set<string>();

/** @param address of a service with all routes */
export function holdToDefinition(address: string): void {
  origins.add(new URL(address).origin);
  globalThis.fetch = heldFetch;
}

/** @throws when the answer is not as declared */
async function heldFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await plainFetch(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  if (!origins.has(url.origin)) return response;
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  // Anything else is a string to its schema, and may have no end.
  const body = /\bjson\b/.test(type) ? await response.clone().json() : '';
  checkAnswer(method, url.pathname, { status: response.status, type, body });
  return response;
}

/** @param path with its query; @throws when the answer is not as declared */
export function checkAnswer(method: string, path: string, answer: Parameters<typeof faultsOfAnswer>[2]): void {
  const faults = faultsOfAnswer(method, path, answer);
  if (faults.length > 0) throw new Error(`the answer to ${method} ${path} is not as declared: ${faults.join('; ')}`);
}
