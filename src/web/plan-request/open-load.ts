/** Opens a load that is saved, as a draft of its own. */
import type { LoadResponse } from '../../schema/load.js';
import { session } from '../shell/session.js';
import { draftOfLoad } from './draft-of-load.js';
import { openDraft } from './draft-store.js';
import { storedLoadOf } from './saved.js';
import { shownUnitsOf } from './shown-units.js';

/** @param load with its request; saved again, it is the same load, whoever has it */
export function openLoad(load: LoadResponse): void {
  const asSent = draftOfLoad(load);
  const stored = storedLoadOf(load.document);
  // As it was shown when it was saved here; else in the units that one has chosen, whatever a list was written in.
  const shown = shownUnitsOf(stored?.id) ?? session.peek().account?.UOM ?? asSent.shown;
  const draft = { ...asSent, shown };
  const at = new Date(load.document?.updatedAt ?? 0);
  const isWhole = stored !== undefined && draft.title === load.document?.title;
  openDraft(draft, { saved: isWhole ? { title: draft.title, at, load: stored } : null, isAnew: true });
}
