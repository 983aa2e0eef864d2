/** What a thread gives to whoever asked for it without a copy. */
import { move } from 'piscina';

/** Only a buffer of its own can change hands: bytes that lie in a larger one are copied into one first. */
export function handOver(bytes: Uint8Array): Uint8Array {
  return move(bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes)) as unknown as Uint8Array;
}
