/** Limits on calls, counted by rate-limiter-flexible in windows that begin with the first call of a key. */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface CallLimit {
  /** Counts a call; null when it may go on, else the milliseconds until the next one may. */
  take(key: string): Promise<number | null>;
}

export const WINDOW_SECONDS = 60;

/** Counts in this process. */
export function localCounter(perMinute: number): RateLimiterAbstract {
  return new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
}

export function limitOf(counter: Pick<RateLimiterAbstract, 'consume'>): CallLimit {
  return {
    async take(key) {
      try {
        await counter.consume(key);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return refused.msBeforeNext;
      }
    },
  };
}
