/** At most so many requests a minute with one API key; each server counts for itself. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../errors.js';
import type { Middleware } from '../state.js';

/** @param perMinute 0: no limit */
export function rateLimit(perMinute: number): Middleware {
  if (perMinute === 0) return (_context, next) => next();
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (context, next) => {
    const { caller } = context.state;
    if (caller) {
      try {
        await limiter.consume(caller.keyId);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyRequests(perMinute, Math.ceil(refused.msBeforeNext / 1000));
      }
    }
    await next();
  };
}
