/** JSON as bytes, the form in which large things pass between threads. */

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

/** In a buffer of its own, so that it can be handed over to another thread. */
export function asBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}
