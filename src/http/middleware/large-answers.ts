/** Once a large answer has gone out, its memory goes back to the system: an idle process would keep it. */
import { giveBackMemory } from '../../threads/give-back-memory.js';
import type { Middleware } from '../state.js';

/** Bytes. */
const LARGE = 32 * 2 ** 20;
/** For what refers to the answer to let go of it; collecting takes the main thread some 40 ms. */
const PAUSE_MILLISECONDS = 2_000;

export function largeAnswers(): Middleware {
  let waiting: NodeJS.Timeout | null = null;
  return async (context, next) => {
    await next();
    if (!isLarge(context.body)) return;
    context.res.once('close', () => {
      // A connection that is kept alive refers to its last request for as long as it waits.
      context.body = null;
      // Of several, the last one decides: all that goes out before is collected with it.
      if (waiting !== null) clearTimeout(waiting);
      waiting = setTimeout(() => giveBackMemory().catch(() => {}), PAUSE_MILLISECONDS).unref();
    });
  };
}

function isLarge(body: unknown): boolean {
  return body instanceof Uint8Array && body.byteLength >= LARGE;
}
