/**
 * The request on the page, with its history. Whatever is typed is kept on this device as it is typed: a reload, a lost
 * connection or an expired key takes nothing away. Each tab has a draft of its own; another load that is opened is
 * another draft, and undo brings the one before back.
 */
import { batch, computed, signal } from '@preact/signals';
import { loadOfAddress, pageOf, place } from '../shell/routes.js';
import { begun, changed, type History, redone, undone } from './history.js';
import {
  contentOf,
  dropDraft,
  idOfKey,
  type KeptDraft,
  type KeptSave,
  keepDraft,
  keptDraft,
  newId,
  tidyKept,
  unsavedDrafts,
} from './kept-drafts.js';
import { EMPTY_DRAFT, isSamePlan, type RequestDraft } from './request-draft.js';
import type { Saved } from './saved.js';

/** The draft of this tab, for pages whose address does not name it. */
const OF_TAB = 'stowage.draft-of-tab';
const KEEP_WITHIN_MILLISECONDS = 150;

interface State {
  readonly id: string;
  readonly draft: RequestDraft;
}

const ENTRANCE_OF_TAB = 'stowage.entrance-of-tab';

/** The page with which this tab began, however often it was loaded since. */
const entrance = sessionStorage.getItem(ENTRANCE_OF_TAB) ?? pageOf(place.peek());
sessionStorage.setItem(ENTRANCE_OF_TAB, entrance);

tidyKept();
const atFirst = firstKept();
const history = signal(begun<State>({ id: atFirst?.id ?? newId(), draft: atFirst?.draft ?? EMPTY_DRAFT }));

export const draft = computed(() => history.value.present.draft);
export const draftId = computed(() => history.value.present.id);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);

/** Text of the JSON view that is not readable yet; null: the text is that of the draft. */
export const jsonText = signal<string | null>(atFirst?.jsonText ?? null);

/** Lines of text that were not taken over yet. */
export const lines = signal(atFirst?.lines ?? '');

/** By draft. */
const saves = signal<ReadonlyMap<string, Saved>>(new Map());

/** Null: the server was never given this draft. */
export const lastSaved = computed(() => saves.value.get(draftId.value) ?? null);

/** The server has the draft as it stands. */
export const isSaved = computed(() => {
  const saved = lastSaved.value?.draft ?? null;
  const { title, leftOut } = draft.value;
  return saved !== null && saved.title === title && saved.leftOut === leftOut && isSamePlan(saved, draft.value);
});

/** The sample that was opened last: as long as nobody changes it, it is nobody's work. */
const sample = signal<RequestDraft | null>(null);

if (atFirst !== null) remember(atFirst.id, atFirst);

/** Nobody has ordered anything here. */
export const isNothing = computed(() => {
  const { title, cargoes, emptyContainers, rules, others } = draft.value;
  if (title !== '' || cargoes.length > 0 || emptyContainers.length > 0 || Object.keys(others).length > 0) return false;
  return isUntouched(rules) && jsonText.value === null && lines.value === '';
});

/** The tab begins with this page, and nothing was kept for it. @param page as its address begins */
export function isFresh(page: string): boolean {
  return entrance === page && atFirst === null && !canUndo.peek() && isNothing.peek();
}

/** @param kind see history.ts */
export function change(next: RequestDraft, kind = ''): void {
  const state = { id: draftId.peek(), draft: next };
  const now = draft.peek();
  if (next.rules['optimizationLevel'] !== now.rules['optimizationLevel']) chosenLevel = null;
  const isTitle = next.title !== now.title && next.shown === now.shown && isSamePlan(next, now);
  history.value = isTitle
    ? { ...history.value, present: state }
    : changed(history.value, state, kind, performance.now());
  jsonText.value = null;
}

/** How thoroughly a load is planned, where that was chosen as no step of its history. */
let chosenLevel: { readonly id: string; readonly level: unknown } | null = null;

/** States whose plan a hand made, or was saved: it goes with another level, and undo leads back to it. */
const held = new WeakSet<RequestDraft>();

export function holdLevel(one: RequestDraft): void {
  held.add(one);
}

/** @param next the draft at another level, which is no step of its history: whatever is undone, it stays */
export function changeLevel(next: RequestDraft): void {
  if (held.has(draft.peek())) {
    change(next);
    return;
  }
  const id = draftId.peek();
  chosenLevel = { id, level: next.rules['optimizationLevel'] };
  // What is typed after it is another step than what was typed before.
  history.value = { ...history.value, present: { id, draft: next }, last: null };
}

export interface Opening {
  /** As the server has it; null: it does not. */
  readonly saved?: Omit<Saved, 'draft'> | null;
  /** Nothing was done to it yet, so there is nothing to undo; what was there before is listed at the start. */
  readonly isAnew?: boolean;
}

/** Another load, as a draft of its own. */
export function openDraft(next: RequestDraft, { saved = null, isAnew = false }: Opening = {}): void {
  const id = newId();
  batch(() => {
    if (saved !== null) saves.value = new Map([...saves.peek(), [id, { ...saved, draft: next }]]);
    show({ id, draft: next });
    if (isAnew) history.value = begun(history.peek().present);
  });
}

export function changeToSample(next: RequestDraft): void {
  batch(() => {
    sample.value = next;
    openDraft(next);
  });
}

/** A draft that this device keeps. @returns whether there is one of this name */
export function openKept(id: string): boolean {
  const kept = keptDraft(id);
  if (kept === null) return false;
  batch(() => {
    remember(id, kept);
    show({ id, draft: kept.draft });
    jsonText.value = kept.jsonText;
    lines.value = kept.lines;
  });
  return true;
}

/** What somebody wrote last in any tab. @returns whether there is such a draft */
export function openNewest(): boolean {
  const [newest] = unsavedDrafts();
  return newest !== undefined && openKept(newest.id);
}

/** An empty place, in the unit that one looks at. */
export function openNothing(): void {
  if (!isNothing.peek()) openDraft({ ...EMPTY_DRAFT, shown: draft.peek().shown });
}

/** Somebody wrote something here, now or at an earlier visit. */
export const isTyped = computed(() => (atFirst !== null || canUndo.value) && draft.value !== sample.value);

/** The cargo is that of a sample as it was opened, or there is nothing. */
export function isSample(): boolean {
  const now = draft.peek();
  return now.cargoes === sample.peek()?.cargoes || (now.cargoes.length === 0 && now.emptyContainers.length === 0);
}

export function undo(): void {
  walk(undone);
}

export function redo(): void {
  walk(redone);
}

/** States of the history as they are called now, and as they were called. */
const calledBefore = new WeakMap<RequestDraft, RequestDraft>();

/** The same state of the history before the load was called as it is now; null: it was called so. */
export function beforeCalled(one: RequestDraft): RequestDraft | null {
  return calledBefore.get(one) ?? null;
}

/** What a load is called is no step of its history: it is saved under its title, whatever is undone. Nor is its level. */
function walk(along: (from: History<State>) => History<State>): void {
  keepNow();
  const { id, draft: now } = history.peek().present;
  const next = along(history.peek());
  const { present } = next;
  const { optimizationLevel: own } = present.draft.rules;
  const level = chosenLevel?.id === id && !held.has(present.draft) ? chosenLevel.level : own;
  const isAtLevel = level === own;
  const isCalledSo = present.id !== id || (present.draft.title === now.title && isAtLevel);
  const rules = isAtLevel ? present.draft.rules : { ...present.draft.rules, optimizationLevel: level };
  const called = isCalledSo ? present.draft : { ...present.draft, title: now.title, rules };
  if (!isCalledSo) calledBefore.set(called, present.draft);
  history.value = { ...next, present: { id: present.id, draft: called } };
  jsonText.value = null;
}

/** @param sent the draft as the server took it; @param saved as which it is there; @param id whose it is */
export function markSaved(sent: RequestDraft, saved: Pick<Saved, 'load' | 'level'>, id = draftId.peek()): void {
  const isHere = id === draftId.peek();
  // Whoever went away and came back meanwhile has it as it was kept.
  const own = isHere && isAlike(draft.peek(), sent) ? draft.peek() : sent;
  const save = { title: sent.title, at: new Date(), draft: own, ...saved };
  saves.value = new Map([...saves.peek(), [id, save]]);
  if (!isHere) keepSaved(id, save);
}

const isAlike = (one: RequestDraft, other: RequestDraft) => JSON.stringify(one) === JSON.stringify(other);

/** Of a draft that was left meanwhile, as it is kept. */
function keepSaved(id: string, { draft: sent, at, ...known }: Saved & { readonly draft: RequestDraft }): void {
  const kept = keptDraft(id);
  if (kept === null) return;
  try {
    keepDraft(id, { ...contentOf(kept), saved: { ...known, at: at.getTime(), isNow: isAlike(kept.draft, sent) } });
  } catch {
    isNotKept.value = true;
  }
}

/** What is here is a new load from now on: the one that was opened is there no more, or stays as it is. */
export function forgetSaved(): void {
  const id = draftId.peek();
  saves.value = new Map([...saves.peek()].filter(([one]) => one !== id));
}

/** Whether what is typed could not be kept, because the device has no room for it or forbids it. */
export const isNotKept = signal(false);

function show(next: State): void {
  keepNow();
  history.value = changed(history.value, next);
  jsonText.value = null;
  lines.value = '';
}

/** What is known of a kept draft beside its content. */
function remember(id: string, { draft, isSample, saved }: KeptDraft): void {
  if (isSample) sample.value = draft;
  if (saved === null) return;
  const { at, isNow, ...known } = saved;
  saves.value = new Map([...saves.peek(), [id, { ...known, at: new Date(at), draft: isNow ? draft : null }]]);
}

function isUntouched(rules: RequestDraft['rules']): boolean {
  return rules === EMPTY_DRAFT.rules || Object.keys(rules).length === 0;
}

let timer: ReturnType<typeof setTimeout> | undefined;

function keep(): void {
  clearTimeout(timer);
  timer = undefined;
  const id = draftId.peek();
  try {
    if (isNothing.peek()) dropDraft(id);
    else {
      keepDraft(id, {
        draft: draft.peek(),
        jsonText: jsonText.peek(),
        lines: lines.peek(),
        isSample: draft.peek() === sample.peek(),
        saved: keptSave(lastSaved.peek()),
      });
    }
    isNotKept.value = false;
  } catch {
    isNotKept.value = true;
  }
}

function keptSave(saved: Saved | null): KeptSave | null {
  if (saved === null) return null;
  const { draft: _, at, ...known } = saved;
  return { ...known, at: at.getTime(), isNow: isSaved.peek() };
}

/** What is typed is kept before another draft takes its place. */
export function keepNow(): void {
  if (timer !== undefined) keep();
}

let isFirst = true;
computed(() => [history.value, jsonText.value, lines.value, lastSaved.value]).subscribe(() => {
  if (!isFirst) timer ??= setTimeout(keep, KEEP_WITHIN_MILLISECONDS);
  isFirst = false;
});
draftId.subscribe((id) => sessionStorage.setItem(OF_TAB, id));
addEventListener('pagehide', keepNow);
// Another tab changes the same draft: both show it, and each can undo what the other did.
addEventListener('storage', ({ key }) => {
  if (idOfKey(key) === draftId.peek()) takeKept();
});

/** Shows the draft as another tab kept it. */
export function takeKept(): void {
  const id = draftId.peek();
  const kept = keptDraft(id);
  if (kept === null) return;
  batch(() => {
    const isOther = JSON.stringify(kept.draft) !== JSON.stringify(draft.peek());
    if (isOther) history.value = changed(history.value, { id, draft: kept.draft });
    remember(id, { ...kept, draft: draft.peek() });
  });
}

/** The draft that the address names, else that of this tab, unless the address names another load. */
function firstKept(): (KeptDraft & { readonly id: string }) | null {
  const { query } = place.peek();
  const load = loadOfAddress(place.peek());
  const id = query.get('draft') ?? sessionStorage.getItem(OF_TAB);
  const kept = id === null ? null : keptDraft(id);
  if (id === null || kept === null || (load !== null && kept.saved?.load?.id !== load)) return null;
  return { id, ...kept };
}
