/**
 * Saves the load as it is seen, over the version that was opened and no other. Where nothing is to be asked it is done at
 * once: without a title (of which one is proposed), with nobody signed in, or where another load has the title or
 * somebody else saved this one meanwhile, somebody is asked first.
 *
 * While a better plan is looked for, it is waited for shortly. Then the quick plan, which is what is seen, is saved: nothing
 * is lost when the page is closed. One Save is one version: when the better plan is there the page says that it is not saved.
 */
import { effect } from '@preact/signals';
import type { LoadResponse } from '../../schema/load.js';
import { ownUser } from '../editor/session/owner.js';
import { engineFault, isStopped, planAgain, refused, running } from '../pages/plan/planner.js';
import { asNamed, type WaySaved, waySaved } from '../pages/plan/way-saved.js';
import { queryOfBuild, USUAL_BUILD } from '../plan-request/build-options.js';
import { change, draft, draftId, keepNow, lastSaved, markSaved, takeKept } from '../plan-request/draft-store.js';
import { conflictOf, termsOf } from '../plan-request/overtaken.js';
import { bodyOf, type RequestDraft, uomSent } from '../plan-request/request-draft.js';
import { storedLoadOf } from '../plan-request/saved.js';
import { keepShownUnits } from '../plan-request/shown-units.js';
import { send, withQuery } from '../shell/server.js';
import { isLooking, ServerFailure } from '../shell/session.js';
import { signedIn } from '../shell/sign-in-dialog.js';
import { day, language } from '../words/words.js';
import { deskDialog } from './desk-dialog.js';
import { tellBeside } from './frame/beside.js';
import { frame } from './frame/words.js';
import { canSave, editing } from './hand/editing.js';
import { isAllSaved, isHandShown } from './hand/hand.js';
import { conflict, isSaving, type SaveTerms, saving, setSaving } from './saving.js';
import { desk } from './words.js';

/** What is sent ends with the page. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
effect(() => {
  if (isSaving.value) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
});

/** @returns whether it is saved */
export async function saveLoad({ over = null, isShared }: SaveTerms = {}): Promise<boolean> {
  // What a hand left that cannot be placed as it is cannot be saved.
  if (saving.peek().kind === 'saving' || !canSave.peek()) return false;
  const id = draftId.peek();
  const isLeft = () => draftId.peek() !== id;
  const { title } = draft.peek();
  if (title.trim() === '') {
    change({ ...draft.peek(), title: `${desk('newLoad')} ${day(new Date())}` }, 'title');
    setSaving({ kind: 'untitled' });
    return false;
  }
  if (!(await signedIn()) || isLeft()) return false;
  if (isLooking()) {
    setSaving({ kind: 'failed', reason: `${desk('lookOnly')} ${frame('lookWhy')}`, of: draft.peek() });
    return false;
  }
  if (await isUndecided()) return false;
  const stopping = new AbortController();
  const begun = { kind: 'saving', since: performance.now(), stop: () => stopping.abort() } as const;
  setSaving(begun, id);
  const terms = { over, ...(isShared !== undefined && { isShared }) };
  try {
    const done = await inTurn(id, stopping.signal, () => {
      const offer = (asShown: () => void) => setSaving({ ...begun, asShown }, id);
      return sendLoad(terms, stopping.signal, offer);
    });
    if (done !== 'signedOut') return done;
    // Whoever signs in again has it saved.
    setSaving({ kind: 'idle' }, id);
    return (await signedIn()) && !isLeft() && saveLoad(terms);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    setSaving({ kind: 'idle' }, id);
    return false;
  }
}

const SHORTLY_ASKED_MILLISECONDS = 4000;

/** What stands in the truck already may have to be moved: somebody decides that first. */
async function isUndecided(): Promise<boolean> {
  const standing = await import('./standing/standing.js').catch(() => null);
  // Without the server nothing is saved, and that is what has to be told.
  if (standing === null) return false;
  const { isUrged, lookForStanding } = standing;
  isUrged.value = await lookForStanding(AbortSignal.timeout(SHORTLY_ASKED_MILLISECONDS));
  return isUrged.peek();
}

/** Whether it is saved, or that the session has ended. */
type Sent = boolean | 'signedOut';

/**
 * Tabs with the same draft save it one after the other: what one of them saved is saved for the others, too. Where a page
 * has no locks, because its connection is not encrypted, the service says that there is one already.
 */
async function inTurn(id: string, signal: AbortSignal, act: () => Promise<Sent>): Promise<Sent> {
  if (!('locks' in navigator)) return act();
  keepNow();
  const before = lastSaved.peek()?.at.getTime();
  return navigator.locks.request(`stowage.save/${id}`, { signal }, async () => {
    // Whoever went to another load while another tab saved this one has it as that tab left it.
    if (draftId.peek() !== id) {
      setSaving({ kind: 'idle' }, id);
      return false;
    }
    takeKept();
    const isNew = lastSaved.peek()?.at.getTime() !== before;
    if (!isNew || !isAllSaved.peek()) return act();
    setSaving({ kind: 'idle' }, id);
    return true;
  });
}

/**
 * @param signal of somebody who waits no longer: then it throws
 * @param offer takes what saves the plan from its placements, where the service has to find it once more
 */
async function sendLoad(
  { over = null, isShared }: SaveTerms,
  signal: AbortSignal,
  offer: (asShown: () => void) => void,
): Promise<Sent> {
  const sent = draft.peek();
  const id = draftId.peek();
  const last = lastSaved.peek();
  const before = last?.title === sent.title ? last : null;
  try {
    if (isUnseenAsStopped(sent)) planAgain();
    const way = over === null ? await wayBest(sent) : wayNow(sent);
    // The service would plan it without what stands in the truck.
    if (sent.kept !== undefined && way.address === '/Loads') throw new Error(frame('standsUnplanned'));
    const build = { ...USUAL_BUILD, isShared: isShared ?? before?.load?.isShared ?? true };
    const query = { UOM: way.uom, reportLanguage: language.peek(), ...queryOfBuild(build) };
    const owner = before?.load?.owner ?? (await ownUser());
    const post = ({ address, body }: WaySaved, until: AbortSignal) => {
      const [path, more] =
        address === '/Loads'
          ? [address, { userId: owner }]
          : [`${address}/${encodeURIComponent(owner)}`, { fillRemaining: 'false' }];
      return send<LoadResponse>('POST', withQuery(path, { ...query, ...more }), body, termsOf(before, over), until);
    };
    const { status, message, document } = await postOrAsShown(way, post, signal, offer);
    if (status === 'failed') throw new Error(message);
    const stored = storedLoadOf(document);
    markSaved(sent, { load: stored, level: way.level }, id);
    if (stored !== undefined) keepShownUnits(stored.id, sent.shown);
    // Before another tab has its turn.
    keepNow();
    // The load that was opened is still there, under its own title.
    const left = before === null && over === null ? last : null;
    if (left?.load) tellBeside({ kind: 'before', of: id, id: left.load.id, title: left.title });
    // What was told of what there was before holds no more.
    else if (draftId.peek() === id) tellBeside(null);
    setSaving({ kind: 'idle' }, id);
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    const isHere = draftId.peek() === id;
    const found = conflictOf(error, before);
    // Of a load that is not on the desk nobody is asked: who comes back to it tries again.
    if (found !== null && !isHere) {
      setSaving({ kind: 'failed', reason: (error as Error).message, of: null }, id);
      return false;
    }
    if (found !== null) {
      conflict.value = found;
      setSaving({ kind: 'idle' }, id);
      deskDialog.value = 'conflict';
      return false;
    }
    if (isHere && error instanceof ServerFailure && error.status === 401) return 'signedOut';
    const isRefused = !(error instanceof ServerFailure) || (error.status >= 400 && error.status < 500);
    setSaving({ kind: 'failed', reason: (error as Error).message, of: isRefused ? sent : null }, id);
    return false;
  }
}

type Post = (way: WaySaved, until: AbortSignal) => Promise<LoadResponse>;

/** The service finds a plan once more; whoever does not wait for that has it saved from its placements. */
async function postOrAsShown(
  way: WaySaved,
  post: Post,
  signal: AbortSignal,
  offer: (asShown: () => void) => void,
): Promise<LoadResponse> {
  const seen = way.address === '/Loads' ? way.seen : null;
  if (seen === null) return post(way, signal);
  const inPlace = new AbortController();
  offer(() => inPlace.abort());
  try {
    return await post(way, AbortSignal.any([signal, inPlace.signal]));
  } catch (error) {
    if (!inPlace.signal.aborted || signal.aborted) throw error;
    const { wayAsShown } = await import('./way-as-shown.js');
    return post((await wayAsShown(way, seen)) ?? way, signal);
  }
}

/** Of what a hand left, before its steps and figures are there. */
function wayPlaced(sent: RequestDraft): WaySaved {
  const placed = editing.peek()?.placed();
  if (!placed) throw new Error(desk('handFixFirst'));
  return { address: '/Edit/Load', uom: uomSent(sent), body: asNamed(placed, bodyOf(sent)), level: null, seen: null };
}

const SHORTLY_MILLISECONDS = 2000;
const OFTEN_MILLISECONDS = 50;

/** Of what is seen, which is what is decided on where somebody is asked. */
function wayNow(sent: RequestDraft): WaySaved {
  return isHandShown.peek() ? waySaved(sent) : wayPlaced(sent);
}

/** Somebody stopped the search before there was a plan of the order: what would be saved is planned here first, and seen. */
function isUnseenAsStopped(sent: RequestDraft): boolean {
  const { address, seen } = wayNow(sent);
  return isStopped.peek() && address === '/Loads' && seen === null;
}

/** A first plan is waited for as long as it takes, which is not long: the service would look for the whole one. */
function isAwaited(sent: RequestDraft, isEarly: boolean): boolean {
  const runs = running.peek();
  const { address, seen } = wayNow(sent);
  if (address !== '/Loads' || seen !== null) return runs !== null && isEarly;
  if (runs !== null) return runs.isQuick || isEarly;
  return isEarly && refused.peek() === null && engineFault.peek() === '';
}

/** Of the plan that is looked for, if it is there shortly, and nobody changes or leaves the order; else of what is seen. */
async function wayBest(sent: RequestDraft): Promise<WaySaved> {
  const seen = wayNow(sent);
  const end = performance.now() + SHORTLY_MILLISECONDS;
  while (draft.peek() === sent && isAwaited(sent, performance.now() < end)) {
    await new Promise((resolve) => setTimeout(resolve, OFTEN_MILLISECONDS));
  }
  return draft.peek() === sent ? wayNow(sent) : seen;
}
