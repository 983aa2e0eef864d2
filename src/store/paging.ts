/** Pages of a search. */
import { BadCursor } from './faults.js';

export interface Page<T> {
  readonly items: readonly T[];
  /** The cursor of the page that follows; null on the last page. */
  readonly next: string | null;
  /** Those that match, as far as can be seen, but are damaged: each in words. Absent: none is. */
  readonly damaged?: readonly string[];
}

/** What every search has in common. Newest created first; a page is never disturbed by records made meanwhile. */
export interface PageRequest {
  /** `createdFrom` included, `createdTo` excluded. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
  /** At least 1. */
  readonly limit: number;
  /** From an earlier page's `next`; another text is a `BadCursor`. */
  readonly cursor?: string;
}

/** Ids that begin with their instant: the cursor is the last one of the page before. */
const TIMED_ID = /^\d{4}-\d\d-\d\dT[\d:.]+Z-[\w-]+$/;

/** What ids of a page newest first stay below. @throws BadCursor */
export function afterCursor(cursor: string | undefined, end: string): string {
  if (cursor === undefined) return end;
  if (!TIMED_ID.test(cursor)) throw new BadCursor();
  return cursor < end ? cursor : end;
}
