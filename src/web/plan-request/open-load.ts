/** Opens a load that is saved, as a draft of its own. */
import type { LoadResponse } from '../../schema/load.js';
import { session } from '../shell/session.js';
import { draftOfLoad } from './draft-of-load.js';
import { openDraft } from './draft-store.js';
import { markStored } from './stored-as.js';

/** @param load with its request; what a colleague saved is not saved as one's own */
export function openLoad(load: LoadResponse): void {
  const draft = draftOfLoad(load);
  const { title, createdBy, updatedAt } = load.document ?? {};
  const isOwn = createdBy !== undefined && createdBy === session.peek().account?.user && draft.title === title;
  if (createdBy !== undefined && title !== undefined) markStored(draft, { owner: createdBy, title });
  openDraft(draft, { saved: isOwn ? { title: draft.title, at: new Date(updatedAt ?? 0) } : null, isAnew: true });
}
