/**
 * Saves the load as it is seen. Where nothing is to be asked it is done at once: without a title (of which one is
 * proposed), with nobody signed in, or where another load has the title, somebody is asked first.
 */
import { signal } from '@preact/signals';
import type { LoadResponse } from '../../schema/load.js';
import { ownUser } from '../editor/session/owner.js';
import { type WaySaved, waySaved } from '../pages/plan/way-saved.js';
import { queryOfBuild, USUAL_BUILD } from '../plan-request/build-options.js';
import { change, draft, draftId, lastSaved, markSaved } from '../plan-request/draft-store.js';
import { type RequestDraft, uomSent } from '../plan-request/request-draft.js';
import { readAll, send, withQuery } from '../shell/server.js';
import { ServerFailure } from '../shell/session.js';
import { signedIn } from '../shell/sign-in-dialog.js';
import { day, language } from '../words/words.js';
import { deskDialog } from './desk-dialog.js';
import { canSave, editing } from './hand/editing.js';
import { isHandShown } from './hand/hand.js';
import { desk } from './words.js';

export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'untitled' }
  /** `of` is refused as it is, and may be taken once it is changed; null: another try may do. */
  | { readonly kind: 'failed'; readonly reason: string; readonly of: RequestDraft | null };

export const saving = signal<Saving>({ kind: 'idle' });

/** @param isTaken somebody was asked: what is saved under the title is replaced. @returns whether it is saved */
export async function save({ isTaken = false } = {}): Promise<boolean> {
  // What a hand left that cannot be placed as it is cannot be saved.
  if (saving.peek().kind === 'saving' || !canSave.peek()) return false;
  const { title } = draft.peek();
  if (title.trim() === '') {
    change({ ...draft.peek(), title: `${desk('newLoad')} ${day(new Date())}` }, 'title');
    saving.value = { kind: 'untitled' };
    return false;
  }
  if (!(await signedIn())) return false;
  saving.value = { kind: 'saving' };
  const sent = draft.peek();
  try {
    const isOurs = lastSaved.peek()?.title === title;
    if (!isTaken && !isOurs && (await savedLoad(title)) !== null) {
      saving.value = { kind: 'idle' };
      deskDialog.value = 'taken';
      return false;
    }
    const id = draftId.peek();
    const { address, uom, body } = isHandShown.peek() ? waySaved(sent) : wayPlaced(sent);
    const query = { UOM: uom, reportLanguage: language.peek(), ...queryOfBuild(USUAL_BUILD) };
    const path = address === '/Loads' ? address : `${address}/${encodeURIComponent(await ownUser())}`;
    const asked = address === '/Loads' ? query : { ...query, fillRemaining: 'false' };
    const { status, message } = await send<LoadResponse>('POST', withQuery(path, asked), body);
    if (status === 'failed') throw new Error(message);
    markSaved(sent, id);
    saving.value = { kind: 'idle' };
    return true;
  } catch (error) {
    const isRefused = !(error instanceof ServerFailure) || (error.status >= 400 && error.status < 500);
    saving.value = { kind: 'failed', reason: (error as Error).message, of: isRefused ? sent : null };
    return false;
  }
}

/** Of what a hand left, before its steps and figures are there. */
function wayPlaced(sent: RequestDraft): WaySaved {
  const placed = editing.peek()?.placed();
  if (!placed) throw new Error(desk('handFixFirst'));
  return { address: '/Edit/Load', uom: uomSent(sent), body: { ...placed } };
}

/** What the reader saved under a title; null: nothing. @throws ServerFailure */
export async function savedLoad(title: string): Promise<LoadResponse | null> {
  const path = `/Loads/${encodeURIComponent(await ownUser())}/${encodeURIComponent(title)}`;
  const found = await readAll<LoadResponse>(path, { limit: '100', reportLanguage: language.peek() });
  return found.find(({ document }) => document?.title === title) ?? null;
}
