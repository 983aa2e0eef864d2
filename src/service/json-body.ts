/** Reads a small body on the main thread; load requests are read by the threads of the pool. */
import { ServiceFailure } from './failures.js';

/** @throws ServiceFailure MalformedJson */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
  } catch (error) {
    throw new ServiceFailure('MalformedJson', `The body is not valid JSON: ${(error as Error).message}`);
  }
}
