/** What becomes of the rest of a body that was refused: it is read unseen, so that its sender gets to see the answer. */
import type { IncomingMessage } from 'node:http';

/** How much of a body is still read, as a multiple of what it may have. */
const DRAIN_FACTOR = 8;

/** Lets the rest pass unread; a body much larger than the limit cuts the connection. */
export function drain(request: IncomingMessage, limit: number): void {
  let left = limit * DRAIN_FACTOR;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
