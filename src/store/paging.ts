/** Pages of a search. */

export interface Page<T> {
  readonly items: readonly T[];
  /** The cursor of the page that follows; null on the last page. */
  readonly next: string | null;
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
