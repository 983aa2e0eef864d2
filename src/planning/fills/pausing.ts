/**
 * Searches that can be paused before each part to which they come: whoever runs one may wait there for others. A thread that
 * can wait anywhere, or has nobody to wait for, lets it go straight on.
 */
import type { Come } from './ahead.js';

export type Pausing<Result> = Generator<Come, Result, void>;

/** Without a pause. */
export function straightOn<Result>(search: Pausing<Result>): Result {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}
