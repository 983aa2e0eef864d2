/** Takes what was sent as a body and not read, before the answer goes out. */
import { passUnread } from '../bodies/drain.js';
import type { Middleware } from '../state.js';

export function unreadBody(): Middleware {
  return async (context, next) => {
    await next();
    await passUnread(context.req);
  };
}
