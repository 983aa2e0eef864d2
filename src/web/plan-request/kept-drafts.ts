/**
 * Drafts as this device keeps them, each under a name of its own, so that no tab writes over what another holds. What
 * nobody would miss, as a sample that was only looked at, goes after a while.
 */
import { dropHand, keepHand, keptHand } from './kept-hands.js';
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.js';
import type { StoredLoad } from './saved.js';

const KEPT = 'stowage.draft/';
/** Earlier versions kept one draft, for all tabs. */
const KEPT_BEFORE = 'stowage.draft';
const MISSED_BY_NOBODY_AFTER_MILLISECONDS = 7 * 24 * 3600 * 1000;

export interface KeptDraft {
  readonly draft: RequestDraft;
  /** Text of the JSON view that is not readable yet; null: the text is that of the draft. */
  readonly jsonText: string | null;
  /** Lines of text that were not taken over yet. */
  readonly lines: string;
  /** When it was changed last. */
  readonly at: number;
  /** A sample as it was opened: nobody's work. */
  readonly isSample: boolean;
  /** Null: the server was never given it. */
  readonly saved: KeptSave | null;
}

export interface KeptSave {
  readonly title: string;
  readonly at: number;
  /** Nothing was changed since. */
  readonly isNow: boolean;
  readonly load?: StoredLoad | undefined;
  readonly level?: number | null;
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}

/** What this tab read or wrote last, with its name: the same is not written again. */
let known = '';
const AT = /^\{"at":\d+,/;

/** Null: there is none of this name, or nothing that can be read. */
export function keptDraft(id: string): KeptDraft | null {
  try {
    const found = localStorage.getItem(KEPT + id);
    if (found === null) return null;
    const kept = JSON.parse(found) as KeptDraft;
    known = id + found.replace(AT, '{');
    return kept;
  } catch {
    return null;
  }
}

/** What is written of it, but for when. */
export function contentOf({ draft, jsonText, lines, isSample, saved }: KeptDraft): Omit<KeptDraft, 'at'> {
  return { draft, jsonText, lines, isSample, saved };
}

/** @throws DOMException the device has no room for it or forbids it */
export function keepDraft(id: string, content: Omit<KeptDraft, 'at'>): void {
  const written = JSON.stringify(content);
  if (known === id + written) return;
  const whole = `{"at":${Date.now()},${written.slice(1)}`;
  try {
    localStorage.setItem(KEPT + id, whole);
  } catch {
    forgetUnmissed(0, id);
    localStorage.setItem(KEPT + id, whole);
  }
  known = id + written;
}

export function dropDraft(id: string): void {
  localStorage.removeItem(KEPT + id);
  dropHand(id);
  known = '';
}

export interface UnsavedDraft extends KeptDraft {
  readonly id: string;
  /** What a hand did to its plan; null: nothing. */
  readonly hand: string | null;
}

/** One that was dropped is there again. */
export function bringBack({ id, hand, at: _, ...content }: UnsavedDraft): void {
  keepDraft(id, content);
  if (hand !== null) keepHand(id, hand);
}

/** What somebody wrote and the server does not have all of, the newest first. */
export function unsavedDrafts(): UnsavedDraft[] {
  return allKept()
    .filter((one) => !isUnmissed(one))
    .sort((one, other) => other.at - one.at);
}

/** There may be some: what is worth looking for them. */
export function hasUnsaved(): boolean {
  return Object.keys(localStorage).some((key) => idOfKey(key) !== null);
}

/** The name in the storage of what another tab keeps too. */
export function idOfKey(key: string | null): string | null {
  return key?.startsWith(KEPT) ? key.slice(KEPT.length) : null;
}

/** Makes a draft of its own of what an earlier version kept, and lets old ones go that nobody misses. */
export function tidyKept(): void {
  try {
    const before = localStorage.getItem(KEPT_BEFORE);
    if (before !== null) {
      const { draft, jsonText = null, lines = '' } = JSON.parse(before) as Partial<KeptDraft>;
      // What an earlier page kept was shown in its own unit.
      const shown = draft?.shown ?? draft?.uom ?? EMPTY_DRAFT.shown;
      const taken = { draft: { ...EMPTY_DRAFT, ...draft, shown }, jsonText, lines };
      keepDraft(newId(), { ...taken, isSample: false, saved: null });
      localStorage.removeItem(KEPT_BEFORE);
    }
    forgetUnmissed(MISSED_BY_NOBODY_AFTER_MILLISECONDS);
  } catch {
    // What cannot be read stays as it is.
  }
}

function isUnmissed({ isSample, saved, hand }: UnsavedDraft): boolean {
  return hand === null && (isSample || saved?.isNow === true);
}

function forgetUnmissed(olderThan: number, but = ''): void {
  const now = Date.now();
  for (const one of allKept()) {
    if (one.id !== but && isUnmissed(one) && now - one.at >= olderThan) dropDraft(one.id);
  }
}

function allKept(): UnsavedDraft[] {
  const ids = Object.keys(localStorage).flatMap((key) => idOfKey(key) ?? []);
  const before = known;
  const found = ids.flatMap((id) => {
    const kept = keptDraft(id);
    return kept === null ? [] : [{ id, ...kept, hand: keptHand(id) }];
  });
  known = before;
  return found;
}
