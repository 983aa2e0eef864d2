/** Which load of the server a draft is, as it was opened or saved: its plan is there, and need not be looked for again. */
import { lastSaved } from './draft-store.js';
import { isSamePlan, type RequestDraft } from './request-draft.js';

export interface StoredAs {
  /** Null: whoever reads. */
  readonly owner: string | null;
  readonly title: string;
}

const opened = new WeakMap<RequestDraft, StoredAs>();

export function markStored(draft: RequestDraft, as: StoredAs): void {
  opened.set(draft, as);
}

/** Null: the server has no plan of it. */
export function storedAs(draft: RequestDraft): StoredAs | null {
  const saved = lastSaved.peek();
  if (saved?.draft && isSamePlan(saved.draft, draft)) return { owner: null, title: saved.title };
  return opened.get(draft) ?? null;
}
