/** Reads the next page of a list, where there is one. */
import { text } from '../words/words.js';
import type { List } from './use-list.js';

export function MoreButton({ list: { hasMore, isReading, more } }: { readonly list: List<unknown> }) {
  if (!hasMore) return null;
  return (
    <button type="button" class="button" disabled={isReading} onClick={more}>
      {text('showMore')}
    </button>
  );
}
