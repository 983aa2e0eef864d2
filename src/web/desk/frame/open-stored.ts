/** Opens a saved load by its id, as the server has it now. */
import { peopleText } from '../../pages/people/words.js';
import { draftId, forgetSaved, isSaved, lastSaved, openNothing } from '../../plan-request/draft-store.js';
import { unsavedDrafts } from '../../plan-request/kept-drafts.js';
import { opened } from '../../plan-request/open-file.js';
import { openLoad } from '../../plan-request/open-load.js';
import { readLoad } from '../../plan-request/read-load.js';
import { ServerFailure, session } from '../../shell/session.js';
import { signedIn } from '../../shell/sign-in-dialog.js';
import { leave } from '../draft-address.js';
import { tellBeside } from './beside.js';
import { frame } from './words.js';

/** @param isAsked nobody has gone elsewhere since */
export async function openStored(id: string, isAsked: () => boolean): Promise<void> {
  const isHere = () => lastSaved.peek()?.load?.id === id;
  if (!(await signedIn()) || session.peek().account === null) {
    if (isAsked() && !isHere()) none(session.peek().fault || frame('signInToOpen'));
    return;
  }
  try {
    const load = await readLoad(id);
    if (!isAsked()) return;
    if (load === null) {
      if (isHere()) gone();
      else none(peopleText('loadGone'));
      return;
    }
    // What was changed here while it was read stays.
    if (isHere() && !isSaved.peek()) {
      tellBeside({ kind: 'stored', of: draftId.peek(), load });
      return;
    }
    if (isHere() && lastSaved.peek()?.load?.version === load.document?.version) {
      tellOfDraft(id);
      return;
    }
    leave();
    opened.value = '';
    openLoad(load);
    tellOfDraft(id);
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
    if (isAsked() && !isHere()) none(error.message);
  }
}

/** This browser may keep changes to the load, of another tab or an earlier visit. */
function tellOfDraft(load: string): void {
  const of = draftId.peek();
  const kept = unsavedDrafts().find(({ id, saved }) => id !== of && saved?.load?.id === load);
  if (kept !== undefined) tellBeside({ kind: 'draft', of, id: kept.id, at: kept.at });
}

/** What was opened here before stays on the desk, as work that is not saved. */
function gone(): void {
  forgetSaved();
  tellBeside({ kind: 'gone', of: draftId.peek() });
}

/** The start, which says why. */
function none(why: string): void {
  openNothing();
  opened.value = why;
}
