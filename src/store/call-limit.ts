/** Limits on calls and tries, counted by rate-limiter-flexible in windows that begin with the first call of a key. */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface CallLimit {
  /** Counts a call; null when it may go on, else the milliseconds until the next one may. */
  take(key: string): Promise<number | null>;
}

export interface TryLimit extends CallLimit {
  /** Counts one that was taken no longer. */
  giveBack(key: string): Promise<void>;
}

/** How many in how many seconds. */
export interface Window {
  readonly most: number;
  readonly seconds: number;
}

export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward'>;

export const MINUTE = 60;

/** Counts in this process. */
export function localCounter({ most, seconds }: Window): RateLimiterAbstract {
  return new RateLimiterMemory({ points: most, duration: seconds });
}

export function limitOf(counter: Counter): TryLimit {
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
    async giveBack(key) {
      await counter.reward(key);
    },
  };
}
