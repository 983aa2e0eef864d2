/**
 * What becomes of a body that nobody reads: it is taken unseen, so that its sender gets to see the answer. A connection
 * that is closed with bytes unread is reset, and the answer lost.
 */
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

/** Bytes that are waited for before the answer; of a larger body its sender hears at once. */
const MOST_AWAITED = 64 * 1024;

/** A sender that says a body and does not send it is answered all the same. */
const AWAITED_MILLISECONDS = 1_000;

/** Resolves once a small body has passed unread: it may come after its head, and later than the answer would be ready. */
export async function passUnread(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed || !isSmall(request)) return;
  let left = MOST_AWAITED;
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    late = setTimeout(resolve, AWAITED_MILLISECONDS);
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    for (const over of ['end', 'close', 'error']) request.once(over, () => resolve());
    request.resume();
  });
  clearTimeout(late);
}

/** In chunks, or with a length that says so. */
function isSmall({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  if (length === undefined) return headers['transfer-encoding'] !== undefined;
  return Number(length) > 0 && Number(length) <= MOST_AWAITED;
}
