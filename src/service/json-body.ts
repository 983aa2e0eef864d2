/** Reads a small body on the main thread; load requests are read by the threads of the pool. */
import { parseSent } from '../calculation/asked/json-bytes.js';
import { ServiceFailure } from './failures.js';

/** @throws ServiceFailure MalformedJson */
export function parseJson(body: Uint8Array): unknown {
  try {
    return parseSent(body);
  } catch (error) {
    throw new ServiceFailure('MalformedJson', `The body is not valid JSON: ${(error as Error).message}`);
  }
}
