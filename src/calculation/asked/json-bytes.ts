/** JSON as bytes, the form in which large things pass between threads. */
import { isNestedTooDeep, MOST_LEVELS } from '../../schema/nesting.js';

/** @throws SyntaxError, also when the bytes are no UTF-8 */
export function parseBytes(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError('it is not UTF-8 text');
  }
  return JSON.parse(text);
}

/** The same of what a client sent. @throws SyntaxError */
export function parseSent(bytes: Uint8Array): unknown {
  if (isNestedTooDeep(bytes)) throw new SyntaxError(`it is nested deeper than ${MOST_LEVELS} levels`);
  return parseBytes(bytes);
}

/** In a buffer of its own, so that it can be handed over to another thread. */
export function asBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}
