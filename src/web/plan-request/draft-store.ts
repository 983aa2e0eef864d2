/**
 * The request on the page, with its history. Whatever is typed is kept on this device as it is typed: a reload, a lost
 * connection or an expired key takes nothing away.
 */
import { computed, signal } from '@preact/signals';
import { begun, changed, redone, undone } from './history.js';
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.js';

const KEPT = 'stowage.draft';
const KEEP_WITHIN_MILLISECONDS = 150;

interface Kept {
  readonly draft: RequestDraft;
  readonly jsonText: string | null;
  readonly lines: string;
}

const kept = readKept();
const history = signal(begun(kept?.draft ?? EMPTY_DRAFT));

export const draft = computed(() => history.value.present);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);

/** Text of the JSON view that is not readable yet; null: the text is that of the draft. */
export const jsonText = signal<string | null>(kept?.jsonText ?? null);

/** What the server took last, and when; null: nothing was saved since the page was opened. */
export const lastSaved = signal<{ readonly draft: RequestDraft; readonly at: Date } | null>(null);

/** Lines of text that were not taken over yet. */
export const lines = signal(kept?.lines ?? '');

/** Somebody was here before. */
const wasKept = kept !== null;

/** Nothing was kept, and no other page has put anything here since: the page opens with a sample. */
export function isFresh(): boolean {
  return kept === null && !canUndo.peek() && jsonText.peek() === null;
}

/** @param kind see history.ts */
export function change(next: RequestDraft, kind = ''): void {
  history.value = changed(history.value, next, kind, performance.now());
  jsonText.value = null;
}

/** The sample that was opened last: as long as nobody changes it, it is nobody's work. */
const sample = signal<RequestDraft | null>(null);

export function changeToSample(next: RequestDraft): void {
  sample.value = next;
  change(next);
}

/** Somebody wrote something here, now or at an earlier visit. */
export const isTyped = computed(() => wasKept || (canUndo.value && draft.value !== sample.value));

/** The cargo is that of a sample as it was opened, or there is nothing. */
export function isSample(): boolean {
  const now = draft.peek();
  return now.cargoes === sample.peek()?.cargoes || (now.cargoes.length === 0 && now.emptyContainers.length === 0);
}

export function undo(): void {
  history.value = undone(history.value);
  jsonText.value = null;
}

export function redo(): void {
  history.value = redone(history.value);
  jsonText.value = null;
}

/** Whether what is typed could not be kept, because the device has no room for it or forbids it. */
export const isNotKept = signal(false);

let timer: ReturnType<typeof setTimeout> | undefined;

function keep(): void {
  clearTimeout(timer);
  timer = undefined;
  try {
    const now: Kept = { draft: draft.peek(), jsonText: jsonText.peek(), lines: lines.peek() };
    localStorage.setItem(KEPT, JSON.stringify(now));
    isNotKept.value = false;
  } catch {
    isNotKept.value = true;
  }
}

function keepSoon(): void {
  timer ??= setTimeout(keep, KEEP_WITHIN_MILLISECONDS);
}

let isFirst = true;
computed(() => [draft.value, jsonText.value, lines.value]).subscribe(() => {
  if (!isFirst) keepSoon();
  isFirst = false;
});
addEventListener('pagehide', () => {
  if (timer !== undefined) keep();
});

function readKept(): Kept | null {
  try {
    const found = localStorage.getItem(KEPT);
    if (found === null) return null;
    const { draft, ...rest } = JSON.parse(found) as Kept;
    // What an earlier page kept was shown in its own unit.
    return { ...rest, draft: { ...draft, shown: draft.shown ?? draft.uom } };
  } catch {
    return null;
  }
}
