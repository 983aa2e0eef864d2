/**
 * Saves the load as it is seen, over the version that was opened and no other. Where nothing is to be asked it is done at
 * once: without a title (of which one is proposed), with nobody signed in, or where another load has the title or
 * somebody else saved this one meanwhile, somebody is asked first.
 *
 * While a better plan is looked for, it is waited for shortly. Then the quick plan, which is what is seen, is saved: nothing
 * is lost when the page is closed. One Save is one version: when the better plan is there the page says that it is not saved.
 */
import type { LoadResponse } from '../../schema/load.js';
import { ownUser } from '../editor/session/owner.js';
import { running } from '../pages/plan/planner.js';
import { type WaySaved, waySaved } from '../pages/plan/way-saved.js';
import { queryOfBuild, USUAL_BUILD } from '../plan-request/build-options.js';
import { change, draft, draftId, keepNow, lastSaved, markSaved, takeKept } from '../plan-request/draft-store.js';
import { conflictOf, termsOf } from '../plan-request/overtaken.js';
import { type RequestDraft, uomSent } from '../plan-request/request-draft.js';
import { storedLoadOf } from '../plan-request/saved.js';
import { send, withQuery } from '../shell/server.js';
import { isLooking, ServerFailure } from '../shell/session.js';
import { signedIn } from '../shell/sign-in-dialog.js';
import { day, language } from '../words/words.js';
import { deskDialog } from './desk-dialog.js';
import { tellBeside } from './frame/beside.js';
import { frame } from './frame/words.js';
import { canSave, editing } from './hand/editing.js';
import { isAllSaved, isHandShown } from './hand/hand.js';
import { conflict, type SaveTerms, saving } from './saving.js';
import { desk } from './words.js';

/** @returns whether it is saved */
export async function saveLoad({ over = null, isShared }: SaveTerms = {}): Promise<boolean> {
  // What a hand left that cannot be placed as it is cannot be saved.
  if (saving.peek().kind === 'saving' || !canSave.peek()) return false;
  const { title } = draft.peek();
  if (title.trim() === '') {
    change({ ...draft.peek(), title: `${desk('newLoad')} ${day(new Date())}` }, 'title');
    saving.value = { kind: 'untitled' };
    return false;
  }
  if (!(await signedIn())) return false;
  if (isLooking()) {
    saving.value = { kind: 'failed', reason: `${desk('lookOnly')} ${frame('lookWhy')}`, of: draft.peek() };
    return false;
  }
  const stopping = new AbortController();
  saving.value = { kind: 'saving', since: performance.now(), stop: () => stopping.abort() };
  const terms = { over, ...(isShared !== undefined && { isShared }) };
  try {
    const done = await inTurn(stopping.signal, () => sendLoad(terms, stopping.signal));
    if (done !== 'signedOut') return done;
    // Whoever signs in again has it saved.
    saving.value = { kind: 'idle' };
    return (await signedIn()) && saveLoad(terms);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    saving.value = { kind: 'idle' };
    return false;
  }
}

/** Whether it is saved, or that the session has ended. */
type Sent = boolean | 'signedOut';

/**
 * Tabs with the same draft save it one after the other: what one of them saved is saved for the others, too. Where a page
 * has no locks, because its connection is not encrypted, the service says that there is one already.
 */
async function inTurn(signal: AbortSignal, act: () => Promise<Sent>): Promise<Sent> {
  if (!('locks' in navigator)) return act();
  keepNow();
  const before = lastSaved.peek()?.at.getTime();
  return navigator.locks.request(`stowage.save/${draftId.peek()}`, { signal }, async () => {
    takeKept();
    const isNew = lastSaved.peek()?.at.getTime() !== before;
    if (!isNew || !isAllSaved.peek()) return act();
    saving.value = { kind: 'idle' };
    return true;
  });
}

/** @param signal of somebody who waits no longer: then it throws */
async function sendLoad({ over = null, isShared }: SaveTerms, signal: AbortSignal): Promise<Sent> {
  const sent = draft.peek();
  const last = lastSaved.peek();
  const before = last?.title === sent.title ? last : null;
  try {
    const id = draftId.peek();
    const { address, uom, body, below } = over === null ? await wayBest(sent) : wayNow(sent);
    const build = { ...USUAL_BUILD, isShared: isShared ?? before?.load?.isShared ?? true };
    const query = { UOM: uom, reportLanguage: language.peek(), ...queryOfBuild(build) };
    const owner = before?.load?.owner ?? (await ownUser());
    const [path, more] =
      address === '/Loads'
        ? [address, { userId: owner }]
        : [`${address}/${encodeURIComponent(owner)}`, { fillRemaining: 'false' }];
    const asked = withQuery(path, { ...query, ...more });
    const { status, message, document } = await send<LoadResponse>('POST', asked, body, termsOf(before, over), signal);
    if (status === 'failed') throw new Error(message);
    markSaved(sent, { load: storedLoadOf(document), below }, id);
    // Before another tab has its turn.
    keepNow();
    // The load that was opened is still there, under its own title.
    const left = before === null && over === null ? last : null;
    if (left?.load) tellBeside({ kind: 'before', of: id, id: left.load.id, title: left.title });
    saving.value = { kind: 'idle' };
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    const found = conflictOf(error, before);
    if (found !== null) {
      conflict.value = found;
      saving.value = { kind: 'idle' };
      deskDialog.value = 'conflict';
      return false;
    }
    if (error instanceof ServerFailure && error.status === 401) return 'signedOut';
    const isRefused = !(error instanceof ServerFailure) || (error.status >= 400 && error.status < 500);
    saving.value = { kind: 'failed', reason: (error as Error).message, of: isRefused ? sent : null };
    return false;
  }
}

/** Of what a hand left, before its steps and figures are there. */
function wayPlaced(sent: RequestDraft): WaySaved {
  const placed = editing.peek()?.placed();
  if (!placed) throw new Error(desk('handFixFirst'));
  return { address: '/Edit/Load', uom: uomSent(sent), body: { ...placed }, below: null };
}

const SHORTLY_MILLISECONDS = 2000;
const OFTEN_MILLISECONDS = 50;

/** Of what is seen, which is what is decided on where somebody is asked. */
function wayNow(sent: RequestDraft): WaySaved {
  return isHandShown.peek() ? waySaved(sent) : wayPlaced(sent);
}

/** Of the plan that is looked for, if it is there shortly, and nobody changes or leaves the order; else of what is seen. */
async function wayBest(sent: RequestDraft): Promise<WaySaved> {
  const seen = wayNow(sent);
  const end = performance.now() + SHORTLY_MILLISECONDS;
  while (running.peek() !== null && draft.peek() === sent && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, OFTEN_MILLISECONDS));
  }
  return draft.peek() === sent ? wayNow(sent) : seen;
}
