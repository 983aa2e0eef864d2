/** At most so many requests a minute with one API key. */
import type { CallLimit } from '../../store/index.js';
import { tooManyRequests } from '../errors.js';
import type { Middleware } from '../state.js';

/** @param perMinute what the limit is, for the answer to who is beyond it */
export function rateLimit(limit: CallLimit, perMinute: number): Middleware {
  return async (context, next) => {
    const { caller } = context.state;
    const milliseconds = caller ? await limit.take(caller.keyId ?? `session:${caller.user}`) : null;
    if (milliseconds !== null) throw tooManyRequests(perMinute, Math.ceil(milliseconds / 1000));
    await next();
  };
}
